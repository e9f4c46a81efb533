"""The game of a table: its log played out, answers that come late or twice, and taking back."""

from random import Random
from typing import Any

import msgspec
import pytest

from tests.modes import once
from vaka import Record
from vaka.core.errors import CannotUndo, GameOver, IllegalAction, NotAsked
from vaka.server.errors import NoSuchPly, Stale
from vaka.server.play.entry import ACT, RETRACT, UNDO, Entry
from vaka.server.play.sitting import Sitting, standing
from vaka.server.play.undo import entry_of, taken_along, undo

pytestmark = once

TITLES = [("rapanui", 3, {}), ("giants", 4, {}), ("raiatea", 3, {"suspense": True})]


def act(sitting: Sitting, seat: int, place: int | None = None, dice: Random | None = None) -> None:
    """Take a legal action as the server does; the first unless said otherwise."""
    legal = sitting.state.legal_actions(seat)
    action = dice.choice(legal) if dice else legal[place or 0]
    prepared = sitting.prepare(seat, sitting.ply, sitting.step(seat), action, at=1)
    assert prepared is not None
    sitting.take(seat, prepared)


def take_back(sitting: Sitting, seat: int) -> bool:
    back = undo(sitting, seat)
    entry = entry_of(sitting, back, seat, at=1)
    if entry is not None:
        sitting.add(entry)
    sitting.set_draft(seat, back.changes)
    return back.free


def lengthen(sitting: Sitting, plies: int) -> None:
    """Take the last choice back and make it again until the log has so many entries.

    The rules for undo are not asked: logs from before them may be as long.
    """
    last = sitting.kept[-1]
    before = sitting.kept[-2]
    while sitting.ply < plies:
        back = sitting.kept[-1].ply
        sitting.add(
            Entry(sitting.ply + 1, UNDO, last.seat, (), back, False, at=1, asked=before.asked)
        )
        sitting.add(msgspec.structs.replace(last, ply=sitting.ply + 1))


def until(sitting: Sitting, kind: str, dice: Random) -> None:
    """Play at random until something of this kind is asked."""
    while (decision := sitting.state.decision()) is not None and decision.kind != kind:
        act(sitting, decision.seats[0], dice=dice)
    assert not sitting.is_over


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
def test_a_log_played_again_gives_the_same_game(
    title: str, players: int, options: dict[str, Any]
) -> None:
    dice = Random(5)
    sitting = Sitting(Record(title, players, 11, options))
    digests = [sitting.settled.digest()]
    while not sitting.is_over:
        seat = dice.choice(sitting.asked())
        if dice.random() < 0.1:
            try:
                undo(sitting, seat)
            except CannotUndo:
                pass
            else:
                before = sitting.ply
                take_back(sitting, seat)
                if sitting.ply > before:
                    digests.append(sitting.settled.digest())
                continue
        before = sitting.ply
        act(sitting, seat, dice=dice)
        if sitting.ply > before:
            digests.append(sitting.settled.digest())
    assert any(entry.kind == UNDO for entry in sitting.log)
    assert sitting.record().replay().digest() == sitting.state.digest()
    again = Sitting(Record(title, players, 11, options))
    for entry, digest in zip(sitting.log, digests[1:], strict=True):
        again.add(entry)
        assert again.settled.digest() == digest
        assert entry.asked == sum(1 << seat for seat in again.asked())
    assert again.asked_since == sitting.asked_since
    opened = Sitting(Record(title, players, 11, options), sitting.log)
    assert opened.asked_since == sitting.asked_since
    assert opened.reveals == sitting.reveals
    assert opened.undos == again.undos == sitting.undos
    middle = len(sitting.log) // 2
    assert sitting.at(middle).state.digest() == digests[middle]
    told = [(step.entry, [repr(event) for event in step.events]) for step in again.steps]
    missed = [
        (step.entry, [repr(event) for event in step.events]) for step in sitting.steps_since(0)
    ]
    assert len(missed) == sitting.ply
    assert missed[-len(told) :] == told


def test_an_answer_that_comes_late_or_twice_is_not_played() -> None:
    sitting = Sitting(Record("rapanui", 2, 3))
    (seat,) = sitting.asked()
    action = sitting.state.legal_actions(seat)[0]
    first = sitting.prepare(seat, 0, 0, action, at=1)
    assert first is not None
    assert first.entry is not None
    sitting.add(first.entry)
    assert sitting.prepare(seat, 0, 0, action, at=2) is None  # the same message once more
    other = next(each for each in sitting.state.catalog if each is not action)
    with pytest.raises(Stale):
        sitting.prepare(seat, 0, 0, other, at=2)
    with pytest.raises(Stale):
        sitting.prepare(seat, 99, 0, action, at=2)  # from the future
    with pytest.raises(Stale):
        sitting.prepare(seat, 1, 1, action, at=2)  # a step of an answer that has none
    now = sitting.asked()[0]
    with pytest.raises(NotAsked):
        sitting.prepare(1 - now, sitting.ply, 0, action, at=2)
    legal = sitting.state.legal_actions(now)
    illegal = next(each for each in sitting.state.catalog if each not in legal)
    with pytest.raises(IllegalAction):
        sitting.prepare(now, sitting.ply, 0, illegal, at=2)
    assert sitting.ply == 1
    with pytest.raises(NoSuchPly):
        sitting.at(2)


