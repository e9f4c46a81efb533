"""The cards and tiles of Raiatea in words.

An effect is told from its parts, as views and `Effect.data` have them, so that the cards of an
owner's deck read as well as ours, in every language.
"""

from collections.abc import Sequence
from typing import Any, Final

from vaka.games.raiatea.deck import Deck
from vaka.games.raiatea.layout import GOODS
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    FOR_ASSISTANTS,
    FOR_MISSIONS,
    GOODS_NAMES,
    MISSION_TYPES,
    NEED_RANK,
    NEEDS,
    PILE_NAMES,
    RANK_NAMES,
    RITUAL_TYPES,
    TYPE_NAMES,
)
from vaka.locale import Words

Data = dict[str, Any]  # an effect

MIRROR: Final = "mirror"
BARE: Final = "bare"  # how an effect for the owner is said among others to choose from
TOLD: Final = "told"  # ... and together with one for somebody else
LISTED: Final = ("gain", "lose")  # several in a row are told as one
MULTIPLIED: Final = (
    "gain",
    "lose",
    "steal",
    "bag",
    "points",
    "raise",
    "lower",
)  # the others are done once for each
MARKET: Final = {"goods", "assistant", "mask", *GOODS_NAMES, *TYPE_NAMES}  # things that lie there
FOLLOWED: Final = {"pay": "raiatea-effect-pay-for", "bid": "raiatea-effect-bid-for"}
OTHERS: Final = ("player", "pip", "kind")  # are counted, and belong to nobody or are no card
LATER: Final = ("location", "round", "bid", "blessing", "building")
COMPARED: Final = ("least", "fewer", "most")  # by AT_LEAST, FEWER, AT_MOST
CONDITIONS: Final = {"player": "raiatea-effect-if-players", "pip": "raiatea-effect-if-die"}
PAID: Final = {
    "equal goods": "raiatea-mission-equal",
    "different goods": "raiatea-mission-different",
}
SHORT: Final = ("draw", "perform", "ready", "use", "mission", "path", "points")

# Effects ------------------------------------------------------------------------------------------


def effects_text(effects: Sequence[Data], words: Words) -> str:
    """Effects that follow each other, as sentences."""
    return " ".join(f"{_capital(clause)}." for clause in _clauses(effects, words))


def effects_clause(effects: Sequence[Data], words: Words) -> str:
    """The same inside a sentence."""
    return _joined("then", _clauses(effects, words), words)


def effects_short(effects: Sequence[Data], words: Words) -> str:
    """The same in as few words as make it clear."""
    told = [_short(effect, words) for effect in effects]
    return " + ".join(told) if all(told) else effects_clause(effects, words)


def _clauses(effects: Sequence[Data], words: Words) -> list[str]:
    return [_clause(alike, alike[0]["scope"], "your", words) for alike in _gathered(effects)]


def _gathered(effects: Sequence[Data]) -> list[list[Data]]:
    """Effects in their order, together where they differ only in the things."""
    groups: list[list[Data]] = []
    for effect in effects:
        if groups and _alike(groups[-1][-1], effect):
            groups[-1].append(effect)
        else:
            groups.append([effect])
    return groups


def _alike(one: Data, other: Data) -> bool:
    """Whether two effects share a sentence: never on one opponent, who is chosen for each."""
    if one["word"] not in LISTED or one["scope"] == "one-opponent":
        return False
    if "times" in one or "times" in other:
        return False
    return all(one[part] == other[part] for part in ("word", "scope", "each", "per", "when"))


