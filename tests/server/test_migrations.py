"""The steps of the database: they lead to the models, from every past step, with rows in it."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import (
    Boolean,
    Connection,
    Float,
    Integer,
    MetaData,
    Numeric,
    Table,
    delete,
    func,
    insert,
    inspect,
    select,
    text,
)
from sqlalchemy.types import JSON

from tests.modes import once
from vaka.server.play.entry import ACT, UNDO, Entry
from vaka.server.store import games
from vaka.server.store.database import Database
from vaka.server.store.migrate import ForeignDatabase, NewerDatabase, config, migrate
from vaka.server.store.models import Base

pytestmark = once

STEPS = [step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()][::-1]
VERSION = "alembic_version"

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


async def asked(address: str, question: Callable[[Connection], T]) -> T:
    """What a plain connection says."""
    database = Database(address)
    try:
        return await database.write(question)
    finally:
        await database.close()


def any_row(table: Table) -> dict[str, Any]:
    """A row that fits; each reference points to the row that was made the same way."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if isinstance(column.type, Boolean):
            row[column.name] = True
        elif isinstance(column.type, Integer | Numeric | Float):
            row[column.name] = 1
        elif isinstance(column.type, JSON):
            row[column.name] = {"1": [2]}
        else:
            row[column.name] = "x"
    return row


def reflected(connection: Connection) -> MetaData:
    metadata = MetaData()
    metadata.reflect(connection)
    return metadata


def fill(connection: Connection) -> None:
    for table in reflected(connection).sorted_tables:
        if table.name != VERSION:
            connection.execute(insert(table).values(any_row(table)))


def counts(connection: Connection) -> dict[str, int]:
    return {
        table.name: connection.scalar(select(func.count()).select_from(table)) or 0
        for table in reflected(connection).sorted_tables
    }


def drift(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True})
    return list(compare_metadata(context, Base.metadata))


def test_the_steps_are_numbered_in_order() -> None:
    assert [f"{number:04}" for number in range(1, len(STEPS) + 1)] == STEPS


def test_the_steps_lead_to_the_models(database: str) -> None:
    """If this fails: `script/migration "What has changed"`."""
    run(migrate(Database(database)))
    assert run(asked(database, drift)) == []


@pytest.mark.parametrize("step", STEPS)
def test_from_every_step_with_rows_in_it(database: str, step: str) -> None:
    run(migrate(Database(database), step))
    run(asked(database, fill))
    before = run(asked(database, counts))
    assert set(before.values()) == {1}
    run(migrate(Database(database)))
    after = run(asked(database, counts))
    assert {name: after.get(name) for name in before} == before
    assert set(after) == {*Base.metadata.tables, VERSION}
    run(migrate(Database(database)))  # once more does nothing
    assert run(asked(database, counts)) == after


def test_a_log_of_the_first_step_is_read_as_it_was_written(database: str) -> None:
    old = [
        {"ply": 1, "kind": ACT, "seat": 1, "actions": "7,12", "target": 0, "bot": True},
        {"ply": 2, "kind": UNDO, "seat": 1, "actions": "", "target": 1, "bot": False},
    ]

    def write(connection: Connection) -> None:
        fill(connection)
        rows = [{"table_id": "x", "at": 1_800_000_000_000, "asked": 3, **row} for row in old]
        tables = reflected(connection).tables
        connection.execute(delete(tables["entry"]))
        connection.execute(insert(tables["entry"]), rows)

    run(migrate(Database(database), "0001"))
    run(asked(database, write))
    run(migrate(Database(database)))
    assert run(asked(database, lambda connection: games.entries(connection, "x"))) == [
        Entry(1, ACT, 1, (7, 12), 0, True, 1_800_000_000_000, 3),
        Entry(2, UNDO, 1, (), 1, False, 1_800_000_000_000, 3),
    ]


def test_several_start_at_once(database: str) -> None:
    async def work() -> None:
        await asyncio.gather(*(migrate(Database(database)) for _ in range(4)))

    run(work())
    assert run(asked(database, drift)) == []


def test_a_database_of_a_later_version_is_refused(database: str) -> None:
    run(migrate(Database(database)))
    later = text(f"UPDATE {VERSION} SET version_num = '9999'")
    run(asked(database, lambda connection: connection.execute(later)))
    with pytest.raises(NewerDatabase):
        run(migrate(Database(database)))


def test_a_database_of_somebody_else_is_left_alone(database: str) -> None:
    run(asked(database, lambda connection: connection.execute(text("CREATE TABLE shop (a INT)"))))
    with pytest.raises(ForeignDatabase):
        run(migrate(Database(database)))
    assert run(asked(database, lambda connection: inspect(connection).get_table_names())) == [
        "shop"
    ]
