"""The arena: bots play many games, and everything that is measured about titles, rules and speed."""