def _clause(alike: Sequence[Data], scope: str, owner: str, words: Words) -> str:
    """Effects that differ only in the things; `owner`: who is spoken to, or of, as `you`."""
    effect = alike[0]
    told = words(
        _key(effect),
        scope=scope,
        things=_things(alike, words),
        amount=effect["amount"],
        points=effect["amount"],
        pile=effect["what"],
        goods=effect["what"],
        limit=effect["limit"],
        condition=_condition(effect, words),
    )
    if effect["each"] and effect["word"] != "if":
        whose = owner if effect["scope"] == "you" else "their"
        key = "raiatea-effect-each-other" if effect["each"] in OTHERS else "raiatea-effect-each"
        each = words(key, counted=effect["each"], per=effect["per"], whose=whose)
        told = words(_often(effect, scope), effect=told, each=each)
    if "times" in effect:
        told = words("raiatea-effect-repeated", effect=told, times=effect["times"])
    if effect["when"] != "now":
        key = "raiatea-effect-when-other" if effect["when"] in LATER else "raiatea-effect-when"
        told = words(key, when=effect["when"], effect=told)
    if effect["word"] in FOLLOWED:
        return words(FOLLOWED[effect["word"]], effect=told, inside=_options(effect, words))
    if effect["alternatives"]:
        return words("raiatea-effect-options", effect=told, options=_options(effect, words))
    return told


def _condition(effect: Data, words: Words) -> str:
    """What a player must have; nothing if the word is no condition."""
    if effect["word"] != "if":
        return ""
    compared = COMPARED[effect["limit"]]
    if effect["each"] == "rank":
        return words("raiatea-effect-condition-rank", compared=compared, rank=effect["what"])
    count = words("raiatea-effect-count", counted=effect["each"], amount=effect["amount"])
    return words("raiatea-effect-condition", compared=compared, count=count)


def _key(effect: Data) -> str:
    if effect["word"] == "bag" and effect["limit"]:
        return "raiatea-effect-bag-per-player"
    if effect["word"] == "if" and effect["each"] in CONDITIONS:
        return CONDITIONS[effect["each"]]
    return f"raiatea-effect-{effect['word']}"


def _often(effect: Data, scope: str) -> str:
    many = effect["word"] == "use" and effect["amount"] > 1  # it says by itself how many times
    if effect["word"] not in MULTIPLIED and not many:
        return "raiatea-effect-once-for-each"
    return "raiatea-effect-for-each-bare" if scope == BARE else "raiatea-effect-for-each"


def _things(alike: Sequence[Data], words: Words) -> str:
    """`1 uru and 1 taro from the market, 3 pearls`; nothing where the word says it all."""
    if alike[0]["word"] == "pay":
        return _paid(alike[0], words)
    if alike[0]["word"] not in (*LISTED, "steal"):
        return ""
    told = []
    for place, each in enumerate(alike):
        # Of things in a row that come from the market only the last says so.
        later = [other["what"] for other in alike[place + 1 : place + 2]]
        last = each["what"] not in MARKET or not set(later) & MARKET
        key = "thing-from" if each["word"] == "gain" and last else "thing"
        told.append(words(f"raiatea-effect-{key}", what=each["what"], amount=each["amount"]))
    return listed(told, words)


def _paid(effect: Data, words: Words) -> str:
    if effect["what"] in PAID:
        return words(PAID[effect["what"]], amount=effect["amount"])
    return words("raiatea-effect-thing", what=effect["what"], amount=effect["amount"])


def _options(effect: Data, words: Words) -> str:
    """What there is to choose from, as the chooser would do it."""
    owner = "your" if effect["scope"] == "you" else "their"
    told = [_option(option, owner, words) for option in effect["alternatives"]]
    return _joined("or", told, words)


def _option(option: Sequence[Data], owner: str, words: Words) -> str:
    """Effects that are done together inside another."""
    alone = all(each["scope"] == "you" for each in option)
    clauses = []
    for alike in _gathered(option):
        scope = alike[0]["scope"]
        form = scope if scope != "you" else BARE if alone else TOLD
        clauses.append(_clause(alike, form, owner, words))
    return listed(clauses, words)


def _short(effect: Data, words: Words) -> str:
    """What the owner gets at once, without a verb where there need not be one; "" for all else."""
    if effect["scope"] != "you" or effect["each"] or effect["when"] != "now":
        return ""
    if "times" in effect:
        return ""
    if effect["word"] == "gain":
        return words("raiatea-effect-thing", what=effect["what"], amount=effect["amount"])
    if effect["word"] == "choose":
        return _short_options(effect, words)
    if effect["word"] not in SHORT:
        return ""
    return words(
        f"raiatea-short-{effect['word']}",
        amount=effect["amount"],
        points=effect["amount"],
        pile=effect["what"],
        limit=effect["limit"],
    )


