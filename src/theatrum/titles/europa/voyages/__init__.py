"""Chapter 5.1 and 5.3 as far as they lead overseas: exploration, discovery, colonization; and how one ship sails."""
