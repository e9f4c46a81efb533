"""Parties of people and bots who play one game after another, at tables of all titles."""

import asyncio
from random import Random
from typing import Any, Final, NamedTuple

from benchmarks.clients import Chair, Clock, Person


class Wanted(NamedTuple):
    """Who plays what: so many people, and so many bots beside them."""

    title: str
    people: int
    bots: int = 0


# Thirty people. Giants and Raiatea ask all at once for sealed answers, Raiatea for some of several
# steps.
THIRTY: Final = (
    *[Wanted("rapanui", 2)] * 3,
    *[Wanted("rapanui", 1, 1)] * 2,
    *[Wanted("giants", 3)] * 3,
    Wanted("giants", 2, 1),
    *[Wanted("raiatea", 3)] * 3,
    Wanted("raiatea", 2, 1),
)


class Game(NamedTuple):
    """A table that was started, and the people at it."""

    table: str
    chairs: list[Chair]

    @property
    def ply(self) -> int:
        """The last that anybody was told of."""
        return max(chair.ply for chair in self.chairs)

    @property
    def done(self) -> int:
        """How many choices were acknowledged."""
        return sum(len(chair.done) for chair in self.chairs)


class Party:
    def __init__(
        self,
        wanted: Wanted,
        people: list[Person],
        dice: Random,
        pace: tuple[float, float],
        clock: Clock | None = None,
        public: bool = False,
    ) -> None:
        self.wanted = wanted
        self.people = people
        self.games: list[Game] = []
        self.last = False  # play no other game after this one
        self._dice = dice
        self._pace = pace
        self._clock = clock
        self._public = public

    async def play(self) -> None:
        """One game after another."""
        while not self.last:
            game = await self._sit_down()
            self.games.append(game)
            await asyncio.gather(*(chair.play() for chair in game.chairs))

    async def _sit_down(self) -> Game:
        """Whatever fails is tried again: only the last word of the server counts."""
        host, others = self.people[0], self.people[1:]
        bots = self.wanted.bots
        new = {
            "title": self.wanted.title,
            "players": len(self.people) + bots,
            "seats": ["me", *["open"] * len(others), *["easy"] * bots],
            "public": self._public,
        }
        table = str((await host.ask("POST", "/api/tables", new))["id"])
        for other in others:
            await other.ask("POST", f"/api/tables/{table}/join", {})
        told: Any = None
        while told is None or told.get("status") == "open":
            await host.ask("POST", f"/api/tables/{table}/start", {})
            told = await host.ask("GET", f"/api/tables/{table}")
        chairs: list[Chair] = []
        for number, person in enumerate(self.people):
            chairs.append(Chair(person, table, number, self._dice, self._pace, self._clock))
        return Game(table, chairs)


async def gather(
    url: str,
    wanted: tuple[Wanted, ...],
    dice: Random,
    pace: tuple[float, float],
    clock: Clock | None = None,
    first: int = 0,
    public: bool = False,
) -> list[Party]:
    """All parties, with people who each come from an address of their own on this machine."""
    parties: list[Party] = []
    number = first
    for each in wanted:
        people: list[Person] = []
        for _ in range(each.people):
            number += 1
            address = f"127.0.{1 + number // 250}.{1 + number % 250}"
            people.append(await Person(url, f"guest {number}", address).enter())
        parties.append(Party(each, people, dice, pace, clock, public))
    return parties
