"""Placing figures: the missing links of the chain that gains most for each figure."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.chains import Chains
from vaka.bots.greedy.giants.ends import Ends
from vaka.bots.greedy.giants.sight import NOBODY, Sight
from vaka.bots.greedy.giants.tables import zeros
from vaka.bots.greedy.giants.worth import Worth
from vaka.bots.guide import chance_of
from vaka.core.cells import blank
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import CHIEF, WORKER
from vaka.games.giants.layout import HEX_ROOM, MOST_LOGS

PUTS: Final = 16  # figures of one plan, at most
STANDS: Final = 3  # in the place of a figure: a worker who only stands beside the ahu


@final
class Placement:
    """Plans: where an object could be brought if figures were placed along its way."""

    def __init__(self, sight: Sight, worth: Worth, ends: Ends) -> None:
        self.sight = sight
        self.worth = worth
        self.ends = ends
        self.chains = Chains(sight)
        # The best plan: its gain for each figure, and in all; its figures, the first one first.
        self.rate: float = 0.0
        self.value: float = 0.0
        self.thing: i64 = -1
        self.end: i64 = -1
        self.puts: i64 = 0
        self.put: vec[i64] = blank(
            PUTS
        )  # (hex * 4 + logs) * 4 + figure, WORKER for the sorcerer, too
        # By hex: the best rate of a plan that needs a figure there, and one that needs the chief.
        self.figure_rate: vec[float] = zeros(HEX_ROOM)
        self.chief_rate: vec[float] = zeros(HEX_ROOM)
        # By figure * 3 + logs: the best rate of a plan that begins so.
        self.first_rate: vec[float] = zeros(9)
        self._path: vec[i64] = blank(HEX_ROOM)
        # Of the object that was looked at last.
        self._rate: float = 0.0
        self._value: float = 0.0
        self._hex: i64 = -1

    def find(self, figures: i64, chief: i64, spread: bool, luck: float, chance: Chance) -> None:
        """The best plan with so many figures to place; `spread`: and what each hex is good for.

        By luck, a plan may be taken for better than it is.
        """
        sight = self.sight
        self.rate = taste.LEAST
        self.value = 0.0
        self.thing = self.end = -1
        self.puts = 0
        thing: i64
        k: i64
        if spread:
            for k in range(sight.tables.size):
                self.figure_rate[k] = self.chief_rate[k] = 0.0
            for k in range(9):
                self.first_rate[k] = 0.0
        if figures + chief == 0:
            return
        last: i64 = -1  # the object that the chains were searched for
        for thing in range(sight.things):
            owner = sight.owner[thing]
            if (owner != sight.seat and owner != NOBODY) or self.ends.is_like_before(thing):
                continue
            if (
                last < 0
                or sight.weight[last] != sight.weight[thing]
                or sight.hex[last] != sight.hex[thing]
                or sight.trail[last] != sight.trail[thing]
            ):
                self.chains.search(
                    sight.weight[thing],
                    sight.hex[thing],
                    sight.trail[thing],
                    figures,
                    chief,
                    sight.logs,
                )
                last = thing
            self._best_link(thing, figures + chief)
            if self._hex < 0:
                continue
            if luck > 0.0:
                self._rate *= 1.0 + luck * chance_of(chance)
            better = self._rate > self.rate
            if better:
                self.rate = self._rate
                self.value = self._value
                self.thing = thing
                self.end = self._hex
            if better or spread:
                self._list(better, spread)

    def _best_link(self, thing: i64, most: i64) -> None:
        """The end of a move that gains most for each figure which it still needs.

        Only what goes beyond the best move over the figures that already stand there is gained.
        """
        sight = self.sight
        worth = self.worth
        chains = self.chains
        row = worth.tables(sight.kind[thing])
        self.ends.find(thing, False)
        base = self.ends.now + self.ends.gain
        kept = taste.UNMARKED
        if sight.marked[thing] or sight.markers > 0:
            kept = 1.0
        can_wait = sight.owner[thing] == sight.seat or sight.markers > 0
        self._rate = taste.LEAST
        self._hex = -1
        k: i64
        for k in range(chains.count):
            hex_ = chains.reached[k]
            used = chains.figures(hex_)
            spent = taste.PAY * float(chains.pay(hex_)) + taste.LOG * float(chains.logs(hex_))
            spent += base
            if worth.ahu[row + hex_] >= 0:
                count = used
                if not sight.present[hex_] and not chains.entry[hex_] & 0xF0F:
                    count += 1
                if 0 < count <= most:
                    self._offer(worth.finish[row + hex_] - spent, count, hex_)
            if used and can_wait:
                self._offer(worth.waiting[row + hex_] * kept - spent, used, hex_)

    def _offer(self, value: float, count: i64, hex_: i64) -> None:
        rate = value / (float(count) + taste.EAGER)
        if rate > self._rate:
            self._rate = rate
            self._value = value
            self._hex = hex_

    def _list(self, best: bool, spread: bool) -> None:
        """The figures of the plan at hand, the one nearest to where the object stands first."""
        chains = self.chains
        path = self._path
        length: i64 = 0
        hex_ = self._hex
        while hex_ != chains.start:
            path[length] = hex_
            length += 1
            hex_ = chains.before[hex_]
        count: i64 = 0
        while length > 0:
            length -= 1
            hex_ = path[length]
            way = chains.entry[hex_]
            if way & 15:
                self._add(count, hex_, 0, CHIEF, best, spread)
                count += 1
            figures = way >> 8 & 15
            logs = way >> 4 & 15
            while figures > 0:
                with_him = logs
                if with_him > MOST_LOGS:
                    with_him = MOST_LOGS
                self._add(count, hex_, with_him, WORKER, best, spread)
                logs -= with_him
                figures -= 1
                count += 1
        if count == 0 or (not self.sight.present[self._hex] and self._lacks_presence()):
            self._add(count, self._hex, 0, STANDS, best, spread)
            count += 1
        if best:
            self.puts = count

    def _lacks_presence(self) -> bool:
        """Whether nobody is placed on the last hex, where an ahu is."""
        if self.chains.entry[self._hex] & 0xF0F:
            return False
        row = self.worth.tables(self.sight.kind[self.ends.thing])
        return self.worth.ahu[row + self._hex] >= 0

    def _add(self, at: i64, hex_: i64, logs: i64, figure: i64, best: bool, spread: bool) -> None:
        if best and at < PUTS:
            self.put[at] = (hex_ * 4 + logs) * 4 + figure
        if not spread:
            return
        rate = self._rate
        if figure == STANDS:
            figure = WORKER
        if at == 0 and rate > self.first_rate[figure * 3 + logs]:
            self.first_rate[figure * 3 + logs] = rate
        if at:
            rate *= 0.97
        if figure == CHIEF:
            if rate > self.chief_rate[hex_]:
                self.chief_rate[hex_] = rate
        elif rate > self.figure_rate[hex_]:
            self.figure_rate[hex_] = rate
