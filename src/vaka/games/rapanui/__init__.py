"""Rapa Nui, for 2 to 4 players.

`help(RapaNuiView)` lists the fields of a view: those that hide something are None. The types of
its fields are in `vaka.games.rapanui.types`. RULES.md says which function carries which rule.
"""

from typing import TYPE_CHECKING

from vaka.games.rapanui.setup import GAME

if TYPE_CHECKING:
    from vaka.games.rapanui.types import RapaNuiActions, RapaNuiEvents, RapaNuiView
else:

    def __getattr__(name: str) -> type:
        """Import the types when they are asked for: a game does without them."""
        if name in __all__:
            from vaka.games.rapanui import types

            return types.__dict__[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["GAME", "RapaNuiActions", "RapaNuiEvents", "RapaNuiView"]
