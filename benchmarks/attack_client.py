"""Client side of the attacks: connections from one address, requests, and when to stop."""

import asyncio
from collections import Counter
from time import monotonic
from typing import Final, NamedTuple

from websockets.asyncio.client import connect
from websockets.typing import Origin

RATE: Final = 150  # requests a second
LINES: Final = 4  # that they come over
ENOUGH: Final = 1500  # requests; a third as many sockets
LONGER: Final = 20.0  # seconds at most, to get there
JSON: Final = b"Content-Type: application/json\r\n"


class Aim(NamedTuple):
    port: int
    table: str  # one that anybody may watch
    seconds: float
    address: str
    enough: int = ENOUGH

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))

    def socket(self, cookie: str = "") -> connect:
        """Open a WebSocket at the table."""
        where = f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/socket"
        headers = {"cookie": cookie} if cookie else {}
        return connect(
            where,
            additional_headers=headers,
            origin=Origin(self.url),
            local_addr=(self.address, 0),
            compression=None,
            open_timeout=20,
            close_timeout=1,
            proxy=None,
        )


def request(method: str, path: str, body: bytes = b"", more: bytes = b"") -> bytes:
    head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: {len(body)}\r\n"
    return head.encode() + (JSON if body else b"") + more + b"\r\n" + body


async def answer(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The status of the next answer, and its head."""
    head = await reader.readuntil(b"\r\n\r\n")
    for each in head.split(b"\r\n"):
        if each.lower().startswith(b"content-length:"):
            await reader.readexactly(int(each.partition(b":")[2]))
    return int(head[9:12]), head


async def ask_on(aim: Aim, asked: bytes, rate: float, until: "Until", seen: Counter[str]) -> None:
    """The same request again and again, on one line."""
    while until.go_on():
        try:
            reader, writer = await aim.line()
            try:
                while until.go_on():
                    start = monotonic()
                    writer.write(asked)
                    status, _ = await answer(reader)
                    seen[str(status)] += 1
                    await asyncio.sleep(max(0.0, 1 / rate - (monotonic() - start)))
            finally:
                writer.close()
        except (OSError, asyncio.IncompleteReadError):
            seen["cut off"] += 1
            await asyncio.sleep(0.05)


async def many(aim: Aim, asked: bytes, rate: float = RATE, tries: int = 0) -> Counter[str]:
    seen: Counter[str] = Counter()
    until = Until(aim.seconds, tries)
    async with asyncio.TaskGroup() as group:
        for _ in range(LINES):
            group.create_task(ask_on(aim, asked, rate / LINES, until, seen))
    return seen


async def enter(aim: Aim) -> str:
    """The cookie of a new guest."""
    reader, writer = await aim.line()
    writer.write(request("POST", "/api/guest", b'{"name": "nobody"}'))
    _, head = await answer(reader)
    writer.close()
    cookies = [each for each in head.split(b"\r\n") if each.lower().startswith(b"set-cookie:")]
    return "; ".join(each.split(b":", 1)[1].split(b";")[0].decode().strip() for each in cookies)


def origin(cookie: str) -> bytes:
    more = f"Origin: http://127.0.0.1\r\nCookie: {cookie}\r\n" if cookie else ""
    return more.encode()


class Until:
    """So long as a measurement takes, and on until so much was tried, within bounds: on a busy
    machine it takes longer to reach a limit.
    """

    def __init__(self, seconds: float, tries: int = 0) -> None:
        self._end = monotonic() + seconds
        self._last = self._end + LONGER
        self._left = tries

    def go_on(self) -> bool:
        self._left -= 1
        now = monotonic()
        return now < self._end or (self._left > 0 and now < self._last)
