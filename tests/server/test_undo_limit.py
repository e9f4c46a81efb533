"""Undo stops after 50 in a row: only a choice beyond all that stood before lets it go on."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.modes import once
from tests.server.keeping import begin, keep
from tests.server.serving import Served, Visitor, serving
from tests.server.test_sitting import act, take_back, until
from vaka import Record
from vaka.core.errors import CannotUndo
from vaka.locale import LANGUAGES
from vaka.server.errors import Stale
from vaka.server.play.entry import BACK, RETRACT
from vaka.server.play.sitting import Sitting
from vaka.server.play.undo import MAX_UNDOS, TOO_MANY, undo, undo_or_why

pytestmark = once


def placing() -> Sitting:
    """A game of Giants in which figures are placed one by one, which reveals nothing."""
    sitting = begin("giants", 3)
    until(sitting, "place", Random(3))
    return sitting


def act_and_undo(sitting: Sitting, seat: int, times: int) -> None:
    for _ in range(times):
        act(sitting, seat)
        take_back(sitting, seat)


def reopened(sitting: Sitting) -> Sitting:
    """The same game, read from its log."""
    return Sitting(sitting.beginning, sitting.log)


def test_undo_waits_after_50_and_goes_on_after_progress() -> None:
    sitting = placing()
    first = sitting.asked()[0]
    act_and_undo(sitting, first, MAX_UNDOS)
    act(sitting, first)  # the same choice once more is no progress
    for each in (sitting, reopened(sitting)):
        with pytest.raises(CannotUndo) as refused:
            undo(each, first)
        assert refused.value.reason == TOO_MANY
    act(sitting, sitting.asked()[0])
    for each in (sitting, reopened(sitting)):
        assert each.undos == 0
        undo(each, first)


def test_undos_of_several_seats_count_together() -> None:
    sitting = placing()
    first = sitting.asked()[0]
    act(sitting, first)
    second = sitting.asked()[0]
    act(sitting, second)
    for _ in range(MAX_UNDOS // 2):
        take_back(sitting, second)
        take_back(sitting, first)
        act(sitting, first)
        act(sitting, second)
    for each in (sitting, reopened(sitting)):
        assert undo_or_why(each, first) == undo_or_why(each, second) == TOO_MANY
    third = sitting.asked()[0]
    act(sitting, third)
    assert undo(sitting, third).free
    assert not undo(sitting, first).free


def test_undo_that_takes_others_along_counts_until_line_is_longer() -> None:
    """Choices that follow by themselves, as those of bots do, are no progress either."""
    sitting = placing()
    first = sitting.asked()[0]
    for _ in range(MAX_UNDOS):
        act(sitting, first)
        act(sitting, sitting.asked()[0])
        take_back(sitting, first)
    act(sitting, first)
    act(sitting, sitting.asked()[0])
    assert undo_or_why(sitting, first) == TOO_MANY
    act(sitting, sitting.asked()[0])
    assert not undo(sitting, first).free


def test_sealed_answers_can_be_retracted_50_times() -> None:
    sitting = begin("giants", 4)
    until(sitting, "bid", Random(2))
    one, other, *_ = sitting.asked()
    act(sitting, other)
    act_and_undo(sitting, one, MAX_UNDOS)
    act(sitting, one)
    assert [entry.kind for entry in sitting.log].count(RETRACT) == MAX_UNDOS
    for each in (sitting, reopened(sitting)):
        assert undo_or_why(each, one) == undo_or_why(each, other) == TOO_MANY
    act(sitting, sitting.asked()[0])
    for each in (sitting, reopened(sitting)):
        assert undo(each, one).free
        assert undo(each, other).free


def drafting() -> tuple[Sitting, int]:
    """A game of Raiatea in which a seat can begin a sealed answer of several steps."""
    dice = Random(4)
    sitting = Sitting(Record("raiatea", 3, 8, {"suspense": True}))
    while True:
        until(sitting, "prepare", dice)
        seat = sitting.asked()[0]
        if len(sitting.state.legal_actions(seat)) > 1:
            return sitting, seat
        for each in sitting.asked():
            while each in sitting.asked():
                act(sitting, each, dice=dice)


def test_history_of_unfinished_answer_is_bounded() -> None:
    sitting, seat = drafting()
    ply = sitting.ply
    first = sitting.state.legal_actions(seat)[-1]
    for _ in range(MAX_UNDOS):
        act(sitting, seat, place=-1)
        take_back(sitting, seat)
    act(sitting, seat, place=-1)
    assert sitting.ply == ply
    again = reopened(sitting)
    again.set_draft(seat, sitting.changes[seat])
    for each in (sitting, again):
        assert each.changes[seat].count(BACK) == MAX_UNDOS
        assert each.step(seat) == 2 * MAX_UNDOS + 1
        assert undo_or_why(each, seat) == TOO_MANY
        other = next(action for action in each.state.catalog if action != first)
        for step in (0, 1, 2 * MAX_UNDOS):
            with pytest.raises(Stale):
                each.prepare(seat, ply, step, other, at=1)
        assert each.prepare(seat, ply, 2 * MAX_UNDOS, first, at=1) is None  # it came twice
    while seat in sitting.asked():
        act(sitting, seat)
    assert sitting.ply == ply + 1
    assert undo(sitting, seat).kind == RETRACT


def test_retracting_leaves_fewer_undos_of_steps() -> None:
    sitting, seat = drafting()
    for _ in range(MAX_UNDOS):
        while seat in sitting.asked():
            act(sitting, seat)
        take_back(sitting, seat)
    if seat not in sitting.drafts:
        act(sitting, seat, place=-1)
    assert undo_or_why(sitting, seat) == TOO_MANY


class Regretful:
    """A running game on a server in which a seat takes its choice back again and again."""

    def __init__(self, served: Served) -> None:
        sitting = placing()
        self.people = [served.guest(name) for name in ("Ana", "Ben", "Eva")]
        self.table = keep(served, sitting, self.people)
        self.seat = sitting.asked()[0]

    def post(self, visitor: Visitor, what: str, update: Any, status: int = 200) -> Any:
        answer = {"ply": update["ply"], "step": update["step"]}
        return visitor.post(f"/api/tables/{self.table}/{what}", answer, status)

    def regret(self, times: int) -> Any:
        """Act, and take it back each time but the last; the last update."""
        person = self.people[self.seat]
        update = person.act(self.table, person.game(self.table))
        for _ in range(times):
            assert update["undo"] == "free"
            assert "undo_waits" not in update
            update = person.act(self.table, self.post(person, "undo", update))
        return update


def test_server_refuses_51st_undo_and_says_why(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        game = Regretful(served)
        person = game.people[game.seat]
        update = game.regret(MAX_UNDOS)
        assert update["undo"] is None
        assert update["undo_waits"] is True
        assert "undo_waits" not in served.somebody().game(game.table)
        told = {
            person.post(
                f"/api/tables/{game.table}/undo?lang={language}", {"ply": update["ply"]}, 409
            )["message"]
            for language in LANGUAGES
        }
        assert len(told) == len(LANGUAGES)
        with person.listening(game.table, lang="en") as ear:
            ear.hear()
            ear.say(type="undo", id=1, ply=update["ply"], step=0)
            problem = ear.hear("problem")["problem"]
        assert problem["error"] == "error-cannot-undo"
        assert "Another move has to be made first" in problem["message"]
        assert person.game(game.table)["ply"] == update["ply"]
    with serving(tmp_path) as served:  # it is the log that counts, not memory
        game.people = [served.back(visitor) for visitor in game.people]
        person = game.people[game.seat]
        update = person.game(game.table)
        assert update["undo_waits"] is True
        game.post(person, "undo", update, 409)
        (following,) = update["asked"]
        other = game.people[following]
        other.act(game.table, other.game(game.table))
        assert person.game(game.table)["undo"] == "ask"
        update = other.game(game.table)
        assert update["undo"] == "free"
        assert game.post(other, "undo", update)["ply"] == update["ply"] + 1


def test_undo_by_consent_counts(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        game = Regretful(served)
        person = game.people[game.seat]
        game.regret(MAX_UNDOS - 1)
        (following,) = person.game(game.table)["asked"]
        other = game.people[following]
        other.act(game.table, other.game(game.table))  # progress
        update = game.post(person, "undo", person.game(game.table))
        proposal = update["proposal"]
        wish = {"seat": proposal["seat"], "ply": proposal["ply"], "agree": True}
        for seat in proposal["waiting"]:
            game.people[seat].post(f"/api/tables/{game.table}/consent", wish)
        update = game.regret(MAX_UNDOS - 1)
        assert update["undo"] is None
        assert update["undo_waits"] is True
