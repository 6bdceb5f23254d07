"""5.5, 9.2, 9.3: recruiting on land and building ships, within their limits."""
