"""Every mission, market bonus, gift, treasure and A effect of the standard deck by name.

Written by hand, like the rituals: who changes one changes its expectation.
"""

import pytest

from tests.games.playing import act, asked, legal
from tests.games.raiatea.positions import (
    STANDARD,
    at,
    bid,
    ceremony,
    changes,
    has,
    helped,
    pass_to,
    position,
    space_of,
    table,
)
from tests.games.raiatea.printed import printed

GOODS = ("uru", "taro", "mahi-mahi", "tiare")

# Missions: what is enough, what is answered, and what is changed; then what is not enough.
MISSIONS: dict[str, tuple[str, list[str], dict[str, int], str]] = {
    "pearls-4": ("4 pearls", [], {"0.pearls": -4}, "3 pearls"),
    "pearls-2-mana-2": ("3 pearls, 2 mana", [], {"0.pearls": -2, "0.mana": -2}, "9 pearls, 1 mana"),
    "mana-5": ("6 mana", [], {"0.mana": -5}, "4 mana"),
    "goods-2": (
        "2 uru, tiare", ["pay(goods=tiare)"],
        {"0.goods.uru": -1, "goods.uru": 1, "price.uru": -1, "0.goods.tiare": -1, "goods.tiare": 1,
         "price.tiare": -1},
        "uru",
    ),
    "uru-tiare": (
        "2 uru, tiare", [],
        {"0.goods.uru": -1, "goods.uru": 1, "price.uru": -1, "0.goods.tiare": -1, "goods.tiare": 1,
         "price.tiare": -1},
        "2 uru, taro",
    ),
    "taro-mahi-mahi": (
        "taro, mahi-mahi", [],
        {"0.goods.taro": -1, "goods.taro": 1, "price.taro": -1, "0.goods.mahi-mahi": -1,
         "goods.mahi-mahi": 1, "price.mahi-mahi": -1},
        "2 taro",
    ),
    "goods-1-pearls-2": (
        "uru, 2 pearls", [],
        {"0.goods.uru": -1, "goods.uru": 1, "price.uru": -1, "0.pearls": -2}, "uru, 1 pearl",
    ),
    "priests-3": ("3 priests", [], {}, "2 priests"),
    "assistants-3": ("2 divers, used shaman", [], {}, "2 divers"),
    "ariki": ("3 tattoos", [], {}, "2 tattoos"),
    "pearls-7": ("7 pearls", [], {"0.pearls": -7}, "6 pearls"),
    "pearls-4-mask-1": (
        "4 pearls, mask pere", [], {"0.pearls": -4, "0.masks.pere": -1, "masks.pere": 1},
        "4 pearls, mirrored pere",
    ),
    "mana-8": ("8 mana", [], {"0.mana": -8}, "7 mana"),
    "goods-3-different": (
        "2 uru, taro, tiare", [],
        {f"{where}{goods}": change for goods in ("uru", "taro", "tiare")
         for where, change in (("0.goods.", -1), ("goods.", 1), ("price.", -1))},
        "3 uru, 3 taro",
    ),
    "goods-2-equal-pearls-2": (
        "2 uru, 2 taro, 2 pearls", ["pay(goods=taro)"],
        {"0.goods.taro": -2, "goods.taro": 2, "price.taro": -1, "0.pearls": -2},
        "uru, taro, tiare, mahi-mahi, 2 pearls",
    ),
    "mahi-mahi-tiare-pearls-2": (
        "mahi-mahi, tiare, 2 pearls", [],
        {"0.pearls": -2, **{f"{where}{goods}": change for goods in ("mahi-mahi", "tiare")
         for where, change in (("0.goods.", -1), ("goods.", 1), ("price.", -1))}},
        "2 mahi-mahi, 2 pearls",
    ),
    "priests-6": ("6 priests", [], {}, "5 priests"),
    "gatherers-2": ("gatherer, used gatherer", [], {}, "gatherer, 3 divers"),
    "merchants-2": ("2 merchants", [], {}, "merchant"),
    "assistants-5": ("5 divers", [], {}, "4 divers"),
    "pairs-1": ("pair oro", [], {}, "mask oro"),
    "pearls-10": ("10 pearls", [], {"0.pearls": -10}, "9 pearls"),
    "pearls-6-mana-5": ("6 pearls, 5 mana", [], {"0.pearls": -6, "0.mana": -5}, "6 pearls, 4 mana"),
    "mana-12": ("12 mana", [], {"0.mana": -12}, "11 mana"),
    "goods-4-different": (
        "uru, 2 taro, mahi-mahi, tiare", [],
        {f"{where}{goods}": change for goods in GOODS
         for where, change in (("0.goods.", -1), ("goods.", 1), ("price.", -1))},
        "3 uru, 3 taro, 3 tiare",
    ),
    "goods-3-equal": (
        "3 uru, 2 taro", [], {"0.goods.uru": -3, "goods.uru": 3, "price.uru": -1}, "2 uru, 2 taro",
    ),
    "goods-3-different-pearls-3": (
        "uru, taro, tiare, 3 pearls", [],
        {"0.pearls": -3, **{f"{where}{goods}": change for goods in ("uru", "taro", "tiare")
         for where, change in (("0.goods.", -1), ("goods.", 1), ("price.", -1))}},
        "uru, taro, tiare, 2 pearls",
    ),
    "goods-2-mask-1-mana-2": (
        "2 uru, mask pere, mask ru, 2 mana", ["pay(mask=pere)"],
        {"0.goods.uru": -2, "goods.uru": 2, "price.uru": -1, "0.masks.pere": -1, "masks.pere": 1,
         "0.mana": -2},
        "2 uru, 2 mana",
    ),
    "arioi": ("6 tattoos", [], {}, "5 tattoos"),
    "priests-8": ("8 priests", [], {}, "7 priests"),
    "shamans-3": ("2 shamans, used shaman", [], {}, "2 shamans, 4 divers"),
    "divers-3": ("3 divers", [], {}, "2 divers"),
    "pairs-2": ("pair oro, mirrored ru", [], {}, "pair oro, mask ru, mirror"),
}  # fmt: skip

