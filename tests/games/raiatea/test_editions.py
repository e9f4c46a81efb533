"""Every row of the table "Where the three rulebooks differ" in RULES.md, played in each edition."""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Final, NamedTuple

import pytest

from tests.games.playing import act, asked, legal
from tests.games.raiatea.positions import (
    GAME,
    at,
    blessing,
    ceremony,
    has,
    pass_to,
    performing,
    position,
)
from tests.games.raiatea.printed import printed
from vaka.core.state import State

EDITIONS: Final = ("majority", "it", "de", "fr")
PEARLS: Final = {1: "mana-5 pearls-4 pearls-4 pearls-4 pearls-4 pearls-4"}


class Row(NamedTuple):
    """What a game of an edition shows, what the majority plays, and editions that differ."""

    play: Callable[[dict[str, object]], object]
    majority: object
    others: dict[str, object]


def priests_start(options: dict[str, object]) -> object:
    return GAME.new(3, 1, options).view(None)["seats"][0]["priests"]


def rounds(options: dict[str, object]) -> object:
    return [GAME.new(players, 1, options).view(None)["rounds"] for players in (3, 4, 5)]


def leftover_mana(options: dict[str, object]) -> object:
    """When a ritual cannot be paid, and when all were paid."""
    hand, bag = {0: "hand rua-hatu"}, {0: "rua-hatu"}
    bids = ((3, 0, 0), (9, 0, 0))
    ended = [blessing(hand, bag, mana, options=options)[0] for mana in bids]
    return [state.view(None)["bag"] for state in ended]


def second_assistant(options: dict[str, object]) -> object:
    state = at("market", {0: "4 pearls"}, options=options)
    act(state, "hire(assistant=diver)", "hire(assistant=diver)")
    return has(state, 0, "pearls")


def second_tattoo(options: dict[str, object]) -> object:
    state = at("marae", {0: "2 uru"}, options=options)
    act(state, "sacrifice(goods=uru)")
    once = has(state, 0, "tattoo")
    act(state, "sacrifice(goods=uru)")
    return once, has(state, 0, "tattoo"), has(state, 0, "goods")["uru"]


def second_draw(options: dict[str, object]) -> object:
    """Whether the Kahuna can draw again after no, one and two sacrifices."""
    state = at("marae", {0: "2 uru"}, options=options)
    found = []
    act(state, "draw(deck=normal)")
    act(state, legal(state)[0])
    for _ in range(3):
        found.append("draw(deck=normal)" in legal(state))
        if "sacrifice(goods=uru)" in legal(state):
            act(state, "sacrifice(goods=uru)")
    return found


def payments(_: dict[str, object]) -> object:
    """What the missions of our deck cost: its data, in every edition."""
    ways = ("pearls", "mana", "goods", "any", "equal", "different", "masks")
    return {way for way in ways if any(each[way] for each in printed().missions.values())}


def same_condition(options: dict[str, object]) -> object:
    statues = {1: "priests-3 priests-3"}
    state = at("border", {0: "3 priests"}, statues=statues, owners={(1, 1): 0}, options=options)
    return asked(state) == ("mission", 0)


def diver_anytime(options: dict[str, object]) -> object:
    state = at("border", {0: "12 pearls, diver"}, statues=PEARLS, options=options)
    act(state, "complete(statue=1, space=2)")
    return asked(state) == ("mission", 0)


def second_diver(options: dict[str, object]) -> object:
    """Whether a second diver helps in the second turn of the same building step."""
    state = ceremony({0: "20 pearls, 2 divers", 1: "4 pearls"}, statues=PEARLS, options=options)
    pass_to(state, "build")
    act(state, "complete(statue=1, space=2)", "complete(statue=1, space=3)")
    act(state, "pass", "complete(statue=1, space=4)")
    return asked(state) == ("mission", 0)


def merchants_goods(options: dict[str, object]) -> object:
    return named(at("market", {0: "merchant"}, options=options), "merchant")


def second_merchant(options: dict[str, object]) -> object:
    state = at("market", {0: "2 merchants"}, options=options)
    act(state, "merchant(goods=uru)")
    return bool(named(state, "merchant"))


