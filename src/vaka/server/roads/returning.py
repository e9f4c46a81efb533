"""A road that comes back by itself after it was broken.

What was said meanwhile is lost. It need not be kept: a notice only says that there is something new
in the store, so whoever comes back looks at everything again (`AGAIN`), and lets the others do so
if he had something to say himself.
"""

import asyncio
import logging
from abc import abstractmethod
from collections import deque
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Final

from litestar.channels import ChannelsBackend

MOST: Final = 7_500  # bytes that are said at once: PostgreSQL takes 8000
BETWEEN: Final = b"\n"  # notices that are said together; none has one in it
AGAIN: Final = b'{"worker":"","table":""}'  # a notice of no table: look at all of them
FIRST_PAUSE: Final = 0.05  # seconds before the next try; each waits twice as long
LONGEST_PAUSE: Final = 2.0

log = logging.getLogger("vaka.server")


class Returning(ChannelsBackend):
    """Of its two ends this is the part that never gives up; a kind of road says how to connect, to
    speak and to listen.
    """

    def __init__(self) -> None:
        self._channel = ""
        self._heard: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._opening = asyncio.Lock()
        self._keeper: asyncio.Task[None] | None = None
        self._broken = False  # since it was last whole
        self._unsaid = False  # something was to be said meanwhile
        self._waiting: deque[bytes] = deque()  # to be said
        self._speaker: asyncio.Task[None] | None = None

    @abstractmethod
    async def connect(self, channel: str) -> None:
        """Go there, and begin to listen (`self.hear`); raises if nobody is there."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Leave, in whatever state it is."""

    @abstractmethod
    async def say(self, channel: str, data: bytes) -> None:
        """Tell all who listen; raises if that is not possible now."""

    @abstractmethod
    async def listen(self) -> None:
        """Go on listening until the road breaks; raises or returns then."""

    def hear(self, data: bytes) -> None:
        for each in data.split(BETWEEN):
            self._heard.put_nowait((self._channel, each))

    # What Litestar's channels ask for ------------------------------------------------------------

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()

    async def on_shutdown(self) -> None:
        if self._speaker is not None:
            await asyncio.wait([self._speaker], timeout=LONGEST_PAUSE)
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])
        await self._leave()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Does not wait. What is to be said while something is being said goes together after it:
        the more there is to say, the less each costs.
        """
        (channel,) = channels  # there is only one
        self._waiting.append(data)
        if self._speaker is None or self._speaker.done():
            self._speaker = asyncio.create_task(self._speak(channel))

    async def _speak(self, channel: str) -> None:
        while self._waiting:
            together = self._waiting.popleft()
            while self._waiting and len(together) + len(self._waiting[0]) < MOST:
                together += BETWEEN + self._waiting.popleft()
            try:
                if self._broken:
                    raise ConnectionError
                await self.say(channel, together)
            except Exception:  # of any kind: the road is broken, and the keeper mends it
                self._unsaid = True

    async def subscribe(self, channels: Iterable[str]) -> None:
        (self._channel,) = channels  # there is only one
        async with self._opening:  # Litestar asks for it, and so does who listens, at once
            if self._keeper is None:
                await self.connect(self._channel)  # at the start somebody is there to put it right
                self._keeper = asyncio.create_task(self._keep())

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """It is closed as a whole."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        while True:
            yield await self._heard.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return []

    # Mending -------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                if self._broken:
                    await self.connect(self._channel)
                    self._broken = False
                    log.info("the bus is back")
                    self.hear(AGAIN)
                if self._unsaid:
                    self._unsaid = False
                    await self.say(self._channel, AGAIN)
                pause = FIRST_PAUSE
                await self.listen()
            except Exception as error:
                log.debug("the bus fails", exc_info=error)
            if not self._broken:
                self._broken = True
                log.warning("the bus is gone; trying until it is back")
            await self._leave()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _leave(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(LONGEST_PAUSE):
                await self.disconnect()
