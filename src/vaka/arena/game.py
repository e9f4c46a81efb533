"""A finished game of a tournament, as the journal stores it."""

from typing import Any, NamedTuple

from vaka.arena.match import Played
from vaka.arena.times import Times
from vaka.bots import Mishap


class Game(NamedTuple):
    """Everything that the results need; the seating follows from the turn."""

    deal: int
    turn: int  # index of the game in its deal
    scores: tuple[int, ...]  # by seat, like all tuples below
    ranking: tuple[int, ...]
    first: int  # the starting seat
    decisions: int
    reason: str  # why the game ended
    times: tuple[Times, ...]
    mishaps: tuple[Mishap, ...]  # failures of bots

    @property
    def won(self) -> tuple[float, ...]:
        """Win of each seat: a shared win counts as a fraction."""
        winners = self.ranking.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.ranking)

    @classmethod
    def of(cls, deal: int, turn: int, played: Played) -> "Game":
        """Make the entry of a game that was played."""
        outcome = played.outcome
        return cls(
            deal,
            turn,
            outcome.scores,
            outcome.ranking,
            played.first,
            played.decisions,
            outcome.reason,
            played.times,
            played.mishaps,
        )

    def data(self) -> dict[str, Any]:
        """Return plain data for `read`."""
        return {**self._asdict(), "times": [times.data() for times in self.times]}

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Game":
        """Read plain data; raise KeyError, TypeError or ValueError if it is not a game."""
        return cls(
            int(data["deal"]),
            int(data["turn"]),
            tuple(map(int, data["scores"])),
            tuple(map(int, data["ranking"])),
            int(data["first"]),
            int(data["decisions"]),
            str(data["reason"]),
            tuple(map(Times.read, data["times"])),
            tuple(Mishap(*mishap) for mishap in data["mishaps"]),
        )
