"""A turn: buy, play, draw, scoring, next player [N9-N14]."""

from typing import Any

import pytest

from tests.games.playing import act, args_of, asked, legal, names
from tests.games.rapanui.positions import CROPS, area, deck_of, hand, offerings, position, wood
from vaka.core.state import State

# Fronts that bring nobody anything, wherever one draws: no seat has a priest.
QUIET = dict.fromkeys((1, 2, 3, 4), "priest, priest")


def prices(state: State, seat: int) -> list[int]:
    shown = state.view(None)["seats"][seat]["prices"]
    return [shown[crop] for crop in CROPS]


# Buy ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gatherers", range(7))
def test_n9_price_falls_with_own_gatherers_but_never_below_0(gatherers: int) -> None:
    own = f"woodcutter, {gatherers} fish" if gatherers else "woodcutter"
    state = position(2, phase="buy", wood=[9, 9], areas={0: own}, hands={1: "3 grain"})
    price = (5, 4, 3, 2, 1, 0, 0)[gatherers]
    assert prices(state, 0) == [price, 5, 5, 5]
    assert prices(state, 1) == [5, 5, 5, 5]  # others' gatherers are of no help
    events = act(state, "buy(crop=fish)")
    assert wood(state) == [9 - price, 9]
    assert offerings(state, 0) == {"fish": 2, "mulberry": 1, "sweet-potato": 1, "grain": 1}
    assert args_of(events, "buy") == [{"seat": 0, "crop": "fish", "price": price}]


def test_n9_with_five_gatherers_one_buys_without_wood() -> None:
    state = position(3, phase="buy", wood=[0, 0, 0], areas={0: "5 sweet-potato, 4 grain"})
    assert asked(state) == ("buy", 0)
    assert legal(state) == ["skip", "buy(crop=sweet-potato)"]
    act(state, "buy(crop=sweet-potato)")
    assert wood(state) == [0, 0, 0]


def test_n9_the_price_is_exact() -> None:
    area_ = {0: "woodcutter, mulberry, 2 grain"}
    state = position(2, phase="buy", wood=[3, 0], areas=area_)
    assert legal(state) == ["skip", "buy(crop=grain)"]
    assert asked(position(2, phase="buy", wood=[2, 0], areas=area_)) == ("play", 0)


def test_n9_buying_is_a_choice_and_one_only() -> None:
    state = position(2, phase="buy", wood=[20, 20])
    assert legal(state) == ["skip", *(f"buy(crop={crop})" for crop in CROPS)]
    after = state.clone()
    act(after, "skip")
    assert asked(after) == ("play", 0)
    assert wood(after) == [20, 20]
    act(state, "buy(crop=fish)")
    assert asked(state) == ("play", 0)
    assert wood(state) == [15, 20]


def test_n9_an_empty_pile_sells_nothing() -> None:
    state = position(4, phase="buy", wood=[9, 9, 9, 9], piles={"mulberry": 0, "grain": 1})
    assert legal(state) == ["skip", "buy(crop=fish)", "buy(crop=sweet-potato)", "buy(crop=grain)"]


def test_n9_not_asked_when_nothing_is_affordable() -> None:
    assert asked(position(4, phase="buy", wood=[4, 9, 9, 9])) == ("play", 0)
    assert asked(position(4, phase="buy", wood=[5, 0, 0, 0])) == ("buy", 0)


def test_n9_not_asked_when_all_that_is_affordable_is_gone() -> None:
    four: dict[str, Any] = {"phase": "buy", "areas": {0: "4 fish"}}
    assert asked(position(2, wood=[1, 9], piles={"fish": 0}, **four)) == ("play", 0)
    assert asked(position(2, wood=[1, 9], piles={"fish": 1}, **four)) == ("buy", 0)
    empty = dict.fromkeys(CROPS, 0)
    assert asked(position(2, wood=[50, 9], piles=empty, **four)) == ("play", 0)


# Play --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "own"), [("woodcutter", 1), ("priest", 0)])
def test_n10_woodcutter_and_priest_are_free(card: str, own: int) -> None:
    state = position(3, wood=[0, 0, 0], hands={0: f"2 {card}, fish"})
    assert legal(state) == ["play(card=fish, count=1)", f"play(card={card}, count=1)"]
    act(state, f"play(card={card}, count=1)")
    assert wood(state) == [0, 0, 0]
    assert area(state, 0).get(card, 0) == own + 1
    assert hand(state, 0) == {card: 1, "fish": 1}
    assert asked(state) == ("draw", 0)


