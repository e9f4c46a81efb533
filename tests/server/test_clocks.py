"""Clocks at a table: time that runs out, bots that stand in, pauses, reminders, who played what."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from tests.modes import once
from tests.server.fake_clock import START_MS, VirtualClock
from tests.server.playing import Party, party
from tests.server.serving import WAIT, Ear, Served, Visitor, serving
from tests.server.timing import (
    CLOCK,
    LETTERS,
    clock_of,
    left,
    pass_time,
    runs,
    skip_time,
)
from tests.waiting import wait_until
from vaka.server.clocks.absence import MAX_INTERRUPTIONS
from vaka.server.clocks.keeper import LEAST
from vaka.server.errors import Stale
from vaka.server.play.live import Live
from vaka.server.ratings.games import rate
from vaka.server.store.models import RatingRow
from vaka.server.thinking.claims import Claims

pytestmark = once


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, clock=VirtualClock()) as served:
        yield served


def at(table: str, *parts: str) -> str:
    return "/".join(["/api/tables", table, *parts])


def live_of(served: Served, table: str) -> Live:
    return served.inside(served.house.hall.live(table))


def log_of(served: Served, table: str) -> list[tuple[str, int]]:
    return [(entry.kind, entry.seat) for entry in live_of(served, table).started().log]


def bot_acts(served: Served, table: str, seat: int, ply: int | None = None) -> Any:
    """What a bot does that plays at this seat, and began to think at a ply."""
    live = live_of(served, table)
    sitting = live.started()
    then = sitting.ply if ply is None else ply
    action = sitting.state.legal_actions(seat)[0].index
    hall = served.house.hall
    return served.inside(hall.act(live, seat, then, sitting.step(seat), action, bot=True))


class Timed(Party):
    """A party whose first one to act is known."""

    def __init__(self, given: Party) -> None:
        super().__init__(given.table, given.people)
        (self.first,) = self.asked()
        self.second = 1 - self.first
        self.mover, self.waiter = self.people[self.first], self.people[self.second]

    def post(self, who: Visitor, what: str, status: int = 200) -> Any:
        return who.post(at(self.table, what), status=status)

    def go_on(self, who: Visitor, status: int = 200) -> Any:
        return who.request("DELETE", at(self.table, "pause"), status=status)


def timed_party(served: Served, **wanted: Any) -> Timed:
    return Timed(party(served, **{"clock": CLOCK, **wanted}))


# Choosing a clock ---------------------------------------------------------------------------------


def test_a_clock_is_chosen_with_the_table(timed: Served) -> None:
    ana = timed.guest("Ana")
    table = ana.table(clock=CLOCK, public=True)
    whole = {"turn": 0, **CLOCK}
    assert ana.get(at(table))["clock"] == whole
    assert ana.get("/api/tables")["tables"][0]["clock"] == whole
    assert ana.get("/api/tables/mine")[0]["clock"] == whole
    letters = {"bank": 0, "increment": 0, **LETTERS}
    told = ana.request("PATCH", at(table), {"clock": LETTERS})
    assert told["clock"] == letters
    assert ana.request("PATCH", at(table), {"name": "x"})["clock"] == letters
    assert ana.request("PATCH", at(table), {"clock": None})["clock"] is None
    ben = timed.guest("Ben")
    ben.join(table)
    ben.request("PATCH", at(table), {"clock": CLOCK}, 403)
    ana.post(at(table, "start"))
    assert "clock" not in ana.game(table)
    ana.request("PATCH", at(table), {"clock": CLOCK}, 409)


IMPOSSIBLE: list[tuple[dict[str, Any], str]] = [
    ({}, "server-two-clocks"),
    ({"bank": 60, "turn": 60}, "server-two-clocks"),
    ({"turn": 60, "increment": 5}, "server-two-clocks"),
    ({"bank": 9}, "server-clock-time"),
    ({"bank": 10**9}, "server-clock-time"),
    ({"bank": 60, "increment": 3601}, "server-clock-time"),
    ({"turn": 59}, "server-clock-time"),
    ({"turn": 61 * 86_400}, "server-clock-time"),
    ({"bank": 60, "stand_in": "program:sh"}, "error-unknown-bot"),
    ({"bank": -1}, "server-bad-input"),
    ({"bank": 60, "minutes": 3}, "server-bad-input"),
]


def test_what_no_clock_can_be(timed: Served) -> None:
    ana = timed.guest("Ana")
    for clock, error in IMPOSSIBLE:
        problem = ana.post("/api/tables", {"title": "rapanui", "players": 2, "clock": clock}, 400)
        assert problem["error"] == error, clock
    problem = ana.post(
        "/api/tables", {"title": "rapanui", "players": 2, "clock": {"turn": 59}}, 400
    )
    assert problem["message"].endswith("Choose from 60 to 5,184,000 seconds for: turn")


def test_a_rematch_keeps_it_and_lessons_and_branches_have_none(timed: Served) -> None:
    ana = timed.guest("Ana")
    assert ana.post("/api/lessons/rapanui", status=201)["clock"] is None
    lesson = ana.get("/api/tables/mine")[0]["id"]
    assert ana.post(at(lesson, "pause"), status=409)["error"] == "server-no-clock"
    assert ana.post(at(lesson, "away"), status=409)["error"] == "server-not-in-lesson"
    both = timed_party(timed)
    branch = both.mover.post(at(both.table, "branch"), {"ply": 0}, 201)
    assert branch["clock"] is None
    play_out(timed, both.table)
    again = both.mover.post(at(both.table, "rematch"))
    assert again["clock"] == {"turn": 0, **CLOCK}


def play_out(served: Served, table: str, most: int = 2000) -> None:
    """To the end, as quickly as can be; bots choose too."""
    dice = Random(1)
    live = live_of(served, table)

    async def work() -> None:
        for _ in range(most):
            sitting = live.started()
            asked = sitting.asked()
            if not asked:
                return
            seat = asked[0]
            action = dice.choice(sitting.state.legal_actions(seat)).index
            ply, step = sitting.ply, sitting.step(seat)
            await served.house.hall.act(live, seat, ply, step, action, bot=live.is_bot(seat))
        raise AssertionError

    served.inside(work())


# Running out --------------------------------------------------------------------------------------


def test_time_runs_while_one_is_asked(timed: Served) -> None:
    both = timed_party(timed)
    pass_time(60, timed)
    told = both.waiter.game(both.table)
    assert (left(told)[both.first], left(told)[both.second]) == (540, 600)
    assert runs(told) == [both.first]
    assert told["clock"]["now"] == START_MS + 60_000
    after = both.mover.act(both.table, both.mover.game(both.table))
    assert left(after)[both.first] == 550
    assert both.mover.game(both.table)["clock"] == after["clock"]


def test_the_seat_goes_to_a_bot_and_can_be_taken_back(timed: Served) -> None:
    both = timed_party(timed)
    before = both.mover.game(both.table)
    with both.waiter.listening(both.table, lang="en") as ear:
        ear.hear()
        pass_time(600, timed)
        heard = ear.hear()
        assert heard["steps"][0]["kind"] == "late"
        assert heard["words"]["lines"] == [
            f"The time of guest {both.first} is over: a bot plays on."
        ]
        assert heard["thinking"] == [both.first]
        assert runs(heard) == []
        assert ear.hear("table")["table"]["seats"][both.first]["stand_in"] == "easy"
    away = both.mover.game(both.table, words=True, lang="en")
    assert away["view"] == before["view"]  # he sees what he saw
    assert (away["legal"], away["undo"], away["seat"]) == ([], None, both.first)
    assert away["words"]["question"] == "A bot plays for you."
    problem = both.mover.act(both.table, before, status=409)
    assert problem["error"] == "server-stand-in"
    assert "Take your seat back" in problem["message"]
    assert both.post(both.mover, "return")["clock"]["seats"][both.first] == {
        "left": 60_000,
        "runs": True,
    }
    back = both.mover.game(both.table)
    assert [each["index"] for each in back["legal"]] == [each["index"] for each in before["legal"]]
    assert both.mover.get(at(both.table))["seats"][both.first]["stand_in"] is None
    both.mover.act(both.table, back)
    assert [kind for kind, _ in log_of(timed, both.table)] == ["late", "return", "act"]


def test_late_twice_for_one_question_and_the_bot_answers_it(timed: Served) -> None:
    both = timed_party(timed)
    pass_time(600, timed)
    both.post(both.mover, "return")
    pass_time(60, timed)
    assert both.post(both.mover, "return", 409)["error"] == "server-bot-answers"
    bot_acts(timed, both.table, both.first)
    told = both.post(both.mover, "return")
    assert left(told)[both.first] == 30


def test_a_bots_choice_comes_before_the_return_or_not_at_all(timed: Served) -> None:
    both = timed_party(timed)
    both.post(both.mover, "away")
    thought_at = live_of(timed, both.table).started().ply
    both.post(both.mover, "return")
    with pytest.raises(Stale):
        bot_acts(timed, both.table, both.first, thought_at)
    with pytest.raises(Stale):
        bot_acts(timed, both.table, both.first)
    assert log_of(timed, both.table) == [("away", both.first), ("return", both.first)]


def test_going_away_and_returning_twice_changes_nothing_twice(timed: Served) -> None:
    both = timed_party(timed)
    for what in ("return", "away", "away", "return", "return"):
        both.post(both.mover, what)
    assert [kind for kind, _ in log_of(timed, both.table)] == ["away", "return"]
    stranger = timed.guest("stranger")
    for what in ("away", "return", "pause"):
        assert both.post(stranger, what, 403)["error"] == "server-not-seated"
    both.go_on(stranger, 403)


def test_log_stops_growing_by_absences_and_pauses(tmp_path: Path) -> None:
    clock = VirtualClock()
    with serving(tmp_path, clock=clock) as served:
        both = timed_party(served)
        for _ in range(MAX_INTERRUPTIONS // 2):
            both.post(both.mover, "away")
            both.post(both.mover, "return")
            for person in both.people:
                both.post(person, "pause")
            both.go_on(both.mover)
        log = log_of(served, both.table)
        assert len(log) == 2 * MAX_INTERRUPTIONS
        for what in ("away", "pause"):
            assert both.post(both.mover, what, 409)["error"] == "server-too-many-interruptions"
    with serving(tmp_path, clock=clock) as served:  # it is the log that counts, not memory
        both = Timed(Party(both.table, [served.back(person) for person in both.people]))
        both.post(both.waiter, "away", 409)
        assert log_of(served, both.table) == log
        while both.first in both.asked():
            both.mover.act(both.table, both.mover.game(both.table))
        both.post(both.waiter, "away")
        both.post(both.waiter, "away")


def test_clock_that_is_set_during_a_look_is_not_late(
    timed: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    clocks, clock = timed.house.clocks, clock_of(timed)
    look = clocks.look
    looks: list[int] = []

    async def look_too_early() -> float:
        pause = await look()  # before the clock is set, so it does not find it
        if not looks:
            clocks.expect(clock.now() + 500)
        looks.append(clock.now())
        return pause

    wait_until(clock.remaining, lambda left: LEAST in left)
    monkeypatch.setattr(clocks, "look", look_too_early)
    clock.advance(LEAST)
    wait_until(clock.remaining, lambda left: looks and 0.5 in left)
    clock.advance(0.5)
    wait_until(lambda: looks == [looks[0], looks[0] + 500])


def test_nobody_needs_to_be_connected_nor_the_table_in_memory(timed: Served) -> None:
    both = timed_party(timed)
    timed.house.hall._tables.clear()
    pass_time(601, timed)
    assert log_of(timed, both.table) == [("late", both.first)]


def test_one_may_go_away_from_a_table_without_a_clock(timed: Served) -> None:
    both = timed_party(timed, clock=None)
    told = both.post(both.mover, "away")
    assert (told["legal"], told["thinking"]) == ([], [both.first])
    assert both.mover.get(at(both.table))["seats"][both.first]["stand_in"] == "medium"
    assert both.mover.get("/api/tables/mine")[0]["turn"] is False
    assert both.post(both.mover, "pause", 409)["error"] == "server-no-clock"
    assert both.post(both.mover, "return")["legal"]


def test_a_begun_answer_is_dropped_with_the_change(timed: Served) -> None:
    """Who sits down in place of another does not go on with the other's sealed answer."""
    three = party(timed, "raiatea", 3, clock=CLOCK)
    dice, ana = Random(5), three.people[0]
    while len((told := three.until("prepare", dice))["legal"]) < 2 or 0 not in told["asked"]:
        three.act(told["asked"][0], dice)
    assert ana.act(three.table, told, -1)["step"] == 1
    ana.post(at(three.table, "away"))
    assert ana.post(at(three.table, "return"))["step"] == 0
    timed.house.hall._tables.clear()
    assert ana.game(three.table)["step"] == 0


