"""Games that were played elsewhere, put into the store of a server: nobody waits for them."""

import asyncio
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random
from typing import Any

import pytest

from tests.server.serving import Served, Visitor, serving
from tests.server.test_sitting import act
from vaka import Record
from vaka.core.errors import CannotUndo
from vaka.core.fairness import commitment, seed_of
from vaka.server.play.sitting import Sitting
from vaka.server.play.undo import entry_of, undo
from vaka.server.store import games
from vaka.server.store.database import Database
from vaka.server.store.lines import columns_of
from vaka.server.store.models import DraftRow, EntryRow, SeatRow, TableRow

SECRET = "5ec2e7" * 8
_NUMBERS = count()
BORN = 1_790_000_000_000  # when these tables were made


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a module: each has tables of its own."""
    with serving(tmp_path_factory.mktemp("served")) as running:
        yield running


def salts_of(players: int) -> list[str]:
    return [f"salt {seat}" for seat in range(players)]


def begin(title: str, players: int, options: dict[str, Any] | None = None) -> Sitting:
    """A game whose seed was made as a table makes it."""
    return Sitting(Record(title, players, seed_of(SECRET, salts_of(players)), options))


def play(sitting: Sitting, dice: Random, plies: int | None = None, regret: float = 0.0) -> Sitting:
    """Play at random, to the end or for so many plies; now and then a choice is taken back."""
    while not sitting.is_over and (plies is None or sitting.ply < plies):
        seat = dice.choice(sitting.asked())
        if dice.random() < regret and take_back(sitting, seat):
            continue
        act(sitting, seat, dice=dice)
    return sitting


def take_back(sitting: Sitting, seat: int) -> bool:
    try:
        back = undo(sitting, seat)
    except CannotUndo:
        return False
    entry = entry_of(sitting, back, seat, at=1)
    if entry is not None:
        sitting.add(entry)
    sitting.set_draft(seat, back.changes)
    return True


def me(visitor: Visitor) -> str:
    """A visitor's own id."""
    return str(visitor.get("/api/me")["id"])


def keep(
    served: Served,
    sitting: Sitting,
    seats: Sequence[Visitor | str],
    table_id: str | None = None,
    ended: int = BORN + 10_000,
    **changes: Any,
) -> str:
    """Put a game, running or over, into the store; a seat is a visitor's or a level's.

    Its id, a new one unless said otherwise.
    """
    table_id = table_id or f"kept-{next(_NUMBERS)}"
    start = sitting.beginning
    outcome = sitting.state.outcome() if sitting.is_over else None
    people = [seat if isinstance(seat, str) else me(seat) for seat in seats]
    visitors = [person for person, seat in zip(people, seats, strict=True) if person is not seat]
    columns: dict[str, Any] = {
        "id": table_id,
        "name": "Reef",
        "title": start.title,
        "rules_version": start.rules_version,
        "players": start.players,
        "options": sitting.settled.config.options,
        "public": True,
        "status": "running" if outcome is None else "over",
        "host_id": visitors[0],
        "created": BORN,
        "started": BORN + 1,
        "ended": None if outcome is None else ended,
        "secret": SECRET,
        "commitment": commitment(SECRET),
        "seed": None if start.seed is None else f"{start.seed:x}",
        "snapshot": start.snapshot,
        "outcome": None if outcome is None else outcome.data(),
        "plies": sitting.ply,
    }
    row = TableRow(**{**columns, **changes})
    rows: list[Any] = [
        SeatRow(
            table_id=table_id,
            number=number,
            person_id=None if person is seat else person,
            level=seat if isinstance(seat, str) else None,
            joined=person is not seat,
            salt=f"salt {number}",
            score=None if outcome is None else outcome.scores[number],
            place=None if outcome is None else outcome.ranking[number],
        )
        for number, (person, seat) in enumerate(zip(people, seats, strict=True))
    ]
    rows += [EntryRow(**columns_of(table_id, entry)) for entry in sitting.log]
    for seat_number, draft in sitting.drafts.items():
        actions = ",".join(map(str, draft))
        rows.append(DraftRow(table_id=table_id, seat=seat_number, ply=sitting.ply, actions=actions))
    served.inside(_write(served.house.database, row, rows))
    return table_id


async def _write(database: Database, row: TableRow, rows: list[Any]) -> None:
    async with database.session() as session:
        session.add(row)
        await session.flush()
        session.add_all(rows)


def rows_of(served: Served, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    """A table and its seats as the store has them."""
    found = asyncio.run(_read(served.house.settings.database, table_id))
    assert found is not None
    return found


async def _read(address: str, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
    database = Database(address)
    async with database.reading() as session:
        found = await games.table_and_seats(session, table_id)
    await database.close()
    return found
