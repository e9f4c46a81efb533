"""`vaka serve` as a process: it starts, answers, stops; and says in a sentence why it cannot."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from sqlalchemy import text
from websockets.exceptions import ConnectionClosed

from tests.cli.conftest import COMMAND, Done, Runner
from tests.modes import once
from tests.server.serving import Visitor
from tests.waiting import TIMEOUT_SECONDS, wait_until
from vaka.cli.app import BUSES, DATABASE, LIMIT, SITE
from vaka.locale import LANGUAGES, Words
from vaka.server.settings import LIMITS, SOCKETS, Limit, Settings
from vaka.server.store.database import Database
from vaka.server.store.migrate import migrate

pytestmark = once

FLAGS = (
    *("host", "port", "database", "bus", "workers", "thinkers", "origin", "https", "session-days"),
    *("log-format", "log-level", "metrics-public", "keep-changed", "hooks", "limit"),
)


class Running:
    """A server in a process of its own."""

    def __init__(self, process: "subprocess.Popen[str]", said: str, log: Path) -> None:
        self.process = process
        found = re.search(r"http://\S+", said)
        assert found, said + log.read_text()
        self.url = found[0]
        self.log = log

    def connects(self) -> bool:
        """Return whether the server accepts connections."""
        try:
            connect(self.url).close()
        except ConnectionRefusedError:
            return False
        return True

    def end(self) -> tuple[int, str]:
        """Wait for the process to end; return its exit code and log."""
        return self.process.wait(TIMEOUT_SECONDS), self.log.read_text()


@contextmanager
def running(environment: dict[str, str], *args: str, **more: str) -> Iterator[Running]:
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder, "log")
        with log.open("w") as stderr:
            process = subprocess.Popen(
                [*COMMAND, "serve", "--port", "0", "--thinkers", "0", *args],
                env={**environment, **more},
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
            )
        try:
            assert process.stdout is not None
            yield Running(process, process.stdout.readline(), log)
        finally:
            process.kill()
            process.communicate()


def connect(url: str) -> socket.socket:
    place = urlsplit(url)
    return socket.create_connection((str(place.hostname), int(place.port or 0)))


def half_a_request(url: str) -> socket.socket:
    """Open a request that the server handles already, and that lacks most of its body."""
    line = connect(url)
    line.sendall(
        f"POST /api/guest HTTP/1.1\r\nHost: {urlsplit(url).netloc}\r\nExpect: 100-continue\r\n"
        "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n".encode()
    )
    line.settimeout(TIMEOUT_SECONDS)
    assert line.recv(100) == b"HTTP/1.1 100 Continue\r\n\r\n"  # it waits for the body
    line.sendall(b"{")
    return line


def test_from_start_to_stop(environment: dict[str, str], home: Path, inside: Runner) -> None:
    with running(environment, "--log-format", "json") as server:
        assert httpx.get(f"{server.url}/health", timeout=TIMEOUT_SECONDS).json()["status"] == "ok"
        assert "server" not in httpx.get(server.url, timeout=TIMEOUT_SECONDS).headers
        other = home.parent / "other.db"
        other.symlink_to(home / "vaka.db")
        for args in ([], ["--database", str(other)]):  # the two could not hear of each other
            refused(inside("serve", "--port", "0", *args), "Another server uses the database", 1)
        hina = Visitor(server.url)
        hina.post("/api/guest", {"name": "Hina"}, 201)
        table = hina.table()
        with hina.listening(table) as ear, hina.http.stream("GET", "/api/stream") as stream:
            assert stream.status_code == 200
            server.process.send_signal(signal.SIGTERM)
            code, log = server.end()
            with pytest.raises(ConnectionClosed):
                ear.hear("nothing like this")
        assert code == 0
        told = [json.loads(one) for one in log.splitlines()]
        assert [each["message"] for each in told if each["logger"] == "vaka.server"] == [
            *("started", "stopping", "stopped")
        ]
        # Sockets and streams are closed: if uvicorn had to cancel them, it would log an error.
        assert not [each for each in told if each["level"] in ("warning", "error")]
        assert table not in log
    assert (home / "vaka.db").stat().st_mode & 0o77 == 0
    # And once more; now somebody is in the middle of a request.
    with running(environment, VAKA_SERVE_LOG_LEVEL="error") as server:
        assert (
            httpx.get(f"{server.url}/api/tables/{table}", timeout=TIMEOUT_SECONDS).json()["id"]
            == table
        )
        with half_a_request(server.url) as line:
            server.process.send_signal(signal.SIGINT)
            wait_until(server.connects, lambda connects: not connects)
            line.sendall(b'"name": "Tane"' + b" " * 84 + b"}")
            assert line.recv(100).startswith(b"HTTP/1.1 201")
        assert server.end() == (0, "")


def test_a_second_signal_waits_for_nothing(environment: dict[str, str]) -> None:
    with running(environment) as server, half_a_request(server.url):
        server.process.send_signal(signal.SIGINT)
        wait_until(server.log.read_text, lambda log: "stopping" in log)
        server.process.send_signal(signal.SIGINT)
        code, log = server.end()
        assert code == 130  # while the request is still open
        assert "stopped at once" in log
        assert "Traceback" not in log


def test_a_port_that_is_taken(inside: Runner) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        refused(inside("serve", "--port", port), f"listens at 127.0.0.1, port {port}.", 1)


def refused(done: Done, why: str, code: int) -> None:
    assert done.code == code, done
    assert why in done.err
    assert done.err.count("\n") == 1
    assert done.err.startswith("vaka: ")
    assert done.out == ""


@pytest.mark.parametrize(
    ("args", "why", "code"),
    [
        (["--port", "x"], "--port needs a whole number, not “x”", 2),
        (["--port", "65536"], "--port must be 65535 or less, not 65536", 2),
        (["--thinkers", "-1"], "--thinkers must be 0 or more, not -1", 2),
        (["--session-days", "0"], "--session-days must be 1 or more, not 0", 2),
        (["--log-format", "xml"], "--log-format must be one of these: text, json.", 2),
        (["--log-level", "loud"], "debug, info, warning, error. Not “loud”", 2),
        (["--origin", "vaka.example"], "“vaka.example” is not the address of a site", 2),
        (["--origin", "https://a.example/x"], "is not the address of a site", 2),
        (["--bus", "pigeon://key@host"], "“pigeon” names no bus", 2),
        (["--bus", "postgresql"], "goes over the database, and that is a file", 2),
        (["--bus", "redis://:key@127.0.0.1:1"], "The bus 127.0.0.1:1 cannot be reached", 1),
        (["--workers", "2"], "Several workers need a way to tell each other", 2),
        (["--limit", "tables"], "“tables” is no limit. Write it like tables=100/30", 2),
        (["--limit", "tables=0/5"], "“tables=0/5” is no limit", 2),
        (["--limit", "tables=5"], "“tables=5” is no limit", 2),
        (["--limit", "sockets=5/5"], "“sockets=5/5” is no limit", 2),
        (["--limit", "tides=5/5"], "Names: requests, messages, people, tables", 2),
        (["--speed", "9"], "There is no option --speed", 2),
        (["--host", "no.such.host.invalid"], "cannot listen at no.such.host.invalid, port 8000", 1),
        (["--host", "203.0.113.9"], "cannot listen at 203.0.113.9, port 8000", 1),
        (["--database", "mysql://host/x"], "“mysql” names no database", 1),
        (["--database", "."], "The database . cannot be used", 1),
        (["--database", "words.txt"], "words.txt cannot be used: file is not a database", 1),
        (["--database", "words.txt/a.db"], "words.txt/a.db cannot be used: ", 1),
        (
            ["--database", "postgresql://me:pssst@127.0.0.1:1/x"],
            "postgresql://me:***@127.0.0.1:1/x cannot be used: ",
            1,
        ),
    ],
)
def test_what_cannot_be(
    args: list[str], why: str, code: int, inside: Runner, tmp_path: Path
) -> None:
    (tmp_path / "words.txt").write_text("no database at all\n" * 100)
    done = inside("serve", *args)
    refused(done, why, code)
    assert "pssst" not in done.err


def test_database_that_cannot_be_opened_leaves_no_thread(
    inside: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread that outlives the event loop would print a traceback after the message."""
    started: list[str] = []
    start = threading.Thread.start

    def record(thread: threading.Thread) -> None:
        started.append(thread.name)
        start(thread)

    monkeypatch.setattr(threading.Thread, "start", record)
    refused(inside("serve", "--database", "."), "The database . cannot be used", 1)
    assert not [name for name in started if "connection_worker" in name]


