"""The greedy player for Raiatea.

It looks at the table from its seat (`sight`), estimates in points what things, missions, masks and
effects are worth to it there (`worth`, `missions`, `masks`, `effects`), and answers every question
by what gains most: where to go (`places`), what to prepare and bid (`ceremony`), which mission to
complete (`building`), and all the small ones (`player`).
"""

from vaka.bots.greedy.raiatea.player import RaiateaPlayer

__all__ = ["RaiateaPlayer", "player"]


def player() -> RaiateaPlayer:
    return RaiateaPlayer()
