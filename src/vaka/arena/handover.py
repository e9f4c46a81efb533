"""What a worker has finished, handed over a few games at a time.

A game of quick bots takes a few milliseconds, and sending each of them would keep both processes
busy. So what is finished is gathered for a moment. A thread of its own sends it: the next game may
take minutes, and nobody should wait for this one so long.
"""

from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Event, Thread
from types import TracebackType
from typing import Final, Self

from vaka.arena.match import Played

MOMENT: Final = 0.05  # seconds

# A match is known by its place in the sequence.
Finished = tuple[int, Played]


class Handover:
    """Sends lists of finished games; at last None, or the mistake that ended the work."""

    def __init__(self, pipe: Connection) -> None:
        self.is_wanted = True
        self._pipe = pipe
        self._queue: SimpleQueue[Finished | None] = SimpleQueue()
        self._ended = Event()
        self._thread = Thread(target=self._send, daemon=True)

    def add(self, game: Finished) -> None:
        self._queue.put(game)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        error: BaseException | None,
        _traceback: TracebackType | None,
    ) -> bool:
        """Send what is left. A mistake is told to the other process and not in this one."""
        self._queue.put(None)
        self._ended.set()
        self._thread.join()
        told = isinstance(error, Exception)
        if self.is_wanted and (error is None or told):
            self._try(error)
        return told

    def _send(self) -> None:
        """In the thread: signals, which reach the other one, cut no message in two."""
        ended = False
        while not ended:
            games = [self._queue.get()]
            self._ended.wait(MOMENT)
            while not self._queue.empty():
                games.append(self._queue.get())
            ended = games[-1] is None
            done = [game for game in games if game is not None]
            if done:
                self._try(done)

    def _try(self, message: object) -> None:
        try:
            self._pipe.send(message)
        except OSError:
            self.is_wanted = False  # the other process is gone
