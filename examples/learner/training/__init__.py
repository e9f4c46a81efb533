"""How the bot learns, by self-play. `train.py` runs it."""
