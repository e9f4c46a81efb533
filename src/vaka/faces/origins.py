"""Where the points of a finished game came from, as parts with names for people.

The engine's outcome has the parts of every score. Where the events and the last view tell more, a
title says in a module of its own which smaller parts one of them is made of.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from vaka.core.event import Event
from vaka.faces import View, giants_origins, rapanui_origins
from vaka.locale import Words


class Part(NamedTuple):
    """A part of the scores. `name` is for programs, `points` are those of each seat."""

    name: str
    label: str
    points: tuple[int, ...]


# A name and a label, and the points of each seat.
Pieces = Mapping[tuple[str, str], Sequence[int]]
# The parts of an outcome that can be told more precisely, by their names.
Finer = Callable[[View, Iterable[Event], Words], Mapping[str, Pieces]]

FINER: Final[Mapping[str, Finer]] = {
    "giants": giants_origins.finer,
    "rapanui": rapanui_origins.finer,
}


def parts_of(view: View, events: Iterable[Event], words: Words) -> list[Part]:
    """The parts that somebody has points of; `view` is the end as all eyes see it."""
    title = view["title"]
    finer = FINER[title](view, events, words) if title in FINER else {}
    own: list[dict[str, int]] = view["outcome"]["parts"]
    parts: list[Part] = []
    for name in own[0]:
        points = tuple(each[name] for each in own)
        if name in finer:
            parts += _pieces(finer[name], points, words)
        else:
            key = f"{title}-part-{name}"
            parts.append(Part(name, words(key) if words.has(key) else name, points))
    return [part for part in parts if any(part.points)]


def _pieces(pieces: Pieces, points: tuple[int, ...], words: Words) -> list[Part]:
    """The pieces of a part. Of a game that began in the middle no event tells how it came there."""
    parts = [Part(name, label, tuple(own)) for (name, label), own in pieces.items()]
    earlier = tuple(
        whole - sum(part.points[seat] for part in parts) for seat, whole in enumerate(points)
    )
    return [*parts, Part("earlier", words("web-summary-earlier"), earlier)]
