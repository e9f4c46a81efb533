"""Small texts of Raiatea's table."""

from typing import Any, Final

from vaka.faces.raiatea_effects import effects_text
from vaka.faces.raiatea_names import Called
from vaka.games.raiatea.programs import Effect
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    FOR_COLOURS,
    FOR_MISSIONS,
    FORBIDDEN,
    MISSION_TYPES,
    RITUAL_TYPES,
    TYPE_NAMES,
)

# What pairs of masks are scored for.
SCORES: Final = {
    "pearl": "raiatea-table-score-pearl",
    "mana": "raiatea-table-score-mana",
    "goods": "raiatea-table-score-goods",
    "conditional": "raiatea-table-score-conditional",
    "gatherer": "raiatea-table-score-gatherer",
    "merchant": "raiatea-table-score-merchant",
    "shaman": "raiatea-table-score-shaman",
    "diver": "raiatea-table-score-diver",
}


def effects_of(effects: list[Effect]) -> list[dict[str, Any]]:
    """Effects of a deck as views have them."""
    return [effect.data() for effect in effects]


def ritual_short(name: str, called: Called) -> str:
    """`common. Everyone gains 1 pearl.`: what stands beside the name and the cost of a ritual."""
    deck, words = called.deck, called.words
    ritual = deck.ritual_names.index(name)
    kind = words("raiatea-name-ritual-type", type=RITUAL_TYPES[deck.ritual_type[ritual]])
    pile = f", {words('raiatea-table-forbidden')}" if deck.pile[ritual] == FORBIDDEN else ""
    return f"{kind}{pile}. {effects_text(effects_of(deck.ritual_effects[ritual]), words)}"


def amount_text(what: str, amount: int, called: Called) -> str:
    """`3 pearls`."""
    return called.words("raiatea-effect-thing", what=what, amount=amount)


def sort_texts(mission: str, called: Called) -> list[str]:
    """The sorts of missions that masks count this one as [R39]."""
    deck = called.deck
    kinds = deck.mission_kinds[deck.mission_names.index(mission)]
    sorts = [name for type_, name in enumerate(MISSION_TYPES[:AUCTION]) if kinds >> type_ & 1]
    return [called.words(SCORES[sort]) for sort in sorts]


def score_text(god: str, called: Called) -> str:
    """What a pair of this god's masks is scored for [R39]."""
    deck = called.deck
    mask = deck.god_names.index(god)
    if deck.mask_type[mask] == FOR_COLOURS:
        return called.words("raiatea-table-score-colours")
    kinds = MISSION_TYPES if deck.mask_type[mask] == FOR_MISSIONS else TYPE_NAMES
    return called.words(SCORES[kinds[deck.mask_about[mask]]])
