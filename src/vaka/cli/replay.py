"""Looking at a recorded game."""

from pathlib import Path
from typing import Any

from vaka import Record, Table
from vaka.cli import saves
from vaka.cli.failures import FileTrouble
from vaka.cli.log import Log, paragraphs
from vaka.cli.result import result
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.cli.titles import View, face_of
from vaka.core.errors import UnknownSeat, VakaError
from vaka.locale import Words


def replay(
    file: Path, at: int | None, seat: int | None, text: bool, words: Words, screen: Screen
) -> int:
    """Show a recorded game after `at` actions (None: all), as a seat or as all may see it."""
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
    table = Table(record)
    seating = saves.seating_of(file, record.players) or Seating.hotseat(record.players)
    names = seating.names(words)
    face = face_of(record.title)
    view = _all_eyes(table) if seat is None and _is_over(whole) else table.view(seat)
    screen.say(paragraphs(Log(table, face, words, names).lines(seat)))
    screen.say(words("cli-position", ply=len(record), last=len(whole)))
    screen.say(face.draw(view, words, names))
    if view["outcome"] is not None:
        screen.say(result(view, face, words, names))
    return 0


def _is_over(record: Record) -> bool:
    return record.replay().decision() is None


def _all_eyes(table: Table) -> View:
    """What all seats know together: for a game that is over there are no secrets any more."""
    view = table.view(None)
    for seat in range(table.state.players):
        seen = table.view(seat)
        seen["seat"] = None
        view = _both(view, seen)
    return view


def _both(one: Any, other: Any) -> Any:
    """Two views of one table, each with gaps (None) where the other may know more."""
    if isinstance(one, dict) and isinstance(other, dict):
        names = dict.fromkeys((*one, *other))
        return {name: _both(one.get(name), other.get(name)) for name in names}
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        return [_both(mine, yours) for mine, yours in zip(one, other, strict=True)]
    return other if one is None else one
