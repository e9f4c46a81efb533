"""Attacks with custom decks, islands and boxes that take long to parse."""

import asyncio
from collections import Counter
from contextlib import suppress
from itertools import cycle
from typing import Any, Final

import msgspec

from benchmarks.attack_client import LINES, LONGER, RATE, Aim, Until, answer, enter, origin, request

OPTIONS: Final = (("rapanui", 2, "box"), ("giants", 3, "island"), ("raiatea", 3, "deck"))
MAX_LETTERS: Final = 50_000


def texts() -> list[str]:
    """Return TOML documents on which a parser takes quadratic time, or just long."""
    header = "[" + ".".join(["a"] * 4000) + "]\n"
    keys = "".join(f"{number}=1\n" for number in range(6000))
    return [
        '"="' + ".a" * 8000 + " = 1\n[b]\n",  # dotted key behind a quoted "="
        (header + keys)[:MAX_LETTERS].rpartition("\n")[0],  # keys below a dotted header
        "a" + ".a" * 8000 + " = 1\n",  # plain dotted key
        "'='" + ".a" * 8000 + " = 1\n[b]\n",
        "x = {" + "a." * 8000 + "a = 1}\n[b]\n",  # dotted key in an inline table
        "".join(f"[t{number}]\n" for number in range(6000))[:MAX_LETTERS].rpartition("\n")[0],
        "x = " + "[" * 20_000,
        "x = " + "{a=" * 12_000,
    ]


async def post_texts(aim: Aim) -> Counter[str]:
    """Create tables with such texts."""
    bodies = [
        {"title": title, "players": players, "options": {option: text}}
        for text in texts()
        for title, players, option in OPTIONS
    ]
    return await _send(aim, "POST", "/api/tables", await enter(aim), bodies)


async def patch_texts(aim: Aim) -> Counter[str]:
    """Change the options of one table to such texts."""
    cookie = await enter(aim)
    title, players, option = OPTIONS[0]
    table = await _make_table(aim, cookie, {"title": title, "players": players})
    bodies = [{"options": {option: text}} for text in texts()]
    return await _send(aim, "PATCH", f"/api/tables/{table}", cookie, bodies)


async def _make_table(aim: Aim, cookie: str, body: dict[str, Any]) -> str:
    reader, writer = await aim.line()
    try:
        writer.write(request("POST", "/api/tables", msgspec.json.encode(body), origin(cookie)))
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length:")[2].split(b"\r\n")[0])
        return str(msgspec.json.decode(await reader.readexactly(length))["id"])
    finally:
        writer.close()


async def _send(
    aim: Aim, method: str, path: str, cookie: str, bodies: list[dict[str, Any]]
) -> Counter[str]:
    """Send the bodies in turn over a few connections until the time is up."""
    seen: Counter[str] = Counter()
    until = Until(aim.seconds)
    more = origin(cookie)
    queue = cycle(request(method, path, msgspec.json.encode(body), more) for body in bodies)

    async def one() -> None:
        while until.go_on():
            try:
                reader, writer = await aim.line()
                try:
                    while until.go_on():
                        writer.write(next(queue))
                        status, _ = await answer(reader)
                        seen[str(status)] += 1
                        await asyncio.sleep(LINES / RATE)
                finally:
                    writer.close()
            except (OSError, asyncio.IncompleteReadError):
                seen["cut off"] += 1
                await asyncio.sleep(0.05)

    with suppress(TimeoutError):
        async with asyncio.timeout(aim.seconds + LONGER), asyncio.TaskGroup() as group:
            for _ in range(LINES):
                group.create_task(one())
    return seen


KINDS: Final = (post_texts, patch_texts)
