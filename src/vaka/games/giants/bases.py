"""Bases on ahus: reserving, erecting and running out [G11, G21, G29]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64
from vaka.games.giants.layout import (
    AHU_BASE,
    AHU_HEADDRESS,
    AHU_MOAI,
    BASES,
)

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState


def can_reserve(state: "GiantsState", seat: i64, hex_: i64) -> bool:
    """G11: whether a free ahu belongs to the hex, and the seat has a base for it."""
    cells = state.cells
    if not cells[BASES + seat]:
        return False
    island = state.island
    ahu: i64
    for ahu in range(island.first_ahu[hex_], island.first_ahu[hex_ + 1]):
        if not cells[AHU_BASE + ahu]:
            return True
    return False


def is_open(state: "GiantsState", seat: i64, ahu: i64) -> bool:
    """G21: whether the seat could erect there: free and a base in hand, or reserved by himself."""
    cells = state.cells
    base = cells[AHU_BASE + ahu]
    if base == 0:
        return cells[BASES + seat] > 0
    return base == 1 + seat and cells[AHU_MOAI + ahu] == 0


def is_bare(state: "GiantsState", ahu: i64) -> bool:
    """G22: whether a moai without a headdress stands there."""
    return state.cells[AHU_MOAI + ahu] != 0 and state.cells[AHU_HEADDRESS + ahu] == 0


def lay(state: "GiantsState", seat: i64, ahu: i64) -> None:
    """Put a base on the ahu, unless the seat's own lies there already."""
    cells = state.cells
    if not cells[AHU_BASE + ahu]:
        cells[AHU_BASE + ahu] = 1 + seat
        cells[BASES + seat] -= 1


def is_out_of_bases(state: "GiantsState", seat: i64) -> bool:
    """G29: a moai on every base; one that only reserves does not count."""
    cells = state.cells
    if cells[BASES + seat]:
        return False
    ahu: i64
    for ahu in range(state.island.ahus):
        if cells[AHU_BASE + ahu] == 1 + seat and not cells[AHU_MOAI + ahu]:
            return False
    return True
