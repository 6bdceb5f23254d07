"""Chapter 9: declaration, recruiting, movement, battle, siege."""
