"""Raiatea, for 3 to 5 players. RULES.md says which function carries which rule."""

from vaka.games.raiatea.setup import GAME

__all__ = ["GAME"]
