"""What the numbers of `features.py` are, in the order in which they are written."""

from typing import TYPE_CHECKING, Final

from vaka.core.features import MOST, Feature, counts, flags, question_features, seat_names
from vaka.games.raiatea import tasks
from vaka.games.raiatea.features import (
    MOST_CARDS,
    MOST_COUNT,
    MOST_DIE,
    MOST_ERA,
    MOST_HELD,
    MOST_MANA,
    MOST_MARKET,
    MOST_MISSIONS,
    MOST_PEARLS,
    MOST_PRIESTS,
    MOST_TATTOO,
)
from vaka.games.raiatea.layout import CEREMONIES, DRAWN_ROOM, PILES, STATUES, STEPS
from vaka.games.raiatea.mission_tiles import MOST_PRICE
from vaka.games.raiatea.vocabulary import (
    GIFT_NAMES,
    GOODS_NAMES,
    LOCATION_NAMES,
    LOSABLE,
    MISSION_TYPES,
    NEEDS,
    PILE_NAMES,
    TYPE_NAMES,
    WORDS,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.deck import Deck
    from vaka.games.raiatea.state import RaiateaState

# Where the turn is: finer than the phases of a view, which call some alike.
PHASES: Final = (
    "begin", "round",
    "forest", "forest_again", "marae", "dive", "reef", "path", "border", "fetch", "market",
    "dance", "buy", "prepare", "invocation", "gifts", "blessing", "building",
)  # fmt: skip

TASKS: Final = (
    "none", "run", "apply", "settle", "take_goods", "take_assistant", "take_mask", "take_card",
    "make_ready", "use_assistant", "lose_goods", "lose_assistant", "lose_mask", "draw", "perform",
    "path", "path_mana", "mission", "diver", "pay", "choice", "opponent", "steal", "stop", "lower",
    "auction", "bonus", "gather", "lose_ritual", "offering", "trigger",
)  # fmt: skip
assert len(TASKS) == tasks.KINDS

WAYS: Final = ("any", "equal", "different", "mask")


def described(state: "RaiateaState") -> list[Feature]:
    """All numbers by name."""
    seats = seat_names(state.config.players)
    deck = state.deck
    found = question_features(state.config)
    found += _round(seats)
    found += _board(deck)
    for space in _spaces(deck):
        found += flags(space, ("open", "own", "others"))
        found += counts(
            f"{space}.pay", ("pearl", "mana", *WAYS, *GOODS_NAMES, "ritual"), MOST_PRICE
        )
        found += counts(f"{space}.need", NEEDS[1:], MOST_PRICE)
    for place in ("own.hand", "own.bag", "own.bag_common", "own.drawn"):
        found += _rituals(place, deck)
    for place in ("discarded", "unseen", "acting", "laid.own", "laid.others"):
        found += _rituals(place, deck)
    for name in seats:
        found += _rituals(f"{name}.permanent", deck)
    found += _rituals("own.sealed", deck)
    found.append(Feature("own.sealed.mana", 0, MOST_MANA))
    for name in seats:
        found += _seat(name, deck)
    found += _task(seats, deck)
    found += counts("pending", TASKS, MOST_COUNT)
    return found


def _spaces(deck: "Deck") -> list[str]:
    return [
        f"statue{1 + statue}.space{1 + space}"
        for statue in range(STATUES)
        for space in range(deck.statue_spaces[statue])
    ]


def _rituals(place: str, deck: "Deck") -> list[Feature]:
    return [
        Feature(f"{place}.{deck.ritual_names[k]}", 0, deck.copies[k]) for k in range(deck.rituals)
    ]


def _round(seats: list[str]) -> list[Feature]:
    found = flags("phase", PHASES)
    found.append(Feature("ceremony", 0, CEREMONIES))
    found.append(Feature("round", 0, MOST_COUNT))
    found += flags("first", seats)
    found += counts("order", seats, len(seats) - 1)
    found += flags("kahuna", seats)
    found += flags("location", LOCATION_NAMES)
    for location in LOCATION_NAMES:
        found += flags(f"taken.{location}", seats)
    found += counts("die", ("assistant", "reef"), MOST_DIE)
    done = ("sold", "hired", "sacrificed", "drew", "helped", "picked")
    return found + counts("turn", done, MOST_COUNT)


def _board(deck: "Deck") -> list[Feature]:
    found: list[Feature] = []
    for card in range(deck.cards):
        name = ".".join([str(value) for _, value in deck.card_args[card]])
        found.append(Feature(f"forest_row.{name}", 0, deck.card_copies[card]))
    found.append(Feature("forest_deck", 0, min(sum(deck.card_copies), MOST)))
    found += counts("market", GOODS_NAMES, MOST_MARKET)
    found += counts("price", GOODS_NAMES, STEPS - 1)
    found += counts("market", TYPE_NAMES, MOST_MARKET)
    found += counts("market.mask", [*deck.god_names, "mirror"], MOST_MARKET)
    for pile in range(PILES):
        most = sum([deck.copies[k] for k in range(deck.rituals) if deck.pile[k] == pile])
        found.append(Feature(f"deck.{PILE_NAMES[pile]}", 0, min(most, MOST)))
    found += counts("deck_era", PILE_NAMES, MOST_ERA)
    found.append(Feature("bag", 0, MOST_MANA))
    found += flags("gift", GIFT_NAMES)
    found.append(Feature("opened", 0, STATUES))
    return found


def _seat(name: str, deck: "Deck") -> list[Feature]:
    found = [
        Feature(f"{name}.mana", 0, MOST_MANA),
        Feature(f"{name}.pearls", 0, MOST_PEARLS),
        Feature(f"{name}.priests", 0, MOST_PRIESTS),
        Feature(f"{name}.tattoo", 0, MOST_TATTOO),
    ]
    found += counts(f"{name}.goods", GOODS_NAMES, MOST_HELD)
    found += counts(f"{name}.ready", TYPE_NAMES, MOST_HELD)
    found += counts(f"{name}.used", TYPE_NAMES, MOST_HELD)
    found.append(Feature(f"{name}.mirrors", 0, MOST_HELD))
    for place in ("hand_cards", "bag_cards", "bag_common_cards"):
        found += counts(f"{name}.{place}", PILE_NAMES, MOST_CARDS)
    found.append(Feature(f"{name}.drawn_cards", 0, DRAWN_ROOM))
    found.append(Feature(f"{name}.passed", 0, 1))
    found.append(Feature(f"{name}.dived", 0, 1))
    found += counts(f"{name}.missions", MISSION_TYPES, MOST_MISSIONS)
    found += flags(f"{name}.mask", deck.god_names)
    found += flags(f"{name}.pair", deck.god_names)
    return found + counts(f"{name}.mirrored", deck.god_names, 2)


def _task(seats: list[str], deck: "Deck") -> list[Feature]:
    found = flags("task", TASKS)
    found += flags("task.seat", seats)
    found += flags("task.owner", seats)
    found.append(Feature("task.count", 0, MOST_COUNT))
    found += flags("task.pay", WAYS)
    found += flags("task.paid", GOODS_NAMES)
    found += flags("task.sold", GOODS_NAMES)
    found += flags("task.deck", PILE_NAMES)
    found.append(Feature("task.most_cost", 0, MOST_COUNT))
    found += flags("task.word", WORDS)
    found += flags("task.thing", LOSABLE)
    found.append(Feature("task.amount", 0, MOST_COUNT))
    found += flags("task.choice", [str(number) for number in range(1, len(deck.choices) + 1)])
    return found + flags("task.space", _spaces(deck))
