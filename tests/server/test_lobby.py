"""The lobby is remembered, and always right: what it costs, and how soon a change is in it."""

from pathlib import Path
from typing import Any

from tests.modes import once
from tests.server.counting import counting
from tests.server.serving import Served, Visitor, serving
from tests.waiting import wait_until

pytestmark = once


def lobby(who: Visitor, query: str = "") -> dict[str, Any]:
    """The tables of the first page, by id."""
    return {each["id"]: each for each in who.request("GET", f"/api/tables{query}")["tables"]}


def running(served: Served) -> tuple[Visitor, Visitor, str]:
    host, friend = served.guest("host"), served.guest("friend")
    table = host.table(seats=["me", "open"], public=True)
    friend.join(table)
    host.post(f"/api/tables/{table}/start")
    return host, friend, table


def test_a_list_is_two_statements_and_then_none(served: Served) -> None:
    host = served.guest("host")
    tables = [host.table(public=True) for _ in range(12)]
    somebody = served.somebody()
    with counting() as asked:
        assert list(lobby(somebody)) == tables[::-1]
    assert len(asked) == 2
    with counting() as asked:
        for _ in range(5):
            lobby(somebody)
    assert asked == []


def test_after_a_move_that_table_alone_is_read(served: Served) -> None:
    host, friend, table = running(served)
    other = host.table(public=True)
    somebody = served.somebody()
    players = [host, friend]
    for ply in range(1, 4):
        assert lobby(somebody)[table]["ply"] == ply - 1
        now = host.game(table)
        players[now["asked"][0]].act(table, players[now["asked"][0]].game(table))
        told = lobby(somebody)
        assert told[table]["ply"] == ply
        assert told[table]["asked"] == host.game(table)["asked"]
        assert other in told
    asks = lobby(somebody)[table]["asked"]
    assert lobby(players[asks[0]])[table]["turn"]
    assert not lobby(players[1 - asks[0]])[table]["turn"]


def test_every_change_is_in_the_next_list(served: Served) -> None:
    host, friend, somebody = served.guest("host"), served.guest("friend"), served.somebody()

    def seen() -> dict[str, Any]:
        return lobby(somebody)

    assert seen() == {}
    table = host.table(seats=["me", "open"], public=True)
    assert seen()[table]["seats"][1]["person"] is None
    host.request("PATCH", f"/api/tables/{table}", {"name": "late"})
    assert seen()[table]["name"] == "late"
    friend.join(table)
    assert seen()[table]["seats"][1]["person"]["name"] == "friend"
    friend.request("PATCH", "/api/me", {"name": "pal"})
    assert seen()[table]["seats"][1]["person"]["name"] == "pal"
    host.request("PATCH", f"/api/tables/{table}", {"public": False})
    assert table not in seen()
    host.request("PATCH", f"/api/tables/{table}", {"public": True})
    assert seen()[table]["status"] == "open"
    assert table not in lobby(somebody, "?status=running")
    host.post(f"/api/tables/{table}/start")
    assert seen()[table]["status"] == "running"
    assert table in lobby(somebody, "?status=running")
    assert table not in lobby(somebody, "?status=open")
    another = host.table(public=True)
    assert list(seen()) == [another, table]
    host.post(f"/api/tables/{another}/close")
    assert list(seen()) == [table]


def test_a_game_that_ends_leaves_the_lobby(served: Served) -> None:
    host, friend, table = running(served)
    somebody, players = served.somebody(), [host, friend]
    assert table in lobby(somebody)
    while asked := (now := host.game(table))["asked"]:
        players[asked[0]].act(table, now if asked[0] == 0 else friend.game(table))
    assert table not in lobby(somebody)


def test_everybody_is_told_of_his_own_seat(served: Served) -> None:
    host, friend, table = running(served)
    for _ in range(2):  # read, and remembered
        assert [lobby(each)[table]["seat"] for each in (host, friend)] == [0, 1]
        assert lobby(served.somebody())[table]["seat"] is None
        assert not lobby(served.somebody())[table]["turn"]


def test_another_worker_hears_of_it(tmp_path: Path, postgres_database: str) -> None:
    """By notices, not because its memory is over: its clock stands still meanwhile."""
    settings: dict[str, Any] = {"database": postgres_database, "bus": "postgresql"}
    with serving(tmp_path, **settings) as one, serving(tmp_path, **settings) as two:
        two.house.board._now = lambda: 0
        host, friend, looker = one.guest("host"), one.guest("friend"), two.somebody()
        assert lobby(looker) == {}
        table = host.table(seats=["me", "open"], public=True)
        wait_until(lambda: table in lobby(looker))
        friend.join(table)
        wait_until(lambda: lobby(looker)[table]["seats"][1]["person"] is not None)
        host.post(f"/api/tables/{table}/start")
        wait_until(lambda: lobby(looker)[table]["status"] == "running")
        first = next(each for each in (host, friend) if each.game(table)["legal"])
        first.act(table, first.game(table))
        wait_until(lambda: lobby(looker)[table]["ply"] == 1)
        with counting() as asked:
            lobby(looker)
        assert asked == []
