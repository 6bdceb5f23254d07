"""A map of areas with their provinces, sea zones and trade nodes, and sheets of distant lands."""
