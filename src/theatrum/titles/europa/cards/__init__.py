"""Chapter 6 and the language of cards: their tables, the closed vocabulary of effects, and its reader."""
