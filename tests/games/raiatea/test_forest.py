"""The Forest [R10, R11, R21]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    at,
    each_has,
    go,
    has,
    position,
    row_of,
    seat_of,
    step_of,
)

ROW = "uru uru gatherer oro/pearls"


def test_r10_each_takes_one_card_kahuna_first_clockwise() -> None:
    state = at("forest", first=1, row=ROW)
    assert asked(state) == ("forest", 1)
    assert legal(state) == [
        "done", "pick(card=uru)", "pick(card=gatherer)", "pick(card=oro, treasure=pearls)",
    ]  # fmt: skip
    act(state, "pick(card=uru)")
    assert asked(state) == ("forest", 2)
    act(state, "pick(card=gatherer)")
    assert asked(state) == ("forest", 0)
    assert legal(state) == ["done", "pick(card=uru)", "pick(card=oro, treasure=pearls)"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r10_a_second_pick_counter_clockwise(players: int) -> None:
    state = at("forest", players=players, first=1)
    order = []
    while (now := asked(state)) is not None and now[0] == "forest":
        order.append(now[1])
        act(state, legal(state)[-1])
    first = [(1 + turn) % players for turn in range(players)]
    second = [(1 - turn) % players for turn in range(players)]
    assert order == first + second


def test_r10_the_last_card_goes_to_its_market_and_new_ones_are_dealt() -> None:
    state = at("forest", row="uru uru gatherer oro/pearls", prices={"uru": 3})
    act(state, "pick(card=gatherer)", "pick(card=uru)")
    before = state.view(None)
    events = act(state, "pick(card=oro, treasure=pearls)")
    assert args_of(events, "leftover") == [{"card": "uru"}]
    after = state.view(None)
    assert after["goods_market"]["uru"] == before["goods_market"]["uru"] + 1
    assert step_of(state, "uru") == 2
    assert len(after["forest_row"]) == 4
    assert after["forest_deck"] == before["forest_deck"] - 4
    assert asked(state) == ("forest", 0)


def test_r10_after_the_second_pick_cards_stay_until_the_round_ends() -> None:
    state = at("forest")
    while (now := asked(state)) is not None and now[0] == "forest":
        act(state, legal(state)[1])
    assert asked(state) == ("go", 1)
    assert len(row_of(state)) == 1


def test_r10_goods_are_kept_behind_the_screen_and_assistants_are_ready() -> None:
    state = at("forest", row=ROW)
    act(state, "pick(card=uru)", "pick(card=gatherer)")
    assert seat_of(state, 0)["goods"]["uru"] == 1
    assert state.view(1)["seats"][0]["goods"] is None
    assert state.view(1)["seats"][0]["goods_count"] == 1
    assert seat_of(state, 1)["ready"]["gatherer"] == 1
    assert state.view(2)["seats"][1]["ready"]["gatherer"] == 1


@pytest.mark.parametrize(
    ("card", "treasure", "what", "amount"),
    [
        ("oro", "pearls", "pearls", 3),
        ("pere", "mana", "mana", 3),
        ("pere", "tattoo", "tattoo", 1),
        ("ru", None, "pearls", 0),
    ],
)
def test_r10_a_masks_treasure_is_taken_at_once(
    card: str, treasure: str | None, what: str, amount: int
) -> None:
    name = card if treasure is None else f"{card}/{treasure}"
    state = at("forest", row=f"uru uru gatherer {name}")
    action = f"pick(card={card})" if treasure is None else f"pick(card={card}, treasure={treasure})"
    act(state, action)
    assert seat_of(state, 0)["masks"] == [card]
    assert state.view(1)["seats"][0]["masks"] == [card]
    assert has(state, 0, what) == amount


def test_r10_nobody_must_take_a_card() -> None:
    state = at("forest", row=ROW)
    act(state, "done", "done")
    events = act(state, "done")
    assert len(args_of(events, "leftover")) == 4


def test_r11_the_goods_market_becomes_the_new_deck() -> None:
    state = at("forest", row="gatherer gatherer diver diver", forest="shaman", prices={"uru": 3})
    before = state.view(None)
    assert before["goods_market"] == dict.fromkeys(("uru", "taro", "mahi-mahi", "tiare"), 8)
    act(state, "pick(card=gatherer)", "pick(card=gatherer)")
    events = act(state, "pick(card=diver)")
    assert args_of(events, "new-forest-deck") == [{}]
    after = state.view(None)
    # The old deck's last card is in the row, and three goods; the rest is the new deck.
    assert "shaman" in row_of(state)
    assert after["goods_market"] == dict.fromkeys(("uru", "taro", "mahi-mahi", "tiare"), 1)
    assert after["forest_deck"] == 4 * 7 - 3
    assert {each["step"] for each in after["prices"].values()} == {2, 3}


def test_r11_the_row_stays_short_if_even_that_is_not_enough() -> None:
    seats = {0: "6 uru, 7 taro", 1: "7 mahi-mahi", 2: "7 tiare"}
    state = at("forest", seats, row="gatherer gatherer diver diver", forest="")
    assert state.view(None)["goods_market"] == {"uru": 2, "taro": 1, "mahi-mahi": 1, "tiare": 1}
    act(state, "pick(card=gatherer)", "pick(card=gatherer)", "pick(card=diver)")
    assert row_of(state) == ["uru"]
    assert state.view(None)["forest_deck"] == 0
    act(state, "pick(card=uru)")
    # Nothing is left to take, so nobody is asked.
    assert asked(state) == ("go", 1)


def test_r11_one_of_each_goods_stays_on_the_market() -> None:
    state = at("forest", row="gatherer gatherer diver diver", forest="", goods={"uru": 0})
    for _ in range(3):
        act(state, legal(state)[1])
    assert state.view(None)["goods_market"]["taro"] == 1


def test_r21_a_gatherer_adds_a_card_and_takes_a_goods_too() -> None:
    state = at("forest", {0: "2 gatherers"}, row="uru taro shaman oro/pearls")
    before = step_of(state, "uru")
    assert "gatherer" in legal(state)
    act(state, "gatherer")
    assert len(row_of(state)) == 5
    assert asked(state) == ("forest", 0)
    assert "gatherer" not in legal(state)  # one a pick
    assert (has(state, 0, "ready")["gatherer"], has(state, 0, "used")["gatherer"]) == (1, 1)
    act(state, "pick(card=oro, treasure=pearls)")
    assert asked(state) == ("gather", 0)
    assert {"done", "pick(card=uru)", "pick(card=taro)"} <= set(legal(state))
    assert not any("shaman" in text for text in legal(state))
    act(state, "pick(card=uru)")
    assert asked(state) == ("forest", 1)
    assert has(state, 0, "masks") == ["oro"]
    assert has(state, 0, "goods")["uru"] == 1
    assert step_of(state, "uru") == before


def test_r21_another_one_for_the_second_pick() -> None:
    state = at("forest", {0: "2 gatherers"})
    act(state, "gatherer", "pick(card=uru)", "done", "done", "done")
    assert asked(state) == ("forest", 0)
    assert "gatherer" in legal(state)


def test_r21_no_goods_in_the_row() -> None:
    state = at(
        "forest", {0: "gatherer"}, row="shaman shaman diver diver", forest="merchant merchant"
    )
    act(state, "gatherer", "pick(card=diver)")
    assert asked(state) == ("forest", 1)


def test_r21_the_goods_may_be_left() -> None:
    state = at("forest", {0: "gatherer"}, row="uru taro shaman shaman")
    act(state, "gatherer", "pick(card=taro)", "done")
    assert each_has(state, "goods_count") == [1, 0, 0]


def test_r21_not_without_a_ready_one() -> None:
    state = at("forest", {0: "used gatherer"})
    assert "gatherer" not in legal(state)


def test_r21_a_gatherer_alone_takes_nothing() -> None:
    """Who adds a card and takes none gets no goods either."""
    state = at("forest", {0: "gatherer"}, row="uru taro shaman shaman")
    act(state, "gatherer", "done")
    assert asked(state) == ("forest", 1)
    assert len(row_of(state)) == 5


def test_r21_the_row_that_was_added_to_goes_to_the_markets() -> None:
    state = at("forest", {2: "gatherer"}, row="uru taro shaman shaman")
    act(state, "done", "done", "gatherer")
    events = act(state, "done")
    assert len(args_of(events, "leftover")) == 5
    assert len(row_of(state)) == 4


def test_r21_with_an_empty_deck_the_market_is_shuffled() -> None:
    state = position({0: "gatherer"}, row="shaman shaman diver diver", forest="")
    go(state, "forest", die=4)
    events = act(state, "gatherer")
    assert args_of(events, "new-forest-deck") == [{}]
    assert len(row_of(state)) == 5


def test_r21_goods_of_the_market_are_enough_for_a_gatherer() -> None:
    """Row and deck are empty, but the market would be the new deck."""
    state = at("forest", {1: "gatherer"}, row="uru", forest="", goods={"taro": 3})
    act(state, "pick(card=uru)")
    assert legal(state) == ["done", "gatherer"]
    act(state, "gatherer")
    assert len(state.view(None)["forest_row"]) == 1


def test_r21_a_treasure_comes_before_the_goods() -> None:
    """Also the ritual of somebody whom the treasure has made Tahua."""
    seats = {0: "gatherer, 8 tattoos, hand rua-hatu"}
    state = at("forest", seats, row="uru taro shaman pere/tattoo")
    act(state, "gatherer", "pick(card=pere, treasure=tattoo)")
    assert asked(state) == ("perform", 0)
    act(state, "perform(ritual=rua-hatu)")
    assert asked(state) == ("gather", 0)
    assert has(state, 0, "pearls") == 3