def test_no_time_runs_for_who_has_left_for_good(timed: Served) -> None:
    both = timed_party(timed)
    both.mover.request("DELETE", "/api/me", {}, 204)
    pass_time(10_000, timed)
    assert log_of(timed, both.table) == []
    seat = both.waiter.get(at(both.table))["seats"][both.first]
    assert (seat["person"], seat["level"], seat["stand_in"]) == (None, "easy", None)
    assert left(both.waiter.game(both.table)) == [
        None if each == both.first else 600 for each in (0, 1)
    ]


# A server that stops ------------------------------------------------------------------------------


def test_a_restart_counts_the_same_and_nobody_loses_what_it_took(
    tmp_path: Path, database: str
) -> None:
    clock = VirtualClock()
    with serving(tmp_path, clock=clock, database=database) as served:
        both = timed_party(served)
        pass_time(100, served)
        both.mover.act(both.table, both.mover.game(both.table))
        asked = both.asked()[0]
        pass_time(50, served)
        before = both.mover.game(both.table)["clock"]
    clock.advance(3600)  # nobody was there
    with serving(tmp_path, clock=clock, database=database) as served:
        mover = served.back(both.mover)
        after = mover.game(both.table)["clock"]
        assert after["seats"] == before["seats"]
        pass_time(10, served)
        told = mover.game(both.table)
        assert left(told)[asked] == before["seats"][asked]["left"] / 1000 - 10
        pass_time(1000, served)
        assert log_of(served, both.table)[-1] == ("late", asked)