def second_gatherer(options: dict[str, object]) -> object:
    state = at("forest", {0: "2 gatherers"}, options=options)
    act(state, "gatherer")
    return "gatherer" in legal(state)


def tane(options: dict[str, object]) -> object:
    """The cards of Tane are our data, in every edition."""
    state = GAME.new(3, 1, {**options, "tane": True})
    return {name: count for name, count in state.inventory().items() if "tane" in name}


def stolen_masks(options: dict[str, object]) -> object:
    seats = {1: "pair oro, mirrored ru", 2: "mask tipa"}
    state = performing(["steal 1 mask"], seats, "interactive", options)
    act(state, "shaman(ritual=test)")
    return has(state, 0, "masks")


def tahua(options: dict[str, object]) -> object:
    """The cost of what a new Tahua without mana performs."""
    state = at("marae", {0: "8 tattoos, uru, hand papa-rai"}, options=options)
    act(state, "sacrifice(goods=uru)", "perform(ritual=papa-rai)")
    return has(state, 0, "permanent")


def two_priests(options: dict[str, object]) -> object:
    state = position({0: "5 pearls"}, first=1, options=options)
    act(state, "go(location=path)", "priests(count=2)")
    return has(state, 0, "pearls")


def dance_mana(options: dict[str, object]) -> object:
    state = ceremony({0: "3 priests, 2 pearls"}, options=options)
    act(state, "priests(count=1)")
    return has(state, 0, "mana")


def dance(options: dict[str, object]) -> object:
    return legal(ceremony({0: "5 pearls"}, options=options))


def papa_rai(options: dict[str, object]) -> object:
    state = position({0: "permanent papa-rai, permanent papa-rai"}, options=options)
    return has(state, 0, "score")


def ritual_icon(options: dict[str, object]) -> object:
    """`perform any`, our word for the icon, means both decks."""
    state = performing(["perform any"], {0: "hand rua-hatu, hand papa-rai"}, options=options)
    act(state, "shaman(ritual=test)")
    return named(state, "perform")


def auction_turn(options: dict[str, object]) -> object:
    """Who is asked after an auction in the building step."""
    state = ceremony(
        {0: "9 mana, diver, 4 pearls", 1: "8 pearls"}, options=options,
        statues={1: "auction-1 pearls-4 pearls-4"},
    )  # fmt: skip
    pass_to(state, "auction")
    act(state, "bid(mana=9)")
    return asked(state)


def lonely_auction(options: dict[str, object]) -> object:
    """An auction tile in a row of one space goes up although its column has other tiles."""
    state = ceremony(
        {0: "5 mana", 1: "8 pearls"}, options=options, statues={1: "auction-1 pearls-4 pearls-4"}
    )
    pass_to(state, "auction", "build")
    return asked(state)


def oracle(options: dict[str, object]) -> object:
    state = at(
        "border", {0: "20 pearls"}, statues={1: "mana-5", 2: "pearls-7"},
        options={**options, "oracle": True},
    )  # fmt: skip
    return asked(state) == ("mission", 0)


def forbidden_rank(options: dict[str, object]) -> object:
    return [
        named(at("marae", {0: f"{tattoos} tattoos"}, options=options), "draw") for tattoos in (2, 3)
    ]


def price_start(options: dict[str, object]) -> object:
    prices = GAME.new(3, 1, options).view(None)["prices"]
    return {each["step"] for each in prices.values()}


def names(options: dict[str, object]) -> object:
    state = GAME.new(3, 1, options)
    return list(state.view(None)["locations"]), list(state.view(None)["assistant_market"])


def colour_cap(options: dict[str, object]) -> object:
    pairs = ", ".join(f"pair {god}" for god in ("pere", "ru", "maui", "atea"))
    return [each["worth"] for each in has(position({0: pairs}, options=options), 0, "pairs")]


def named(state: State, name: str) -> list[str]:
    """The arguments of the legal actions of this name."""
    found = [re.findall(r"=([a-z0-9-]+)", text) for text in legal(state) if text.startswith(name)]
    return [args[0] for args in found]


