"""The deck: the facts that our own keeps, and decks of one's own with their mistakes."""

from collections.abc import Callable
from contextlib import suppress
from itertools import pairwise

import pytest

from vaka.core.data import LONGEST
from vaka.core.errors import DataError
from vaka.games.raiatea import vocabulary
from vaka.games.raiatea.deck import (
    TABLES,
    Deck,
    read_deck,
    read_parts,
    standard_deck,
    standard_text,
)
from vaka.games.raiatea.layout import GOODS, MIRROR, SPACES, STATUES, STEPS
from vaka.games.raiatea.programs import Effect
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    COMMON,
    CONDITIONAL,
    FOR_ASSISTANTS,
    FOR_COLOURS,
    FOR_MISSIONS,
    FORBIDDEN,
    GIFT_NAMES,
    GOODS_NAMES,
    INTERACTIVE,
    MASK_CARD,
    NORMAL,
    PERMANENT,
    PERSONAL,
    RANK_NAMES,
    TYPE_NAMES,
    WORDS,
)


@pytest.fixture(scope="module")
def deck() -> Deck:
    return standard_deck()


def texts(effects: list[Effect]) -> list[tuple[str, str, int]]:
    """Word, thing and amount of each."""
    return [(WORDS[effect.word], effect.what_name(), effect.amount) for effect in effects]


# Our own: rituals ---------------------------------------------------------------------------------

FACTS = [  # name, cost, pile
    ("Hina", 1, NORMAL),
    ("Rua-Hatu", 4, NORMAL),
    ("Uru-Taetae", 4, NORMAL),
    ("Rau-Pena", 4, NORMAL),
    ("Ra’a", 5, NORMAL),
    ("Roro’o", 6, NORMAL),
    ("Mata-Arahu", 8, NORMAL),
    ("Ta’ere", 10, FORBIDDEN),
    ("Ihi", 11, FORBIDDEN),
]


@pytest.mark.parametrize(("title", "cost", "pile"), FACTS)
def test_the_rituals_that_the_rulebooks_name(deck: Deck, title: str, cost: int, pile: int) -> None:
    ritual = deck.ritual_titles.index(title)
    assert (deck.cost[ritual], deck.pile[ritual], deck.tane[ritual]) == (cost, pile, 0)
    assert (deck.ritual_type[ritual] == COMMON) == (title == "Hina")


def test_hina_fills_the_bag_for_each_player(deck: Deck) -> None:
    (effect,) = deck.ritual_effects[deck.ritual_names.index("hina")]
    assert texts([effect]) == [("bag", "", 6)]
    assert effect.limit == 1


def test_rua_hatu_gives_3_pearls(deck: Deck) -> None:
    ritual = deck.ritual_names.index("rua-hatu")
    assert deck.ritual_type[ritual] == PERSONAL
    assert texts(deck.ritual_effects[ritual]) == [("gain", "pearl", 3)]


def test_papa_rai_is_for_points_and_several(deck: Deck) -> None:
    ritual = deck.ritual_names.index("papa-rai")
    assert (deck.pile[ritual], deck.ritual_type[ritual]) == (FORBIDDEN, PERMANENT)
    assert [word for word, _, _ in texts(deck.ritual_effects[ritual])] == ["points"]
    assert deck.copies[ritual] > 1


def test_r4_tane_steals_removes_priests_and_stops(deck: Deck) -> None:
    rituals = [ritual for ritual in range(deck.rituals) if deck.tane[ritual]]
    assert {deck.ritual_type[ritual] for ritual in rituals} == {INTERACTIVE}
    assert {deck.pile[ritual] for ritual in rituals} == {NORMAL}
    assert all(deck.ritual_names[ritual].startswith("tane-") for ritual in rituals)
    words = {
        (word, thing)
        for ritual in rituals
        for effect in deck.ritual_effects[ritual]
        for word, thing, _ in texts(effect.parts())
    }
    assert {("steal", "goods"), ("lose", "priest"), ("stop", "")} <= words


