"""Players that are programs. They get an observation, never the true state."""

from collections.abc import Callable
from typing import Final

from vaka.bots.observation import Bot, Observation
from vaka.bots.random import RandomBot
from vaka.core.errors import VakaError

__all__ = ["Bot", "Observation", "RandomBot", "UnknownBot", "make", "names"]

_MAKERS: Final[dict[str, Callable[[int], Bot]]] = {"random": RandomBot}


class UnknownBot(VakaError):
    """A bot that nobody has written."""

    key = "error-unknown-bot"


def names() -> tuple[str, ...]:
    """The bots that can be made."""
    return tuple(sorted(_MAKERS))


def make(name: str, seed: int) -> Bot:
    """The bot of this name; the same seed and the same observations give the same choices."""
    if name not in _MAKERS:
        raise UnknownBot(name=name, known=", ".join(names()))
    return _MAKERS[name](seed)
