"""Chapter 7: entering provinces and fighting for them; hands of cards, commanders (12)."""
