"""A bot with a fallback: when it fails, it loses that turn and a substitute chooses."""

import logging
from collections.abc import Callable
from types import TracebackType
from typing import NamedTuple, SupportsIndex

from vaka.bots import registry
from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.errors import KINDS, BotFailed
from vaka.bots.observation import Bot, Observation
from vaka.bots.program import LIMIT
from vaka.bots.random import RandomBot
from vaka.core import errors
from vaka.core.action import Action
from vaka.core.errors import Words
from vaka.core.numbers import checked_seed

log = logging.getLogger("vaka.bots")
log.addHandler(logging.NullHandler())  # an application adds its own


class Mishap(NamedTuple):
    """A failure of a bot: at this turn a substitute chose for it.

    >>> from vaka import bots
    >>> mishap = bots.Mishap(bot="mine", seat=2, decision=14, kind="late", detail="30 s")
    >>> mishap.kind, mishap.decision
    ('late', 14)
    """

    bot: str
    seat: int
    decision: int  # of this bot, from 1
    kind: str  # one of errors.KINDS
    detail: str

    def message(self, words: Words) -> str:
        """Return a sentence about this failure, in the language of the words."""
        why = words(KINDS[self.kind], bot=self.bot, detail=self.detail)
        return words("error-bot-mishap", seat=self.seat, why=why)


class Guarded:
    """A bot that never fails: when its own choice is unusable, a substitute chooses.

    `make` and `fallback` create the bot and the substitute for a seed, and `mishaps` lists the
    failures. Only bots in processes of their own (`ProgramBot`) can be stopped when they are late:
    Python cannot interrupt code in its own process.

    >>> import vaka
    >>> from vaka import bots
    >>> class Broken:
    ...     def choose(self, observation, clock):
    ...         raise RuntimeError
    >>> guarded = bots.Guarded("broken", lambda seed: Broken(), seed=1)
    >>> observation = bots.Observation(vaka.load("rapanui").new(players=3, seed=7), 2)
    >>> guarded.choose(observation) in observation.actions
    True
    >>> [(mishap.kind, mishap.decision) for mishap in guarded.mishaps]
    [('error', 1)]
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
        """Choose one of `observation.actions`: the substitute does if the bot fails."""
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
        """Continue as a bot made with this seed; a program keeps running and gets the seed."""
        self._seed = seed
        self._substitute = None
        reseed = getattr(self._bot, "reseed", None)
        if reseed is None:
            self._bot = None
        else:
            reseed(seed)

    def close(self) -> None:
        """End the process of the bot, if it has one."""
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
        """Return the substitute's choice, or a random one if the substitute fails as well."""
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


def seat(name: str, seed: SupportsIndex, title: str, *, limit: float = LIMIT) -> Guarded:
    """Make a bot that never fails: `bots.make` in a `Guarded`. Close it after the game.

    The substitute is the greedy bot, or the random one for titles without a greedy bot.

    >>> import vaka
    >>> from vaka import bots
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> with bots.seat("medium", seed=1, title="rapanui") as bot:
    ...     str(bot.choose(bots.Observation(state, 2)))
    'play(card=grain, count=1)'
    """
    instead = "greedy" if "greedy" in registry.built_in(title) else "random"
    return Guarded(
        name,
        lambda number: registry.make(name, number, title, limit=limit),
        checked_seed(seed),
        lambda number: registry.make(instead, number, title),
    )
