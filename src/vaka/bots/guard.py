"""A bot at a table: what it does wrong costs only its turn, a substitute plays, and it is noted."""

import logging
from collections.abc import Callable
from types import TracebackType
from typing import NamedTuple

from vaka.bots import registry
from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.errors import KINDS, BotFailed
from vaka.bots.observation import Bot, Observation
from vaka.bots.program import LIMIT
from vaka.bots.random import RandomBot
from vaka.core import errors
from vaka.core.action import Action
from vaka.core.errors import Words

log = logging.getLogger("vaka.bots")
log.addHandler(logging.NullHandler())  # who wants to read it says where


class Mishap(NamedTuple):
    """A turn that a bot has lost."""

    bot: str
    seat: int
    decision: int  # which of its own: its first is 1
    kind: str  # one of errors.KINDS
    detail: str

    def message(self, words: Words) -> str:
        why = words(KINDS[self.kind], bot=self.bot, detail=self.detail)
        return words("error-bot-mishap", seat=self.seat, why=why)


class Guarded:
    """A bot that always chooses something legal; `mishaps` says when another chose for it.

    `make` gives the bot for a seed, and `fallback` its substitute. Python cannot interrupt what
    runs in its own process: bots of others are in processes of their own, where they are ended when
    their time is over (`program`), and ours look at the clock themselves.
    """

    def __init__(
        self,
        name: str,
        make: Callable[[int], Bot],
        seed: int,
        fallback: Callable[[int], Bot] = RandomBot,
    ) -> None:
        self.name = name
        self.mishaps: list[Mishap] = []
        self._make = make
        self._fallback = fallback
        self._seed = seed
        self._decisions = 0
        self._bot: Bot | None = make(seed)
        self._substitute: Bot | None = None

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        self._decisions += 1
        try:
            if self._bot is None:
                self._bot = self._make(self._seed)
            return self._legal(self._bot.choose(observation, clock), observation)
        except BotFailed as error:
            self._note(observation.seat, error.kind, error.detail)
        except Exception as error:
            failed = BotFailed(self.name, "error", f"{type(error).__name__}: {error}")
            self._note(observation.seat, failed.kind, failed.detail)
            log.debug("", exc_info=error)
        return self._instead(observation)

    def reseed(self, seed: int) -> None:
        """From now on choose as if made with this seed; a program goes on and is told it."""
        self._seed = seed
        self._substitute = None
        reseed = getattr(self._bot, "reseed", None)
        if reseed is None:
            self._bot = None
        else:
            reseed(seed)

    def close(self) -> None:
        """End what the bot has started."""
        close = getattr(self._bot, "close", None)
        if close is not None:
            close()

    def __enter__(self) -> "Guarded":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def _legal(self, chosen: Action, observation: Observation) -> Action:
        for action in observation.actions:
            if action == chosen:
                return action
        raise BotFailed(self.name, "illegal", str(chosen))

    def _instead(self, observation: Observation) -> Action:
        """What the substitute takes; anything, should that fail as well."""
        if self._substitute is None:
            self._substitute = self._fallback(self._seed)
        try:
            return self._legal(self._substitute.choose(observation), observation)
        except Exception as error:
            log.warning("%r", error)
            return RandomBot(self._seed + self._decisions).choose(observation)

    def _note(self, seat: int, kind: str, detail: str) -> None:
        mishap = Mishap(self.name, seat, self._decisions, kind, detail)
        self.mishaps.append(mishap)
        log.warning("%s", mishap.message(errors.speaker))


def seat(name: str, seed: int, title: str, *, limit: float = LIMIT) -> Guarded:
    """The bot of a name, ready to sit down at a game of this title: `bots.make` under a guard.

    The substitute is the greedy player where the title has one. Close it after the game.
    """
    instead = "greedy" if "greedy" in registry.built_in(title) else "random"
    return Guarded(
        name,
        lambda number: registry.make(name, number, title, limit=limit),
        seed,
        lambda number: registry.make(instead, number, title),
    )
