"""Players that are programs. They get an observation, never the true state."""

from vaka.bots.errors import UnknownBot, WrongTitle
from vaka.bots.observation import Bot, Observation
from vaka.bots.random import RandomBot
from vaka.bots.registry import best, make, names

__all__ = ["Bot", "Observation", "RandomBot", "UnknownBot", "WrongTitle", "best", "make", "names"]
