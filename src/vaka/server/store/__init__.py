"""What the server keeps: SQLite in one file, or PostgreSQL."""
