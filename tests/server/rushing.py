"""Games that are over in a moment: played inside the server, and written in one go."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, TypeVar

from tests.server.serving import WAIT, Served, Visitor
from vaka.server.house import House
from vaka.server.play.entry import Entry
from vaka.server.play.sitting import Sitting

T = TypeVar("T")


def inside(served: Served, work: Coroutine[Any, Any, T]) -> T:
    """Do something on the server's own loop."""
    task = served.house.bus._task
    assert task is not None
    return asyncio.run_coroutine_threadsafe(work, task.get_loop()).result(WAIT)


def rush(served: Served, table: str, dice: Random, end: bool = False, noticed: bool = True) -> None:
    """Play at random up to the last choice of a game; with `end`, that one, too. What is not
    `noticed` is as a crash would leave it: the log is complete, and that is all.
    """
    inside(served, _rush(served.house, table, dice, end, noticed))


async def _rush(house: House, table: str, dice: Random, end: bool, noticed: bool) -> None:
    live = await house.hall.live(table)
    sitting = Sitting(live.started().beginning, live.started().log)
    entries: list[Entry] = []
    while True:
        seat = sitting.asked()[0]
        action = dice.choice(sitting.state.legal_actions(seat))
        now = house.clock.now()
        prepared = sitting.prepare(seat, sitting.ply, sitting.step(seat), action, now)
        assert prepared is not None
        if prepared.entry is not None:
            if not prepared.entry.asked and not end:
                break
            entries.append(prepared.entry)
        sitting.take(seat, prepared)
        if sitting.is_over:
            break
    written = [house.ledger.write(table, entry, entry.seat, entry.ply) for entry in entries]
    assert all(await asyncio.gather(*written))
    if noticed:
        await house.hall.refresh(table)


def play_out(served: Served, table: str, *people: Visitor, seed: int = 0) -> None:
    """A game to its end; the people, by seat, make the last choices themselves."""
    dice = Random(seed)
    rush(served, table, dice)
    while asked := people[0].game(table)["asked"]:
        update = people[asked[0]].game(table)
        people[asked[0]].act(table, update, dice.randrange(len(update["legal"])))
