"""Players that are programs. They get an observation, never the true state."""

from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.errors import (
    BadBot,
    BadCommand,
    BotFailed,
    CommandNotFound,
    UnknownBot,
    WrongTitle,
)
from vaka.bots.guard import Guarded, Mishap, seat
from vaka.bots.observation import Bot, Observation
from vaka.bots.program import ProgramBot
from vaka.bots.random import RandomBot
from vaka.bots.registry import best, make, names, split

__all__ = [
    "UNHURRIED",
    "BadBot",
    "BadCommand",
    "Bot",
    "BotFailed",
    "Clock",
    "CommandNotFound",
    "Guarded",
    "Mishap",
    "Observation",
    "ProgramBot",
    "RandomBot",
    "UnknownBot",
    "WrongTitle",
    "best",
    "make",
    "names",
    "seat",
    "split",
]