def test_a_switch_of_the_environment(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_SERVE_HTTPS", "perhaps")
    refused(inside("serve"), "VAKA_SERVE_HTTPS in the environment must be “true” or “false”", 2)


def test_limits_by_flag_and_by_environment(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    got: list[Settings] = []

    def run(settings: Settings, _when_ready: object) -> int:
        got.append(settings)
        return 0

    monkeypatch.setattr("vaka.server.running.serve.run", run)
    assert inside("serve", "--limit", "tables=7/3", "--limit", "sockets=9").code == 0
    monkeypatch.setenv("VAKA_SERVE_LIMIT", "chat=2/1 requests=1000000/1000000")
    assert inside("serve").code == 0
    first, second = got
    assert (first.limits, first.sockets) == ({**LIMITS, "tables": Limit(7, 3)}, 9)
    assert second.limits["chat"] == Limit(2, 1)
    assert second.limits["requests"] == Limit(1_000_000, 1_000_000)
    assert second.sockets == SOCKETS


def test_a_folder_that_cannot_be_written(
    inside: Runner, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("a file")
    monkeypatch.setenv("VAKA_HOME", str(home / "below"))
    refused(inside("serve"), "vaka.db cannot be used: ", 1)


def test_a_database_of_a_later_version(inside: Runner, tmp_path: Path) -> None:
    async def make() -> None:
        database = Database(str(tmp_path / "later.db"))
        await migrate(database)
        later = text("UPDATE alembic_version SET version_num = '9999'")
        await database.write(lambda connection: connection.execute(later).close())
        await database.close()

    asyncio.run(make())
    done = inside("serve", "--database", "later.db")
    refused(done, "made by a later version of Vaka (step 9999)", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_tells_all(inside: Runner, language: str) -> None:
    told = inside("serve", "--help", "--lang", language)
    assert told.code == 0
    flat = re.sub(r"[\s│]+", "", told.out)
    for flag in FLAGS:
        examples = {"origin": {"example": SITE}, "database": {"example": DATABASE}, "bus": BUSES}
        examples["limit"] = {"example": LIMIT}
        example = examples.get(flag, {})
        words = Words(language, strict=True)(f"cli-help-serve-{flag}", **example)
        assert f"--{flag}" in told.out
        assert f"VAKA_SERVE_{flag.upper().replace('-', '_')}]" in flat
        assert re.sub(r"\s+", "", words)[:40] in flat
