"""Opening the table in a terminal, and what is said when it is left."""

from pathlib import Path

from vaka import Record, Table
from vaka.cli.failures import FAILED
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.cli.sitting import Sitting
from vaka.cli.table.app import ReplayApp, TableApp
from vaka.cli.table.lobby import Lobby
from vaka.cli.table.local import Local
from vaka.cli.table.past import LocalPast, eyes_of
from vaka.cli.table.reaching import Way, find, reach, sit_down
from vaka.cli.table.remote import Remote
from vaka.cli.table.replay import Replay
from vaka.faces import Names
from vaka.locale import Words


def play(table: Table, seating: Seating, file: Path, words: Words, screen: Screen) -> int:
    """Play a game of this machine; the exit code."""
    sitting = Sitting(table, seating, file, words)
    said = TableApp(Local(sitting)).run()
    screen.say(*(said if said is not None else sitting.farewell()))
    return 0 if sitting.unsaved is None else FAILED


def replay(record: Record, names: Names, at: int | None, seat: int | None, words: Words) -> int:
    """Look at a recorded game."""
    over = record.replay().decision() is None
    past = LocalPast(record, names, words, eyes_of(record, over, seat))
    ReplayApp(Replay(past, words, at)).run()
    return 0


def visit(way: Way, words: Words, screen: Screen) -> int:
    """Play at a table of a server."""
    reached = reach(way, words)
    table = find(way, reached)
    if table is None:
        chosen = Lobby(reached, words).run()
        if chosen is None:
            return 0
        table = sit_down(reached, chosen[0]) if chosen[1] else chosen[0]
    remote = Remote(reached, reached.line.get("tables", table), words)
    screen.say(*(TableApp(remote).run() or []))
    return 0
