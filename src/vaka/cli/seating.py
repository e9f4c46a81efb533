"""Who sits where: people, and bots by name."""

from hashlib import blake2b

from vaka import bots
from vaka.bots import Bot
from vaka.cli.failures import WrongBots
from vaka.core.errors import UnknownSeat
from vaka.locale import Words


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
        named = [name.strip() for name in names.split(",")]
        if len(named) == 1:
            named *= len(others)
        if len(named) != len(others):
            raise WrongBots(given=len(named), wanted=len(others))
        for name in named:
            bots.make(name, 0, title)
        return cls(players, dict(zip(others, named, strict=True)))

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

    def bot(self, seat: int, seed: int | None, ply: int) -> Bot | None:
        """The bot of a seat for one choice; None where a person sits.

        Its seed follows from the game's seed and the number of the action: so the same choices of
        the people give the same game, whether it was interrupted or not.
        """
        name = self.bots.get(seat)
        if name is None:
            return None
        digest = blake2b(f"{seed} {seat} {ply}".encode(), digest_size=7).digest()
        return bots.make(name, int.from_bytes(digest, "big"))
