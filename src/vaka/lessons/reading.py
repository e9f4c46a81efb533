"""Reading lessons: a TOML file for each title that has one. They are ours, so a mistake in one is
a fault, which the tests find.
"""

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

import msgspec

from vaka.core.options import OptionValue
from vaka.lessons.lesson import Lesson, Move, Note

FOLDER: Final = Path(str(files("vaka.lessons"))) / "scripts"


class Step(msgspec.Struct, forbid_unknown_fields=True):
    """What the learner is told, perhaps does, and what the others do `then`: "1 pass" is seat 1."""

    say: str
    spots: list[str] = []
    do: str | None = None
    whys: dict[str, str] = msgspec.field(name="not", default_factory=dict)
    then: list[str] = []


class File(msgspec.Struct, forbid_unknown_fields=True):
    """`before` is what the others do before the learner is first asked."""

    players: int
    seat: int
    seed: int
    step: list[Step]
    options: dict[str, OptionValue] = {}
    before: list[str] = []


@cache
def known() -> tuple[str, ...]:
    """The titles that have a lesson."""
    return tuple(sorted(file.stem for file in FOLDER.glob("*.toml")))


@cache
def lesson_of(title: str) -> Lesson | None:
    """The first game of a title."""
    return read(FOLDER / f"{title}.toml") if title in known() else None


def read(path: Path) -> Lesson:
    file = msgspec.toml.decode(path.read_bytes(), type=File)
    moves = [_move(text) for text in file.before]
    notes: list[Note] = []
    for step in file.step:
        notes.append(Note(step.say, tuple(step.spots), step.do, tuple(step.whys.items())))
        if step.do is not None:
            moves.append(Move(file.seat, step.do))
        moves += [_move(text) for text in step.then]
    return Lesson(
        path.stem, file.players, file.seed, file.options, file.seat, tuple(notes), tuple(moves)
    )


def _move(text: str) -> Move:
    seat, _, action = text.partition(" ")
    return Move(int(seat), action)
