"""Frames that are read the short way, and all others, which the library reads."""

import asyncio
import logging
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, cast

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from benchmarks.wire import HungUp, Wire
from tests.modes import once
from tests.server.keeping import served
from tests.server.serving import WAIT, Served
from vaka.server.play.line import END, Line

pytestmark = once

__all__ = ["served"]  # a fixture

SIZES = (0, 100, 130, 70_000, 3)  # of texts with each kind of head
MASK = b"\x01\x80\xff\x10"


def frame(payload: bytes, kind: int = 0x81, mask: bytes = MASK) -> bytes:
    size = len(payload)
    head = (
        bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
    )
    return head + mask + bytes(byte ^ mask[k % 4] for k, byte in enumerate(payload))


class Talker:
    """A line to a table on which bytes are sent as they are."""

    def __init__(self, served: Served) -> None:
        guest = served.guest("Ana")
        cookies = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
        port = int(served.url.rpartition(":")[2])
        path = f"/api/tables/{guest.table()}/socket"
        self.wire = Wire(port, path, {"Origin": served.url, "Cookie": cookies})
        self.heard: list[bytes] = []
        self.wire.hear = self.heard.append
        self.wire.wake()
        self.wire.line.settimeout(WAIT)

    def send(self, *pieces: bytes) -> None:
        for piece in pieces:
            self.wire.line.sendall(piece)
            if len(pieces) > 1:
                time.sleep(0.02)  # so that they come one by one

    def listen(self) -> None:
        """Until the line ends."""
        while True:
            self.wire.read()

    def problems(self, count: int) -> None:
        """Wait until so many messages were refused: each text was read as one."""
        while self._count() < count:
            self.wire.read()
        assert self._count() == count

    def _count(self) -> int:
        return sum(each.startswith(b'{"type":"problem"') for each in self.heard)


@contextmanager
def talking(served: Served) -> Iterator[Talker]:
    talker = Talker(served)
    try:
        yield talker
    finally:
        talker.wire.close()


def test_texts_are_read_however_they_come(served: Served) -> None:
    small, large = frame(b"{}"), frame(b'{"type":"' + b"x" * 200 + b'"}')
    with talking(served) as talker:
        talker.send(small)
        talker.problems(1)
        talker.send(small + small)  # two in one piece
        talker.problems(3)
        talker.send(small)
        talker.problems(4)
    with talking(served) as talker:
        talker.send(large)
        talker.problems(1)
        talker.send(small)
        talker.problems(2)
    with talking(served) as talker:
        talker.send(*(bytes((byte,)) for byte in small))  # byte by byte
        talker.problems(1)
        talker.send(small)
        talker.problems(2)
    with talking(served) as talker:
        talker.send(frame(b"{", 0x01), frame(b"}", 0x80))  # one text in two frames
        talker.problems(1)
        talker.send(small)
        talker.problems(2)
    with talking(served) as talker:
        talker.send(small[:4], small[4:])
        talker.problems(1)


def test_heartbeats_between_texts_are_answered(served: Served) -> None:
    with talking(served) as talker:
        talker.send(
            frame(b"{}"), frame(b"here", 0x89), frame(b"{}"), frame(b"", 0x8A), frame(b"{}")
        )
        talker.problems(3)


@pytest.mark.parametrize(
    "wrong",
    [
        frame(b"\xff\xfe"),  # no text
        b"\x81\x02{}",  # without a mask
        frame(b"{}", 0xC1),  # packed, as nobody agreed to
        frame(b"x" * 126, 0x89),  # a heartbeat that is too long
    ],
)
def test_what_is_wrong_ends_the_line(served: Served, wrong: bytes) -> None:
    with talking(served) as talker:
        talker.send(frame(b"{}"))
        talker.problems(1)
        talker.send(wrong)
        with pytest.raises((HungUp, ConnectionError)):
            talker.listen()


def test_who_says_much_at_once_is_answered_to_all_of_it(served: Served) -> None:
    with talking(served) as talker:
        talker.wire.line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for _ in range(100):
            talker.send(frame(b"{}"))
        talker.problems(100)


def test_what_is_said_before_the_end_comes_before_it_and_in_order(served: Served) -> None:
    guest = served.guest("Ana")
    table = guest.table()
    texts = [f'{{"type":"x","n":{number},"z":"{"z" * size}"}}' for number, size in enumerate(SIZES)]

    async def speak() -> None:
        live = await served.house.hall.live(table)
        for text in texts:
            served.house.hall.broadcast(live, text.encode())
        served.house.hall.broadcast(live, END)

    with guest.listening(table) as ear:
        ear.hear("hello")
        served.inside(speak())
        assert [ear.hear("x") for _ in texts] == [msgspec.json.decode(text) for text in texts]
        with pytest.raises(ConnectionClosed):
            ear.hear(None)


def test_who_goes_while_something_is_on_its_way_leaves_no_error(served: Served) -> None:
    guest = served.guest("Ana")
    table = guest.table()
    wrong: list[dict[str, Any]] = []

    async def speak() -> None:
        (line,) = (await served.house.hall.live(table)).listeners
        assert isinstance(line, Line)
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(lambda _, what: wrong.append(what))
        cast(Any, line.at_once).__self__.transport.abort()
        line.send(b"{}")
        for _ in range(10):
            await asyncio.sleep(0)
        loop.set_exception_handler(None)

    with guest.listening(table) as ear:
        ear.hear("hello")
        served.inside(speak())
    assert wrong == []


@pytest.mark.parametrize("wrong", ["", "Sec-WebSocket-Key: x\r\n", "Sec-WebSocket-Version: 8\r\n"])
def test_a_wrong_handshake_is_refused_and_leaves_no_error(
    served: Served, wrong: str, caplog: pytest.LogCaptureFixture
) -> None:
    port = int(served.url.rpartition(":")[2])
    path = f"/api/tables/{served.guest('Ana').table()}/socket"
    heads = f"Host: 127.0.0.1:{port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n{wrong}"
    with socket.create_connection(("127.0.0.1", port), WAIT) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\n{heads}\r\n".encode())
        answer = b""
        while piece := line.recv(4096):  # until the server hangs up
            answer += piece
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert not [each for each in caplog.records if each.levelno >= logging.ERROR]
