"""The guide of Giants: what a good player sees at a glance.

It looks at the island as it is (`sight`), estimates what every object is worth on every hex
(`worth`), finds the cheapest ways over figures that stand there or that it could still place
(`chains`), and weighs bids, figures and moves by what they gain for what they cost. A playout is
played by the same thoughts, with plans that are followed to their end (`play`).
"""

from functools import lru_cache

from vaka.bots.greedy.giants.judge import GiantsGuide
from vaka.bots.greedy.giants.tables import Tables
from vaka.core.state import State
from vaka.games.giants.box import Box
from vaka.games.giants.island import Island
from vaka.games.giants.state import GiantsState

__all__ = ["GiantsGuide", "guide"]


def guide(state: State, _sharp: bool = False) -> GiantsGuide:
    """There is one taste only."""
    assert isinstance(state, GiantsState)
    return GiantsGuide(_tables(state.island, state.box), state.players)


@lru_cache(maxsize=8)
def _tables(island: Island, box: Box) -> Tables:
    """Made once for each island, however many guides there are."""
    return Tables(island, box)
