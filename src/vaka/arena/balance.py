"""Balance: whether no seat is favoured, the scores are as they should be, and all is of use."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

import vaka
from vaka.arena.figures import Group, Ratio, Span, Use, uses_of
from vaka.arena.match import Played
from vaka.arena.survey import Survey
from vaka.arena.tally import Tally, Wins
from vaka.arena.work import played

MOST_ABOVE: Final = 0.05  # of the games, that any place in the turn order may win beyond its share


class Verdict(NamedTuple):
    """One figure that a balanced game keeps to."""

    name: str
    value: float
    span: Span
    missing: tuple[Use, ...] = ()  # what nobody used

    @property
    def holds(self) -> bool:
        return self.span.low <= self.value <= self.span.high

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "value": self.value,
            "low": self.span.low,
            "high": self.span.high,
            "missing": [list(use) for use in self.missing],
            "holds": self.holds,
        }


class Balance:
    """Adds watched games of one title and number of players up."""

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
        self._won = [0.0] * asked.players  # by the place in the turn order
        self._winner_parts: Counter[str] = Counter()

    def add(self, game: Played) -> None:
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
        """How often each thing was used in one game."""
        uses = Counter(game.uses)
        uses.update(self._given)
        return uses

    @property
    def places(self) -> list[Wins]:
        """The games won by who began, by who came second, and so on."""
        return [Wins(won, self.tally.games) for won in self._won]

    @property
    def winner_mean(self) -> float:
        """The points of a winner."""
        return sum(score * count for score, count in self.winning.items()) / self.winning.total()

    @property
    def winner_parts(self) -> dict[str, float]:
        """Where the points of a winner came from."""
        winners = self.winning.total()
        return {part: self._winner_parts[part] / winners for part in self.tally.parts}

    def used(self, group: str, thing: str, way: str) -> float:
        """How often it was used in a game."""
        return self.uses[group, thing, way] / self.tally.games

    def share(self, ratio: Ratio) -> float:
        """How many of those used in one way were used in the other."""
        things = self.things[ratio.group]
        of = sum(self.uses[ratio.group, thing, ratio.of] for thing in things)
        return sum(self.uses[ratio.group, thing, ratio.way] for thing in things) / (of or 1)

    @property
    def never(self) -> tuple[Use, ...]:
        """What nobody has used in all the games."""
        return tuple(
            (group.name, thing, way)
            for group in self.groups
            for thing in self.things[group.name]
            for way in group.ways
            if not self.uses[group.name, thing, way]
        )

    def verdicts(self) -> list[Verdict]:
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
        """All of it as plain data."""
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
    """Play and watch all games of a survey; the same for any number of jobs."""
    asked.check()
    found = Balance(asked)
    for game in watched(asked, jobs):
        found.add(game)
        if progress is not None:
            progress()
    return found


def watched(asked: Survey, jobs: int) -> Iterator[Played]:
    """All games of a survey, with what was used in them."""
    return played([match._replace(watched=True) for match in asked.matches()], jobs)
