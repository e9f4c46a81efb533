"""Surveys: many games of a title with the same bots, each from a new deal."""

from collections.abc import Callable
from typing import NamedTuple

import vaka
from vaka import bots
from vaka.arena.match import Match, seed_of
from vaka.arena.tally import Tally
from vaka.arena.work import played
from vaka.core.options import OptionValue


class Survey(NamedTuple):
    """Configuration of a survey; `bots` has a name for each seat.

    >>> from vaka import arena
    >>> asked = arena.Survey("rapanui", ("greedy", "random"), games=2, seed=1, options={})
    >>> [match.bots for match in asked.matches()]
    [('greedy', 'random'), ('random', 'greedy')]
    """

    title: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, OptionValue]

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.bots)

    def check(self) -> None:
        """Raise an error if the games cannot be played: of the title, its options or a bot."""
        vaka.load(self.title).new(self.players, self.seed, self.options)
        for name in self.bots:
            bots.seat(name, 0, self.title).close()

    def matches(self) -> list[Match]:
        """Return the matches: from game to game every bot moves on by one seat."""
        return [
            Match(
                self.title,
                self.options,
                self.bots[-(number % self.players) :] + self.bots[: -(number % self.players)],
                seed_of(self.seed, self.players, number),
            )
            for number in range(self.games)
        ]


def survey(asked: Survey, jobs: int = 1, progress: Callable[[], None] | None = None) -> Tally:
    """Play the games of a survey and count them; jobs do not change the result.

    `progress` is called after every game.

    >>> from vaka import arena
    >>> asked = arena.Survey("rapanui", ("greedy", "random"), games=4, seed=1, options={})
    >>> tally = arena.survey(asked)
    >>> tally.wins["greedy"].share
    1.0
    """
    asked.check()
    tally = Tally(asked.title, asked.players)
    for game in played(asked.matches(), jobs):
        tally.add(game)
        if progress is not None:
            progress()
    return tally
