"""What a server runs on, as real processes that can be killed: PostgreSQL, Redis, `vaka serve`."""

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from benchmarks import serving
from tests.server.postgres import (
    OWNER,
    answers_at,
    free_port,
    new_database,
    other_person,
    programs,
)

WAIT: Final = 180.0  # seconds: two workers took more than 60 to start on a very busy machine
# What was acknowledged must survive a crash of PostgreSQL, not one of the machine.
SETTINGS: Final = ("fsync=off", "full_page_writes=off", "max_connections=60")
FAST: Final = signal.SIGINT
IMMEDIATE: Final = signal.SIGQUIT  # as if it had crashed
MARK: Final = "spawn_main"  # in the command line of a worker, as Python starts it

Process = subprocess.Popen[bytes]


class Missing(Exception):
    """A program is not installed."""


def until(true: Callable[[], bool], what: str, seconds: float = WAIT) -> None:
    end = time.monotonic() + seconds
    while not true():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(0.02)


def answers(port: int, said: bytes = b"", answer: bytes = b"") -> bool:
    with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1) as line:
        line.sendall(said)
        return line.recv(16).startswith(answer) if answer else True
    return False


class Postgres:
    """PostgreSQL on a free port, which keeps what it has from start to start."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        if found is None:
            raise Missing("PostgreSQL")
        self._programs = found
        self._person = other_person()
        if self._person:
            os.chown(folder, self._person["user"], self._person["group"])
        self._folder = folder
        self._port = free_port()
        self._all = f"postgresql://{OWNER}@127.0.0.1:{self._port}"
        self._running: Process | None = None
        line = ["-D", str(folder / "data"), "-U", OWNER, "-A", "trust", "-E", "UTF8", "-N"]
        self._carry_out("initdb", *line, "--locale=C")
        self.start()
        self.url = new_database(self._all)

    def start(self) -> None:
        place = ["-D", "data", "-k", str(self._folder), "-h", "127.0.0.1", "-p", str(self._port)]
        settings = [part for setting in SETTINGS for part in ("-c", setting)]
        program = str(self._programs / "postgres")
        self._running = subprocess.Popen([program, *place, *settings], **self._quiet())
        asyncio.run(answers_at(self._all, self._running))

    def stop(self, how: signal.Signals = IMMEDIATE) -> None:
        if self._running is not None:
            self._running.send_signal(how)
            self._running.wait(WAIT)
            self._running = None

    def _carry_out(self, name: str, *line: str) -> None:
        subprocess.run([str(self._programs / name), *line], check=True, **self._quiet())

    def _quiet(self) -> dict[str, Any]:
        nothing = subprocess.DEVNULL
        return {"cwd": self._folder, "stdout": nothing, "stderr": nothing, **self._person}


class Redis:
    """Redis on a free port; it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("redis-server")
        if found is None:
            raise Missing("Redis")
        self._port = free_port()
        line = ["--bind", "127.0.0.1", "--port", str(self._port), "--save", "", "--dir"]
        self._line = [found, *line, str(folder)]
        self._running: Process | None = None
        self.url = f"redis://127.0.0.1:{self._port}"
        self.start()

    def start(self) -> None:
        self._running = subprocess.Popen(self._line, stdout=subprocess.DEVNULL)
        until(lambda: answers(self._port, b"PING\r\n", b"+PONG"), "Redis does not answer")

    def stop(self) -> None:
        if self._running is not None:
            self._running.kill()
            self._running.wait(WAIT)
            self._running = None


def python_of(checkout: Path | None) -> str:
    """The interpreter of a source tree."""
    return sys.executable if checkout is None else str(checkout / ".venv" / "bin" / "python")


class Vaka:
    """A server as somebody types it, always on the same port; its log is a file."""

    def __init__(
        self, folder: Path, *flags: str, checkout: Path | None = None, **settings: Any
    ) -> None:
        """With flags, or with settings for which there are none. `checkout` is the source tree to
        run, with its own .venv; this one, unless another is given.
        """
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._folder = folder
        usual = ("-m", "vaka.cli", "serve", "--port", str(self.port))
        line = serving.line(port=self.port, **settings) if settings else (*usual, *flags)
        self._line = [python_of(checkout), *line]
        self._checkout = checkout
        self._running: Process | None = None
        self.start()

    def start(self) -> None:
        environment = {**os.environ, "VAKA_HOME": str(self._folder), "VAKA_LANG": "en"}
        if self._checkout is not None:
            environment.pop("PYTHONPATH", None)  # its .venv has its package
        with self.log.open("ab") as log:
            self._running = subprocess.Popen(
                self._line,
                stdout=subprocess.DEVNULL,
                stderr=log,
                env=environment,
                cwd=self._checkout,
            )
        try:
            until(self._is_ready, "the server does not answer")
        except BaseException:
            self.kill()
            raise

    def _is_ready(self) -> bool:
        if self.running.poll() is not None:
            raise RuntimeError(f"the server did not start:\n{self.log.read_text()[-2000:]}")
        return answers(self.port, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", b"HTTP/1.1")

    @property
    def running(self) -> Process:
        assert self._running is not None
        return self._running

    def workers(self) -> list[int]:
        """The processes that serve: those behind the first, or that one itself."""
        below = [number for number, line in _below(self.running.pid) if MARK in line]
        return below or [self.running.pid]

    def is_whole(self, workers: int, gone: int) -> bool:
        """Whether so many workers are ready, without one that was killed."""
        log = self.log.read_text()
        left = [each for each in self.workers() if each != gone]
        return len([each for each in left if f"started pid={each}\n" in log]) == workers

    def processes(self) -> list[int]:
        """All of them, with those that think."""
        found = [self.running.pid]
        for number in found:
            found += [below for below, _ in _below(number)]
        return found

    def memory(self) -> int:
        """Bytes that all its processes have in memory."""
        return sum(memory_of(number) for number in self.processes())

    def kill(self) -> None:
        """All at once, as the system does when it has no memory left; bots' processes go too."""
        self.running.kill()
        self.running.wait(WAIT)

    def stop(self) -> int:
        """As it should be stopped; its exit code."""
        if self.running.poll() is None:
            self.running.terminate()
        return self.running.wait(WAIT)


def _below(parent: int) -> Iterator[tuple[int, str]]:
    """The processes that a process has started, with their command lines."""
    for task in Path(f"/proc/{parent}/task").glob("*"):
        with suppress(OSError):
            for number in (task / "children").read_text().split():
                with suppress(OSError):
                    line = Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ")
                    yield int(number), line.decode(errors="replace")


def is_running(number: int) -> bool:
    try:
        state = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


def handles_of(number: int) -> list[str]:
    """What a process has open, as the system names it."""
    found: list[str] = []
    with suppress(OSError):
        for handle in Path(f"/proc/{number}/fd").iterdir():
            with suppress(OSError):
                found.append(str(handle.readlink()))
    return found


def sockets_of(number: int) -> int:
    return sum(each.startswith("socket:") for each in handles_of(number))


def memory_of(number: int) -> int:
    """Bytes that a process has in memory."""
    with suppress(OSError):
        return int(Path(f"/proc/{number}/statm").read_text().split()[1]) * os.sysconf(
            "SC_PAGE_SIZE"
        )
    return 0


@contextmanager
def place() -> Iterator[Path]:
    """A folder that others may enter, too, and that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="vaka-", ignore_cleanup_errors=True) as name:
        Path(name).chmod(0o755)
        for each in ("pg", "redis", "vaka"):
            Path(name, each).mkdir()
        yield Path(name)
