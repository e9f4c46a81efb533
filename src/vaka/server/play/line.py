"""A listener with a queue: what a socket or a stream sends, in order, as fast as it is read."""

import asyncio
from typing import Final

ROOM: Final = 256  # messages that a client may be behind; who does not read is hung up on
END: Final = b""  # nothing comes after this


class Line:
    """`key` names the key with which it was opened: it does not outlive it. `language` is that of
    the words that it wants, None: it wants none.
    """

    def __init__(
        self,
        seat: int | None,
        person_id: str | None,
        key: str | None = None,
        language: str | None = None,
    ) -> None:
        self.seat = seat
        self.person_id = person_id
        self.key = key
        self.language = language
        self.queue: asyncio.Queue[bytes] = asyncio.Queue()
        self.ended = False

    def send(self, message: bytes) -> None:
        if self.ended:
            return
        if self.queue.qsize() >= ROOM:
            message = END
        self.ended = message == END
        self.queue.put_nowait(message)
