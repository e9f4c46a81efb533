"""Two files of components compared: the same seeds, seats and bots, played with each of them."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from vaka.arena.balance import Balance, watched
from vaka.arena.compare_figures import WON, Key, measured
from vaka.arena.compare_stats import FALSE_ALARMS, Difference, adjusted, difference
from vaka.arena.figures import Part
from vaka.arena.match import Played
from vaka.arena.survey import Survey

LEAST_GAMES: Final = 2  # of one game nobody knows how far it could have gone another way

NOTHING: Final[Part] = (0.0, 1.0)  # what a game adds to a figure that it does not name

MORE: Final = "more"
LESS: Final = "less"
SAME: Final = "same"  # no change seen: which does not say that there is none


class Change(NamedTuple):
    """A figure that both files have, and what can be said of its difference."""

    key: Key
    found: Difference
    chance: float  # among all figures that were compared

    @property
    def verdict(self) -> str:
        if self.chance >= FALSE_ALARMS:
            return SAME
        return MORE if self.found.value > 0 else LESS

    def data(self) -> dict[str, Any]:
        return {
            **{part: value for part, value in self.key._asdict().items() if value},
            "deck": self.found.deck,
            "against": self.found.against,
            "difference": self.found.value,
            "interval": [self.found.low, self.found.high],
            "chance": self.found.chance,
            "adjusted": self.chance,
            "verdict": self.verdict,
        }


class Only(NamedTuple):
    """A thing that only one of the files has, and how often it was used in a game."""

    group: str
    thing: str
    in_deck: bool
    used: dict[str, float]  # by the way

    def data(self) -> dict[str, Any]:
        only = "deck" if self.in_deck else "against"
        return {"group": self.group, "thing": self.thing, "only": only, "used": self.used}


class Comparison:
    """The games of both files with one number of players."""

    def __init__(self, deck: Survey, against: Survey) -> None:
        self.deck = Balance(deck)
        self.against = Balance(against)
        self.changes: list[Change] = []  # the clearest first
        self._parts: tuple[list[dict[Key, Part]], list[dict[Key, Part]]] = ([], [])

    def add(self, game: Played, with_deck: bool) -> None:
        """The games of both files in the same order: those of a place make a pair."""
        run = self.deck if with_deck else self.against
        run.add(game)
        self._parts[0 if with_deck else 1].append(measured(game, run))

    def play(self, jobs: int, progress: Callable[[], None] | None = None) -> None:
        for run in self.runs:
            for game in watched(run.asked, jobs):
                self.add(game, run is self.deck)
                if progress is not None:
                    progress()

    def differences(self) -> dict[Key, Difference]:
        """Of all figures but those of things that only one of the files has."""
        deck, against = self._parts
        keys = dict.fromkeys(key for parts in (*deck, *against) for key in parts)
        return {
            key: difference(_column(deck, key), _column(against, key), key.kind in WON)
            for key in keys
            if not key.is_use or all(key.thing in run.things[key.name] for run in self.runs)
        }

    @property
    def runs(self) -> tuple[Balance, Balance]:
        return self.deck, self.against

    @property
    def only(self) -> list[Only]:
        """What there is in one file alone."""
        found: list[Only] = []
        for run, other in (self.runs, self.runs[::-1]):
            for group in run.groups:
                for thing in run.things[group.name]:
                    if thing not in other.things[group.name]:
                        used = {way: run.used(group.name, thing, way) for way in group.ways}
                        found.append(Only(group.name, thing, run is self.deck, used))
        return found

    @property
    def compared(self) -> int:
        """The figures that could have been told as changed: those that differ in some game."""
        return sum(change.found.changed > 0 for change in self.changes)

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        return {
            "players": self.deck.asked.players,
            "compared": self.compared,
            "changes": [change.data() for change in self.changes],
            "only": [only.data() for only in self.only],
            "against": self.against.data(),
        }


def compare(
    pairs: Sequence[tuple[Survey, Survey]],
    jobs: int = 1,
    progress: Callable[[], None] | None = None,
) -> list[Comparison]:
    """Play and compare; the same for any number of jobs.

    Each pair is a survey with one file and the same with the other. All figures of all pairs are
    judged together, so that the many that are compared do not bring forth alarms by their number.
    """
    for pair in pairs:
        for asked in pair:
            asked.check()
    found = [Comparison(deck, against) for deck, against in pairs]
    for each in found:
        each.play(jobs, progress)
    judge(found)
    return found


def judge(found: Sequence[Comparison]) -> None:
    """Say of every figure whether it changed, and bring the clearest changes to the top.

    Uses of things are many, and the figures of the whole game few: each of the two takes half of
    the false alarms that are allowed, so that the many do not hide what becomes of the game.
    """
    told = [(each, key, one) for each in found for key, one in each.differences().items()]
    # What is the same in all games can be no alarm, and does not count among the others.
    alarming = [place for place, (_, _, one) in enumerate(told) if one.changed]
    families = [[at for at in alarming if told[at][1].is_use == uses] for uses in (False, True)]
    families = [family for family in families if family]
    chances: dict[int, float] = {}
    for family in families:
        for place, chance in zip(
            family, adjusted([told[at][2].chance for at in family]), strict=True
        ):
            chances[place] = min(1.0, len(families) * chance)
    for place, (each, key, one) in enumerate(told):
        each.changes.append(Change(key, one, chances.get(place, 1.0)))
    for each in found:
        each.changes.sort(key=_clearest_first)


def _clearest_first(change: Change) -> tuple[float, float, float]:
    return change.chance, change.found.chance, -abs(change.found.clear)


def _column(parts: list[dict[Key, Part]], key: Key) -> list[Part]:
    return [game.get(key, NOTHING) for game in parts]
