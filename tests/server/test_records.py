"""Looking back at games and taking them home."""

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.keeping import SECRET, begin, keep, play, rows_of, salts_of, served
from tests.server.serving import RepeatableIds, Served, Visitor, serving
from tests.server.test_sitting import act, until
from vaka import Record
from vaka.cli.proof import Origin, prove
from vaka.core.fairness import seed_of
from vaka.core.full_view import full_view
from vaka.server.play import telling
from vaka.server.play.sitting import Sitting
from vaka.server.records.redealt import known_to

pytestmark = once

__all__ = ["served"]  # a fixture

TITLES = [("rapanui", 2, {}), ("giants", 3, {}), ("raiatea", 3, {"suspense": True})]


def guests(served: Served, count: int) -> list[Visitor]:
    return [served.guest(f"Guest {number}") for number in range(count)]


def plain(data: Any) -> Any:
    """As JSON has it: lists for tuples, texts for the keys."""
    return json.loads(json.dumps(data))


def in_the_middle(title: str) -> Sitting:
    """A game in which a sealed decision is half answered: seat 0 is done, seat 1 has begun."""
    dice = Random(4)
    if title == "giants":
        sitting = begin("giants", 3)
        until(sitting, "bid", dice)
        act(sitting, 0, dice=dice)
        return sitting
    sitting = begin("raiatea", 3, {"suspense": True})
    while True:
        until(sitting, "prepare", dice)
        while 0 in sitting.asked():
            act(sitting, 0, dice=dice)
        if len(sitting.state.legal_actions(1)) > 1:
            act(sitting, 1, place=-1)
            assert sitting.drafts[1]
            return sitting
        for seat in sitting.asked():
            while seat in sitting.asked():
                act(sitting, seat, dice=dice)


# Replay ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
def test_after_the_end_there_are_no_secrets(
    served: Served, title: str, players: int, options: dict[str, Any]
) -> None:
    people = guests(served, players - 1)
    sitting = play(begin(title, players, options), Random(7), regret=0.01)
    table_id = keep(served, sitting, [*people, "easy"])
    watcher = served.somebody()
    all_eyes_see_every_moment(f"/api/tables/{table_id}", watcher, people[0], sitting)
    the_record_has_its_proof(table_id, watcher, sitting)


