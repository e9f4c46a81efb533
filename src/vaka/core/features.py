"""Features: a position as numbers for learners, only what one seat may know.

A title names its numbers once (`State.feature_list`) and writes them in the same order
(`State.features_into`). Everything is told from the seat's own place: it comes first, the others
follow in the order of play. A number is a byte: rows of them are long, and most of them are 0.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from vaka.core.errors import WrongFeature
from vaka.core.vectors import i64, u8

if TYPE_CHECKING:
    from vaka.core.title import GameConfig


MOST: Final = 255  # that a byte holds


class Feature:
    """One number: its name, such as `own.wood`, and the least and most that it can be.

    Where a number has no bound of its own, or one that is never met, `most` means that and more.
    """

    def __init__(self, name: str, least: int, most: int) -> None:
        if not 0 <= least <= most <= MOST:
            raise WrongFeature(name=name, least=least, most=most, room=MOST)
        self.name = name
        self.least = least
        self.most = most

    def __repr__(self) -> str:
        return f"<{self.name}: {self.least} to {self.most}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Feature):
            return NotImplemented
        mine, its = (self.name, self.least, self.most), (other.name, other.least, other.most)
        return mine == its

    def __hash__(self) -> int:
        return hash((self.name, self.least, self.most))

    def __reduce__(self) -> tuple[object, ...]:
        return (Feature, (self.name, self.least, self.most))


def seat_names(players: int) -> list[str]:
    """How the seats are called from the place of one of them: own, next, next2, ..."""
    return ["own", "next", *[f"next{after}" for after in range(2, players)]][:players]


def flags(group: str, names: Iterable[str]) -> list[Feature]:
    """A number that is 0 or 1 for each name."""
    return [Feature(f"{group}.{name}", 0, 1) for name in names]


def counts(group: str, names: Iterable[str], most: int) -> list[Feature]:
    """A number from 0 to most for each name."""
    return [Feature(f"{group}.{name}", 0, most) for name in names]


def question_features(config: "GameConfig") -> list[Feature]:
    """What `State.question_into` writes: what is asked, of whom, and who has sealed his answer."""
    seats = seat_names(config.players)
    found = flags("question", [kind.name for kind in config.title.decisions])
    found += flags("asked", seats)
    if config.title.sealed_steps:
        found += flags("answered", seats)
    return found


def at_most(value: i64, most: i64) -> u8:
    """The value as a byte, or most if it is more."""
    if value > most:
        value = most
    return u8(value)
