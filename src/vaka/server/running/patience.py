"""How long a line is kept on which a request never ends: uvicorn itself would wait for ever.

A line that talks to nobody is only let alone between two requests, where uvicorn counts the time
itself, and once it is a socket.
"""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Any, Final
from weakref import WeakKeyDictionary

from vaka.server.clock import Clock
from vaka.server.running.limits import NOWHERE, is_this_machine
from vaka.server.settings import SOCKETS

PATIENCE: Final = 20.0  # seconds to say what is wanted

log = logging.getLogger("vaka.server")


class Patience:
    """`most` is how many lines of one address may wait at once, those of this machine not counted
    unless `near`.
    """

    def __init__(self, clock: Clock, most: int = SOCKETS, near: bool = False) -> None:
        self._clock = clock
        self._most = most
        self._near = near
        # When the request began that is still on its way, and which one of its line it is.
        self._since: WeakKeyDictionary[Any, tuple[object, float]] = WeakKeyDictionary()

    def look(self, connections: Iterable[Any]) -> None:
        """Cut off who takes too long, and who has too many; to be called again and again."""
        now = self._clock.monotonic()
        waiting: Counter[str] = Counter()
        gone: Counter[str] = Counter()
        for since, line in sorted(self._begun(connections, now), key=itemgetter(0)):
            address = str((line.client or NOWHERE)[0])
            waiting[address] += 1
            counted = self._near or not is_this_machine(address)
            if now - since > PATIENCE or (counted and waiting[address] > self._most):
                line.transport.abort()
                gone[address] += 1
        for address, lines in gone.items():
            told = {"address": address, "lines": lines}
            log.warning("requests that did not come whole were cut off", extra=told)

    def _begun(self, connections: Iterable[Any], now: float) -> Iterator[tuple[float, Any]]:
        """Lines with a request that has not come whole, and since when."""
        for line in list(connections):
            request = _unfinished(line)
            if request is None:
                self._since.pop(line, None)
                continue
            known, since = self._since.get(line, (None, now))
            if known is not request:
                since = now
                self._since[line] = (request, now)
            yield since, line


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
