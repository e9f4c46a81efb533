"""A finished game of a tournament, as it is kept."""

from typing import Any, NamedTuple

from vaka.arena.match import Played
from vaka.arena.times import Times
from vaka.bots import Mishap


class Game(NamedTuple):
    """All that the figures need; who sat where follows from the turn."""

    deal: int
    turn: int  # which of the games of the deal
    scores: tuple[int, ...]  # by seat, like all below
    ranking: tuple[int, ...]
    first: int  # the seat that began
    decisions: int
    reason: str  # for its end
    times: tuple[Times, ...]
    mishaps: tuple[Mishap, ...]  # the turns that bots have lost

    @property
    def won(self) -> tuple[float, ...]:
        """What each seat has won: a shared victory is a part of one."""
        winners = self.ranking.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in self.ranking)

    @classmethod
    def of(cls, deal: int, turn: int, played: Played) -> "Game":
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
        return {**self._asdict(), "times": [times.data() for times in self.times]}

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Game":
        """From plain data; KeyError, TypeError or ValueError if they are not a game."""
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
