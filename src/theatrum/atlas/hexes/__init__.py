"""A board whose seas are divided into hexes."""
