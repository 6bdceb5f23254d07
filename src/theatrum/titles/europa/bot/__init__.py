"""How to play it: the steward's reasons, and how good a position is."""
