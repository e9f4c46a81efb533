"""How long a line is kept on which a request never ends: uvicorn itself would wait for ever.

Between two requests uvicorn counts the time itself.
"""

import logging
from asyncio import Transport
from collections import Counter
from collections.abc import Iterable, Iterator
from operator import itemgetter
from typing import Final, Protocol
from weakref import WeakKeyDictionary

from vaka.server.clock import Clock
from vaka.server.running.limits import NOWHERE, is_this_machine
from vaka.server.settings import SOCKETS

PATIENCE: Final = 20.0  # seconds to say what is wanted

log = logging.getLogger("vaka.server")


class HttpConnection(Protocol):
    client: tuple[str, int] | None
    transport: Transport
    incomplete_request: object | None


class Patience:
    """`most` is how many lines of one address may wait at once, those of this machine not counted
    unless `near`.
    """

    def __init__(self, clock: Clock, most: int = SOCKETS, near: bool = False) -> None:
        self._clock = clock
        self._most = most
        self._near = near
        # When the request began that is still on its way, and which one of its line it is.
        self._since: WeakKeyDictionary[HttpConnection, tuple[object, float]] = WeakKeyDictionary()

    def look(self, connections: Iterable[HttpConnection]) -> None:
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

    def _begun(
        self, connections: Iterable[HttpConnection], now: float
    ) -> Iterator[tuple[float, HttpConnection]]:
        """Lines with a request that has not come whole, and since when."""
        for line in connections:
            request = line.incomplete_request
            if request is None:
                self._since.pop(line, None)
                continue
            known, since = self._since.get(line, (None, now))
            if known is not request:
                since = now
                self._since[line] = (request, now)
            yield since, line
