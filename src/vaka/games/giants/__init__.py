"""Giants, for 3 to 5 players. RULES.md says which function carries which rule."""

from vaka.games.giants.routes import Route, transport_routes
from vaka.games.giants.setup import GAME
from vaka.games.giants.types import GiantsActions, GiantsEvents, GiantsView

__all__ = ["GAME", "GiantsActions", "GiantsEvents", "GiantsView", "Route", "transport_routes"]
