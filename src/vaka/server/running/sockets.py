"""The WebSockets of uvicorn, with a short way for what they carry all day: small texts that come,
and texts that go.

A choice comes as one small frame in one piece, and an update goes as one frame. These are read and
written here in a few lines; the library takes several times as long for them. Everything else is
its work: the handshake, pings, the end, frames in parts, whatever is wrong. Once a client has sent
anything unusual, the library alone reads what it sends.
"""

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from vaka.server.running.homes import Homes

try:
    from websockets.speedups import apply_mask
except ImportError:  # the same, slower
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole text, as the first byte of a frame says
HEARTBEATS: Final = (0x89, 0x8A)
MASKED: Final = 0x80
HEAD: Final = 6  # bytes before a small text that comes: kind, length, mask
SMALL: Final = 125  # bytes whose number fits into the second byte
MEDIUM: Final = 0xFFFF
# In the state of a socket's scope: how to write without waiting, and how to be asked first when a
# text has come for which the application waits. Who is asked carries it out himself, or says False:
# then it is queued. So it is if he finds out later that he could not, and says so.
AT_ONCE: Final = "vaka_at_once"
ASK_FIRST: Final = "vaka_ask_first"
AHEAD: Final = 16  # messages that are read before the first of them is carried out


class QuickSocket(WebSocketsSansIOProtocol):
    homes: Homes | None = None  # of a company of workers
    _elsewhere = False  # another worker has the line
    _usual = True  # all that has come was whole frames that are known here
    _asked_first: Callable[[bytes], bool] | None = None
    _outgoing: list[bytes]  # not written yet
    _waited_for = False  # the application has done all that came before

    def data_received(self, data: bytes) -> None:
        if self._usual and self.handshake_complete:
            length = len(data) - HEAD
            self._usual = 0 <= length <= SMALL and data[1] == MASKED | length
            if self._usual and data[0] == TEXT and not self.close_sent and self._take(data):
                return
            self._usual = self._usual and data[0] in HEARTBEATS
        if self.homes is not None and not self.handshake_initiated:
            self._elsewhere = self.homes.hand_over(self.transport, data)
            if self._elsewhere:
                return
        super().data_received(data)
        if not self.handshake_initiated:  # the head came whole, and the library has refused it
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._elsewhere:
            self.connections.discard(self)
            return
        super().connection_lost(exc)

    def _take(self, frame: bytes) -> bool:
        """Hand a text over; False if it is none."""
        data = apply_mask(frame[HEAD:], frame[2:HEAD])
        if (
            self._asked_first is not None
            and self._waited_for
            and self.queue.empty()
            and self._asked_first(data)
        ):
            return True
        try:
            self._queue(data)
        except UnicodeDecodeError:
            return False
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def _queue(self, data: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})

    def handle_connect(self, event: Any) -> None:
        self._outgoing = []
        super().handle_connect(event)
        if self.close_sent:  # it was refused
            return
        self.scope["state"][AT_ONCE] = self.write_now  # the application has not begun yet
        self.scope["state"][ASK_FIRST] = self.ask_first

    async def receive(self) -> Any:
        self._waited_for = True
        try:
            return await super().receive()
        finally:
            self._waited_for = False

    def ask_first(self, who: Callable[[bytes], bool]) -> Callable[[bytes], None]:
        self._asked_first = who
        return self._queue

    def write_now(self, data: bytes) -> bool:
        """Write a text without a detour through tasks and queues; False if that cannot be now."""
        if not self.handshake_complete or not self.writable.is_set() or not self._is_open():
            return False
        self._write(data)
        return True

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self.handshake_complete:
            if self.handshake_complete:
                self._write_all()
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if not self._is_open():
            await super().send(message)  # which knows what to say then
            return
        self._write(text.encode())

    def _write(self, data: bytes) -> None:
        length = len(data)
        if length <= SMALL:
            head = bytes((TEXT, length))
        elif length <= MEDIUM:
            head = bytes((TEXT, 126)) + length.to_bytes(2, "big")
        else:
            head = bytes((TEXT, 127)) + length.to_bytes(8, "big")
        if not self._outgoing:
            self.loop.call_soon(self._write_all)
        self._outgoing += (head, data)

    def _write_all(self) -> None:
        """Write what goes out, after all that this turn of the event loop has to say to anybody: to
        write wakes up whoever waits for it, which costs less when all are written together.
        """
        outgoing = b"".join(self._outgoing)
        self._outgoing.clear()
        if outgoing and self._is_open():  # and nobody has gone meanwhile
            self.transport.write(outgoing)

    def _is_open(self) -> bool:
        return self.conn.state is State.OPEN and not self.close_sent and not self.disconnected
