"""Custom decks, islands and boxes are checked in a process of their own, within limits."""

import asyncio
import os
import signal
import sys
import threading
import tomllib
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any

import httpx
import pytest

import vaka
from tests.modes import once
from tests.server.serving import WAIT, Served, Visitor, serving
from tests.waiting import wait_until, wait_until_async
from vaka.core.data import LONGEST, MAX_DOTS_PER_LINE
from vaka.core.errors import VakaError
from vaka.games.raiatea.deck import standard_text
from vaka.games.rapanui.cards import house_box
from vaka.locale import LANGUAGES, Words
from vaka.server.checking import worker
from vaka.server.checking.checker import MAX_WAITING_CHECKS, OptionChecker, client_line
from vaka.server.errors import CheckerBusy
from vaka.server.problems import problem_of
from vaka.server.processes.pool import ProcessPool
from vaka.server.running.limits import kinds_of
from vaka.server.settings import LIMITS, REQUESTS, TABLES, Limit

pytestmark = once

HOME = client_line("192.0.2.1", "ann")


def _data(title: str, file: str) -> str:
    return (files(f"vaka.games.{title}") / "data" / file).read_text(encoding="utf-8")


GOOD = {
    "rapanui": {"box": _data("rapanui", "box.toml")},
    "giants": {"island": _data("giants", "island.toml")},
    "raiatea": {"deck": standard_text()},
}
PLAYERS = {"rapanui": 2, "giants": 3, "raiatea": 3}


def costly_text() -> str:
    """A text that passes the count of dots and is as costly to parse as such a text can be."""
    part = ".".join(["a"] * MAX_DOTS_PER_LINE)
    text = f"[{part}]\n"
    number = 0
    while len(line := f"k{number}.{part}=1\n") + len(text) < LONGEST:
        text += line
        number += 1
    return text


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("checking")) as running:
        yield running


@contextmanager
def suspended_checker(served: Served, host: Visitor) -> Iterator[None]:
    """Suspend the checking process, as if its check never ended."""
    pool = served.house.checker.pool
    host.table("rapanui", options=GOOD["rapanui"])  # starts the process
    (process,) = pool.processes
    pool.patience, before = WAIT, pool.patience
    os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(process, signal.SIGCONT)
        pool.patience = before


def send(
    threads: ThreadPoolExecutor, who: Visitor, method: str, path: str, data: Any
) -> "Future[httpx.Response]":
    """Send a request from another thread, with a connection of its own."""
    headers = {"origin": who.url, "cookie": f"vaka={who.http.cookies['vaka']}"}
    return threads.submit(
        httpx.request, method, who.url + path, json=data, headers=headers, timeout=WAIT
    )


@pytest.mark.parametrize("title", list(GOOD))
def test_custom_texts_make_a_table(served: Served, title: str) -> None:
    ann = served.guest("Ann")
    table = ann.table(title, options=GOOD[title])
    state = vaka.load(title).new(PLAYERS[title], 0, GOOD[title])
    assert ann.get(f"/api/tables/{table}")["options"] == state.config.options
    changed = ann.request("PATCH", f"/api/tables/{table}", {"options": {}})
    assert changed["options"] == vaka.load(title).new(PLAYERS[title], 0).config.options
    changed = ann.request("PATCH", f"/api/tables/{table}", {"options": GOOD[title]})
    assert changed["options"] == state.config.options


