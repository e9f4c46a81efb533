"""Looking back at a game of this machine: any moment of its record."""

from collections.abc import Sequence

from vaka import Record, Table
from vaka.cli.log import Log
from vaka.cli.table.scene import ALL, Eyes, Moment
from vaka.core.full_view import full_view
from vaka.faces import Names, face_of
from vaka.locale import Words


class LocalPast:
    """`eyes` are those that one may look with, the usual ones first."""

    def __init__(self, record: Record, names: Names, words: Words, eyes: Sequence[Eyes]) -> None:
        self._record = record
        self._names = names
        self._words = words
        self._face = face_of(record.title)
        self.eyes = list(eyes)

    async def moment(self, ply: int | None, eyes: Eyes) -> Moment:
        last = len(self._record)
        at = last if ply is None else max(0, min(ply, last))
        table = Table(self._record.branch(at))
        seat = eyes if isinstance(eyes, int) else None
        view = full_view(table.state) if eyes == ALL else table.view(seat)
        log = Log(table, self._face, self._words, self._names)
        told = [sentence for _, sentence in log.lines(seat, max(at - 1, 0))]
        return Moment(view, self._names, at, last, told)


def eyes_of(record: Record, over: bool, seat: int | None = None) -> list[Eyes]:
    """Whose eyes may look at a file of one's own: anybody's, all at once when it is over."""
    whole: list[Eyes] = [ALL] if over else [None]
    found = [*whole, *range(record.players)]
    return found if seat is None else [seat, *(each for each in found if each != seat)]
