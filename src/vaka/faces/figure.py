"""A table of numbers that is worth a picture after a game, and how it is drawn."""

from typing import Literal, NamedTuple

from vaka.core.event import Event

# A matrix has a row for each seat; lines grow from row to row; groups are rows that stand apart.
Kind = Literal["matrix", "lines", "groups"]
Table = tuple[tuple[int, ...], ...]


class Layer(NamedTuple):
    """Numbers by row and seat. A figure with several of them lays them side by side."""

    label: str
    values: Table


class Figure(NamedTuple):
    """`name` is for programs, and so are `kind` and the numbers; the rest is for people.

    `head` says what the rows are. `leaders` is for each row the seat that stands out, as `leading`
    says, or nothing.
    """

    name: str
    kind: Kind
    label: str
    about: str
    head: str
    rows: tuple[str, ...]
    layers: tuple[Layer, ...]
    leading: str = ""
    leaders: tuple[int | None, ...] = ()


def number(event: Event, name: str) -> int:
    value = event.args[name]
    assert isinstance(value, int)
    return value


def table_of(rows: list[list[int]]) -> Table:
    return tuple(tuple(row) for row in rows)