def _short_options(effect: Data, words: Words) -> str:
    told = [[_short(each, words) for each in option] for option in effect["alternatives"]]
    return " / ".join(" + ".join(option) for option in told) if all(map(all, told)) else ""


def listed(parts: Sequence[str], words: Words) -> str:
    """`a, b and c`."""
    first = ", ".join(parts[:-1])
    return words("raiatea-effect-and", first=first, last=parts[-1]) if first else parts[-1]


def _joined(link: str, parts: Sequence[str], words: Words) -> str:
    """All parts with the same link between them."""
    told = parts[0]
    for part in parts[1:]:
        told = words(f"raiatea-effect-{link}", first=told, last=part)
    return told


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


# Cards and tiles ----------------------------------------------------------------------------------


def ritual_text(deck: Deck, ritual: str, words: Words) -> str:
    """Type, deck, cost and effects of a ritual, without its name."""
    place = deck.ritual_names.index(ritual)
    return _capital(
        words(
            "raiatea-ritual",
            type=RITUAL_TYPES[deck.ritual_type[place]],
            deck=PILE_NAMES[deck.pile[place]],
            cost=deck.cost[place],
            text=effects_text([effect.data() for effect in deck.ritual_effects[place]], words),
        )
    )


def mask_text(deck: Deck, mask: str, words: Words) -> str:
    """What a pair of masks scores for, and its colour; or what a mirror is good for."""
    if mask == MIRROR:
        return words("raiatea-mask-mirror")
    god = deck.god_names.index(mask)
    colour = deck.colour_names[deck.colour[god]]
    return words("raiatea-mask", text=_scored(deck, god, words), colour=colour)


def _scored(deck: Deck, god: int, words: Words) -> str:
    about = deck.mask_about[god]
    if deck.mask_type[god] == FOR_MISSIONS:
        return words("raiatea-mask-mission", sort=MISSION_TYPES[about], points=1)
    if deck.mask_type[god] == FOR_ASSISTANTS:
        return words("raiatea-mask-assistant", assistant=TYPE_NAMES[about], points=1)
    return words("raiatea-mask-colour", points=deck.colour_points, most=deck.colour_most)


def mission_text(deck: Deck, mission: str, words: Words) -> str:
    """What a mission costs or asks for, in a few words."""
    place = deck.mission_names.index(mission)
    if deck.mission_type[place] == AUCTION:
        return words("raiatea-mission-auction")
    asked = _payment(deck, place, words)
    if deck.need[place] == NEED_RANK:
        asked.append(words("raiatea-mission-rank", rank=RANK_NAMES[deck.need_amount[place]]))
    elif deck.need[place]:
        need, amount = NEEDS[deck.need[place]], deck.need_amount[place]
        asked.append(words("raiatea-mission-need", need=need, amount=amount))
    return listed(asked, words)


def _payment(deck: Deck, mission: int, words: Words) -> list[str]:
    things = [("pearl", deck.pay_pearls[mission]), ("mana", deck.pay_mana[mission])]
    things += [
        (name, deck.pay_goods[mission * GOODS + goods]) for goods, name in enumerate(GOODS_NAMES)
    ]
    things += [("goods", deck.pay_any[mission]), ("mask", deck.pay_masks[mission])]
    things.append(("ritual", deck.pay_rituals[mission]))
    paid = [
        words("raiatea-effect-thing", what=what, amount=amount) for what, amount in things if amount
    ]
    if deck.pay_equal[mission]:
        paid.append(words("raiatea-mission-equal", amount=deck.pay_equal[mission]))
    if deck.pay_different[mission]:
        paid.append(words("raiatea-mission-different", amount=deck.pay_different[mission]))
    return paid
