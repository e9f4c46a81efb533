"""The bots that can be made, and the titles that each of them plays."""

from collections.abc import Callable
from typing import Final

from vaka.bots.errors import UnknownBot, WrongTitle
from vaka.bots.greedy import TITLES as GREEDY_TITLES
from vaka.bots.greedy import GreedyBot
from vaka.bots.observation import Bot
from vaka.bots.random import RandomBot

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {"greedy": GreedyBot, "random": RandomBot}

# The titles of the bots that do not play all.
_TITLES: Final[dict[str, tuple[str, ...]]] = {"greedy": GREEDY_TITLES}


def names(title: str | None = None) -> tuple[str, ...]:
    """The bots that can be made: all, or those that play a title."""
    return tuple(sorted(name for name in _MAKERS if title is None or _plays(name, title)))


def best(title: str) -> str:
    """The bot that plays a title best."""
    return next(name for name in ("greedy", "random") if _plays(name, title))


def make(name: str, seed: int, title: str | None = None) -> Bot:
    """The bot of this name; the same seed and the same observations give the same choices.

    With a title, one that does not play it is refused here and not only when it is to choose.
    """
    if name not in _MAKERS:
        raise UnknownBot(name=name, known=", ".join(names(title)))
    if title is not None and not _plays(name, title):
        raise WrongTitle(name=name, title=title, known=", ".join(names(title)))
    return _MAKERS[name](seed)


def _plays(name: str, title: str) -> bool:
    return name not in _TITLES or title in _TITLES[name]
