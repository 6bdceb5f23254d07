"""Chapter 15: religions of areas and states, conversion, religious unrest."""
