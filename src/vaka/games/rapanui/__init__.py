"""Rapa Nui, for 2 to 4 players. RULES.md says which function carries which rule."""

from vaka.games.rapanui.setup import GAME

__all__ = ["GAME"]
