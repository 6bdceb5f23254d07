"""Chapters 3 and 4: who plays, what stands where, first purchases; commanders appointed (12.2)."""
