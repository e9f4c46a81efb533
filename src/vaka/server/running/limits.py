"""How much one address may ask for: nobody's evening is spoilt by somebody else's program.

Everybody has a bucket that fills up by itself; what he asks for is taken out of it. Whoever has
emptied his is told how long to wait. Sockets are not refused what they say, they are only read more
slowly. Whoever takes much out at once waits a little for each from then on, so that others get
their turns in between. Each worker has buckets of its own.
"""

import logging
import math
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import Receive, Scope

from vaka.server.errors import TooOften
from vaka.server.settings import (
    CHAT,
    HINTS,
    HOOKS,
    MESSAGES,
    PEOPLE,
    REQUESTS,
    TABLES,
    Limit,
    Settings,
)

MOST: Final = 50_000  # addresses that are remembered
AT_ONCE: Final = 100  # that somebody gets without waiting, of whatever his bucket holds,
A_SECOND: Final = 50  # and so many after that
NOWHERE: Final = "-"
# In the state of a socket's scope: what counts what is said in chat there, and a `Calm`.
TALK: Final = "vaka_talk"
CALM: Final = "vaka_calm"
# In that of a request: `Limits.charge` for its address.
CHARGE: Final = "vaka_charge"

# What else counts of what is posted.
COUNTED: Final = {
    "/api/guest": PEOPLE,
    "/api/account": PEOPLE,
    "/api/tables": TABLES,
    "/api/hooks": HOOKS,
}
ENDS: Final = {
    "/branch": TABLES,
    "/rematch": TABLES,
    "/chat": CHAT,
    "/hint": HINTS,
    # Each is an entry of the table's log.
    "/away": CHAT,
    "/return": CHAT,
    "/pause": CHAT,
}
LESSONS: Final = "/api/lessons/"
# A change of a table may bring other options, which cost as much to check as those of a new table.
# Whether it does is in the body, which is not read yet here.
CHANGES: Final = "/api/tables/"

TRYING: Final = "/api/hooks/"

log = logging.getLogger("vaka.server")


class Buckets:
    """Those of one kind, of all addresses."""

    def __init__(self, limit: Limit, now: Callable[[], float]) -> None:
        self._size = float(limit.at_once)
        self._rate = limit.a_minute / 60
        self._now = now
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()  # and when that was so

    def take(self, address: str, amount: float = 1) -> float:
        """Take tokens, at most a full bucket; return 0, or the seconds until there are enough."""
        amount = min(amount, self._size)
        now = self._now()
        left = self._level(address, now)
        enough = left >= amount
        self._left[address] = (left - amount if enough else left, now)
        self._left.move_to_end(address)
        if len(self._left) > MOST:
            self._left.popitem(last=False)
        return 0.0 if enough else (amount - left) / self._rate

    def _level(self, address: str, now: float) -> float:
        left, then = self._left.get(address, (self._size, now))
        return min(self._size, left + (now - then) * self._rate)

    def is_calm(self, address: str) -> bool:
        """Whether one can be taken out for which nobody need wait."""
        return self._level(address, self._now()) - 1 >= max(0.0, self._size - AT_ONCE)

    def pause(self, address: str) -> float:
        """How many seconds to let go by before what was just taken out is given."""
        left, _ = self._left[address]
        return max(0.0, (self._size - AT_ONCE - left) / A_SECOND)


class Calm:
    """Whether a message of a socket may be carried out as soon as it is heard. Those that were are
    counted here; the others are when they are read.
    """

    def __init__(self, messages: Buckets | None, address: str) -> None:
        self._messages = messages  # None: who is there is not counted
        self._address = address

    def __bool__(self) -> bool:
        return self._messages is None or self._messages.is_calm(self._address)

    def count(self) -> None:
        if self._messages is not None:
            self._messages.take(self._address)


