"""Who will own which offerings, and what a change of their values means to a seat [N24, N25]."""

from typing import final

from vaka.bots.greedy.rapanui.sight import Sight
from vaka.bots.greedy.rapanui.stone import zeros
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.layout import CROPS, IN_AREA, KINDS, OFFERING


@final
class Holdings:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        # By crop: the seat's offerings less what those of the others count against them.
        self.net: vec[float] = zeros(CROPS)

    def look(self, seat: i64) -> None:
        """After the sight has looked: what each seat owns and can still expect."""
        sight = self.sight
        cells = sight.cells
        crop: i64
        other: i64
        for crop in range(CROPS):
            most: i64 = sight.box.majority - 1
            best: i64 = -1
            coming = sight.valuations[crop]
            net = 0.0
            for other in range(sight.seats):
                gatherers = cells[IN_AREA + other * KINDS + crop]
                owned = float(cells[OFFERING + other * CROPS + crop])
                if gatherers:
                    owned += coming
                    if gatherers > most:
                        most = gatherers
                        best = other
                    elif gatherers == most:
                        best = -1
                if other == seat:
                    net += owned
                else:
                    net -= owned * sight.against
            if best == seat:
                net += coming
            elif best >= 0:
                net -= coming * sight.against
            self.net[crop] = net

    def lead(self) -> float:
        """What the offerings bring against the rivals, at the values that are expected now."""
        value = self.sight.stone.value
        net = self.net
        return value[0] * net[0] + value[1] * net[1] + value[2] * net[2] + value[3] * net[3]

    def laid(self, crop: i64, own: float, number: i64) -> float:
        """The lead after more offerings of a crop on the stone, `own` of them one's own."""
        sight = self.sight
        stone = sight.stone
        stone.count[crop] += number
        stone.total += number
        stone.judge(sight.rounds())
        value = self.lead() - own * stone.value[crop]
        stone.count[crop] -= number
        stone.total -= number
        return value

    def planned(self, seat: i64) -> float:
        """What a sacrifice round of one's own can change: one's own offering and the extra one."""
        self.look(seat)
        cells = self.sight.cells
        before = self.lead()
        best = -1000.0
        crop: i64
        for crop in range(CROPS):
            value = -1000.0
            if cells[OFFERING + seat * CROPS + crop]:
                value = self.laid(crop, 1.0, 2)
            if value > best:
                best = value
        self.sight.stone.judge(self.sight.rounds())
        if best < before - 3.0:
            return 0.0  # nothing to lay
        return best - before
