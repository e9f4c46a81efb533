"""What things are worth to a seat: an object on its way, a figure, the rest of the game."""

from math import exp
from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.tables import zeros
from vaka.core.cells import blank
from vaka.core.chance import MASK, STRIDE, scramble
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import BOXED, HALVES_LEFT, HEX_ROOM, KINDS, TURN

SHELVES: Final = 64  # tables of each kind that are kept; a power of two
FINE: Final = 4096  # more than there are turns, in 64ths


@final
class Worth:
    """Estimates for one position.

    Those of hexes are tables for a kind of object, and rest on little: the ahus that are open to
    the seat, its figures, the turns that are left. A search meets the same again and again, so they
    are kept on shelves, each until another that belongs there is wanted. By shelf * HEX_ROOM + hex:
    what can be done there at once with an object if the seat has a figure there (`finish`, on
    `ahu`, -1: nothing), and what an object of the seat that stands there is worth for the turns to
    come (`waiting`).
    """

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.left: float = 0.0  # how many turns come after this one, about
        self.finish: vec[float] = zeros(SHELVES * KINDS * HEX_ROOM)
        self.ahu: vec[i64] = blank(SHELVES * KINDS * HEX_ROOM)
        self.waiting: vec[float] = zeros(SHELVES * KINDS * HEX_ROOM)
        self._offered: vec[float] = zeros(SHELVES * KINDS)
        # What lies on each shelf rests on these; 0 figures: nothing lies there.
        self._ahus: vec[i64] = blank(SHELVES * KINDS)
        self._figures: vec[i64] = blank(SHELVES * KINDS)
        self._left: vec[float] = zeros(SHELVES * KINDS)
        # By steps from where it could be set.
        self._later: vec[float] = zeros(HEX_ROOM)
        self._effort: vec[float] = zeros(HEX_ROOM)
        self._net: vec[float] = zeros(HEX_ROOM)

    def look(self) -> None:
        """The sight has changed."""
        self.left = self._turns_left()

    def _turns_left(self) -> float:
        """Until somebody has filled his bases, or the moai or the turns run out."""
        sight = self.sight
        cells = sight.cells
        boxed = cells[BOXED + 1] + cells[BOXED + 2] + cells[BOXED + 3]
        left = float(boxed) / (float(sight.seats) * 0.83) + 2.0
        turns = float(sight.tables.box.turns - cells[TURN])
        if turns < left:
            left = turns
        seat: i64
        for seat in range(sight.seats):
            unfilled = sight.unfilled[seat]
            if unfilled == 0:
                return 0.0
            if sight.held[seat] >= unfilled:
                turns = 0.7 * float(unfilled)
            else:
                turns = taste.PACE * float(unfilled - sight.held[seat]) + 1.0
            if turns < left:
                left = turns
        return left

    def alive(self, turns: float) -> float:
        """How likely the game still runs so many turns from now."""
        likely = (self.left + 1.0 - turns) / 1.5
        if likely > 1.0:
            return 1.0
        if likely < 0.0:
            return 0.0
        return likely

    # Objects -------------------------------------------------------------------------------------

    def tables(self, kind: i64) -> i64:
        """Where the tables for a kind of object begin; they are worked out if need be."""
        return self._shelf(kind) * HEX_ROOM

    def offered(self, size: i64) -> float:
        """What a moai on offer is worth, all the way still before it."""
        return self._offered[self._shelf(size)]

    def _shelf(self, kind: i64) -> i64:
        """The shelf with what is known of a kind of object."""
        sight = self.sight
        ahus = sight.open
        if kind == 0:
            ahus = sight.bare
        figures = sight.figures
        left = self.left
        mixed = figures * FINE + i64(left * 64.0)
        # Kinds have shelves of their own: so no table is replaced while its position is looked at.
        shelf = (scramble((ahus ^ (mixed * STRIDE)) & MASK) & (SHELVES - 1)) * KINDS + kind
        if (
            self._ahus[shelf] != ahus
            or self._figures[shelf] != figures
            or self._left[shelf] != left
        ):
            self._ahus[shelf] = ahus
            self._figures[shelf] = figures
            self._left[shelf] = left
            self._finishes(kind, shelf * HEX_ROOM)
            self._waits(kind, shelf * HEX_ROOM, shelf)
        return shelf

    def _finishes(self, kind: i64, row: i64) -> None:
        sight = self.sight
        island = sight.tables.island
        finish = self.finish
        ahus = self.ahu
        wanted = sight.open
        if kind == 0:
            wanted = sight.bare
        hex_: i64
        ahu: i64
        for hex_ in range(sight.tables.size):
            finish[row + hex_] = 0.0
            ahus[row + hex_] = -1
        for ahu in range(island.ahus):
            if not wanted & island.bit[ahu]:
                continue
            value = float(island.ahu_headdress[ahu])
            if kind:
                value = self.erected(kind, ahu)
            at = row + island.ahu_hex[ahu]
            if ahus[at] < 0 or value > finish[at]:
                finish[at] = value
                ahus[at] = ahu

    def erected(self, size: i64, ahu: i64) -> float:
        """It may be crowned one day, and the base could have served a better one."""
        island = self.sight.tables.island
        hat = taste.HAT * float(island.ahu_headdress[ahu])
        return float(size * island.ahu_value[ahu]) + self.alive(1.0) * (hat - taste.SLOT)

    def _waits(self, kind: i64, row: i64, at: i64) -> None:
        tables = self.sight.tables
        distance = tables.distance
        size = tables.size
        waiting = self.waiting
        later = self._later
        effort = self._effort
        net = self._net
        heavy = 1.0
        if kind > 1:
            heavy = float(kind)
        figures = float(self.sight.figures)
        reach = (taste.HELPERS + taste.REACH * figures) / (1.0 + 0.4 * (heavy - 1.0))
        steps: i64
        hex_: i64
        home: i64
        for steps in range(tables.longest + 1):
            turns = 1.0
            if steps > 1:
                turns += (float(steps) - 1.0) / reach
            later[steps] = exp(taste.LN_PATIENCE * turns) * self.alive(turns)
            effort[steps] = taste.EFFORT * heavy * float(steps)
        for hex_ in range(size):
            waiting[row + hex_] = 0.0
        quarry = tables.island.quarry[kind]
        offered = 0.0
        for home in range(size):
            if self.ahu[row + home] < 0:
                continue
            value = self.finish[row + home]
            for steps in range(tables.longest + 1):
                net[steps] = value * later[steps] - effort[steps]
            place = home * size
            for hex_ in range(size):
                promise = net[distance[place + hex_]]
                if promise > waiting[row + hex_]:
                    waiting[row + hex_] = promise
            steps = distance[place + quarry]
            promise = value * later[steps] - taste.HAUL / taste.EFFORT * effort[steps]
            if promise > offered:
                offered = promise
        self._offered[at] = offered

    # Figures -------------------------------------------------------------------------------------

    def worker(self) -> float:
        """One more worker: he can be used at once, and in every turn to come."""
        return taste.WORKER * (1.0 + self.left)

    def marker(self) -> float:
        """One more marker: half a tablet in every turn, while there are any, or a mark."""
        sight = self.sight
        turns = float(sight.cells[HALVES_LEFT]) / (2.0 * float(sight.seats))
        if self.left < turns:
            turns = self.left
        value = taste.MARKER * (1.0 + turns)
        for _ in range(sight.all_markers - 2):
            value *= taste.WEALTH
        for _ in range(2 - sight.all_markers):
            value /= taste.WEALTH
        return value
