"""Search: information-set Monte Carlo tree search, guided by what the title's guide sees.

`search` grows the tree (`tree`) from redeals, `reward` says what an end is worth, and `tuning` how
much of what. All of it is compiled; `bots/searcher.py` is the player.
"""
