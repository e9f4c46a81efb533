"""Thirty people who play while something is done to their server, and whether all is well then."""

import asyncio
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Final

from benchmarks.checking import acknowledged, lost, revealed, stored, unsound
from benchmarks.parties import Game, Party
from vaka.server.store.database import Database

GOES_ON: Final = 45.0  # seconds in which every table must have gone on
LOOK: Final = 0.05


class Load:
    """`wrong` is all that did not hold, by what was checked."""

    def __init__(self, parties: list[Party], database: str) -> None:
        self.parties = parties
        self.wrong: dict[str, list[str]] = {"lost": [], "revealed": [], "log": [], "stuck": []}
        self._address = database
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def games(self) -> list[Game]:
        return [game for party in self.parties for game in party.games]

    @property
    def done(self) -> int:
        """How many choices were acknowledged."""
        return sum(game.done for game in self.games)

    @property
    def returns(self) -> int:
        return sum(chair.returns for game in self.games for chair in game.chairs)

    async def start(self) -> None:
        """Until everybody has begun."""
        self._tasks = [asyncio.create_task(party.play()) for party in self.parties]
        await self.goes_on(self.marks())

    def marks(self) -> list[tuple[int, int]]:
        """How far each party is: which game, which ply."""
        return [
            (len(party.games), party.games[-1].ply if party.games else 0) for party in self.parties
        ]

    async def goes_on(self, marks: list[tuple[int, int]]) -> float:
        """Wait until every party is further than it was; how many seconds that took."""
        start = monotonic()
        while behind := [
            party
            for party, mark, now in zip(self.parties, marks, self.marks(), strict=True)
            if now <= mark
        ]:
            for task in self._tasks:
                if task.done():
                    task.result()  # what has happened to it
            if monotonic() - start > GOES_ON:
                for party in behind:
                    where = party.games[-1] if party.games else None
                    at = "" if where is None else f" at {where.table}, ply {where.ply}"
                    self.wrong["stuck"].append(f"{party.wanted.title}{at}")
                break
            await asyncio.sleep(LOOK)
        return monotonic() - start

    async def check(self) -> None:
        """Whether all that was acknowledged until now is in the store."""
        known = [(party.games[-1], acknowledged(party.games[-1])) for party in self.parties]
        database = Database(self._address)
        try:
            for game, choices in known:
                found = await stored(database, game)
                self.wrong["lost"] += [f"{game.table}: {each}" for each in lost(found, choices)]
        finally:
            await database.close()

    def shake(self, dice: Random) -> None:
        """Break half of the lines: whoever comes back may find himself at another worker."""
        for party in self.parties:
            for chair in party.games[-1].chairs:
                if dice.random() < 0.5:
                    chair.hang_up()

    async def stop(self) -> None:
        """Hang up; then whoever was about to act is not told what became of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for party in self.parties:
            for person in party.people:
                with suppress(Exception):
                    await person.go()

    async def check_all(self) -> None:
        """Every game from its beginning, and every message that was told."""
        database = Database(self._address)
        try:
            for game in self.games:
                found = await stored(database, game)
                over = all(chair.over for chair in game.chairs)
                mine = f"{found.row.title} {game.table}"
                for kind, faults in (
                    ("lost", lost(found, acknowledged(game), exact=over)),
                    ("log", unsound(found)),
                ):
                    self.wrong[kind] += [f"{mine}: {each}" for each in faults]
                for chair in game.chairs:
                    self.wrong["revealed"] += [f"{mine}: {each}" for each in revealed(found, chair)]
                    self.wrong["log"] += [f"{mine}, {chair.seat}: {each}" for each in chair.wrong]
                    await asyncio.sleep(0)
        finally:
            await database.close()
