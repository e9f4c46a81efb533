"""Who sits where: people, and bots by name."""

from hashlib import blake2b
from typing import Final

from vaka import bots
from vaka.bots import Guarded, Mishap, Observation
from vaka.cli.failures import WrongBots
from vaka.core.action import Action
from vaka.core.errors import UnknownSeat
from vaka.core.state import State
from vaka.locale import Words

USUAL: Final = "medium"  # the bots, where nobody says which
SEARCHING: Final = ("hard", "expert")  # these think for a while, and remember what they thought


def usual(title: str) -> str:
    """The bots that sit down where nobody says which."""
    return USUAL if USUAL in bots.names(title) else bots.best(title)


class Seating:
    """`bots` names the bot of each seat that has one; people sit at all others."""

    def __init__(self, players: int, bots_at: dict[int, str]) -> None:
        self.players = players
        self.bots = bots_at

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seating):
            return NotImplemented
        return self.players == other.players and self.bots == other.bots

    __hash__ = None  # type: ignore[assignment]

    @classmethod
    def hotseat(cls, players: int) -> "Seating":
        """People at every seat."""
        return cls(players, {})

    @classmethod
    def alone(cls, players: int, seat: int, names: str, title: str | None = None) -> "Seating":
        """One person; `names` is the name of all bots, or those of each, with commas between."""
        if not 0 <= seat < players:
            raise UnknownSeat(seat=seat, last=players - 1)
        others = [other for other in range(players) if other != seat]
        named = bots.split(names)
        if len(named) == 1:
            named *= len(others)
        if len(named) != len(others):
            raise WrongBots(given=len(named), wanted=len(others))
        seating = cls(players, dict(zip(others, named, strict=True)))
        seating.check(title)
        return seating

    def check(self, title: str | None) -> None:
        """A bot that is not there, or does not play this, is better missed before the game."""
        for name in dict.fromkeys(self.bots.values()):
            bots.make(name, 0, title)

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(self.players) if seat not in self.bots]

    @property
    def shared(self) -> bool:
        """Whether several people look at one screen."""
        return len(self.people) > 1

    def names(self, words: Words) -> list[str]:
        """What the seats are called."""
        return [
            words("cli-name-bot" if seat in self.bots else "cli-name-person", seat=seat)
            for seat in range(self.players)
        ]


class Company:
    """The bots of a seating as they play, kept for the whole evening; close it after that.

    Their seeds follow from the game's seed, the seat and the number of the action: so the same
    choices of the people give the same game, whether it was interrupted or not. Only those that
    search go on with what they have thought so far, which an interruption makes them forget.
    """

    def __init__(self, seating: Seating, title: str, seed: int | None) -> None:
        self._names = seating.bots
        self._title = title
        self._seed = seed
        self._bots: dict[int, Guarded] = {}

    def searches(self, seat: int) -> bool:
        return self._names[seat] in SEARCHING

    def choose(self, state: State, seat: int, ply: int) -> tuple[Action, list[Mishap]]:
        """What the bot of a seat does after `ply` actions, and what went wrong with it."""
        bot = self._bots.get(seat)
        if bot is None:
            bot = bots.seat(self._names[seat], _seed(self._seed, seat), self._title)
            self._bots[seat] = bot
        if not self.searches(seat):
            bot.reseed(_seed(self._seed, seat, ply))
        known = len(bot.mishaps)
        action = bot.choose(Observation(state, seat))
        return action, bot.mishaps[known:]

    def close(self) -> None:
        """End what the bots have started."""
        for bot in self._bots.values():
            bot.close()
        self._bots.clear()


def _seed(*parts: int | None) -> int:
    digest = blake2b(" ".join(map(str, parts)).encode(), digest_size=7).digest()
    return int.from_bytes(digest, "big")
