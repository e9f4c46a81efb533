"""An answer that goes on: server-sent events from a queue to whoever reads them."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from litestar.types import HTTPScope, Receive, Scope, Send

from vaka.server.clock import Clock
from vaka.server.play.line import END, Line

KEEP_ALIVE: Final = 15.0  # seconds of silence after which a comment shows that we are still there
STALLED: Final = 20.0  # seconds in which a reader must take something, or he is hung up on
HEADERS: Final = [
    (b"content-type", b"text/event-stream; charset=utf-8"),
    (b"cache-control", b"no-store"),
    (b"x-accel-buffering", b"no"),  # to a proxy: pass it on at once
]
COMMENT: Final = b":\n\n"


class _Head(msgspec.Struct):
    """The part of a message that the frame needs."""

    type: str
    ply: int | None = None


_HEADS: Final[msgspec.json.Decoder[_Head]] = msgspec.json.Decoder(_Head)


def framed(message: bytes) -> bytes:
    """A message as an event; an update has its ply as the id from which a reader can go on."""
    head = _HEADS.decode(message)
    number = b"id: %d\n" % head.ply if head.type == "update" and head.ply is not None else b""
    return number + b"data: " + message + b"\n\n"


class Events:
    """The answer. It ends when the reader goes, stops reading, or `line` is told to end."""

    def __init__(self, line: Line, clock: Clock, leave: Callable[[], None]) -> None:
        self._line = line
        self._clock = clock
        self._leave = leave

    async def __call__(self, scope: "Scope | HTTPScope", receive: Receive, send: Send) -> None:
        writer = asyncio.create_task(self._write(send))
        reader = asyncio.create_task(_hung_up(receive))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._leave()
            writer.cancel()
            reader.cancel()
            await asyncio.gather(writer, reader, return_exceptions=True)

    async def _write(self, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": HEADERS})
        await self._part(send, COMMENT)  # the head is sent with the first part
        while (message := await self._next()) is not None:
            await self._part(send, message)
        await self._part(send, b"", more=False)

    async def _next(self) -> bytes | None:
        """The next event, or a comment if there is none for a while."""
        try:
            async with self._clock.timeout(KEEP_ALIVE):
                message = await self._line.queue.get()
        except TimeoutError:
            return COMMENT
        return None if message == END else framed(message)

    async def _part(self, send: Send, body: bytes, *, more: bool = True) -> None:
        async with self._clock.timeout(STALLED):
            await send({"type": "http.response.body", "body": body, "more_body": more})


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass
