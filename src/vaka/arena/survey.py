"""A survey: many games of a title with the same bots, each game dealt anew."""

from collections.abc import Callable
from typing import NamedTuple

import vaka
from vaka import bots
from vaka.arena.match import Match, seed_of
from vaka.arena.tally import Tally
from vaka.arena.work import played
from vaka.core.options import OptionValue


class Survey(NamedTuple):
    """What is asked for; `bots` names one for each seat."""

    title: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: dict[str, OptionValue]

    @property
    def players(self) -> int:
        return len(self.bots)

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        vaka.load(self.title).new(self.players, self.seed, self.options)
        for name in self.bots:
            bots.seat(name, 0, self.title).close()

    def matches(self) -> list[Match]:
        """The games. From one to the next every bot moves on by a seat, so none is favoured."""
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
    """Play all games of a survey; the same for any number of jobs. `progress` hears of each."""
    asked.check()
    tally = Tally(asked.title, asked.players)
    for game in played(asked.matches(), jobs):
        tally.add(game)
        if progress is not None:
            progress()
    return tally
