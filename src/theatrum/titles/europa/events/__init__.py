"""Chapter 16: events, their options, their marks in the active and in the automatic version."""
