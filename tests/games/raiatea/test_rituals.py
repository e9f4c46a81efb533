"""Every ritual of the standard deck by name: what it changes, to the last pearl.

The expectations are written by hand. Who changes a ritual changes them too; a ritual without one
fails.
"""

import re
from collections import Counter

import pytest

from tests.games.playing import act, asked, legal
from tests.games.raiatea.positions import (
    at,
    ceremony,
    changes,
    go,
    has,
    helped,
    pass_to,
    position,
    table,
    without_shaman,
)
from tests.games.raiatea.printed import printed

# A longer track, so that a shaman can perform whatever ritual.
DECK = "[priests]\ntrack = 20\nprices = [2, 5]\n"
OPTIONS = {"deck": DECK, "tane": True}
SEATS = {
    0: "shaman, 12 priests, 6 pearls, 8 mana, 2 uru, taro, 2 gatherers, used diver, mask oro, "
    "mask ru, 4 tattoos",
    1: "3 priests, 5 pearls, 4 mana, uru, mask hiro, merchant",
    2: "1 priest, 2 pearls, 7 mana, tiare",
}
ROW = "taro tiare shaman pere/mana"
GOODS = {"uru": 2, "taro": 2, "mahi-mahi": 1, "tiare": 1}

ANY = "any"  # whatever ritual: then only how many are in hand is compared

# What is answered, and what has changed then. (The shaman and the card itself are left out.)
Expected = tuple[list[str], dict[str, int]]

AT_ONCE: dict[str, Expected] = {
    "hina": ([], {"bag": 18}),
    "matarii": (
        ["take(goods=uru)", "take(goods=tiare)", "take(goods=uru)"],
        {"0.goods.uru": 1, "1.goods.tiare": 1, "2.goods.uru": 1, "goods.uru": -2,
         "goods.tiare": -1, "price.uru": 2, "price.tiare": 1},
    ),
    "pipiri-ma": (["choose(option=1)"], {"0.mana": 3}),
    "ava": (
        ["draw(deck=normal)", ANY, ANY, ANY], {"0.hand": 1, "1.hand": 1, "2.hand": 1},
    ),
    "rata": (
        ["pick(card=pere, treasure=mana)"],
        {"0.masks.pere": 1, "0.mana": 3, "row.pere/mana": -1},
    ),
    "tautu": ([], {"0.mana": 6}),
    "pahu": ([], {"0.permanent.pahu": 1}),
    "rua-hatu": ([], {"0.pearls": 3}),
    "uru-taetae": (["priests(count=2)"], {"0.pearls": -5, "0.priests": 2, "0.mana": 14}),
    "rau-pena": (
        ["take(goods=uru)"],
        {"0.goods.uru": 1, "goods.uru": -1, "price.uru": 1, "0.pearls": 1},
    ),
    "parae": (["take(mask=tipa)"], {"0.masks.tipa": 1, "masks.tipa": -1, "0.mana": 3}),
    "heiva": ([], {"0.pearls": 6, "1.pearls": 1}),
    "fatu-tiri": ([], {"1.pearls": -1, "2.pearls": -1, "0.pearls": 2}),
    "tapa": ([], {"0.permanent.tapa": 1}),
    "vaa": ([], {"0.permanent.vaa": 1}),
    "tii": (
        ["ready(assistant=diver)", "use(assistant=diver)"],
        {"0.ready.diver": 1, "0.used.diver": -1, "0.pearls": 4},
    ),
    "raa": ([], {"0.permanent.raa": 1}),
    "tohu": ([], {"0.tattoo": 1, "0.mana": 2}),
    "pahi": (
        ["choose(option=1)"],
        {"0.ready.gatherer": 1, "assistants.gatherer": -1, "0.ready.diver": 1,
         "assistants.diver": -1},
    ),
    "oihanu": ([], {"0.permanent.oihanu": 1}),
    "roroo": (["perform(ritual=rua-hatu)"], {"0.priests": 1, "0.pearls": 3, "0.hand.rua-hatu": -1}),
    "honoura": (
        ["complete(statue=1, space=1)"], {"0.pearls": 2 - 4, "0.missions.pearls-4": 1},
    ),
    "mata-arahu": ([], {"0.tattoo": 2, "0.pearls": 1}),
    "tane-tapu": ([], {}),  # nothing lies in the row; see test_r42_stop_a_rivals_ritual_in_the_row
    "tane-eia": (
        ["choose(option=2)", "opponent(seat=1)"], {"0.pearls": 3, "1.pearls": -3},
    ),
    "tane-toa": (["opponent(seat=1)"], {"1.priests": -2, "0.priests": 1}),
    "nona": (
        ["opponent(seat=1)", "take(goods=uru)"],
        {"0.pearls": 3, "1.pearls": -3, "1.goods.uru": -1, "2.goods.tiare": -1, "goods.tiare": 1,
         "price.tiare": -1, "0.goods.uru": 1},
    ),
    "vairaumati": (
        ["choose(option=1)", "take(goods=uru)", "take(goods=uru)"],
        {"0.goods.uru": 2, "goods.uru": -2, "price.uru": 2},
    ),
    "tumu-nui": (["done"], {"0.priests": 2, "0.mana": 14}),
    "too-mata": (
        ["complete(statue=1, space=1)"],
        {"0.mana": 3, "0.pearls": 3 - 4, "0.missions.pearls-4": 1},
    ),
    "tu-rai-po": ([], {"0.tattoo": 1, "0.permanent.tu-rai-po": 1}),
    "maro-ura": ([], {"0.tattoo": 1, "0.pearls": 3}),
    "papa-rai": ([], {"0.permanent.papa-rai": 1}),
    "taere": (
        ["draw(deck=normal)", "keep(ritual=hina)", "keep(ritual=hina)", "perform(ritual=hina)"],
        {"0.hand.hina": 1, "bag": 18},
    ),
    "ihi": (["perform(ritual=nona)", "opponent(seat=1)", "take(goods=uru)"], {
        "0.tattoo": 2, "0.hand.nona": -1, "0.pearls": 3, "1.pearls": -3, "1.goods.uru": -1,
        "2.goods.tiare": -1, "goods.tiare": 1, "price.tiare": -1, "0.goods.uru": 1,
    }),
    "rohutu-noanoa": ([], {"0.permanent.rohutu-noanoa": 1}),
}  # fmt: skip

