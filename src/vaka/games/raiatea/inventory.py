"""Every card, tile and assistant, wherever it lies: the same at all times."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64
from vaka.games.raiatea import forest, slots
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    DECK,
    DISCARD,
    FOREST,
    GOD_ROOM,
    GOODS,
    GOODS_MARKET,
    HELD,
    MASK_MARKET,
    MIRROR,
    MIRRORED,
    MIRRORS,
    PAIRS,
    POOL,
    READY,
    ROW,
    ROW_COUNT,
    SINGLES,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SPACE_TILE,
    SPACES,
    STATUES,
    TYPES,
    USED,
)
from vaka.games.raiatea.vocabulary import CARD_GROUPS, GOODS_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def inventory(state: "RaiateaState") -> dict[str, int]:
    cells = state.cells
    deck = state.deck
    counts: dict[str, int] = {}
    for ritual, name in enumerate(deck.ritual_names):
        counts[f"ritual {name}"] = cells[DECK + ritual] + cells[DISCARD + ritual]
    for goods in range(GOODS):
        counts[GOODS_NAMES[goods]] = cells[GOODS_MARKET + goods]
    for type_ in range(TYPES):
        counts[TYPE_NAMES[type_]] = cells[ASSISTANT_MARKET + type_]
    for god, name in enumerate(deck.god_names):
        counts[f"mask {name}"] = cells[MASK_MARKET + god]
    counts["mirror"] = cells[MASK_MARKET + MIRROR]
    for mission, name in enumerate(deck.mission_names):
        counts[f"mission {name}"] = cells[POOL + mission]
    for space in range(STATUES * SPACES):
        if cells[SPACE_TILE + space]:
            counts[f"mission {deck.mission_names[cells[SPACE_TILE + space] - 1]}"] += 1
    _count_forest(state, counts)
    for seat in range(state.seats):
        _count_seat(state, seat, counts)
    return counts


def _count_forest(state: "RaiateaState", counts: dict[str, int]) -> None:
    cells = state.cells
    for card in range(state.deck.cards):
        counts[_counted_as(state, card)] += cells[FOREST + card]
    for place in range(cells[ROW_COUNT]):
        counts[_counted_as(state, cells[ROW + place] - 1)] += 1


def _counted_as(state: "RaiateaState", card: i64) -> str:
    """A forest card by the name under which it is counted: a mask's treasure does not matter."""
    name = forest.card_name(state, card)
    is_god = CARD_GROUPS[state.deck.card_group[card]] == "mask" and name != "mirror"
    return f"mask {name}" if is_god else name


def _count_seat(state: "RaiateaState", seat: i64, counts: dict[str, int]) -> None:
    cells = state.cells
    start = SLOT + seat * SLOTS
    for at in range(start, start + cells[SLOT_COUNT + seat]):
        counts[f"ritual {state.deck.ritual_names[slots.ritual_of(cells[at])]}"] += 1
    for name in slots.drawn_names(state, seat):
        counts[f"ritual {name}"] += 1
    for goods in range(GOODS):
        counts[GOODS_NAMES[goods]] += cells[HELD + seat * GOODS + goods]
    for type_ in range(TYPES):
        counts[TYPE_NAMES[type_]] += cells[READY + seat * TYPES + type_]
        counts[TYPE_NAMES[type_]] += cells[USED + seat * TYPES + type_]
    counts["mirror"] += cells[MIRRORS + seat]
    for god, name in enumerate(state.deck.god_names):
        if cells[SINGLES + seat] & BITS[god]:
            counts[f"mask {name}"] += 1
        if cells[PAIRS + seat] & BITS[god]:
            counts[f"mask {name}"] += 2
        for bit in (BITS[god], BITS[god + GOD_ROOM]):
            if cells[MIRRORED + seat] & bit:
                counts[f"mask {name}"] += 1
                counts["mirror"] += 1
