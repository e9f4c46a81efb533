"""Masks, pairs and mirrors [R38, R39]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea.bits import BITS, size
from vaka.games.raiatea.layout import (
    GOD_ROOM,
    MASK_MARKET,
    MIRROR,
    MIRRORED,
    MIRRORS,
    PAIRS,
    SINGLES,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def name(state: "RaiateaState", mask: i64) -> str:
    return "mirror" if mask == MIRROR else state.deck.god_names[mask]


def number(state: "RaiateaState", place: i64) -> i64:
    """The mask at this place of a catalog group: the mirror comes after the gods."""
    if place == state.deck.gods:
        return MIRROR
    return place


def gain(state: "RaiateaState", seat: i64, mask: i64) -> None:
    """R38: two equal masks are a pair at once."""
    cells = state.cells
    if mask == MIRROR:
        cells[MIRRORS + seat] += 1
        return
    bit = BITS[mask]
    if cells[SINGLES + seat] & bit:
        cells[SINGLES + seat] -= bit
        cells[PAIRS + seat] |= bit
        if state.log is not None:
            state.log.add("pair", {"seat": seat, "mask": name(state, mask)})
    else:
        cells[SINGLES + seat] |= bit


def take(state: "RaiateaState", seat: i64, mask: i64) -> None:
    """From the market, free."""
    state.cells[MASK_MARKET + mask] -= 1
    if state.log is not None:
        state.log.add("mask", {"seat": seat, "mask": name(state, mask)})
    gain(state, seat, mask)


def has_single(state: "RaiateaState", seat: i64, mask: i64) -> bool:
    """Whether the seat has this mask (or a mirror) unpaired."""
    if mask == MIRROR:
        return state.cells[MIRRORS + seat] > 0
    return state.cells[SINGLES + seat] & BITS[mask] != 0


def singles(state: "RaiateaState", seat: i64) -> i64:
    """How many unpaired masks and mirrors a seat has."""
    return size(state.cells[SINGLES + seat]) + state.cells[MIRRORS + seat]


def loose(state: "RaiateaState", seat: i64) -> i64:
    """How many masks and mirrors a seat can swap or pay: all but those paired with a mirror."""
    return singles(state, seat) + 2 * size(state.cells[PAIRS + seat])


def pairs(state: "RaiateaState", seat: i64) -> i64:
    return size(state.cells[PAIRS + seat]) + size(state.cells[MIRRORED + seat])


def drop(state: "RaiateaState", seat: i64, mask: i64) -> None:
    """A mask leaves the seat; the twin of a paired one stays."""
    cells = state.cells
    if mask == MIRROR:
        cells[MIRRORS + seat] -= 1
        return
    if cells[SINGLES + seat] & BITS[mask]:
        cells[SINGLES + seat] -= BITS[mask]
    else:
        cells[PAIRS + seat] -= BITS[mask]
        cells[SINGLES + seat] |= BITS[mask]


def to_market(state: "RaiateaState", seat: i64, mask: i64) -> None:
    """A mask is lost or paid."""
    drop(state, seat, mask)
    state.cells[MASK_MARKET + mask] += 1
    if state.log is not None:
        state.log.add("lose-mask", {"seat": seat, "mask": name(state, mask)})


def can_mirror(state: "RaiateaState", seat: i64) -> bool:
    """Whether to ask for a mirror: twins are paired already, but two mirrors make two pairs."""
    cells = state.cells
    if cells[MIRRORS + seat] >= 2 and cells[PAIRS + seat]:
        return True
    return cells[MIRRORS + seat] > 0 and cells[SINGLES + seat] != 0


def mirror(state: "RaiateaState", seat: i64, god: i64) -> None:
    """R38: a mirror pairs with any mask, also with one of two twins, for good."""
    cells = state.cells
    cells[MIRRORS + seat] -= 1
    drop(state, seat, god)
    if cells[MIRRORED + seat] & BITS[god]:  # its twin was mirrored before
        cells[MIRRORED + seat] |= BITS[god + GOD_ROOM]
    else:
        cells[MIRRORED + seat] |= BITS[god]
    if state.log is not None:
        state.log.add("mirror", {"seat": seat, "mask": name(state, god)})


def list_singles(state: "RaiateaState", seat: i64, group: i64, out: vec[i64], count: i64) -> i64:
    """Add the actions of a catalog group for every unpaired mask and mirror of a seat."""
    cells = state.cells
    god: i64
    for god in range(state.deck.gods):
        if cells[SINGLES + seat] & BITS[god]:
            out[count] = group + god
            count += 1
    if cells[MIRRORS + seat]:
        out[count] = group + state.deck.gods
        count += 1
    return count


def list_loose(state: "RaiateaState", seat: i64, group: i64, out: vec[i64], count: i64) -> i64:
    """Add the actions of a catalog group for what can be swapped or paid: twins too."""
    cells = state.cells
    gods = cells[SINGLES + seat] | cells[PAIRS + seat]
    god: i64
    for god in range(state.deck.gods):
        if gods & BITS[god]:
            out[count] = group + god
            count += 1
    if cells[MIRRORS + seat]:
        out[count] = group + state.deck.gods
        count += 1
    return count


def list_market(state: "RaiateaState", group: i64, out: vec[i64], count: i64) -> i64:
    """Add the actions of a catalog group for every mask on the market."""
    cells = state.cells
    god: i64
    for god in range(state.deck.gods):
        if cells[MASK_MARKET + god]:
            out[count] = group + god
            count += 1
    if cells[MASK_MARKET + MIRROR]:
        out[count] = group + state.deck.gods
        count += 1
    return count
