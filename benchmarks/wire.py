"""As much of a WebSocket client as a benchmark needs, and nothing that would cost the server time.

Server and clients share the cores of one machine, so what a client spends, the server lacks. There
is no event loop and no library in here: sockets that do not block, one `epoll` for all of them, and
messages that nobody reads further than he has to.
"""

import base64
import os
import select
import socket
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

TEXT: Final = 0x81
PING: Final = 0x89
CLOSE: Final = 0x88
MASKED: Final = 0x80
CHUNK: Final = 1 << 16
WAIT: Final = 20.0  # seconds: longer means that something hangs
_ROOM: Final = memoryview(bytearray(CHUNK))  # for all: to make one for each message takes longer


class Hung(Exception):
    """Nothing came for too long."""


class HungUp(Exception):
    """The server has ended the line."""


class Wire:
    """One client's line. `hear` is called with each text message."""

    def __init__(self, port: int, path: str, headers: dict[str, str]) -> None:
        self.hear: Callable[[bytes], None] = lambda _message: None
        self._rest = b""
        line = socket.create_connection(("127.0.0.1", port), WAIT)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        asked = {
            "Host": f"127.0.0.1:{port}",
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": key,
            **headers,
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in asked.items())
        line.sendall(f"GET {path} HTTP/1.1\r\n{lines}\r\n".encode())
        came = b""
        while b"\r\n\r\n" not in came:
            data = line.recv(CHUNK)
            if not data:
                raise HungUp(came.decode(errors="replace"))
            came += data
        head, _, self._rest = came.partition(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise HungUp(head.decode(errors="replace"))
        line.setblocking(False)
        self.line = line

    def fileno(self) -> int:
        return self.line.fileno()

    def send(self, text: bytes) -> None:
        """A client has to mask what it says: with zeros, which change nothing."""
        length = len(text)
        if length < 126:
            head = bytes((TEXT, MASKED | length, 0, 0, 0, 0))
        else:
            head = bytes((TEXT, MASKED | 126, length >> 8, length & 255, 0, 0, 0, 0))
        self.line.send(head + text)

    def read(self) -> None:
        """Hear all that has come."""
        try:
            count = self.line.recv_into(_ROOM)
        except BlockingIOError:
            return
        if not count:
            raise HungUp
        data = bytes(_ROOM[:count])
        for message in self._messages(self._rest + data if self._rest else data):
            self.hear(message)

    def wake(self) -> None:
        """Hear what came together with the answer to the handshake."""
        data, self._rest = self._rest, b""
        for message in self._messages(data):
            self.hear(message)

    def _messages(self, data: bytes) -> Iterator[bytes]:
        at, end = 0, len(data)
        while end - at >= 2:
            kind, length, begin = data[at], data[at + 1], at + 2
            if length == 126:
                begin = at + 4
                length = int.from_bytes(data[at + 2 : begin], "big")
            elif length == 127:
                begin = at + 10
                length = int.from_bytes(data[at + 2 : begin], "big")
            if begin + length > end:
                break
            at = begin + length
            if kind == TEXT:
                yield data[begin:at]
            elif kind == PING:
                self.line.send(bytes((0x8A, MASKED | length, 0, 0, 0, 0)) + data[begin:at])
            elif kind == CLOSE:
                raise HungUp(data[begin + 2 : at].decode(errors="replace"))
        self._rest = data[at:]

    def close(self) -> None:
        self.line.close()


class Ears:
    """All lines that are listened to."""

    def __init__(self) -> None:
        self._poll = select.epoll()
        self._wires: dict[int, Wire] = {}

    def add(self, wire: Wire) -> None:
        self._wires[wire.fileno()] = wire
        self._poll.register(wire.fileno(), select.EPOLLIN)
        wire.wake()

    def remove(self, wire: Wire) -> None:
        self._poll.unregister(wire.fileno())
        del self._wires[wire.fileno()]

    def listen(self, until: Callable[[], bool], seconds: float = WAIT) -> None:
        """Let everybody hear until something has happened; raises if nothing does for long."""
        wires = self._wires
        while not until():
            begun = perf_counter()
            found = self._poll.poll(seconds)
            if not found and perf_counter() - begun >= seconds:
                raise Hung
            for number, _ in found:
                wire = wires.get(number)
                if wire is not None:
                    wire.read()

    def close(self) -> None:
        for wire in list(self._wires.values()):
            self.remove(wire)
            wire.close()
        self._poll.close()
