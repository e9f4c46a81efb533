"""What one address may ask for, and what becomes of the others meanwhile."""

import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from threading import Event, Thread

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.serving import KEEP_ALIVE, WAIT, serving
from tests.waiting import wait_until
from vaka.server.running import serve
from vaka.server.running.limits import Buckets, Calm, kinds_of
from vaka.server.running.patience import PATIENCE
from vaka.server.running.serve import Server, listening
from vaka.server.settings import (
    CHAT,
    HOOKS,
    LIMITS,
    MESSAGES,
    REQUESTS,
    TABLES,
    Limit,
    Settings,
    in_folder,
)

pytestmark = once


def test_a_bucket_empties_and_fills_up() -> None:
    clock = [0.0]
    buckets = Buckets(Limit(3, 60), lambda: clock[0])
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 1.0]
    assert buckets.take("b") == 0  # everybody has his own
    clock[0] = 0.5
    assert buckets.take("a") == 0.5
    clock[0] = 1.0
    assert buckets.take("a") == 0
    clock[0] = 1000.0
    assert [buckets.take("a") for _ in range(4)] == [0, 0, 0, 1.0]  # no more than it holds


def test_who_takes_much_at_once_waits_for_the_rest() -> None:
    """A hundred at once, then fifty a second, while others wait for nothing."""
    clock = [0.0]
    buckets = Buckets(Limit(300, 60), lambda: clock[0])
    pauses = []
    for _ in range(200):
        assert buckets.take("a") == 0
        pauses.append(buckets.pause("a"))
    assert pauses[:100] == [0] * 100
    assert pauses[100] == 1 / 50
    assert pauses[199] == 2.0
    assert buckets.take("b") == buckets.pause("b") == 0
    clock[0] = 99.5
    assert buckets.take("a") == 0
    assert buckets.pause("a") == pytest.approx(0.03)  # of 300 there are 198.5 again
    clock[0] = 110
    assert buckets.take("a") == buckets.pause("a") == 0


def test_what_nobody_waits_for_is_taken_at_once_and_nothing_else() -> None:
    clock = [0.0]
    buckets = Buckets(Limit(300, 60), lambda: clock[0])
    calm = Calm(buckets, "a")
    assert [_calmly(calm) for _ in range(102)] == [True] * 100 + [False] * 2
    assert buckets.take("a") == 0  # nothing was taken out by what was refused
    assert buckets.pause("a") == 1 / 50
    small = Buckets(Limit(3, 60), lambda: clock[0])
    calm = Calm(small, "a")
    assert [bool(calm) for _ in range(4)] == [True] * 4  # to look takes nothing out
    assert [_calmly(calm) for _ in range(4)] == [True, True, True, False]
    assert small.take("a") == 1.0
    assert all(_calmly(Calm(None, "a")) for _ in range(200))


def _calmly(calm: Calm) -> bool:
    if not calm:
        return False
    calm.count()
    return True


@pytest.mark.parametrize(
    ("method", "path", "kinds"),
    [
        ("GET", "/api/tables", [REQUESTS]),
        ("POST", "/api/tables", [REQUESTS, TABLES]),
        ("POST", "/api/tables/", [REQUESTS, TABLES]),
        ("POST", "/api/tables/x/branch", [REQUESTS, TABLES]),
        ("POST", "/api/tables/x/chat", [REQUESTS, CHAT]),
        ("POST", "/api/tables/x/actions", [REQUESTS]),
        ("POST", "/api/hooks", [REQUESTS, HOOKS]),
        ("POST", "/api/hooks/x/test", [REQUESTS, HOOKS]),
        ("GET", "/api/hooks", [REQUESTS]),
    ],
)
def test_what_counts_as_what(method: str, path: str, kinds: list[str]) -> None:
    assert kinds_of(method, path) == kinds


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    limits = {**LIMITS, TABLES: Limit(2, 1), REQUESTS: Limit(12, 60)}
    clock = VirtualClock()
    with serving(tmp_path, clock=clock, limits=limits, limit_this_machine=True) as served:
        host = served.guest("host")
        host.table(), host.table()
        told = host.post("/api/tables", {"title": "rapanui", "players": 2}, 429)
        assert told["error"] == "server-too-often"
        answers = [host.http.get("/api/tables") for _ in range(12)]
        assert [answer.status_code for answer in answers] == [200] * 8 + [429] * 4
        assert answers[8].headers["retry-after"] == "1"
        clock.advance(0.5)
        host.get("/api/tables", 429)
        clock.advance(0.5)
        host.get("/api/tables")
        host.get("/api/tables", 429)


def test_this_machine_is_not_counted_unless_that_is_wanted(tmp_path: Path) -> None:
    with serving(tmp_path, limits={**LIMITS, REQUESTS: Limit(2, 1)}) as served:
        somebody = served.somebody()
        for _ in range(5):
            somebody.get("/api/titles")


