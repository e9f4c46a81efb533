"""For who keeps a server's database: `vaka backup`, `vaka restore`, `vaka check-upgrade`."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from rich.progress import Progress as Bar

from vaka.cli.failures import FAILED
from vaka.cli.saves import home
from vaka.cli.screen import Screen
from vaka.core.errors import VakaError
from vaka.locale import Words
from vaka.server.running.serve import usable
from vaka.server.settings import in_folder
from vaka.server.store import backup as copies
from vaka.server.store import upgrade
from vaka.server.store.database import Database

T = TypeVar("T")


class CannotWrite(VakaError):
    """The system does not let us write or read the file."""

    key = "backup-file-fails"


def backup(file: Path, database: str | None, words: Words, screen: Screen) -> int:
    async def write(store: Database) -> copies.Kept:
        await copies.find(store)
        with _progress(words("backup-writing"), screen) as progress, _file(file):
            return await copies.write(store, file, progress)

    kept = _with(database, write)
    size = file.stat().st_size
    told = _told(kept)
    screen.say(words("backup-done", file=str(file), size=f"{size / 1e6:.1f}", **told))
    return 0


def restore(file: Path, database: str | None, words: Words, screen: Screen) -> int:
    async def read(store: Database) -> copies.Kept:
        with _progress(words("backup-reading"), screen) as progress, _file(file):
            return await copies.restore(store, file, progress)

    kept = _with(database, read)
    screen.say(words("backup-restored", file=str(file), version=kept.version, **_told(kept)))
    return 0


def check_upgrade(database: str | None, words: Words, screen: Screen) -> int:
    """List the running games that would not go on as they were."""

    async def look(store: Database) -> tuple[int, list[upgrade.Changed]]:
        await copies.find(store)
        tables = await upgrade.running(store)
        done = 0
        found: list[upgrade.Changed] = []
        with _progress(words("check-upgrade-looking"), screen) as progress:
            async for changed in upgrade.changed(store, tables):
                done += 1
                progress(done, len(tables))
                if changed is not None:
                    found.append(changed)
        return len(tables), found

    count, found = _with(database, look)
    if not found:
        screen.say(words("check-upgrade-none", count=count))
        return 0
    screen.say(words("check-upgrade-some", count=count, changed=len(found)))
    for each in found:
        why = words(each.key, **each.details)
        screen.say(words("check-upgrade-one", table=each.table, title=each.title, why=why))
    screen.say(words("check-upgrade-advice", flag="--keep-changed"))
    return FAILED


def _told(kept: copies.Kept) -> dict[str, int]:
    return {"tables": kept.rows.get("game_table", 0), "people": kept.rows.get("person", 0)}


def _with(database: str | None, work: Callable[[Database], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        store = Database(in_folder(home()) if database is None else database)
        try:
            with usable(store):
                return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


@contextmanager
def _file(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        if error.filename is None:  # of the database's
            raise
        raise CannotWrite(file=str(file), cause=error.strerror or str(error)) from error


@contextmanager
def _progress(what: str, screen: Screen) -> Iterator[copies.Progress]:
    with Bar(console=screen.console, transient=True) as bar:
        task = bar.add_task(what, total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield tell
