"""Several workers on one database: in processes of their own, with the bus that they are given."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Event
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.modes import once
from tests.server.playing import all_steps
from tests.server.redis_server import RedisServer
from tests.server.serving import WAIT, Served, Visitor, serving
from tests.waiting import wait_until

pytestmark = once

BUSES = ["postgresql", "redis"]


@pytest.fixture(params=BUSES)
def bus(request: pytest.FixtureRequest) -> str:
    if request.param == "postgresql":
        return "postgresql"
    server: RedisServer = request.getfixturevalue("redis_server")
    return server.url


@contextmanager
def two_workers(folder: Path, **settings: Any) -> Iterator[tuple[Served, Served]]:
    with serving(folder, **settings) as one, serving(folder, **settings) as two:
        yield one, two


def at(served: Served, visitor: Visitor) -> Visitor:
    """The same person, who talks to another worker."""
    return served.back(visitor)


def play(players: list[Visitor], table: str, choices: int) -> None:
    """Each seat acts at its own worker, whatever that knows already."""
    for _ in range(choices):
        last = max((player.game(table) for player in players), key=lambda told: told["ply"])
        asked = last["asked"][0]
        players[asked].act(table, game_at(players[asked], table, last["ply"]))


def game_at(player: Visitor, table: str, ply: int) -> Any:
    """The game once the player's worker has heard of a ply."""
    return wait_until(lambda: player.game(table), lambda told: told["ply"] >= ply)


def deliver_notices(sender: Served, receiver: Served) -> None:
    """Wait until a worker has handled every notice that another has sent so far.

    They are handled in the order in which they are sent.
    """
    arrived = Event()
    on_person = receiver.house.bus.on_person
    receiver.house.bus.on_person = lambda *_: arrived.set()
    sender.inside(_tell_marker(sender))
    assert arrived.wait(WAIT)
    receiver.house.bus.on_person = on_person


async def _tell_marker(sender: Served) -> None:
    sender.house.bus.tell_person("marker")


def test_one_seat_on_each_worker(tmp_path: Path, postgres_database: str, bus: str) -> None:
    with two_workers(tmp_path, database=postgres_database, bus=bus) as (one, two):
        host = one.guest("host")
        table = host.table(seats=["me", "open"])
        with host.listening(table) as ear:
            friend = two.guest("friend")
            friend.join(table)
            ear.hear("table")
            host.post(f"/api/tables/{table}/start")
            ear.hear("update")
            play([host, friend], table, 12)
            heard: list[int] = []
            while len(heard) < 12:  # each step once, whoever's worker told it
                heard += [step["ply"] for step in ear.hear("update")["steps"]]
            assert heard == list(range(1, 13))
            friend.post(f"/api/tables/{table}/chat", {"text": "across"}, 201)
            assert ear.hear("chat")["text"] == "across"


def test_a_sealed_answer_is_shown_to_nobody_on_the_other_worker(
    tmp_path: Path, postgres_database: str, bus: str
) -> None:
    with two_workers(tmp_path, database=postgres_database, bus=bus) as (one, two):
        host = one.guest("host")
        table = host.table("giants", seats=["me", "open", "open"])
        others = [two.guest("b"), two.guest("c")]
        for other in others:
            other.join(table)
        host.post(f"/api/tables/{table}/start")
        before = others[0].game(table)
        assert before["view"]["decision"]["sealed"]
        host.act(table, host.game(table), 3)
        after = wait_until(lambda: others[0].game(table), lambda told: 0 not in told["asked"])
        assert after["view"]["seats"] == before["view"]["seats"]
        with host.listening(table) as ear:
            ear.hear()
            for other in others:
                other.act(table, other.game(table), 0)
            # All are in: both workers tell the same bids.
            while (mine := ear.hear())["ply"] < 3:
                assert mine["view"]["seats"] == before["view"]["seats"]
        shown = [seat["bid"] for seat in mine["view"]["seats"]]
        assert shown == [seat["bid"] for seat in others[1].game(table)["view"]["seats"]]
        assert all(bid is not None for bid in shown)


def test_a_bot_moves_once_though_two_workers_think(
    tmp_path: Path, postgres_database: str, bus: str
) -> None:
    settings = {"database": postgres_database, "bus": bus, "thinkers": 1}
    with two_workers(tmp_path, **settings) as (one, two):
        host = one.guest("host")
        table = host.table(seats=["easy", "easy"], start=True)
        looker = at(two, host)
        wait_until(
            lambda: looker.get(f"/api/tables/{table}")["status"],
            lambda status: status == "over",
            timeout=3 * WAIT,
        )
        steps = all_steps(looker, table)
        assert [step["ply"] for step in steps] == list(range(1, len(steps) + 1))
        assert all_steps(host, table) == steps


