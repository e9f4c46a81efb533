"""Bids and picks: what is worth carving, and with whom."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.bidders import Bidders
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.tables import zeros
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import BID_HANDS
from vaka.games.giants.layout import CONTAINED_WORKERS, FIGURES, KINDS

# What is not thought about: more gains no more.
MOST_MARKERS: Final = 3
MOST_STRENGTH: Final = 8
_ROW: Final = 9  # strengths from 0
_GAINS: Final = 36
_UNKNOWN: Final = -1.0


@final
class Auction:
    def __init__(self, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        self._values: vec[float] = zeros(KINDS * KINDS)  # by how many were won before, and by size
        self._gains: vec[float] = zeros(_GAINS)
        self._bidders = Bidders(sight)
        self._samples: i64 = 0
        # What a worker, the sorcerer, the chief and a marker are worth in the rest of the turn.
        self.figure: float = 0.0
        self.sorcerer: float = 0.0
        self.chief: float = 0.0

    def value_of(self, size: i64, more: i64) -> float:
        """A moai of this size, for a seat that has won so many more before it in this auction."""
        sight = self.sight
        held = sight.held[sight.seat] + more
        if held >= sight.unfilled[sight.seat]:
            return 0.0
        value = self.worth.offered(size)
        markers = sight.markers
        other: i64
        for _ in range(held):
            value *= taste.QUEUE
        for other in range(sight.things):
            if sight.marked[other] and sight.owner[other] == sight.seat:
                markers += 1
        if held < markers:
            return value
        return taste.CROWDED * value

    def begin(self, samples: i64, chance: Chance) -> None:
        """Think of what the others may bid; then hands can be weighed."""
        more: i64
        size: i64
        for more in range(KINDS):
            for size in range(1, KINDS):
                self._values[more * KINDS + size] = self.value_of(size, more)
        for more in range(_GAINS):
            self._gains[more] = _UNKNOWN
        self._samples = samples
        for more in range(samples):
            self._bidders.think(more, chance)
        self._costs()

    def hand(self, index: i64) -> float:
        """What a bid promises to gain, less what its figures and markers could do otherwise."""
        hand = index - BID_HANDS
        chief = hand & 1
        sorcerer = hand >> 1 & 1
        workers = hand // 4 % (FIGURES + 1)
        markers = hand // 4 // (FIGURES + 1)
        strength = workers + sorcerer + chief * self.sight.tables.box.sculptor_chief
        cost = self.figure * float(workers) + self.sorcerer * float(sorcerer)
        cost += self.chief * float(chief) + taste.BIDDER * float(markers)
        return taste.WIN * self.gain(markers, strength) - cost

    def gain(self, markers: i64, strength: i64) -> float:
        """The picks of such a hand are worth so much on average."""
        if markers > MOST_MARKERS:
            markers = MOST_MARKERS
        if strength > MOST_STRENGTH:
            strength = MOST_STRENGTH
        at = markers * _ROW + strength
        if self._gains[at] == _UNKNOWN:
            total = 0.0
            sample: i64
            if strength:
                rank = self._bidders.rank_of(self.sight.seat, markers)
                for sample in range(self._samples):
                    total += self._bidders.win(sample, rank, strength, self._values)
            self._gains[at] = total / float(self._samples)
        return self._gains[at]

    def _costs(self) -> None:
        sight = self.sight
        work = 0.0
        self.chief = 1.2
        thing: i64
        for thing in range(sight.things):
            if sight.owner[thing] == sight.seat:
                weight = float(sight.weight[thing])
                work += 3.0 * weight
                if weight * 0.9 > self.chief:
                    self.chief = weight * 0.9
        busy = work / float(sight.figures)
        if busy > 1.0:
            busy = 1.0
        elif busy < 0.2:
            busy = 0.2
        self.figure = taste.SCULPTOR * busy
        self.sorcerer = self.figure + 1.0
        if sight.cells[CONTAINED_WORKERS + sight.seat]:
            self.sorcerer = self.worth.worker()
        self.chief *= self.figure