def all_eyes_see_every_moment(
    table: str, watcher: Visitor, first: Visitor, sitting: Sitting
) -> None:
    told: dict[str, list[Any]] = {"0": [], "spectator": [], "all": []}
    for eyes, steps in told.items():
        begin_at: int | None = 1
        while begin_at is not None:
            page = watcher.get(f"{table}/steps", seat=eyes, **{"from": begin_at})
            assert page["last"] == sitting.ply
            assert len(page["steps"]) <= 100
            steps.extend(page["steps"])
            begin_at = page["next"]
        assert [step["ply"] for step in steps] == [entry.ply for entry in sitting.log]
    played = sitting.steps_since(0)
    for eyes, seat in (("0", 0), ("spectator", None)):
        for step, mine in zip(played, told[eyes], strict=True):
            seen = [event for event in step.events if event.seen_by(seat)]
            assert mine["events"] == plain([event.data() for event in seen])
    assert [len(step["events"]) for step in told["all"]] == [len(step.events) for step in played]
    for ply in (0, sitting.ply // 2):
        then = sitting.at(ply).settled
        for seat in range(sitting.beginning.players):
            assert watcher.get(f"{table}/replay", seat=seat, ply=ply)["view"] == plain(
                then.view(seat)
            )
        moment = first.get(f"{table}/replay", ply=ply)
        assert (moment["eyes"], moment["view"]) == (0, plain(then.view(0)))
        assert moment["step"] == (told["0"][ply - 1] if ply else None)
        together = watcher.get(f"{table}/replay", seat="all", ply=ply)
        assert (together["eyes"], together["view"]) == ("all", plain(full_view(then)))
    last = watcher.get(f"{table}/replay")
    assert (last["eyes"], last["ply"]) == ("spectator", sitting.ply)
    assert last["view"]["outcome"] == plain(sitting.state.outcome().data())


def the_record_has_its_proof(table_id: str, watcher: Visitor, sitting: Sitting) -> None:
    title, players = sitting.beginning.title, sitting.beginning.players
    file = watcher.http.get(f"/api/tables/{table_id}/record")
    assert file.headers["content-disposition"] == f'attachment; filename="vaka-{title}.json"'
    record = Record.from_json(file.text)
    assert record.actions == sitting.record().actions
    assert record.seed == seed_of(SECRET, salts_of(players))
    proved = prove(record)
    assert proved.origin is Origin.FAIR
    assert proved.outcome is not None
    assert proved.outcome.data() == sitting.state.outcome().data()
    around: Any = record.table
    names = [{"name": f"Guest {number}"} for number in range(players - 1)]
    assert around["seats"] == [*names, {"bot": "easy"}]
    assert around["fairness"]["salts"] == salts_of(players)
    assert around["id"] == table_id
    text = watcher.http.get(f"/api/tables/{table_id}/record", params={"format": "text"})
    assert text.headers["content-type"].startswith("text/plain")
    assert Record.from_text(text.text).table == around


def test_what_is_not_there_and_what_makes_no_sense(served: Served) -> None:
    people = guests(served, 2)
    sitting = play(begin("rapanui", 2), Random(1))
    table = f"/api/tables/{keep(served, sitting, people, 'hidden-key', public=False)}"
    problem = people[0].get(f"{table}/replay", 404, ply=sitting.ply + 1)
    assert problem["error"] == "server-no-such-ply"
    people[0].get(f"{table}/steps", 404, to=sitting.ply + 1)
    assert people[0].get(f"{table}/steps", **{"from": sitting.ply + 1})["steps"] == []
    for wrong in ({"seat": 2}, {"seat": "everybody"}, {"seat": -1}, {"ply": -1}, {"ply": "x"}):
        people[0].get(f"{table}/replay", 400, **wrong)
    people[0].get(f"{table}/record", 400, format="xml")
    # The id of a table that is not public is the key to it: a file must not carry it around.
    file = people[0].http.get(f"{table}/record")
    assert "hidden-key" not in file.text + str(file.headers)
    watcher = served.somebody()
    for path in ("replay", "steps", "record"):
        watcher.get(f"/api/tables/nothing/{path}", 404)


@pytest.mark.parametrize("title", ["giants", "raiatea"])
def test_while_it_runs_everybody_has_his_own_eyes(served: Served, title: str) -> None:
    sitting = in_the_middle(title)
    people = guests(served, 3)
    table = f"/api/tables/{keep(served, sitting, people)}"
    stranger, other = served.somebody(), served.guest("Stranger")
    for path in ("replay", "steps"):
        for who, eyes in [(people[1], "0"), (people[1], "all"), (stranger, "0"), (other, "1")]:
            problem = who.get(f"{table}/{path}", 403, seat=eyes)
            assert problem["error"] == "server-others-eyes"
    then = sitting.settled  # without anybody's unfinished answer
    for seat, who in [*enumerate(people), (None, stranger), (None, other)]:
        moment = who.get(f"{table}/replay")
        assert moment["view"] == plain(then.view(seat))
        assert moment["ply"] == moment["last"] == sitting.ply
    assert people[0].get(f"{table}/replay", seat=0)["view"]["decision"]["own"]
    watched = [who.get(f"{table}/replay", seat="spectator") for who in (stranger, people[0])]
    assert watched[0] == watched[1]
    before = sitting.ply - 1
    assert people[0].get(f"{table}/replay", ply=before)["view"]["decision"]["own"] == []


def test_a_table_without_a_game_has_nothing_to_look_back_at(served: Served) -> None:
    host = served.guest("Host")
    table = f"/api/tables/{host.table()}"
    for path in ("replay", "steps", "record"):
        assert host.get(f"{table}/{path}", 409)["error"] == "server-not-running"
    assert host.post(f"{table}/branch", {"ply": 0}, 409)["error"] == "server-not-running"


# Records -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["giants", "raiatea"])
def test_while_it_runs_a_record_tells_what_the_asker_knows(served: Served, title: str) -> None:
    sitting = in_the_middle(title)
    people = guests(served, 3)
    file_of = f"/api/tables/{keep(served, sitting, people)}/record"
    for seat, who in [*enumerate(people), (None, served.guest("Stranger"))]:
        for form, read in (("json", Record.from_json), ("text", Record.from_text)):
            file = who.http.get(file_of, params={"format": form}).text
            record = read(file)
            assert (record.seed, record.actions) == (None, [])
            assert not {"secret", "commitment", "salts", "fairness"} & set(record.table or ())
            assert SECRET not in file
            assert f"{sitting.beginning.seed}" not in file
            assert record.first().view(seat) == sitting.state.view(seat)  # own draft included
            assert prove(record).origin is Origin.REDEALT
    one, other = (people[0].http.get(file_of).text for _ in range(2))
    assert Record.from_json(one).snapshot != Record.from_json(other).snapshot


def twin_of(sitting: Sitting, seat: int | None, draft: bool = True) -> tuple[Sitting, Sitting]:
    """Two tables that differ only in what the seat cannot know: hidden things, others' answers."""
    pair: list[Sitting] = []
    for state in (sitting.settled, sitting.settled.redeal(seat, 12345)):
        start = sitting.beginning
        snapshot = state.dump()
        pair.append(Sitting(Record(start.title, start.players, None, start.options, snapshot)))
        if seat in sitting.drafts:
            pair[-1].set_draft(seat, sitting.drafts[seat])
    others = [each for each in sitting.drafts if each != seat]
    if draft and others:
        pair[0].set_draft(others[0], sitting.drafts[others[0]])
    assert pair[0].state.digest() != pair[1].state.digest()
    return pair[0], pair[1]


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
def test_what_is_redealt_depends_on_what_the_asker_knows_alone(
    title: str, players: int, options: dict[str, Any]
) -> None:
    moments = [play(begin(title, players, options), Random(2), plies) for plies in (3, 17, 31)]
    if title != "rapanui":
        moments.append(in_the_middle(title))
    for sitting in moments:
        for seat in (*range(players), None):
            one, other = twin_of(sitting, seat)
            assert known_to(one, seat, 5).dump() == known_to(other, seat, 5).dump()


@pytest.mark.parametrize(("title", "seat"), [("giants", 2), ("raiatea", None)])
def test_twin_tables_give_the_same_bytes(tmp_path: Path, title: str, seat: int | None) -> None:
    answers: list[list[bytes]] = []
    for number, twin in enumerate(twin_of(in_the_middle(title), seat)):
        folder = tmp_path / str(number)
        folder.mkdir()
        with serving(folder, clock=VirtualClock(), ids=RepeatableIds()) as one:
            people = guests(one, 3)
            keep(one, twin, people, "kept")
            asker = one.guest("Stranger") if seat is None else people[seat]
            asked = [
                asker.http.get("/api/tables/kept/record"),
                asker.http.get("/api/tables/kept/record", params={"format": "text"}),
                asker.http.get("/api/tables/kept/replay"),
                asker.http.get("/api/tables/kept/steps"),
                asker.http.post("/api/tables/kept/branch", json={"ply": 0}),
            ]
            assert all(answer.is_success for answer in asked)
            answers.append([answer.content for answer in asked])
            snapshot = rows_of(one, asked[-1].json()["id"])[0].snapshot
            answers[-1].append(str(snapshot).encode())
    assert answers[0] == answers[1]


@pytest.mark.parametrize(
    "reveal", [telling.all_told, telling.all_step_seen, telling.all_seen, telling.all_points]
)
def test_running_game_is_never_revealed(reveal: Callable[[Any, Any], object]) -> None:
    running: Any = SimpleNamespace(id="t0", row=SimpleNamespace(status="running"))
    with pytest.raises(RuntimeError, match="t0"):
        reveal(running, None)
