"""The store, on SQLite and on PostgreSQL: logs, drafts, and who was first."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import IntegrityError

from tests.modes import once
from tests.server.serving import WAIT
from vaka.server.play.entry import ACT, Entry
from vaka.server.store import games
from vaka.server.store.database import Database, UnknownDatabase, address
from vaka.server.store.ledger import MOST, Ledger
from vaka.server.store.migrate import migrate
from vaka.server.store.models import EntryRow, PersonRow, SeatRow, TableRow

pytestmark = once

TABLES = 20


@asynccontextmanager
async def opened(address: str, tables: int = TABLES) -> AsyncIterator[Database]:
    """A database with tables t0, t1, ... of one person."""
    database = Database(address)
    try:
        await migrate(database)
        async with database.session() as session:
            session.add(PersonRow(id="p", name="Hina", created=1))
            await session.flush()
            session.add_all(table(f"t{number}") for number in range(tables))
            await session.flush()
            for number in range(tables):
                session.add(SeatRow(table_id=f"t{number}", number=1, person_id="p"))
                session.add(SeatRow(table_id=f"t{number}", number=0, level="easy", joined=True))
        yield database
    finally:
        await database.close()


def table(name: str) -> TableRow:
    return TableRow(
        id=name,
        name="Évening — 夜",
        title="rapanui",
        rules_version=1,
        players=2,
        options={"a": [1, "two", None]},
        public=True,
        status="running",
        host_id="p",
        created=2**53,
        secret="s",
        commitment="c",
        seed=f"{2**200:x}",
    )


def entry(ply: int, seat: int = 0, actions: tuple[int, ...] = (1, 2)) -> Entry:
    return Entry(ply, ACT, seat, actions, 0, False, 1_800_000_000_000, 3)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def log_of(database: Database, name: str, after: int = 0) -> list[Entry]:
    return await database.read(lambda connection: games.entries(connection, name, after))


async def drafts_of(database: Database, name: str) -> games.Drafts:
    found = await database.read(lambda connection: games.stored(connection, name))
    return {} if found is None else found.drafts


def test_choices_that_wait_share_a_transaction(database: str) -> None:
    async def work() -> None:
        async with opened(database) as store:
            ledger = Ledger(store)
            commits: list[tuple[int, int]] = []
            ledger.on_commit = lambda kept, asked, _seconds: commits.append((len(kept), asked))
            names = [f"t{number}" for number in range(TABLES)]
            for ply in (1, 2):
                written = await asyncio.gather(
                    *(ledger.write(name, entry(ply), 0, ply) for name in names)
                )
                assert written == [True] * TABLES
            assert len(commits) <= 4
            assert sum(kept for kept, _ in commits) == 2 * TABLES
            assert await log_of(store, "t7") == [entry(1), entry(2)]
            assert await log_of(store, "t7", after=1) == [entry(2)]

    run(work())


def test_more_choices_than_fit_in_one_transaction(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:
            ledger = Ledger(store)
            batches: list[int] = []
            ledger.on_commit = lambda _kept, asked, _seconds: batches.append(asked)
            plies = range(1, 2 * MOST)
            written = await asyncio.gather(
                *(ledger.write("t0", entry(ply), 0, ply) for ply in plies)
            )
            assert all(written)
            assert max(batches) <= MOST
            assert await log_of(store, "t0") == [entry(ply) for ply in plies]

    run(work())


def test_of_two_servers_one_is_first(database: str) -> None:
    """Both write the same ply of all tables at once, in opposite orders; each learns its part."""

    async def work() -> None:
        async with opened(database) as store:
            other = Database(database)
            names = [f"t{number}" for number in range(TABLES)]
            sides = [(Ledger(store), 0, names), (Ledger(other), 1, names[::-1])]
            for ply in (1, 2, 3):
                answers = await asyncio.gather(
                    *(
                        ledger.write(name, entry(ply, seat), seat, ply)
                        for ledger, seat, order in sides
                        for name in order
                    )
                )
                won = dict(zip(names, answers[:TABLES], strict=True))
                lost = dict(zip(names[::-1], answers[TABLES:], strict=True))
                for name in names:
                    assert won[name] != lost[name]
                    assert (await log_of(store, name))[-1].seat == (0 if won[name] else 1)
            assert len(await log_of(store, "t0")) == 3
            await other.close()

    run(work())


def test_of_two_entries_of_one_transaction_one_is_first(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:
            ledger = Ledger(store)
            answers = await asyncio.gather(
                ledger.write("t0", entry(1, 0), 0, 1, ()),
                ledger.write("t0", entry(1, 1), 1, 1, (5,)),
            )
            assert list(answers) == [True, False]
            assert await log_of(store, "t0") == [entry(1, 0)]
            assert await drafts_of(store, "t0") == {}

    run(work())


def test_drafts(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:
            ledger = Ledger(store)
            await ledger.write("t0", None, 0, 4, (7,))
            await ledger.write("t0", None, 1, 4, (9, 0))
            await ledger.write("t0", None, 0, 4, (7, 8))
            assert await drafts_of(store, "t0") == {0: (4, (7, 8)), 1: (4, (9, 0))}
            assert await ledger.write("t0", entry(5, 0, (7, 8, 1)), 0, 5, ())
            assert await drafts_of(store, "t0") == {1: (4, (9, 0))}
            # An entry that came second leaves the draft as it is.
            assert not await ledger.write("t0", entry(5, 1), 1, 5, ())
            assert await drafts_of(store, "t0") == {1: (4, (9, 0))}
            await ledger.write("t0", None, 1, 4, ())
            assert await drafts_of(store, "t0") == {}

    run(work())


def test_two_servers_write_one_draft(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:
            other = Database(database)
            ledgers = (Ledger(store), Ledger(other))
            try:
                for step in range(5):
                    draft = tuple(range(step + 1))
                    wrote = (each.write("t0", None, 0, 1, draft) for each in ledgers)
                    assert all(await asyncio.gather(*wrote))  # the same message, at both
                # What comes late takes nothing away, and is told so.
                for late in ((0, 1, 2), (0, 1, 2, 3, 9), (7,)):
                    assert not await ledgers[1].write("t0", None, 0, 1, late)
                assert await drafts_of(store, "t0") == {0: (1, (0, 1, 2, 3, 4))}
                assert await ledgers[1].write("t0", None, 0, 3, (7,), since=2)  # a new question
                assert await drafts_of(store, "t0") == {0: (3, (7,))}
            finally:
                await other.close()

    run(work())


def test_what_is_wrong_with_one_is_not_the_others_fault(database: str) -> None:
    async def work() -> None:
        async with opened(database, 2) as store:
            ledger = Ledger(store)
            answers = await asyncio.gather(
                *(ledger.write(name, entry(1), 0, 1) for name in ("t0", "nowhere", "t1")),
                return_exceptions=True,
            )
            assert isinstance(answers[1], IntegrityError)
            assert [answers[0], answers[2]] == [True, True]
            assert "nowhere" not in str(answers[1])  # no values in what may be logged
            assert await ledger.write("t0", entry(2), 0, 2)  # and it goes on

    run(work())


def test_the_ledger_finishes_what_it_was_given(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:
            ledger = Ledger(store)
            waiting = [asyncio.create_task(ledger.write("t0", entry(n), 0, n)) for n in (1, 2)]
            await asyncio.sleep(0)
            await ledger.finish()
            assert len(await log_of(store, "t0")) == 2
            assert await asyncio.gather(*waiting) == [True, True]

    run(work())


def test_a_session_keeps_all_or_nothing(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:

            async def fail() -> None:
                async with store.session() as session:
                    session.add(PersonRow(id="q", name="Tane", created=1))
                    await session.flush()
                    raise ZeroDivisionError

            with pytest.raises(ZeroDivisionError):
                await fail()
            async with store.reading() as session:
                assert await session.get(PersonRow, "q") is None

    run(work())


def test_a_table_is_read_as_it_was_written(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:
            await Ledger(store).write("t0", entry(1), 0, 1)
            found = await store.read(lambda connection: games.stored(connection, "t0"))
            assert found is not None
            assert [(seat.number, seat.level) for seat in found.seats] == [(0, "easy"), (1, None)]
            assert found.entries == [entry(1)]
            async with store.reading() as session:
                same = await games.table_and_seats(session, "t0")
                assert same is not None
                assert [seat.number for seat in same[1]] == [0, 1]
                assert await games.table_and_seats(session, "gone") is None
            for row in (found.row, same[0]):
                assert (row.name, row.options) == ("Évening — 夜", {"a": [1, "two", None]})
                assert (row.created, row.snapshot) == (2**53, None)
                assert games.beginning(row).seed == 2**200
            assert await store.read(lambda connection: games.stored(connection, "gone")) is None

    run(work())


def test_many_sessions_at_once(database: str) -> None:
    """Nobody is refused because the database is busy, and no change is lost."""

    async def work() -> None:
        async with opened(database, 1) as store:

            async def count_one() -> None:
                async with store.session() as session:
                    more = update(TableRow).where(TableRow.id == "t0")
                    await session.execute(more.values(plies=TableRow.plies + 1))

            await asyncio.gather(*(count_one() for _ in range(40)))
            async with store.reading() as session:
                assert await session.scalar(select(TableRow.plies)) == 40

    run(work())


def test_who_reads_sees_one_moment_and_waits_for_nobody(database: str) -> None:
    async def work() -> None:
        async with opened(database, 1) as store:
            ledger = Ledger(store)
            plies = select(EntryRow.ply)
            async with store.reading() as session:
                assert list(await session.scalars(plies)) == []
                async with asyncio.timeout(WAIT):
                    assert await ledger.write("t0", entry(1), 0, 1)
                assert list(await session.scalars(plies)) == []
            assert await log_of(store, "t0") == [entry(1)]

    run(work())


def test_nothing_in_a_column_is_nothing(database: str) -> None:
    """Not a JSON null, which a condition would not find."""

    async def work() -> None:
        async with opened(database, 1) as store:
            async with store.session() as session:
                await session.execute(update(TableRow).values(proposal={"seat": 1}))
                await session.execute(update(TableRow).values(proposal=None))
            async with store.reading() as session:
                found = await session.scalars(select(TableRow).where(TableRow.proposal.is_(None)))
                assert len(list(found)) == 1

    run(work())


@pytest.mark.parametrize(
    "given",
    ["mysql://h/x", "sqlite://", "sqlite:///:memory:", "postgresql://h:x/y", "", "oracle:x://y"],
)
def test_addresses_that_are_none(given: str) -> None:
    with pytest.raises(UnknownDatabase):
        address(given)


def test_addresses() -> None:
    assert address("a b?c#d.db").database == "a b?c#d.db"
    assert address("sqlite:///vaka.db").drivername == "sqlite+aiosqlite"
    made = address("postgres://me:pass@host:5433/vaka?sslmode=require")
    assert made.drivername == "postgresql+asyncpg"
    assert dict(made.query) == {"ssl": "require"}


def test_a_new_file_is_its_owners_alone(tmp_path: Path) -> None:
    async def work() -> None:
        async with opened(str(tmp_path / "new" / "vaka.db"), 1):
            modes = {file.name: file.stat().st_mode & 0o77 for file in (tmp_path / "new").iterdir()}
            assert set(modes.values()) == {0}, modes

    run(work())
