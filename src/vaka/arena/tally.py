"""Totals of many games."""

from collections import Counter
from math import sqrt
from typing import Any, Final, NamedTuple

from vaka.arena.figures import Part, figures_of
from vaka.arena.match import Played

Z: Final = 1.959964  # standard deviations of a 95% interval


class Wins(NamedTuple):
    """Wins of a bot, counted for each seat that it had; a shared win counts as a fraction.

    >>> from vaka import arena
    >>> wins = arena.Wins(won=36.5, played=100)
    >>> wins.share
    0.365
    >>> [round(end, 3) for end in wins.interval]
    [0.277, 0.463]
    """

    won: float
    played: int

    @property
    def share(self) -> float:
        """Share of the games that were won."""
        return self.won / self.played

    @property
    def interval(self) -> tuple[float, float]:
        """95% confidence interval of the share (Wilson score interval)."""
        return wilson(self.share, self.played, Z)


def wilson(share: float, games: float, z: float) -> tuple[float, float]:
    """Return the Wilson score interval of a share, `z` standard deviations to each side."""
    weight = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / weight
    reach = z / weight * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class Tally:
    """Totals of games of one title and number of players.

    >>> from vaka import arena
    >>> tally = arena.Tally("rapanui", players=2)
    >>> tally.add(arena.play(arena.Match("rapanui", {}, ("greedy", "random"), seed=1)))
    >>> tally.games, tally.mean_score, tally.wins["greedy"].won
    (1, 69.0, 1.0)
    """

    def __init__(self, title: str, players: int) -> None:
        self.title = title
        self.players = players
        self.games = 0
        self.decisions = 0
        self.ends: Counter[str] = Counter()
        self.least = 0
        self.most = 0
        self._scores = 0
        self._parts: dict[str, int] = {}
        self._won: dict[str, float] = {}
        self._played: Counter[str] = Counter()
        figures = figures_of(title)
        names = [] if figures is None else [each.name for each in figures.FIGURES]
        self._figures: dict[str, Part] = dict.fromkeys(names, (0.0, 0.0))

    def add(self, played: Played) -> None:
        """Add a game."""
        outcome = played.outcome
        least, most = min(outcome.scores), max(outcome.scores)
        self.least = min(self.least, least) if self.games else least
        self.most = max(self.most, most) if self.games else most
        self.games += 1
        self.decisions += played.decisions
        self.ends[outcome.reason] += 1
        self._scores += sum(outcome.scores)
        for own in outcome.parts:
            for name, points in own.items():
                self._parts[name] = self._parts.get(name, 0) + points
        winners = outcome.winners
        for seat, bot in enumerate(played.match.bots):
            self._played[bot] += 1
            won = 1 / len(winners) if seat in winners else 0.0
            self._won[bot] = self._won.get(bot, 0.0) + won
        for name, (amount, of) in zip(list(self._figures), played.figures, strict=True):
            so_far = self._figures[name]
            self._figures[name] = (so_far[0] + amount, so_far[1] + of)

    @property
    def mean_decisions(self) -> float:
        """Mean number of decisions in a game."""
        return self.decisions / self.games

    @property
    def mean_score(self) -> float:
        """Mean score of a seat."""
        return self._scores / (self.games * self.players)

    @property
    def parts(self) -> dict[str, float]:
        """Mean points of a seat by source."""
        seats = self.games * self.players
        return {name: sum_ / seats for name, sum_ in self._parts.items()}

    @property
    def shares(self) -> dict[str, float]:
        """Shares of the reasons why games ended, most frequent first."""
        ends = sorted(self.ends.items(), key=lambda end: (-end[1], end[0]))
        return {reason: count / self.games for reason, count in ends}

    @property
    def wins(self) -> dict[str, Wins]:
        """Wins by bot."""
        return {bot: Wins(self._won[bot], self._played[bot]) for bot in sorted(self._won)}

    @property
    def figures(self) -> dict[str, float]:
        """Means of the title's own figures."""
        return {name: amount / (of or 1.0) for name, (amount, of) in self._figures.items()}

    def data(self) -> dict[str, Any]:
        """Return all figures as plain data."""
        return {
            "players": self.players,
            "games": self.games,
            "decisions": self.mean_decisions,
            "ends": self.shares,
            "scores": {"mean": self.mean_score, "least": self.least, "most": self.most},
            "parts": self.parts,
            "wins": {
                bot: {
                    "played": wins.played,
                    "won": wins.won,
                    "share": wins.share,
                    "interval": list(wins.interval),
                }
                for bot, wins in self.wins.items()
            },
            "figures": self.figures,
        }
