"""A server whose time goes on when a test says so."""

from typing import Any

from sqlalchemy import update

from tests.server.serving import Served
from vaka.server.sources import Sources
from vaka.server.store.models import HeartRow

START = 1_800_000_000_000
CLOCK = {"bank": 600, "increment": 10, "stand_in": "easy"}
LETTERS = {"turn": 86_400, "stand_in": "easy"}


class Hands(Sources):
    """Of a clock, which a test moves."""

    def __init__(self, time: int = START) -> None:
        self.time = time

    def now(self) -> int:
        return self.time


def go_by(seconds: float, *workers: Served, attended: bool = True) -> None:
    """Let time go by in which all workers were there, and let them look at their clocks."""
    first = workers[0]
    hands = first.house.sources
    assert isinstance(hands, Hands)

    async def move() -> None:
        async with first.house.clocks.heart.lock:
            hands.time += round(1000 * seconds)
            async with first.house.database.session() as session:
                await session.execute(update(HeartRow).values(at=hands.time))

    first.inside(move())
    for worker in workers if attended else ():
        worker.inside(worker.house.clocks.look())


def left(update: Any) -> list[float | None]:
    """What the seats have left, in seconds."""
    return [
        None if seat["left"] is None else seat["left"] / 1000 for seat in update["clock"]["seats"]
    ]


def runs(update: Any) -> list[int]:
    """The seats whose time runs."""
    return [number for number, seat in enumerate(update["clock"]["seats"]) if seat["runs"]]
