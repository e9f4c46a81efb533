"""Bots: programs that choose actions from an observation of a seat, never from the true state.

>>> import vaka
>>> from vaka import bots
>>> state = vaka.load("rapanui").new(players=3, seed=7)
>>> bot = bots.make("greedy", seed=1)
>>> while (decision := state.decision()) is not None:
...     seat = decision.seats[0]
...     state.apply(seat, bot.choose(bots.Observation(state, seat)))
>>> state.outcome().winners
(2,)

`UNHURRIED` is the clock without limits: a bot thinks as long as its level says.
"""

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
