"""Going on from a past moment at a table of one's own."""

from random import Random
from typing import Any

import pytest

from tests.modes import once
from tests.server.keeping import begin, keep, play, rows_of, served
from tests.server.serving import Served
from tests.server.test_records import TITLES, guests, in_the_middle
from vaka import Record, State
from vaka.cli.proof import Origin, prove
from vaka.core.cells import CHANCE
from vaka.server.play.sitting import Sitting
from vaka.server.store import games

pytestmark = once

__all__ = ["served"]  # a fixture


def position(served: Served, table_id: str) -> State:
    """The position with which a table begins."""
    return games.beginning(rows_of(served, table_id)[0]).first()


def known(sitting: Sitting, ply: int, seat: int | None) -> Any:
    """What a seat knew at a ply, without the answers to the question that was open."""
    state = sitting.at(ply).settled
    state.reopen(-1)
    return state.view(seat)


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
def test_a_branch_begins_with_what_the_asker_knew(
    served: Served, title: str, players: int, options: dict[str, Any]
) -> None:
    people = guests(served, players)
    sitting = play(begin(title, players, options), Random(6), plies=12)
    table = f"/api/tables/{keep(served, sitting, people)}"
    for ply in (0, 7, 12):
        told = people[1].post(f"{table}/branch", {"ply": ply}, 201)
        assert (told["status"], told["seat"], told["parent"]) == (
            "open",
            1,
            table.removeprefix("/api/tables/"),
        )
        assert (told["parent_ply"], told["commitment"], told["seed_hash"]) == (ply, "", None)
        one = position(served, told["id"])
        assert one.view(1) == known(sitting, ply, 1)
        again = people[1].post(f"{table}/branch", {"ply": ply}, 201)
        other = position(served, again["id"])
        assert one.dump() != other.dump()
        true = sitting.at(ply).settled.cells[CHANCE]
        assert len({one.cells[CHANCE], other.cells[CHANCE], true}) == 3


def test_who_was_not_there_begins_with_what_all_could_see(served: Served) -> None:
    sitting = play(begin("rapanui", 2), Random(6), plies=9)
    table = f"/api/tables/{keep(served, sitting, guests(served, 2))}"
    stranger = served.guest("Stranger")
    told = stranger.post(f"{table}/branch", {"ply": 5, "seats": ["easy", "me"]}, 201)
    assert told["seat"] == 1
    assert position(served, told["id"]).view(None) == known(sitting, 5, None)
    assert stranger.post(f"{table}/branch", {"ply": 5}, 201)["seat"] == 0
    problem = served.somebody().post(f"{table}/branch", {"ply": 5}, 401)
    assert problem["error"] == "server-not-logged-in"


@pytest.mark.parametrize("title", ["giants", "raiatea"])
def test_sealed_answers_are_given_anew(served: Served, title: str) -> None:
    sitting = in_the_middle(title)
    people = guests(served, 3)
    table = f"/api/tables/{keep(served, sitting, people)}"
    for seat in (0, 1):  # the one has answered, the other has begun
        told = people[seat].post(f"{table}/branch", {"ply": sitting.ply}, 201)
        state = position(served, told["id"])
        assert state.view(seat) == known(sitting, sitting.ply, seat)
        decision = state.view(seat)["decision"]
        assert decision["answered"] == []
        assert decision["own"] == []
        assert 0 in decision["seats"]


def test_a_branch_is_played_like_any_other_table(served: Served) -> None:
    people = guests(served, 2)
    sitting = play(begin("rapanui", 2), Random(6))
    table = f"/api/tables/{keep(served, sitting, people, public=False)}"
    before = sitting.ply - 1
    told = people[0].post(f"{table}/branch", {"ply": before, "name": " What if? "}, 201)
    assert told["name"] == "What if?"
    assert told["parent"] is None  # which is the key to a table that is not public
    new = told["id"]
    other = served.guest("Other")
    other.join(new)
    people[0].post(f"/api/tables/{new}/start")
    for _ in range(60):
        for who in (people[0], other):
            update = who.game(new)
            if update["legal"]:
                who.act(new, update)
        if not update["asked"]:
            break
    record = Record.from_json(other.http.get(f"/api/tables/{new}/record").text)
    assert record.table is not None
    assert record.table["branch"] == {"ply": before}
    proved = prove(record)
    assert proved.origin is Origin.BRANCH
    assert proved.outcome is not None
    row = rows_of(served, new)[0]
    assert row.status == "over"
    # The seeds of its bots are made from a secret like any other, which proves nothing here.
    assert len(row.secret) == 64
    told = other.get(f"/api/tables/{new}")
    proof = ("commitment", "salts", "seed_hash", "secret", "seed")
    assert [told[each] for each in proof] == ["", None, None, None, None]
    for path in ("", "/record", "/steps", "/game"):
        assert row.secret not in other.http.get(f"/api/tables/{new}{path}").text


def test_what_cannot_be_branched(served: Served) -> None:
    people = guests(served, 2)
    sitting = play(begin("rapanui", 2), Random(6))
    table = f"/api/tables/{keep(served, sitting, people)}"
    who = people[0]
    problem = who.post(f"{table}/branch", {"ply": sitting.ply}, 409)
    assert problem["error"] == "server-nothing-left"
    assert who.post(f"{table}/branch", {"ply": sitting.ply + 1}, 404)["error"]
    for wrong in (
        {},
        {"ply": -1},
        {"ply": 0, "seed": 1},
        {"ply": 0, "seats": ["easy", "me"]},  # not where he sat
        {"ply": 0, "seats": ["me"]},
        {"ply": 0, "seats": ["me", "me"]},
        {"ply": 0, "seats": ["me", "python3 -c 1"]},
        {"ply": 0, "name": "a\x00b"},
    ):
        who.post(f"{table}/branch", wrong, 400)
