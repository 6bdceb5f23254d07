"""What is said and shown: sentences, texts of cards, the position as text, the terminal."""
