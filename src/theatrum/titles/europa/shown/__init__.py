"""What leaves the title: names of things, the position as data and as text, standings and figures."""
