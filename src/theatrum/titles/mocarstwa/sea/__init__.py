"""Chapter 8: fleets."""