AUCTIONS = ("auction-1", "auction-2", "auction-3")


@pytest.mark.parametrize("name", list(printed().missions))
def test_every_mission(name: str) -> None:
    points = printed().missions[name]["points"]
    first = f"complete(statue={points}, space=1)"
    rest = {"ceremony": points - 1, "statues": {points: name}, "options": STANDARD}
    if name in AUCTIONS:
        state = ceremony(
            {0: "3 mana", 1: "2 mana"}, number=points, statues={points: name}, options=STANDARD
        )
        pass_to(state, "auction")
        bid(state, 1, 2)
        assert has(state, 1, "missions") == [name]
        return
    enough, answers, changed, short = MISSIONS[name]
    state = at("border", {0: enough}, **rest)
    pass_to(state, "mission")
    before = table(state)
    act(state, first, *answers)
    assert changes(before, table(state)) == {**changed, f"0.missions.{name}": 1}
    assert asked(state) == ("go", 1)
    assert space_of(state, points, 1)["owner"] == 0
    state = at("border", {0: short}, **rest)
    pass_to(state, "mission", "go")
    assert first not in legal(state)


def test_every_mission_has_an_expectation() -> None:
    assert {*MISSIONS, *AUCTIONS} == set(printed().missions)


# Market bonuses: for each goods and step what is answered and what is changed ---------------------

BONUSES: dict[str, list[tuple[list[str], dict[str, int]]]] = {
    "uru": [
        ([], {"0.pearls": 2}),
        ([], {"0.pearls": 3}),
        ([], {"0.pearls": 4}),
        (["take(assistant=diver)"], {"0.pearls": 2, "0.ready.diver": 1, "assistants.diver": -1}),
    ],
    "taro": [
        ([], {"0.mana": 4}),
        ([], {"0.mana": 5}),
        ([], {"0.mana": 6}),
        (["priests(count=1)"], {"0.priests": 2, "0.mana": 2 + 2, "0.pearls": -2}),
    ],
    "mahi-mahi": [
        ([], {"0.pearls": 2}),
        ([], {"0.priests": 1}),
        (["choose(option=1)", "take(mask=tipa)"], {"0.masks.tipa": 1, "masks.tipa": -1}),
        (["complete(statue=1, space=1)"], {"0.pearls": -4, "0.missions.pearls-4": 1}),
    ],
    "tiare": [
        (["keep(ritual=parae)"], {"0.hand.parae": 1, "0.pearls": 2}),
        (
            ["keep(ritual=parae)"],
            {"0.hand.parae": 1, "0.ready.diver": 1, "0.used.diver": -1, "0.pearls": 2},
        ),
        ([], {"0.tattoo": 1, "0.pearls": 1}),
        (["keep(ritual=parae)"], {"0.tattoo": 1, "0.hand.parae": 1}),
    ],
}


