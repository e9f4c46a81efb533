"""What the kit raises."""

from dataclasses import dataclass
from typing import Literal

from vaka.core.options import OptionValue
from vaka.core.record import Record

Observer = int | None  # a seat, or None for a spectator
Whose = int | Literal["spectator"] | None


@dataclass(frozen=True)
class Where:
    """Where something is wrong: `seed` and `ply` as the record has them, `seat` if it is one's."""

    title: str
    players: int
    options: dict[str, OptionValue]
    seed: int
    ply: int
    seat: Whose = None

    def __str__(self) -> str:
        told = [self.title, f"players={self.players}"]
        told += [f"{name}={value}" for name, value in self.options.items()]
        told += [f"seed={self.seed}", f"ply={self.ply}"]
        return " ".join(told if self.seat is None else [*told, f"seat={self.seat}"])


class ConformanceError(AssertionError):
    """A title breaks a promise: `check` names it, `record` leads to the position.

    `str(error)` is one line for the author: check, title, players, options, seed, ply, seat, and
    what differs.
    """

    def __init__(self, check: str, detail: str, where: Where, record: Record) -> None:
        super().__init__(check, detail, where, record)
        self.check = check
        self.detail = detail
        self.where = where
        self.record = record

    def __str__(self) -> str:
        return f"{self.check}: {self.where}: {self.detail}"
