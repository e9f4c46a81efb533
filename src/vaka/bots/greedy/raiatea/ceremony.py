"""The ceremony: what to prepare, how much to bid, and what to bid for a mission."""

from typing import final

from vaka.bots.greedy.raiatea.bag import Bag, below
from vaka.bots.greedy.raiatea.rituals import Rituals
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import slots
from vaka.games.raiatea.layout import MANA, ORDER, PLAYERS, SLOT, SLOT_COUNT, SLOTS


@final
class Ceremony:
    def __init__(self, rituals: Rituals) -> None:
        self.rituals = rituals
        self.worth = rituals.effects.worth
        self.bag = Bag(self.worth, rituals)
        self.sight = rituals.sight
        self.deck = rituals.deck
        self.taste = rituals.taste
        gifts = [0.0] * (PLAYERS + 4)
        self._gifts: vec[float] = vec[float](gifts)  # by place in the order

    # Preparing ------------------------------------------------------------------------------------

    def prepare(self, legal: vec[i64], count: i64, answer: list[int], out: vec[float]) -> None:
        """What it gains to put each ritual into the bag, after those that are there already."""
        sight = self.sight
        first = self.deck.prepare_ritual
        self.bag.look()
        for index in answer:
            self.bag.add(index - first)
        bid = i64(self.bag.part * float(sight.mana) + 0.5)
        now = self.bag.expected(bid)
        k: i64
        for k in range(count):
            ritual = legal[k] - first
            if ritual < 0:
                out[k] = 0.0
                continue
            at = self.bag.add(ritual)
            out[k] = self.bag.expected(bid) - now - self._later(ritual)
            self.bag.remove(at)

    def _later(self, ritual: i64) -> float:
        """What it is worth not to prepare a ritual now."""
        sight = self.sight
        if not sight.ceremonies_left:
            return 0.0
        value = self.rituals.kept(ritual) * self.taste.hold
        if sight.cards > 2 * sight.ceremonies_left + 1:
            return 0.5 * value
        return value

    # Bidding --------------------------------------------------------------------------------------

    def bids(self, count: i64, out: vec[float]) -> None:
        """What the rituals, the gift and the mana that is left are worth with each bid."""
        self.fill()
        mana: i64
        for mana in range(count):
            out[mana] = self.bag.expected(mana) + self.worth.mana(-mana) + self.place(mana)

    def fill(self) -> None:
        """Look at what was prepared, and at the gifts."""
        sight = self.sight
        cells = sight.cells
        self.bag.look()
        start: i64 = SLOT + sight.seat * SLOTS
        at: i64
        for at in range(start, start + cells[SLOT_COUNT + sight.seat]):
            where = slots.where_of(cells[at])
            if where == slots.CLIPPED or where == slots.UNCLIPPED:
                self.bag.add(slots.ritual_of(cells[at]))
        self._sort_gifts()

    def _sort_gifts(self) -> None:
        """The gifts from the best on: each place in the order brings one [R28]."""
        gifts = self._gifts
        k: i64
        for k in range(len(gifts)):
            gifts[k] = 0.0
        for k in range(3):
            value = self.rituals.effects.program(self.deck.gift[k], False)
            at = k
            while at > 0 and gifts[at - 1] < value:
                gifts[at] = gifts[at - 1]
                at -= 1
            gifts[at] = value
        if self.sight.seats == 3:
            gifts[2] = 0.0

    def place(self, mana: i64) -> float:
        """What the place in the ceremony order is worth that a bid will bring."""
        sight = self.sight
        ahead = 0.0  # how many bid more
        rival: i64
        for rival in range(sight.seats):
            if rival != sight.seat:
                have = float(sight.cells[MANA + rival])
                ahead += 1.0 - below((float(mana) - self.bag.part * have) / (0.3 * have + 1.0))
        place: i64 = 0
        while float(place + 1) <= ahead and place < sight.seats - 2:
            place += 1
        gift = self._gifts[place]
        gift += (ahead - float(place)) * (self._gifts[place + 1] - gift)
        return gift - self.taste.order * ahead

    def auction(self, value: float, count: i64, out: vec[float]) -> None:
        """What each bid promises: all bids are paid, the highest gets what is worth so much."""
        sight = self.sight
        worth = value / self.taste.mana
        mana: i64
        rival: i64
        for mana in range(count):
            chance = 1.0
            if not mana and sight.cells[ORDER] != sight.seat:  # R35: a tie at 0 goes to the first
                chance = 0.0
            for rival in range(sight.seats):
                if rival != sight.seat:
                    # Anything from nothing to so much as it is worth to him.
                    most = float(sight.cells[MANA + rival])
                    if most > worth:
                        most = worth
                    part = (float(mana) + 0.5) / (most + 1.0)
                    if part < 1.0:
                        chance *= part
            out[mana] = chance * value + self.worth.mana(-mana)