@pytest.mark.parametrize(("count", "cost"), [(1, 0), (2, 1), (3, 2)])
@pytest.mark.parametrize("crop", CROPS)
def test_n10_gatherers_of_one_crop(crop: str, count: int, cost: int) -> None:
    state = position(2, 1, wood=[0, 2], hands={1: f"3 {crop}"})
    assert legal(state) == [f"play(card={crop}, count={n})" for n in (1, 2, 3)]
    act(state, f"play(card={crop}, count={count})")
    assert wood(state) == [0, 2 - cost]
    assert area(state, 1) == {"woodcutter": 1, crop: count}
    assert state.view(None)["seats"][1]["hand_count"] == 3 - count


@pytest.mark.parametrize(("own", "counts"), [(0, [1]), (1, [1, 2]), (2, [1, 2, 3])])
def test_n10_gatherers_must_be_paid(own: int, counts: list[int]) -> None:
    state = position(2, wood=[own, 0], hands={0: "3 grain"})
    assert legal(state) == [f"play(card=grain, count={count})" for count in counts]


def test_n10_no_more_than_are_in_hand() -> None:
    state = position(2, wood=[20, 0], hands={0: "2 fish, grain"}, areas={0: "2 fish"})
    assert legal(state) == [
        "play(card=fish, count=1)",
        "play(card=fish, count=2)",
        "play(card=grain, count=1)",
    ]


def test_n10_what_lies_in_the_area_does_not_change_the_cost() -> None:
    lying = "woodcutter, 4 sweet-potato, 2 moai"
    state = position(2, wood=[9, 0], hands={0: "3 sweet-potato", 1: "3 priest"}, areas={0: lying})
    act(state, "play(card=sweet-potato, count=3)")
    assert wood(state) == [7, 0]
    assert area(state, 0)["sweet-potato"] == 7
    state = position(2, wood=[9, 0], hands={0: "sweet-potato, grain, moai"}, areas={0: lying})
    act(state, "play(card=moai, count=1)")
    assert wood(state) == [2, 0]


def test_n10_a_moai_costs_7_and_brings_the_sacrifice_round() -> None:
    state = position(2, wood=[7, 0], hands={0: "2 moai, fish"})
    assert legal(state) == ["play(card=fish, count=1)", "play(card=moai, count=1)"]
    act(state, "play(card=moai, count=1)")
    assert wood(state) == [0, 0]
    assert area(state, 0) == {"woodcutter": 1, "moai": 1}
    assert hand(state, 0) == {"moai": 1, "fish": 1}
    assert asked(state) == ("sacrifice", 1)


def test_n10_exactly_one_thing_is_played() -> None:
    state = position(2, wood=[20, 20], hands={0: "woodcutter, priest, moai"})
    act(state, "play(card=woodcutter, count=1)")
    assert asked(state) == ("draw", 0)


def test_n11_three_moai_without_7_wood() -> None:
    state = position(3, 2, wood=[9, 9, 6], hands={2: "3 moai"})
    assert asked(state) == ("play", 2)
    assert legal(state) == ["remove(card=moai)"]
    events = act(state, "remove(card=moai)")
    assert names(events) == ["remove"]
    view = state.view(None)
    assert view["removed"] == 1
    assert hand(state, 2) == {"moai": 2}
    assert area(state, 2) == {"woodcutter": 1}  # nothing is played
    assert wood(state) == [9, 9, 6]
    assert asked(state) == ("draw", 2)  # and no sacrifice round


def test_n11_a_purchase_counts_first() -> None:
    """With 7 wood and a purchase the moai can no longer be paid."""
    state = position(2, phase="buy", wood=[7, 0], hands={0: "3 moai"})
    act(state, "buy(crop=grain)")
    assert legal(state) == ["remove(card=moai)"]


def test_n11_with_7_wood_the_moai_must_be_played() -> None:
    state = position(2, wood=[7, 0], hands={0: "3 moai"})
    assert legal(state) == ["play(card=moai, count=1)"]


@pytest.mark.parametrize(
    "other", ["fish", "mulberry", "sweet-potato", "grain", "woodcutter", "priest"]
)
def test_n11_nobody_else_may_skip(other: str) -> None:
    state = position(4, wood=[0, 0, 0, 0], hands={0: f"2 moai, {other}"})
    assert legal(state) == [f"play(card={other}, count=1)"]


# Draw --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [1, 2, 3])
def test_n12_draw_until_three_are_in_hand(count: int) -> None:
    state = position(2, wood=[2, 0], hands={0: "3 fish"}, columns=QUIET)
    act(state, f"play(card=fish, count={count})")
    for number in range(count):
        assert asked(state) == ("draw", 0)
        assert state.view(None)["seats"][0]["hand_count"] == 3 - count + number
        act(state, f"draw(column={number + 1})")
    assert state.view(None)["seats"][0]["hand_count"] == 3
    assert asked(state) == ("play", 1)


