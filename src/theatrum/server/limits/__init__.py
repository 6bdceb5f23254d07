"""What one request, one address and one connection may use."""
