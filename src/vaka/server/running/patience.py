"""How long a line is kept on which a request never ends: uvicorn itself would wait for ever.

A line that talks to nobody is only let alone between two requests, where uvicorn counts the time
itself, and once it is a socket.
"""

from collections.abc import Iterable
from time import monotonic
from typing import Any, Final
from weakref import WeakKeyDictionary

PATIENCE: Final = 20.0  # seconds to say what is wanted


class Patience:
    def __init__(self, seconds: float = PATIENCE) -> None:
        self._seconds = seconds
        # When the request began that is still on its way, and which one of its line it is.
        self._since: WeakKeyDictionary[Any, tuple[object, float]] = WeakKeyDictionary()

    def look(self, connections: Iterable[Any]) -> None:
        """Cut off who takes too long; to be called again and again."""
        now = monotonic()
        for line in list(connections):
            request = _unfinished(line)
            if request is None:
                self._since.pop(line, None)
                continue
            known, since = self._since.get(line, (None, now))
            if known is not request:
                self._since[line] = (request, now)
            elif now - since > self._seconds:
                line.transport.abort()


def _unfinished(line: Any) -> object | None:
    """What has begun to come on a line and has not come whole: its head, or its body."""
    if not hasattr(line, "cycle"):  # a socket
        return None
    cycle: Any = line.cycle
    waiting: bool
    if cycle is None:
        return line  # type: ignore[no-any-return]
    if cycle.response_complete:
        waiting = line.timeout_keep_alive_task is None
    else:
        waiting = cycle.more_body
    return cycle if waiting else None
