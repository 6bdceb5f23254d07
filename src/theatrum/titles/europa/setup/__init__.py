"""Chapter 3: set-ups of realms and scenarios, as the content has them."""
