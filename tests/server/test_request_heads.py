"""Request heads are bounded on every path into the process."""

import gc
import logging
import multiprocessing
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from tests.modes import once
from tests.server.serving import WAIT, Served, serving
from tests.waiting import wait_until
from vaka.server.running.bounded_http import (
    MAX_CHUNKS_PER_REQUEST,
    MAX_HEAD_BYTES,
    BoundedHttpProtocol,
)
from vaka.server.running.homes import Homes, mailboxes
from vaka.server.running.serve import Server, listening
from vaka.server.settings import Settings

pytestmark = once

MEGABYTE = 1_000_000
GET = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CLOSE = b"Connection: close\r\n"
POST = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
CHUNKED = POST + b"Transfer-Encoding: chunked\r\n\r\n"
CHUNK = b'f\r\n{"name": "Ana"}\r\n'
UPGRADE = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
UPGRADE += b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
LARGE_HEADERS = (b"X: " + b"a" * 8000 + b"\r\n") * (MEGABYTE // 8000)
TINY_HEADERS = b"a:\r\n" * (MEGABYTE // 4)


def port_of(served: Served) -> int:
    return int(served.url.rpartition(":")[2])


def exchange(line: socket.socket, pieces: Iterable[bytes]) -> bytes:
    """Send the pieces and return all that is received until the server closes the connection."""
    answer = b""
    try:
        for piece in pieces:
            line.sendall(piece)
        while received := line.recv(65_536):
            answer += received
    except (ConnectionResetError, BrokenPipeError):
        pass
    return answer


def send(served: Served, *pieces: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", port_of(served)), WAIT) as line:
        return exchange(line, pieces)


def is_refused(answer: bytes) -> bool:
    """Whether the answer is an error status, or was lost with a connection reset."""
    return answer == b"" or answer[:13] in (b"HTTP/1.1 400 ", b"HTTP/1.1 413 ", b"HTTP/1.1 431 ")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture(autouse=True)
def _no_errors_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize(
    "head",
    [
        pytest.param(GET + CLOSE + LARGE_HEADERS + b"\r\n", id="large headers"),
        pytest.param(GET + LARGE_HEADERS, id="endless large headers"),
        pytest.param(GET + CLOSE + TINY_HEADERS + b"\r\n", id="tiny headers"),
        pytest.param(GET + TINY_HEADERS, id="endless tiny headers"),
        pytest.param(GET + b"X: " + b"a" * MEGABYTE, id="endless header line"),
        pytest.param(GET + b"X: b\r\n" + b" c\r\n" * (MEGABYTE // 4), id="folded header line"),
        pytest.param(b"GET /" + b"a" * MEGABYTE, id="endless request line"),
        pytest.param(b"\r\n" * (MEGABYTE // 2), id="endless empty lines"),
        pytest.param(GET + UPGRADE + LARGE_HEADERS + b"\r\n", id="upgrade"),
        pytest.param(GET + UPGRADE + LARGE_HEADERS, id="endless upgrade"),
        pytest.param(GET + UPGRADE + TINY_HEADERS + b"\r\n", id="upgrade with tiny headers"),
        pytest.param(CHUNKED + CHUNK + b"0\r\n" + LARGE_HEADERS + b"\r\n", id="trailers"),
        pytest.param(CHUNKED + CHUNK + b"0\r\n" + TINY_HEADERS, id="endless tiny trailers"),
        pytest.param(CHUNKED + b"f;" + b"a" * MEGABYTE, id="endless chunk extension"),
        pytest.param(CHUNKED + b"0" * MEGABYTE, id="endless chunk size"),
    ],
)
def test_oversized_head_is_refused(served: Served, head: bytes) -> None:
    assert is_refused(send(served, head))
    assert served.somebody().get("/health")["status"] == "ok"


@pytest.mark.parametrize("size", [MAX_HEAD_BYTES + 100, 60_000, 200_000])
@pytest.mark.parametrize("headers", [CLOSE, UPGRADE])
def test_oversized_head_in_one_read_is_refused(served: Served, size: int, headers: bytes) -> None:
    begin = GET + headers + b"X: "
    answer = send(served, begin + b"a" * (size - len(begin) - 4) + b"\r\n\r\n")
    assert is_refused(answer)
    if size < 20_000:  # all of it was read, so the answer is not lost
        assert answer.startswith(b"HTTP/1.1 431 ")


@pytest.mark.parametrize("headers", [LARGE_HEADERS[:200_000], TINY_HEADERS[:200_000]])
def test_oversized_pipelined_head_is_refused(served: Served, headers: bytes) -> None:
    answer = send(served, GET + b"\r\n" + GET + CLOSE + headers + b"\r\n\r\n")
    assert answer.count(b"HTTP/1.1 200 ") <= 1  # the first answer may be lost with the reset


def test_endless_small_chunks_are_refused(served: Served) -> None:
    assert is_refused(send(served, CHUNKED + b"1\r\n \r\n" * (MEGABYTE // 6)))
    few = b"1\r\n \r\n" * (MAX_CHUNKS_PER_REQUEST + 1)
    assert send(served, CHUNKED + few).startswith(b"HTTP/1.1 413 ")


def test_refused_requests_leave_nothing_for_the_garbage_collector(served: Served) -> None:
    # A server collects garbage seldom, so what was received must not wait for that.
    gc.collect()
    open_before = connections()
    gc.disable()
    try:
        for request in (GET + LARGE_HEADERS, b"not HTTP\r\n\r\n" + TINY_HEADERS):
            send(served, request)
            wait_until(connections, lambda count: count <= open_before)
    finally:
        gc.enable()


def connections() -> int:
    return sum(isinstance(each, BoundedHttpProtocol) for each in gc.get_objects())


def test_heads_within_the_limits_are_read(served: Served) -> None:
    large = GET + CLOSE + b"X: " + b"a" * (MAX_HEAD_BYTES - 100) + b"\r\n\r\n"
    many = GET + CLOSE + b"a:b\r\n" * 1000 + b"\r\n"
    for head in (large, many):
        assert send(served, head).startswith(b"HTTP/1.1 200 ")
        pieces = [head[start : start + 1000] for start in range(0, len(head), 1000)]
        assert send(served, *pieces).startswith(b"HTTP/1.1 200 ")


def test_chunks_and_trailers_within_the_limits_are_read(served: Served) -> None:
    begin = CHUNKED.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    spaces = b"1\r\n \r\n" * (MAX_CHUNKS_PER_REQUEST - 2)
    assert send(served, begin + spaces + CHUNK + b"0\r\na: b\r\n\r\n").startswith(b"HTTP/1.1 201 ")


def test_error_in_a_body_that_was_answered_closes_the_connection(served: Served) -> None:
    begin = CHUNKED.replace(b"/api/guest", b"/nowhere")
    with socket.create_connection(("127.0.0.1", port_of(served)), WAIT) as line:
        line.sendall(begin)
        answer = line.recv(65_536)
        assert answer.startswith(b"HTTP/1.1 4")
        assert b"HTTP/1.1" not in exchange(line, [b"not a chunk\r\n"])


def upgrade(served: Served, *headers: bytes) -> bytes:
    table = served.guest("Ana").table()
    origin = f"Origin: {served.url}\r\nHost: {served.url.removeprefix('http://')}\r\n"
    begin = f"GET /api/tables/{table}/socket HTTP/1.1\r\n{origin}".encode()
    return begin + UPGRADE + b"".join(headers) + b"\r\n"


def test_upgrade_request_in_pieces_is_read(served: Served) -> None:
    head = upgrade(served, b"X: " + b"a" * 5000 + b"\r\n")
    with socket.create_connection(("127.0.0.1", port_of(served)), WAIT) as line:
        for start in range(0, len(head), 100):
            line.sendall(head[start : start + 100])
        assert line.recv(1000).startswith(b"HTTP/1.1 101 ")


def test_handshake_refused_by_the_library_closes_the_connection(served: Served) -> None:
    # websockets reads header lines of at most 8 kB.
    assert is_refused(send(served, upgrade(served, b"X: " + b"a" * 9000 + b"\r\n")))


@contextmanager
def worker(folder: Path) -> Iterator[socket.socket]:
    """Run a server in a thread, and yield the socket on which it takes over connections."""
    context = multiprocessing.get_context("spawn")
    boxes = mailboxes(2, context)
    ready = Event()
    settings = Settings(database=str(folder / "vaka.db"), thinkers=0, page=folder / "page")
    with listening("127.0.0.1", 0) as door:
        server = Server(settings, ready.set, signals=(), homes=Homes(boxes, 0))
        thread = Thread(target=server.run, args=([door],), daemon=True)
        thread.start()
        assert ready.wait(WAIT)
        try:
            yield boxes[0].slot
        finally:
            server.should_exit = True
            thread.join(WAIT)
            for box in boxes:
                box.inside.close()
                box.slot.close()
        assert not thread.is_alive()


def hand_over(slot: socket.socket, begun: bytes, *pieces: bytes) -> bytes:
    """Hand a connection and the beginning of its request to a worker, and send the rest over it."""
    with (
        socket.create_server(("127.0.0.1", 0)) as door,
        socket.create_connection(door.getsockname(), WAIT) as line,
    ):
        accepted, _ = door.accept()
        with accepted:
            socket.send_fds(slot, [begun], [accepted.fileno()])
        return exchange(line, pieces)


@pytest.mark.skipif(not hasattr(socket, "send_fds"), reason="needs Unix sockets")
def test_oversized_head_of_a_connection_handed_over_is_refused(tmp_path: Path) -> None:
    with worker(tmp_path) as slot:
        fine = GET + CLOSE + b"\r\n"
        assert hand_over(slot, fine).startswith(b"HTTP/1.1 200 ")
        for begin in (GET, GET + UPGRADE):
            whole = begin + b"X: " + b"a" * 20_000 + b"\r\n\r\n"
            assert is_refused(hand_over(slot, whole))
            assert is_refused(hand_over(slot, begin + b"X: ", b"a" * MEGABYTE + b"\r\n\r\n"))
            assert is_refused(hand_over(slot, begin, TINY_HEADERS))
        assert hand_over(slot, fine).startswith(b"HTTP/1.1 200 ")
