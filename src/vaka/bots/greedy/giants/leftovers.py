"""What is left over: figures that have nothing to do, and markers that no object needs."""

from typing import Final, final

from vaka.bots.greedy.giants.ends import FINISH, Ends
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.tables import zeros
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import CHIEFS, CROWD, HALVES_LEFT, HEX_LOGS, HEX_ROOM

EDGES: Final = 6


@final
class Leftovers:
    def __init__(self, sight: Sight, worth: Worth, ends: Ends) -> None:
        self.sight = sight
        self.worth = worth
        self.ends = ends
        self._wanted: vec[float] = zeros(HEX_ROOM)

    def helpful(self) -> i64:
        """Where a worker with nothing to do stands best: where rivals may need, and pay, him."""
        sight = self.sight
        cells = sight.cells
        worth = self.worth
        wanted = self._wanted
        thing: i64
        side: i64
        hex_: i64
        for hex_ in range(sight.tables.size):
            wanted[hex_] = 0.0
        best: i64 = -1
        for thing in range(sight.things):
            if sight.owner[thing] == sight.seat:
                continue
            row = worth.tables(sight.kind[thing])
            start = sight.hex[thing]
            for side in range(EDGES):
                hex_ = sight.tables.around[start * EDGES + side]
                if hex_ < 0:
                    break
                missing = sight.weight[thing] - cells[CROWD + hex_] - cells[HEX_LOGS + hex_]
                if (
                    missing > 0
                    and not cells[CHIEFS + hex_]
                    and worth.waiting[row + hex_] > worth.waiting[row + start]
                ):
                    wanted[hex_] += 1.0 / float(missing)
                    if best < 0 or wanted[hex_] > wanted[best]:
                        best = hex_
        return best

    def spare_markers(self) -> i64:
        """Markers that no object will need at the end of this turn."""
        sight = self.sight
        if not sight.cells[HALVES_LEFT]:
            return 0
        spare = sight.markers
        thing: i64
        for thing in range(sight.things):
            if sight.owner[thing] != sight.seat or sight.marked[thing]:
                continue
            row = self.worth.tables(sight.kind[thing])
            if self.worth.waiting[row + sight.hex[thing]] > 1.0:
                self.ends.find(thing, False)
                if self.ends.how != FINISH:
                    spare -= 1
        return spare