def test_92_rituals(deck: Deck) -> None:
    def cards(pile: int, tane: int) -> list[int]:
        return [
            ritual
            for ritual in range(deck.rituals)
            if (deck.pile[ritual], deck.tane[ritual]) == (pile, tane)
        ]

    normal, tane, forbidden = cards(NORMAL, 0), cards(NORMAL, 1), cards(FORBIDDEN, 0)
    assert [sum(deck.copies[ritual] for ritual in some) for some in (normal, tane, forbidden)] == [
        56,
        6,
        30,
    ]
    assert 30 <= deck.rituals == len(normal) + len(tane) + len(forbidden) <= 36
    assert set(deck.copies) <= {2, 3, 4}
    assert {deck.cost[ritual] for ritual in normal} == set(range(1, 9))
    assert {deck.cost[ritual] for ritual in forbidden} == set(range(6, 13))


def test_all_of_the_vocabulary_is_used(deck: Deck) -> None:
    lists = [
        *deck.ritual_effects,
        *deck.bonus_effects,
        *deck.gift_effects,
        *deck.assistant_effects,
        *deck.treasure_effects.values(),
    ]
    parts = [part.data() for effects in lists for effect in effects for part in effect.parts()]
    assert {part["word"] for part in parts} == set(vocabulary.WORDS)
    assert {part["scope"] for part in parts} == set(vocabulary.SCOPES)
    assert {part["each"] for part in parts} == set(vocabulary.COUNTED)
    assert {part["when"] for part in parts} == set(vocabulary.WHENS)
    assert {part["what"] for part in parts} >= {*vocabulary.THINGS, *vocabulary.PILE_NAMES, "any"}
    assert set(deck.ritual_type) == set(range(len(vocabulary.RITUAL_TYPES)))


# Our own: masks, forest, starting cards -----------------------------------------------------------


def test_the_masks(deck: Deck) -> None:
    kinds = range(4)
    assert (deck.gods, len(deck.god_titles), len(deck.colour_names)) == (12, 12, 4)
    by_colour = sorted((deck.colour[god], deck.mask_type[god]) for god in range(deck.gods))
    types = (FOR_MISSIONS, FOR_ASSISTANTS, FOR_COLOURS)
    assert by_colour == [(colour, type_) for colour in kinds for type_ in types]
    for type_ in (FOR_MISSIONS, FOR_ASSISTANTS):
        about = [deck.mask_about[god] for god in range(12) if deck.mask_type[god] == type_]
        assert sorted(about) == list(kinds)
    assert sorted(deck.start_masks) == [god for god in range(12) if deck.mask_type[god] != 2]


def test_r38_every_mask_exists_twice(deck: Deck) -> None:
    for god in range(deck.gods):
        in_forest = sum(
            copies
            for what, group, copies in zip(
                deck.card_what, deck.card_group, deck.card_copies, strict=True
            )
            if (what, group) == (god, MASK_CARD)
        )
        assert in_forest + list(deck.start_masks).count(god) == 2


def test_72_forest_cards(deck: Deck) -> None:
    assert [dict(args)["card"] for args in deck.card_args[:9]] == [
        *GOODS_NAMES,
        *TYPE_NAMES,
        "mirror",
    ]
    assert list(deck.card_copies[:9]) == [7, 7, 7, 7, 6, 6, 6, 6, 4]
    assert list(deck.card_what[:9]) == [0, 1, 2, 3, 0, 1, 2, 3, MIRROR]
    assert list(deck.card_program[:9]) == [-1] * 9
    assert sum(deck.card_copies[9:]) == 16
    assert (sum(deck.card_copies), deck.mirrors) == (72, 4)


def test_r10_treasures(deck: Deck) -> None:
    assert {name: texts(effects) for name, effects in deck.treasure_effects.items()} == {
        "pearls": [("gain", "pearl", 3)],
        "mana": [("gain", "mana", 3)],
        "tattoo": [("gain", "tattoo", 1)],
    }
    masks = range(9, deck.cards)
    for card in masks:
        args = dict(deck.card_args[card])
        assert args["card"] == deck.god_names[deck.card_what[card]]
        assert ("treasure" in args) == (deck.card_program[card] > 0)
    assert sum(deck.card_copies[card] for card in masks if deck.card_program[card] > 0) == 11


def test_r6_36_starting_cards(deck: Deck) -> None:
    assert list(deck.start_goods) == [1, 1, 1, 1]
    assert list(deck.start_assistants) == [6, 6, 6, 6]
    assert len(deck.start_masks) == 8


# Our own: missions --------------------------------------------------------------------------------


