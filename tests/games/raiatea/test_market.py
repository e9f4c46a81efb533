"""The Market: selling, hiring, prices [R17-R19, R22]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import OWN, at, has, helped, position, step_of
from vaka.core.options import OptionValue
from vaka.core.state import State

HIRES = [f"hire(assistant={kind})" for kind in ("gatherer", "merchant", "shaman", "diver")]


def test_r17_each_sells_one_and_hires_one_in_either_order() -> None:
    seats = dict.fromkeys(range(3), "2 uru, 4 pearls")
    state = at("market", seats, first=1)
    act(state, "done")
    assert asked(state) == ("market", 2)
    assert legal(state) == ["done", "sell(goods=uru)", *HIRES]
    copy = state.clone()
    act(state, "sell(goods=uru)", "bonus(step=1)")
    assert legal(state) == ["done", *HIRES]
    act(state, "hire(assistant=diver)")
    assert asked(state) == ("market", 0)
    act(copy, "hire(assistant=diver)")
    assert legal(copy) == ["done", "sell(goods=uru)"]
    act(copy, "sell(goods=uru)", "bonus(step=1)")
    assert asked(copy) == ("market", 0)


def test_r17_an_assistant_for_two_pearls() -> None:
    state = at("market", {0: "5 pearls"})
    act(state, "hire(assistant=shaman)")
    assert has(state, 0, "pearls") == 3
    assert has(state, 0, "ready")["shaman"] == 1
    assert state.view(None)["assistant_market"]["shaman"] == 5


def test_r17_not_without_pearls_nor_from_an_empty_market() -> None:
    state = at("market", {0: "1 pearl, uru", 1: "2 pearls"}, assistants={"shaman": 0})
    assert legal(state) == ["done", "sell(goods=uru)"]
    act(state, "done")
    assert legal(state) == ["done", *(each for each in HIRES if "shaman" not in each)]


def test_r17_the_kahuna_sells_two_and_hires_two() -> None:
    state = at("market", {0: "3 uru, 9 pearls"})
    act(state, "sell(goods=uru)", "bonus(step=1)", "hire(assistant=diver)")
    assert legal(state) == ["done", "sell(goods=uru)", *HIRES]
    act(state, "hire(assistant=diver)", "sell(goods=uru)")
    assert has(state, 0, "ready")["diver"] == 2
    assert has(state, 0, "goods")["uru"] == 1
    assert asked(state) == ("go", 1)


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({}, 0),
        ({"edition": "it"}, 0),
        ({"edition": "de"}, 0),
        ({"edition": "fr"}, 2),
        ({"kahuna_assistant_free": "yes"}, 2),
        ({"edition": "fr", "kahuna_assistant_free": "no"}, 0),
    ],
)
def test_r17_the_kahunas_second_assistant(options: dict[str, OptionValue], left: int) -> None:
    """2 pearls more, or free."""
    state = at("market", {0: "4 pearls", 1: "4 pearls"}, options=options)
    act(state, "hire(assistant=diver)", "hire(assistant=diver)")
    assert has(state, 0, "pearls") == left
    act(state, "hire(assistant=diver)")
    assert has(state, 1, "pearls") == 2
    assert asked(state) == ("go", 1)


def test_r17_the_free_one_needs_no_pearls() -> None:
    state = at("market", {0: "1 pearl"}, options={"edition": "fr"})
    act(state, "hire(assistant=diver)")
    assert has(state, 0, "pearls") == 1
    assert asked(state) == ("go", 1)


@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_r18_a_bonus_of_the_markers_step_or_below(step: int) -> None:
    state = at("market", {0: "uru"}, prices={"uru": step})
    act(state, "sell(goods=uru)")
    if step == 1:
        assert asked(state) == ("go", 1)  # nothing to choose
        assert has(state, 0, "pearls") == 1
    else:
        assert asked(state) == ("bonus", 0)
        assert legal(state) == [f"bonus(step={each})" for each in range(1, step + 1)]


def test_r18_the_card_goes_to_the_market_and_the_marker_goes_down_once() -> None:
    state = at("market", {0: "uru"}, prices={"uru": 3})
    act(state, "sell(goods=uru)")
    assert state.view(None)["goods_market"]["uru"] == 2
    assert step_of(state, "uru") == 3
    act(state, "bonus(step=3)")
    assert step_of(state, "uru") == 2
    assert has(state, 0, "goods")["uru"] == 0


def test_r18_the_marker_stays_at_the_bottom() -> None:
    state = at("market", {0: "uru"}, prices={"uru": 1})
    act(state, "sell(goods=uru)")
    assert step_of(state, "uru") == 1


def test_r18_the_marker_goes_down_after_the_bonus() -> None:
    """What is gained at its top step meanwhile does not lift it further."""
    prices = (
        OWN
        + """