def test_a_machine_that_slept_costs_nobody_time(timed: Served) -> None:
    both = timed_party(timed)
    pass_time(10, timed)
    clock_of(timed).advance(7200)
    timed.inside(timed.house.clocks.look())
    assert log_of(timed, both.table) == []
    assert left(both.mover.game(both.table))[both.first] == 590
    both.mover.act(both.table, both.mover.game(both.table))


def test_time_that_is_over_is_found_after_a_restart(tmp_path: Path) -> None:
    clock = VirtualClock()
    with serving(tmp_path, clock=clock) as served:
        both = timed_party(served)
        served.inside(served.house.clocks.close())  # the worker is killed before it looks
        skip_time(700, served)
    with serving(tmp_path, clock=clock) as served:
        assert log_of(served, both.table) == [("late", both.first)]
        assert served.back(both.mover).get(at(both.table))["seats"][both.first]["stand_in"]


def test_a_pause_and_an_absence_survive_a_restart(tmp_path: Path) -> None:
    clock = VirtualClock()
    with serving(tmp_path, clock=clock) as served:
        both = timed_party(served)
        both.post(both.waiter, "away")
        assert both.post(both.mover, "pause")["clock"]["paused"] is True
    clock.advance(3600)
    with serving(tmp_path, clock=clock) as served:
        mover = served.back(both.mover)
        told = mover.game(both.table)
        assert told["clock"]["paused"] is True
        assert (told["asked"], told["legal"], runs(told)) == ([], [], [])
        assert mover.request("DELETE", at(both.table, "pause"))["legal"]
        assert live_of(served, both.table).is_bot(both.second)


