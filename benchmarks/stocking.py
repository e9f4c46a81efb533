"""A store with many tables in it, filled in a few seconds: games of Rapa Nui for two, half played.

One game is played at random; all tables have the same, each with a log of its own.
"""

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import Connection, insert

from vaka import Record
from vaka.server.play.sitting import Sitting
from vaka.server.store.database import Database
from vaka.server.store.lines import columns_of
from vaka.server.store.migrate import migrate
from vaka.server.store.models import EntryRow, PersonRow, SeatRow, TableRow

SEATS: Final = 2
PLIES: Final = 50
BEGUN: Final = 1_700_000_000_000
PART: Final = 500  # tables that are written at once
# Of ten tables: most games are over.
STATUSES: Final = ("open", "running", "running", *["over"] * 7)


def half_a_game() -> Sitting:
    sitting = Sitting(Record("rapanui", SEATS, 1))
    dice = Random(1)
    while sitting.ply < PLIES:
        seat = sitting.asked()[0]
        action = dice.choice(sitting.state.legal_actions(seat))
        prepared = sitting.prepare(seat, sitting.ply, 0, action, BEGUN + 1000 * sitting.ply)
        assert prepared is not None
        sitting.take(seat, prepared)
    return sitting


def stock(file: Path, count: int, statuses: tuple[str, ...] = STATUSES) -> list[str]:
    """Fill a new file of SQLite; the ids of the tables whose games run."""
    return asyncio.run(_stock(file, count, statuses))


async def _stock(file: Path, count: int, statuses: tuple[str, ...]) -> list[str]:
    database = Database(str(file))
    sitting = half_a_game()
    wanted = [(f"stored{number:06}", statuses[number % len(statuses)]) for number in range(count)]
    try:
        await migrate(database)
        await database.write(_people)
        for begin in range(0, count, PART):
            part = wanted[begin : begin + PART]
            await database.write(lambda connection, part=part: _tables(connection, part, sitting))  # type: ignore[misc]
    finally:
        await database.close()
    return [name for name, status in wanted if status == "running"]


def _people(connection: Connection) -> None:
    rows = [
        {"id": f"person{seat}", "name": f"person {seat}", "settings": {}, "created": BEGUN}
        for seat in range(SEATS)
    ]
    connection.execute(insert(PersonRow), rows)


def _tables(connection: Connection, wanted: list[tuple[str, str]], sitting: Sitting) -> None:
    start = sitting.beginning
    connection.execute(
        insert(TableRow),
        [_table(name, status, start, k) for k, (name, status) in enumerate(wanted)],
    )
    connection.execute(
        insert(SeatRow),
        [
            {"table_id": name, "number": seat, "person_id": f"person{seat}", "joined": True}
            for name, _ in wanted
            for seat in range(SEATS)
        ],
    )
    connection.execute(
        insert(EntryRow),
        [
            columns_of(name, entry)
            for name, status in wanted
            if status != "open"
            for entry in sitting.log
        ],
    )


def _table(name: str, status: str, start: Record, number: int) -> dict[str, Any]:
    return {
        "id": name,
        "name": name,
        "title": start.title,
        "rules_version": start.rules_version,
        "players": start.players,
        "options": start.options,
        "public": True,
        "status": status,
        "host_id": "person0",
        "created": BEGUN + number,
        "started": None if status == "open" else BEGUN,
        "ended": BEGUN + number if status == "over" else None,
        "secret": "",
        "commitment": "",
        "seed": f"{start.seed:x}",
    }
