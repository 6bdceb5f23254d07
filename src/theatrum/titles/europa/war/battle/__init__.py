"""9.6, 9.7, 9.9, 13.4: battles on land and at sea, and the forces that non-player realms bring to them."""
