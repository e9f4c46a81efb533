"""The levels that people choose from: easy, medium, hard, expert, the same names for every title.

`hard` thinks up to about 0.1 s about a decision on one core, `expert` up to about 1 s; underneath
both count iterations, so that a game can be repeated exactly. docs/bots.md has what each is worth.
"""

from typing import Final

from vaka.bots.easy import EasyBot
from vaka.bots.greedy import GreedyBot
from vaka.bots.observation import Bot
from vaka.bots.search.tuning import Tuning
from vaka.bots.searcher import SearchBot

LEVELS: Final = ("easy", "medium", "hard", "expert")

# Iterations for a decision.
_HARD: Final = {"rapanui": 2000, "giants": 600, "raiatea": 1000}
_EXPERT: Final = {"rapanui": 40_000, "giants": 10_000, "raiatea": 8000}
_UNKNOWN: Final = 1000  # for somebody else's title, a tenth of it when hard


def tuned(title: str, iterations: int, *, expert: bool = False) -> Tuning:
    """How the search thinks in each title; docs/bots.md tells what was tried."""
    if title == "rapanui":
        return Tuning(iterations, horizon=0, warmth=0.5, sharp=expert)
    if title == "raiatea":
        # An expert has the time to play on until everybody has been at a location.
        return Tuning(iterations, horizon=4 if expert else 1)
    if title == "giants":
        return Tuning(iterations)
    return Tuning(iterations, horizon=0)


def make_level(name: str, seed: int) -> Bot:
    """The player of a level; it finds out what is played when it is asked."""
    if name == "easy":
        return EasyBot(seed)
    if name == "medium":
        return GreedyBot(seed)
    if name == "hard":
        return SearchBot(seed, lambda title: tuned(title, _HARD.get(title, _UNKNOWN // 10)))
    return SearchBot(seed, lambda title: tuned(title, _EXPERT.get(title, _UNKNOWN), expert=True))