# Permanent rituals: where they work, what is answered, and what that changes.
LASTING: dict[str, list[tuple[str, list[str], dict[str, int]]]] = {
    "pahu": [("path", [], {"0.mana": 1}), ("ceremony", [], {"0.mana": 2})],
    "tapa": [("market", [], {"0.pearls": 2})],
    "vaa": [
        ("reef", [], {"0.goods.mahi-mahi": 1, "goods.mahi-mahi": -1, "price.mahi-mahi": 1}),
        ("border", [], {"0.pearls": 2}),
    ],
    "raa": [("marae", [], {"0.tattoo": 1})],
    "oihanu": [
        ("forest", ["choose(option=3)"], {"0.goods.tiare": 1, "goods.tiare": -1, "price.tiare": 1}),
    ],
    "tu-rai-po": [("ceremony", [], {"0.tattoo": 1})],
}

# Points at the end, for somebody with three missions and two pairs.
POINTS = {"papa-rai": 4, "rohutu-noanoa": 2 + 1 + 2}

RITUALS = printed(tane=True).rituals
NAMES = pytest.mark.parametrize("name", list(RITUALS))


@NAMES
def test_every_ritual_at_once(name: str) -> None:
    answers, changed = AT_ONCE[name]
    hand = f"hand {name}, hand rua-hatu, hand nona"
    if name in ("rua-hatu", "nona"):
        hand = "hand rua-hatu, hand nona"
    seats = {**SEATS, 0: f"{SEATS[0]}, {hand}"}
    other = "tapa" if name == "rata" else "rata"
    decks = {"normal": f"hina hina {other}"} if name != "hina" else {}
    state = at(
        "border", seats, options=OPTIONS, row=ROW, goods=GOODS, decks=decks,
        statues={1: "pearls-4"},
    )  # fmt: skip
    before = table(state)
    act(state, f"shaman(ritual={name})")
    for answer in answers:
        act(state, legal(state)[0] if answer == ANY else answer)
    found = without_shaman(changes(before, table(state)), name)
    if ANY in answers:
        found = hands_counted(found)
    assert found == changed
    assert asked(state) == ("border", 0)  # nothing more is asked


def hands_counted(found: dict[str, int]) -> dict[str, int]:
    """Changes of hands without the names of the cards."""
    counted: Counter[str] = Counter()
    for what, number in found.items():
        counted[re.sub(r"(hand)\..*", r"\1", what)] += number
    return {what: number for what, number in counted.items() if number}


@NAMES
def test_every_permanent_ritual_again_and_again(name: str) -> None:
    whens = {effect["when"] for effect in RITUALS[name]["effects"]} - {"now"}
    assert {where for where, _, _ in LASTING.get(name, [])} == whens
    for where, answers, changed in LASTING.get(name, []):
        found = []
        for more in ("", f", permanent {name}"):
            seats = {**SEATS, 0: SEATS[0] + more}
            if where == "ceremony":
                state = ceremony(seats, options=OPTIONS)
            else:
                state = position(seats, options=OPTIONS, row=ROW, goods=GOODS)
                if where in ("path", "border"):
                    go(state, where)
                else:
                    helped(state, where, 4)
            if more:
                for answer in answers:
                    act(state, answer)
            found.append(table(state))
        difference = changes(*found)
        assert difference.pop(f"0.permanent.{name}") == 1
        assert difference == changed


@NAMES
def test_every_rituals_points(name: str) -> None:
    has_points = any(effect["word"] == "points" for effect in RITUALS[name]["effects"])
    assert has_points == (name in POINTS)
    if has_points:
        seats = {0: f"permanent {name}, pair oro, mirrored hiro"}
        owners = dict.fromkeys(((1, 1), (1, 2), (1, 3)), 0)
        statues = {1: "pearls-4 pearls-4 pearls-4"}
        with_it = position(seats, options=OPTIONS, statues=statues, owners=owners)
        without = position(
            {0: "pair oro, mirrored hiro"}, options=OPTIONS, statues=statues, owners=owners
        )
        assert has(with_it, 0, "score") - has(without, 0, "score") == POINTS[name]


def test_every_ritual_has_an_expectation_and_no_other_has() -> None:
    assert set(AT_ONCE) == set(RITUALS)
    assert set(LASTING) | set(POINTS) == {
        name for name, each in RITUALS.items() if each["type"] == "permanent"
    }


def test_the_other_alternatives_of_pipiri_ma() -> None:
    state = at("border", {0: "shaman, 9 priests, hand pipiri-ma"}, options=OPTIONS)
    act(state, "shaman(ritual=pipiri-ma)", "choose(option=2)")
    assert has(state, 0, "pearls") == 2
    pass_to(state, "go")
