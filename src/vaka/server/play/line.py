"""A listener with a queue: what a socket or a stream sends, in order, as fast as it is read."""

import asyncio
from collections.abc import Callable
from typing import Final

ROOM: Final = 256  # messages that a client may be behind; who does not read is hung up on
END: Final = b""  # nothing comes after this


class Line:
    """`key` names the key with which it was opened: it does not outlive it. `language` is that of
    the words that it wants, None: it wants none. What `at_once` can write does not wait in the
    queue, unless something else does, or is just being `written`.
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
        self.at_once: Callable[[bytes], bool] | None = None
        self.written = False

    def send(self, message: bytes) -> None:
        if self.ended:
            return
        waits = self.queue.qsize()
        if (
            self.at_once is not None
            and not waits
            and not self.written
            and message != END
            and self.at_once(message)
        ):
            return
        if waits >= ROOM:
            message = END
        self.ended = message == END
        self.queue.put_nowait(message)
