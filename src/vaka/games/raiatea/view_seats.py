"""What a seat may know of a player: before the screen, behind it, and of hidden cards."""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import OVER
from vaka.core.state_base import View
from vaka.core.vectors import i64
from vaka.games.raiatea import ranks, resample, scoring, slots
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    DIVERS,
    DRAWN_COUNT,
    ERA,
    GOD_ROOM,
    GOODS,
    HELD,
    MANA,
    MIRRORED,
    MIRRORS,
    PAIRS,
    PASSED,
    PEARLS,
    PILES,
    PRIESTS,
    READY,
    SINGLES,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
    TATTOO,
    TYPES,
    USED,
)
from vaka.games.raiatea.vocabulary import GOODS_NAMES, PILE_NAMES, RANK_NAMES, TYPE_NAMES

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def by_goods(state: "RaiateaState", at: i64) -> dict[str, int]:
    return {GOODS_NAMES[goods]: state.cells[at + goods] for goods in range(GOODS)}


def by_type(state: "RaiateaState", at: i64) -> dict[str, int]:
    return {TYPE_NAMES[type_]: state.cells[at + type_] for type_ in range(TYPES)}


def behind_screen(state: "RaiateaState", seat: i64) -> View:
    return {
        "mana": state.cells[MANA + seat],
        "pearls": state.cells[PEARLS + seat],
        "goods": by_goods(state, HELD + seat * GOODS),
        "missions": _missions(state, seat),
    }


def _missions(state: "RaiateaState", seat: i64) -> list[str]:
    cells = state.cells
    return [
        state.deck.mission_names[cells[SPACE_TILE + space] - 1]
        for space in range(STATUES * SPACES)
        if cells[SPACE_OWNER + space] == 1 + seat
    ]


def show_seat(state: "RaiateaState", seat: i64, viewer: i64) -> View:
    cells = state.cells
    own = seat == viewer or state.own.open_screens or cells[OVER] != 0
    screen = behind_screen(state, seat)
    bit: int = BITS[seat]
    return {
        "mana": screen["mana"] if own else None,
        "pearls": screen["pearls"] if own else None,
        "goods": screen["goods"] if own else None,
        "missions": screen["missions"] if own else None,
        "goods_count": sum(screen["goods"].values()),
        "missions_count": len(screen["missions"]),
        "priests": cells[PRIESTS + seat],
        "tattoo": cells[TATTOO + seat],
        "rank": RANK_NAMES[ranks.rank(state, seat)],
        "ready": by_type(state, READY + seat * TYPES),
        "used": by_type(state, USED + seat * TYPES),
        "masks": [name for god, name in _gods(state) if cells[SINGLES + seat] & BITS[god]],
        "mirrors": cells[MIRRORS + seat],
        "pairs": _pairs(state, seat),
        "hand": slots.names(state, seat, slots.IN_HAND) if seat == viewer else None,
        "hand_eras": _eras(state, seat, (slots.IN_HAND,)) if seat == viewer else None,
        "hand_cards": _backs(state, seat, (slots.IN_HAND,)),
        "bag": _prepared(state, seat) if seat == viewer else None,
        "bag_eras": _eras(state, seat, _IN_BAG) if seat == viewer else None,
        "bag_cards": _backs(state, seat, _IN_BAG),
        "permanent": slots.names(state, seat, slots.PERMANENT),
        "acting": slots.names(state, seat, slots.ACTING),
        "drawn": slots.drawn_names(state, seat) if seat == viewer else None,
        "drawn_count": cells[DRAWN_COUNT + seat],
        "passed": cells[PASSED] & bit != 0,
        "dived": cells[DIVERS] & bit != 0,
        "score": scoring.score(state, seat) if own else None,
    }


def _gods(state: "RaiateaState") -> list[tuple[int, str]]:
    return list(enumerate(state.deck.god_names))


def _pairs(state: "RaiateaState", seat: i64) -> list[View]:
    cells = state.cells
    found: list[View] = []
    for god, name in _gods(state):
        worth: int = scoring.pair_worth(state, seat, god)
        if cells[PAIRS + seat] & BITS[god]:
            found.append({"mask": name, "mirror": False, "worth": worth})
        for bit in (BITS[god], BITS[god + GOD_ROOM]):
            if cells[MIRRORED + seat] & bit:
                found.append({"mask": name, "mirror": True, "worth": worth})
    return found


_IN_BAG: Final = (slots.CLIPPED, slots.UNCLIPPED)


def _eras(state: "RaiateaState", seat: i64, places: tuple[int, ...]) -> list[int]:
    """The eras of one's own cards, in the order of their names."""
    cells = state.cells
    start = SLOT + seat * SLOTS
    return [
        slots.era_of(cells[at])
        for where in places
        for at in range(start, start + cells[SLOT_COUNT + seat])
        if slots.where_of(cells[at]) == where
    ]


def _prepared(state: "RaiateaState", seat: i64) -> list[str]:
    return slots.names(state, seat, slots.CLIPPED) + slots.names(state, seat, slots.UNCLIPPED)


def _backs(state: "RaiateaState", seat: i64, places: tuple[int, ...]) -> list[View]:
    """Hidden cards as all know them: by deck and era, in the bag also with or without a clip."""
    cells = state.cells
    start = SLOT + seat * SLOTS
    counts: dict[tuple[int, int, int], int] = {}
    for at in range(start, start + cells[SLOT_COUNT + seat]):
        card = cells[at]
        where: int = slots.where_of(card)
        if where in places:
            pile: int = state.deck.pile[slots.ritual_of(card)]
            era: int = slots.era_of(card)
            counts[pile, era, where] = counts.get((pile, era, where), 0) + 1
    return [
        {"deck": PILE_NAMES[pile], "era": era, "common": where == slots.UNCLIPPED, "count": count}
        for (pile, era, where), count in sorted(counts.items())
    ]


def unseen(state: "RaiateaState", seat: i64) -> list[View]:
    """By deck and era, the rituals that the seat has not seen: opponents' cards, and the deck."""
    hidden = resample.hidden_cells(state, seat)
    origins = resample.origins_of(state, hidden)
    found: list[View] = []
    for pile in range(PILES):
        for era in range(state.cells[ERA + pile] + 1):
            counts = resample.pool(state, hidden, origins, pile, era)
            rituals: dict[str, int] = {
                name: counts[ritual]
                for ritual, name in enumerate(state.deck.ritual_names)
                if counts[ritual]
            }
            if rituals:
                found.append({"deck": PILE_NAMES[pile], "era": era, "rituals": rituals})
    return found
