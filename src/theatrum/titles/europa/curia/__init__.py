"""Chapter 19: the Papal Curia."""
