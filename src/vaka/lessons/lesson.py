"""What a lesson is made of."""

from fnmatch import fnmatchcase
from typing import NamedTuple

from vaka.core.options import OptionValue


class Move(NamedTuple):
    """What somebody does: an action as text, like `play(card=fish, count=2)`."""

    seat: int
    action: str


class Note(NamedTuple):
    """One thing that the learner is told.

    `say` names the sentence: `lesson-<title>-<say>`. `spots` are the places on the drawn table that
    it speaks of. With `do` the learner is to take that action; for others that tempt, `whys` has
    patterns of actions and the names of sentences that say why not now.
    """

    say: str
    spots: tuple[str, ...]
    do: str | None
    whys: tuple[tuple[str, str], ...]

    def said(self) -> list[str]:
        """The names of all its sentences."""
        return [self.say, *(say for _, say in self.whys)]

    def why_not(self, action: str) -> str | None:
        """The name of the sentence about an action that is not the one that is meant."""
        return next((say for pattern, say in self.whys if fnmatchcase(action, pattern)), None)


class Lesson(NamedTuple):
    """`moves` are those of all seats in order, the learner's (at `seat`) included."""

    title: str
    players: int
    seed: int
    options: dict[str, OptionValue]
    seat: int
    notes: tuple[Note, ...]
    moves: tuple[Move, ...]

    def key(self, say: str) -> str:
        """The key of a sentence of this lesson."""
        return f"lesson-{self.title}-{say}"
