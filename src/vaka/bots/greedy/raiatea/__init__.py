"""The guide of Raiatea.

It looks at the table from a seat (`sight`), estimates in points what things, missions, masks,
assistants and rituals are worth to it there (`worth`, `missions`, `masks`, `assistants`, `effects`,
`rituals`), and says what every action gains: where to go (`places`), what to trade (`trading`),
what to prepare and bid (`ceremony`), which mission to complete (`building`), and all the small ones
(`questions`, `weigher`). Playouts follow that. Scores to come are estimated (`forecast`), and hints
say why (`reasons`).
"""

from vaka.bots.greedy.raiatea.player import RaiateaGuide
from vaka.core.state import State
from vaka.games.raiatea.state import RaiateaState

__all__ = ["RaiateaGuide", "guide"]


def guide(state: State, _sharp: bool = False) -> RaiateaGuide:
    """The guide for games of this config; there is one taste only."""
    assert isinstance(state, RaiateaState)
    return RaiateaGuide(state)
