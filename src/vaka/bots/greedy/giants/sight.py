"""The table as the guide looks at it: one position, from one seat."""

from typing import Final, final

from vaka.bots.greedy.giants.tables import Tables
from vaka.core.cells import blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.giants.carrying import IDLE_SORCERER
from vaka.games.giants.layout import (
    AHU_BASE,
    AHU_HEADDRESS,
    AHU_MOAI,
    BASES,
    BOXED,
    CHIEF_AT,
    CONTAINED_MARKERS,
    CONTAINED_WORKERS,
    GONE,
    HALVES,
    HEX_ROOM,
    HEX_WORKERS,
    IDLE,
    IN_HAND,
    ISLAND,
    KINDS,
    LOGS,
    MARKERS,
    OFFERED,
    PIECE_HEX,
    PIECE_MARKED,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    PIECES,
    PLAYERS,
    SCREEN,
    SORCERER_AT,
    WORKERS,
)
from vaka.games.giants.state import GiantsState

NOBODY: Final = -1


@final
class Sight:
    """Only what is open to all is read; other seats' bids that are still sealed never are."""

    def __init__(self, tables: Tables, seats: i64) -> None:
        self.tables = tables
        self.cells: vec[i64] = blank(1)
        self.seats: i64 = seats
        self.seat: i64 = 0
        self.bit: i64 = 0
        self.workers: i64 = 0
        self.sorcerer: i64 = 0  # 1: in hand
        self.chief: i64 = 0
        self.logs: i64 = 0
        self.markers: i64 = 0
        self.halves: i64 = 0
        self.figures: i64 = 0  # all of the seat's, wherever they are
        self.all_markers: i64 = 0
        # Hex by hex.
        self.own: vec[i64] = blank(HEX_ROOM)  # workers and sorcerer of the seat that can carry
        self.present: vec[i64] = blank(HEX_ROOM)  # 1: any figure of the seat
        # The objects in play, in the order of their numbers.
        self.things: i64 = 0
        self.piece: vec[i64] = blank(PIECES)
        self.kind: vec[i64] = blank(PIECES)  # 0: headdress, else the size of a moai
        self.weight: vec[i64] = blank(PIECES)  # how many carriers it needs
        self.hex: vec[i64] = blank(PIECES)
        self.owner: vec[i64] = blank(PIECES)  # NOBODY: whoever takes it
        self.marked: vec[i64] = blank(PIECES)
        self.trail: vec[i64] = blank(PIECES)
        self.on_screen: vec[i64] = blank(PIECES)
        # By seat: bases without a moai, and moai that are not erected yet.
        self.unfilled: vec[i64] = blank(PLAYERS)
        self.held: vec[i64] = blank(PLAYERS)
        self.open: i64 = 0  # the ahus where the seat could erect, as a bit mask
        self.bare: i64 = 0  # those where a moai of its own has no headdress

    def look(self, state: GiantsState, seat: i64) -> None:
        """All but who stands where."""
        cells = state.cells
        box = self.tables.box
        self.cells = cells
        self.seat = seat
        self.bit = BIT[seat]
        self.workers = cells[WORKERS + seat]
        self.sorcerer = 0
        if cells[SORCERER_AT + seat] == IN_HAND:
            self.sorcerer = 1
        self.chief = 0
        if cells[CHIEF_AT + seat] == IN_HAND:
            self.chief = 1
        self.logs = cells[LOGS + seat]
        self.markers = cells[MARKERS + seat]
        self.halves = cells[HALVES + seat]
        self.figures = 2 + box.workers - cells[CONTAINED_WORKERS + seat]
        self.all_markers = box.markers - cells[CONTAINED_MARKERS + seat]
        self._look_at_things()
        self._look_at_ahus()

    def _look_at_things(self) -> None:
        cells = self.cells
        box = self.tables.box
        count: i64 = 0
        kind: i64
        piece: i64
        seat: i64
        for seat in range(self.seats):
            self.held[seat] = 0
        for kind in range(KINDS):
            first = box.first_piece[kind]
            left = cells[BOXED + kind] + cells[OFFERED + kind] + cells[GONE + kind]
            for piece in range(first, first + box.made[kind] - left):
                where = cells[PIECE_STATE + piece]
                if where != SCREEN and where != ISLAND:
                    continue
                owner = cells[PIECE_OWNER + piece] - 1
                self.piece[count] = piece
                self.kind[count] = kind
                self.weight[count] = kind
                if kind == 0:
                    self.weight[count] = 1
                elif owner >= 0:
                    self.held[owner] += 1
                self.hex[count] = cells[PIECE_HEX + piece]
                self.owner[count] = owner
                self.marked[count] = cells[PIECE_MARKED + piece]
                self.trail[count] = cells[PIECE_TRAIL + piece]
                self.on_screen[count] = 0
                if where == SCREEN:
                    self.on_screen[count] = 1
                count += 1
        self.things = count

    def _look_at_ahus(self) -> None:
        cells = self.cells
        island = self.tables.island
        mine = 1 + self.seat
        bases = cells[BASES + self.seat]
        open_: i64 = 0
        bare: i64 = 0
        seat: i64
        ahu: i64
        for seat in range(self.seats):
            self.unfilled[seat] = cells[BASES + seat]
        for ahu in range(island.ahus):
            base = cells[AHU_BASE + ahu]
            if base == 0:
                if bases > 0:
                    open_ |= island.bit[ahu]
            elif cells[AHU_MOAI + ahu] == 0:
                self.unfilled[base - 1] += 1
                if base == mine:
                    open_ |= island.bit[ahu]
            elif base == mine and cells[AHU_HEADDRESS + ahu] == 0:
                bare |= island.bit[ahu]
        self.open = open_
        self.bare = bare

    def look_at_figures(self) -> None:
        """Who stands where: only placement and transport ask for it."""
        cells = self.cells
        seat = self.seat
        own = self.own
        present = self.present
        at = HEX_WORKERS + seat * HEX_ROOM
        hex_: i64
        for hex_ in range(self.tables.size):
            workers = cells[at + hex_]
            own[hex_] = workers
            present[hex_] = 0
            if workers:
                present[hex_] = 1
        sorcerer = cells[SORCERER_AT + seat]
        if sorcerer > 0:
            present[sorcerer - 1] = 1
            if not cells[IDLE + seat] & IDLE_SORCERER:
                own[sorcerer - 1] += 1
        chief = cells[CHIEF_AT + seat]
        if chief > 0:
            present[chief - 1] = 1

    def place_of(self, piece: i64) -> i64:
        """Where an object is in the list; it is in play."""
        thing: i64
        for thing in range(self.things):
            if self.piece[thing] == piece:
                return thing
        return -1
