"""What players are shown of a position: as text, at a glance, as data for drawing, and what a choice costs."""
