"""What programs use: streams of events, and the example that plays a whole game with them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.serving import WAIT, Served, Visitor, serving
from tests.waiting import wait_until, wait_until_async
from vaka import Record
from vaka.server.play.line import ROOM, Line
from vaka.server.store.database import Database
from vaka.server.stream import events
from vaka.server.stream.doorbell import Caller, Doorbell

pytestmark = once

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples/client/client.py"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("streams")) as served:
        yield served


class Heard:
    """The events of a stream."""

    def __init__(self, answer: httpx.Response) -> None:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        self._lines = answer.iter_lines()
        self.id = ""

    def next(self) -> Any:
        """The next event; StopIteration when the server has hung up."""
        while True:
            line = next(self._lines)
            if line.startswith("id: "):
                self.id = line.removeprefix("id: ")
            if line.startswith("data: "):
                return msgspec.json.decode(line.removeprefix("data: "))


@contextmanager
def hearing(who: Visitor, path: str = "/api/stream", **headers: str) -> Iterator[Heard]:
    with who.http.stream("GET", path, headers=headers) as answer:
        yield Heard(answer)


def test_what_happens_to_a_person(running: Served) -> None:
    ann, ben = running.guest("Ann"), running.guest("Ben")
    table = ann.table("giants", seats=["me", "open", "open"])
    ben.join(table)
    running.guest("Cat").join(table)
    other = ann.table("rapanui", seats=["me", "open"])
    with hearing(ben) as ear, hearing(ann) as host:
        ann.post(f"/api/tables/{table}/start")
        assert ear.next() == {"type": "started", "table": table}
        assert ear.next() == {"type": "turn", "table": table, "ply": 0}
        assert [host.next()["type"], host.next()["type"]] == ["started", "turn"]
        # Another's sealed answer is no news for who is asked already.
        game = ann.act(table, ann.game(table))
        assert game["ply"] == 1
        ben.join(other)
        ann.post(f"/api/tables/{other}/start")
        assert ear.next() == {"type": "started", "table": other}
    # Who calls again is told what waits for him, and nothing else.
    waiting = {table: 1}
    if 1 in ben.game(other)["asked"]:
        waiting[other] = 0
    with hearing(ben) as ear:
        told = [ear.next() for _ in waiting]
        assert {each["table"]: each["ply"] for each in told} == waiting
        # One's own answer, taken back, is a question again.
        ben.act(table, ben.game(table))
        ben.post(f"/api/tables/{table}/undo", {"ply": 2})
        assert ear.next() == {"type": "turn", "table": table, "ply": 3}
    assert running.somebody().get("/api/stream", 401)["error"] == "server-not-logged-in"


class SlowReads:
    """A database whose reads end only when `release` is called."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.has_read = threading.Event()
        self._released = asyncio.Event()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        async with self._database.reading() as session:
            yield session
        self.has_read.set()
        await self._released.wait()

    async def release(self) -> None:
        self._released.set()


def test_subscriber_gets_a_turn_that_comes_while_it_subscribes(running: Served) -> None:
    ann, ben = running.guest("Ann"), running.guest("Ben")
    table = ann.table("rapanui", seats=["me", "open"])
    ben.join(table)
    ann.post(f"/api/tables/{table}/start")
    players = [(ann, ann.get("/api/me")["id"]), (ben, ben.get("/api/me")["id"])]
    seat = ann.game(table)["asked"][0]
    (player, _), (_, waiting) = players[seat], players[1 - seat]

    async def subscribe() -> Caller:
        return await notifier.call(waiting)

    async def change() -> None:
        notifier.notice(table)

    async def close() -> None:
        await notifier.close()

    reads = SlowReads(running.house.database)
    notifier = Doorbell(cast("Database", reads))
    with ThreadPoolExecutor(1) as thread:
        subscribed = thread.submit(running.inside, subscribe())
        assert reads.has_read.wait(WAIT)
        update = player.game(table)
        while seat in update["asked"]:
            update = player.act(table, player.game(table))
        running.inside(change())
        running.inside(reads.release())
        caller = subscribed.result(WAIT)
    wait_until(lambda: not caller.line.queue.empty())
    event = msgspec.json.decode(caller.line.queue.get_nowait())
    assert event == {"type": "turn", "table": table, "ply": update["ply"]}
    running.inside(close())