def test_n12_after_a_removal_too() -> None:
    state = position(2, hands={0: "3 moai"}, columns=QUIET)
    act(state, "remove(card=moai)", "draw(column=1)")
    assert hand(state, 0) == {"moai": 2, "priest": 1}
    assert asked(state) == ("play", 1)


def test_n12_from_one_column_or_from_several() -> None:
    columns = {1: "grain, fish, moai", 2: "sweet-potato, priest"}
    state = position(2, phase="draw", hands={0: "mulberry"}, columns=columns)
    twice = state.clone()
    act(twice, "draw(column=1)", "draw(column=1)")
    assert hand(twice, 0) == {"mulberry": 1, "fish": 1, "moai": 1}
    act(state, "draw(column=1)", "draw(column=2)")
    assert hand(state, 0) == {"mulberry": 1, "priest": 1, "moai": 1}


def test_n12_an_empty_column_is_dealt_anew_at_once() -> None:
    deck = "fish, moai, sweet-potato, grain, woodcutter"
    state = position(
        2, phase="draw", hands={0: "mulberry"}, columns={**QUIET, 4: "priest"}, deck=deck
    )
    before = len(deck_of(state))
    events = act(state, "draw(column=4)")
    # In the middle of the draw: the last dealt is at the front, and can be drawn.
    assert asked(state) == ("draw", 0)
    assert state.view(None)["columns"][3] == ["fish", "moai", "sweet-potato", "grain"]
    assert state.view(None)["deck"] == before - 4
    assert deck_of(state)[0] == "woodcutter"
    assert names(events) == ["draw", "new-column"]
    act(state, "draw(column=4)")
    assert hand(state, 0) == {"mulberry": 1, "priest": 1, "grain": 1}
    assert state.view(None)["columns"][3] == ["fish", "moai", "sweet-potato"]


# Scoring and next player -----------------------------------------------------------------------


def test_n13_the_card_beneath_the_last_drawn_is_scored() -> None:
    columns = {1: "woodcutter, fish", 2: "priest, moai", 3: "grain, sweet-potato", 4: "moai, fish"}
    for column, scored in ((1, "woodcutter"), (2, "priest"), (3, "grain"), (4, "moai")):
        state = position(3, phase="draw", hands={0: "2 fish"}, columns=columns)
        events = act(state, f"draw(column={column})")
        assert args_of(events, "scoring") == [{"card": scored}]


def test_n13_cards_uncovered_earlier_do_not_count() -> None:
    columns = {1: "woodcutter, fish", 2: "priest, moai"}
    state = position(
        2, phase="draw", hands={0: "grain"}, columns=columns, areas={0: "woodcutter, priest"}
    )
    events = act(state, "draw(column=1)", "draw(column=2)")
    assert args_of(events, "scoring") == [{"card": "priest"}]
    assert wood(state) == [0, 0]
    assert state.view(None)["seats"][0]["points"] == 1


def test_n13_nor_does_a_new_column_dealt_earlier() -> None:
    state = position(
        2,
        phase="draw",
        hands={0: "grain"},
        columns={1: "fish", 2: "priest, moai"},
        deck="moai, moai, moai, woodcutter",
    )
    events = act(state, "draw(column=1)", "draw(column=2)")
    assert names(events) == ["draw", "new-column", "draw", "scoring"]
    assert args_of(events, "scoring") == [{"card": "priest"}]
    assert wood(state) == [0, 0]


def test_n13_two_from_one_column_count_once() -> None:
    state = position(2, phase="draw", hands={0: "grain"}, columns={1: "priest, woodcutter, fish"})
    events = act(state, "draw(column=1)", "draw(column=1)")
    assert args_of(events, "scoring") == [{"card": "priest"}]


def test_n13_all_players_take_part() -> None:
    state = position(4, 2, "draw", hands={2: "2 fish"}, columns={1: "woodcutter, fish"})
    act(state, "draw(column=1)")
    assert wood(state) == [1, 1, 1, 1]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_n14_clockwise(players: int) -> None:
    state = position(players, players - 1, columns=dict.fromkeys((1, 2), "4 priest"))
    turns = []
    for _ in range(players + 1):
        now = asked(state)
        assert now is not None
        assert now[0] == "play"
        turns.append(now[1])
        assert state.view(None)["active"] == now[1]
        act(state, legal(state)[0], "draw(column=1)" if len(turns) < 3 else "draw(column=2)")
    assert turns == [players - 1, *range(players)]
