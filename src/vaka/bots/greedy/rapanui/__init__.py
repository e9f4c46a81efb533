"""The guide of Rapa Nui: how a good player counts at the table.

It looks at the table once (`sight`): how long the game will last, what will still be valued, what
an offering will be worth at the end (`stone`), what wood is good for. With that it looks ahead over
the cards of this turn (`draws`) and says what each action is worth (`weigher`). Playouts are quick
(`quick`), scores to come are estimated (`judge`), and hints say why (`reasons`).
"""

from vaka.bots.greedy.rapanui.player import RapaNuiGuide
from vaka.bots.greedy.rapanui.taste import taste_of
from vaka.core.state import State

__all__ = ["RapaNuiGuide", "guide"]


def guide(state: State, sharp: bool = False) -> RapaNuiGuide:
    """The guide for games of this config."""
    return RapaNuiGuide(state, taste_of(state.players, sharp))