def test_68_missions(deck: Deck) -> None:
    tiles = [0] * STATUES
    auctions = [0] * STATUES
    for mission in range(deck.missions):
        tiles[deck.mission_points[mission] - 1] += deck.mission_copies[mission]
        if deck.mission_type[mission] == AUCTION:
            auctions[deck.mission_points[mission] - 1] += deck.mission_copies[mission]
    assert tiles == [24, 22, 22]
    assert all(3 <= count <= 4 for count in auctions)


def test_the_statues_have_rows_of_1_2_3_and_3(deck: Deck) -> None:
    assert list(deck.statue_spaces) == [9, 9, 9]
    rows = [0, 1, 1, 2, 2, 2, 3, 3, 3, -1, -1, -1]
    assert list(deck.space_row) == rows * STATUES
    assert len(rows) == SPACES


def test_every_mission_asks_for_what_its_type_says(deck: Deck) -> None:
    for mission in range(deck.missions):
        goods = sum(deck.pay_goods[mission * GOODS : mission * GOODS + GOODS])
        ways = (deck.pay_any[mission], deck.pay_equal[mission], deck.pay_different[mission])
        paid = (deck.pay_pearls[mission], deck.pay_mana[mission], goods + sum(ways))
        type_ = deck.mission_type[mission]
        assert (deck.need[mission] > 0) == (deck.need_amount[mission] > 0) == (type_ == CONDITIONAL)
        if type_ in (CONDITIONAL, AUCTION):
            assert not any((*paid, deck.pay_masks[mission]))
        else:
            assert paid[type_]
            assert sum(1 for way in (goods, *ways) if way) <= 1


def test_conditions_that_are_known(deck: Deck) -> None:
    found = {
        (vocabulary.NEEDS[deck.need[mission]], deck.need_amount[mission]): points
        for mission, points in enumerate(deck.mission_points)
    }
    assert found["priest", 3] == 1
    assert ("priest", 6) in found
    assert ("rank", RANK_NAMES.index("arioi")) in found
    assert {need for need, _ in found} == set(vocabulary.NEEDS)


def test_all_ways_to_pay_are_used(deck: Deck) -> None:
    for paid in (
        *(deck.pay_pearls, deck.pay_mana, deck.pay_goods, deck.pay_masks),
        *(deck.pay_any, deck.pay_equal, deck.pay_different),
    ):
        assert any(paid)


# Our own: the board -------------------------------------------------------------------------------


def bonus(deck: Deck, goods: str, step: int) -> list[tuple[str, str, int]]:
    place = GOODS_NAMES.index(goods) * STEPS + step - 1
    assert deck.bonus[place] > 0
    return texts(deck.bonus_effects[place])


def test_r18_price_columns(deck: Deck) -> None:
    assert (deck.steps, deck.price_start) == (4, 1)
    assert bonus(deck, "mahi-mahi", 4) == [("mission", "", 1)]
    assert ("path", "", 1) in bonus(deck, "taro", 4)
    assert ("gain", "priest", 1) in bonus(deck, "taro", 4)
    assert ("gain", "assistant", 1) in bonus(deck, "uru", 4)
    assert any(("ready", "", 1) in bonus(deck, "tiare", step) for step in range(1, 5))
    assert list(deck.bonus[4:STEPS]) == [-1, -1]
    assert deck.bonus_effects[4:STEPS] == [[], []]


def test_r21_to_r24_assistants(deck: Deck) -> None:
    assert [texts(effects) for effects in deck.assistant_effects] == [
        [("gain", "goods", 1)],
        [("gain", "assistant", 1)],
        [("gain", "tattoo", 1)],
        [("gain", "pearl", 4)],
    ]


def test_r28_gifts(deck: Deck) -> None:
    assert [texts(effects) for effects in deck.gift_effects] == [
        [("gain", "tattoo", 1)],
        [("gain", "goods", 1)],
        [("gain", "pearl", 2)],
    ]
    assert len(deck.gift) == len(GIFT_NAMES)


def test_numbers_of_the_rules(deck: Deck) -> None:
    assert list(deck.rounds) == [1, 2, 3, 1, 2, 2, 1, 2, 1]
    assert list(deck.rank_steps) == list(deck.rank_points) == [0, 3, 6, 9]
    assert list(deck.draw_count) == [3, 3, 5, 5]
    assert list(deck.prepare_count) == [2, 2, 3, 3]
    assert list(deck.priest_price) == [2, 5]
    assert (deck.forbidden_from, deck.tattoo_steps, deck.priest_track, deck.die) == (1, 9, 10, 4)
    assert (deck.start_mana, deck.start_pearls, deck.draw_start, deck.keep_start) == (5, 4, 5, 2)
    assert (deck.hire_price, deck.buy_price, deck.reef_bonus) == (2, 3, 3)
    assert (deck.colour_points, deck.colour_most) == (2, 8)


