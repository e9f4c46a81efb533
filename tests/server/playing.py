"""People at a table, for tests: they sit down, start, and choose at random."""

from random import Random
from typing import Any

from tests.server.serving import Served, Visitor


class Party:
    """A started table and its people; the seat of each is his place in the list."""

    def __init__(self, table: str, people: list[Visitor]) -> None:
        self.table = table
        self.people = people

    def asked(self) -> list[int]:
        return [int(seat) for seat in self.people[0].game(self.table)["asked"]]

    def act(self, seat: int, dice: Random) -> Any:
        """A random choice of a seat, whatever steps it takes."""
        person = self.people[seat]
        update = person.game(self.table)
        return person.act(self.table, update, dice.randrange(len(update["legal"])))

    def until(self, kind: str, dice: Random) -> Any:
        """Play at random until something of a kind is asked; the update of seat 0."""
        while True:
            update = self.people[0].game(self.table)
            if update["view"]["decision"]["kind"] == kind:
                return update
            self.act(update["asked"][0], dice)


def party(served: Served, title: str = "rapanui", players: int = 2, **wanted: Any) -> Party:
    """A table of people that has just started."""
    people = [served.guest(f"guest {seat}") for seat in range(players)]
    table = people[0].table(title, players=players, **wanted)
    for person in people[1:]:
        person.join(table)
    people[0].post(f"/api/tables/{table}/start")
    return Party(table, people)


def all_steps(visitor: Visitor, table: str) -> list[Any]:
    """Read the log page by page."""
    steps: list[Any] = []
    first: int | None = 1
    while first is not None:
        page = visitor.get(f"/api/tables/{table}/steps", **{"from": first})
        assert len(page["steps"]) <= 100
        steps += page["steps"]
        first = page["next"]
    return steps
