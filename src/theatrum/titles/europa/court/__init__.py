"""Chapters 7 and 8: power, characters, stability, economy, towns, ideas."""