NAMES: Final = (
    ["forest", "marae", "reef", "path", "border", "market"],
    ["gatherer", "merchant", "shaman", "diver"],
)
ROWS: Final = {
    1: Row(priests_start, 0, {"fr": 1}),
    2: Row(rounds, [[1, 2, 3], [1, 2, 2], [1, 2, 1]], {}),
    3: Row(leftover_mana, [3, 5], {"fr": [0, 5]}),
    4: Row(second_assistant, 0, {"fr": 2}),
    5: Row(second_tattoo, (1, 2, 0), {}),
    6: Row(second_draw, [True, True, True], {"de": [False, False, True]}),
    7: Row(payments, {"pearls", "mana", "goods", "any", "equal", "different", "masks"}, {}),
    8: Row(same_condition, False, {"fr": True}),
    9: Row(diver_anytime, False, {"it": True}),
    10: Row(second_diver, True, {"de": False}),
    11: Row(merchants_goods, ["uru", "taro", "mahi-mahi", "tiare"], {}),
    12: Row(second_merchant, False, {"fr": True}),
    13: Row(second_gatherer, False, {}),
    14: Row(tane, {"ritual tane-eia": 2, "ritual tane-tapu": 2, "ritual tane-toa": 2}, {}),
    15: Row(stolen_masks, ["tipa"], {}),
    16: Row(tahua, ["papa-rai"], {}),
    17: Row(two_priests, 0, {}),
    18: Row(dance_mana, 4, {}),
    19: Row(dance, ["done", "priests(count=1)", "priests(count=2)"], {}),
    20: Row(papa_rai, 8, {}),
    21: Row(ritual_icon, ["rua-hatu", "papa-rai"], {}),
    22: Row(auction_turn, ("build", 0), {}),
    23: Row(lonely_auction, ("auction", 0), {}),
    24: Row(oracle, False, {}),
    25: Row(forbidden_rank, [["normal"], ["normal", "forbidden"]], {}),
    26: Row(price_start, {2}, {}),
    27: Row(names, NAMES, {}),
    28: Row(colour_cap, [8, 8, 8, 8], {}),
}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("number", ROWS)
def test_an_edition_plays_its_row(number: int, edition: str) -> None:
    row = ROWS[number]
    assert row.play({"edition": edition}) == row.others.get(edition, row.majority)


def table_rows() -> dict[int, list[str]]:
    """The table of differences in RULES.md: number, and the cells after it."""
    text = (files("vaka.games") / "raiatea" / "RULES.md").read_text(encoding="utf-8")
    part = text.partition("## Where the three rulebooks differ")[2].partition("\n## ")[0]
    lines = re.findall(r"^\| (\d+) \| (.*) \|$", part, re.MULTILINE)
    return {int(number): cells.split(" | ") for number, cells in lines}


def test_the_table_of_differences_says_what_each_edition_plays() -> None:
    """Its last columns: the majority's play, what it, de and fr play, and the option."""
    rows = table_rows()
    assert list(rows) == list(ROWS)
    for number, cells in rows.items():
        *_, it, de, fr, option = cells
        differing = {
            edition
            for edition, told in zip(EDITIONS[1:], (it, de, fr), strict=True)
            if told != "the same"
        }
        assert differing == set(ROWS[number].others), number
        assert (option != "-") == bool(differing), number


def test_decisions_cite_known_rules_in_order() -> None:
    """The table of decisions has a rule, a point, a decision, a passage and tests in each row."""
    text = (files("vaka.games") / "raiatea" / "RULES.md").read_text(encoding="utf-8")
    part = text.partition("## Decisions")[2].partition("\n## ")[0]
    rows = [line.strip("| ").split(" | ") for line in part.splitlines() if line.startswith("| [")]
    numbers = [int(row[0].strip("[]R")) for row in rows]
    assert numbers == sorted(numbers)
    assert set(numbers) <= set(range(1, 43))
    assert all(len(row) == 5 and row[4].startswith("`test_") for row in rows)
