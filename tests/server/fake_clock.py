"""A clock for servers in tests: time stands still until a test advances it."""

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress

from vaka.server.clock import Clock

START_MS = 1_800_000_000_000
TOLERANCE_SECONDS = 1e-9  # of sums of floating-point seconds


class _Timer:
    """A callback that is due at a virtual time, on the event loop that asked for it."""

    def __init__(self, due: float, callback: Callable[[], object]) -> None:
        self.due = due
        self._callback: Callable[[], object] | None = callback
        self._loop = asyncio.get_running_loop()

    def fire(self) -> None:
        with suppress(RuntimeError):  # the loop is closed: its server has stopped
            self._loop.call_soon_threadsafe(self._run)

    def cancel(self) -> None:
        self._callback = None

    def _run(self) -> None:
        if self._callback is not None:
            self._callback()


class VirtualClock(Clock):
    """A clock that moves only by `advance`; several servers, each on its own thread, can share it.

    `advance` jumps to the new time and then wakes everything that is due, earliest first.
    """

    def __init__(self, start_ms: int = START_MS) -> None:
        self._start_ms = start_ms
        self._elapsed = 0.0
        self._timers: list[_Timer] = []
        self._lock = threading.Lock()

    def advance(self, seconds: float) -> None:
        """Move the time on; callable from any thread."""
        with self._lock:
            self._elapsed += seconds
            limit = self._elapsed + TOLERANCE_SECONDS
            due = [timer for timer in self._timers if timer.due <= limit]
            self._timers = [timer for timer in self._timers if timer.due > limit]
        for timer in sorted(due, key=lambda timer: timer.due):
            timer.fire()

    def remaining(self) -> list[float]:
        """Return the seconds left of every sleep, timeout and delayed call, shortest first."""
        with self._lock:
            return sorted(round(timer.due - self._elapsed, 6) for timer in self._timers)

    def now(self) -> int:
        return self._start_ms + round(1000 * self._elapsed)

    def monotonic(self) -> float:
        return self._elapsed

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.Event()
        with self._timer(seconds, woken.set):
            await woken.wait()

    @asynccontextmanager
    async def timeout(self, seconds: float) -> AsyncIterator[None]:
        async with asyncio.timeout(None) as block:
            with self._timer(seconds, lambda: block.reschedule(0)):
                yield

    def call_later(self, seconds: float, callback: Callable[[], object]) -> None:
        self._start(seconds, callback)

    def _start(self, seconds: float, callback: Callable[[], object]) -> _Timer:
        with self._lock:
            timer = _Timer(self._elapsed + seconds, callback)
            if seconds > 0:
                self._timers.append(timer)
        if seconds <= 0:
            timer.fire()
        return timer

    @contextmanager
    def _timer(self, seconds: float, callback: Callable[[], object]) -> Iterator[None]:
        timer = self._start(seconds, callback)
        try:
            yield
        finally:
            timer.cancel()
            with self._lock, suppress(ValueError):
                self._timers.remove(timer)
