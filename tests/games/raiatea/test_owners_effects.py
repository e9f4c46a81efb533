"""The words that only decks of one's own have [R42]: payments, conditions, prices, times."""

from typing import Any

import pytest

from tests.games.playing import act, asked, legal
from tests.games.raiatea.positions import (
    at,
    bid,
    blessing,
    ceremony,
    changes,
    each_has,
    has,
    perform,
    performing,
    position,
    step_of,
    table,
    with_ritual,
)
from vaka.core.state import State

DONE, YES = "done", "choose(option=1)"

# Paying X for Y -----------------------------------------------------------------------------------

PAYMENTS = [
    ("3 mana", "3 mana", {"0.mana": -3}),
    ("2 pearls", "2 pearls", {"0.pearls": -2}),
    ("1 priest", "", {"0.priests": -1}),
    ("1 uru", "uru", {"0.goods.uru": -1, "goods.uru": 1, "price.uru": -1}),
    ("1 goods", "uru", {"0.goods.uru": -1, "goods.uru": 1, "price.uru": -1}),
    ("2 equal goods", "2 uru", {"0.goods.uru": -2, "goods.uru": 2, "price.uru": -1}),
    ("1 different goods", "uru", {"0.goods.uru": -1, "goods.uru": 1, "price.uru": -1}),
    ("1 diver", "diver", {"0.ready.diver": -1, "assistants.diver": 1}),
]


@pytest.mark.parametrize(("price", "having", "paid"), PAYMENTS)
def test_pay_takes_the_price_and_gives_the_rest(
    price: str, having: str, paid: dict[str, int]
) -> None:
    state = performing([f"pay {price}: gain 1 tattoo"], {0: having})
    before = table(state)
    assert perform(state) == {}
    assert (asked(state), legal(state)) == (("choose", 0), [DONE, YES])
    act(state, YES)
    changed = changes(before, table(state))
    assert {name: changed[name] for name in paid} == paid
    assert has(state, 0, "tattoo") == 1


def test_pay_can_be_declined() -> None:
    state = performing(["pay 2 pearls: gain 1 tattoo", "gain 1 mana"], {0: "2 pearls"})
    perform(state)
    act(state, DONE)
    assert (has(state, 0, "pearls"), has(state, 0, "tattoo"), has(state, 0, "mana")) == (2, 0, 1)


def test_pay_is_not_asked_of_a_player_without_the_price() -> None:
    state = performing(["pay 2 pearls: gain 1 tattoo", "gain 1 mana"], {0: "1 pearl"})
    assert perform(state) == {"0.mana": 1}


def test_pay_with_a_choice_of_cards_asks_which() -> None:
    state = performing(["pay 1 goods: gain 1 tattoo"], {0: "uru, taro"})
    perform(state)
    act(state, YES)
    assert (asked(state), legal(state)) == (("pay", 0), ["pay(goods=uru)", "pay(goods=taro)"])
    assert has(state, 0, "tattoo") == 0
    act(state, "pay(goods=taro)")
    assert has(state, 0, "tattoo") == 1


def test_everyone_is_asked_for_the_payment_in_turn() -> None:
    state = performing(
        ["everyone: pay 1 pearl: gain 2 mana"], {0: "1 pearl", 2: "1 pearl"}, "common"
    )
    perform(state)
    act(state, YES)
    assert asked(state) == ("choose", 2)
    act(state, YES)
    assert each_has(state, "mana") == [2, 0, 2]


def test_a_payment_can_be_repeated() -> None:
    state = performing(["3 times: pay 1 pearl: gain 2 mana"], {0: "2 pearls"})
    perform(state)
    act(state, YES, YES)
    assert (has(state, 0, "pearls"), has(state, 0, "mana")) == (0, 4)
    assert asked(state) != ("choose", 0)


def test_all_behind_a_payment_belongs_to_it() -> None:
    state = performing(["choose one: gain 1 mana / pay 1 pearl: gain 2 mana and gain 1 tattoo"])
    perform(state)
    act(state, "choose(option=2)")
    assert (has(state, 0, "mana"), has(state, 0, "tattoo")) == (0, 0)


# Rituals of the hand ------------------------------------------------------------------------------


def test_rituals_are_given_up_by_choice() -> None:
    state = performing(["pay 1 ritual: gain 3 pearls"], {0: "hand hina, hand rata"})
    perform(state)
    act(state, YES)
    assert (asked(state), set(legal(state))) == (
        ("lose", 0),
        {"lose(ritual=hina)", "lose(ritual=rata)"},
    )
    act(state, "lose(ritual=hina)")
    assert has(state, 0, "hand") == ["rata"]
    assert state.view(None)["discards"] == {"hina": 1, "test": 1}
    assert has(state, 0, "pearls") == 3


