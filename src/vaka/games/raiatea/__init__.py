"""Raiatea, for 3 to 5 players. RULES.md says which function carries which rule."""

from vaka.games.raiatea.setup import GAME
from vaka.games.raiatea.types import RaiateaActions, RaiateaEvents
from vaka.games.raiatea.view_types import RaiateaView

__all__ = ["GAME", "RaiateaActions", "RaiateaEvents", "RaiateaView"]
