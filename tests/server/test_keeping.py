"""Backup, restore and upgrade, on both kinds of database and from one to the other."""

import asyncio
import gzip
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import select, update

from tests.modes import once
from tests.server.serving import Served, serving
from vaka.server.running.serve import prepare
from vaka.server.running.trouble import RulesChanged
from vaka.server.settings import Settings, in_folder
from vaka.server.store import backup, upgrade
from vaka.server.store.database import Database
from vaka.server.store.migrate import migrate, steps
from vaka.server.store.models import Base, ClaimRow, EntryRow, TableRow

pytestmark = once

T = TypeVar("T")


def quiet(_done: int, _total: int) -> None:
    pass


def with_database(given: str, work: Callable[[Database], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        database = Database(given)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(run())


async def everything(database: Database) -> dict[str, list[Any]]:
    async with database.reading() as session:
        return {
            table.name: list(await session.execute(select(table).order_by(*table.primary_key)))
            for table in Base.metadata.sorted_tables
            if table.name != ClaimRow.__tablename__
        }


def played(served: Served) -> str:
    """A table in the middle of a sealed auction, with something said at it."""
    host = served.guest("host")
    table = host.table("giants", seats=["me", "easy", "easy"], start=True)
    host.act(table, host.game(table), 5)
    host.post(f"/api/tables/{table}/chat", {"text": "«ciao» 🗿"}, 201)
    return table


def other_kind(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    """An empty database, of the kind that the first is not."""
    if database.startswith("postgresql"):
        return in_folder(tmp_path / "other")
    found: str = request.getfixturevalue("postgres_database")
    return found


def test_all_of_it_comes_back_in_a_database_of_the_other_kind(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    file, other = tmp_path / "club.vaka", other_kind(database, tmp_path, request)
    with serving(tmp_path, database=database) as served:
        table = played(served)
        with_database(database, lambda store: backup.write(store, file, quiet))  # while it runs
        before = with_database(database, everything)
        view = served.visitors[0].game(table)
        cookies = served.visitors[0]
    assert file.stat().st_mode & 0o077 == 0
    kept = with_database(other, lambda store: backup.restore(store, file, quiet))
    assert kept.rows["game_table"] == 1
    assert with_database(other, everything) == before
    with serving(tmp_path, database=other) as again:
        back = again.back(cookies)
        assert back.game(table) == view  # not asked again, and nothing of the bids is shown
        assert back.get(f"/api/tables/{table}/chat")[0]["text"] == "«ciao» 🗿"


def test_what_is_no_whole_backup_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "club.vaka"
    with serving(tmp_path) as served:
        played(served)
        with_database(in_folder(tmp_path), lambda store: backup.write(store, file, quiet))
    whole = file.read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    bad = {
        "cut": whole[:-20],
        "text": b"hello",
        "short": gzip.compress(b"".join(lines[:-2])),
        "without an end": gzip.compress(b"".join(lines[:-1])),
        "too long": gzip.compress(b"".join([*lines, lines[-1]])),
        "empty": gzip.compress(b""),
    }
    for name, content in bad.items():
        file.write_bytes(content)
        target = in_folder(tmp_path / name)
        with pytest.raises(backup.NotABackup):
            with_database(target, lambda store: backup.restore(store, file, quiet))
        assert not Path(target).exists()
    later = gzip.decompress(whole).replace(b'"format":1', b'"format":2', 1)
    file.write_bytes(gzip.compress(later))
    with pytest.raises(backup.NewerBackup):
        with_database(in_folder(tmp_path / "x"), lambda store: backup.restore(store, file, quiet))
    file.write_bytes(whole)
    with pytest.raises(backup.NotEmpty):
        with_database(in_folder(tmp_path), lambda store: backup.restore(store, file, quiet))


def test_a_backup_of_an_earlier_step_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its tables had other columns; what is there now was made from them by the migrations."""
    file = tmp_path / "old.vaka"

    async def old(store: Database) -> None:
        await migrate(store)

    with_database(in_folder(tmp_path), old)
    with_database(in_folder(tmp_path), lambda store: backup.write(store, file, quiet))
    head, *rest = gzip.decompress(file.read_bytes()).splitlines(keepends=True)
    older = head.replace(max(steps()).encode(), min(steps()).encode())
    file.write_bytes(gzip.compress(b"".join([older, *rest])))
    target = in_folder(tmp_path / "new")
    with_database(target, lambda store: backup.restore(store, file, quiet))
    with serving(tmp_path, database=target) as served:
        played(served)


async def changes(store: Database) -> list[upgrade.Changed]:
    tables = await upgrade.running(store)
    return [found async for found in upgrade.changed(store, tables) if found is not None]


def test_games_that_other_rules_would_change_are_found_and_keep_a_server_from_starting(
    database: str, tmp_path: Path
) -> None:
    with serving(tmp_path, database=database) as served:
        host = served.guest("host")
        tables = [host.table(seats=["me", "easy"], start=True) for _ in range(4)]
        for table in tables:
            told = host.game(table)
            if told["legal"]:
                host.act(table, told)
    settings = Settings(database=database)
    asyncio.run(prepare(settings))
    assert with_database(database, changes) == []

    async def spoil(store: Database) -> None:
        async with store.session() as session:
            row = update(TableRow).where(TableRow.id == tables[0])
            await session.execute(row.values(rules_version=99))

    with_database(database, spoil)
    found = with_database(database, changes)
    assert [(each.table, each.key) for each in found] == [(tables[0], upgrade.OTHER_VERSION)]
    with pytest.raises(RulesChanged):
        asyncio.run(prepare(settings))
    asyncio.run(prepare(Settings(database=database, keep_changed=True)))
    with serving(tmp_path, database=database, keep_changed=True) as again:
        back = again.back(served.visitors[0])
        told = back.get(f"/api/tables/{tables[0]}/game", 409)
        assert told["error"] == "server-other-rules"
        back.game(tables[1])


def test_a_choice_that_is_not_legal_any_more_is_found(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        host = served.guest("host")
        table = host.table("giants", seats=["me", "easy", "easy"], start=True)
        host.act(table, host.game(table), 5)

    async def spoil(store: Database) -> None:
        async with store.session() as session:
            entry = await session.get(EntryRow, (table, 1))
            assert entry is not None
            entry.line = entry.line.replace(f"[{_index(entry.line)}]", "[0]")

    with_database(in_folder(tmp_path), spoil)
    (found,) = with_database(in_folder(tmp_path), changes)
    assert (found.ply, found.key) == (1, upgrade.REFUSED)


def _index(line: str) -> str:
    return line.partition(",[")[2].partition("]")[0]
