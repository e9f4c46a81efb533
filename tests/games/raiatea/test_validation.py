"""Snapshots that were tampered with: each is refused, or is a game that plays to its end."""

import random

import pytest

from tests.games.playing import act, asked
from tests.games.raiatea.policies import POLICIES, play
from tests.games.raiatea.positions import (
    EACH_OPTION,
    at,
    blessing,
    ceremony,
    names_of,
    pass_to,
    performing,
    position,
)
from tests.games.tampering import check_lengths, check_nonsense, check_sound, is_accepted
from vaka.core.cells import HEADER
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.games.raiatea import layout


def middle() -> State:
    """A choice in the middle of a ritual, with cards everywhere."""
    seats = {
        0: "3 pearls, uru, mask oro, pair hiro, permanent raa, hand hina",
        1: "5 mana, 2 taro, mirror, mask ru, used diver, hand tapa",
        2: "2 priests, 4 tattoos, shaman, hand papa-rai",
    }
    state = performing(
        ["gain 1 goods", "gain 1 assistant", "path"], seats, statues={1: "pearls-4 mana-5 pair"},
        owners={(1, 2): 1}, taken="marae", chosen=1, first=2, bag=4,
    )  # fmt: skip
    act(state, "shaman(ritual=test)")
    assert asked(state) == ("goods", 0)
    return state


def preparing() -> State:
    """Two of three have prepared, or begun to."""
    hands = {0: "hand hina, hand tapa", 1: "hand raa, hand tohu", 2: "hand ava, 3 mana"}
    state = ceremony(hands)
    pass_to(state, "prepare")
    state.apply(0, state.catalog.parse("prepare(ritual=hina)"))
    state.apply(1, state.catalog.parse("prepare(ritual=raa)"))
    state.apply(1, state.catalog.parse("done"))
    return state


def laid_out() -> State:
    hands = {0: "hand rata, hand mata-arahu", 1: "hand rua-hatu, hand uru-taetae"}
    state, _ = blessing(hands, {0: "rata mata-arahu", 1: "rua-hatu uru-taetae"}, (12, 9, 0))
    assert asked(state) == ("card", 0)
    return state


@pytest.mark.parametrize("options", EACH_OPTION, ids=names_of)
def test_true_states_are_sound(options: dict[str, OptionValue]) -> None:
    check_sound(play(4, 5, POLICIES["lively"], 5, options), every=25)


@pytest.mark.parametrize("change", [-1, 1, 2**40])
def test_no_number_of_a_snapshot_leads_astray(change: int) -> None:
    for state in (middle(), preparing(), laid_out()):
        dump = state.dump()
        refused = 0
        cells = list(range(1 + change % 3, len(dump), 5))
        for cell in cells:
            bad = list(dump)
            bad[cell] += change
            refused += not is_accepted(state, bad, cell)
        assert refused > len(cells) // 2


def test_random_tampering_never_leads_to_a_crash() -> None:
    """Several numbers at once, so that sums stay the same: what is accepted can be played."""
    dice = random.Random(4)
    accepted = 0
    record = play(3, 6, POLICIES["lively"], 6, {"tane": True})
    states = [state.dump() for ply, state in enumerate(record.states()) if ply % 23 == 5]
    start = record.first()
    for dump in states * 8:
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
    arguments = {state.dump()[6] for state in (middle(), laid_out())} | {0, 1, 4, 77, 2**23 + 4}
    for state in (middle(), preparing(), laid_out(), at("market", {0: "uru, 2 pearls"})):
        for kind in range(0, 35, 2):
            for asked_ in (-2, -1, 0, 2):
                for argument in arguments:
                    bad = state.dump()
                    bad[3], bad[4], bad[6] = kind, asked_, argument
                    bad[5] = 7 if asked_ == -2 else 0
                    accepted += is_accepted(state, bad)
    assert accepted < 200


@pytest.mark.parametrize(
    ("cell", "value"),
    [
        (layout.PHASE, 18),
        (layout.CEREMONY, 4),
        (layout.FIRST, 3),
        (layout.CHOSEN, 4),
        (layout.TAKEN, 4),
        (layout.LOCATION, 7),
        (layout.KAHUNA, 3),
        (layout.OPENED, 0),
        (layout.OPENED, 2),
        (layout.ORDER, 1),
        (layout.BAG, -1),
        (layout.LEFT, 3),
        (layout.DECK, 9),
        (layout.DISCARD, 1),
        (layout.FOREST_LEFT, 1),
        (layout.ROW, 2),
        (layout.ROW_COUNT, 3),
        (layout.ROW + 8, 1),
        (layout.GOODS_MARKET, 3),
        (layout.PRICE, 4),
        (layout.ASSISTANT_MARKET, 9),
        (layout.MASK_MARKET, 2),
        (layout.POOL, 0),
        (layout.SPACE_TILE, 0),
        (layout.SPACE_TILE, 30),
        (layout.SPACE_TILE + 12, 1),
        (layout.SPACE_OWNER, 4),
        (layout.SPACE_OWNER + 12, 1),
        (layout.MANA, -1),
        (layout.PRIESTS, 11),
        (layout.TATTOO, 10),
        (layout.HELD, 2),
        (layout.READY, 5),
        (layout.SINGLES, 1 << 14),
        (layout.PAIRS, 0),
        (layout.MIRRORED, 1),
        (layout.MIRRORS, 1),
        (layout.SLOT_COUNT, 1),
        (layout.SLOT, 200),
        (layout.DRAWN_COUNT, 1),
        (layout.TASK_COUNT, 0),
        (layout.TASK, 31),
        (layout.TASK + 20, 1),
    ],
)
def test_nonsense_is_refused(cell: int, value: int) -> None:
    check_nonsense(middle(), cell, value)


def test_an_answer_that_nobody_could_give_is_refused() -> None:
    state = preparing()
    first = HEADER + 1
    assert state.dump()[first] == state.catalog.parse("prepare(ritual=hina)").index
    for wrong in ("prepare(ritual=raa)", "bid(mana=0)", "done"):
        check_nonsense(state, first, state.catalog.parse(wrong).index)


def test_a_snapshot_of_another_length_is_refused() -> None:
    check_lengths(position())
