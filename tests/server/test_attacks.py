"""Attackers are contained and noted, and spoil nobody's game: `benchmarks.attacks` in short."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from benchmarks.attack_client import LONGER, Aim
from benchmarks.attackers import attack
from benchmarks.attacks import HEADS, LOGGED, contained
from benchmarks.clients import Clock as Stopwatch
from benchmarks.load import Load
from benchmarks.parties import Wanted, gather
from benchmarks.services import Vaka
from benchmarks.tampering import believed, restored
from tests.modes import once
from tests.server.playing import party
from tests.server.rushing import play_out
from tests.server.serving import Served
from vaka.server.clock import Clock
from vaka.server.running.patience import Patience
from vaka.server.settings import CHAT, LIMITS, PEOPLE, REQUESTS, TABLES, Limit

pytestmark = once

KINDS = ("burst", "guests", "tables", "nested", "large", "frames", "chat", "sockets", *HEADS)
SECONDS = 2.0
# Less than usual, so that it takes less to get there.
ALLOWED = {**LIMITS, REQUESTS: Limit(100, 120), PEOPLE: Limit(5, 10), TABLES: Limit(5, 10)}
ALLOWED[CHAT] = Limit(10, 60)
SOCKETS = 20


@pytest.mark.long
def test_attackers_from_many_sides_are_contained_while_others_play(tmp_path: Path) -> None:
    database = str(tmp_path / "vaka.db")
    own: dict[str, Any] = {"limits": ALLOWED, "sockets": SOCKETS, "limit_this_machine": True}
    server = Vaka(tmp_path, database=database, thinkers=0, **own)
    try:
        asyncio.run(besieged(server, database))
        log = server.log.read_text()
    finally:
        assert server.stop() == 0
    for kind in KINDS:
        assert LOGGED[kind] in log, kind
    assert "internal error" not in log
    assert "Traceback" not in log


async def besieged(server: Vaka, database: str) -> None:
    clock = Stopwatch()
    wanted = (Wanted("rapanui", 2), Wanted("giants", 3))
    parties = await gather(server.url, wanted, Random(1), (0.05, 0.15), clock, public=True)
    load = Load(parties, database)
    await load.start()
    try:
        watched = parties[-1].games[0].table
        clock.take()
        begin = monotonic()
        seen = await asyncio.gather(
            *(
                attack(kind, Aim(server.port, watched, SECONDS, f"127.0.0.{2 + number}", 150))
                for number, kind in enumerate(KINDS)
            )
        )
        seconds = max(SECONDS + LONGER, monotonic() - begin)
        for kind, counts in zip(KINDS, seen, strict=True):
            assert contained(kind, counts, seconds, ALLOWED, SOCKETS), (kind, counts)
        waited = clock.take()
        assert waited  # how long is measured by the benchmark
        await load.goes_on(load.marks())
        await load.check()
        assert not any(load.wrong.values()), load.wrong
    finally:
        await load.stop()


def test_changed_records_are_not_believed(served: Served) -> None:
    game = party(served)
    play_out(served, game.table, *game.people)
    assert believed(game.people[0].get(f"/api/tables/{game.table}/record")) == []


def test_changed_backups_are_not_restored(served: Served, tmp_path: Path) -> None:
    party(served)
    assert asyncio.run(restored(served.house.settings.database, tmp_path)) == []


class Waiting:
    """A line on which a request never comes."""

    def __init__(self, address: str) -> None:
        self.client: tuple[str, int] | None = (address, 1)
        self.transport: Any = self
        self.incomplete_request: object | None = self
        self.is_cut_off = False

    def abort(self) -> None:
        self.is_cut_off = True


@pytest.mark.parametrize(("address", "near"), [("1.2.3.4", False), ("::1", True)])
def test_idle_lines_of_one_address_are_counted(address: str, near: bool) -> None:
    patience = Patience(Clock(), most=3, near=near)
    first = [Waiting(address) for _ in range(3)]
    patience.look(first)
    others = [Waiting("5.6.7.8"), Waiting("127.0.0.1")]
    late = [Waiting(address) for _ in range(2)]
    patience.look([*late, *others, *first])
    assert [line.is_cut_off for line in late] == [True, True]  # who came last
    assert not any(line.is_cut_off for line in [*first, *others])


def test_lines_of_this_machine_itself_are_not_counted() -> None:
    lines = [Waiting("127.0.0.1") for _ in range(5)]
    Patience(Clock(), most=3).look(lines)
    assert not any(line.is_cut_off for line in lines)


def test_a_server_takes_as_many_handles_as_it_may() -> None:
    code = "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (64, 300));"
    code += "from vaka.server.running.handles import hold_many; print(hold_many())"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "300"


@pytest.mark.parametrize(
    ("kind", "counts", "held"),
    [
        ("burst", {"200": 900}, False),
        ("burst", {"200": 600, "429": 1}, True),
        ("burst", {"200": 600, "429": 1, "500": 1}, False),
        ("sockets", {"opened": 201, "429": 1}, False),
        ("heads", {"opened": 300, "cut off": 299}, False),
        ("heads", {"opened": 300, "cut off": 300}, True),
        ("large_heads", {"431": 10, "200": 1}, False),
        ("large_heads", {"431": 10}, True),
        ("endless_heads", {"opened": 20, "cut off": 5, "accepted": 1}, False),
        ("endless_heads", {"opened": 20, "cut off": 5}, False),
        ("endless_heads", {"opened": 20, "cut off": 20}, True),
        ("post_texts", {"400": 10, "429": 3}, True),
        ("post_texts", {"400": 10, "201": 1}, False),
        ("undos", {"acted": 51, "undone": 50, "200": 9, "largest answer, kB": 30}, True),
        ("undos", {"acted": 51, "undone": 50, "200": 9, "largest answer, kB": 900}, False),
        ("undos", {"acted": 900, "undone": 900, "200": 9, "largest answer, kB": 30}, False),
    ],
)
def test_what_counts_as_contained(kind: str, counts: dict[str, int], held: bool) -> None:
    assert contained(kind, counts, 5) == held
