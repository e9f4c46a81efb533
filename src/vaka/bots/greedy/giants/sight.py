"""The table as the greedy player looks at it: one position, from one seat."""

from typing import NamedTuple

from vaka.bots.greedy.giants.tables import Tables, tables_of
from vaka.games.giants.carrying import IDLE_CHIEF, IDLE_SORCERER
from vaka.games.giants.layout import (
    AHU_BASE,
    AHU_HEADDRESS,
    AHU_MOAI,
    AHU_ROOM,
    BASES,
    BOXED,
    CHIEF_AT,
    CHIEFS,
    CONTAINED_MARKERS,
    CROWD,
    FIGURES,
    HALVES,
    HEX_LOGS,
    HEX_ROOM,
    HEX_WORKERS,
    IDLE,
    IN_HAND,
    ISLAND,
    LOGS,
    MARKERS,
    PIECE_HEX,
    PIECE_MARKED,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    PIECES,
    POINTS,
    SCREEN,
    SORCERER_AT,
    TURN,
    WORKERS,
    WORKERS_BID,
)
from vaka.games.giants.state import GiantsState

NOBODY = -1


class Thing(NamedTuple):
    """A moai or headdress in play."""

    piece: int
    kind: int  # 0: headdress, else the size of a moai
    hex: int
    owner: int  # NOBODY: whoever takes it
    marked: bool
    trail: int
    on_screen: bool

    @property
    def size(self) -> int:
        """How many carriers it needs."""
        return self.kind or 1


class Sight:
    """Only what is open to all is read; other seats' bids that are still sealed never are."""

    def __init__(self, state: GiantsState, seat: int) -> None:
        cells = state.dump()
        tables = tables_of(state.island, state.box)
        size = tables.size
        self.cells = cells
        self.seat = seat
        self.seats = state.players
        self.tables: Tables = tables
        self.bit = 1 << seat
        self.turn = cells[TURN]
        self.workers = cells[WORKERS + seat]
        self.sorcerer = cells[SORCERER_AT + seat] == IN_HAND
        self.chief = cells[CHIEF_AT + seat] == IN_HAND
        self.logs = cells[LOGS + seat]
        self.markers = cells[MARKERS + seat]
        self.halves = cells[HALVES + seat]
        self.bases = cells[BASES + seat]
        self.ahus = tuple(cells[AHU_BASE : AHU_HEADDRESS + AHU_ROOM])  # all that is on them
        # Hex by hex: who carries.
        at = HEX_WORKERS + seat * HEX_ROOM
        self.own = cells[at : at + size]  # workers and sorcerer of the seat that can carry
        self.present = [count > 0 for count in self.own]  # any figure of the seat
        sorcerer, chief = cells[SORCERER_AT + seat], cells[CHIEF_AT + seat]
        if sorcerer > 0:
            self.present[sorcerer - 1] = True
            if not cells[IDLE + seat] & IDLE_SORCERER:
                self.own[sorcerer - 1] += 1
        if chief > 0:
            self.present[chief - 1] = True
        self.chief_idle = bool(cells[IDLE + seat] & IDLE_CHIEF)
        self.crowd = cells[CROWD : CROWD + size]
        self.placed_logs = cells[HEX_LOGS : HEX_LOGS + size]
        self.chiefs = cells[CHIEFS : CHIEFS + size]
        self.things = [self._thing(piece) for piece in range(PIECES) if self._in_play(piece)]

    def _in_play(self, piece: int) -> bool:
        return self.cells[PIECE_STATE + piece] in (SCREEN, ISLAND)

    def _thing(self, piece: int) -> Thing:
        cells = self.cells
        return Thing(
            piece,
            self.tables.piece_kind[piece],
            cells[PIECE_HEX + piece],
            cells[PIECE_OWNER + piece] - 1,
            cells[PIECE_MARKED + piece] != 0,
            cells[PIECE_TRAIL + piece],
            cells[PIECE_STATE + piece] == SCREEN,
        )

    def movable(self) -> list[Thing]:
        """What the seat may move: its own, and what is nobody's."""
        return [each for each in self.things if each.owner in (self.seat, NOBODY)]

    def is_open(self, ahu: int) -> bool:
        """Whether the seat could erect a moai there."""
        base = self.cells[AHU_BASE + ahu]
        if base == 0:
            return self.bases > 0
        return base == 1 + self.seat and self.cells[AHU_MOAI + ahu] == 0

    def is_own_bare(self, ahu: int) -> bool:
        """Whether a moai of the seat stands there without a headdress."""
        cells = self.cells
        return (
            cells[AHU_BASE + ahu] == 1 + self.seat
            and cells[AHU_MOAI + ahu] != 0
            and cells[AHU_HEADDRESS + ahu] == 0
        )

    def all_unfilled(self) -> list[int]:
        """How many bases of each seat have no moai yet."""
        cells = self.cells
        counts = cells[BASES : BASES + self.seats]
        for ahu in range(self.tables.ahus):
            if cells[AHU_BASE + ahu] and not cells[AHU_MOAI + ahu]:
                counts[cells[AHU_BASE + ahu] - 1] += 1
        return counts

    def score(self, seat: int) -> int:
        """The points of a seat if the game ended now."""
        cells, tables = self.cells, self.tables
        points = cells[POINTS + seat] + cells[HALVES + seat] // 2 * tables.tablet_points
        for ahu in range(tables.ahus):
            if cells[AHU_BASE + ahu] == 1 + seat and cells[AHU_MOAI + ahu]:
                points += tables.ahu_value[ahu] * tables.piece_kind[cells[AHU_MOAI + ahu] - 1]
                if cells[AHU_HEADDRESS + ahu]:
                    points += tables.ahu_headdress[ahu]
        return points

    def figures(self) -> int:
        """All figures of the seat, wherever they are: its workers, sorcerer and chief."""
        cells, seat = self.cells, self.seat
        at = HEX_WORKERS + seat * HEX_ROOM
        on_island = sum(cells[at : at + self.tables.size])
        return 2 + cells[WORKERS + seat] + cells[WORKERS_BID + seat] + on_island

    def all_markers(self) -> int:
        """All markers of the seat, wherever they are."""
        return FIGURES - self.cells[CONTAINED_MARKERS + self.seat]

    def boxed(self) -> int:
        """Moai that were not offered yet."""
        return sum(self.cells[BOXED + 1 : BOXED + 4])