# Pauses -------------------------------------------------------------------------------------------


def test_a_pause_begins_when_all_agree_and_anybody_ends_it(timed: Served) -> None:
    both = timed_party(timed)
    pass_time(30, timed)
    with both.mover.listening(both.table, lang="en") as ear:
        ear.hear()
        told = both.post(both.waiter, "pause")["clock"]
        assert (told["paused"], told["pausing"]) == (False, [both.second])
        assert ear.hear()["clock"]["pausing"] == [both.second]
        assert both.go_on(both.mover)["clock"]["pausing"] == []  # no
        assert both.go_on(both.mover, 409)["error"] == "server-no-pause"
        both.post(both.waiter, "pause")
        paused = both.post(both.mover, "pause")
        assert (paused["clock"]["paused"], paused["clock"]["pausing"]) == (True, [])
        while not (heard := ear.hear())["clock"]["paused"]:
            pass
        assert heard["words"]["question"] == "The game is paused."
    assert both.post(both.mover, "pause")["clock"]["paused"] is True  # already
    assert (paused["asked"], paused["legal"], paused["undo"]) == ([], [], None)
    assert both.mover.get(at(both.table))["asked"] == []
    assert both.mover.get("/api/tables/mine")[0]["turn"] is False
    pass_time(100_000, timed)
    assert log_of(timed, both.table) == [("pause", both.first)]
    live = live_of(timed, both.table)
    action = live.started().state.legal_actions(both.first)[0].index
    message = {"ply": 1, "step": 0, "action": action}
    problem = both.mover.post(at(both.table, "actions"), message, 409)
    assert problem["error"] == "server-paused"
    told = both.go_on(both.waiter)
    assert left(told)[both.first] == 570
    # The choice that was refused is still an answer to the same question.
    both.mover.post(at(both.table, "actions"), message)
    assert [kind for kind, _ in log_of(timed, both.table)] == ["pause", "go-on", "act"]
    both.mover.post(at(both.table, "actions"), message)  # told twice, played once
    assert len(log_of(timed, both.table)) == 3


