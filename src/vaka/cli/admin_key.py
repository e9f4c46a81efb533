"""`vaka admin key`: a new key, kept in a file, its digest in the server's database."""

import asyncio
import os
import secrets
import time
from pathlib import Path

from vaka.cli.admin_acts import private
from vaka.cli.admin_line import key_file
from vaka.cli.saves import home
from vaka.cli.screen import Screen
from vaka.core.errors import VakaError
from vaka.locale import Words


class OtherVersion(VakaError):
    """A database that the server of this version has not been at yet."""

    key = "admin-other-version"


def make(given: Path | None, database: str | None, shown: bool, words: Words, out: Screen) -> int:
    """It works at once, and the one before does not any more."""
    key, file = secrets.token_urlsafe(32), key_file(given)
    if shown:
        asyncio.run(_keep(database, key))
        print(key, file=out.console.file)
        return 0
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        # What cannot be written down is not made.
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(beside, "x", encoding="ascii", opener=private) as stream:
            stream.write(key + "\n")
        asyncio.run(_keep(database, key))
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
    out.say(words("admin-key-made", file=str(file)))
    return 0


async def _keep(address: str | None, key: str) -> None:
    from vaka.server.moderation import admin_key
    from vaka.server.running.serve import usable
    from vaka.server.settings import in_folder
    from vaka.server.store import backup
    from vaka.server.store.database import Database
    from vaka.server.store.migrate import steps

    database = Database(in_folder(home()) if address is None else address)
    try:
        with usable(database):
            if await backup.find(database) != max(steps()):
                raise OtherVersion()
            await admin_key.keep(database, key, time.time_ns() // 1_000_000)
    finally:
        await database.close()
