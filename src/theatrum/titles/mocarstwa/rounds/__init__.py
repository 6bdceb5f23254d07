"""Chapter 5: rounds and their phases."""
