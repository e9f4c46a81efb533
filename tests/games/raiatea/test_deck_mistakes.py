"""Mistakes in decks of one's own: each is found, and told where it is."""

from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise

import pytest

from tests.games.raiatea.test_deck import RITUAL, TWO
from vaka.core.data import LONGEST
from vaka.core.errors import DataError
from vaka.games.raiatea.deck import (
    read_deck,
    read_parts,
    standard_text,
)


def changed(table: str, old: str, new: str) -> str:
    """Our own deck with one change behind the header of a table."""
    text = standard_text()
    before, header, after = text.partition(f"[{table}]")
    assert header, table
    assert old in after, old
    return before + header + after.replace(old, new, 1)


def added(text: str) -> str:
    return standard_text() + text


MISTAKES: list[tuple[str, str, str]] = [
    # rituals
    (changed("rituals.hina", "cost = 1", "cost = 0"), "rituals.hina.cost", "out-of-range"),
    (changed("rituals.hina", "cost = 1", "cost = 21"), "rituals.hina.cost", "out-of-range"),
    (changed("rituals.hina", "cost = 1\n", ""), "rituals.hina.cost", "missing"),
    (changed("rituals.hina", "copies = 2", "copies = 0"), "rituals.hina.copies", "out-of-range"),
    (changed("rituals.hina", '"common"', '"personl"'), "rituals.hina.type", "unknown-word"),
    (changed("rituals.hina", '"Hina"', '""'), "rituals.hina.name", "bad-title"),
    (changed("rituals.hina", '"Hina"', '"Hi\\nna"'), "rituals.hina.name", "bad-title"),
    (changed("rituals.hina", '"Hina"', '"Ihi"'), "rituals.ihi.name", "taken-name"),
    (changed("rituals.hina", '"Hina"', "7"), "rituals.hina.name", "not-text"),
    (changed("rituals.hina", "cost", "moon = 1\ncost"), "rituals.hina.moon", "unknown-entry"),
    (changed("rituals.nona", '"forbidden"', '"secret"'), "rituals.nona.deck", "unknown-word"),
    (changed("rituals.raa", '"at marae: ', '"at maree: '), "rituals.raa.effect", "effect-unknown"),
    (added(RITUAL % ("Moon", "Moon")), "rituals.Moon", "bad-name"),
    (added(RITUAL % ("a--b", "Moon")), "rituals.a--b", "bad-name"),
    (added(RITUAL % ("a" * 31, "Moon")), "rituals." + "a" * 31, "bad-name"),
    ("[rituals]\nmoon = 1\n", "rituals.moon", "not-section"),
    ("[rituals]\n", "rituals", "wrong-count"),
    ("".join(RITUAL % (f"r{n}", n) for n in range(61)), "rituals", "wrong-count"),
    (RITUAL % ("moon", "Moon"), "rituals", "too-few-normal"),
    (
        "".join(
            (RITUAL % (f"r{n}", n)).replace(
                '"draw"', str(["choose one: " + " / ".join([" and ".join(["path"] * 8)] * 4)] * 8)
            )
            for n in range(20)
        ),
        "rituals",
        "too-many-effects",
    ),
    # forest cards and masks
    (changed("forest", "uru = 7", "uru = -1"), "forest.goods.uru", "out-of-range"),
    (changed("forest", "uru = 7, ", ""), "forest.goods.uru", "missing"),
    (changed("forest", "uru = 7", "uru = 7, kava = 1"), "forest.goods.kava", "unknown-entry"),
    (changed("forest", "mirrors = 4", "mirrors = []"), "forest.mirrors", "not-number"),
    (changed("starting", "diver = 6", "diver = 21"), "starting.assistants.diver", "out-of-range"),
    (changed("treasures", "3 pearls", "3 perls"), "treasures.pearls", "effect-unknown"),
    (changed("treasures", "pearls =", "none ="), "treasures.none", "taken-name"),
    (changed("treasures", "pearls =", "shells ="), "masks.oro.forest[0]", "unknown-word"),
    (changed("masks.oro", '"red"', '"purple"'), "masks.oro.colour", "unknown-word"),
    (changed("masks.oro", '"conditional"', '"auction"'), "masks.oro.scores", "unknown-word"),
    (changed("masks.oro", "starting = 1", "starting = 2"), "masks.oro.forest", "not-two-masks"),
    (changed("masks.oro", '["pearls"]', "[]"), "masks.oro.forest", "not-two-masks"),
    (changed("masks.oro", '"Oro"', '"Atea"'), "masks.atea.name", "taken-name"),
    (added("[masks.mirror]\n"), "masks.mirror", "taken-name"),
    (
        '[masks.x]\nname = "X"\ncolour = "red"\nscores = "goods"\nstarting = 1\nforest = "none"\n',
        "masks",
        "too-few-masks",
    ),
    # missions
    (changed("statues", "[1, 2, 3, 3]", "[]"), "statues.rows", "out-of-range"),
    (changed("statues", "[1, 2, 3, 3]", "[6, 7]"), "statues.rows", "out-of-range"),
    (changed("statues", "[1, 2, 3, 3]", "9"), "statues.rows", "not-list"),
    (changed("missions.pearls-4", "points = 1", "points = 4"), "missions.pearls-4.points", ""),
    (changed("missions.pearls-4", '"4 pearls"', '"4 perls"'), "missions.pearls-4.pay", ""),
    (changed("missions.pearls-4", '"4 pearls"', '"0 pearls"'), "missions.pearls-4.pay", ""),
    (changed("missions.pearls-4", '"4 pearls"', "[]"), "missions.pearls-4.pay", "not-of-type"),
    (changed("missions.pearls-4", '"4 pearls"', '"4 mana"'), "missions.pearls-4.pay", ""),
    (
        changed("missions.pearls-4", '"4 pearls"', '["1 pearl", "3 pearls"]'),
        "missions.pearls-4.pay[1]",
        "paid-twice",
    ),
    (
        changed("missions.goods-2", '"2 goods"', '["1 uru", "1 goods"]'),
        "missions.goods-2.pay",
        "mixed-goods",
    ),
    (
        changed("missions.goods-2", '"2 goods"', '["2 equal goods", "1 goods"]'),
        "missions.goods-2.pay",
        "mixed-goods",
    ),
    (
        changed("missions.goods-2", '"2 goods"', '"5 different goods"'),
        "missions.goods-2.pay",
        "effect-number",
    ),
    (
        changed("missions.priests-3", '"3 priests"', '"3 kings"'),
        "missions.priests-3.need",
        "effect-unknown",
    ),
    (
        changed("missions.ariki", '"rank ariki"', '"rank raatira"'),
        "missions.ariki.need",
        "effect-unknown",
    ),
    (
        changed("missions.auction-1", 'type = "auction"', 'type = "auction"\npay = "1 mana"'),
        "missions.auction-1.pay",
        "unknown-entry",
    ),
    (
        '[missions.x]\npoints = 1\ncopies = 9\ntype = "auction"\n',
        "missions",
        "too-few-missions",
    ),
    # the board
    (changed("prices", "start = 2", "start = 5"), "prices.start", "out-of-range"),
    (changed("prices.uru", "1 =", "5 ="), "prices.uru.1", "missing"),
    (changed("prices.taro", '1 = "gain 4 mana"\n', ""), "prices.taro", "wrong-steps"),
    (changed("prices.taro", "gain 4 mana", "gain 4 man"), "prices.taro.1", "effect-unknown"),
    (changed("prices.taro", "gain 4 mana", "points 2"), "prices.taro.1", "effect-later"),
    (changed("gifts", "tattoo =", "moon ="), "gifts.tattoo", "missing"),
    (changed("assistants", "gain 1 goods", "use 1"), "assistants.gatherer", "effect-endless"),
    (changed("assistants", "price = 2", "price = -1"), "assistants.price", "out-of-range"),
    (changed("ranks", "[0, 3, 6, 9]", "[0, 3, 3, 9]"), "ranks.steps", "not-rising"),
    (changed("ranks", "[0, 3, 6, 9]", "[1, 3, 6, 9]"), "ranks.steps", "not-rising"),
    (changed("ranks", "[0, 3, 6, 9]", "[0, 3, 6, 10]"), "ranks.steps[3]", "out-of-range"),
    (changed("ranks", '"ariki"', '"king"'), "ranks.forbidden", "unknown-word"),
    (changed("ranks", "draw = [3,", "draw = [9,"), "ranks.draw[0]", "out-of-range"),
    (changed("priests", "[2, 5]", "[2]"), "priests.prices", "wrong-length"),
    (changed("rounds", "[1, 2, 3]", "[0, 2, 3]"), "rounds.three[0]", "out-of-range"),
    (changed("start", "keep = 2", "keep = 6"), "start.keep", "out-of-range"),
    (changed("actions", "die = 4", "die = 0"), "actions.die", "out-of-range"),
    (changed("score", "most = 8", "least = 8"), "score.most", "missing"),
    # the whole
    ("[moon]\n", "moon", "unknown-table"),
    ("rituals = 1\n", "rituals", "not-section"),
    ("", "-", "no-tables"),
    ("# nothing", "-", "no-tables"),
    ("rituals", "-", "not-toml"),
    ("#" * (LONGEST + 1), "-", "too-long"),
    ("x = " + "[" * 20_000, "-", "too-deep"),
]


