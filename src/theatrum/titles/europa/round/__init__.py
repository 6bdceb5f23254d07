"""Chapter 4: the round and its phases, passing, the end of an age, the final scoring."""
