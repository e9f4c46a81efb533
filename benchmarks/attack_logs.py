"""Attacks that make a game's log or a draft long, and reads of long logs and many records.

The guests of such an attack come from many addresses, so that limits by address stop them late.
"""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack, suppress
from itertools import cycle
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from benchmarks.attack_client import LINES, Aim, Until
from benchmarks.clients import Person

ROUNDS: Final = 2000  # of acting and undoing
SOCKETS: Final = 8  # each from an address of its own
GROWING_SECONDS: Final = 20.0
ANSWER_SECONDS: Final = 10.0


async def undos(aim: Aim) -> Counter[str]:
    """Act and undo without end, then read the whole log in words again and again."""
    return await _grow_and_read(aim, "rapanui", 2)


async def drafts(aim: Aim) -> Counter[str]:
    """Begin a sealed answer and take it back without end, then read the game."""
    return await _grow_and_read(aim, "raiatea", 3)


async def records(aim: Aim) -> Counter[str]:
    """Download the records of all finished games again and again."""
    seen: Counter[str] = Counter()
    reader = Person(aim.url, "reader", aim.address)
    try:
        await _read(reader.http, "/api/archive/records?limit=200", Until(aim.seconds), seen)
    finally:
        await reader.go()
    return seen


async def _grow_and_read(aim: Aim, title: str, players: int) -> Counter[str]:
    seen: Counter[str] = Counter()
    async with AsyncExitStack() as stack:
        people: list[Person] = []
        for number in range(players):
            person = await Person(aim.url, f"guest {number}", _address(aim, number)).enter()
            stack.push_async_callback(person.go)
            people.append(person)
        table = await _start(people, title)
        game = await people[0].ask("GET", f"/api/tables/{table}/game")
        await _act_and_undo(aim, people[game["asked"][0]], table, seen)
        path = f"/api/tables/{table}/game?since=0&words=true"
        await _read(people[0].http, path, Until(aim.seconds), seen)
    return seen


def _address(aim: Aim, number: int) -> str:
    return f"127.0.{100 + int(aim.address.rpartition('.')[2])}.{1 + number}"


async def _start(people: list[Person], title: str) -> str:
    seats = ["me", *["open"] * (len(people) - 1)]
    wanted = {"title": title, "players": len(people), "seats": seats, "public": True}
    table = str((await people[0].ask("POST", "/api/tables", wanted))["id"])
    for other in people[1:]:
        await other.ask("POST", f"/api/tables/{table}/join", {})
    await people[0].ask("POST", f"/api/tables/{table}/start", {})
    return table


async def _act_and_undo(aim: Aim, person: Person, table: str, seen: Counter[str]) -> None:
    """Take turns between sockets of the same person, each from another address."""
    until = Until(GROWING_SECONDS)
    async with AsyncExitStack() as stack:
        sockets: list[ClientConnection] = []
        for number in range(SOCKETS):
            same = Person(aim.url, person.name, _address(aim, 10 + number))
            stack.push_async_callback(same.go)
            same.cookie = person.cookie
            try:
                sockets.append(await stack.enter_async_context(same.socket(table, None)))
            except (OSError, WebSocketException, TimeoutError):
                seen["cut off"] += 1
        turns = cycle(sockets)
        with suppress(WebSocketException, TimeoutError):
            update = await _next_update(sockets[0])
            for _ in range(2 * ROUNDS):
                if not until.go_on():
                    return
                message = _undo_or_act(update)
                if message is None:
                    return
                line = next(turns)
                await line.send(msgspec.json.encode(message).decode())
                update = await _next_update(line, after=update)
                seen["undone" if message["type"] == "undo" else "acted"] += 1


def _undo_or_act(update: dict[str, Any]) -> dict[str, Any] | None:
    place = {"ply": update["ply"], "step": update["step"]}
    if update["undo"] == "free":
        return {"type": "undo", "id": 1, **place}
    if update["legal"]:
        return {"type": "act", "id": 1, "action": update["legal"][0]["index"], **place}
    return None


class Refused(WebSocketException):
    """The server refused to act or to undo."""


async def _next_update(
    line: ClientConnection, after: dict[str, Any] | None = None
) -> dict[str, Any]:
    """Receive until the game has changed; raise Refused if it can't be changed."""
    async with asyncio.timeout(ANSWER_SECONDS):
        async for text in line:
            message: dict[str, Any] = msgspec.json.decode(text)
            if message["type"] == "problem":
                raise Refused(message["problem"]["error"])
            if message["type"] == "update" and (after is None or _is_later(message, after)):
                return message
    raise Refused("closed")


def _is_later(update: dict[str, Any], other: dict[str, Any]) -> bool:
    return (update["ply"], update["step"]) > (other["ply"], other["step"])


async def _read(http: httpx.AsyncClient, path: str, until: Until, seen: Counter[str]) -> None:
    """Get a path over a few connections, and note the size of the largest answer."""

    async def one() -> None:
        while until.go_on():
            try:
                async with http.stream("GET", path) as answer:
                    size = 0
                    async for piece in answer.aiter_raw():
                        size += len(piece)
                    seen[str(answer.status_code)] += 1
                    seen["largest answer, kB"] = max(seen["largest answer, kB"], size // 1000)
                    if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                        await asyncio.sleep(0.2)
            except httpx.TransportError:
                seen["cut off"] += 1
                await asyncio.sleep(0.05)

    async with asyncio.TaskGroup() as group:
        for _ in range(LINES):
            group.create_task(one())


KINDS: Final = (undos, drafts, records)
