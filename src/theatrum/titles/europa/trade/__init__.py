"""Chapter 12: trade: nodes, routes, merchants, trade power, pirates, gold and slaves."""
