"""Playing over the network: acting, being told, coming back, and what must be refused."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.modes import once
from tests.server.keeping import served
from tests.server.playing import Party, all_steps, party
from tests.server.serving import Served, serving

pytestmark = once

__all__ = ["served"]  # a fixture


def test_a_whole_game_over_sockets_and_http(served: Served) -> None:
    dice = Random(3)
    table = party(served)
    watcher = served.somebody()
    seen: list[list[Any]] = [[], []]
    with (
        table.people[0].listening(table.table, since=0) as first,
        watcher.listening(table.table, since=0) as second,
    ):
        ears = [first, second]
        updates = [ear.hear() for ear in ears]
        while (asked := updates[0]["asked"]) != []:
            update = table.people[asked[0]].game(table.table)
            choice = dice.choice(update["legal"])
            if asked[0] == 0 and dice.random() < 0.5:
                first.say(type="act", id=7, ply=update["ply"], step=0, action=choice["text"])
            else:
                answer = {"ply": update["ply"], "action": choice["index"]}
                told = table.people[asked[0]].post(f"/api/tables/{table.table}/actions", answer)
                assert told["ply"] == update["ply"] + 1
            updates = [ear.hear() for ear in ears]
            for steps, told in zip(seen, updates, strict=True):
                steps.extend(told["steps"])
            assert updates[1]["seat"] is None
            assert updates[1]["legal"] == []
            assert updates[1]["view"] == watcher.game(table.table)["view"]
    assert updates[0]["view"]["outcome"]["winners"]
    for person, steps in zip([table.people[0], watcher], seen, strict=True):
        again = person.game(table.table, since=0)
        assert again["steps"] == steps[-100:]
        assert all_steps(person, table.table) == steps
        assert [step["ply"] for step in steps] == list(range(1, again["ply"] + 1))
    table.people[0].act(table.table, {**update, "ply": updates[0]["ply"]}, status=409)


def test_who_comes_back_is_told_exactly_what_he_missed(served: Served) -> None:
    dice = Random(1)
    table = party(served, "giants", 3)
    for _ in range(6):
        table.act(table.asked()[0], dice)
    everything = table.people[1].game(table.table, since=0)
    with table.people[1].listening(table.table, since=4) as ear:
        update = ear.hear()
    assert update["since"] == 4
    assert update["ply"] == everything["ply"]
    assert update["steps"] == [step for step in everything["steps"] if step["ply"] > 4]
    assert table.people[1].game(table.table, since=10**6)["steps"] == []


def test_a_choice_is_played_once(served: Served) -> None:
    table = party(served)
    seat = table.asked()[0]
    person, other = table.people[seat], table.people[1 - seat]
    update = person.game(table.table)
    path = f"/api/tables/{table.table}/actions"
    answer = {"ply": update["ply"], "action": update["legal"][0]["index"]}
    with ThreadPoolExecutor(4) as at_once:
        told = list(at_once.map(lambda _: person.post(path, answer), range(4)))
    assert {each["ply"] for each in told} == {1}
    different = {**answer, "action": update["legal"][-1]["index"]}
    problem = person.post(path, different, 409)
    assert problem["error"] == "server-stale"
    assert "0" in problem["message"]
    assert other.post(path, {**answer, "ply": 5}, 409)["error"] == "server-stale"
    assert person.game(table.table)["ply"] == 1


def test_nobody_acts_for_another(served: Served) -> None:
    table = party(served)
    seat = table.asked()[0]
    update = table.people[seat].game(table.table)
    path = f"/api/tables/{table.table}/actions"
    answer = {"ply": 0, "action": update["legal"][0]["index"]}
    assert served.somebody().post(path, answer, 403)["error"] == "server-not-seated"
    assert served.guest("a stranger").post(path, answer, 403)["error"] == "server-not-seated"
    assert table.people[1 - seat].post(path, answer, 409)["error"] == "error-not-asked"
    legal = {each["index"] for each in update["legal"]}
    illegal = next(index for index in range(1000) if index not in legal)
    problem = table.people[seat].post(path, {**answer, "action": illegal}, 422)
    assert problem["rule"]
    assert problem["message"]
    italian = table.people[seat].post(f"{path}?lang=it", {**answer, "action": illegal}, 422)
    assert italian["message"] != problem["message"]
    assert italian["rule"] == problem["rule"]
    table.people[seat].post("/api/tables/nosuchtable/actions", answer, 404)
    assert table.people[0].game(table.table)["ply"] == 0


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        {"ply": -1, "action": 0},
        {"ply": 0, "action": -5},
        {"ply": 0, "action": 10**30},
        {"ply": 0, "action": "x" * 5000},
        {"ply": 0, "action": "no such(thing=1)"},
        {"ply": 0, "action": 99_999},
        {"ply": 0, "action": None},
        {"ply": 0, "action": 0, "seat": 1},
        {"ply": 0, "action": 0, "step": 10**9},
    ],
)
def test_nonsense_is_refused_with_a_sentence(served: Served, body: Any) -> None:
    table = party(served)
    person = table.people[table.asked()[0]]
    problem = person.post(f"/api/tables/{table.table}/actions", body, 400)
    assert problem["error"]
    assert problem["message"]
    assert person.game(table.table)["ply"] == 0


def test_nonsense_over_a_socket(served: Served) -> None:
    table = party(served)
    seat = table.asked()[0]
    with table.people[seat].listening(table.table) as ear:
        update = ear.hear()
        for text in ("", "null", "{", '{"type": "act"}', '{"type": "dance"}', "[" * 5000, "\x00"):
            ear.line.send(text)
            assert ear.hear("problem")["problem"]["message"]
        ear.say(type="act", id=3, ply=0, action=update["legal"][0]["index"])
        assert ear.hear()["ply"] == 1  # and the game goes on
        ear.line.send("x" * 20_000)
        with pytest.raises(ConnectionClosed):
            list(ear.line)
    with served.somebody().listening(table.table) as ear:
        ear.say(type="act", id=4, ply=1, action=0)
        assert ear.hear("problem")["problem"]["error"] == "server-not-seated"


def test_sealed_answers_at_once_and_taken_back(served: Served) -> None:
    """All bid at the same ply; who answered is told, and what only to himself."""
    dice = Random(2)
    table = party(served, "giants", 3)
    ply = table.until("bid", dice)["ply"]
    path = f"/api/tables/{table.table}"
    with (
        table.people[1].listening(table.table) as ear,
        table.people[0].listening(table.table) as own,
    ):
        for each in (ear, own):
            each.hear()
        choice = table.people[0].game(table.table)["legal"][-1]
        answer = {"ply": ply, "action": choice["index"]}
        mine = table.people[0].post(f"{path}/actions", answer)
        assert mine["view"]["decision"]["own"] == [choice["text"]]
        heard = ear.hear()
        assert heard["view"]["decision"]["answered"] == [0]
        assert heard["view"]["decision"]["own"] == []
        assert choice["text"] not in str(heard["steps"])
        back = table.people[0].post(f"{path}/undo", {"ply": ply + 1})
        assert back["view"]["decision"]["answered"] == []
        assert 0 in back["asked"]
        assert ear.hear()["view"]["decision"]["answered"] == []
    with ThreadPoolExecutor(3) as at_once:  # everybody answers the question of the same ply

        def bid(seat: int) -> Any:
            legal = table.people[seat].game(table.table)["legal"]
            return table.people[seat].post(
                f"{path}/actions", {"ply": ply + 2, "action": legal[0]["index"]}
            )

        told = list(at_once.map(bid, range(3)))
    assert max(each["ply"] for each in told) == ply + 5
    assert table.people[0].game(table.table)["view"]["decision"]["kind"] != "bid"


def test_undo_asks_the_others_once_they_have_acted(served: Served) -> None:
    dice = Random(3)
    table = party(served, "giants", 3)
    table.until("place", dice)
    path = f"/api/tables/{table.table}"
    first = table.asked()[0]
    update = table.act(first, dice)
    assert update["undo"] == "free"
    assert "undo_along" not in update
    update = table.people[first].post(f"{path}/undo", {"ply": update["ply"]})
    assert update["asked"] == [first]
    table.people[first].post(f"{path}/undo", {"ply": 0}, 409)  # what he saw is gone
    while table.asked()[0] == first:  # some choices have two steps
        table.act(first, dice)
    second = table.asked()[0]
    update = table.act(second, dice)
    game = table.people[first].game(table.table)
    assert game["undo"] == "ask"
    assert game["undo_along"] == [second]  # what he did would go with it
    others = [seat for seat in range(3) if seat != first]
    asked = table.people[first].post(f"{path}/undo", {"ply": update["ply"]})
    proposal = {"seat": first, "ply": update["ply"]}
    assert asked["proposal"] == {**proposal, "waiting": others, "along": [second]}
    assert asked["ply"] == update["ply"]
    stranger = served.guest("a stranger")
    stranger.post(f"{path}/consent", {**proposal, "agree": True}, 403)
    refused = table.people[others[0]].post(f"{path}/consent", {**proposal, "agree": False})
    assert refused["proposal"] is None
    table.people[others[0]].post(f"{path}/consent", {**proposal, "agree": True}, 409)
    table.people[first].post(f"{path}/undo", {"ply": update["ply"]})
    table.people[others[0]].post(f"{path}/consent", {**proposal, "agree": True})
    agreed = table.people[others[1]].post(f"{path}/consent", {**proposal, "agree": True})
    assert agreed["asked"] == [first]
    assert agreed["proposal"] is None
    assert agreed["ply"] == update["ply"] + 1


def test_one_wish_at_a_time_and_consent_is_for_that_wish(served: Served) -> None:
    dice = Random(5)
    table = party(served, "giants", 3)
    table.until("place", dice)
    path = f"/api/tables/{table.table}"
    wishes: list[int] = []
    while len(wishes) < 2:  # until two of them would have to ask
        ply = table.act(table.asked()[0], dice)["ply"]
        wishes = [
            seat
            for seat, person in enumerate(table.people)
            if person.game(table.table)["undo"] == "ask"
        ]
    who = wishes[0]
    others = [seat for seat in range(3) if seat != who]
    assert table.people[who].post(f"{path}/undo", {"ply": ply})["proposal"]["seat"] == who
    again = table.people[wishes[1]].post(f"{path}/undo", {"ply": ply}, 409)
    assert again["error"] == "server-asked-already"
    meant = {"seat": who, "ply": ply, "agree": True}
    table.people[others[0]].post(f"{path}/consent", {**meant, "seat": others[1]}, 409)
    table.people[others[0]].post(f"{path}/consent", {**meant, "ply": ply - 1}, 409)
    table.people[who].post(f"{path}/consent", meant, 409)  # his own is not asked for
    table.people[others[0]].post(f"{path}/consent", meant)
    table.people[others[0]].post(f"{path}/consent", meant, 409)  # twice is once
    done = table.people[others[1]].post(f"{path}/consent", meant)
    assert done["ply"] == ply + 1
    assert done["proposal"] is None


def test_steps_of_an_answer_are_not_played_or_taken_back_twice(served: Served) -> None:
    dice = Random(5)
    table = _preparing(served, dice)
    path, person = f"/api/tables/{table.table}", table.people[0]
    update = person.game(table.table)
    step = {"ply": update["ply"], "step": 0, "action": update["legal"][-1]["index"]}
    assert person.post(f"{path}/actions", step)["step"] == 1
    assert person.post(f"{path}/actions", step)["step"] == 1  # the same message once more
    back = {"ply": update["ply"], "step": 1}
    assert person.post(f"{path}/undo", back)["step"] == 2
    assert person.post(f"{path}/undo", back, 409)["error"] == "server-stale"
    late = person.post(f"{path}/actions", step)  # delayed on the way: known, and not played again
    assert late["step"] == 2
    assert late["view"]["decision"]["own"] == []


def test_a_restart_in_the_middle_of_a_sealed_decision(tmp_path: Path) -> None:
    """A finished answer and the first step of another: both are there again, and nobody knows."""
    dice = Random(5)
    with serving(tmp_path) as served:
        table = _preparing(served, dice)
        done, begun, third = table.asked()
        while done in table.people[done].game(table.table)["asked"]:
            update = table.people[done].game(table.table)
            table.people[done].act(table.table, update, -1)
        update = table.people[begun].game(table.table)
        table.people[begun].act(table.table, update, -1)
        before = [person.game(table.table, since=0) for person in table.people]
        assert before[begun]["step"] == 1
        assert before[third]["step"] == 0
    with serving(tmp_path) as served:
        table.people = [served.back(person) for person in table.people]
        after = [person.game(table.table, since=0) for person in table.people]
        assert after == before
        while table.asked() and table.people[0].game(table.table)["ply"] < before[0]["ply"] + 12:
            table.act(table.asked()[0], dice)


def _preparing(served: Served, dice: Random) -> Party:
    """Raiatea where all prepare, with something in the first two hands to put into the bag."""
    table = party(served, "raiatea", 3)
    while True:
        update = table.until("prepare", dice)
        choices = [len(person.game(table.table)["legal"]) for person in table.people]
        if len(update["asked"]) == 3 and min(choices) > 1:
            return table
        for seat in update["asked"]:
            while seat in table.asked():
                table.act(seat, dice)
