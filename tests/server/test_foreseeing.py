"""What a choice would set in motion: told before it is made, true, and without a secret."""

from random import Random

import pytest

from tests.modes import once
from vaka import load
from vaka.core.cells import REVEALS
from vaka.core.event import Event
from vaka.core.state import State
from vaka.server.play.foreseeing import MOST, foreseen

pytestmark = once


def told(events: list[Event]) -> list[dict[str, object]]:
    return [event.data() for event in events]


def after(state: State, seat: int, index: int) -> tuple[list[Event], bool]:
    """What really happens, and whether something is turned up by it."""
    trial = state.clone()
    log = trial.listen()
    trial.apply_index(seat, index)
    events = [event for event in log.take() if event.seen_by(seat)]
    return events, trial.cells[REVEALS] > state.cells[REVEALS]


@pytest.mark.parametrize(("title", "games"), [("rapanui", 6), ("giants", 2), ("raiatea", 2)])
def test_it_comes_true_and_does_not_depend_on_secrets(title: str, games: int) -> None:
    seen = 0
    for seed in range(games):
        dice = Random(seed)
        state = load(title).new(3, seed)
        while (decision := state.decision()) is not None:
            seat = dice.choice(decision.seats)
            before = foreseen(state, seat)
            elsewhere = foreseen(state.redeal(seat, dice.randrange(1000)), seat)
            assert {index: told(events) for index, events in before.items()} == {
                index: told(events) for index, events in elsewhere.items()
            }
            for index, events in before.items():
                assert (told(events), False) == (
                    told(after(state, seat, index)[0]),
                    after(state, seat, index)[1],
                )
            seen += len(before)
            state.apply(seat, dice.choice(state.legal_actions(seat)))
    assert seen > 100


def test_a_draw_tells_what_is_valued_but_not_what_is_dealt() -> None:
    """N13: the card beneath decides; N12: where there is none, nobody can know."""
    dice = Random(1)
    state = load("rapanui").new(2, 1)
    scored = dealt = 0
    while (decision := state.decision()) is not None:
        (seat,) = decision.seats
        if decision.kind == "draw":
            before = foreseen(state, seat)
            view = state.view(seat)
            for action, cards in zip(state.legal_actions(seat), view["columns"], strict=True):
                if len(cards) == 1:
                    assert action.index not in before
                    dealt += 1
                elif view["seats"][seat]["hand_count"] == 2:  # the last draw of the turn
                    event = before[action.index][1]
                    assert (event.name, event.args) == ("scoring", {"card": cards[-2]})
                    scored += 1
        state.apply(seat, dice.choice(state.legal_actions(seat)))
    assert scored > 10
    assert dealt > 5


def test_nothing_is_told_to_who_is_not_asked_or_has_too_much_to_choose_from() -> None:
    state = load("rapanui").new(3, 1)
    decision = state.decision()
    assert decision is not None
    (seat,) = decision.seats
    assert foreseen(state, (seat + 1) % 3) == {}
    assert foreseen(state, seat) != {}
    sealed = load("giants").new(3, 1)
    while (asked := sealed.decision()) is not None and not asked.sealed:
        assert asked.seats
        assert len(foreseen(sealed, asked.seats[0])) <= MOST
        sealed.apply(asked.seats[0], sealed.legal_actions(asked.seats[0])[0])
    assert asked is not None
    assert foreseen(sealed, asked.seats[0]) == {}
