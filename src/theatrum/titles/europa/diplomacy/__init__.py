"""Chapter 11: influence, marriages, alliances, vassals; the diplomatic actions of 5.1, 5.2 and 5.4."""
