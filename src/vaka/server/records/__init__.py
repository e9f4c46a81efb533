"""What is left of a game: replay, records to take home, branches, and the archive."""
