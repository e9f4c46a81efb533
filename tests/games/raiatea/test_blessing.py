"""The blessing [R29]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    bid,
    blessing,
    ceremony,
    each_has,
    has,
    pass_to,
    prepare,
)
from vaka.core.options import OptionValue

PAID = "paid"


def test_r29_by_rising_cost() -> None:
    hands = {0: "hand mata-arahu, hand rata", 1: "hand hina, hand tohu", 2: "hand rua-hatu"}
    state = ceremony(hands | {0: hands[0] + ", 20 mana"})
    pass_to(state, "prepare")
    prepare(state, {0: "mata-arahu rata", 1: "tohu hina", 2: "rua-hatu"})
    events = bid(state, 20, 0, 0)
    events += act(state, "gift(kind=pearls)", "gift(kind=tattoo)")
    assert [(told["seat"], told["ritual"], told["cost"]) for told in args_of(events, "laid")] == [
        (1, "hina", 1), (0, "rata", 3), (2, "rua-hatu", 4), (1, "tohu", 5), (0, "mata-arahu", 8),
    ]  # fmt: skip
    # Hina has worked, and Rata waits for an answer.
    assert asked(state) == ("card", 0)
    view = state.view(None)
    assert view["phase"] == "blessing"
    assert [each["ritual"] for each in view["blessing"]] == ["rua-hatu", "tohu", "mata-arahu"]
    assert view["bag"] == 20 - 1 + 18 - 3


def test_r29_equal_cost_common_ones_first_then_by_ceremony_order() -> None:
    hands = {0: "hand rua-hatu", 1: "hand rua-hatu", 2: "hand heiva, 1 priest"}
    state, events = blessing(hands, {0: "rua-hatu", 1: "rua-hatu", 2: "heiva"}, (3, 9, 0))
    laid = [(told["seat"], told["ritual"]) for told in args_of(events, "laid")]
    assert laid == [(2, "heiva"), (1, "rua-hatu"), (0, "rua-hatu")]
    assert has(state, 1, "pearls") == 3 + 2  # and the gift


def test_r29_common_ones_of_several_by_ceremony_order_too() -> None:
    hands = {0: "hand hina", 1: "hand hina", 2: "hand hina"}
    _, events = blessing(hands, dict.fromkeys(range(3), "hina"), (1, 2, 3))
    assert [told["seat"] for told in args_of(events, "laid")] == [2, 1, 0]


def test_r29_ones_own_equal_cards_in_the_order_he_chooses() -> None:
    hands = {0: "hand rua-hatu, hand uru-taetae, 6 tattoos, hand rau-pena"}
    state, _ = blessing(hands, {0: "rua-hatu uru-taetae rau-pena"}, (12, 0, 0))
    assert asked(state) == ("first", 0)
    assert legal(state) == [
        "first(ritual=rua-hatu)", "first(ritual=uru-taetae)", "first(ritual=rau-pena)",
    ]  # fmt: skip
    events = act(state, "first(ritual=uru-taetae)")
    assert args_of(events, "paid") == [{"seat": 0, "ritual": "uru-taetae", "cost": 4}]
    pass_to(state, "first")
    assert legal(state) == ["first(ritual=rua-hatu)", "first(ritual=rau-pena)"]
    events = act(state, "first(ritual=rau-pena)")
    # The last one is not asked about.
    assert asked(state) == ("goods", 0)
    events = act(state, "take(goods=uru)")
    assert args_of(events, "paid") == [{"seat": 0, "ritual": "rua-hatu", "cost": 4}]


def test_r29_twice_the_same_ritual_is_no_choice() -> None:
    state, events = blessing({0: "2 hand rua-hatu"}, {0: "rua-hatu rua-hatu"}, (8, 0, 0))
    assert len(args_of(events, "paid")) == 2
    assert has(state, 0, "pearls") == 6 + 2


def test_r29_no_question_about_what_cannot_be_paid() -> None:
    hands = {0: "hand rua-hatu, hand uru-taetae"}
    state, events = blessing(hands, {0: "rua-hatu uru-taetae"}, (3, 0, 0))
    assert [told["ritual"] for told in args_of(events, "unpaid")] == ["rua-hatu", "uru-taetae"]
    assert state.view(None)["discards"] == {"rua-hatu": 1, "uru-taetae": 1}


def test_r29_the_first_that_cannot_be_paid_ends_it() -> None:
    hands = {0: "hand rua-hatu, hand mata-arahu", 1: "hand tohu, hand ihi", 2: "hand papa-rai"}
    rituals = {0: "rua-hatu mata-arahu", 1: "tohu ihi", 2: "papa-rai"}
    state, events = blessing(hands, rituals, (8, 0, 0))
    assert [told["ritual"] for told in args_of(events, "paid")] == ["rua-hatu"]
    assert [told["ritual"] for told in args_of(events, "unpaid")] == [
        "tohu", "mata-arahu", "papa-rai", "ihi",
    ]  # fmt: skip
    assert state.view(None)["bag"] == 4
    assert each_has(state, "permanent") == [[], [], []]
    assert sum(state.view(None)["discards"].values()) == 5


def test_r29_a_cheap_one_later_does_not_help() -> None:
    """A ritual that fills the bag helps those after it, whatever it costs."""
    hands = {0: "hand hina", 1: "hand ihi, hand papa-rai"}
    state, events = blessing(hands, {0: "hina", 1: "ihi papa-rai"}, (4, 0, 0))
    assert [told["ritual"] for told in args_of(events, "paid")] == ["hina", "papa-rai", "ihi"]
    assert state.view(None)["bag"] == 4 - 1 + 18 - 10 - 11


def test_r29_discarded_or_before_its_owner() -> None:
    hands = {0: "hand rua-hatu, hand raa"}
    state, events = blessing(hands, {0: "rua-hatu raa"}, (9, 0, 0))
    assert has(state, 0, "permanent") == ["raa"]
    assert args_of(events, "permanent") == [{"seat": 0, "ritual": "raa"}]
    assert state.view(None)["discards"] == {"rua-hatu": 1}
    assert state.view(1)["seats"][0]["permanent"] == ["raa"]


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({}, 3),
        ({"edition": "it"}, 3),
        ({"edition": "de"}, 3),
        ({"edition": "fr"}, 0),
        ({"leftover_mana": "supply"}, 0),
        ({"edition": "fr", "leftover_mana": "bag"}, 3),
    ],
)
def test_r29_leftover_mana_when_one_is_not_paid(options: dict[str, OptionValue], left: int) -> None:
    """It stays in the bag for the next ceremony, or goes to the supply."""
    state, events = blessing({0: "hand rua-hatu"}, {0: "rua-hatu"}, (3, 0, 0), options=options)
    assert state.view(None)["bag"] == left
    assert args_of(events, "leftover-mana") == ([] if left else [{"mana": 3}])


@pytest.mark.parametrize("edition", ["majority", "it", "de", "fr"])
def test_r29_leftover_mana_when_all_are_paid_stays_in_the_bag(edition: str) -> None:
    options = {"edition": edition}
    state, _ = blessing({0: "hand rua-hatu"}, {0: "rua-hatu"}, (9, 0, 0), options=options)
    assert state.view(None)["bag"] == 5


def test_r29_what_was_left_helps_the_next_ceremony() -> None:
    state, events = blessing({0: "hand rua-hatu"}, {0: "rua-hatu"}, (1, 0, 0), bag=3, number=2)
    assert [told["ritual"] for told in args_of(events, "paid")] == ["rua-hatu"]
    assert state.view(None)["bag"] == 0


def test_r29_what_was_prepared_is_seen_by_all_when_it_is_laid_out() -> None:
    hands = {0: "hand mata-arahu", 1: "hand rata"}
    state, _ = blessing(hands, {0: "mata-arahu", 1: "rata"}, (9, 0, 0))
    assert asked(state) == ("card", 1)
    assert state.view(2)["blessing"] == [
        {"ritual": "mata-arahu", "seat": 0, "cost": 8, "common": False}
    ]
