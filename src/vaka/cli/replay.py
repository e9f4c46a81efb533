"""Looking at a recorded game."""

from pathlib import Path

from vaka import Record, Table
from vaka.cli import saves
from vaka.cli.around import names_of
from vaka.cli.failures import FileTrouble
from vaka.cli.log import Log, paragraphs
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.core.errors import UnknownSeat, VakaError
from vaka.core.full_view import full_view
from vaka.drawing import draw
from vaka.drawing.result import result
from vaka.faces import face_of
from vaka.locale import Words


def replay(
    file: Path,
    at: int | None,
    seat: int | None,
    text: bool,
    words: Words,
    screen: Screen,
    whole_screen: bool = False,
) -> int:
    """Show a recorded game after `at` actions (None: all), as a seat or as all may see it; on the
    whole screen, to step through it.
    """
    whole = saves.read(file)
    try:
        record = whole if at is None else whole.branch(at)
    except VakaError as error:
        raise FileTrouble(file, error) from error
    if seat is not None and not 0 <= seat < record.players:
        raise UnknownSeat(seat=seat, last=record.players - 1)
    if text:
        screen.console.file.write(record.to_text())
        return 0
    names = names_of(whole, words) or _seating(file, record).names(words)
    if whole_screen:
        from vaka.cli.table import opening

        return opening.replay(whole, names, at, seat, words)
    table = Table(record)
    face = face_of(record.title)
    view = full_view(table.state) if seat is None and _is_over(whole) else table.view(seat)
    screen.say(paragraphs(Log(table, face, words, names).lines(seat)))
    screen.say(words("cli-position", ply=len(record), last=len(whole)))
    screen.say(draw(view, words, names))
    if view["outcome"] is not None:
        screen.say(result(view, face, words, names))
    return 0


def _seating(file: Path, record: Record) -> Seating:
    """Who sat where in a game that was played here."""
    return saves.seating_of(file, record.players) or Seating.hotseat(record.players)


def _is_over(record: Record) -> bool:
    return record.replay().decision() is None
