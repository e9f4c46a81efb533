"""Giants, for 3 to 5 players. RULES.md says which function carries which rule."""

from vaka.games.giants.routes import Route, transport_routes
from vaka.games.giants.setup import GAME

__all__ = ["GAME", "Route", "transport_routes"]
