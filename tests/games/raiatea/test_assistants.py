"""The assistant die, and shamans [R9, R21-R24]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    at,
    ceremony,
    each_has,
    has,
    helped,
    pass_to,
    position,
    step_of,
)

TYPES = ("gatherer", "merchant", "shaman", "diver")


@pytest.mark.parametrize("die", [1, 2, 3, 4])
def test_r9_at_least_as_many_as_the_die_shows_kahuna_first(die: int) -> None:
    seats = {0: "4 divers", 1: "1 diver", 2: "2 divers", 3: "3 divers", 4: ""}
    state = position(seats, 5, first=2)
    events = helped(state, "reef", die)
    counts = [4, 1, 2, 3, 0]
    assert [told["seat"] for told in args_of(events, "helped")] == [
        seat for seat in (2, 3, 4, 0, 1) if counts[seat] >= die
    ]
    roll = args_of(events, "reef-roll")[0]["die"]
    assert isinstance(roll, int)
    pearls = [roll + 4 * (count >= die) for count in counts]
    pearls[2] += 3
    assert each_has(state, "pearls") == pearls


def test_r9_used_assistants_count() -> None:
    state = position({0: "diver, used diver"})
    events = helped(state, "reef", 2)
    assert args_of(events, "helped") == [{"seat": 0, "assistant": "diver"}]
    assert (has(state, 0, "ready")["diver"], has(state, 0, "used")["diver"]) == (1, 1)


@pytest.mark.parametrize(
    ("location", "kind"),
    [("forest", "gatherer"), ("marae", "shaman"), ("reef", "diver"), ("market", "merchant")],
)
def test_r9_a_type_for_each_location(location: str, kind: str) -> None:
    every = ", ".join(f"{number} {name}" for name, number in zip(TYPES, (1, 1, 1, 1), strict=True))
    state = position({1: every})
    events = helped(state, location, 1)
    assert args_of(events, "roll") == [{"die": 1, "assistant": kind}]
    assert args_of(events, "helped") == [{"seat": 1, "assistant": kind}]


@pytest.mark.parametrize("location", ["path", "border"])
def test_r9_no_roll_elsewhere(location: str) -> None:
    state = position()
    assert "roll" not in [event.name for event in act(state, f"go(location={location})")]


def test_r9_before_anything_else() -> None:
    """A merchant gained by the roll can be used in the same market turn."""
    state = position({0: "merchant"})
    helped(state, "market", 1)
    act(state, "take(assistant=merchant)")
    assert asked(state) == ("market", 0)
    assert has(state, 0, "ready")["merchant"] == 2


def test_r21_gatherer_a_goods_of_the_market() -> None:
    state = position({0: "2 gatherers", 1: "2 gatherers"}, first=1, goods={"taro": 0})
    helped(state, "forest", 2)
    assert asked(state) == ("goods", 1)
    assert legal(state) == [
        "done", "take(goods=uru)", "take(goods=mahi-mahi)", "take(goods=tiare)",
    ]  # fmt: skip
    act(state, "take(goods=uru)")
    assert asked(state) == ("goods", 0)
    assert legal(state) == ["done", "take(goods=mahi-mahi)", "take(goods=tiare)"]
    act(state, "take(goods=tiare)")
    assert has(state, 1, "goods")["uru"] == has(state, 0, "goods")["tiare"] == 1
    assert (step_of(state, "uru"), step_of(state, "tiare")) == (3, 3)
    assert asked(state) == ("forest", 1)


def test_r21_the_goods_of_the_die_may_be_left() -> None:
    state = position({0: "gatherer"}, goods={"taro": 0, "uru": 0, "mahi-mahi": 0})
    helped(state, "forest", 1)
    assert legal(state) == ["done", "take(goods=tiare)"]
    act(state, "done")
    assert asked(state) == ("forest", 0)
    assert (has(state, 0, "goods_count"), step_of(state, "tiare")) == (0, 2)


def test_r21_nothing_to_choose_is_not_asked() -> None:
    state = position({0: "gatherer"}, goods=dict.fromkeys(("uru", "taro", "mahi-mahi", "tiare"), 0))
    helped(state, "forest", 1)
    assert has(state, 0, "goods_count") == 0


def test_r22_merchant_a_free_assistant() -> None:
    state = position({0: "merchant"})
    helped(state, "market", 1)
    assert asked(state) == ("assistant", 0)
    assert legal(state) == ["done", *(f"take(assistant={kind})" for kind in TYPES)]
    left = state.clone()
    act(left, "done")
    assert has(left, 0, "ready") == {"gatherer": 0, "merchant": 1, "shaman": 0, "diver": 0}
    act(state, "take(assistant=diver)")
    assert has(state, 0, "ready")["diver"] == 1
    assert has(state, 0, "pearls") == 0
    assert state.view(None)["assistant_market"]["diver"] == 5


@pytest.mark.parametrize("hand", ["", "hand rua-hatu"])
def test_r23_a_tattoo_that_makes_a_tahua_may_be_declined(hand: str) -> None:
    """Who has no ritual worth performing can wait; other steps harm nobody and are not asked."""
    state = position({0: f"shaman, 8 tattoos, {hand}".rstrip(", "), 1: "shaman, 7 tattoos"})
    helped(state, "marae", 1)
    assert asked(state) == ("use", 0)
    assert legal(state) == ["done", "use(assistant=shaman)"]
    taken = state.clone()
    act(state, "done")
    assert (has(state, 0, "tattoo"), has(state, 1, "tattoo")) == (8, 8)
    assert asked(state) == ("marae", 0)
    act(taken, "use(assistant=shaman)")
    assert has(taken, 0, "tattoo") == 9
    assert asked(taken) == (("perform", 0) if hand else ("marae", 0))


def test_r23_shaman_a_tattoo_step() -> None:
    state = position({0: "shaman", 1: "2 shamans"})
    helped(state, "marae", 2)
    assert each_has(state, "tattoo") == [0, 1, 0]


SHAMANS = "2 shamans, 4 priests, hand rua-hatu, hand tohu, hand hina"


@pytest.mark.parametrize("location", ["forest", "marae", "reef", "path", "border", "market"])
def test_r23_a_ritual_on_his_own_turn_for_no_more_than_his_priests(location: str) -> None:
    state = at(location, {1: SHAMANS})
    pass_to(state, location)
    while asked(state) != (location, 1):
        act(state, "done")
    before = has(state, 1, "pearls")
    assert {"shaman(ritual=rua-hatu)", "shaman(ritual=hina)"} <= set(legal(state))
    assert "shaman(ritual=tohu)" not in legal(state)
    act(state, "shaman(ritual=rua-hatu)")
    assert has(state, 1, "pearls") == before + 3
    assert (has(state, 1, "ready")["shaman"], has(state, 1, "used")["shaman"]) == (1, 1)
    assert has(state, 1, "mana") == 0
    assert state.view(None)["discards"]["rua-hatu"] == 1
    # Several shamans, a ritual each.
    assert asked(state) == (location, 1)
    act(state, "shaman(ritual=hina)")
    assert state.view(None)["bag"] == 18
    assert has(state, 1, "used")["shaman"] == 2


def test_r23_also_in_the_building_step() -> None:
    state = ceremony({1: SHAMANS}, statues={1: "pearls-4"})
    pass_to(state, "build")
    assert asked(state) == ("build", 1)
    act(state, "shaman(ritual=rua-hatu)")
    assert has(state, 1, "pearls") == 3
    assert asked(state) == ("build", 1)


def test_r23_not_on_the_turn_of_another() -> None:
    state = at("market", {0: "uru", 1: SHAMANS})
    assert asked(state) == ("market", 0)
    assert not any(text.startswith("shaman") for text in legal(state))


def test_r23_asked_though_all_rituals_are_too_dear() -> None:
    """Not to be asked would tell; without priests or rituals all see that nothing can be done."""
    state = at("border", {0: "shaman, 1 priest, hand papa-rai"})
    assert asked(state) == ("border", 0)
    assert legal(state) == ["done"]
    for none in ("shaman, hand hina", "shaman, 3 priests", "used shaman, 3 priests, hand hina"):
        assert asked(at("border", {0: none})) == ("go", 1)


def test_r23_a_ritual_drawn_in_the_same_turn() -> None:
    state = at("marae", {0: "shaman, 9 priests"}, decks={"normal": "rua-hatu rua-hatu rua-hatu"})
    act(state, "draw(deck=normal)", "keep(ritual=rua-hatu)", "shaman(ritual=rua-hatu)")
    assert has(state, 0, "pearls") == 3


def test_r24_diver_a_four_pearls() -> None:
    state = position({1: "diver"})
    events = helped(state, "reef", 1)
    assert {"seat": 1, "what": "pearl", "amount": 4} in args_of(events, "gain")
