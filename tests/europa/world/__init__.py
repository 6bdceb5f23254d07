"""Realms, trade, faith, events and aims, Empire and Curia: chapters 11 to 19."""
