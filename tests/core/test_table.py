"""Tables: events for each seat, and undo."""

from collections.abc import Iterator

import pytest

import vaka
from tests.conformance.shells import Shells
from vaka import Record, Table
from vaka.core import registry
from vaka.core.errors import CannotUndo, IllegalAction, IllegalRecord


@pytest.fixture(autouse=True)
def shells() -> Iterator[None]:
    vaka.register(Shells())
    yield
    registry.forget("shells")


@pytest.fixture
def table() -> Table:
    return Table.new("shells", 3, 4)


def act(table: Table, *moves: tuple[int, str]) -> None:
    for seat, text in moves:
        table.act(seat, table.state.catalog.parse(text))


def why_not(table: Table, seat: int) -> str:
    before = (table.ply, table.state.digest())
    assert not table.can_undo(seat)
    with pytest.raises(CannotUndo) as caught:
        table.undo(seat)
    assert (table.ply, table.state.digest()) == before
    return caught.value.reason


BID = ((1, "put"), (1, "done"), (0, "done"), (2, "done"))


def test_acting_is_recorded(table: Table) -> None:
    act(table, *BID)
    assert table.ply == 4
    assert table.record.actions == [(1, 0), (1, 1), (0, 1), (2, 1)]
    assert table.record.replay().digest() == table.state.digest()
    assert table.view(1) == table.state.view(1)


def test_refused_action_is_not_recorded(table: Table) -> None:
    with pytest.raises(IllegalAction):
        act(table, (0, "pass"))
    assert table.ply == 0
    assert table.events(None) == []


def test_sitting_down_at_a_record(table: Table) -> None:
    act(table, *BID, (1, "draw(pile=deck)"))
    other = Table(Record.from_json(table.record.to_json()))
    assert other.state.digest() == table.state.digest()
    for seat in (0, 1, None):
        theirs = [(ply, event.data()) for ply, event in other.events(seat)]
        assert theirs == [(ply, event.data()) for ply, event in table.events(seat)]
    table.record.actions.append((0, 99))
    with pytest.raises(IllegalRecord):
        Table(table.record)


def test_events_of_each_seat(table: Table) -> None:
    act(table, *BID, (1, "draw(pile=deck)"))
    assert [(ply, event.name) for ply, event in table.events(0)] == [(4, "bids"), (5, "draw")]
    names = [event.name for _, event in table.events(1, since=4)]
    assert names == ["draw", "draw-own"]
    assert [event.name for _, event in table.events(None, since=4)] == ["draw"]
    assert table.events(1, since=5) == []


def test_nothing_to_undo(table: Table) -> None:
    assert why_not(table, 0) == "nothing"


def test_undo_of_one_s_own_last_choice(table: Table) -> None:
    act(table, *BID, (1, "draw(pile=deck)"))
    card = next(str(action) for action in table.state.legal_actions(1))
    before = table.state.digest()
    events = len(table.events(1))
    act(table, (1, card))
    assert table.can_undo(1)
    assert str(table.undo(1)) == card
    assert table.state.digest() == before
    assert table.ply == 5
    assert len(table.events(1)) == events
    act(table, (1, card))


def test_no_undo_after_a_reveal(table: Table) -> None:
    act(table, *BID, (1, "draw(pile=deck)"))
    assert why_not(table, 1) == "revealed"


def test_no_undo_after_others_acted(table: Table) -> None:
    act(table, *BID, (1, "draw(pile=deck)"))
    table.act(1, table.state.legal_actions(1)[0])
    act(table, (2, "pass"))
    assert why_not(table, 1) == "not-own"
    assert table.can_undo(2)


def test_sealed_answers_are_taken_back_step_by_step(table: Table) -> None:
    act(table, (0, "put"), (1, "put"), (0, "put"), (1, "done"), (0, "done"))
    assert [str(table.undo(0)) for _ in range(3)] == ["done", "put", "put"]
    assert table.record.actions == [(1, 0), (1, 1)]
    assert why_not(table, 0) == "not-own"
    assert why_not(table, 2) == "not-own"
    assert str(table.undo(1)) == "done"
    act(table, (1, "put"), (1, "done"), (0, "done"))
    assert [str(table.state.catalog[index]) for index in table.state.answer(1)] == [
        "put",
        "put",
        "done",
    ]


def test_the_last_answer_is_not_taken_back_once_all_are_open(table: Table) -> None:
    """Otherwise the last to bid would see all bids and think again."""
    act(table, *BID)
    assert why_not(table, 2) == "revealed"


def test_undo_in_a_branch_that_begins_with_answers(table: Table) -> None:
    """Answers of a snapshot are not actions of the record."""
    act(table, (1, "put"), (1, "put"), (1, "done"), (0, "put"))
    branch = Table(table.record.branch_for(0, 4, 1))
    assert why_not(branch, 0) == "nothing"
    act(branch, (0, "put"))
    assert why_not(branch, 1) == "not-own"
    assert str(branch.undo(0)) == "put"


def test_no_undo_of_the_end(table: Table) -> None:
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        table.act(seat, table.state.legal_actions(seat)[-1])
    last = table.record.actions[-1][0]
    assert why_not(table, last) == "revealed"
