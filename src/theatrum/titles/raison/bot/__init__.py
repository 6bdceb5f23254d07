"""How the steward plays."""