def test_sockets_of_one_address_are_counted_and_given_back(tmp_path: Path) -> None:
    with serving(tmp_path, sockets=2, limit_this_machine=True) as served:
        host = served.guest("host")
        table = host.table()
        with host.listening(table) as one, host.listening(table):
            one.hear("hello")
            with pytest.raises(InvalidStatus) as refused, host.listening(table):
                pass
            assert refused.value.response.status_code == 429

        def opens() -> bool:
            try:
                with host.listening(table) as again:
                    again.hear("hello")
            except InvalidStatus:
                return False
            return True

        wait_until(opens)


def test_a_socket_that_talks_without_end_is_read_slowly(tmp_path: Path) -> None:
    limits = {**LIMITS, MESSAGES: Limit(5, 480)}
    clock, interval = VirtualClock(), 1 / 8
    with serving(tmp_path, clock=clock, limits=limits, limit_this_machine=True) as served:
        host = served.guest("host")
        table = host.table(seats=["me", "easy"], start=True)
        with host.listening(table) as ear:
            ear.hear()
            for number in range(15):
                ear.say(type="undo", ply=0, step=0, id=number)
            assert [ear.hear("problem")["id"] for _ in range(5)] == list(range(5))
            for number in range(5, 15):  # one for each interval, and none before it is over
                wait_until(clock.remaining, lambda seconds: interval in seconds)
                with pytest.raises(TimeoutError):
                    ear.line.recv(timeout=0)
                clock.advance(interval)
                assert ear.hear("problem")["id"] == number


def test_talk_over_a_socket_counts_like_any_other(tmp_path: Path) -> None:
    limits = {**LIMITS, CHAT: Limit(3, 1)}
    own = {"clock": VirtualClock(), "limits": limits, "limit_this_machine": True}
    with serving(tmp_path, **own) as served:
        host = served.guest("host")
        table = host.table()
        host.post(f"/api/tables/{table}/chat", {"text": "by request"}, 201)
        with host.listening(table) as ear:
            for number in range(3):
                ear.say(type="chat", text="by socket", id=number)
            problem = ear.hear("problem")
            assert (problem["id"], problem["problem"]["error"]) == (2, "server-too-often")
        assert len(host.get(f"/api/tables/{table}/chat")) == 3


def test_huge_frames_end_the_socket_that_sends_them_and_no_other(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        host = served.guest("host")
        table = host.table(seats=["me", "easy"], start=True)
        with host.listening(table) as good, host.listening(table) as bad:
            good.hear(), bad.hear()
            bad.line.send("x" * 20_000)
            with pytest.raises(ConnectionClosed):
                bad.hear("never")
            told = host.game(table)
            if told["legal"]:
                host.act(table, told)
                good.hear()


@contextmanager
def started(folder: Path, clock: VirtualClock) -> Iterator[int]:
    """The server as `vaka serve` starts it, in a thread; its port."""
    settings = Settings(database=in_folder(folder), thinkers=0, clock=clock)
    ready = Event()
    with listening("127.0.0.1", 0) as door:
        server = Server(settings, ready.set, signals=())
        server.config.timeout_keep_alive = KEEP_ALIVE
        thread = Thread(target=server.run, args=([door],), daemon=True)
        thread.start()
        assert ready.wait(WAIT)
        try:
            yield door.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(WAIT)
            assert not thread.is_alive()


BEGUN = (
    b"",
    b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ",
    (
        b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Content-Length: 90\r\n\r\n{"
    ),
)


def test_slow_requests_are_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "LOOK", 1)
    clock = VirtualClock()
    with started(tmp_path, clock) as port, ExitStack() as lines:

        def line() -> socket.socket:
            return lines.enter_context(socket.create_connection(("127.0.0.1", port), WAIT))

        slow = [line() for _ in BEGUN]
        for each, begun in zip(slow, BEGUN, strict=True):
            each.sendall(begun)
            each.setblocking(False)
        quick = HTTPConnection("127.0.0.1", port, timeout=WAIT)
        quick.connect()
        quick.auto_open = 0  # it would hide that the connection was closed
        lines.callback(quick.close)
        rest = list(slow)

        def still_open() -> list[socket.socket]:
            """Let time pass, in which a connection between two requests stays open."""
            quick.request("GET", "/health")
            answer = quick.getresponse()
            assert (answer.status, bool(answer.read())) == (200, True)
            rest[:] = [each for each in rest if not is_closed(each)]
            clock.advance(PATIENCE / 4)
            return rest

        wait_until(still_open, lambda left: not left)
        assert clock.monotonic() > PATIENCE


def is_closed(line: socket.socket) -> bool:
    """Whether the server has closed a connection on which it has answered nothing with 200."""
    try:
        while answer := line.recv(1000):
            assert b"200" not in answer
    except BlockingIOError:
        return False
    except ConnectionResetError:
        pass
    return True