def test_who_is_away_is_not_waited_for(timed: Served) -> None:
    both = timed_party(timed)
    both.post(both.waiter, "pause")
    both.post(both.mover, "away")
    assert log_of(timed, both.table) == [("away", both.first), ("pause", both.second)]
    told = both.go_on(both.mover)  # also who is away may want it to go on
    assert (told["clock"]["paused"], told["thinking"]) == (False, [both.first])


def test_a_wish_of_who_goes_away_is_dropped(timed: Served) -> None:
    both = undo_wanted(timed)
    both.post(both.mover, "away")
    assert both.waiter.game(both.table)["proposal"] is None
    assert log_of(timed, both.table)[-1] == ("away", both.first)


def undo_wanted(served: Served) -> Timed:
    """A party of which the first to move wants a choice back, for which the other is asked."""
    both = timed_party(served)
    for _ in range(20):
        told = both.mover.game(both.table)
        if told["undo"] == "ask":
            break
        asked = told["asked"][0]
        both.people[asked].act(both.table, both.people[asked].game(both.table))
    both.mover.post(at(both.table, "undo"), {"ply": told["ply"]})
    assert both.waiter.game(both.table)["proposal"]["waiting"] == [both.second]
    return both


def test_nobody_waits_for_the_consent_of_who_is_away(timed: Served) -> None:
    both = undo_wanted(timed)
    both.post(both.waiter, "away")
    assert log_of(timed, both.table)[-1] == ("undo", both.first)
    assert both.mover.game(both.table)["proposal"] is None


def test_bots_do_not_think_in_a_pause(timed: Served) -> None:
    ana = timed.guest("Ana")
    table = ana.table(seats=["me", "easy"], clock=CLOCK, start=True)
    claims = Claims(timed.house.database, "w")

    def pending() -> list[int]:
        return [each.seat for each in timed.inside(claims.pending())]

    ana.post(at(table, "away"))
    (asked,) = live_of(timed, table).started().asked()
    assert pending() == [asked]  # the bot's, or that of who is away
    ana.post(at(table, "return"))
    assert pending() == ([asked] if asked == 1 else [])
    ana.post(at(table, "pause"))  # alone among bots
    ana.post(at(table, "away"))
    assert pending() == []


# Reminders ----------------------------------------------------------------------------------------


@contextmanager
def streamed(visitor: Visitor) -> Iterator[Iterator[dict[str, Any]]]:
    """What comes to a person by himself."""
    with httpx.stream(
        "GET", f"{visitor.url}/api/stream", cookies=dict(visitor.http.cookies), timeout=WAIT
    ) as answer:
        yield (
            msgspec.json.decode(line.removeprefix("data: "))
            for line in answer.iter_lines()
            if line.startswith("data: ")
        )


