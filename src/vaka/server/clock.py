"""The server's clock: wall time, monotonic time and timers, all of which tests can control."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager


class Clock:
    """The real clock."""

    def now(self) -> int:
        """Return the wall time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Return seconds that never go backward, from an arbitrary start."""
        return time.monotonic()

    def sleep(self, seconds: float) -> Awaitable[None]:
        """Suspend the current task."""
        return asyncio.sleep(seconds)

    def timeout(self, seconds: float) -> AbstractAsyncContextManager[object]:
        """Limit the time of a block: after it, `TimeoutError` is raised there."""
        return asyncio.timeout(seconds)

    def call_later(self, seconds: float, callback: Callable[[], object]) -> None:
        """Call a function on the running event loop after a delay."""
        asyncio.get_running_loop().call_later(seconds, callback)

    async def wait(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for an event, at most `seconds`; return whether it was set."""
        try:
            async with self.timeout(seconds):
                return await event.wait()
        except TimeoutError:
            return False
