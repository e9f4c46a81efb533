"""Bringing a database up to date when a server starts. `migrations/` has the steps in order."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text

from vaka.core.errors import VakaError
from vaka.server.store.database import Database

LOCK: Final = 0x76616B61  # PostgreSQL's locks have numbers; this one spells "vaka"
HEAD: Final = "head"


class NewerDatabase(VakaError):
    """A later version of Vaka has been at work here."""

    key = "serve-database-newer"


class ForeignDatabase(VakaError):
    """A database with tables in it that are not ours."""

    key = "serve-database-foreign"


class BrokenReferences(VakaError):
    """A step has left rows that point nowhere; it is not kept."""

    key = "serve-database-broken"


def config(connection: Connection | None = None) -> Config:
    """What Alembic is to know; the connection, if it is to use one that is open."""
    made = Config()
    folder = Path(str(files("vaka.server.store"))) / "migrations"
    made.set_main_option("script_location", str(folder).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made


def steps() -> set[str]:
    """All steps that this version knows."""
    return {step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()}


async def migrate(database: Database, target: str = HEAD) -> None:
    """All steps that are missing, in one transaction: all or none, however many start at once."""
    _make_private(database)
    async with database.building() as connection:
        await connection.run_sync(_upgrade, target)


def _make_private(database: Database) -> None:
    """A new SQLite file holds seeds and passwords' digests: it is its owner's alone."""
    name = database.url.database
    if database.is_sqlite and name is not None and not name.startswith("file:"):
        file = Path(name)
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.exists():
            file.touch(mode=0o600)


def _upgrade(connection: Connection, target: str) -> None:
    sqlite = connection.dialect.name == "sqlite"
    if not sqlite:  # SQLite's transaction is a lock already
        connection.execute(text("SELECT pg_advisory_xact_lock(:number)"), {"number": LOCK})
    made = config(connection)
    steps = ScriptDirectory.from_config(made)
    known = {step.revision for step in steps.walk_revisions()}
    present = MigrationContext.configure(connection).get_current_heads()
    if not set(present) <= known:
        raise NewerDatabase(revision=", ".join(present))
    if target == HEAD and present == tuple(steps.get_heads()):
        return
    if not present and (tables := inspect(connection).get_table_names()):
        raise ForeignDatabase(table=tables[0])
    command.upgrade(made, target)
    if sqlite and (row := connection.execute(text("PRAGMA foreign_key_check")).first()):
        raise BrokenReferences(table=str(row[0]))
