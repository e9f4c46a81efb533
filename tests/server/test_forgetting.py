"""Tables that a worker lets go of, because another plays there, in the middle of something."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.modes import once
from tests.server.keeping import served
from tests.server.playing import party
from tests.server.serving import Served
from vaka.server.errors import NotFound
from vaka.server.play.live import Live

pytestmark = once

__all__ = ["served"]  # a fixture


def test_who_has_waited_for_a_table_plays_at_the_one_that_others_see(served: Served) -> None:
    table = party(served).table
    hall = served.house.hall

    async def play() -> tuple[Live, Live]:
        live = await hall.live(table)
        seat = live.started().asked()[0]
        chosen = live.started().state.legal_actions(seat)[0].index
        await live.lock.acquire()
        acting = asyncio.create_task(hall.act(live, seat, 0, 0, chosen))
        while not live.lock._waiters:
            await asyncio.sleep(0)
        live.lock.release()
        assert hall.left_to_others(table)
        now = await hall.live(table)
        assert await acting
        return live, now

    before, now = served.inside(play())
    assert before is not now
    assert now.started().ply == 1


def test_who_has_waited_for_a_table_to_be_read_has_the_one_that_others_see(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = party(served).table
    hall = served.house.hall
    load: Callable[[str], Any] = hall._load
    loads: list[bool] = []

    async def slowly(table_id: str) -> Live:
        loads.append(table_id in hall._loading)  # else notices of it would be passed over
        await asyncio.sleep(0.01)
        found: Live = await load(table_id)
        return found

    monkeypatch.setattr(hall, "_load", slowly)

    async def read() -> list[Live]:
        hall.left_to_others(table)
        found: list[Live] = []

        async def one() -> None:
            found.append(await hall.live(table))
            hall.left_to_others(table)  # before the others have woken up

        await asyncio.gather(*(one() for _ in range(3)))
        assert table not in hall._loading
        return found

    found = served.inside(read())
    assert loads == [True] * 3
    assert len({id(live) for live in found}) == 3
    with pytest.raises(NotFound):
        served.inside(hall.live("none"))
    assert "none" not in hall._loading


def test_an_answer_tells_of_the_move(served: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = party(served)
    hall = served.house.hall
    act: Callable[..., Any] = hall.act

    async def elsewhere(live: Live, *rest: Any) -> bool:
        assert hall.left_to_others(live.id)
        done: bool = await act(live, *rest)
        return done

    monkeypatch.setattr(hall, "act", elsewhere)
    seat = sitting.asked()[0]
    person = sitting.people[seat]
    chosen = person.game(sitting.table)["legal"][0]["index"]
    path = f"/api/tables/{sitting.table}/actions"
    told = person.post(path, {"ply": 0, "action": chosen})
    assert told["ply"] == 1
    assert [step["ply"] for step in told["steps"]] == [1]
