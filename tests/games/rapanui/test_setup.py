"""The material and the set-up [N1-N8]."""

from collections import Counter
from typing import Any

import pytest

from tests.games.playing import act, asked, legal
from tests.games.rapanui.positions import CROPS, GAME, area, deck_of, hand, offerings, position

EVERYONE = pytest.mark.parametrize("players", [2, 3, 4])


@EVERYONE
def test_n1_deck(players: int) -> None:
    state = GAME.new(players, 5)
    found = Counter(deck_of(state))
    for column in state.view(None)["columns"]:
        found.update(column)
    assert found == {**dict.fromkeys(CROPS, 5), "woodcutter": 12, "priest": 9, "moai": 9}
    assert found.total() == 50


@EVERYONE
def test_n2_starting_cards(players: int) -> None:
    state = GAME.new(players, 5)
    for seat in range(players):
        lacks = ("fish", "mulberry", "sweet-potato", "grain")[seat]
        assert hand(state, seat) == {crop: 1 for crop in CROPS if crop != lacks}
        assert area(state, seat) == {"woodcutter": 1}


@EVERYONE
def test_n2_unused_starting_cards_stay_in_the_box(players: int) -> None:
    inventory = GAME.new(players, 5).inventory()
    assert sum(n for name, n in inventory.items() if name.startswith("card:")) == 50 + 4 * players


@EVERYONE
def test_n3_piles(players: int) -> None:
    state = GAME.new(players, 5)
    assert state.view(None)["piles"] == dict.fromkeys(CROPS, 25 - players)
    assert {name: n for name, n in state.inventory().items() if name.startswith("offering:")} == {
        f"offering:{crop}": 25 for crop in CROPS
    }


def test_n3_a_pile_can_run_out() -> None:
    state = position(2, phase="buy", wood=[5, 0], piles={"fish": 1})
    act(state, "buy(crop=fish)")
    assert state.view(None)["piles"]["fish"] == 0


def test_n4_wood_and_points_have_no_end() -> None:
    """More than all the tokens of the box: 144 wood and 90 points."""
    rich: dict[str, Any] = {"wood": [500, 0], "points": [0, 500]}
    state = position(
        2, phase="value", areas={0: "3 woodcutter"}, columns={1: "priest, woodcutter"}, **rich
    )
    assert state.view(None)["seats"][0]["wood"] == 504
    state = position(2, phase="value", areas={1: "3 priest"}, columns={1: "fish, priest"}, **rich)
    assert state.view(None)["seats"][1]["points"] == 504


@EVERYONE
def test_n5_woodcutter_in_the_area_and_three_cards_in_hand(players: int) -> None:
    state = GAME.new(players, 9)
    for seat in range(players):
        assert area(state, seat) == {"woodcutter": 1}
        assert sum(hand(state, seat).values()) == 3
        assert state.view(None)["seats"][seat]["hand_count"] == 3


@EVERYONE
def test_n6_four_columns_of_four_in_the_open(players: int) -> None:
    for seed in range(20):
        view = GAME.new(players, seed).view(None)
        assert [len(column) for column in view["columns"]] == [4, 4, 4, 4]
        assert view["deck"] == 34


def test_n6_the_deck_is_shuffled() -> None:
    deals = {tuple(map(tuple, GAME.new(2, seed).view(None)["columns"])) for seed in range(50)}
    assert len(deals) == 50


def test_n6_every_card_can_lie_anywhere() -> None:
    """Each kind is seen in each place of the layout, and on top and bottom of the deck."""
    seen: dict[object, set[str]] = {}
    for seed in range(200):
        state = GAME.new(2, seed)
        for number, column in enumerate(state.view(None)["columns"]):
            for place, card in enumerate(column):
                seen.setdefault((number, place), set()).add(card)
        deck = deck_of(state)
        seen.setdefault("top", set()).add(deck[0])
        seen.setdefault("bottom", set()).add(deck[-1])
    assert len(seen) == 18
    assert all(len(kinds) == 7 for kinds in seen.values())


def test_n6_only_the_front_card_can_be_taken() -> None:
    state = position(
        2, phase="draw", hands={0: "fish, grain"}, columns={3: "moai, priest, sweet-potato"}
    )
    assert legal(state) == [f"draw(column={column})" for column in (1, 2, 3, 4)]
    act(state, "draw(column=3)")
    assert hand(state, 0) == {"fish": 1, "sweet-potato": 1, "grain": 1}
    assert state.view(None)["columns"][2] == ["moai", "priest"]


@EVERYONE
def test_n7_one_offering_of_each_crop(players: int) -> None:
    state = GAME.new(players, 5)
    for seat in range(players):
        assert offerings(state, seat) == dict.fromkeys(CROPS, 1)


@EVERYONE
def test_n8_any_seat_can_begin(players: int) -> None:
    first = Counter(GAME.new(players, seed).view(None)["first"] for seed in range(300))
    assert set(first) == set(range(players))
    assert min(first.values()) > 300 / players / 2


@EVERYONE
def test_n8_wood_in_turn_order(players: int) -> None:
    for seed in range(20):
        state = GAME.new(players, seed)
        view = state.view(None)
        first = view["first"]
        now = asked(state)
        assert now == ("play", first)  # with 2 wood and no gatherer there is nothing to buy
        assert view["active"] == first
        for turn in range(players):
            assert view["seats"][(first + turn) % players]["wood"] == (2, 3, 4, 5)[turn]
