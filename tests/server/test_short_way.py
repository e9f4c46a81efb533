"""Choices that are carried out as soon as they are heard, and those that cannot be."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.modes import once
from tests.server.keeping import served
from tests.server.playing import Party, party
from tests.server.serving import Ear, Served
from tests.waiting import wait_until
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting

pytestmark = once

__all__ = ["served"]  # a fixture


@pytest.fixture
def long_ways(served: Served, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The seats whose choices were carried out by a task."""
    taken: list[int] = []
    hall = served.house.hall
    act: Callable[..., Any] = hall.act

    def counted(live: Any, seat: int, *rest: Any, **more: Any) -> Any:
        taken.append(seat)
        return act(live, seat, *rest, **more)

    monkeypatch.setattr(hall, "act", counted)
    return taken


@contextmanager
def seated(table: Party) -> Iterator[list[tuple[Ear, Any]]]:
    """The ears of all seats, each with the first update."""
    with ExitStack() as stack:
        ears = [stack.enter_context(each.listening(table.table)) for each in table.people]
        yield [(ear, ear.hear()) for ear in ears]


@contextmanager
def begun(served: Served) -> Iterator[tuple[Party, Live, list[tuple[Ear, Any]], int]]:
    """A table, what the server knows of it, the ears, and the seat that is asked first."""
    table = party(served)
    live = served.inside(served.house.hall.live(table.table))
    with seated(table) as seats:
        yield table, live, seats, table.asked()[0]


def say(ear: Ear, update: Any, place: int, number: int | None = None) -> None:
    chosen = update["legal"][place]["index"]
    named = {} if number is None else {"id": number}
    ear.say(type="act", ply=update["ply"], step=update["step"], action=chosen, **named)


@pytest.mark.parametrize(("title", "players"), [("rapanui", 2), ("giants", 3), ("raiatea", 3)])
def test_a_game_goes_the_short_way_but_for_its_end(
    served: Served, long_ways: list[int], title: str, players: int
) -> None:
    dice = Random(4)
    table = party(served, title, players)
    choices = 0
    with seated(table) as seats:
        ears, updates = [ear for ear, _ in seats], [update for _, update in seats]
        while asked := updates[0]["asked"]:
            seat = dice.choice(asked)
            say(ears[seat], updates[seat], dice.randrange(len(updates[seat]["legal"])), choices)
            own = ears[seat].hear()
            alone = own["ply"] == updates[seat]["ply"]  # one step of a sealed answer
            updates = [
                own if each == seat else updates[each] if alone else ears[each].hear()
                for each in range(players)
            ]
            assert ears[seat].hear("done")["id"] == choices
            choices += 1
    assert choices > 50
    assert len(long_ways) == 1
    sitting = served.inside(served.house.hall.live(table.table)).started()
    assert sitting.is_over
    assert Sitting(sitting.beginning, sitting.log).state.digest() == sitting.state.digest()


def test_what_is_wrong_is_refused_by_the_longer_way(served: Served, long_ways: list[int]) -> None:
    with begun(served) as (_, _, seats, asked):
        (ear, update), (other, _) = seats[asked], seats[1 - asked]
        other.say(type="act", ply=0, action=update["legal"][0]["index"], id=1)
        assert other.hear("problem")["problem"]["error"] == "error-not-asked"
        ear.say(type="act", ply=0, action=10**6, id=2)
        assert ear.hear("problem")["id"] == 2
        ear.say(type="act", ply=7, action=update["legal"][0]["index"], id=3)
        assert ear.hear("problem")["id"] == 3
        assert long_ways == [1 - asked, asked, asked]
        say(ear, update, 0, 4)  # and the table is not locked
        assert ear.hear("done")["id"] == 4
    assert len(long_ways) == 3


def test_a_busy_table_and_a_busy_store_are_waited_for(served: Served, long_ways: list[int]) -> None:
    house = served.house
    with begun(served) as (table, live, seats, asked):
        ear, update = seats[asked]
        served.inside(live.lock.acquire())
        say(ear, update, 0, 1)
        wait_until(lambda: long_ways)
        assert live.started().ply == 0
        served.inside(_release(live.lock))
        assert ear.hear("done")["id"] == 1
        assert long_ways == [asked]
        # Another writes to the same file: nothing is lost, and nobody is told before it is kept.
        then = table.asked()[0]
        ear, _ = seats[then]
        update = table.people[then].game(table.table)
        served.inside(house.database._turn.acquire())
        say(ear, update, 0, 2)
        wait_until(live.lock.locked)  # the choice waits to be written
        assert live.started().ply == 1
        served.inside(_release(house.database._turn))
        assert ear.hear("done")["id"] == 2
    assert len(long_ways) == 1  # it was the ledger that waited
    assert [entry.ply for entry in live.started().log] == [1, 2]


def test_what_another_process_has_written_first_is_caught_up_with(
    served: Served, long_ways: list[int]
) -> None:
    house = served.house
    with begun(served) as (table, live, seats, asked):
        ear, update = seats[asked]
        sitting = live.started()
        other = sitting.state.legal_actions(asked)[1]
        prepared = sitting.prepare(asked, 0, 0, other, at=1)
        assert prepared is not None
        assert served.inside(house.ledger.write(table.table, prepared.entry, asked, 1))
        say(ear, update, 0, 5)
        assert ear.hear()["ply"] == 1  # what the other has written
        assert ear.hear("problem")["id"] == 5
    assert long_ways == [asked]
    assert [entry.actions for entry in live.started().log] == [(other.index,)]


def test_a_store_that_fails_ends_the_line_and_the_choice_can_be_made_again(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = party(served)
    asked = table.asked()[0]
    update = table.people[asked].game(table.table)

    def fail(*_given: Any, **_named: Any) -> Any:
        raise OSError("no space left")

    with table.people[asked].listening(table.table) as ear, monkeypatch.context() as broken:
        broken.setattr(served.house.database, "write_now", fail)
        broken.setattr(served.house.database, "write", fail)
        say(ear, update, 0, 1)
        with pytest.raises(ConnectionClosed):
            ear.hear("done")
    with table.people[asked].listening(table.table, since=0) as ear:
        assert ear.hear()["ply"] == 0
        say(ear, update, 0, 1)
        assert ear.hear("done")["id"] == 1
    assert table.people[asked].game(table.table)["ply"] == 1


async def _release(lock: Any) -> None:
    lock.release()