def test_after_the_end_nothing_is_played() -> None:
    dice = Random(1)
    sitting = Sitting(Record("rapanui", 2, 3))
    while not sitting.is_over:
        act(sitting, sitting.asked()[0], dice=dice)
    with pytest.raises(GameOver):
        sitting.prepare(0, sitting.ply, 0, sitting.state.catalog[0], at=1)


def test_all_may_answer_a_sealed_decision_at_once() -> None:
    """Everybody answers what he saw at the same ply, and may think again until the last is in."""
    dice = Random(2)
    sitting = Sitting(Record("giants", 4, 7))
    until(sitting, "bid", dice)
    began = sitting.ply
    seats = sitting.asked()
    assert len(seats) == 4
    for seat in seats[:-1]:
        action = dice.choice(sitting.state.legal_actions(seat))
        prepared = sitting.prepare(seat, began, 0, action, at=1)
        assert prepared is not None
        sitting.take(seat, prepared)
    assert sitting.ply == began + 3
    assert take_back(sitting, seats[0])  # though others have answered since
    assert sitting.log[-1].kind == RETRACT
    assert set(sitting.asked()) == {seats[0], seats[3]}
    with pytest.raises(Stale):  # his first answer does not count twice, nor an old question
        sitting.prepare(seats[0], began, 0, sitting.state.legal_actions(seats[0])[-1], at=1)
    act(sitting, seats[0])
    act(sitting, seats[3])
    with pytest.raises(CannotUndo):  # opened
        undo(sitting, seats[3])


def test_steps_of_a_sealed_answer_are_private_and_can_be_taken_back() -> None:
    dice = Random(4)
    sitting = Sitting(Record("raiatea", 3, 8, {"suspense": True}))
    for _ in range(20):
        until(sitting, "prepare", dice)
        seat = sitting.asked()[0]
        if len(sitting.state.legal_actions(seat)) > 1:
            break
        for each in sitting.asked():
            while each in sitting.asked():
                act(sitting, each, dice=dice)
    ply, others = sitting.ply, [each for each in sitting.asked() if each != seat]
    seen = [sitting.state.view(each) for each in [*others, None]]
    act(sitting, seat, place=-1)  # put something: the answer goes on
    assert sitting.ply == ply
    assert len(sitting.drafts[seat]) == 1
    assert [sitting.state.view(each) for each in [*others, None]] == seen
    again = Sitting(sitting.beginning, sitting.log)
    again.set_draft(seat, sitting.drafts[seat])
    assert again.state.digest() == sitting.state.digest()
    draft = sitting.drafts[seat]
    action = sitting.state.catalog[draft[0]]
    assert sitting.prepare(seat, ply, 0, action, at=1) is None  # the same step once more
    assert take_back(sitting, seat)
    assert seat not in sitting.drafts
    assert sitting.ply == ply
    while seat in sitting.asked():
        act(sitting, seat, dice=dice)
    assert sitting.log[-1].kind == ACT
    assert sitting.ply == ply + 1
    steps = len(sitting.log[-1].actions)
    take_back(sitting, seat)
    assert len(sitting.drafts.get(seat, ())) == steps - 1


def test_past_choices_of_others_need_their_consent_and_reveals_are_final() -> None:
    """In Giants figures are placed one by one, and nothing is revealed by that."""
    dice = Random(3)
    sitting = Sitting(Record("giants", 3, 5))
    until(sitting, "place", dice)
    first = sitting.asked()[0]
    act(sitting, first)
    assert undo(sitting, first).free
    second = sitting.asked()[0]
    assert second != first
    act(sitting, second)
    before = sitting.settled.digest()
    back = undo(sitting, first)
    assert back.kind == UNDO
    assert not back.free
    assert taken_along(sitting, back) == [second]
    assert taken_along(sitting, undo(sitting, second)) == []
    target = back.taken
    assert target is not None
    take_back(sitting, first)
    assert sitting.asked() == (first,)
    assert all(entry.ply < target.ply for entry in sitting.kept)
    act(sitting, first)
    act(sitting, second)
    assert sitting.settled.digest() == before


def test_many_choices_taken_back_cost_little_to_open() -> None:
    """Each is played once, not each with the whole game before it."""
    dice = Random(6)
    sitting = Sitting(Record("rapanui", 2, 3))
    while sitting.ply < 40:
        act(sitting, sitting.asked()[0], dice=dice)
    lengthen(sitting, 440)
    again = Sitting(sitting.beginning, sitting.log)
    assert again.state.digest() == sitting.state.digest()
    assert len(again.kept) == len(again.log) - 400
    assert [step.entry for step in again.steps_since(0)] == sitting.log
    assert standing(sitting.log) == sitting.kept
