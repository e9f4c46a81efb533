"""Raiatea, for 3 to 5 players.

`help(RaiateaView)` lists the fields of a view: those that hide something are None. The types of
its fields are in `vaka.games.raiatea.view_types`. RULES.md says which function carries which rule.
"""

from typing import TYPE_CHECKING

from vaka.games.raiatea.setup import GAME

if TYPE_CHECKING:
    from vaka.games.raiatea.types import RaiateaActions, RaiateaEvents
    from vaka.games.raiatea.view_types import RaiateaView
else:

    def __getattr__(name: str) -> type:
        """Import the types when they are asked for: a game does without them."""
        if name in __all__:
            from vaka.games.raiatea import types

            return types.__dict__[name]
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__all__ = ["GAME", "RaiateaActions", "RaiateaEvents", "RaiateaView"]
