"""Tables around the game: the lobby, who sits where, the start, the end, a rematch."""