def test_switches_and_choices_need_no_process(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        table = ann.table("raiatea", options={"tane": True, "edition": "it", "deck": ""})
        ann.request("PATCH", f"/api/tables/{table}", {"options": {"oracle": True}})
        ann.post("/api/lessons/raiatea", status=201)
        wrong = {"title": "raiatea", "players": 3, "options": {"deck": "x", "tane": 1}}
        assert ann.post("/api/tables", wrong, 400)["error"] == "error-wrong-option"
        assert served.house.checker.pool.processes == []


DOTS = ".".join(["a"] * 8000)


@pytest.mark.parametrize(
    ("title", "options"),
    [
        ("rapanui", {"box": f'"=".{DOTS} = 1\n[b]\n'}),
        ("rapanui", {"box": f"[{DOTS}]\n0=1\n"}),
        ("rapanui", {"box": "deck = 1"}),
        ("rapanui", {"box": "[deck]\nfish = 10000"}),
        ("rapanui", {"box": "[wings]\n" + "x" * 60_000}),
        ("giants", {"island": "island = " + "[" * 9000}),
        ("giants", {"island": "'" + "\\u0000é" * 6000 + "'=1\n" * 2}),
        ("giants", {"island": "picture = '''\n. . .\n'''"}),
        ("giants", {"two_workers": 1, "island": "island = " + "[" * 9000}),
        ("giants", {"wings": "x", "island": "x"}),
        ("raiatea", {"deck": "x = ["}),
        ("raiatea", {"deck": costly_text()}),
        ("raiatea", {"deck": "[[rituals]]"}),
        ("raiatea", {"deck": standard_text().replace("cost = ", "cost = 100", 1)}),
    ],
)
def test_errors_are_those_of_the_title(served: Served, title: str, options: dict[str, Any]) -> None:
    """Status and body are the same as if the title had been asked here."""
    ann = served.guest("Ann")
    table = ann.table(title)
    with pytest.raises(VakaError) as caught:
        vaka.load(title).new(PLAYERS[title], 0, options)
    for language in LANGUAGES:
        problem = problem_of(caught.value, Words(language, strict=True))
        for method, path, data in (
            ("POST", "/api/tables", {"title": title, "players": PLAYERS[title]}),
            ("PATCH", f"/api/tables/{table}", {}),
        ):
            asked = {**data, "options": options}
            told = ann.request(method, f"{path}?lang={language}", asked, 400)
            assert (told["error"], told["message"]) == (problem.error, problem.message)
            assert told.get("reason") == problem.reason
            assert told.get("details", {}) == problem.details


def test_others_are_answered_while_a_check_hangs(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    pool = served.house.checker.pool
    game = ben.table("rapanui", seats=["me", "open"])
    ann.join(game)
    ben.post(f"/api/tables/{game}/start")
    own = ann.table("rapanui")
    with ThreadPoolExecutor() as threads, suspended_checker(served, ann):
        wanted = {"title": "rapanui", "players": 2, "options": GOOD["rapanui"]}
        made = send(threads, ann, "POST", "/api/tables", wanted)
        wait_until(lambda: pool.busy)
        changed = send(threads, ann, "PATCH", f"/api/tables/{own}", {"options": GOOD["rapanui"]})
        wait_until(lambda: pool.waiting)
        assert ben.get("/health") is not None
        for _ in range(4):  # moves of both
            for who in (ann, ben):
                told = who.game(game)
                if told["legal"]:
                    who.act(game, told)
        assert ben.game(game)["ply"] >= 4
        # The table whose options are being checked is not locked.
        assert ann.request("PATCH", f"/api/tables/{own}", {"name": "mine"})["name"] == "mine"
        ben.table("rapanui")
        assert not made.done()
        assert not changed.done()
        (process,) = pool.processes
        os.kill(process, signal.SIGCONT)
        assert made.result(WAIT).status_code == 201
        assert changed.result(WAIT).json()["options"] == {**GOOD["rapanui"]}


def test_a_check_that_takes_too_long_is_ended(served: Served) -> None:
    ann = served.guest("Ann")
    pool = served.house.checker.pool
    ann.table("rapanui", options=GOOD["rapanui"])
    (process,) = pool.processes
    os.kill(process, signal.SIGSTOP)
    pool.patience, before = 0.05, pool.patience
    asked = {"title": "rapanui", "players": 2, "options": GOOD["rapanui"]}
    told = ann.post("/api/tables", asked, 400)
    pool.patience = before
    assert told["error"] == "server-too-costly"
    assert told["message"] == Words("en", strict=True)("server-too-costly")
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)
    ann.table("rapanui", options=GOOD["rapanui"])  # another process took its place
    assert pool.processes not in ([], [process])


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_the_process_has_the_limits(served: Served) -> None:
    served.guest("Ann").table("rapanui", options=GOOD["rapanui"])
    (process,) = served.house.checker.pool.processes
    limits = Path(f"/proc/{process}/limits").read_text()
    (memory,) = [line for line in limits.splitlines() if line.startswith("Max address space")]
    assert memory.split()[3:5] == [str(256 * 2**20)] * 2
    assert worker.CPU_SECONDS == 2


STRICT = """
import resource
from pathlib import Path
from vaka.core.registry import load, titles
from vaka.server.checking import worker

for title in titles():
    load(title).new(load(title).title.least_players, 0)
used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
worker.{limit}
worker.main()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("limit", ["CPU_SECONDS = 0.1", "MEMORY_BYTES = used + 4 * 2**20"])
def test_a_check_beyond_a_limit_ends_the_process(
    limit: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With lower limits, since the parser refuses whatever would exceed the real ones."""
    (tmp_path / "strict_checker.py").write_text(STRICT.format(limit=limit), encoding="utf-8")
    path = os.environ.get("PYTHONPATH", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, [str(tmp_path), path])))
    with serving(tmp_path) as served:
        served.house.checker.pool = ProcessPool(1, "strict_checker", WAIT)
        ann = served.guest("Ann")
        for _ in range(2):
            ann.table("rapanui", options=GOOD["rapanui"])  # within the limits
            asked = {"title": "raiatea", "players": 3, "options": {"deck": costly_text()}}
            assert ann.post("/api/tables", asked, 400)["error"] == "server-too-costly"
            assert served.house.checker.pool.processes == []


