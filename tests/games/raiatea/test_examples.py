"""The examples of the rulebooks, each as a test named after it."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    STANDARD,
    at,
    bid,
    ceremony,
    each_has,
    has,
    helped,
    pass_to,
    position,
    prepare,
    row_of,
    seat_of,
    step_of,
)


def test_x1_marae() -> None:
    """Two goods, two steps to Ariki, three normal rituals and three forbidden ones."""
    state = at("marae", {0: "mahi-mahi, taro, 1 tattoo"}, options=STANDARD)
    act(state, "sacrifice(goods=mahi-mahi)")
    assert has(state, 0, "rank") == "raatira"
    act(state, "sacrifice(goods=taro)")
    assert (has(state, 0, "tattoo"), has(state, 0, "rank")) == (3, "ariki")
    kept = []
    for deck in ("normal", "forbidden"):
        events = act(state, f"draw(deck={deck})")
        assert args_of(events, "draw") == [{"seat": 0, "deck": deck, "count": 3}]
        kept.append(seat_of(state, 0)["drawn"][1])
        act(state, f"keep(ritual={kept[-1]})")
    assert has(state, 0, "hand") == kept
    assert sum(state.view(None)["discards"].values()) == 4
    assert asked(state) == ("marae", 1)


def test_x2_path_of_the_gods() -> None:
    """Three priests each; five pearls for two more: 5 mana, the others 3."""
    state = ceremony({0: "3 priests, 5 pearls", 1: "3 priests", 2: "3 priests"}, options=STANDARD)
    assert asked(state) == ("priests", 0)
    act(state, "priests(count=2)")
    assert each_has(state, "priests") == [5, 3, 3]
    assert each_has(state, "mana") == [5, 3, 3]
    assert has(state, 0, "pearls") == 0


RAFAEL, MARIA, MAX, ARNO = range(4)


def test_x3_ceremony_order() -> None:
    seats = {RAFAEL: "7 mana", MARIA: "4 mana", MAX: "4 mana", ARNO: "8 mana"}
    state = ceremony(seats, 4, order=[RAFAEL, MARIA, MAX, ARNO], options=STANDARD)
    pass_to(state, "bid")
    bid(state, 7, 4, 4, 8)
    assert state.view(None)["order"] == [ARNO, RAFAEL, MARIA, MAX]
    assert state.view(None)["bag"] == 23


@pytest.mark.parametrize("first", ["rau-pena", "rua-hatu"])
def test_x4_blessing(first: str) -> None:
    """All are paid but Ihi; Maria chooses which of her two for 4 comes first."""
    seats = {
        RAFAEL: "7 mana, hand uru-taetae, hand raa",
        MARIA: "4 mana, 6 tattoos, hand rau-pena, hand rua-hatu, hand mata-arahu",
        MAX: "4 mana, hand roroo",
        ARNO: "8 mana, 6 tattoos, hand taere, hand ihi, hand hina",
    }
    state = ceremony(seats, 4, order=[RAFAEL, MARIA, MAX, ARNO])
    prepare(
        state,
        {
            RAFAEL: "uru-taetae raa",
            MARIA: "rau-pena rua-hatu mata-arahu",
            MAX: "roroo",
            ARNO: "taere ihi hina",
        },
    )
    bid(state, 7, 4, 4, 8)
    assert state.view(None)["bag"] == 23
    act(state, "gift(kind=tattoo)")
    events = act(state, "gift(kind=pearls)")
    paid = []
    while True:
        now = asked(state)
        assert now is not None
        paid += [(told["seat"], told["ritual"]) for told in args_of(events, "paid")]
        if args_of(events, "unpaid"):
            break
        if now[0] == "first":
            assert now[1] == MARIA
            assert paid == [(ARNO, "hina"), (RAFAEL, "uru-taetae")]
            assert state.view(None)["bag"] == 23 - 1 + 24 - 4
            events = act(state, f"first(ritual={first})")
        else:
            possible = legal(state)
            events = act(state, "done" if "done" in possible else possible[0])
    second = "rua-hatu" if first == "rau-pena" else "rau-pena"
    assert paid == [
        (ARNO, "hina"), (RAFAEL, "uru-taetae"), (MARIA, first), (MARIA, second), (RAFAEL, "raa"),
        (MAX, "roroo"), (MARIA, "mata-arahu"), (ARNO, "taere"),
    ]  # fmt: skip
    assert args_of(events, "unpaid") == [{"seat": ARNO, "ritual": "ihi"}]
    assert state.view(None)["bag"] == 5


def test_x4_the_costs_are_those_of_our_deck_too() -> None:
    costs = {
        "hina": 1, "uru-taetae": 4, "rau-pena": 4, "rua-hatu": 4, "raa": 5, "roroo": 6,
        "mata-arahu": 8, "taere": 10, "ihi": 11,
    }  # fmt: skip
    for options in (None, STANDARD):
        seats = {0: ", ".join(f"hand {name}" for name in costs) + ", 9 tattoos"}
        state = ceremony(seats | {1: "99 mana"}, options=options)
        prepare(state, {0: "hina ihi taere mata-arahu"})
        pass_to(state, "bid")
        events = bid(state, 0, 0, 0)
        events += act(state, "gift(kind=tattoo)", "gift(kind=pearls)")
        told = {str(each["ritual"]): each["cost"] for each in args_of(events, "laid")}
        assert told == {name: costs[name] for name in told}
        assert len(told) == 4


def test_x5_gatherers() -> None:
    """Three and one, the die shows 2: the first takes a tiare, whose price goes up."""
    state = position({0: "3 gatherers", 1: "1 gatherer"}, options=STANDARD)
    before = step_of(state, "tiare")
    helped(state, "forest", 2)
    assert asked(state) == ("goods", 0)
    act(state, "take(goods=tiare)")
    assert step_of(state, "tiare") == before + 1
    assert has(state, 0, "goods")["tiare"] == 1
    assert has(state, 1, "goods_count") == 0
    assert asked(state) == ("forest", 0)


def test_x6_a_gatherer_at_the_forest() -> None:
    """A row of four and one more; a mask and a mahi-mahi are taken, and no price moves."""
    state = at("forest", {0: "gatherer"}, row="mahi-mahi uru shaman hiro", options=STANDARD)
    before = step_of(state, "mahi-mahi")
    act(state, "gatherer")
    assert len(row_of(state)) == 5
    act(state, "pick(card=hiro)", "pick(card=mahi-mahi)")
    assert has(state, 0, "masks") == ["hiro"]
    assert has(state, 0, "goods")["mahi-mahi"] == 1
    assert step_of(state, "mahi-mahi") == before
    assert len(row_of(state)) == 3


def test_x7_a_shaman() -> None:
    """With four priests: rituals of cost 4 or less."""
    state = at(
        "market", {0: "shaman, 4 priests, hand rua-hatu, hand raa, hand hina"}, options=STANDARD
    )
    assert legal(state) == ["done", "shaman(ritual=hina)", "shaman(ritual=rua-hatu)"]
    act(state, "shaman(ritual=rua-hatu)")
    assert has(state, 0, "pearls") == 3
    assert has(state, 0, "mana") == 0


def test_x8_a_pearl_diver() -> None:
    """A second mission in the same turn; then play goes on."""
    statues = {1: "pearls-4 pearls-4 pearls-4"}
    state = ceremony({0: "8 pearls, diver", 1: "4 pearls"}, statues=statues, options=STANDARD)
    pass_to(state, "build")
    assert asked(state) == ("build", 0)
    act(state, "complete(statue=1, space=1)", "complete(statue=1, space=2)")
    assert has(state, 0, "missions") == ["pearls-4", "pearls-4"]
    assert has(state, 0, "used")["diver"] == 1
    assert asked(state) == ("build", 1)
