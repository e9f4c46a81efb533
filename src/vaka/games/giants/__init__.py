"""Giants, for 3 to 5 players.

`help(GiantsView)` lists the fields of a view: those that hide something are None. The types of
its fields are in `vaka.games.giants.types`. RULES.md says which function carries which rule.
"""

from typing import TYPE_CHECKING

from vaka.games.giants.routes import Route, transport_routes
from vaka.games.giants.setup import GAME

if TYPE_CHECKING:
    from vaka.games.giants.types import GiantsActions, GiantsEvents, GiantsView
else:

    def __getattr__(name: str) -> type:
        """Import the types when they are asked for: a game does without them."""
        if name in __all__:
            from vaka.games.giants import types

            return types.__dict__[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["GAME", "GiantsActions", "GiantsEvents", "GiantsView", "Route", "transport_routes"]