[prices]
start = 2
uru = { 1 = "gain 1 pearl", 2 = "gain 1 uru" }
taro = { 1 = "gain 1 mana", 2 = "gain 2 mana" }
mahi-mahi = { 1 = "gain 1 pearl", 2 = "mission" }
tiare = { 1 = "draw 1", 2 = "gain 1 tattoo" }
"""
    )
    state = at("market", {0: "uru"}, prices={"uru": 2}, options={"deck": prices})
    act(state, "sell(goods=uru)", "bonus(step=2)")
    assert has(state, 0, "goods")["uru"] == 1
    assert step_of(state, "uru") == 1


def test_r19_added_down_one_taken_up_one() -> None:
    """By a sacrifice, a leftover card, a payment; by an effect."""
    state = at("marae", {0: "uru, taro"}, prices={"uru": 3, "taro": 1})
    act(state, "sacrifice(goods=uru)", "sacrifice(goods=taro)")
    assert (step_of(state, "uru"), step_of(state, "taro")) == (2, 1)
    state = position({0: "gatherer"}, prices={"uru": 3, "taro": 4})
    helped(state, "forest", 1)
    assert asked(state) == ("goods", 0)
    copy = state.clone()
    act(state, "take(goods=uru)")
    assert step_of(state, "uru") == 4
    act(copy, "take(goods=taro)")
    assert step_of(copy, "taro") == 4


def test_r19_cards_of_the_row_move_nothing() -> None:
    state = at("forest", row="uru uru taro tiare", prices={"uru": 3})
    events = act(state, "pick(card=uru)", "pick(card=uru)")
    assert step_of(state, "uru") == 3
    assert args_of(events, "price") == []


def trading(**rest: object) -> State:
    return at("market", {0: "2 merchants, 2 uru"}, **rest)  # type: ignore[arg-type]


def test_r22_a_merchant_lifts_any_price_to_the_top() -> None:
    state = trading(prices={"uru": 1, "tiare": 4})
    assert legal(state) == [
        "done", "sell(goods=uru)", "merchant(goods=uru)", "merchant(goods=taro)",
        "merchant(goods=mahi-mahi)",
    ]  # fmt: skip
    act(state, "merchant(goods=uru)")
    assert step_of(state, "uru") == 4
    assert (has(state, 0, "ready")["merchant"], has(state, 0, "used")["merchant"]) == (1, 1)


def test_r22_one_a_market_turn() -> None:
    state = trading()
    act(state, "merchant(goods=taro)")
    assert legal(state) == ["done", "sell(goods=uru)"]


@pytest.mark.parametrize("location", ["forest", "marae", "reef", "path", "border"])
def test_r22_only_on_a_turn_at_the_market(location: str) -> None:
    """A mirror and a mask make every location ask."""
    state = at(location, {0: "merchant, 5 pearls, uru, mask oro, mirror"})
    assert asked(state) == (location, 0)
    assert not [text for text in legal(state) if text.startswith("merchant")]


def test_r22_one_just_hired_may_be_used_at_once() -> None:
    state = at("market", {0: "2 pearls"})
    act(state, "hire(assistant=merchant)")
    assert "merchant(goods=tiare)" in legal(state)


def test_r22_not_a_used_one() -> None:
    state = at("market", {0: "used merchant, uru"})
    assert legal(state) == ["done", "sell(goods=uru)"]


def test_r22_nor_where_all_prices_are_at_the_top() -> None:
    top = dict.fromkeys(("uru", "taro", "mahi-mahi", "tiare"), 4)
    state = at("market", {0: "merchant"}, prices=top)
    assert asked(state) == ("go", 1)


def test_r22_also_between_two_sales() -> None:
    state = trading(prices={"uru": 2})
    act(state, "sell(goods=uru)", "bonus(step=2)", "merchant(goods=uru)", "sell(goods=uru)")
    assert legal(state) == [f"bonus(step={step})" for step in (1, 2, 3, 4)]
