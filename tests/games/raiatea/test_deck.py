"""The deck: the facts that our own keeps, and decks of one's own."""

import pytest

from tests.games.raiatea.positions import EVERY_WORD
from vaka.core.data import LONGEST
from vaka.faces.raiatea_effects import mission_text, ritual_text
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
from vaka.locale import LANGUAGES, Words


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


def parts_of(deck: Deck) -> list[Effect]:
    """All effects of a deck and all inside them."""
    lists = [
        *deck.ritual_effects,
        *deck.bonus_effects,
        *deck.gift_effects,
        *deck.assistant_effects,
        *deck.treasure_effects.values(),
    ]
    return [part for effects in lists for effect in effects for part in effect.parts()]


def test_our_own_deck_uses_all_scopes_and_things(deck: Deck) -> None:
    parts = [part.data() for part in parts_of(deck)]
    assert {part["word"] for part in parts} == set(vocabulary.WORDS[: vocabulary.SEND])
    assert {part["scope"] for part in parts} == set(vocabulary.SCOPES)
    assert {part["each"] for part in parts} == set(vocabulary.COUNTED[: vocabulary.PER_PLAYER])
    assert {part["when"] for part in parts} == set(vocabulary.WHENS[: vocabulary.AT_ANY_LOCATION])
    assert {part["what"] for part in parts} >= {*vocabulary.THINGS, *vocabulary.PILE_NAMES, "any"}
    assert set(deck.ritual_type) == set(range(len(vocabulary.RITUAL_TYPES)))


def test_the_example_uses_the_whole_language() -> None:
    deck = read_deck(EVERY_WORD)
    parts = parts_of(deck)
    words = {vocabulary.WORDS[part.word] for part in parts}
    assert words == set(vocabulary.WORDS)
    assert {part.scope for part in parts} == set(range(len(vocabulary.SCOPES)))
    assert {part.each for part in parts} == set(range(len(vocabulary.COUNTED)))
    assert {part.when for part in parts} == set(range(len(vocabulary.WHENS)))
    assert {part.times for part in parts} > {1}
    by_word = {
        word: {part.what_name() for part in parts if part.word == word} for word in range(21)
    }
    assert by_word[vocabulary.GAIN] == set(vocabulary.THINGS)
    assert by_word[vocabulary.LOSE] == {
        "mana", "pearl", "priest", "goods", "assistant", "mask", "ritual",
    }  # fmt: skip
    assert by_word[vocabulary.STEAL] == {"mana", "pearl", "goods", "mask"}
    assert by_word[vocabulary.PERFORM] == {"normal", "forbidden", "any"}
    assert by_word[vocabulary.PAY_] == set(vocabulary.PAYABLE)
    conditions = [part.limit for part in parts if part.word == vocabulary.IF_]
    assert set(conditions) == {vocabulary.AT_LEAST, vocabulary.FEWER, vocabulary.AT_MOST}
    assert set(deck.mission_type) == set(range(len(vocabulary.MISSION_TYPES)))
    assert set(deck.need) == set(range(len(vocabulary.NEEDS)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_can_be_read_in_every_language(language: str) -> None:
    """A key or a variable that is missing is an error of the words."""
    deck = read_deck(EVERY_WORD)
    words = Words(language, strict=True)
    texts = [ritual_text(deck, name, words) for name in deck.ritual_names]
    texts += [mission_text(deck, name, words) for name in deck.mission_names]
    for text in texts:
        assert "raiatea-" not in text
        assert "{" not in text


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


# Its catalog ------------------------------------------------------------------------------------


def test_where_the_groups_of_the_catalog_begin(deck: Deck) -> None:
    def check(first: int, name: str, key: str, names: list[str]) -> None:
        for place, each in enumerate(names):
            action = deck.catalog[first + place]
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
        action = deck.catalog[deck.pick_card + place]
        assert (action.name, action.args) == ("pick", args)
    assert len(deck.catalog) == deck.pick_card + deck.cards


# Decks of one's own -------------------------------------------------------------------------------


def test_our_own_text_is_a_deck(deck: Deck) -> None:
    text = standard_text()
    assert len(text) < LONGEST // 2
    again = read_deck(text)
    assert list(again.ops) == list(deck.ops)
    assert str(list(again.catalog)) == str(list(deck.catalog))
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
    assert len(own.catalog) == len(deck.catalog) - 6 * (deck.rituals - 2)


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
