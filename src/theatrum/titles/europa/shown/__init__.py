"""What players are shown of a position: names of things, text, data for drawing, standings, what a choice costs."""
