"""A road that comes back by itself after it was broken.

What was said meanwhile is lost. It need not be kept: a notice only says that there is something new
in the store, so whoever comes back looks at everything again (`AGAIN`), and lets the others do so
if he had something to say himself.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from typing import Final

CHANNEL: Final = "vaka"
MOST: Final = 7_500  # bytes that are said at once: PostgreSQL takes 8000
BETWEEN: Final = b"\n"  # notices that are said together; none has one in it
AGAIN: Final = b'{"worker":"","table":""}'  # a notice of no table: look at all of them
GATHER: Final = 0.005  # seconds for more to say, where there is much
FIRST_PAUSE: Final = 0.05  # seconds before the next try; each waits twice as long
LONGEST_PAUSE: Final = 2.0

log = logging.getLogger("vaka.server")


class Returning(ABC):
    """Of its two ends this is the part that never gives up; a kind of road says how to connect, to
    speak and to listen.
    """

    def __init__(self) -> None:
        self.on_heard: Callable[[bytes], None] | None = None  # set by who listens
        self._keeper: asyncio.Task[None] | None = None
        self._broken = False  # since it was last whole
        self._unsaid = False  # something was to be said meanwhile
        self._failed = asyncio.Event()  # it could not be said
        self._waiting: deque[bytes] = deque()  # to be said
        self._speaker: asyncio.Task[None] | None = None

    @abstractmethod
    async def connect(self) -> None:
        """Go there, and begin to listen (`self.hear`); raises if nobody is there."""

    @abstractmethod
    async def disconnect(self) -> None:
        """Leave, in whatever state it is."""

    @abstractmethod
    async def say(self, data: bytes) -> None:
        """Tell all who listen; raises if that is not possible now."""

    @abstractmethod
    async def listen(self) -> None:
        """Go on listening until the road breaks; raises or returns then."""

    def hear(self, data: bytes) -> None:
        if self.on_heard is not None:
            for each in data.split(BETWEEN):
                self.on_heard(each)

    async def open(self) -> None:
        """At the start somebody is there to put it right, if nobody is at the other end."""
        await self.connect()
        self._keeper = asyncio.create_task(self._keep())

    async def close(self) -> None:
        if self._speaker is not None:
            await asyncio.wait([self._speaker], timeout=LONGEST_PAUSE)
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.wait([self._keeper])
        await self._leave()

    def tell(self, data: bytes) -> None:
        """Does not wait. What is to be said while something is being said goes together after it:
        the more there is to say, the less each costs.
        """
        self._waiting.append(data)
        if self._speaker is None or self._speaker.done():
            self._speaker = asyncio.create_task(self._speak())

    async def _speak(self) -> None:
        while self._waiting:
            together = self._waiting.popleft()
            while self._waiting and len(together) + len(self._waiting[0]) < MOST:
                together += BETWEEN + self._waiting.popleft()
            try:
                if self._broken:
                    raise ConnectionError
                await self.say(together)
            except Exception:  # of any kind: the road is broken, and the keeper mends it
                self._unsaid = True
                self._failed.set()
            if self._waiting:
                await asyncio.sleep(GATHER)

    # Mending -------------------------------------------------------------------------------------

    async def _keep(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                if self._broken:
                    await self.connect()
                    self._broken = False
                    self._failed.clear()
                    log.info("the bus is back")
                    self.hear(AGAIN)
                if self._unsaid:
                    await self._say_again()
                pause = FIRST_PAUSE
                await self._listen()
            except Exception as error:
                log.debug("the bus fails", exc_info=error)
            if not self._broken:
                self._broken = True
                log.warning("the bus is gone; trying until it is back")
            await self._leave()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _say_again(self) -> None:
        self._unsaid = False
        try:
            await self.say(AGAIN)
        except Exception:
            self._unsaid = True
            raise

    async def _listen(self) -> None:
        """Listen until the road breaks, or until something could not be said on it."""
        both = asyncio.create_task(self.listen()), asyncio.create_task(self._failed.wait())
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)

    async def _leave(self) -> None:
        with suppress(Exception):
            async with asyncio.timeout(LONGEST_PAUSE):
                await self.disconnect()
