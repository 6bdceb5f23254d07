"""Chapters 6, 9 and 10: control, elimination, what wins."""
