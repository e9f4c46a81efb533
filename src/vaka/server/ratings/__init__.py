"""How good players are: people and levels of bots, for each title, and the players' pages."""
