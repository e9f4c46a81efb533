"""A real Redis for the tests that need one, and a server that can be stopped and started again."""

import shutil
import socket
import subprocess
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.server.postgres import free_port
from tests.waiting import wait_until

WAIT = 60.0


class RedisServer:
    """Redis on a free port of this machine; it keeps nothing."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self.url = f"redis://127.0.0.1:{self._port}"
        self._running: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = shutil.which("redis-server")
        if program is None:
            pytest.skip("Redis is not installed")
        flags = {"bind": "127.0.0.1", "port": str(self._port), "save": "", "dir": str(self._folder)}
        line = [part for name, value in flags.items() for part in (f"--{name}", value)]
        self._running = subprocess.Popen([program, *line], stdout=subprocess.DEVNULL)
        running = self._running
        wait_until(lambda: self._answers() or running.poll() is not None)
        assert running.poll() is None, "Redis did not start"

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self._port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False

    def stop(self) -> None:
        if self._running is not None:
            self._running.terminate()
            self._running.wait(WAIT)
            self._running = None


@pytest.fixture
def redis_server(tmp_path: Path) -> Iterator[RedisServer]:
    server = RedisServer(tmp_path)
    server.start()
    try:
        yield server
    finally:
        server.stop()
