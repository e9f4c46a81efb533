"""Moving objects: the end of a move that gains most, and the way to it."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.chains import Chains
from vaka.bots.greedy.giants.sight import NOBODY, Sight
from vaka.bots.greedy.giants.tables import zeros
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import HEX_ROOM

# How a move ends.
STAY: Final = 0
LEAVE: Final = 1
MARK: Final = 2
FINISH: Final = 3

_BAD: Final = -3.0  # a step that leads nowhere


@final
class Ends:
    """Of the object that was looked at last: where it can be carried as things stand, and why."""

    def __init__(self, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        self.chains = Chains(sight)
        self.thing: i64 = 0
        self.now: float = 0.0  # what it is worth to the seat if it is not touched
        # The best end: what it gains over that, where, how, and on which ahu.
        self.gain: float = 0.0
        self.hex: i64 = 0
        self.how: i64 = STAY
        self.ahu: i64 = -1
        self.steps: vec[float] = zeros(HEX_ROOM)  # by the first hex on the way, if asked for
        self._fresh = False
        self._weight: i64 = 0
        self._start: i64 = 0
        self._trail: i64 = 0
        self._marker: float = 0.0

    def begin(self) -> None:
        """Another position: nothing of the one before holds."""
        self._fresh = False

    def reach(self, thing: i64) -> None:
        """Find where an object can be carried; mostly the one before stood on the same hex."""
        sight = self.sight
        weight = sight.weight[thing]
        start = sight.hex[thing]
        trail = sight.trail[thing]
        if self._fresh and weight == self._weight and start == self._start and trail == self._trail:
            return
        self.chains.search(weight, start, trail, 0, 0, 0)
        self._fresh = True
        self._weight = weight
        self._start = start
        self._trail = trail

    def value_now(self, thing: i64) -> float:
        """What an object is worth to the seat if it is not touched."""
        sight = self.sight
        if sight.owner[thing] == NOBODY:
            return 0.0
        value = self.worth.waiting[self.worth.tables(sight.kind[thing]) + sight.hex[thing]]
        if sight.marked[thing] or (sight.on_screen[thing] and sight.markers > 0):
            return value
        return taste.UNMARKED * value

    def find(self, thing: i64, all_steps: bool) -> None:
        """The end that gains most over leaving the object alone."""
        self.reach(thing)
        sight = self.sight
        worth = self.worth
        chains = self.chains
        row = worth.tables(sight.kind[thing])
        self.thing = thing
        self.now = self.value_now(thing)
        own = sight.owner[thing] == sight.seat
        can_mark = sight.markers > 0 and not sight.marked[thing]
        self._marker = self.mark_cost(thing)
        kept = taste.UNMARKED
        if sight.marked[thing]:
            kept = 1.0
        self.gain = 0.0
        self.hex = start = sight.hex[thing]
        self.how = STAY
        self.ahu = -1
        if all_steps:
            self._forget_steps()
        k: i64
        for k in range(chains.count):
            hex_ = chains.reached[k]
            paid = taste.PAY * float(chains.pay(hex_)) + self.now
            waiting = worth.waiting[row + hex_]
            step = _BAD
            if sight.present[hex_] and worth.ahu[row + hex_] >= 0:
                step = worth.finish[row + hex_] - paid
                if step > self.gain:
                    self._take(step, hex_, FINISH, worth.ahu[row + hex_])
            if can_mark:
                gain = waiting - self._marker - paid
                if gain > step:
                    step = gain
                if gain > self.gain + 1e-9:
                    self._take(gain, hex_, MARK, -1)
            if own and hex_ != start:
                gain = waiting * kept - paid
                if gain > step:
                    step = gain
                if gain > self.gain + 1e-9:
                    self._take(gain, hex_, LEAVE, -1)
            if all_steps and k:
                # Of equal ends, the one with the shortest way.
                step -= 0.0001 * float(chains.cost[hex_] % 1000)
                if step > self.steps[chains.first[hex_]]:
                    self.steps[chains.first[hex_]] = step

    def _take(self, gain: float, hex_: i64, how: i64, ahu: i64) -> None:
        self.gain = gain
        self.hex = hex_
        self.how = how
        self.ahu = ahu

    def _forget_steps(self) -> None:
        hex_: i64
        for hex_ in range(self.sight.tables.size):
            self.steps[hex_] = _BAD

    def mark_here(self) -> float:
        """What a marker on the object gains where it stands."""
        row = self.worth.tables(self.sight.kind[self.thing])
        waiting = self.worth.waiting[row + self.sight.hex[self.thing]]
        return waiting - self._marker - self.now

    def mark_cost(self, thing: i64) -> float:
        """A marker on an object that the seat had no claim to could have served another one."""
        sight = self.sight
        if sight.owner[thing] != NOBODY:
            return 0.1
        waiting: i64 = 0
        other: i64
        for other in range(sight.things):
            if (
                sight.owner[other] == sight.seat
                and not sight.marked[other]
                and sight.kind[other] > 0
            ):
                waiting += 1
        if waiting >= sight.markers:
            return 2.5
        return 0.4

    def is_like_before(self, thing: i64) -> bool:
        """Whether the object before this one in the list is its equal."""
        sight = self.sight
        before = thing - 1
        return (
            before >= 0
            and sight.kind[before] == sight.kind[thing]
            and sight.hex[before] == sight.hex[thing]
            and sight.owner[before] == sight.owner[thing]
            and sight.marked[before] == sight.marked[thing]
            and sight.trail[before] == sight.trail[thing]
            and sight.on_screen[before] == sight.on_screen[thing]
        )