class Limits:
    """All that is counted, by the address of whoever asks."""

    def __init__(self, settings: Settings) -> None:
        self._clock = clock = settings.clock
        self._near = settings.limit_this_machine
        self._kinds = {
            name: Buckets(limit, clock.monotonic) for name, limit in settings.limits.items()
        }
        self._sockets: dict[str, int] = {}
        self._most = settings.sockets
        # once a minute: nobody fills the log, either
        self._noted = Buckets(Limit(1, 1), clock.monotonic)

    def refusal(self, scope: Scope) -> TooOften | None:
        """Why not, if it was asked for too often; else it is counted."""
        address = address_of(scope)
        if self._is_free(address):
            return None
        if scope["type"] == ScopeType.HTTP:
            kinds = kinds_of(scope["method"], scope["path"])
        elif self._sockets.get(address, 0) >= self._most:
            self._note(address, "sockets")
            return TooOften(seconds=60)
        else:
            kinds = [REQUESTS]
        wait, kind = max((self._kinds[kind].take(address), kind) for kind in kinds)
        if wait == 0:
            return None
        self._note(address, kind)
        return TooOften(seconds=math.ceil(wait))

    async def pace(self, scope: Scope) -> None:
        """Let others have their turns, if this address asks for much at once."""
        address = address_of(scope)
        if not self._is_free(address) and (pause := self._kinds[REQUESTS].pause(address)):
            await self._clock.sleep(pause)

    def _note(self, address: str, kind: str) -> None:
        """Whoever looks after the server is told who it is, and what is too much."""
        if self._noted.take(address) == 0:
            log.warning("an address asks for too much", extra={"address": address, "kind": kind})

    def charge(self, address: str, requests: int) -> None:
        """Count a large answer as so many more requests; raises TooOften."""
        if not self._is_free(address) and (wait := self._kinds[REQUESTS].take(address, requests)):
            self._note(address, REQUESTS)
            raise TooOften(seconds=math.ceil(wait))

    def talk(self, address: str) -> None:
        """Count something that is said over a socket like what is said by a request."""
        if not self._is_free(address) and (wait := self._kinds[CHAT].take(address)) > 0:
            self._note(address, CHAT)
            raise TooOften(seconds=math.ceil(wait))

    @contextmanager
    def socket(self, scope: Scope, receive: Receive) -> Iterator[Receive]:
        """Count it while it is open, and read from it no more quickly than it may talk."""
        address = address_of(scope)
        self._sockets[address] = self._sockets.get(address, 0) + 1
        free = self._is_free(address)
        messages = self._kinds[MESSAGES]
        scope["state"][CALM] = Calm(None if free else messages, address)

        async def slowly() -> Any:
            message = await receive()
            if message["type"] == "websocket.receive":
                while pause := messages.take(address):
                    await self._clock.sleep(pause)
                if pause := messages.pause(address):
                    await self._clock.sleep(pause)
            return message

        try:
            yield receive if free else slowly
        finally:
            self._sockets[address] -= 1
            if not self._sockets[address]:
                del self._sockets[address]

    def _is_free(self, address: str) -> bool:
        """This machine itself is not counted, unless that is wanted: who is on it can do worse."""
        return not self._near and (address == NOWHERE or is_this_machine(address))


def is_this_machine(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return False


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return client[0] if client else NOWHERE


def kinds_of(method: str, path: str) -> list[str]:
    """What a request is counted as."""
    kinds = [REQUESTS]
    path = re.sub("/+", "/", path).rstrip("/")  # as the router reads it
    if method == "PATCH" and path.startswith(CHANGES):
        return [*kinds, TABLES]
    if method != "POST":
        return kinds
    if path in COUNTED:
        kinds.append(COUNTED[path])
    elif path.startswith(LESSONS):
        kinds.append(TABLES)
    elif path.startswith(TRYING):
        kinds.append(HOOKS)
    else:
        kinds += [kind for end, kind in ENDS.items() if path.endswith(end)]
    return kinds
