"""The WebSockets of uvicorn, with a short way for what they carry all day: small texts that come,
and texts that go.

A choice comes as one small frame in one piece, and an update goes as one frame. These are read and
written here in a few lines; the library takes several times as long for them. Everything else is
its work: the handshake, pings, the end, frames in parts, whatever is wrong. Once a client has sent
anything unusual, the library alone reads what it sends.
"""

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

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
AT_ONCE: Final = "vaka_at_once"  # in the state of a socket's scope: how to write without waiting
AHEAD: Final = 16  # messages that are read before the first of them is carried out


class QuickSocket(WebSocketsSansIOProtocol):
    _usual = True  # all that has come was whole frames that are known here

    def data_received(self, data: bytes) -> None:
        if self._usual and self.handshake_complete:
            length = len(data) - HEAD
            self._usual = 0 <= length <= SMALL and data[1] == MASKED | length
            if self._usual and data[0] == TEXT and not self.close_sent and self._take(data):
                return
            self._usual = self._usual and data[0] in HEARTBEATS
        super().data_received(data)

    def _take(self, frame: bytes) -> bool:
        """Hand a text over; False if it is none."""
        try:
            text = apply_mask(frame[HEAD:], frame[2:HEAD]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= AHEAD:
            self.read_paused = True
            self.transport.pause_reading()
        return True

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        self.scope["state"][AT_ONCE] = self.write_now  # the application has not begun yet

    def write_now(self, data: bytes) -> bool:
        """Write a text without a detour through tasks and queues; False if that cannot be now."""
        if (
            not self.handshake_complete
            or not self.writable.is_set()
            or self.conn.state is not State.OPEN
            or self.close_sent
            or self.disconnected
        ):
            return False
        self._write(data)
        return True

    async def send(self, message: Any) -> None:
        text = message.get("text")
        if text is None or not self.handshake_complete:
            await super().send(message)
            return
        if not self.writable.is_set():
            await self.writable.wait()
        if self.conn.state is not State.OPEN or self.close_sent or self.disconnected:
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
        self.transport.write(head + data)