def test_equal_rituals_are_asked_about_all_the_same() -> None:
    """Otherwise everybody would know what is left in the hand."""
    state = performing(["lose 1 ritual"], {0: "hand hina, hand hina"})
    perform(state)
    assert (asked(state), legal(state)) == (("lose", 0), ["lose(ritual=hina)"])


def test_the_last_rituals_go_without_a_question() -> None:
    state = performing(["lose 2 rituals"], {0: "hand hina, hand rata"})
    perform(state)
    assert has(state, 0, "hand") == []


# Conditions ---------------------------------------------------------------------------------------

CONDITIONS = [
    ("rank ariki", "3 tattoos", True),
    ("rank ariki", "", False),
    ("not rank ariki", "", True),
    ("4 priests", "", True),
    ("5 priests", "", False),
    ("not 5 priests", "", True),
    ("at most 4 priests", "", True),
    ("at most 3 priests", "", False),
    ("2 kinds", "uru, taro", True),
    ("3 kinds", "uru, taro", False),
    ("3 players", "", True),
    ("not 4 players", "", True),
    ("1 shaman", "", True),
]


@pytest.mark.parametrize(("condition", "having", "holds"), CONDITIONS)
def test_if_asks_for_what_the_player_has(condition: str, having: str, holds: bool) -> None:
    state = performing([f"if {condition}: gain 1 pearl and gain 1 mana"], {0: having})
    before = has(state, 0, "pearls"), has(state, 0, "mana")
    perform(state)
    gained = 1 if holds else 0
    assert (has(state, 0, "pearls"), has(state, 0, "mana")) == (
        before[0] + gained,
        before[1] + gained,
    )


def test_everyone_is_judged_by_their_own_condition() -> None:
    state = performing(
        ["everyone: if 2 priests: gain 1 pearl"], {1: "2 priests", 2: "1 priest"}, "common"
    )
    assert perform(state) == {"0.pearls": 1, "1.pearls": 1}


# The die, prices, statues -------------------------------------------------------------------------


def test_roll_shows_a_number_that_is_counted() -> None:
    state = performing(["roll", "for each pip: gain 1 pearl"])
    perform(state)
    die = state.view(None)["die"]
    assert 1 <= die <= 4
    assert has(state, 0, "pearls") == die


def test_everyone_gets_what_one_roll_shows() -> None:
    state = performing(["roll", "everyone: for each pip: gain 1 pearl"], kind="common")
    perform(state)
    assert each_has(state, "pearls") == [state.view(None)["die"]] * 3


@pytest.mark.parametrize(
    ("effect", "step"),
    [("raise 1 uru", 3), ("raise 9 uru", 4), ("lower 1 uru", 1), ("lower 9 uru", 1)],
)
def test_prices_move_as_far_as_the_column_goes(effect: str, step: int) -> None:
    state = performing([effect])
    assert step_of(state, "uru") == 2
    perform(state)
    assert step_of(state, "uru") == step


def test_the_price_of_any_goods_is_a_choice() -> None:
    state = performing(["raise 1 goods"])
    perform(state)
    assert (asked(state), len(legal(state))) == (("choose", 0), 4)
    act(state, "choose(option=3)")
    assert step_of(state, "mahi-mahi") == 3


def test_reveal_shows_missions_that_cannot_be_built_yet() -> None:
    state = performing(["reveal 2"], {0: "50 pearls"})
    assert not state.view(None)["statues"][1]["open"]
    perform(state)
    statue = state.view(0)["statues"][1]
    assert (statue["open"], statue["buildable"]) == (True, False)
    assert not any(space["can"] for space in statue["spaces"])


# Assistants sent out ------------------------------------------------------------------------------


def test_send_offers_ready_assistants_that_can_help() -> None:
    state = performing(["send 1"], {0: "merchant, gatherer, diver"})
    perform(state)
    assert asked(state) == ("use", 0)
    assert {DONE, "use(assistant=merchant)", "use(assistant=gatherer)"} <= set(legal(state))


def test_a_merchant_sent_out_lifts_a_price_and_is_used() -> None:
    state = performing(["send 1"], {0: "merchant"})
    perform(state)
    act(state, "use(assistant=merchant)", "choose(option=2)")
    assert step_of(state, "taro") == 4
    assert (has(state, 0, "ready")["merchant"], has(state, 0, "used")["merchant"]) == (0, 1)


