"""What the special hexes bring to a sorcerer, or to a chief who breaks a tablet."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.vectors import i64
from vaka.games.giants.actions import CHIEF, SORCERER, WORKER
from vaka.games.giants.layout import BOXED, CONTAINED_MARKERS, CONTAINED_WORKERS, CUT, LOGS_LEFT

ENOUGH_LOGS: Final = 3  # with so many in hand, more are of less use


@final
class Acts:
    def __init__(self, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        # The best place for the sorcerer to act, or for the chief to break a tablet.
        self.value: float = 0.0
        self.figure: i64 = WORKER
        self.hex: i64 = -1

    def find(self) -> None:
        self.value = 0.0
        self.figure = WORKER
        self.hex = -1
        sight = self.sight
        tables = sight.tables
        breaks = sight.chief and sight.halves >= 2
        if not sight.sorcerer and not breaks:
            return
        self._try(tables.island.village)
        self._try(tables.island.hut)
        self._try(tables.island.quarry[0])
        place: i64
        for place in range(tables.forests):
            self._try(tables.forest[place])

    def _try(self, hex_: i64) -> None:
        sight = self.sight
        value = self.on(hex_)
        if sight.sorcerer and value > self.value:
            self.value = value
            self.figure = SORCERER
            self.hex = hex_
        if sight.chief and sight.halves >= 2:
            value -= self.chief_cost()
            if value > self.value:
                self.value = value
                self.figure = CHIEF
                self.hex = hex_

    def chief_cost(self) -> float:
        return float(self.sight.tables.box.tablet_points) + taste.CHIEF

    def on(self, hex_: i64) -> float:
        """What acting there is worth, beyond a figure that carries instead; 0: nothing to have."""
        sight = self.sight
        cells = sight.cells
        island = sight.tables.island
        if hex_ == island.village:
            if cells[CONTAINED_WORKERS + sight.seat]:
                return self.worth.worker() - taste.FIGURE
        elif hex_ == island.hut:
            if cells[CONTAINED_MARKERS + sight.seat]:
                return self.worth.marker() - 2.0 * taste.FIGURE
        elif hex_ == island.quarry[0]:
            if cells[BOXED]:
                return self._headdress() - taste.FIGURE
        elif island.forest_logs[hex_] and not cells[CUT + hex_]:
            return self._forest(island.forest_logs[hex_])
        return 0.0

    def _forest(self, logs: i64) -> float:
        """Logs are for those who carry something heavy."""
        sight = self.sight
        if logs > sight.cells[LOGS_LEFT]:
            logs = sight.cells[LOGS_LEFT]
        if logs == 0:
            return 0.0
        if sight.logs > ENOUGH_LOGS:
            logs -= sight.logs - ENOUGH_LOGS
            if logs < 0:
                logs = 0
        heavy = False
        thing: i64
        for thing in range(sight.things):
            if sight.kind[thing] > 1 and sight.owner[thing] == sight.seat:
                heavy = True
        log = 0.5 * taste.WOOD
        if heavy:
            log = taste.WOOD
        elif self.worth.left < 1.0:
            log = 0.0
        return log * float(logs) - taste.FIGURE

    def _headdress(self) -> float:
        """One more headdress: there must be a bare head of the seat's own for it."""
        sight = self.sight
        island = sight.tables.island
        bare: i64 = 0
        ahu: i64
        thing: i64
        for ahu in range(island.ahus):
            if sight.bare & island.bit[ahu]:
                bare += 1
        for thing in range(sight.things):
            if sight.kind[thing] == 0 and sight.owner[thing] == sight.seat:
                bare -= 1
        if bare <= 0:
            return 0.0
        return self.worth.waiting[self.worth.tables(0) + island.quarry[0]]
