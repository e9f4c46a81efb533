"""Reasons as they are gathered, and how objects and hexes are named in them."""

from typing import final

from vaka.bots.greedy.giants.tables import Tables
from vaka.bots.guide import Reason
from vaka.core.vectors import i64

Details = dict[str, str | int]


def about(points: float) -> int:
    """In whole points, as people say it; 0 is less than one."""
    return int(points + 0.5)


@final
class Telling:
    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.found: list[Reason] = []

    def finish(self) -> list[Reason]:
        """The weightiest first."""
        found = self.found
        found.sort(key=weight_of, reverse=True)
        self.found = []
        return found

    def add(self, key: str, points: float, details: Details) -> None:
        if points > 0.0:
            self.found.append(Reason(key, points, {"points": about(points), **details}))

    def against(self, key: str, points: float) -> None:
        """What speaks against it."""
        self.found.append(Reason(key, -points, {"points": about(points)}))

    def object_(self, piece: i64) -> Details:
        kind, _, number = self.tables.box.piece_names[piece].partition("-")
        return {"kind": kind, "number": number}

    def name(self, hex_: i64) -> str:
        return self.tables.island.hex_names[hex_]


def weight_of(reason: Reason) -> float:
    return reason.points
