"""War and peace: chapters 9 and 10."""
