"""Chapter 13: realms that nobody plays (niezależne królestwa): faith, expansion, invasion, liberation."""
