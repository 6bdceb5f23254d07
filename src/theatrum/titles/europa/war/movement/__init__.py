"""9.5: armies march step by step, fleets and ships sail, land units cross the sea on a bridge of ships."""