def test_a_gatherer_sent_out_brings_goods_of_the_row() -> None:
    state = performing(["send 1"], {0: "gatherer"}, row="uru taro", forest="tiare tiare")
    perform(state)
    act(state, "use(assistant=gatherer)")
    assert asked(state) == ("gather", 0)
    act(state, "pick(card=tiare)")
    assert has(state, 0, "goods")["tiare"] == 1


def test_nobody_must_be_sent_out() -> None:
    state = performing(["send 1", "gain 1 pearl"], {0: "merchant"})
    perform(state)
    act(state, DONE)
    assert (has(state, 0, "ready")["merchant"], has(state, 0, "pearls")) == (1, 1)


# Offerings of mana --------------------------------------------------------------------------------


def test_the_highest_offer_wins_and_all_of_it_goes_into_the_bag() -> None:
    state = performing(["bid: gain 1 tattoo"], {0: "3 mana", 1: "5 mana", 2: "2 mana"}, "common")
    perform(state)
    assert state.view(0)["decision"]["kind"] == "auction"
    bid(state, 1, 4, 2)
    assert each_has(state, "mana") == [2, 1, 0]
    assert each_has(state, "tattoo") == [0, 1, 0]
    assert state.view(None)["bag"] == 7


def test_a_tie_goes_to_the_first_in_ceremony_order() -> None:
    state = performing(["bid: gain 1 tattoo"], {0: "3 mana", 1: "5 mana"}, "common")
    perform(state)
    bid(state, 2, 2)
    first = state.view(None)["order"][0]
    assert [first, has(state, first, "tattoo")] == [0, 1]


# Times --------------------------------------------------------------------------------------------


def lying(effect: str) -> dict[str, Any]:
    return {"options": {"deck": with_ritual(effect, kind="permanent")}}


@pytest.mark.parametrize("location", ["forest", "marae", "reef", "path", "border", "market"])
def test_at_location_works_at_each(location: str) -> None:
    state = at(location, {0: "permanent test"}, **lying("at location: gain 1 tattoo"))
    assert has(state, 0, "tattoo") == 1


def test_at_round_works_for_all_when_a_round_begins() -> None:
    state = ceremony({0: "permanent test", 2: "permanent test"}, **lying("at round: gain 1 priest"))
    while state.view(None)["phase"] != "round":
        step(state)
    assert each_has(state, "priests") == [1, 0, 1]


def step(state: State) -> None:
    """The last action there is: most often it declines."""
    decision = state.decision()
    assert decision is not None
    seat = decision.seats[0]
    actions = state.legal_actions(seat)
    declining = [each for each in actions if each.name in ("done", "pass")]
    state.apply(seat, (declining or actions)[0])


def test_at_bid_works_once_the_bids_are_open() -> None:
    state = ceremony({0: "permanent test, 4 mana"}, **lying("at bid: gain 1 tattoo"))
    while state.view(None)["phase"] != "gifts":
        assert has(state, 0, "tattoo") == 0
        step(state)
    assert has(state, 0, "tattoo") == 1


def test_at_blessing_fills_the_bag_before_the_rituals_are_paid() -> None:
    """Nobody has bid for the ritual, which costs 4."""
    rest = lying("at blessing: bag 4")
    state, _ = blessing({0: "permanent test, hand rua-hatu"}, {0: "rua-hatu"}, (0, 0, 0), **rest)
    assert has(state, 0, "hand") == []
    assert state.view(None)["discards"]["rua-hatu"] == 1
    assert has(state, 0, "pearls") >= 3


def test_at_building_comes_before_the_first_turn() -> None:
    state = ceremony({0: "permanent test", 1: "9 pearls"}, **lying("at building: gain 1 priest"))
    while state.view(None)["phase"] not in ("building", "round"):
        assert has(state, 0, "priests") == 0
        step(state)
    assert has(state, 0, "priests") == 1


# Points at the end --------------------------------------------------------------------------------


def test_a_condition_can_give_points() -> None:
    deck = with_ritual("if rank ariki: points 3", "points 1", kind="permanent")
    for tattoos, points in (("", 1), ("3 tattoos, ", 4)):
        state = position({0: f"{tattoos}permanent test"}, options={"deck": deck})
        ranks = 3 if tattoos else 0
        assert state.view(0)["seats"][0]["score"] == points + ranks
