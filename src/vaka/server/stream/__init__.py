"""Server-sent events: one request whose answer goes on, for programs that play."""
