"""A real PostgreSQL for the tests: started once by each test process, a new database for each test.

`database` gives a test the address of an empty database, once of SQLite and once of PostgreSQL.
Where PostgreSQL is not installed, the second is skipped.
"""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from tests.waiting import wait_until_async

WAIT = 60.0
OWNER = "vaka"
LAX = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=50")
NUMBERS = count(1)


def programs() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them off the path."""
    found = shutil.which("initdb")
    if found is not None:
        return Path(found).parent
    known = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(known, key=lambda path: float(path.parent.name), default=None)


def other_person() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: who else there is, for subprocess."""
    if os.name == "nt" or os.geteuid() != 0:
        return {}
    import pwd

    for name in ("postgres", "nobody"):
        try:
            who = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": who.pw_uid, "group": who.pw_gid, "extra_groups": []}
    pytest.skip("PostgreSQL does not run as root, and there is nobody else")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def postgres() -> Iterator[str]:
    """A server on a free port of this machine; its address, without the name of a database."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed")
    person = other_person()
    # Not in the tests' own folder, which nobody else may enter.
    with tempfile.TemporaryDirectory(prefix="vaka-pg-", ignore_cleanup_errors=True) as name:
        if person:
            os.chown(name, person["user"], person["group"])
        data, port = Path(name, "data"), free_port()
        making = ["-D", str(data), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "-N"]
        quiet: dict[str, Any] = {"cwd": name, "stdout": subprocess.PIPE, **person}
        quiet["stderr"] = subprocess.STDOUT
        made = subprocess.run([str(folder / "initdb"), *making], check=False, **quiet)
        assert made.returncode == 0, made.stdout
        lax = [part for setting in LAX for part in ("-c", setting)]
        place = ["-D", str(data), "-k", name, "-h", "127.0.0.1", "-p", str(port)]
        quiet["stdout"] = subprocess.DEVNULL
        running = subprocess.Popen([str(folder / "postgres"), *place, *lax], **quiet)
        try:
            url = f"postgresql://{OWNER}@127.0.0.1:{port}"
            asyncio.run(answers_at(url, running))
            yield url
        finally:
            running.send_signal(signal.SIGQUIT)  # at once: nothing in there is kept
            running.wait(WAIT)


async def answers_at(url: str, running: "subprocess.Popen[bytes]") -> None:
    """Wait until PostgreSQL is there."""

    async def answers() -> bool:
        assert running.poll() is None, "PostgreSQL did not start"
        try:
            await (await asyncpg.connect(f"{url}/postgres")).close()
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    await wait_until_async(answers)


def new_database(url: str) -> str:
    """The address of a new, empty database."""
    name = f"vaka_{next(NUMBERS)}"

    async def create() -> None:
        connection = await asyncpg.connect(f"{url}/postgres")
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    return f"{url}/{name}"


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def postgres_database(postgres_server: str) -> str:
    return new_database(postgres_server)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "vaka.db")
    return new_database(request.getfixturevalue("postgres_server"))
