"""What everything is worth, and who wins [G30-G32]."""

from typing import TYPE_CHECKING, Final

from vaka.core.outcome import Outcome, places
from vaka.core.vectors import i64
from vaka.games.giants.layout import AHU_BASE, AHU_HEADDRESS, AHU_MOAI, HALVES, POINTS

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

PARTS: Final = ("carrying", "moai", "headdresses", "tablets")


def moai_worth(state: "GiantsState", ahu: i64) -> i64:
    """G30: the value of the ahu times the size of the moai on it; 0 without one."""
    piece = state.cells[AHU_MOAI + ahu] - 1
    if piece < 0:
        return 0
    return state.island.ahu_value[ahu] * state.box.piece_kind[piece]


def headdress_worth(state: "GiantsState", ahu: i64) -> i64:
    """G30: the ahu's headdress value, if its moai wears one."""
    if state.cells[AHU_HEADDRESS + ahu]:
        return state.island.ahu_headdress[ahu]
    return 0


def parts(state: "GiantsState", seat: i64) -> tuple[int, int, int, int]:
    """The points of a seat if the game ended now [G30]."""
    cells = state.cells
    moai: i64 = 0
    headdresses: i64 = 0
    ahu: i64
    for ahu in range(state.island.ahus):
        if cells[AHU_BASE + ahu] == 1 + seat:
            moai += moai_worth(state, ahu)
            headdresses += headdress_worth(state, ahu)
    tablets = cells[HALVES + seat] // 2 * state.box.tablet_points
    return (cells[POINTS + seat], moai, headdresses, tablets)


def erected(state: "GiantsState", seat: i64) -> i64:
    """How many moai the seat has erected."""
    cells = state.cells
    count: i64 = 0
    ahu: i64
    for ahu in range(state.island.ahus):
        if cells[AHU_BASE + ahu] == 1 + seat and cells[AHU_MOAI + ahu]:
            count += 1
    return count


def outcome(state: "GiantsState") -> Outcome:
    """G32: ties by moai erected, then by half-tablets."""
    scores: list[int] = []
    standing: list[tuple[int, ...]] = []
    points: list[tuple[int, ...]] = []
    seat: i64
    for seat in range(state.seats):
        part = parts(state, seat)
        score = part[0] + part[1] + part[2] + part[3]
        moai: int = erected(state, seat)
        halves: int = state.cells[HALVES + seat]
        scores.append(score)
        standing.append((score, moai, halves))
        points.append(part)
    return Outcome(tuple(scores), places(standing), state.reason(), PARTS, tuple(points))
