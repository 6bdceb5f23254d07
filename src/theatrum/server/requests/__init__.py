"""What is asked of the server, over HTTP and the live channel, and what it answers."""
