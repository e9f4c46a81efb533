"""What a tournament is asked for, and its games: every deal is played from all seats.

Luck is the same for all bots that way: who plays well with a deal that is good for a seat is
compared with those who had the same seat in the same deal.
"""

from collections import Counter
from functools import cache
from typing import Any, NamedTuple

import vaka
from vaka import bots
from vaka.arena.errors import TooManyBots
from vaka.arena.match import Match, seed_of
from vaka.bots.clock import UNHURRIED, Clock
from vaka.core.options import OptionValue


class Tournament(NamedTuple):
    """What is asked for; `bots` names one for each seat, in their order round the table."""

    title: str
    bots: tuple[str, ...]
    games: int  # at least: a deal that was begun is played from all seats
    seed: int
    options: dict[str, OptionValue]
    clock: Clock = UNHURRIED

    @property
    def players(self) -> int:
        return len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """The bots that are compared, in the order in which they were named."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def turns(self) -> tuple[tuple[int, ...], ...]:
        """For each game of a deal, which of the line-up sits at each seat.

        The line-up moves on by a seat from game to game. Ways to sit that look the same, since two
        bots have the same name, are played once.
        """
        return _turns(self.bots)

    @property
    def deals(self) -> int:
        return -(-self.games // len(self.turns))

    @property
    def whole_games(self) -> int:
        """How many games it takes to play all deals from all seats."""
        return self.deals * len(self.turns)

    def seats(self, turn: int) -> tuple[str, ...]:
        """The names at the seats in one of the games of a deal."""
        return tuple(self.bots[who] for who in self.turns[turn])

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        vaka.load(self.title).new(self.players, self.seed, self.options)
        for name in self.bots:
            bots.seat(name, 0, self.title).close()

    def match(self, deal: int, turn: int) -> Match:
        """A game. What a bot draws by chance follows from the deal and the bot alone."""
        seed = seed_of(self.seed, self.players, deal)
        namesakes: Counter[str] = Counter()
        seeds: list[int] = []
        for name in self.bots:
            seeds.append(seed_of(seed, name, namesakes[name]))
            namesakes[name] += 1
        order = self.turns[turn]
        return Match(
            self.title,
            self.options,
            tuple(self.bots[who] for who in order),
            seed,
            bot_seeds=tuple(seeds[who] for who in order),
            clock=self.clock,
        )

    def data(self) -> dict[str, Any]:
        """All that decides how the games go, as plain data; not how many they are."""
        return {
            "title": self.title,
            "rules": vaka.load(self.title).title.rules_version,
            "players": self.players,
            "bots": list(self.bots),
            "seed": self.seed,
            "options": dict(sorted(self.options.items())),
            "iterations": self.clock.iterations,
            "seconds": self.clock.seconds,
            "vaka": vaka.__version__,
        }


@cache
def _turns(names: tuple[str, ...]) -> tuple[tuple[int, ...], ...]:
    found: dict[tuple[str, ...], tuple[int, ...]] = {}
    for turn in range(len(names)):
        order = tuple((seat - turn) % len(names) for seat in range(len(names)))
        found.setdefault(tuple(names[who] for who in order), order)
    return tuple(found.values())


def line_up(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """A bot for each seat; the last that is named takes all seats that are left."""
    if len(names) > players:
        raise TooManyBots(given=len(names), seats=players)
    return names + names[-1:] * (players - len(names))
