"""Chapter 2: the board of both sides, who owns what on it as printed, and what is adjacent to what."""
