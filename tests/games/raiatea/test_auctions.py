"""Mana auctions [R35, R36]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    at,
    bid,
    blessing,
    ceremony,
    each_has,
    has,
    pass_to,
    position,
    space_of,
)
from vaka.core.state import State

SECOND_ROW = {1: "mana-5 pearls-4 auction-1 mana-5 mana-5 mana-5"}


def auction(
    mana: tuple[int, ...] = (3, 4, 5), order: list[int] | None = None, **options: object
) -> State:
    """The Kahuna completes the last other mission of a row."""
    seats = {seat: f"{each} mana, 4 pearls" for seat, each in enumerate(mana)}
    state = position(seats, len(mana), statues=SECOND_ROW, order=order, options=options)
    act(state, "go(location=border)", "complete(statue=1, space=2)")
    return state


def test_r35_when_all_other_tiles_of_the_row_are_gone() -> None:
    state = auction()
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == ("auction", (0, 1, 2), True)
    assert legal(state) == [f"bid(mana={mana})" for mana in range(4)]


def test_r35_not_before() -> None:
    state = at(
        "border",
        {0: "9 pearls, 9 mana"},
        statues={1: "mana-5 mana-5 mana-5 auction-1 pearls-4 pearls-4"},
    )
    act(state, "complete(statue=1, space=5)")
    assert asked(state) == ("go", 1)


def test_r35_cannot_be_completed_otherwise() -> None:
    state = at("border", {0: "9 pearls, 9 mana"}, statues=SECOND_ROW)
    assert "complete(statue=1, space=3)" not in legal(state)


def test_r35_the_highest_gets_the_tile_and_all_mana_goes_into_the_bag() -> None:
    state = auction()
    events = bid(state, 1, 4, 2)
    assert args_of(events, "auction-bid") == [
        {"seat": 0, "mana": 1}, {"seat": 1, "mana": 4}, {"seat": 2, "mana": 2},
    ]  # fmt: skip
    assert args_of(events, "auction-won") == [{"seat": 1, "mission": "auction-1", "mana": 4}]
    assert each_has(state, "mana") == [2, 0, 3]
    assert state.view(None)["bag"] == 7
    assert has(state, 1, "missions") == ["auction-1"]
    assert space_of(state, 1, 3)["owner"] == 1
    assert asked(state) == ("go", 1)


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_r35_ties_by_ceremony_order(order: list[int]) -> None:
    state = auction(order=order)
    events = bid(state, 3, 3, 3)
    assert args_of(events, "auction-won")[0]["seat"] == order[0]


@pytest.mark.parametrize("order", [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
def test_r35_a_tie_at_nothing_goes_to_the_first_in_ceremony_order(order: list[int]) -> None:
    state = auction(order=order)
    events = bid(state, 0, 0, 0)
    won = {"seat": order[0], "mission": "auction-1", "mana": 0}
    assert args_of(events, "auction-won") == [won]
    assert space_of(state, 1, 3)["owner"] == order[0]
    assert each_has(state, "mana") == [3, 4, 5]
    assert state.view(None)["bag"] == 0


def test_r35_without_any_mana_nobody_is_asked() -> None:
    state = position({0: "4 pearls"}, statues=SECOND_ROW, order=[1, 0, 2])
    events = act(state, "go(location=border)", "complete(statue=1, space=2)")
    assert args_of(events, "auction-won") == [{"seat": 1, "mission": "auction-1", "mana": 0}]
    assert asked(state) == ("go", 1)


def test_r35_bids_are_secret_until_all_are_in() -> None:
    state = auction()
    before = [state.view(seat) for seat in (None, 1, 2)]
    state.apply(0, state.catalog.parse("bid(mana=3)"))
    for one, seat in zip(before, (None, 1, 2), strict=True):
        other = state.view(seat)
        for view in (one, other):
            del view["decision"]
        assert one == other


def test_r35_one_after_the_other() -> None:
    statues = {1: "mana-5 auction-1 auction-1 auction-1 pearls-4 auction-1"}
    state = position({0: "4 pearls, 5 mana", 1: "5 mana"}, statues=statues)
    act(state, "go(location=border)", "complete(statue=1, space=5)")
    for space in (4, 6):
        task = state.view(None)["task"]
        assert (task["statue"], task["space"]) == (1, space)
        bid(state, 1, 2)
    assert has(state, 1, "missions") == ["auction-1", "auction-1"]


def test_r35_alone_in_its_row_at_the_start_of_the_building_step() -> None:
    statues = {
        1: "auction-1 auction-1 auction-1 pearls-4 pearls-4 pearls-4 mana-5 auction-1 mana-5"
    }
    state = ceremony({0: "5 mana, 4 pearls", 1: "2 mana"}, statues=statues)
    pass_to(state, "auction")
    assert state.view(None)["phase"] == "building"
    for space in (1, 2, 3):
        task = state.view(None)["task"]
        assert (task["statue"], task["space"]) == (1, space)
        bid(state, 0, 0)
    assert asked(state) == ("build", 0)


def test_r35_a_row_of_a_statue_just_opened_waits_for_the_next_ceremony() -> None:
    """Whatever lies on the second statue: nothing goes up in the action rounds before."""
    for seed in range(20):
        state = ceremony(dict.fromkeys(range(3), "9 mana"))
        pass_to(state, "bid")
        state.cells[0] = seed * 31
        pass_to(state, "go")
        if space_of(state, 2, 1)["type"] == "auction":
            assert asked(state) == ("go", state.view(None)["first"])
            return
    raise AssertionError("no such luck")


def test_r35_it_is_nobodys_turn() -> None:
    """Nobody can use a diver for it, and play goes on where it was."""
    statues = {1: "auction-1 pearls-4 pearls-4"}
    state = ceremony({0: "9 mana, diver", 1: "8 pearls"}, statues=statues)
    pass_to(state, "auction")
    bid(state, 9, 0, 0)
    assert asked(state) == ("build", 1)


def test_r36_mana_of_auctions_goes_to_the_supply() -> None:
    state = auction(mana_shortage=True)
    bid(state, 3, 4, 5)
    assert state.view(None)["bag"] == 0
    assert each_has(state, "mana") == [0, 0, 0]


def test_r35_the_mana_stays_in_the_bag_for_the_next_ceremony() -> None:
    state, _ = blessing({0: "9 pearls"}, {}, (5, 5, 0), statues={1: "auction-1 pearls-4"})
    assert state.view(None)["bag"] == 10
