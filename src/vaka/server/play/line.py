"""A listener with a queue: what a socket or a stream sends, in order, as fast as it is read."""

import asyncio
from typing import Final

ROOM: Final = 256  # messages that a client may be behind; who does not read is hung up on
END: Final = b""  # nothing comes after this


class Line:
    def __init__(self, seat: int | None, person_id: str | None) -> None:
        self.seat = seat
        self.person_id = person_id
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self._ended = False

    def send(self, message: bytes) -> None:
        if self._ended:
            return
        if self.queue.qsize() >= ROOM:
            message = END
        self._ended = message == END
        self.queue.put_nowait(message)
