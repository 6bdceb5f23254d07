"""Chapter 17: missions, milestones, power struggles."""
