"""The catalog of Raiatea, for a deck: its rituals, masks and forest cards come last, by name."""

from typing import Final

from vaka.core.action import Args, Catalog
from vaka.games.raiatea.layout import PLAYERS, SPACES, STATUES, STEPS
from vaka.games.raiatea.vocabulary import (
    GIFT_NAMES,
    GOODS_NAMES,
    LOCATION_NAMES,
    PILE_NAMES,
    TYPE_NAMES,
)

MOST_MANA: Final = 99  # that can be bid at once
MOST_OPTIONS: Final = 4  # of a choice

# Where each group begins.
DONE: Final = 0
PASS: Final = 1
GATHERER_: Final = 2
GO_TO: Final = 3  # + location
DRAW_FROM: Final = 9  # + pile
BUY_PRIESTS: Final = 11  # + priests - 1
SACRIFICE: Final = 13  # + goods
SELL: Final = 17  # + goods
MERCHANT_: Final = 21  # + goods
TAKE_GOODS: Final = 25  # + goods
PAY_GOODS: Final = 29  # + goods
LOSE_GOODS: Final = 33  # + goods
STEAL_GOODS: Final = 37  # + goods
HIRE: Final = 41  # + type
TAKE_TYPE: Final = 45  # + type
LOSE_TYPE: Final = 49  # + type
READY_TYPE: Final = 53  # + type
USE_TYPE: Final = 57  # + type
BONUS_STEP: Final = 61  # + step
GIFT_KIND: Final = 67  # + gift
OPTION: Final = 70  # + option
OPPONENT_SEAT: Final = 74  # + seat
BID_MANA: Final = 79  # + mana
COMPLETE: Final = 179  # + statue * SPACES + space
BY_NAME: Final = 215  # the groups that follow begin where the deck says: Deck.keep_ritual, ...


def catalog(rituals: list[str], gods: list[str], cards: list[Args], lost: list[str]) -> Catalog:
    """All actions with a deck of these names; a forest card may have two arguments.

    `lost` are the rituals that can be given up: none, if nothing of the deck asks for that.
    """
    entries: list[tuple[str, Args]] = [("done", ()), ("pass", ()), ("gatherer", ())]
    entries += [("go", (("location", name),)) for name in LOCATION_NAMES]
    entries += [("draw", (("deck", name),)) for name in PILE_NAMES]
    entries += [("priests", (("count", count),)) for count in (1, 2)]
    for name in ("sacrifice", "sell", "merchant", "take", "pay", "lose", "steal"):
        entries += [(name, (("goods", goods),)) for goods in GOODS_NAMES]
    for name in ("hire", "take", "lose", "ready", "use"):
        entries += [(name, (("assistant", each),)) for each in TYPE_NAMES]
    entries += [("bonus", (("step", 1 + step),)) for step in range(STEPS)]
    entries += [("gift", (("kind", name),)) for name in GIFT_NAMES]
    entries += [("choose", (("option", 1 + number),)) for number in range(MOST_OPTIONS)]
    entries += [("opponent", (("seat", seat),)) for seat in range(PLAYERS)]
    entries += [("bid", (("mana", mana),)) for mana in range(MOST_MANA + 1)]
    entries += [
        ("complete", (("statue", 1 + statue), ("space", 1 + space)))
        for statue in range(STATUES)
        for space in range(SPACES)
    ]
    assert len(entries) == BY_NAME
    for name in ("keep", "prepare", "shaman", "perform", "first", "stop"):
        entries += [(name, (("ritual", ritual),)) for ritual in rituals]
    for name in ("offer", "fetch", "take", "pay", "lose", "steal"):
        entries += [(name, (("mask", mask),)) for mask in [*gods, "mirror"]]
    entries += [("mirror", (("mask", god),)) for god in gods]
    entries += [("pick", card) for card in cards]
    entries += [("lose", (("ritual", ritual),)) for ritual in lost]
    return Catalog("raiatea", entries)
