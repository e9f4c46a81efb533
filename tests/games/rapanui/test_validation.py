"""Snapshots that were tampered with: each is refused, or is a game that plays to its end."""

import random

import pytest

import vaka
from tests.games.rapanui.policies import POLICIES, play
from tests.games.tampering import check_lengths, check_nonsense, check_sound, is_accepted
from vaka.core.state import State
from vaka.games.rapanui import layout


def middle(players: int) -> State:
    """A position with hidden offerings, a pending decision and a half-used deck."""
    table = vaka.Table.new("rapanui", players, 3)
    chance = random.Random(1)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        actions = table.state.legal_actions(seat)
        moai = [action for action in actions if "moai" in str(action)]
        table.act(seat, chance.choice(moai or actions))
        if table.state.cells[layout.HIDDEN_COUNT] == 3:
            break
    return table.state


def test_true_states_are_sound() -> None:
    for players in (2, 3, 4):
        check_sound(play(players, 5, POLICIES["random"], 2))


@pytest.mark.parametrize("change", [-1, 1, 7, 2**40, -(2**62)])
def test_no_number_of_a_snapshot_leads_astray(change: int) -> None:
    state = middle(3)
    dump = state.dump()
    refused = 0
    for cell in range(1, len(dump)):
        bad = list(dump)
        bad[cell] += change
        refused += not is_accepted(state, bad)
    assert refused > len(dump) // 3


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        (layout.ACTIVE, 5),
        (layout.FIRST, -1),
        (layout.PHASE, 9),
        (layout.LAST_COLUMN, 4),
        (layout.SCORED, 8),
        (layout.PILE, -1),
        (layout.WOOD, -1),
        (layout.HELD, 9),
        (layout.OWED, 3),
        (layout.HIDDEN_COUNT, 13),
        (layout.HIDDEN + layout.HIDDEN_SEAT, 3),
        (layout.HIDDEN + layout.HIDDEN_CROP, 4),
        (layout.HIDDEN + layout.HIDDEN_MOST, 25),
    ],
)
def test_nonsense_is_refused(cell: int, value: int) -> None:
    check_nonsense(middle(3), cell, value)


def test_a_snapshot_of_another_length_is_refused() -> None:
    check_lengths(middle(2))
