"""A map of cards that lie in a grid: cities, borders and trade routes on them."""
