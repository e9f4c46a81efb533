"""Sending a message to an address: the name is looked up here, what it stands for is checked, and
the call goes to exactly that. Nothing is followed, and of the answer only its head is read.
"""

import asyncio
import re
import socket
import ssl
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

from vaka.server.hooks.addresses import Place, check
from vaka.server.hooks.refusals import (
    BadStatus,
    NoConnection,
    NoHttp,
    NotTrusted,
    Redirects,
    TooSlow,
    UnknownHost,
)
from vaka.server.settings import Settings

PATIENCE: Final = 5  # seconds for all of it
HEAD: Final = 16_384  # letters of an answer's head
NUMBERS: Final = 4  # of a name, that are tried
EARLY: Final = 5  # answers before the answer, such as 103

_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])[ \r]")


class Post:
    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # Threads of its own: names that nobody answers for must not keep others waiting.
        self._names = ThreadPoolExecutor(4, "vaka-names")
        self.context = ssl.create_default_context()
        self.resolve: Callable[[Place], list[str]] = numbers_of

    async def find(self, place: Place) -> list[str]:
        """The numbers of a place, all of which are checked: one that is not good spoils them."""
        try:
            async with self._settings.clock.timeout(PATIENCE):
                return await self._find(place)
        except TimeoutError:
            raise UnknownHost(host=place.host) from None

    async def _find(self, place: Place) -> list[str]:
        loop = asyncio.get_running_loop()
        try:
            numbers = await loop.run_in_executor(self._names, self.resolve, place)
        except (OSError, UnicodeError):
            raise UnknownHost(host=place.host) from None
        if not numbers:
            raise UnknownHost(host=place.host)
        for number in numbers:
            check(number, place, self._settings)
        return numbers[:NUMBERS]

    async def send(self, place: Place, headers: dict[str, str], body: bytes) -> int:
        """The status of the answer; raises a NotSent unless it is a good one."""
        try:
            async with self._settings.clock.timeout(PATIENCE):
                status = await self._exchange(place, _request(place, headers, body))
        except TimeoutError:
            raise TooSlow(seconds=PATIENCE) from None
        if status >= 400:
            raise BadStatus(status=str(status))
        if status >= 300:
            raise Redirects(status=str(status))
        return status

    async def _exchange(self, place: Place, request: bytes) -> int:
        reader, writer = await self._connect(place)
        try:
            writer.write(request)
            for _ in range(EARLY):
                head = await reader.readuntil(b"\r\n\r\n")
                found = _STATUS.match(head)
                if found is None:
                    raise NoHttp()
                if (status := int(found[1])) >= 200:
                    return status
            raise NoHttp()
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise NoHttp() from None
        except OSError:
            raise NoConnection(host=place.host) from None
        finally:
            with suppress(Exception):
                writer.transport.abort()  # whatever else comes is not waited for

    async def _connect(self, place: Place) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        safe = place.scheme == "https"
        for number in await self._find(place):
            try:
                return await asyncio.open_connection(
                    number,
                    place.port,
                    limit=HEAD,
                    ssl=self.context if safe else None,
                    server_hostname=place.host.rstrip(".") if safe else None,
                )
            except ssl.SSLError:
                raise NotTrusted(host=place.host) from None
            except OSError:
                continue
        raise NoConnection(host=place.host)

    def close(self) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)


def numbers_of(place: Place) -> list[str]:
    """What a name stands for now, without doubles; may take long."""
    found = socket.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def _request(place: Place, headers: dict[str, str], body: bytes) -> bytes:
    lines = [
        f"POST {place.path} HTTP/1.1",
        f"Host: {place.netloc}",
        f"Content-Length: {len(body)}",
        "Connection: close",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode("ascii") + body
