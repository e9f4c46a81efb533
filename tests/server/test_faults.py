"""Nothing is lost when a server is killed, or what it runs on: `benchmarks.faults` in short."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from benchmarks import faults
from benchmarks.checking import lost, revealed, unsound
from benchmarks.clients import Chair, Person, Told, digest_of
from benchmarks.parties import Wanted
from benchmarks.screen import bar
from benchmarks.services import Missing
from tests.modes import once
from tests.server.keeping import begin, play
from tests.server.playing import party
from tests.server.rushing import rush
from tests.server.serving import Served, serving
from tests.server.test_sitting import act
from tests.server.test_workers import at, deliver_notices, game_at, two_workers
from tests.waiting import wait_until
from vaka.server.play import telling
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting
from vaka.server.store.games import Stored
from vaka.server.store.models import SeatRow, TableRow

pytestmark = once

FEW = (Wanted("rapanui", 1, 1), Wanted("giants", 3), Wanted("raiatea", 3))


# Killed, and what then ---------------------------------------------------------------------------


def test_a_server_on_sqlite_is_killed() -> None:
    with bar(2) as shown:
        outcome = faults.on_sqlite(2, Random(3), shown, FEW)
    assert outcome.held, outcome
    assert outcome.acknowledged >= outcome.faults * len(FEW)  # every table went on after each
    assert outcome.returns > 0


@pytest.mark.long
def test_a_worker_is_killed_and_postgresql_started_again() -> None:
    plan = [faults.WORKER, faults.POSTGRES_IMMEDIATE]
    try:
        with bar(2) as shown:
            outcome = faults.on_postgres(plan, Random(4), shown, "postgresql", FEW[1:])
    except Missing:
        pytest.skip("PostgreSQL is not installed")
    assert outcome.held, outcome
    assert outcome.returns > 0


# What a worker had no time to tell ----------------------------------------------------------------


@pytest.fixture
def untold(tmp_path: Path, postgres_database: str) -> Any:
    """Two workers, a table with a seat at each, and a choice that the second has not heard of.

    An earlier notice that arrives late would tell it: what a notice does not carry is read from
    the database, and a table at which nobody listens is forgotten and read again.
    """
    settings = {"database": postgres_database, "bus": "postgresql"}
    with two_workers(tmp_path, **settings) as (one, two):
        host, friend = one.guest("host"), two.guest("friend")
        table = host.table(seats=["me", "open"])
        friend.join(table)
        host.post(f"/api/tables/{table}/start")
        while (mine := friend.game(table))["asked"] == [1]:
            friend.act(table, mine)
        told = game_at(host, table, mine["ply"])
        assert told["asked"] == [0]
        deliver_notices(one, two)
        assert friend.game(table)["ply"] == told["ply"]
        one.house.bus.tell = lambda *_, **__: None  # type: ignore[method-assign]
        now = host.act(table, told)["ply"]
        yield settings, two, table, host, friend, now


def test_reconnect_to_other_worker_misses_no_events(untold: Any) -> None:
    _, two, table, host, friend, now = untold
    assert friend.game(table)["ply"] < now
    with friend.listening(table) as other:
        assert other.hear()["ply"] < now
        with at(two, host).listening(table, since=now) as ear:
            assert ear.hear()["ply"] == now
        assert other.hear()["ply"] == now  # who was there already hears of it, too
    assert at(two, host).game(table, since=now)["ply"] == now


def test_a_new_worker_lets_the_others_look_again(untold: Any, tmp_path: Path) -> None:
    settings, _, table, _, friend, now = untold
    with friend.listening(table) as ear:
        assert ear.hear()["ply"] < now
        with serving(tmp_path, **settings):
            assert ear.hear()["ply"] == now


def test_an_end_that_could_not_be_written_is_written_later(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = party(served)
    dice = Random(1)
    rush(served, game.table, dice)
    write = served.house.hall.on_over
    failed: list[Live] = []

    async def fails_once(live: Live) -> None:
        if not failed:
            failed.append(live)
            raise ConnectionError
        assert write is not None
        await write(live)

    monkeypatch.setattr(served.house.hall, "on_over", fails_once)
    host = game.people[0]
    with host.listening(game.table) as ear:
        while (told := ear.hear())["asked"]:  # what is kept is told, whatever fails then
            who = game.people[told["asked"][0]]
            update = who.game(game.table)
            answer = {"ply": update["ply"], "action": update["legal"][0]["index"]}
            who.http.post(f"/api/tables/{game.table}/actions", json=answer)
    assert failed
    assert host.game(game.table)["asked"] == []
    assert host.get(f"/api/tables/{game.table}")["status"] == "over"


def test_the_last_choice_is_acknowledged_twice_like_any_other(served: Served) -> None:
    game = party(served)
    rush(served, game.table, Random(1))
    while asked := game.asked():
        who = game.people[asked[0]]
        update = who.game(game.table)
        who.act(game.table, update)
    assert who.act(game.table, update)["asked"] == []  # whoever did not hear of it asks again
    other = {**update, "ply": update["ply"] + 1}
    assert who.act(game.table, other, status=409)["error"] == "server-not-running"


def test_what_comes_late_to_another_worker_takes_no_step_back(
    tmp_path: Path, postgres_database: str
) -> None:
    settings = {"database": postgres_database, "bus": "postgresql"}
    with two_workers(tmp_path, **settings) as (one, two):
        host = one.guest("host")
        table = host.table("raiatea", seats=["me", "easy", "easy"], start=True)
        there = at(two, host)
        first = host.act(table, host.game(table))
        assert first["step"] == 1
        wait_until(lambda: there.game(table)["step"], lambda step: step == 1)
        two.house.hall.on_draft = None  # it has no time to tell that it goes on
        undo = {"ply": first["ply"], "step": 1}
        back = there.post(f"/api/tables/{table}/undo", undo)
        third = there.act(table, back, 1)
        assert third["step"] == 3
        with host.listening(table) as ear:
            assert ear.hear()["step"] == 1
            host.post(f"/api/tables/{table}/undo", undo, 409)  # it was on its way for long
            assert ear.hear()["step"] == 3  # and now it is known here, too
            fourth = there.post(f"/api/tables/{table}/undo", {"ply": 0, "step": 3})
            with host.listening(table, since=0) as again:  # who comes back sees his own steps
                assert again.hear()["view"] == fourth["view"]
        assert host.game(table)["view"] == there.game(table)["view"] == fourth["view"]


# Who checks sees it -------------------------------------------------------------------------------


def stored(sitting: Sitting) -> Stored:
    start = sitting.beginning
    seed = None if start.seed is None else f"{start.seed:x}"
    columns = {"title": start.title, "players": start.players, "options": start.options}
    row = TableRow(
        id="t", status="running", rules_version=start.rules_version, seed=seed, **columns
    )
    seats = [SeatRow(number=seat, level=None) for seat in range(start.players)]
    return Stored(row, seats, [None] * start.players, list(sitting.log), {})


def chosen(found: Stored) -> list[list[int]]:
    own: list[list[int]] = [[] for _ in found.seats]
    for entry in found.entries:
        own[entry.seat] += entry.actions
    return own


def test_a_choice_that_is_missing_is_seen() -> None:
    found = stored(play(begin("raiatea", 3), Random(1), 40))
    known = chosen(found)
    assert not [*lost(found, known, exact=True), *unsound(found)]
    assert list(lost(found._replace(entries=found.entries[:-1]), known))
    assert list(lost(found, [own[:-1] for own in known], exact=True))
    assert list(unsound(found._replace(entries=found.entries[:20] + found.entries[21:])))


def told_to(found: Stored, sitting: Sitting, seat: int) -> Told:
    live = Live(found.row, found.seats, sitting, found.names)
    update = telling.update(live, seat, sitting.ply)
    return Told(sitting.ply, sitting.ply, 0, digest_of(msgspec.to_builtins(update)))


def chair(seat: int, *told: Told) -> Chair:
    made = Chair(Person("http://127.0.0.1", "nobody"), "t", seat, Random(1), (0, 0))
    made.told += told
    return made


@pytest.mark.parametrize("change", [lambda told: told, lambda told: [*told, {"name": "bid"}]])
def test_a_sealed_answer_that_is_told_is_seen(change: Callable[[Any], Any]) -> None:
    sitting = begin("giants", 3)
    act(sitting, 0, dice=Random(1))  # a bid that nobody may know yet
    found = stored(sitting)
    live = Live(found.row, found.seats, sitting, found.names)
    update = msgspec.to_builtins(telling.update(live, 1, 0))
    events = update["steps"][0]["events"]
    update["steps"][0]["events"] = change(events)
    told = Told(0, 1, 0, digest_of(update))
    seen = list(revealed(found, chair(1, told)))
    assert bool(seen) == (update["steps"][0]["events"] != events)
    # What is for seat 0 itself has its own bid in it.
    assert list(revealed(found, chair(1, told_to(found, sitting, 0))))