def test_reminders_each_once(timed: Served) -> None:
    both = timed_party(timed, clock=LETTERS)
    told: list[tuple[int, int]] = []

    async def note(_table: str, seat: int, until: int) -> None:
        told.append((seat, until))

    timed.house.clocks.on_reminder = note
    day, seat = 86_400, both.first
    end = START_MS + 1000 * day
    with streamed(both.mover) as rings, both.waiter.listening(both.table) as ear:
        assert next(rings)["type"] == "turn"
        ear.hear()
        pass_time(day / 2 - 1, timed)
        assert told == []
        pass_time(1, timed)
        half = {"type": "reminder", "table": both.table, "seat": seat, "left": 500 * day}
        assert next(rings) == half
        assert ear.hear("reminder") == half
        pass_time(0.45 * day, timed)
        assert next(rings)["left"] == 50 * day
        assert told == [(seat, end), (seat, end)]
        pass_time(0.01 * day, timed)
        both.mover.act(both.table, both.mover.game(both.table))
        pass_time(0.01 * day, timed)
        assert len(told) == 2
        both.post(both.mover, "away")
        both.post(both.mover, "return")
        # No ring while a bot plays, one when it is his turn again.
        assert {next(rings)["type"] for _ in range(1)} == {"turn"}


def test_a_bank_reminds_once(timed: Served) -> None:
    both = timed_party(timed)
    told: list[int] = []

    async def note(_table: str, seat: int, _until: int) -> None:
        told.append(seat)

    timed.house.clocks.on_reminder = note
    pass_time(485, timed)
    pass_time(1, timed)
    both.mover.act(both.table, both.mover.game(both.table))
    pass_time(20, timed)
    assert told.count(both.first) == 1


# Who played what ----------------------------------------------------------------------------------


def test_the_result_says_who_played_what(timed: Served) -> None:
    both = timed_party(timed, public=True)
    both.mover.act(both.table, both.mover.game(both.table))
    both.post(both.mover, "away")
    play_out(timed, both.table)
    seats = both.mover.get(at(both.table))["seats"]
    own, other = seats[both.first], seats[both.second]
    assert own["stand_in"] == "easy"
    assert own["choices"] == own["by_bot"] + 1 > 2
    assert other["choices"] > 2
    assert (other["by_bot"], other["stand_in"]) == (0, None)
    assert both.mover.get("/api/archive")["games"][0]["seats"] == seats
    summary = both.mover.get(at(both.table, "summary"))["seats"][both.first]
    assert (summary["choices"], summary["by_bot"]) == (own["choices"], own["by_bot"])
    person = own["person"]["id"]
    assert both.mover.get(f"/api/people/{person}/games")["tables"][0]["seats"] == seats
    record = both.mover.get(at(both.table, "record"))
    kept = record["table"]["seats"]
    assert kept[both.first]["by_bot"] == own["by_bot"]
    assert "by_bot" not in kept[both.second]
    page = both.mover.get(f"/api/people/{person}")
    assert (page["played"], page["won"]) == (1, 0)


def test_nobody_rises_by_what_a_bot_has_won(timed: Served) -> None:
    async def rated(title: str, places: list[int]) -> list[RatingRow]:
        async with timed.house.database.session() as session:
            connection = await session.connection()
            await connection.run_sync(rate, title, ["ana", "ben"], places, {"ana"})
            found = [await session.get(RatingRow, (who, title)) for who in ("ana", "ben")]
            return [row for row in found if row is not None]

    ana, ben = timed.inside(rated("won", [1, 2]))
    assert (ana.games, ana.wins, ana.mu) == (1, 0, 25)
    assert ben.mu < 25  # who has lost has lost
    ana, ben = timed.inside(rated("lost", [2, 1]))
    assert ana.mu < 25 < ben.mu
    assert ana.sigma == pytest.approx(25 / 3)  # and nobody is surer of her
    assert ben.wins == 1


def test_a_game_at_which_nobody_is_left_waits(tmp_path: Path) -> None:
    """Else bots would be through with it before anybody can come back."""
    with serving(tmp_path, clock=VirtualClock(), thinkers=1) as served:
        ana = served.guest("Ana")
        table = ana.table(seats=["me", "easy"], clock=CLOCK, start=True)
        with ana.listening(table) as ear:
            while ear.hear()["asked"] != [0]:
                pass
            before = ana.game(table)["ply"]
            pass_time(600, served)
            while not (told := ear.hear())["clock"]["paused"]:
                pass
        log = log_of(served, table)
        assert log[before:] == [("late", 0), ("pause", 0)]
        assert (told["asked"], told["thinking"]) == ([], [])
        back = ana.post(at(table, "return"))
        assert (back["asked"], back["clock"]["paused"], left(back)[0]) == ([0], False, 60)
        pass_time(60, served)
        # Late twice for one question, but he keeps nobody waiting. To go on is to be there.
        back = ana.request("DELETE", at(table, "pause"))
        assert (back["asked"], back["clock"]["paused"], left(back)[0]) == ([0], False, 30)
        assert back["legal"]