# Its catalogue ------------------------------------------------------------------------------------


def test_where_the_groups_of_the_catalogue_begin(deck: Deck) -> None:
    def check(first: int, name: str, key: str, names: list[str]) -> None:
        for place, each in enumerate(names):
            action = deck.catalogue[first + place]
            assert (action.name, action.args) == (name, ((key, each),))

    rituals, masks = deck.ritual_names, [*deck.god_names, "mirror"]
    check(deck.keep_ritual, "keep", "ritual", rituals)
    check(deck.prepare_ritual, "prepare", "ritual", rituals)
    check(deck.shaman_ritual, "shaman", "ritual", rituals)
    check(deck.perform_ritual, "perform", "ritual", rituals)
    check(deck.first_ritual, "first", "ritual", rituals)
    check(deck.stop_ritual, "stop", "ritual", rituals)
    check(deck.offer_mask, "offer", "mask", masks)
    check(deck.fetch_mask, "fetch", "mask", masks)
    check(deck.take_mask, "take", "mask", masks)
    check(deck.pay_mask, "pay", "mask", masks)
    check(deck.lose_mask, "lose", "mask", masks)
    check(deck.steal_mask, "steal", "mask", masks)
    check(deck.mirror_mask, "mirror", "mask", deck.god_names)
    for place, args in enumerate(deck.card_args):
        action = deck.catalogue[deck.pick_card + place]
        assert (action.name, action.args) == ("pick", args)
    assert len(deck.catalogue) == deck.pick_card + deck.cards


# Decks of one's own -------------------------------------------------------------------------------


def test_our_own_text_is_a_deck(deck: Deck) -> None:
    text = standard_text()
    assert len(text) < LONGEST // 2
    again = read_deck(text)
    assert list(again.ops) == list(deck.ops)
    assert str(list(again.catalogue)) == str(list(deck.catalogue))
    assert read_parts(text, "deck").own == list(TABLES)


RITUAL = """
[rituals.%s]
name = "%s"
cost = 3
type = "personal"
copies = 20
effect = "draw"
"""
TWO = RITUAL % ("moon", "Moon") + RITUAL % ("sun", "Sun")


def test_a_table_replaces_ours_and_the_others_stay(deck: Deck) -> None:
    own = read_deck(TWO)
    assert own.ritual_names == ["moon", "sun"]
    assert own.mission_names == deck.mission_names
    assert len(own.catalogue) == len(deck.catalogue) - 6 * (deck.rituals - 2)


def test_other_sizes() -> None:
    column = '1 = "draw"\n2 = ["path", "draw"]\n'
    own = read_deck(
        "[prices]\nstart = 1\n"
        + "".join(f"[prices.{goods}]\n{column}" for goods in GOODS_NAMES)
        + "[statues]\nrows = [4, 5]\n"
        + '[treasures]\nnothing = "gain 1 mana"\n'
        + "[masks.one]\n"
        + 'name = "One"\ncolour = "red"\nscores = "pearl"\nstarting = 2\nforest = []\n'
        + "[masks.two]\n"
        + 'name = "Two"\ncolour = "red"\nscores = "diver"\nstarting = 2\nforest = []\n'
        + "[masks.three]\n"
        + 'name = "Three"\ncolour = "red"\nscores = "colours"\nstarting = 1\nforest = "nothing"\n'
        + "[masks.four]\n"
        + 'name = "Four"\ncolour = "blue"\nscores = "goods"\nstarting = 0\n'
        + 'forest = ["none", "none"]\n'
    )
    assert (own.steps, own.price_start) == (2, 0)
    assert list(own.space_row[:SPACES]) == [0] * 4 + [1] * 5 + [-1] * 3
    assert list(own.start_masks) == [0, 0, 1, 1, 2]
    assert [str(args) for args in own.card_args[9:]] == [
        "(('card', 'three'), ('treasure', 'nothing'))",
        "(('card', 'four'),)",
    ]
    assert list(own.card_copies[9:]) == [1, 2]


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
        "missions.pearls-4.pay",
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
    (changed("assistants", "gain 1 goods", "use 1"), "assistants.gatherer", "effect-use"),
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
