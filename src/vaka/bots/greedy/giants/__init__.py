"""The greedy player for Giants.

It looks at the island as it is (`sight`), estimates what every object is worth on every hex
(`worth`), finds the cheapest ways over figures that stand there or that it could still place
(`chains`), and takes the bid, the figure or the move that gains most for what it costs.
"""

from vaka.bots.greedy.giants.player import GiantsPlayer

__all__ = ["GiantsPlayer", "player"]


def player() -> GiantsPlayer:
    return GiantsPlayer()
