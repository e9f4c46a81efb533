"""Rapa Nui, for 2 to 4 players. RULES.md says which function carries which rule."""

from vaka.games.rapanui.setup import GAME
from vaka.games.rapanui.types import RapaNuiActions, RapaNuiEvents, RapaNuiView

__all__ = ["GAME", "RapaNuiActions", "RapaNuiEvents", "RapaNuiView"]
