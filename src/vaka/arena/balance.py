"""Balance of a title: seats, scores, and the use of its components."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import vaka
from vaka.arena.figures import Group, Ratio, Span, Use, uses_of
from vaka.arena.match import Played
from vaka.arena.survey import Survey
from vaka.arena.tally import Tally, Wins
from vaka.arena.work import played

MOST_ABOVE: Final = 0.05  # share of wins that a place in the turn order may have above 1 / players


class Verdict(NamedTuple):
    """A figure of a balance run and the range that it should be in.

    >>> from vaka import arena
    >>> asked = arena.Survey("rapanui", ("random", "random"), games=2, seed=1, options={})
    >>> found = arena.balance(asked)
    >>> verdict = found.verdicts()[0]
    >>> verdict.name, verdict.value, verdict.span.high, verdict.holds
    ('places', 0.5, 0.05, False)
    """

    name: str
    value: float
    span: Span
    missing: tuple[Use, ...] = ()  # components that were never used

    @property
    def holds(self) -> bool:
        """Whether the value is in its range."""
        return self.span.low <= self.value <= self.span.high

    def data(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            "name": self.name,
            "value": self.value,
            "low": self.span.low,
            "high": self.span.high,
            "missing": [list(use) for use in self.missing],
            "holds": self.holds,
        }


class Balance:
    """Totals of the watched games of a survey: wins by seat, scores, and uses of components.

    >>> from vaka import arena
    >>> asked = arena.Survey("rapanui", ("random", "random"), games=1, seed=1, options={})
    >>> found = arena.Balance(asked)
    >>> for match in asked.matches():
    ...     found.add(arena.play(match._replace(watched=True)))
    >>> found.used("cards", "fish", "played")
    5.0
    """

    def __init__(self, asked: Survey) -> None:
        self.asked = asked
        self.tally = Tally(asked.title, asked.players)
        self.scores: Counter[int] = Counter()  # of all players
        self.winning: Counter[int] = Counter()  # of the winners
        self.uses: Counter[Use] = Counter()
        watching = uses_of(asked.title)
        self._winner = None if watching is None else watching.WINNER
        self.groups: tuple[Group, ...] = () if watching is None else watching.GROUPS
        self.ratios: tuple[Ratio, ...] = () if watching is None else watching.RATIOS
        self._all_used = watching is not None and watching.ALL_USED
        start = vaka.load(asked.title).new(asked.players, asked.seed, asked.options)
        self.things = {} if watching is None else watching.things(start)
        self._given = {} if watching is None else watching.given(start)
        self._won = [0.0] * asked.players  # by place in the turn order
        self._winner_parts: Counter[str] = Counter()

    def add(self, game: Played) -> None:
        """Add a watched game."""
        self.tally.add(game)
        outcome = game.outcome
        self.scores.update(outcome.scores)
        winners = outcome.winners
        for seat in winners:
            place = (seat - game.first) % self.asked.players
            self._won[place] += 1 / len(winners)
            self.winning[outcome.scores[seat]] += 1
            self._winner_parts.update(outcome.parts[seat])
        self.uses.update(self.uses_in(game))

    def uses_in(self, game: Played) -> Counter[Use]:
        """Count the uses of each component in one game."""
        uses = Counter(game.uses)
        uses.update(self._given)
        return uses

    @property
    def places(self) -> list[Wins]:
        """Wins by place in the turn order: of the first player, of the second, and so on."""
        return [Wins(won, self.tally.games) for won in self._won]

    @property
    def winner_mean(self) -> float:
        """Mean score of the winners."""
        return sum(score * count for score, count in self.winning.items()) / self.winning.total()

    @property
    def winner_parts(self) -> dict[str, float]:
        """Mean points of the winners by source."""
        winners = self.winning.total()
        return {part: self._winner_parts[part] / winners for part in self.tally.parts}

    def used(self, group: str, thing: str, way: str) -> float:
        """Return the mean number of uses in a game."""
        return self.uses[group, thing, way] / self.tally.games

    def share(self, ratio: Ratio) -> float:
        """Return the share of components used in one way that were also used in the other."""
        things = self.things[ratio.group]
        of = sum(self.uses[ratio.group, thing, ratio.of] for thing in things)
        return sum(self.uses[ratio.group, thing, ratio.way] for thing in things) / (of or 1)

    @property
    def never(self) -> tuple[Use, ...]:
        """Components that were never used in any game."""
        return tuple(
            (group.name, thing, way)
            for group in self.groups
            for thing in self.things[group.name]
            for way in group.ways
            if not self.uses[group.name, thing, way]
        )

    def verdicts(self) -> list[Verdict]:
        """Compare the figures with the ranges of a balanced game."""
        above = max(place.share for place in self.places) - 1 / self.asked.players
        found = [Verdict("places", above, Span(0.0, MOST_ABOVE))]
        if self._winner is not None:
            found.append(Verdict("winner", self.winner_mean, self._winner))
        found += [Verdict(each.name, self.share(each), each.span) for each in self.ratios]
        if self._all_used:
            never = self.never
            found.append(Verdict("never", len(never), Span(0, 0), never))
        return found

    def data(self) -> dict[str, Any]:
        """Return all figures as plain data."""
        games = self.tally.games
        return {
            **self.tally.data(),
            "bots": list(self.asked.bots),
            "places": [
                {"won": place.won, "share": place.share, "interval": list(place.interval)}
                for place in self.places
            ],
            "distribution": {str(score): self.scores[score] for score in sorted(self.scores)},
            "winners": {
                "mean": self.winner_mean,
                "parts": self.winner_parts,
                "distribution": {str(score): self.winning[score] for score in sorted(self.winning)},
            },
            "ratios": {ratio.name: self.share(ratio) for ratio in self.ratios},
            "uses": {
                group.name: {
                    thing: {way: self.uses[group.name, thing, way] / games for way in group.ways}
                    for thing in self.things[group.name]
                }
                for group in self.groups
            },
            "never": [list(use) for use in self.never],
            "verdicts": [verdict.data() for verdict in self.verdicts()],
        }


def balance(asked: Survey, jobs: int = 1, progress: Callable[[], None] | None = None) -> Balance:
    """Play a survey and count what was used in its games; jobs do not change the result.

    `progress` is called after every game.

    >>> from vaka import arena
    >>> asked = arena.Survey("rapanui", ("random", "random"), games=4, seed=1, options={})
    >>> found = arena.balance(asked)
    >>> [place.won for place in found.places]
    [4.0, 0.0]
    """
    asked.check()
    found = Balance(asked)
    for game in watched(asked, jobs):
        found.add(game)
        if progress is not None:
            progress()
    return found


def watched(asked: Survey, jobs: int) -> Iterator[Played]:
    """Yield the games of a survey, with what was used in them."""
    return played([match._replace(watched=True) for match in asked.matches()], jobs)