def test_the_bus_goes_and_comes_back(
    tmp_path: Path, postgres_database: str, redis_server: RedisServer
) -> None:
    with two_workers(tmp_path, database=postgres_database, bus=redis_server.url) as (one, two):
        host, friend = one.guest("host"), two.guest("friend")
        table = host.table(seats=["me", "open"])
        friend.join(table)
        host.post(f"/api/tables/{table}/start")
        play([host, friend], table, 4)
        with host.listening(table) as ear, friend.listening(table) as other:
            for each in (ear, other):
                while each.hear()["ply"] < 4:
                    pass
            redis_server.stop()
            # Whoever acts is told by his own worker; the other hears of it when the bus is back.
            mine = max((host.game(table), friend.game(table)), key=lambda told: len(told["legal"]))
            [host, friend][mine["seat"]].act(table, mine)
            redis_server.start()
            for each in (ear, other):
                while each.hear()["ply"] < 5:
                    pass
        play([host, friend], table, 6)


@contextmanager
def served_by_workers(folder: Path, *flags: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """`vaka serve --workers 2` as somebody types it; its address."""
    line = [sys.executable, "-m", "vaka.cli", "serve", "--workers", "2", "--port", "0", *flags]
    environment = {**os.environ, "VAKA_HOME": str(folder), "VAKA_LANG": "en"}
    running = subprocess.Popen(
        line, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    )
    assert running.stdout is not None
    try:
        told = running.stdout.readline()
        found = re.search(r"http://\S+", told)
        assert found is not None, (told, running.stderr and running.stderr.read())
        yield found[0], running
    finally:
        running.send_signal(signal.SIGTERM)
        running.communicate(timeout=2 * WAIT)


def workers_of(running: "subprocess.Popen[str]") -> set[int]:
    listed = subprocess.run(
        ["ps", "-ww", "--ppid", str(running.pid), "-o", "pid=", "-o", "args="],
        check=False,
        capture_output=True,
        text=True,
    )
    return {int(row.split()[0]) for row in listed.stdout.splitlines() if "spawn_main" in row}


def test_workers_are_replaced_and_stopped(tmp_path: Path, redis_server: RedisServer) -> None:
    flags = ("--database", str(tmp_path / "vaka.db"), "--bus", redis_server.url, "--thinkers", "0")
    with served_by_workers(tmp_path, *flags) as (url, running):
        visitor = Visitor(url)
        visitor.post("/api/guest", {"name": "a new user"}, 201)
        table = visitor.table(seats=["me", "open"])
        before = workers_of(running)
        assert len(before) == 2
        victim = min(before)
        os.kill(victim, signal.SIGKILL)
        wait_until(lambda: workers_of(running) - {victim}, lambda workers: len(workers) == 2)
        visitor.http.close()
        again = Visitor(url)
        again.http.cookies = visitor.http.cookies
        assert again.get(f"/api/tables/{table}")["seat"] == 0
        figures = httpx.get(f"{url}/metrics", timeout=WAIT).text
        assert "vaka_requests_total" in figures
        again.http.close()
        assert running.poll() is None
    assert running.returncode == 0
    assert not workers_of(running)


def holder(workers: set[int], server: int, client: int) -> int:
    """Which of these processes has the line between two ports of this machine."""
    wanted = (f":{server:04X}", f":{client:04X}")
    rows = (row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:])
    (inode,) = [row[9] for row in rows if (row[1][-5:], row[2][-5:]) == wanted]
    for worker in workers:
        for each in Path(f"/proc/{worker}/fd").iterdir():
            try:
                if str(each.readlink()) == f"socket:[{inode}]":
                    return worker
            except FileNotFoundError:
                continue
    raise AssertionError("no worker has it")


@pytest.mark.long
def test_all_who_sit_at_a_table_are_led_to_the_same_worker(
    tmp_path: Path, redis_server: RedisServer
) -> None:
    flags = ("--database", str(tmp_path / "vaka.db"), "--bus", redis_server.url, "--thinkers", "0")
    with served_by_workers(tmp_path, *flags) as (url, running), ExitStack() as closing:
        port = int(url.rpartition(":")[2])
        people = [Visitor(url), Visitor(url)]
        for person in people:
            closing.callback(person.http.close)
            person.post("/api/guest", {"name": "a new user"}, 201)
        workers = workers_of(running)
        homes: dict[str, int] = {}
        for _ in range(10):
            table = people[0].table(seats=["me", "open"])
            people[1].join(table)
            people[0].post(f"/api/tables/{table}/start")
            # Requests go wherever they go; what they do is told at the home of the table.
            with people[0].listening(table) as one, people[1].listening(table) as other:
                lines = [ear.line.socket.getsockname()[1] for ear in (one, other)]
                (homes[table],) = {holder(workers, port, line) for line in lines}
                updates = [one.hear(), other.hear()]
                asked = updates[0]["asked"][0]
                people[asked].act(table, updates[asked])
                for ear in (one, other):
                    while ear.hear()["ply"] < 1:  # that the game has begun may be told once more
                        pass
        assert set(homes.values()) == workers
        # The home of a table dies: another serves who comes back, until there is a new one.
        with people[0].listening(table) as ear:
            ear.hear()
            os.kill(homes[table], signal.SIGKILL)
            with pytest.raises(ConnectionClosed):
                ear.hear()

        def serving_worker() -> int:
            with people[0].listening(table, since=1) as ear:
                assert ear.hear()["ply"] == 1
                line = ear.line.socket.getsockname()[1]
                return holder(workers_of(running), port, line)

        wait_until(serving_worker, lambda worker: worker not in workers)
    assert running.returncode == 0
