"""What a host needs to keep the peace at his table, and an admin on the server."""
