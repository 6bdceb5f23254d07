"""Chapters 5.4 and 11: the economy of campaigns and of the full game."""
