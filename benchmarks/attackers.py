"""Programs that mean no good, each from one address and at a bounded rate.

Each says what became of it, as counts: what was let in, what was refused, what was cut off. They
run in a process of their own: `python -m benchmarks.attackers KIND PORT TABLE SECONDS ADDRESS`.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from time import monotonic
from typing import Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from benchmarks import attack_heads, attack_logs, attack_texts
from benchmarks.attack_client import (
    JSON,
    LINES,
    LONGER,
    RATE,
    Aim,
    Until,
    enter,
    many,
    origin,
    request,
)

SLOW: Final = 300  # lines on which a request drips
IDLE: Final = 2000  # lines on which nothing comes
DEEP: Final = 100_000


# The kinds ----------------------------------------------------------------------------------------


async def burst(aim: Aim) -> Counter[str]:
    """Lists of tables without end."""
    return await many(aim, request("GET", "/api/tables"), tries=aim.enough)


async def guests(aim: Aim) -> Counter[str]:
    """A new person with each request."""
    asked = request("POST", "/api/guest", b'{"name": "nobody"}')
    return await many(aim, asked, tries=aim.enough // 3)


async def tables(aim: Aim) -> Counter[str]:
    """Hundreds of tables."""
    more = origin(await enter(aim))
    asked = request("POST", "/api/tables", b'{"title": "giants", "players": 3}', more)
    return await many(aim, asked, tries=aim.enough // 3)


async def nested(aim: Aim) -> Counter[str]:
    """Bodies that are nested a hundred thousand times."""
    deep = b"[" * DEEP
    more = origin(await enter(aim))
    return await many(aim, request("POST", "/api/tables", deep, more), RATE / 5)


async def large(aim: Aim) -> Counter[str]:
    """Bodies of two million bytes, of which a part comes."""
    head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2000000\r\n"
    return await many(aim, head + JSON + b"\r\n" + b"x" * 100_000, RATE / 5)


async def heads(aim: Aim) -> Counter[str]:
    """Requests whose heads come letter by letter."""
    return await drip(aim, b"GET /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ")


async def bodies(aim: Aim) -> Counter[str]:
    """Requests whose bodies come letter by letter."""
    return await drip(aim, request("POST", "/api/guest", b"{" + b" " * 1000)[:-1000])


async def idle(aim: Aim) -> Counter[str]:
    """Lines on which nothing comes."""
    return await drip(aim, b"", IDLE)


async def drip(aim: Aim, begun: bytes, lines: int = SLOW) -> Counter[str]:
    """Open lines, begin to say something, and go on slowly until one is cut off."""
    seen: Counter[str] = Counter()
    end = monotonic() + aim.seconds

    async def one(number: int) -> None:
        await asyncio.sleep(number / 400)
        try:
            reader, writer = await aim.line()
            seen["opened"] += 1
            writer.write(begun)
            while monotonic() < end:
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(2.0, max(0.1, end - monotonic()))):
                        if not await reader.read(100):
                            seen["cut off"] += 1
                            return
                if begun:
                    writer.write(b" ")
                    await writer.drain()
            writer.close()
        except OSError:
            seen["cut off"] += 1

    async with asyncio.TaskGroup() as group:
        for number in range(lines):
            group.create_task(one(number))
    return seen


async def sockets(aim: Aim) -> Counter[str]:
    """Sockets that are opened and never used."""
    seen: Counter[str] = Counter()
    until = Until(aim.seconds, aim.enough // 3)
    async with AsyncExitStack() as stack:
        while until.go_on():
            try:
                await stack.enter_async_context(aim.socket())
                seen["opened"] += 1
            except InvalidStatus as refused:
                seen[str(refused.response.status_code)] += 1
            except (OSError, WebSocketException, TimeoutError):
                seen["cut off"] += 1
            await asyncio.sleep(2 / RATE)
    return seen


async def frames(aim: Aim) -> Counter[str]:
    """Messages of a megabyte, and messages that are nested as deep as they may be long."""

    async def say(line: ClientConnection, seen: Counter[str]) -> None:
        await line.send("[" * 16_000)
        await line.send("x" * 1_000_000)
        async for _ in line:
            seen["answered"] += 1

    return await over_sockets(aim, say)


async def chat(aim: Aim) -> Counter[str]:
    """Talk without end at the table of others."""
    cookie = await enter(aim)
    until = Until(aim.seconds, aim.enough // 3)
    end = monotonic() + aim.seconds + LONGER

    async def say(line: ClientConnection, seen: Counter[str]) -> None:
        unanswered = 0

        async def speak() -> None:
            nonlocal unanswered
            while until.go_on():
                unanswered += 1
                await line.send('{"type": "chat", "text": "buy now", "id": 1}')
                await asyncio.sleep(LINES / RATE)

        speaking = asyncio.create_task(speak())
        with suppress(TimeoutError):
            async with asyncio.timeout(max(0.1, end - monotonic())):
                async for text in line:
                    kind = msgspec.json.decode(text)["type"]
                    if kind in ("done", "problem"):
                        seen["said" if kind == "done" else "429"] += 1
                        unanswered -= 1
                    if speaking.done() and not unanswered:
                        break
        speaking.cancel()

    return await over_sockets(aim, say, cookie)


async def over_sockets(
    aim: Aim, say: Callable[[ClientConnection, Counter[str]], Awaitable[None]], cookie: str = ""
) -> Counter[str]:
    seen: Counter[str] = Counter()
    end = monotonic() + aim.seconds

    async def one() -> None:
        while monotonic() < end:
            try:
                async with aim.socket(cookie) as line:
                    seen["opened"] += 1
                    await say(line, seen)
            except InvalidStatus as refused:
                seen[str(refused.response.status_code)] += 1
            except ConnectionClosed as closed:
                seen["cut off" if closed.rcvd is None else str(closed.rcvd.code)] += 1
            except (OSError, WebSocketException, TimeoutError):
                seen["cut off"] += 1
            await asyncio.sleep(10 * LINES / RATE)

    async with asyncio.TaskGroup() as group:
        for _ in range(LINES):
            group.create_task(one())
    return seen


KINDS: Final = {
    each.__name__: each
    for each in (
        *(burst, guests, tables, nested, large, frames, chat, sockets),
        *(heads, bodies, idle),
        *attack_texts.KINDS,
        *attack_heads.KINDS,
        *attack_logs.KINDS,
    )
}


async def attack(kind: str, aim: Aim) -> Counter[str]:
    return await KINDS[kind](aim)


def main() -> int:
    kind, port, table, seconds, address = sys.argv[1:]
    aim = Aim(int(port), table, float(seconds), address)
    sys.stdout.write(msgspec.json.encode(asyncio.run(attack(kind, aim))).decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
