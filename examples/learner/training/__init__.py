"""How the bot learns: imitation for a start, then self-play. `train.py` runs it."""