def test_if_all_are_away_bots_play_to_the_end(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=1) as served:
        both = timed_party(served, clock={"bank": 600, "stand_in": "easy"})
        for person in both.people:
            both.post(person, "away")
        with both.mover.listening(both.table) as ear:
            while (told := ear.hear("table")["table"])["status"] != "over":
                pass
        assert all(seat["by_bot"] == seat["choices"] for seat in told["seats"])


# Several workers ----------------------------------------------------------------------------------


@contextmanager
def two_workers(folder: Path, database: str) -> Iterator[tuple[Served, Served]]:
    """Which look at the same clock, on a database that both write to."""
    shared = {"clock": VirtualClock(), "database": database, "bus": "postgresql"}
    with serving(folder, **shared) as one, serving(folder, **shared) as two:
        yield one, two


def both_look(*workers: Served) -> None:
    with ThreadPoolExecutor() as hands:
        list(hands.map(lambda each: each.inside(each.house.clocks.look()), workers))


def test_two_workers_do_everything_once(tmp_path: Path, postgres_database: str) -> None:
    with two_workers(tmp_path, postgres_database) as (one, two):
        told: list[int] = []

        async def note(_table: str, seat: int, _until: int) -> None:
            told.append(seat)

        one.house.clocks.on_reminder = two.house.clocks.on_reminder = note
        tables = [timed_party(one, clock=LETTERS) for _ in range(4)]
        for both in tables:
            two.back(both.waiter).game(both.table)  # it is in the memory of both
        own, elsewhere = tables[0].mover, two.back(tables[0].waiter)
        with own.listening(tables[0].table) as near, elsewhere.listening(tables[0].table) as far:
            skip_time(43_200, one)
            both_look(one, two, one, two)
            assert near.hear("reminder")["left"] == far.hear("reminder")["left"] == 43_200_000
            skip_time(43_200, one)
            both_look(one, two, one, two)
            for ear in (near, far):
                assert [step["kind"] for step in heard_late(ear)["steps"]] == ["late"]
        assert sorted(told) == sorted(both.first for both in tables)
        for both in tables:
            for worker in (one, two):
                worker.inside(worker.house.hall.refresh(both.table))
                assert log_of(worker, both.table) == [("late", both.first)]


def heard_late(ear: Ear) -> Any:
    while not (told := ear.hear())["steps"]:
        pass
    return told


def test_who_returns_at_another_worker_is_not_played_for(
    tmp_path: Path, postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with two_workers(tmp_path, postgres_database) as (one, two):
        both = timed_party(one)
        both.post(both.mover, "away")
        ply = live_of(one, both.table).started().ply  # at which a bot began to think

        async def deaf(*_table: object) -> None:
            """The notice has not come yet."""

        monkeypatch.setattr(one.house.hall, "refresh", deaf)
        back = two.back(both.mover)
        assert both.post(back, "return")["legal"]
        with pytest.raises(Stale):
            bot_acts(one, both.table, both.first, ply)
        assert log_of(one, both.table) == [("away", both.first), ("return", both.first)]
        both.mover.act(both.table, both.mover.game(both.table))


# What it costs ------------------------------------------------------------------------------------


def test_a_table_without_a_clock_pays_nothing(timed: Served) -> None:
    plain, clocked = timed_party(timed, clock=None), timed_party(timed)
    statements: list[str] = []

    async def listen() -> None:
        """SQLite itself says what it is asked."""
        here = timed.house.database._here
        assert here is not None
        here.write(
            lambda connection: connection.connection.driver_connection.set_trace_callback(  # type: ignore[union-attr]
                statements.append
            )
        )

    def written() -> list[str]:
        words = [each.split()[0] for each in statements]
        statements.clear()
        return [word for word in words if word in ("INSERT", "UPDATE", "DELETE")]

    timed.inside(listen())
    plain.mover.act(plain.table, plain.mover.game(plain.table))
    assert written() == ["INSERT"]
    clocked.mover.act(clocked.table, clocked.mover.game(clocked.table))
    assert written() == ["INSERT", "UPDATE"]
