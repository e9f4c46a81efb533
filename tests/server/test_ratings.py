"""The end of a game and what comes of it: ratings, leaderboards, players' pages."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.modes import once
from tests.server.rushing import inside, play_out, rush
from tests.server.serving import Served, Visitor, serving
from vaka.server.play.live import Live
from vaka.server.play.sitting import Sitting
from vaka.server.ratings.model import Strength, after
from vaka.server.store import games
from vaka.server.tables.finish import finish

pytestmark = once


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("ratings")) as running:
        yield running


def account(served: Served, name: str) -> Visitor:
    visitor = served.somebody()
    visitor.post("/api/account", {"name": name, "password": f"the canoe of {name}"}, 201)
    return visitor


def started(*people: Visitor, **wanted: Any) -> str:
    table = people[0].table(**wanted)
    for other in people[1:]:
        other.join(table)
    people[0].post(f"/api/tables/{table}/start")
    return table


def person(visitor: Visitor) -> str:
    return str(visitor.get("/api/me")["id"])


def board(visitor: Visitor) -> dict[str, Any]:
    players = visitor.get("/api/leaderboard/rapanui")["players"]
    return {each["name"] or each["level"]: each for each in players}


def test_the_model_moves_the_right_way() -> None:
    new = {"a": Strength(), "b": Strength(), "c": Strength()}
    rated = after(new, ["a", "b", "c"], [2, 1, 3])
    assert rated["b"].mu > rated["a"].mu > rated["c"].mu
    assert all(rated[name].sigma < new[name].sigma for name in new)
    tied = after(new, ["a", "b"], [1, 1])
    assert tied["a"].mu == pytest.approx(tied["b"].mu)
    # A level of bots at two seats has one strength, and it is that of neither seat alone.
    three = after(new, ["a", "b", "c"], [1, 3, 2])
    shared = after(new, ["a", "b", "a"], [1, 3, 2])
    assert three["a"].mu > shared["a"].mu > three["c"].mu


def test_who_wins_rises_and_who_loses_falls(served: Served) -> None:
    ana, ben, guest = account(served, "Ana"), account(served, "Ben"), served.guest("Guest")
    table = started(ana, ben, public=True)
    assert board(guest) == {}
    play_out(served, table, ana, ben)
    told = guest.get(f"/api/tables/{table}")
    assert told["status"] == "over"
    assert told["outcome"]["ranking"] == [each["place"] for each in told["seats"]]
    assert told["outcome"]["scores"] == [each["score"] for each in told["seats"]]
    assert told["ended"] >= told["started"] >= told["created"]
    first, second = sorted(told["seats"], key=lambda seat: seat["place"])
    assert (first["place"], second["place"]) == (1, 2)
    players = guest.get("/api/leaderboard/rapanui")["players"]
    assert [each["name"] for each in players] == [
        first["person"]["name"],
        second["person"]["name"],
    ]
    assert [each["rank"] for each in players] == [1, 2]
    assert [each["wins"] for each in players] == [1, 0]
    assert [each["games"] for each in players] == [1, 1]
    assert players[0]["mu"] > Strength().mu > players[1]["mu"]
    best = players[0]
    assert best["ordinal"] == pytest.approx(best["mu"] - 3 * best["sigma"])
    page = guest.get(f"/api/people/{best['person']}")
    assert (page["name"], page["played"], page["won"]) == (best["name"], 1, 1)
    assert page["ratings"][0]["ordinal"] == best["ordinal"]
    # A guest is rated like everybody, but has no place on the board.
    play_out(served, started(ana, guest), ana, guest, seed=1)
    assert guest.get(f"/api/people/{person(guest)}")["ratings"][0]["games"] == 1
    assert set(board(guest)) == {"Ana", "Ben"}
    assert board(guest)["Ana"]["games"] == 2
    guest.get("/api/leaderboard/chess", 404)
    guest.get("/api/leaderboard/rapanui", 400, page=0)
    assert guest.get("/api/leaderboard/rapanui", page=2)["players"] == []
    guest.get("/api/people/nobody", 404)


def test_levels_of_bots_are_rated_and_branches_are_not(served: Served) -> None:
    eve = account(served, "Eve")
    tables = [eve.table(seats=["me", "easy"], start=True) for _ in range(3)]
    for table in tables:
        rush(served, table, Random(3), end=True, noticed=False)

    async def end_all() -> None:
        """At the same time: none of the three is lost."""
        await asyncio.gather(*[served.house.hall.refresh(table) for table in tables])

    inside(served, end_all())
    assert eve.get(f"/api/tables/{table}")["status"] == "over"
    before = board(eve)
    assert (before["easy"]["games"], before["Eve"]["games"]) == (3, 3)
    assert before["easy"]["person"] is None
    # Bots of one level among themselves, and a game that began in the middle.
    own = eve.table(seats=["easy", "easy"], start=True)
    asked = {"ply": 1, "seats": ["me", "easy"]}
    branch = eve.post(f"/api/tables/{table}/branch", asked, 201)["id"]
    eve.post(f"/api/tables/{branch}/start")
    for each in (own, branch):
        rush(served, each, Random(4), end=True)
        assert eve.get(f"/api/tables/{each}")["status"] == "over"
    assert board(eve) == before
    assert eve.get(f"/api/people/{person(eve)}")["played"] == 4


def test_a_players_games_are_told_to_those_who_may_know(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, eve = served.guest("Ana"), served.guest("Ben"), served.guest("Eve")
    public = started(ana, ben, public=True)
    secret = started(ana, ben)
    running = started(ana, ben, public=True)
    for table in (public, secret):
        rush(served, table, Random(5), end=True)
    path = f"/api/people/{person(ana)}/games"
    for visitor, seen in ((ana, [secret, public]), (ben, [secret, public]), (eve, [public])):
        assert [each["id"] for each in visitor.get(path)["tables"]] == seen
    assert [each["id"] for each in served.somebody().get(path)["tables"]] == [public]
    own = ana.get("/api/tables/mine")
    assert [each["id"] for each in own] == [running, secret, public]
    monkeypatch.setattr("vaka.server.ratings.pages.PAGE", 1)
    page = ben.get(path)
    assert [each["id"] for each in page["tables"]] == [secret]
    page = ben.get(path, cursor=page["cursor"])
    assert ([each["id"] for each in page["tables"]], page["cursor"]) == ([public], None)
    ben.get(path, 400, cursor="last week")


def test_the_books_are_closed_once(served: Served) -> None:
    ana, ben = account(served, "Ana of two"), account(served, "Ben of two")
    table = started(ana, ben)
    rush(served, table, Random(6), end=True, noticed=False)
    assert ana.get(f"/api/tables/{table}")["status"] == "running"

    async def close_all() -> None:
        """Three workers that notice the end at the same time."""
        lives: list[Live] = []
        for _ in range(3):
            found = await served.house.database.read(lambda look: games.stored(look, table))
            assert found is not None
            sitting = Sitting(games.beginning(found.row), found.entries)
            lives.append(Live(found.row, found.seats, sitting))
        await asyncio.gather(*[finish(served.house, live) for live in lives])
        assert {live.row.status for live in lives} == {"over"}
        assert len({live.row.ended for live in lives}) == 1

    inside(served, close_all())
    assert board(ana)["Ana of two"]["games"] == 1


def test_a_crash_before_the_end_was_written_down(tmp_path: Path) -> None:
    with serving(tmp_path) as first:
        ana, ben = first.guest("Ana"), first.guest("Ben")
        table = started(ana, ben)
        rush(first, table, Random(7), end=True, noticed=False)
        assert ana.get(f"/api/tables/{table}")["asked"] == []
        assert ana.get(f"/api/tables/{table}")["status"] == "running"
    with serving(tmp_path) as second:
        told = second.somebody().get(f"/api/tables/{table}")
        assert (told["status"], told["seats"][0]["place"]) == (
            "over",
            told["outcome"]["ranking"][0],
        )
        assert second.house.clock.now() >= told["ended"] > told["started"]
