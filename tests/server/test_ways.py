"""Where something can be brought in one go: the same as playing it, for who is asked alone."""

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.giants.test_examples import BLUE, GREEN, H1, H2, RED, B, C, W, X, sample_turn
from tests.modes import once
from tests.server.playing import Party, party
from tests.server.serving import Served, Visitor, serving
from vaka.core.state import State
from vaka.locale import LANGUAGES, Words

pytestmark = once


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("ways")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[Served]:
    with serving(folder) as served:
        yield served


def at_position(house: Served, folder: Path, state: State) -> Party:
    """People at a table whose game begins with a position."""
    at = party(house, "giants", state.players)
    with sqlite3.connect(folder / "vaka.db") as database:
        database.execute(
            "UPDATE game_table SET seed = NULL, snapshot = ? WHERE id = ?",
            (json.dumps(state.dump()), at.table),
        )
    database.close()
    house.house.hall._tables.pop(at.table)
    return at


def ways(
    person: Visitor, table: str, name: str, through: str | None = None, lang: str = "en"
) -> Any:
    wanted: dict[str, Any] = {"object": name, "lang": lang}
    if through is not None:
        wanted["through"] = through
    return person.get(f"/api/tables/{table}/ways", **wanted)


def do(person: Visitor, table: str, *actions: str) -> None:
    for action in actions:
        update = person.game(table)
        answer = {"ply": update["ply"], "step": update["step"], "action": action}
        person.post(f"/api/tables/{table}/actions", answer)


def points(person: Visitor, table: str) -> list[int]:
    return [seat["points"] for seat in person.game(table)["view"]["seats"]]


def test_the_sample_turn_by_its_ways(house: Served, folder: Path) -> None:
    """X7, every move as one of the ways that were told before."""
    at = at_position(house, folder, sample_turn())
    red, blue = at.people[RED], at.people[BLUE]
    # Red's headdress to B: it is nobody's, so it must be marked there, or set up.
    told = ways(red, at.table, "headdress-1")
    (way,) = [each for each in told["ways"] if each["place"] == B]
    assert told["possible"]
    assert [stage["place"] for stage in way["stages"]] == [W, C, X, B]
    assert way["points"] == [0, 0, 3]
    assert [each["action"] for each in way["endings"]] == ["mark"]
    do(red, at.table, *way["actions"], "mark")
    assert points(red, at.table) == [0, 0, 3]
    # Blue's moai: on B one can choose who helps; erecting on C is worth 2 x 5.
    (way,) = [each for each in ways(blue, at.table, "medium-1")["ways"] if each["place"] == C]
    (first, *_) = way["stages"]
    assert [each["action"] for each in first["choices"]] == ["pay(seat0=1)", "pay(seat1=1)"]
    assert way["points"] == first["choices"][0]["points"] == [1, 0, 0]
    assert (way["endings"][0]["action"], way["endings"][0]["points"]) == (f"erect(ahu={C}-se)", 10)
    assert way["endings"][0]["label"].endswith("10 points at the end")
    do(blue, at.table, "take(object=medium-1)", f"go(hex={B})", "pay(seat1=1)")
    # In the middle of a move the way goes on from there, without taking the object again.
    (way,) = [each for each in ways(blue, at.table, "medium-1")["ways"] if each["place"] == C]
    assert way["actions"] == [f"go(hex={X})", f"go(hex={C})"]
    do(blue, at.table, *way["actions"], way["endings"][0]["action"])
    # Red's size 3 from the quarry to B pays green 1.
    (way,) = [each for each in ways(red, at.table, "large-1")["ways"] if each["place"] == B]
    assert [stage["place"] for stage in way["stages"]] == [H1, H2, B]
    assert way["points"][GREEN] == sum(way["points"]) == 1
    assert way["endings"][0]["points"] == 9
    do(red, at.table, *way["actions"], way["endings"][0]["action"])
    assert points(red, at.table) == [1, 1, 3]


