"""The log: what happened, in sentences, one paragraph for each action."""

from collections.abc import Iterable
from itertools import groupby

from rich.table import Table as Grid
from rich.text import Text

from vaka import Table
from vaka.faces import Face, Names
from vaka.locale import Words

Line = tuple[int, str]  # the number of the action, and what it brought about


class Log:
    """Reads the events of a table aloud."""

    def __init__(self, table: Table, face: Face, words: Words, names: Names) -> None:
        self.table = table
        self.face = face
        self.words = words
        self.names = names

    def since_own(self, seat: int) -> list[Line]:
        """What the seat saw happen from its own last action on."""
        acted = [ply for ply, (actor, _) in enumerate(self.table.record.actions) if actor == seat]
        return self.lines(seat, acted[-1] if acted else 0)

    def lines(self, seat: int | None, since: int = 0) -> list[Line]:
        """What a seat (None: a spectator) saw happen after `since` actions."""
        lines: list[Line] = []
        view = self.table.view(seat)
        if since == 0:
            opening = self.face.opening(view, self.words, self.names)
            lines += [(0, sentence) for sentence in opening]
        for ply, happened in groupby(self.table.events(seat, since), key=lambda pair: pair[0]):
            told = [
                self.face.event_text(event, view, self.words, self.names) for _, event in happened
            ]
            lines.append((ply, " ".join(told)))
        return lines


def paragraphs(lines: Iterable[tuple[int, str | Text]]) -> Grid:
    """The log to look at."""
    grid = Grid.grid(padding=(0, 1))
    grid.add_column(justify="right")
    grid.add_column()
    for ply, sentence in lines:
        grid.add_row(Text(str(ply) if ply else "", "dim"), Text.assemble(sentence))
    return grid
