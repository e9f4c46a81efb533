"""A road that comes back by itself after it was broken.

What was said meanwhile is lost. It need not be kept: a notice only says that there is something new
in the store, so whoever comes back looks at everything again (`AGAIN`), and lets the others do so
if he had something to say himself.
"""

import asyncio
import logging
from abc import abstractmethod
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Final

from litestar.channels import ChannelsBackend

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
        self._heard.put_nowait((self._channel, data))

    # What Litestar's channels ask for ------------------------------------------------------------

    async def on_startup(self) -> None:
        self._heard = asyncio.Queue()

    async def on_shutdown(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])
        await self._leave()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        for channel in channels:
            try:
                if self._broken:
                    raise ConnectionError
                await self.say(channel, data)
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