def test_a_wished_way(house: Served, folder: Path) -> None:
    at = at_position(house, folder, sample_turn())
    red = at.people[RED]
    (way,) = ways(red, at.table, "large-1", f"{H1},{H2},{B}")["ways"]
    assert way == next(
        each for each in ways(red, at.table, "large-1")["ways"] if each["place"] == B
    )
    for language in LANGUAGES:
        words = Words(language, strict=True)
        for wished, rule, reason, told in (
            (f"{H1},{B}", "G17", "not-next", {"hex": B}),
            (f"{H1},{H2},{H1}", "G20", "been-there", {"hex": H1}),
            (f"{H1},{H2},{B},{X},{W}", "G17", "not-next", {"hex": W}),
        ):
            answer = ways(red, at.table, "large-1", wished, language)
            assert not answer["possible"]
            assert answer["ways"] == []
            assert answer["rules"] == [rule]
            assert answer["message"] == words(f"giants-refusal-{reason}", **told)
    before = red.game(at.table)
    assert ways(red, at.table, "large-1", H1)["possible"]
    assert red.game(at.table) == before


def test_what_cannot_be_moved_says_why(house: Served, folder: Path) -> None:
    at = at_position(house, folder, sample_turn())
    words = Words("de", strict=True)
    for name, rule in (("medium-1", "G24"), ("small-1", "G16")):
        told = ways(at.people[RED], at.table, name, lang="de")
        assert (told["possible"], told["rules"], told["ways"]) == (False, [rule], [])
        assert told["message"]
    told = ways(at.people[BLUE], at.table, "medium-1", lang="de")
    assert not told["possible"]
    assert told["message"].startswith(words("face-not-your-turn"))
    do(at.people[RED], at.table, "take(object=large-1)")
    assert not ways(at.people[RED], at.table, "headdress-1")["possible"]


def test_ways_are_refused_like_actions(house: Served, folder: Path) -> None:
    at = at_position(house, folder, sample_turn())
    path = f"/api/tables/{at.table}/ways"
    red = at.people[RED]
    for nonsense in ("boat", "large-99", "²", "large-1)"):
        red.get(path, 400, object=nonsense)
    for nonsense in ("z9", ",", f"{H1},,{H2}", f"{H1};{H2}"):
        red.get(path, 400, object="large-1", through=nonsense)
    red.get(path, 400)
    house.guest("a watcher").get(path, 403, object="large-1")
    house.somebody().get(path, 403, object="large-1")
    red.get(f"/api/tables/{red.table('giants')}/ways", 409, object="large-1")
    red.get("/api/tables/nowhere/ways", 404, object="large-1")


def test_a_title_without_ways_says_so(house: Served) -> None:
    at = party(house)
    told = at.people[0].get(f"/api/tables/{at.table}/ways", 404, object="moai", lang="it")
    assert told["message"] == Words("it", strict=True)("server-no-ways")


def test_every_way_of_a_game_can_be_played(house: Served) -> None:
    """Whatever is told can be done, and gives what was told."""
    at = party(house, "giants", 3)
    dice = Random(3)
    walked = 0
    while walked < 12:
        update = at.until("transport", dice)
        seat = update["asked"][0]
        person = at.people[seat]
        takes = [each for each in person.game(at.table)["legal"] if each["text"].startswith("take")]
        if not takes:
            at.act(seat, dice)
            continue
        name = dice.choice(takes)["text"].removeprefix("take(object=").removesuffix(")")
        found = ways(person, at.table, name)["ways"]
        assert found
        way = dice.choice(found)
        before = points(person, at.table)
        do(person, at.table, *way["actions"])
        paid = [now - then for now, then in zip(points(person, at.table), before, strict=True)]
        assert paid == way["points"]
        ending = dice.choice(way["endings"])["action"]
        if ending is not None:
            do(person, at.table, ending)
        walked += 1
