"""Many who look on at a table: all of them are told everything, but who plays is told first."""

import asyncio
from itertools import pairwise

from tests.modes import once
from tests.server.keeping import served
from tests.server.playing import party
from tests.server.serving import Served
from vaka.server.play.live import SOME

pytestmark = once

__all__ = ["served"]  # a fixture

CROWD = 3 * SOME + 1


class Heard:
    """A listener that notes what it hears, in one list with the others."""

    def __init__(self, number: int, seat: int | None, all_of_them: list[tuple[int, bytes]]) -> None:
        self.seat = seat
        self.person_id: str | None = None
        self.key: str | None = None
        self.language: str | None = None
        self._number = number
        self._all = all_of_them

    def send(self, message: bytes) -> None:
        self._all.append((self._number, message))


def test_who_plays_is_told_first_and_everybody_in_order(served: Served) -> None:
    table = party(served).table
    hall = served.house.hall
    heard: list[tuple[int, bytes]] = []
    turns: list[int] = []

    async def speak() -> None:
        live = await hall.live(table)
        for number in range(CROWD):
            hall.listen(live, Heard(number, None, heard))
        hall.listen(live, Heard(CROWD, 0, heard))
        hall.broadcast(live, b"first")
        hall.broadcast(live, b"second")
        while len(heard) < 2 * (CROWD + 1):
            turns.append(len(heard))
            await asyncio.sleep(0)
        live.listeners.clear()

    served.inside(speak())
    assert heard[:2] == [(CROWD, b"first"), (CROWD, b"second")]
    assert turns[0] == 2
    assert all(after - before <= SOME for before, after in pairwise(turns))
    for number in range(CROWD):
        assert [text for who, text in heard if who == number] == [b"first", b"second"]


def test_who_sits_down_while_he_waits_to_be_told_hears_all_in_order(served: Served) -> None:
    table = party(served).table
    hall = served.house.hall
    heard: list[tuple[int, bytes]] = []

    async def speak() -> None:
        live = await hall.live(table)
        crowd = [Heard(number, None, heard) for number in range(CROWD)]
        for each in crowd:
            hall.listen(live, each)
        hall.broadcast(live, b"first")
        for each in crowd:
            each.seat = 0
        hall.broadcast(live, b"second")
        while len(heard) < 2 * CROWD:
            await asyncio.sleep(0)
        live.listeners.clear()

    served.inside(speak())
    for number in range(CROWD):
        assert [text for who, text in heard if who == number] == [b"first", b"second"]
