"""People who pass by: they look at lists and old games, watch, talk, sit down and get up again."""

import asyncio
from contextlib import suppress
from itertools import count
from random import Random
from typing import Final

from websockets.exceptions import WebSocketException

from benchmarks.clients import Person
from benchmarks.parties import Party

_NUMBERS: Final = count(1)


async def pass_by(url: str, parties: list[Party], dice: Random) -> None:
    """One visit of somebody new."""
    person = await Person(url, f"passer {next(_NUMBERS)}").enter()
    try:
        for path in ("/api/titles", "/api/tables", "/api/leaderboard/rapanui", "/health"):
            await person.ask("GET", path)
        await _look_back(person, dice)
        await _sit_and_leave(person)
        playing = [party.games[-1].table for party in parties if party.games]
        if playing:
            await _watch(person, dice.choice(playing), dice)
    finally:
        await person.go()


async def _look_back(person: Person, dice: Random) -> None:
    """Leaf through the archive, and through an old game."""
    found = await person.ask("GET", "/api/archive?limit=5")
    if not found["games"]:
        return
    game = dice.choice(found["games"])
    table, ply = f"/api/tables/{game['id']}", dice.randrange(game["plies"] + 1)
    for path in ("", f"/replay?ply={ply}&words=true", "/steps?from=1", "/summary", "/chat"):
        await person.ask("GET", f"{table}{path}")
    await person.ask("GET", f"{table}/record")


async def _sit_and_leave(person: Person) -> None:
    new = {"title": "giants", "players": 3, "public": True}
    table = (await person.ask("POST", "/api/tables", new))["id"]
    await person.ask("GET", f"/api/tables/{table}")
    await person.ask("POST", f"/api/tables/{table}/leave", {})


async def _watch(person: Person, table: str, dice: Random) -> None:
    """For a few seconds, with a word to all."""
    with suppress(WebSocketException, OSError, TimeoutError):
        async with person.socket(table, None) as line:
            await line.send('{"type": "chat", "text": "A good game to all!"}')
            async with asyncio.timeout(dice.uniform(1, 5)):
                async for _ in line:
                    pass


async def disturb(parties: list[Party], dice: Random) -> None:
    """Somebody says something, somebody's line breaks."""
    game = dice.choice(parties).games[-1]
    chair = dice.choice(game.chairs)
    if dice.random() < 0.5:
        chair.hang_up()
    else:
        said = {"text": "My turn?"}
        await chair.person.ask("POST", f"/api/tables/{game.table}/chat", said)
