"""Snapshots that were tampered with: each is refused, or is a game that plays to its end."""

import random

import pytest

import vaka
from tests.games.giants.policies import POLICIES, lively, play
from tests.games.giants.positions import TINY, bid, carry, position
from tests.games.playing import act, asked
from tests.games.tampering import check_lengths, check_nonsense, check_sound, is_accepted
from vaka.core.cells import HEADER
from vaka.core.errors import MalformedRecord
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.games.giants import layout
from vaka.games.giants.actions import TAKE_PIECE


def middle() -> State:
    """A moai in the middle of a move, with marks, trails, figures, logs and a crowned moai."""
    state = position(
        "transport",
        hands={0: "marker, 2 logs", 1: "worker, 2 halves"},
        board={"e7": "0 worker, 1 logs", "f6": "0 sorcerer, 1 chief", "g6": "2 sorcerer idle"},
        objects={"small-1": "screen 0", "small-2": "b2 1 marked", "headdress-1": "f6 0"},
        ahus={"f6-e": "1 medium-1 headdress-2", "g6-e": "2"},
        trails={"headdress-1": "g6 f6"},
        points=[1, 2, 3],
    )
    act(state, *carry("small-1", "e7"))
    assert asked(state) == ("move", 0)
    return state


def bidding() -> State:
    """Two of three bids are in."""
    state = position(
        "bid", dice=(1, 2, 3), hands=dict.fromkeys((0, 1, 2), "2 workers, sorcerer, chief, marker")
    )
    act(state, bid(1, 2), bid(0, 1, 1))
    return state


OPTIONS: list[dict[str, OptionValue]] = [
    {}, {"screens": "as_printed"}, {"acting_figures_carry": True}, {"island": TINY},
]  # fmt: skip


@pytest.mark.parametrize("options", OPTIONS)
def test_true_states_are_sound(options: dict[str, OptionValue]) -> None:
    for players in (3, 4, 5):
        check_sound(play(players, 5, POLICIES[lively(options)], 5, options), every=20)


@pytest.mark.parametrize("change", [-1, 1, 2**40])
def test_no_number_of_a_snapshot_leads_astray(change: int) -> None:
    for state in (middle(), bidding()):
        dump = state.dump()
        refused = 0
        cells = list(range(1, len(dump)))
        for cell in cells if change == 1 else cells[::3]:
            bad = list(dump)
            bad[cell] += change
            refused += not is_accepted(state, bad, cell)
        assert refused > len(dump) // (2 if change == 1 else 5)


def test_random_tampering_never_leads_to_a_crash() -> None:
    """Several numbers at once, so that sums stay the same: what is accepted can be played."""
    dice = random.Random(4)
    accepted = 0
    record = play(3, 6, POLICIES["crowded"], 6, {"screens": "as_printed"})
    states = [state.dump() for ply, state in enumerate(record.states()) if ply % 37 == 5]
    start = record.first()
    for dump in states * 6:
        bad = list(dump)
        for _ in range(dice.randint(1, 3)):
            a, b = dice.randrange(HEADER, len(bad)), dice.randrange(HEADER, len(bad))
            if dice.random() < 0.5:
                bad[a], bad[b] = bad[b], bad[a]
            else:
                bad[a], bad[b] = bad[a] + 1, bad[b] - 1
        accepted += is_accepted(start, bad, dice.randrange(1000))
    assert accepted > 3


def test_swapped_decisions_never_lead_to_a_crash() -> None:
    """Another kind of question, another seat, another argument."""
    accepted = 0
    for state in (middle(), bidding(), position(hands={0: "worker, sorcerer, 2 halves"})):
        for kind in range(10):
            for asked_ in (-2, -1, 0, 1, 2):
                for argument in (0, 1, 3, 6, 7, 28, 29, 64, 14 * 64 + 35):
                    bad = state.dump()
                    bad[3], bad[4], bad[6] = kind, asked_, argument
                    accepted += is_accepted(state, bad)
    assert 3 <= accepted < 200


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        (layout.ACTIVE, 5),
        (layout.FIRST, -1),
        (layout.PHASE, 9),
        (layout.PHASE, 2),
        (layout.TURN, 0),
        (layout.TURN, 21),
        (layout.PASSED, 8),
        (layout.PICKER, 6),
        (layout.TAKEN, 2),
        (layout.ORDER, 3),
        (layout.ROLLED, 5),
        (layout.BOXED, -1),
        (layout.PIECE_STATE + 20, 2),
        (layout.PIECE_HEX + 14, 56),
        (layout.PIECE_OWNER + 14, 4),
        (layout.PIECE_MARKED + 14, 2),
        (layout.PIECE_TRAIL + 14, 1 << 56),
        (layout.PIECE_TRAIL + 14, 1),
        (layout.LOGS_LEFT, -1),
        (layout.SORCERER_AT, 57),
        (layout.SORCERER_AT, -2),
        (layout.CHIEF_AT + 1, 3),
        (layout.CHIEF_AT + 3, 1),
        (layout.IDLE, 4),
        (layout.IDLE + 1, 1),
        (layout.POINTS, -1),
        (layout.SHOWN, 1),
        (layout.AHU_BASE, 4),
        (layout.AHU_MOAI, 17),
        (layout.AHU_HEADDRESS + 15, 0),
        (layout.AHU_BASE + 30, 1),
        (layout.CUT, 1),
        (layout.CROWD + 3, 1),
        (layout.CHIEFS + 3, 1),
        (layout.HEX_LOGS + 58, 1),
    ],
)
def test_nonsense_is_refused(cell: int, value: int) -> None:
    check_nonsense(middle(), cell, value)


def test_a_bid_that_nobody_could_make_is_refused() -> None:
    state = bidding()
    at = HEADER + 1
    assert state.dump()[at] == state.catalog.parse(bid(1, 2)).index
    for wrong in (bid(2), bid(0, 3), "pass"):
        check_nonsense(state, at, state.catalog.parse(wrong).index)


def test_a_snapshot_of_another_length_is_refused() -> None:
    check_lengths(middle())


def test_what_is_nobodys_has_no_trail_unless_it_is_moving() -> None:
    """Without this an object could be taken that has no way left."""
    state = position("transport", hands={0: "marker"}, objects={"small-1": "b2"})
    dump = state.dump()
    piece = state.catalog.find("take", object="small-1").index - TAKE_PIECE
    dump[layout.PIECE_TRAIL + piece] = 2**56 - 1
    with pytest.raises(MalformedRecord):
        vaka.load("giants").restore(3, state.config.options, dump)
    moving = position(
        "transport", hands={0: "marker"}, board={"e7": "0 worker", "f6": "0 worker"},
        objects={"small-1": "e8"},
    )  # fmt: skip
    act(moving, *carry("small-1", "e7"))
    assert asked(moving) == ("move", 0)
    again = vaka.load("giants").restore(3, moving.config.options, moving.dump())
    assert again.digest() == moving.digest()