def test_game_whose_notices_were_lost_is_told(
    running: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bus that was broken has all tables looked at again, also those that are new."""
    ann, ben = running.guest("Ann"), running.guest("Ben")
    doorbell = running.house.doorbell
    old = ben.table("rapanui", seats=["me", "open"])

    async def look_again() -> None:
        doorbell.look_again()

    with hearing(ben) as ear:
        wait_until(lambda: len(doorbell.lines()) == 1)
        with monkeypatch.context() as lost:
            lost.setattr(doorbell, "notice", lambda _table_id: None)
            table = ann.table("rapanui", seats=["me", "open"])
            ben.join(table)
            ann.post(f"/api/tables/{table}/start")
            ben.post(f"/api/tables/{old}/leave")
        running.inside(look_again())
        expected = {("started", table), ("unseated", old)}
        told: set[tuple[str, str]] = set()
        while not told >= expected:
            event = ear.next()
            told.add((event["type"], event["table"]))
    assert told <= {*expected, ("turn", table)}


def test_stream_that_begins_while_the_server_stops_is_ended(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        table = ann.table("rapanui", seats=["me", "easy"], start=True)
        served.inside(served.house.hang_up())
        with hearing(ann, f"/api/tables/{table}/stream") as ear:
            assert ear.next()["type"] == "update"
            with pytest.raises(StopIteration):
                ear.next()


def test_the_end_and_once_more(running: Served) -> None:
    ann, ben = running.guest("Ann"), running.guest("Ben")
    table = ann.table("rapanui", seats=["me", "open"])
    ben.join(table)
    ann.post(f"/api/tables/{table}/start")
    players = (ann, ben)
    with hearing(ben) as ear:
        update = ann.game(table)
        turns = 0
        while update["asked"]:
            seat = update["asked"][0]
            if seat == 1:
                turns += 1
                assert ear.next() == {"type": "turn", "table": table, "ply": update["ply"]}
            own = players[seat].game(table)
            update = players[seat].act(table, own, len(own["legal"]) - 1)
        assert turns > 5
        assert ear.next() == {"type": "over", "table": table}
        again = ann.post(f"/api/tables/{table}/rematch")["id"]
        assert ear.next() == {"type": "invited", "table": again}
    with hearing(ben) as ear:
        assert ear.next() == {"type": "invited", "table": again}


def test_a_table_as_it_happens(running: Served) -> None:
    ann = running.guest("Ann")
    table = ann.table("giants", seats=["me", "medium", "medium"], start=True)
    path = f"/api/tables/{table}/stream"
    with hearing(ann, path) as own, hearing(running.somebody(), path) as looking:
        assert own.next() == ann.game(table)
        looking.next()
        answered = ann.act(table, ann.game(table), 3)
        assert own.next() == answered
        assert own.id == "1"
        told = looking.next()
        assert (told["seat"], told["legal"], told["ply"]) == (None, [], 1)
    for query, headers in (("?since=0", {}), ("", {"last-event-id": "0"})):
        with hearing(ann, path + query, **headers) as again:
            assert again.next() == ann.game(table, since=0)
    with hearing(ann, path, **{"last-event-id": "none"}) as again:
        assert again.next()["steps"] == []
    assert ann.get("/api/tables/nowhere/stream", 404)["error"] == "server-not-found"


def test_a_token_that_is_taken_back_ends_its_streams(running: Served) -> None:
    ann = running.guest("Ann")
    made = ann.post("/api/tokens", {"label": "bot"}, 201)
    program = running.somebody()
    program.http.headers["authorization"] = f"Bearer {made['token']}"
    with hearing(program) as ear:
        ann.request("DELETE", f"/api/tokens/{made['id']}", status=204)
        with pytest.raises(StopIteration):
            ear.next()
    program.get("/api/stream", 401)


def test_who_does_not_read_is_hung_up_on() -> None:
    clock = VirtualClock()
    left: list[Line] = []

    async def stream(line: Line, room: int) -> list[bytes]:
        """What gets through to a reader who takes so many parts and then none."""
        taken: list[bytes] = []

        async def send(message: Any) -> None:
            if message["type"] == "http.response.body":
                if len(taken) == room:
                    await asyncio.Event().wait()
                taken.append(message["body"])

        async def receive() -> Any:
            await asyncio.Event().wait()

        async def ended() -> bool:
            clock.advance(0 if task.done() else 1)
            return task.done()

        answer = events.Events(line, clock, lambda: left.append(line))
        task = asyncio.create_task(answer(cast("Any", {}), receive, send))
        await wait_until_async(ended)
        await task
        return taken

    stalled, flooded = Line(None, None), Line(None, None)
    assert asyncio.run(stream(stalled, 3)) == [b":\n\n"] * 3  # silence, but signs of life
    assert clock.monotonic() >= 3 * events.KEEP_ALIVE + events.STALLED
    for _ in range(2 * ROOM):
        flooded.send(b'{"type":"update","ply":7}')
    taken = asyncio.run(stream(flooded, 3 * ROOM))
    assert taken[1:] == [b'id: 7\ndata: {"type":"update","ply":7}\n\n'] * ROOM + [b""]
    assert left == [stalled, flooded]


@contextmanager
def real_server(folder: Path) -> Iterator[str]:
    """`vaka serve` in a process of its own; its address."""
    command = [sys.executable, "-m", "vaka.cli", "serve", "--port", "0", "--lang", "en"]
    process = subprocess.Popen(
        [*command, "--database", str(folder / "vaka.db")],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        told = ""
        for line in process.stdout:
            told += line
            if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                break
        else:
            raise AssertionError(told)
        yield found[0]
        process.send_signal(signal.SIGTERM)
        rest, _ = process.communicate(timeout=WAIT)
        assert process.returncode == 0, told + rest
    finally:
        process.kill()
        process.communicate()


def test_the_example_plays_a_whole_game(tmp_path: Path) -> None:
    with real_server(tmp_path) as url:
        played = subprocess.run(
            [sys.executable, str(EXAMPLE), url, "--seed", "1", "--bots", "medium"],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert played.returncode == 0, played.stderr
        address, *places = played.stdout.splitlines()
        assert {line.split(". ")[1].split(":")[0] for line in places} == {"Example", "medium"}
        record = httpx.get(f"{address}/record", timeout=WAIT).text
        assert Record.from_json(record).replay().decision() is None
