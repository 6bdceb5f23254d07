"""Chapter 14: unrest, rebellion dice, rebels, rebel towns, liberation."""