def test_the_queue_is_bounded_and_fair() -> None:
    async def check() -> None:
        checker = OptionChecker()
        checker.pool.patience = WAIT

        def start(address: str, person: str) -> "asyncio.Task[Any]":
            line = client_line(address, person)
            options = checker.checked_options("rapanui", 2, GOOD["rapanui"], line)
            return asyncio.create_task(options)

        async def waiting() -> int:
            return checker.pool.waiting

        await start("192.0.2.1", "ann")
        (process,) = checker.pool.processes
        os.kill(process, signal.SIGSTOP)
        first = start("192.0.2.1", "ann")
        await asyncio.sleep(0)
        waits = [start("192.0.2.1", f"ann{number}") for number in range(MAX_WAITING_CHECKS)]
        await wait_until_async(waiting, lambda count: count == 20)
        with pytest.raises(CheckerBusy):
            await start("192.0.2.1", "ann21")
        assert not any(task.done() for task in (first, *waits))
        # A client of another address is not kept out: the newest check of the first one is.
        other = start("192.0.2.2", "ben")
        with pytest.raises(CheckerBusy):
            await waits[-1]
        order: list[str] = []
        other.add_done_callback(lambda _: order.append("other"))
        for task in waits[:-1]:
            task.add_done_callback(lambda _: order.append("waiting"))
        os.kill(process, signal.SIGCONT)
        await asyncio.gather(first, other, *waits[:-1])
        assert len(order) == MAX_WAITING_CHECKS
        assert order.index("other") <= 1  # the addresses take turns
        await checker.close()

    asyncio.run(check())


def test_start_of_the_process_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def check() -> None:
        checker = OptionChecker()
        await checker.checked_options("rapanui", 2, GOOD["rapanui"], HOME)
        await checker.close()

    with caplog.at_level("INFO", "vaka.server"):
        asyncio.run(check())
    assert "vaka.server.checking.worker" in {
        getattr(record, "program", None) for record in caplog.records
    }


def test_only_the_host_has_options_checked(served: Served) -> None:
    ann, ben = served.guest("Ann"), served.guest("Ben")
    table = ann.table("rapanui")
    bad = {"options": {"box": "x"}}
    told = ben.request("PATCH", f"/api/tables/{table}", bad, 403)
    assert told["error"] == "server-not-host"
    ben.request("PATCH", "/api/tables/nowhere", bad, 404)
    running = ann.table("rapanui", seats=["me", "easy"], start=True)
    told = ann.request("PATCH", f"/api/tables/{running}", bad, 409)
    assert told["error"] == "server-not-open"


def test_a_change_of_a_table_counts_like_a_new_one(tmp_path: Path) -> None:
    limits = {**LIMITS, TABLES: Limit(3, 1)}
    with serving(tmp_path, limits=limits, limit_this_machine=True) as served:
        ann = served.guest("Ann")
        table = ann.table("rapanui")
        for _ in range(2):
            ann.request("PATCH", f"/api/tables/{table}", {"options": {}})
        told = ann.request("PATCH", f"/api/tables/{table}", {"options": {}}, 429)
        assert told["error"] == "server-too-often"
    assert kinds_of("PATCH", "/api/tables/x") == [REQUESTS, TABLES]
    assert kinds_of("PATCH", "//api//tables/x") == [REQUESTS, TABLES]
    assert kinds_of("POST", "/api//tables/") == [REQUESTS, TABLES]
    assert kinds_of("PATCH", "/api/me") == [REQUESTS]


def test_texts_are_not_parsed_on_the_event_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[int] = []
    parse = tomllib.loads

    def noted(text: str) -> dict[str, Any]:
        threads.append(threading.get_ident())
        return parse(text)

    async def loop_thread() -> int:
        return threading.get_ident()

    monkeypatch.setattr(tomllib, "loads", noted)
    box = GOOD["rapanui"]["box"] + f"\n# {tmp_path}\n"  # in no cache
    with serving(tmp_path) as served:
        ann = served.guest("Ann")
        table = ann.table("rapanui", seats=["me", "easy"], options={"box": box})
        assert threads
        ann.post(f"/api/tables/{table}/start")
        assert served.inside(loop_thread()) not in threads
    threads.clear()
    house_box.cache_clear()
    with serving(tmp_path) as served:
        served.somebody().game(table)
        assert threads
        assert served.inside(loop_thread()) not in threads
