"""Missions: when, what they cost, conditions [R32-R34]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    at,
    ceremony,
    has,
    pass_to,
    space_of,
    step_of,
)

FIRST = "complete(statue=1, space=1)"


def test_r32_as_kahuna_at_the_border() -> None:
    state = at("border", {0: "4 pearls"}, statues={1: "pearls-4"})
    assert asked(state) == ("mission", 0)
    assert FIRST in legal(state)


def test_r32_by_selling_a_mahi_mahi_at_its_top_step() -> None:
    state = at(
        "market", {0: "mahi-mahi, 4 pearls"}, prices={"mahi-mahi": 4}, statues={1: "pearls-4"}
    )
    act(state, "sell(goods=mahi-mahi)", "bonus(step=4)")
    assert asked(state) == ("mission", 0)
    act(state, FIRST)
    assert has(state, 0, "missions") == ["pearls-4"]
    assert step_of(state, "mahi-mahi") == 3


def test_r32_in_the_building_step() -> None:
    state = ceremony({0: "4 pearls"}, statues={1: "pearls-4"})
    pass_to(state, "build")
    assert FIRST in legal(state)


def test_r32_by_rituals_that_say_so() -> None:
    state = at("reef", {0: "shaman, 9 priests, hand honoura, 4 pearls"}, statues={1: "pearls-4"})
    act(state, "shaman(ritual=honoura)")
    assert asked(state) == ("mission", 0)
    act(state, FIRST)
    assert has(state, 0, "missions") == ["pearls-4"]
    assert state.view(None)["discards"] == {"honoura": 1}


def test_r32_the_tile_goes_behind_the_screen() -> None:
    state = at("border", {0: "4 pearls"}, statues={1: "pearls-4"})
    events = act(state, FIRST)
    assert args_of(events, "mission") == [
        {"seat": 0, "mission": "pearls-4", "statue": 1, "space": 1}
    ]
    assert space_of(state, 1, 1)["owner"] == 0
    shown = state.view(1)["seats"][0]
    assert (shown["missions"], shown["missions_count"]) == (None, 1)
    assert state.view(1)["memory"]["seats"][0]["missions"] == ["pearls-4"]


def test_r32_only_open_statues() -> None:
    state = at(
        "border", {0: "30 pearls, 30 mana"}, ceremony=1, statues={1: "pearls-4", 2: "mana-8"}
    )
    assert {FIRST, "complete(statue=2, space=1)"} <= set(legal(state))
    assert not any("statue=3" in text for text in legal(state))


def test_r32_each_tile_once() -> None:
    state = at("border", {0: "9 pearls"}, statues={1: "pearls-4 mana-5"}, owners={(1, 1): 1})
    assert FIRST not in legal(state)


# What each kind costs [R33]: the mission, what a seat has, its questions, and what is left --------

PAYMENTS = [
    ("pearls-4", "5 pearls", [], {"pearls": 1}),
    ("mana-5", "7 mana", [], {"mana": 2}),
    ("uru-tiare", "2 uru, tiare, taro", [], {"uru": 1, "taro": 1}),
    ("goods-2", "2 uru, taro", ["pay(goods=taro)"], {"uru": 1}),  # the rest is no choice
    ("goods-2", "2 uru, taro", ["pay(goods=uru)", "pay(goods=uru)"], {"taro": 1}),
    ("goods-2", "uru, taro", [], {}),  # all must go
    ("goods-2", "3 tiare", [], {"tiare": 1}),  # all are the same
    ("equal-2", "2 uru, 3 taro, tiare", ["pay(goods=taro)"], {"uru": 2, "taro": 1, "tiare": 1}),
    ("equal-2", "2 uru, taro", [], {"taro": 1}),
    ("different-2", "2 uru, taro, 1 pearl", [], {"uru": 1}),
    (
        "different-2", "2 uru, taro, tiare, 2 pearls", ["pay(goods=uru)", "pay(goods=tiare)"],
        {"uru": 1, "taro": 1, "pearls": 1},
    ),
    ("mask", "mask oro, mask ru, 1 mana", ["pay(mask=ru)"], {"masks": ["oro"]}),
    ("mask", "mirror, 2 mana", [], {"mana": 1}),
    ("masks-2", "mask oro, mirror, 1 pearl", [], {}),
    (
        "masks-2", "mask oro, mask ru, mirror, 1 pearl", ["pay(mask=mirror)", "pay(mask=oro)"],
        {"masks": ["ru"]},
    ),
]  # fmt: skip


@pytest.mark.parametrize(("mission", "having", "answers", "left"), PAYMENTS)
def test_r33_what_is_shown_is_paid(
    mission: str, having: str, answers: list[str], left: dict[str, object]
) -> None:
    state = at("border", {0: having}, statues={1: mission})
    pass_to(state, "mission")
    act(state, FIRST)
    for answer in answers:
        assert asked(state) == ("pay", 0)
        assert answer in legal(state)
        assert "done" not in legal(state)
        act(state, answer)
    assert asked(state) == ("go", 1)
    assert has(state, 0, "missions") == [mission]
    assert {name: has(state, 0, name) for name in ("mana", "pearls", "masks", "mirrors")} == {
        "mana": left.get("mana", 0),
        "pearls": left.get("pearls", 0),
        "masks": left.get("masks", []),
        "mirrors": 0,
    }
    goods = ("uru", "taro", "mahi-mahi", "tiare")
    assert has(state, 0, "goods") == {name: left.get(name, 0) for name in goods}


@pytest.mark.parametrize(
    ("mission", "having"),
    [
        ("pearls-4", "3 pearls, 9 mana"),
        ("mana-5", "4 mana, 9 pearls"),
        ("uru-tiare", "2 uru, 3 taro"),
        ("goods-2", "uru, 9 pearls"),
        ("equal-2", "uru, taro, tiare"),
        ("different-2", "4 uru, 1 pearl"),
        ("different-2", "uru, taro"),
        ("mask", "mirrored oro, mirrored ru, 1 mana"),  # nor can these be paid
        ("masks-2", "mask oro, mirrored hiro, 1 pearl"),
    ],
)
def test_r33_not_without_all_of_it(mission: str, having: str) -> None:
    state = at("border", {0: having}, statues={1: mission})
    while (now := asked(state)) is not None and now[0] == "border":
        act(state, "done")
    assert now is not None
    assert now[0] != "mission" or FIRST not in legal(state)


def test_r33_goods_and_masks_go_to_their_markets() -> None:
    state = at("border", {0: "2 uru"}, statues={1: "equal-2"}, prices={"uru": 4})
    act(state, FIRST)
    assert state.view(None)["goods_market"]["uru"] == 3
    assert step_of(state, "uru") == 2
    state = at("border", {0: "mask pere, 1 mana"}, statues={1: "mask"})
    act(state, "done")
    before = state.view(None)["mask_market"].get("pere", 0)
    events = act(state, FIRST)
    assert state.view(None)["mask_market"]["pere"] == before + 1
    assert args_of(events, "lose-mask") == [{"seat": 0, "mask": "pere"}]


# Conditions [R34]: the mission, who meets it, who does not ----------------------------------------

CONDITIONS = [
    ("priests-3", "3 priests", "2 priests"),
    ("assistants-2", "gatherer, used shaman", "2 mana, gatherer"),
    ("divers-2", "diver, used diver", "diver, 2 shamans"),
    ("ariki", "3 tattoos", "2 tattoos"),
    ("ariki", "7 tattoos", ""),
    ("pair", "pair oro", "mask oro, mirror"),
    ("pair", "mirrored oro", "mask oro"),
]


@pytest.mark.parametrize(("mission", "enough", "short"), CONDITIONS)
def test_r34_conditions_cost_nothing(mission: str, enough: str, short: str) -> None:
    for having, can in ((enough, True), (short, False)):
        state = at("border", {0: having}, statues={1: mission})
        while (now := asked(state)) is not None and now[0] == "border":
            act(state, "done")
        assert now is not None
        assert (now == ("mission", 0) and FIRST in legal(state)) == can
    state = at("border", {0: enough}, statues={1: mission})
    pass_to(state, "mission")
    before = has(state, 0, "priests"), has(state, 0, "tattoo"), has(state, 0, "used")
    act(state, FIRST)
    assert (has(state, 0, "priests"), has(state, 0, "tattoo"), has(state, 0, "used")) == before
    assert has(state, 0, "missions") == [mission]


def test_r34_each_identical_condition_once_per_player() -> None:
    statues = {1: "priests-3 priests-3 mana-5", 2: "priests-6"}
    state = at("border", {0: "6 priests", 1: "6 priests"}, ceremony=1, statues=statues)
    act(state, FIRST)
    assert asked(state) == ("go", 1)
    copy = at(
        "border", {0: "6 priests", 1: "6 priests"}, ceremony=1, statues=statues, owners={(1, 1): 0}
    )
    # Another number of priests is another condition.
    assert legal(copy) == ["done", "complete(statue=2, space=1)"]
    other = at(
        "border", {0: "6 priests", 1: "6 priests"}, ceremony=1, statues=statues, owners={(1, 1): 1}
    )
    assert legal(other) == [
        "done", "complete(statue=1, space=2)", "complete(statue=2, space=1)",
    ]  # fmt: skip
