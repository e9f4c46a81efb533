"""The configuration of a tournament, and its matches: every deal is played from all seats.

So luck is the same for all bots: each is compared with the bots that had its seat in the same deal.
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
    """Configuration of a tournament; `bots` has a name for each seat, in seating order.

    >>> from vaka import arena
    >>> bots = ("greedy", "random", "random")
    >>> asked = arena.Tournament("rapanui", bots, games=4, seed=1, options={})
    >>> asked.turns, asked.deals, asked.whole_games
    (((0, 1, 2), (2, 0, 1), (1, 2, 0)), 2, 6)
    """

    title: str
    bots: tuple[str, ...]
    games: int  # rounded up to whole deals
    seed: int
    options: dict[str, OptionValue]
    clock: Clock = UNHURRIED

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.bots)

    @property
    def names(self) -> tuple[str, ...]:
        """Names of the bots without repetition, in their order."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def turns(self) -> tuple[tuple[int, ...], ...]:
        """Seatings of the games of a deal: for each seat the index of its bot.

        The line-up moves on by one seat from game to game. Seatings that are equal by name are
        played once.
        """
        return _turns(self.bots)

    @property
    def deals(self) -> int:
        """Number of deals."""
        return -(-self.games // len(self.turns))

    @property
    def whole_games(self) -> int:
        """Number of games, all deals from all seats."""
        return self.deals * len(self.turns)

    def seats(self, turn: int) -> tuple[str, ...]:
        """Return the bot's name at each seat in one of the games of a deal."""
        return tuple(self.bots[who] for who in self.turns[turn])

    def check(self) -> None:
        """Raise an error if the games cannot be played: of the title, its options or a bot."""
        vaka.load(self.title).new(self.players, self.seed, self.options)
        for name in self.bots:
            bots.seat(name, 0, self.title).close()

    def match(self, deal: int, turn: int) -> Match:
        """Return one match. A bot's seed depends on the deal and the bot, not on its seat."""
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
        """Return everything that determines the games, but not their number, as plain data."""
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
    """Assign a bot to each seat; the last one takes all remaining seats.

    >>> from vaka import arena
    >>> arena.line_up(("hard", "greedy"), players=4)
    ('hard', 'greedy', 'greedy', 'greedy')
    """
    if len(names) > players:
        raise TooManyBots(given=len(names), seats=players)
    return names + names[-1:] * (players - len(names))
