"""People who play over real sockets: they choose at random, note all that they are told and all
that was acknowledged, and come back by themselves when their server is gone.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from hashlib import blake2b
from itertools import count
from random import Random
from time import monotonic
from typing import Any, Final, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

PATIENCE: Final = 60.0  # seconds after which a server that does not answer is given up
PAUSE: Final = 0.1  # seconds before the next try

_NUMBERS: Final = count(1)
_DECODER: Final = msgspec.json.Decoder()


class GaveUp(Exception):
    """The server did not come back."""


class Person:
    """Somebody with a browser of his own. `address` is where he comes from, on this machine."""

    def __init__(self, url: str, name: str, address: str | None = None) -> None:
        self.url = url
        self.name = name
        self.address = address
        self.cookie = ""
        road = httpx.AsyncHTTPTransport(local_address=address, verify=False)
        self.http = httpx.AsyncClient(
            base_url=url, timeout=PATIENCE, headers={"origin": url}, transport=road
        )

    async def enter(self) -> "Person":
        await self.ask("POST", "/api/guest", {"name": self.name})
        self.cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return self

    async def ask(self, method: str, path: str, data: Any = None) -> Any:
        """What a server says that is there, however often one has to ask: a fault of the server
        is no answer, a refusal is one.
        """
        until = monotonic() + PATIENCE
        while True:
            try:
                answer = await self.http.request(method, path, json=data)
                if answer.status_code < 500:
                    return answer.json() if answer.content else None
            except httpx.TransportError:
                pass
            if monotonic() > until:
                raise GaveUp(path)
            await asyncio.sleep(PAUSE)

    def socket(self, table: str, since: int | None) -> connect:
        query = "" if since is None else f"?since={since}"
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket{query}"
        more: dict[str, Any] = {}
        if self.address is not None:
            more["local_addr"] = (self.address, 0)
        return connect(
            where,
            additional_headers={"cookie": self.cookie},
            origin=Origin(self.url),
            compression=None,
            open_timeout=10,
            close_timeout=1,
            max_queue=1024,
            proxy=None,
            **more,
        )

    async def go(self) -> None:
        await self.http.aclose()


class Told(NamedTuple):
    """An update, as far as it is needed to say later whether it should have been told."""

    since: int
    ply: int
    step: int
    digest: bytes


def digest_of(update: dict[str, Any]) -> bytes:
    """Of all in an update that comes from the game itself."""
    steps = [
        [each["ply"], each["kind"], each["seat"], each["bot"], each["events"]]
        for each in update["steps"]
    ]
    game = [update["view"], update["legal"], update["asked"], steps]
    return blake2b(msgspec.json.encode(game, order="sorted"), digest_size=8).digest()


class Chair:
    """A person at a running table.

    `done` are his acknowledged choices, in order; he answers each question once, and an answer
    that was not acknowledged he sends again. `wrong` is what should not have happened.
    """

    def __init__(
        self,
        person: Person,
        table: str,
        seat: int,
        dice: Random,
        pace: tuple[float, float],
        heard: "Clock | None" = None,
    ) -> None:
        self.person = person
        self.table = table
        self.seat = seat
        self.done: list[int] = []
        self.told: list[Told] = []
        self.wrong: list[str] = []
        self.ply = 0
        self.over = False
        self.returns = -1  # how often he came back
        self._dice = dice
        self._pace = pace
        self._heard = heard
        self._last: dict[str, Any] | None = None
        self._sent: dict[str, Any] | None = None  # not acknowledged yet
        self._thought: asyncio.Task[None] | None = None
        self._line: ClientConnection | None = None
        self._since = 0.0  # when he was told something

    async def play(self) -> None:
        """Until the game is over."""
        self._since = monotonic()
        while not self.over:
            try:
                known = self.ply if self.told else None
                async with self.person.socket(self.table, known) as line:
                    self.returns += 1
                    await self._sit(line)
            except (OSError, WebSocketException, TimeoutError):
                if monotonic() - self._since > PATIENCE:
                    raise GaveUp(self.table) from None
                await asyncio.sleep(PAUSE * (0.5 + self._dice.random()))

    def hang_up(self) -> None:
        """Break the line, as a bad connection does; he comes back."""
        if self._line is not None:
            self._line.transport.abort()

    async def _sit(self, line: ClientConnection) -> None:
        self._line = line
        self._last = None
        try:
            async for text in line:
                self._since = monotonic()
                message = _DECODER.decode(text)
                await self._hear(line, message)
                if self.over:
                    return
        finally:
            self._line = None
            if self._thought is not None:
                self._thought.cancel()
                self._thought = None

    async def _hear(self, line: ClientConnection, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            first = self._last is None
            self._note(message)
            if first and self._sent is not None:  # whether it was played, only the server knows
                await self._send(line, self._sent)
        elif kind == "done" and self._sent is not None and message["id"] == self._sent["id"]:
            self.done.append(self._sent["action"])
            self._sent = None
        elif kind == "problem":
            self.wrong.append(f"refused: {message['problem']['message']}")
            self._sent = None
        elif kind == "table" and message["table"]["status"] in ("over", "closed"):
            self.over = self._sent is None
        if self._last is not None and not self._last["asked"] and self._sent is None:
            self.over = True
        self._consider(line)

    def _note(self, update: dict[str, Any]) -> None:
        if update["seat"] != self.seat:
            self.wrong.append(f"told what is for seat {update['seat']}")
        if update["ply"] < self.ply:
            self.wrong.append(f"told ply {update['ply']} after {self.ply}")
        self.ply = max(self.ply, update["ply"])
        self.told.append(Told(update["since"], update["ply"], update["step"], digest_of(update)))
        self._last = update
        if self._heard is not None:
            self._heard.heard(self.table, self.seat, update["steps"])

    def _consider(self, line: ClientConnection) -> None:
        if self._thought is None and self._sent is None and self._last and self._last["legal"]:
            self._thought = asyncio.create_task(self._answer(line))

    async def _answer(self, line: ClientConnection) -> None:
        await asyncio.sleep(self._dice.uniform(*self._pace))
        self._thought = None
        update = self._last
        if update is None or self._sent is not None or not update["legal"]:
            return
        self._sent = {
            "type": "act",
            "id": next(_NUMBERS),
            "ply": update["ply"],
            "step": update["step"],
            "action": self._dice.choice(update["legal"])["index"],
        }
        if self._heard is not None:
            self._heard.sent(self.table, self.seat)
        await self._send(line, self._sent)

    async def _send(self, line: ClientConnection, message: dict[str, Any]) -> None:
        with suppress(WebSocketException):  # he comes back, and sends it again
            await line.send(msgspec.json.encode(message).decode())


class Clock:
    """How long it takes from one person's choice to the first other one who is told of it."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self.seconds: list[float] = []
        self._now = now
        self._sent: dict[tuple[str, int], float] = {}

    def sent(self, table: str, seat: int) -> None:
        self._sent[table, seat] = self._now()

    def heard(self, table: str, seat: int, steps: list[dict[str, Any]]) -> None:
        for step in steps:
            if step["seat"] != seat:
                since = self._sent.pop((table, step["seat"]), None)
                if since is not None:
                    self.seconds.append(self._now() - since)

    def take(self) -> list[float]:
        """All since the last time, in order of size."""
        seconds, self.seconds = sorted(self.seconds), []
        return seconds


def part(seconds: list[float], share: float) -> float:
    """So much of a sorted list is below this."""
    return seconds[min(len(seconds) - 1, int(share * len(seconds)))] if seconds else 0.0
