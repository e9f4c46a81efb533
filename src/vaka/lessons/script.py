"""How far a table is with its lesson. It follows from the choices that were made, so it survives
whatever they survive: taking back, another tab, a server that is started again.

In a sealed decision seats answer in any order; elsewhere one seat is asked at a time. So what one
seat does next follows from how much it has done, whatever the others have.
"""

from collections.abc import Sequence
from functools import cache

import vaka
from vaka.lessons.lesson import Lesson, Note
from vaka.lessons.reading import lesson_of

Made = Sequence[Sequence[int]]  # of each seat the indexes of its actions so far


class Script:
    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        catalog = vaka.load(lesson.title).actions
        self.moves: list[list[int]] = [[] for _ in range(lesson.players)]
        for seat, action in lesson.moves:
            self.moves[seat].append(catalog.parse(action).index)

    def is_followed(self, made: Made) -> bool:
        """Whether the game has not left the script: it may have been another one when it began."""
        return all(
            list(done[: len(wanted)]) == wanted[: len(done)]
            for done, wanted in zip(made, self.moves, strict=True)
        )

    def is_over(self, made: Made) -> bool:
        """Whether everything in it was done."""
        return all(len(done) >= len(wanted) for done, wanted in zip(made, self.moves, strict=True))

    def meant(self, made: Made, seat: int) -> int | None:
        """What a seat is to do next; None if it is free."""
        wanted = self.moves[seat]
        done = len(made[seat])
        return wanted[done] if done < len(wanted) else None

    def notes(self, made: Made) -> range:
        """The places of what the learner is told before his next choice, or at the end."""
        done = len(made[self.lesson.seat])
        first = count = 0
        for place, note in enumerate(self.lesson.notes):
            if note.do is None:
                continue
            if count == done:
                return range(first, place + 1)
            count += 1
            first = place + 1
        return range(first, len(self.lesson.notes))

    def asks(self, made: Made) -> Note | None:
        """The note that asks the learner for his next choice."""
        places = self.notes(made)
        note = self.lesson.notes[places[-1]] if places else None
        return note if note is not None and note.do is not None else None


@cache
def script_of(title: str) -> Script | None:
    """The script of a title's first game."""
    lesson = lesson_of(title)
    return None if lesson is None else Script(lesson)