@pytest.mark.parametrize(
    ("goods", "step"), [(goods, step) for goods in GOODS for step in range(1, 5)]
)
def test_every_market_bonus(goods: str, step: int) -> None:
    assert len(printed().bonuses[goods]) == len(BONUSES[goods])
    answers, changed = BONUSES[goods][step - 1]
    state = at(
        "market", {0: f"2 {goods}, 4 pearls, 2 priests, used diver"}, prices={goods: 4},
        decks={"normal": "parae parae parae"}, statues={1: "pearls-4"}, options=STANDARD,
    )  # fmt: skip
    before = table(state)
    act(state, f"sell(goods={goods})", f"bonus(step={step})", *answers)
    expected = {**changed, f"0.goods.{goods}": -1, f"goods.{goods}": 1, f"price.{goods}": -1}
    assert changes(before, table(state)) == expected
    assert asked(state) == ("market", 0)


# Gifts, treasures and A effects -------------------------------------------------------------------

GIFTS: dict[str, tuple[list[str], dict[str, int]]] = {
    "tattoo": ([], {"0.tattoo": 1}),
    "goods": (["take(goods=taro)"], {"0.goods.taro": 1, "goods.taro": -1, "price.taro": 1}),
    "pearls": ([], {"0.pearls": 2}),
}


@pytest.mark.parametrize("gift", list(printed().gifts))
def test_every_gift(gift: str) -> None:
    answers, changed = GIFTS[gift]
    state = ceremony(options=STANDARD)
    assert asked(state) == ("gift", 0)
    before = table(state)
    act(state, f"gift(kind={gift})", *answers)
    assert changes(before, table(state)) == changed


TREASURES = {"pearls": {"0.pearls": 3}, "mana": {"0.mana": 3}, "tattoo": {"0.tattoo": 1}}


@pytest.mark.parametrize("treasure", list(printed().treasures))
def test_every_treasure(treasure: str) -> None:
    god = next(name for (name, each) in printed().forest if each == treasure)
    state = at("forest", row=f"uru uru uru {god}/{treasure}", options=STANDARD)
    before = table(state)
    act(state, f"pick(card={god}, treasure={treasure})")
    assert changes(before, table(state)) == {
        **TREASURES[treasure], f"0.masks.{god}": 1, f"row.{god}/{treasure}": -1,
    }  # fmt: skip


HELPS: dict[str, tuple[str, list[str], dict[str, int]]] = {
    "gatherer": (
        "forest", ["take(goods=uru)"], {"0.goods.uru": 1, "goods.uru": -1, "price.uru": 1},
    ),
    "merchant": (
        "market", ["take(assistant=diver)"], {"0.ready.diver": 1, "assistants.diver": -1},
    ),
    "shaman": ("marae", [], {"0.tattoo": 1}),
    "diver": ("reef", [], {"0.pearls": 4}),
}  # fmt: skip


@pytest.mark.parametrize("kind", list(printed().assistants))
def test_every_a_effect(kind: str) -> None:
    location, answers, changed = HELPS[kind]
    state = position({0: f"{kind}"}, options=STANDARD)
    before = table(state)
    events = helped(state, location, 1)
    act(state, *answers)
    found = changes(before, table(state))
    if location == "reef":  # the pearls of the second roll come on top
        (roll,) = [event.args["die"] for event in events if event.name == "reef-roll"]
        assert isinstance(roll, int)
        found = {"0.pearls": found["0.pearls"] - roll - 3}
    assert found == changed