@pytest.mark.parametrize(("text", "entry", "reason"), MISTAKES)
def test_mistakes(text: str, entry: str, reason: str) -> None:
    with pytest.raises(DataError) as caught:
        read_deck(text, "mine")
    assert caught.value.details == {"file": "mine", "entry": entry}
    assert reason in caught.value.reason
    assert str(caught.value).startswith(f"Wrong data in mine, at {entry}: ")


def test_all_mistakes_are_found_at_once() -> None:
    text = (
        changed("rituals.hina", "cost = 1", "cost = 0")
        .replace('"at marae: gain 1 tattoo"', '"at marae: gain 1 tatoo"')
        .replace("mirrors = 4", "mirrors = 99")
        .replace("3 priests", "3 kings")
        .replace("die = 4", "die = 99")
    ) + "[moon]\n"
    found = [str(error.details["entry"]) for error in read_parts(text, "mine").mistakes]
    assert found == [
        "moon",
        "rituals.hina.cost",
        "rituals.raa.effect",
        "forest.mirrors",
        "missions.priests-3.need",
        "actions.die",
    ]


@pytest.mark.parametrize(
    ("text", "entries"),
    [
        # One wrong entry does not make others wrong that depend on it.
        (changed("start", "draw = 5", 'draw = "5"'), ["start.draw"]),
        (changed("ranks", "track = 9", "track = []"), ["ranks.track"]),
        (
            changed("ranks", "[0, 3, 6, 9]", "[0, true, 99, 9]"),
            ["ranks.steps[1]", "ranks.steps[2]"],
        ),
        (changed("masks.oro", "starting = 1", "starting = 3"), ["masks.oro.starting"]),
        (changed("missions.priests-3", '"conditional"', '"x"'), ["missions.priests-3.type"]),
        (changed("missions.pearls-4", '"pearl"', '"x"'), ["missions.pearls-4.type"]),
        (changed("treasures", "3 pearls", "3 perls"), ["treasures.pearls"]),
        (changed("rituals.hina", '"common"', '"x"'), ["rituals.hina.type"]),
        ("prices = 1\n", ["prices"]),
        ("treasures = 1\n", ["treasures"]),
        (RITUAL.replace("20", "0") % ("moon", "Moon"), ["rituals.moon.copies"]),
        # Two without a name are not two of the same name.
        (
            (TWO.replace('"Moon"', "1")).replace('"Sun"', "2"),
            ["rituals.moon.name", "rituals.sun.name"],
        ),
        # All parts of a list, and what is missing beside what is too much.
        (
            TWO.replace('"draw"', '["gain", 7, "path", "lose"]', 1),
            ["rituals.moon.effect[1]", "rituals.moon.effect[0]", "rituals.moon.effect[3]"],
        ),
        (
            changed("missions.pearls-4", '"4 pearls"', '["4 perls", "2 mana", "1 ritaul"]'),
            ["missions.pearls-4.pay[0]", "missions.pearls-4.pay[2]"],
        ),
        (changed("prices.uru", "1 =", "5 ="), ["prices.uru.1", "prices.uru.5"]),
        (changed("prices.taro", "1 =", '5 = "path"\n1 ='), ["prices.taro"]),
        (changed("gifts", "tattoo =", "moon ="), ["gifts.tattoo", "gifts.moon"]),
        # The whole can be wrong beside its parts.
        (
            '[missions.x]\npoints = 1\ncopies = 9\ntype = "auction"\n',
            ["missions", "missions"],  # too few for two of the statues
        ),
        (
            RITUAL.replace("cost = 3", "cost = 0") % ("moon", "Moon"),
            ["rituals.moon.cost", "rituals"],
        ),
    ],
)
def test_every_mistake_is_named_and_no_other(text: str, entries: list[str]) -> None:
    found = [str(error.details["entry"]) for error in read_parts(text, "mine").mistakes]
    assert found == entries


def test_a_mistake_in_a_table_of_ours_names_our_file() -> None:
    """Our masks carry treasures that somebody else's table does not have."""
    with pytest.raises(DataError) as caught:
        read_deck('[treasures]\nmana = "gain 1 mana"\n')
    assert caught.value.details == {"file": "forest.toml", "entry": "masks.oro.forest[0]"}


@pytest.mark.parametrize("change", [str.upper, lambda text: text.replace("]", ""), str.title])
def test_nonsense_is_an_error_and_nothing_else(change: Callable[[str], str]) -> None:
    with pytest.raises(DataError):
        read_deck(change(standard_text()))


def test_any_torn_deck_is_read_or_refused() -> None:
    lines = standard_text().split("\n")
    cuts = range(0, len(lines), 7)
    for first, last in pairwise(cuts):
        with suppress(DataError):
            read_deck("\n".join(lines[:first] + lines[last:]))
