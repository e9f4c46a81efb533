"""Snapshots that were tampered with: each is refused, or is a game that plays to its end."""

import random

import pytest

import vaka
from vaka.core.errors import MalformedRecord
from vaka.core.state import HEADER, State
from vaka.games.rapanui import layout
from vaka.games.rapanui.setup import GAME


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
        record = vaka.Record("rapanui", players, 5)
        state = record.first()
        chance = random.Random(2)
        while (decision := state.decision()) is not None:
            restored = GAME.restore(players, {}, state.dump())
            assert restored.digest() == state.digest()
            seat = decision.seats[0]
            state.apply(seat, chance.choice(state.legal_actions(seat)))
        assert GAME.restore(players, {}, state.dump()).outcome().scores == state.outcome().scores


@pytest.mark.parametrize("change", [-1, 1, 7, 2**40, -(2**62)])
def test_no_number_of_a_snapshot_leads_astray(change: int) -> None:
    state = middle(3)
    dump = state.dump()
    refused = 0
    for cell in range(1, len(dump)):
        bad = list(dump)
        bad[cell] += change
        try:
            restored = GAME.restore(3, {}, bad)
        except MalformedRecord:
            refused += 1
            continue
        # What is accepted (more wood, say) must be playable for everybody who sees it.
        for seat in (None, 0, 1, 2):
            assert restored.redeal(seat, 1).view(seat) == restored.view(seat)
        vaka.playout(restored, 1)
    assert refused > len(dump) // 3


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        (layout.ACTIVE, 5),
        (layout.FIRST, -1),
        (layout.PHASE, 9),
        (layout.LAST_COLUMN, 4),
        (layout.VALUED, 8),
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
    dump = middle(3).dump()
    dump[cell] = value
    with pytest.raises(MalformedRecord):
        GAME.restore(3, {}, dump)


def test_a_snapshot_of_another_length_is_refused() -> None:
    dump = middle(2).dump()
    for bad in ([], dump[:-1], [*dump, 0], dump[:HEADER]):
        with pytest.raises(MalformedRecord):
            GAME.restore(2, {}, bad)
