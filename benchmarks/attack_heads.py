"""Attacks with request heads that never end, that are large, and with bodies in tiny chunks."""

import asyncio
from collections import Counter
from typing import Final

from benchmarks.attack_client import JSON, LINES, RATE, Aim, Until, answer, ask_on

CONNECTIONS: Final = 20
MAX_BYTES_PER_CONNECTION: Final = 10_000_000
PIECE_BYTES: Final = 64_000
HEAD_BYTES: Final = 60_000

GET: Final = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n"
POST: Final = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\n" + JSON
CHUNKED: Final = POST + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE: Final = b"Connection: Upgrade\r\nUpgrade: websocket\r\n"
LARGE_HEADER: Final = b"X: " + b"a" * 8000 + b"\r\n"
TINY_HEADER: Final = b"a:\r\n"
TINY_CHUNK: Final = b"1\r\n \r\n"


async def endless_heads(aim: Aim) -> Counter[str]:
    """Send headers without end over many connections."""
    return await _pour(
        aim,
        [
            (GET, LARGE_HEADER),
            (GET, TINY_HEADER),
            (GET + b"X: ", b"a" * 8000),
            (b"GET /", b"a" * 8000),
            (GET + UPGRADE, LARGE_HEADER),
            (CHUNKED + b"0\r\n", LARGE_HEADER),  # trailers
            (CHUNKED + b"1;", b"a" * 8000),  # chunk extension
        ],
    )


async def small_chunks(aim: Aim) -> Counter[str]:
    """Send bodies in chunks of one byte over many connections."""
    return await _pour(aim, [(CHUNKED, TINY_CHUNK)])


async def large_heads(aim: Aim) -> Counter[str]:
    """Send finished heads of 60 kB, with large and with tiny headers."""
    seen: Counter[str] = Counter()
    until = Until(aim.seconds)
    heads = [
        GET + header * ((HEAD_BYTES - len(GET)) // len(header)) + b"\r\n"
        for header in (LARGE_HEADER, TINY_HEADER)
    ]
    async with asyncio.TaskGroup() as group:
        for number in range(LINES):
            head = heads[number % len(heads)]
            group.create_task(ask_on(aim, head, RATE / LINES, until, seen))
    return seen


async def _pour(aim: Aim, floods: list[tuple[bytes, bytes]]) -> Counter[str]:
    """On each connection send a beginning, then a piece again and again until it is cut off."""
    seen: Counter[str] = Counter()
    until = Until(aim.seconds)

    async def one(begin: bytes, piece: bytes) -> None:
        pieces = piece * (PIECE_BYTES // len(piece))
        while until.go_on():
            try:
                reader, writer = await aim.line()
            except OSError:
                seen["cut off"] += 1
                continue
            seen["opened"] += 1
            try:
                writer.write(begin)
                for _ in range(MAX_BYTES_PER_CONNECTION // len(pieces)):
                    writer.write(pieces)
                    await writer.drain()
                    if not until.go_on():
                        seen["opened"] -= 1  # still being sent when the time was up
                        return
                async with asyncio.timeout(1):
                    status, _ = await answer(reader)
                    seen[str(status)] += 1
            except (OSError, asyncio.IncompleteReadError):
                seen["cut off"] += 1
            except TimeoutError:
                seen["accepted"] += 1  # all was read, and nothing said against it
            finally:
                writer.close()
            await asyncio.sleep(CONNECTIONS / RATE)

    async with asyncio.TaskGroup() as group:
        for number in range(CONNECTIONS):
            group.create_task(one(*floods[number % len(floods)]))
    return seen


KINDS: Final = (endless_heads, large_heads, small_chunks)
