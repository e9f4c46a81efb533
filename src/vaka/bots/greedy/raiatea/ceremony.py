"""The ceremony: what to prepare, how much to bid, and what to bid for a mission."""

from math import erf, sqrt

from vaka.bots.greedy.raiatea.effects import Effects
from vaka.bots.greedy.raiatea.tables import MOST_COST
from vaka.bots.greedy.raiatea.worth import Worth
from vaka.core.chance import Chance
from vaka.games.raiatea import slots
from vaka.games.raiatea.actions import BID_MANA, MOST_MANA
from vaka.games.raiatea.layout import BAG, MANA, SLOT, SLOT_COUNT, SLOTS
from vaka.games.raiatea.vocabulary import BAG_, COMMON


class Ceremony:
    def __init__(self, worth: Worth, effects: Effects) -> None:
        self.worth = worth
        self.effects = effects
        self.sight = worth.sight
        self.tables = worth.sight.tables
        # The part of their mana that the others will bid.
        self.part = worth.taste.bids[max(0, worth.sight.begun - 1)]

    # What will be paid ----------------------------------------------------------------------------

    def _bag(self) -> float:
        """The mana that will be in the bag, without an own bid."""
        cells, sight = self.sight.cells, self.sight
        total = float(cells[BAG])
        for rival in range(sight.seats):
            if rival != sight.seat:
                total += self.part * cells[MANA + rival]
        return total

    def _piles(self) -> list[int]:
        """The decks of the cards that the others have in the bag; before that, of two each."""
        cells, sight = self.sight.cells, self.sight
        found: list[int] = []
        for rival in range(sight.seats):
            if rival == sight.seat:
                continue
            start = SLOT + rival * SLOTS
            cards = cells[start : start + cells[SLOT_COUNT + rival]]
            hidden = [card for card in cards if slots.where_of(card) <= slots.UNCLIPPED]
            bagged = [card for card in hidden if slots.where_of(card) != slots.IN_HAND]
            # All know from which deck a card is.
            found += [self.tables.pile[int(slots.ritual_of(card))] for card in bagged or hidden[:2]]
        return found

    def _chance(self, cost: int, before: int, bag: float, piles: list[int]) -> float:
        """How likely a ritual is paid, after own ones that cost so much together."""
        tables = self.tables
        at = min(cost, MOST_COST)
        lower = sum(tables.lower[pile][at] for pile in piles)
        spread = sum(tables.lower_squared[pile][at] - tables.lower[pile][at] ** 2 for pile in piles)
        doubt = sqrt(spread + (self.worth.taste.doubt * bag) ** 2 + 1.0)
        return 0.5 * (1.0 + erf((bag - cost - before - lower + 0.5) / (doubt * sqrt(2.0))))

    def _fills(self, ritual: int) -> int:
        """The mana that a ritual puts into the bag."""
        return sum(
            op.amount * (self.sight.seats if op.limit else 1)
            for op in self.tables.program[ritual]
            if op.word == BAG_
        )

    def expected(self, rituals: list[int], bid: int, piles: list[int], bag: float) -> float:
        """What these prepared rituals will bring with a bid."""
        total = 0.0
        before = 0
        bag += bid
        for ritual in sorted(rituals, key=lambda each: self.tables.cost[each]):
            cost = self.tables.cost[ritual]
            chance = self._chance(cost, before, bag, piles)
            total += chance * self.effects.ritual(ritual)
            before += cost
            bag += chance * self._fills(ritual)
        return total

    # Preparing ------------------------------------------------------------------------------------

    def prepare(self, hand: list[int], chosen: list[int]) -> int:
        """The next ritual to put into the bag; -1: no more."""
        sight, tables = self.sight, self.tables
        piles, bag = self._piles(), self._bag()
        bid = round(self.part * sight.mana)
        clips = tables.prepare_count[sight.rank]
        clips -= sum(tables.type[ritual] != COMMON for ritual in chosen)
        now = self.expected(chosen, bid, piles, bag)
        best, found = 0.0, -1
        for ritual in sorted(set(hand)):
            if tables.type[ritual] != COMMON and not clips:
                continue
            gain = self.expected([*chosen, ritual], bid, piles, bag) - now
            gain -= self._later(ritual, len(hand))
            if gain > best + 1e-9:
                best, found = gain, ritual
        return found

    def _later(self, ritual: int, hand: int) -> float:
        """What it is worth not to prepare a ritual now."""
        sight = self.sight
        if not sight.ceremonies_left:
            return 0.0
        crowded = hand > 2 * sight.ceremonies_left + 1
        return self.effects.kept(ritual) * self.worth.taste.hold * (0.5 if crowded else 1.0)

    # Bidding --------------------------------------------------------------------------------------

    def bid(self, chance: Chance) -> int:
        """The mana with which the rituals, the gift and the mana that is left are worth most."""
        worth, sight = self.worth, self.sight
        rituals = self._bagged()
        piles, bag = self._piles(), self._bag()
        gifts = sorted((self.effects.program(each) for each in self.tables.gift), reverse=True)
        if sight.seats == 3:
            gifts = gifts[:2]
        rivals = [sight.cells[MANA + rival] for rival in range(sight.seats) if rival != sight.seat]
        best, found = -1e9, 0
        for mana in range(min(sight.mana, MOST_MANA) + 1):
            value = self.expected(rituals, mana, piles, bag) + worth.mana(-mana)
            value += self._place(mana, rivals, gifts)
            if value > best + 1e-9:
                best, found = value, mana
        return BID_MANA + found

    def _bagged(self) -> list[int]:
        """The own rituals in the bag."""
        cells, seat = self.sight.cells, self.sight.seat
        start = SLOT + seat * SLOTS
        return [
            int(slots.ritual_of(card))
            for card in cells[start : start + cells[SLOT_COUNT + seat]]
            if slots.where_of(card) in (slots.CLIPPED, slots.UNCLIPPED)
        ]

    def _place(self, mana: int, rivals: list[int], gifts: list[float]) -> float:
        """What the place in the ceremony order is worth that a bid will bring."""
        ahead = 0.0  # how many bid more
        for have in rivals:
            middle = self.part * have
            spread = 0.3 * have + 1.0
            ahead += 0.5 * (1.0 - erf((mana - middle) / (spread * sqrt(2.0))))
        places = [*gifts, *[0.0] * (len(rivals) + 1 - len(gifts))]
        place = min(int(ahead), len(places) - 2)
        gift = places[place] + (ahead - place) * (places[place + 1] - places[place])
        return gift - self.worth.taste.order * ahead

    def auction(self, mission: int, chance: Chance) -> int:
        """All bids are paid: so much that it may win, and no more than the tile is worth."""
        worth, sight = self.worth, self.sight
        value = worth.plan.value(mission)
        most = 0
        while most < min(sight.mana, MOST_MANA) and value + worth.mana(-most - 1) > 0.05:
            most += 1
        rivals = [sight.cells[MANA + rival] for rival in range(sight.seats) if rival != sight.seat]
        if max(rivals) < most:
            most = max(rivals) + 1
        low = (most + 1) // 2 if len(rivals) == 2 else most // 3
        return BID_MANA + low + int(chance.below(most - low + 1))
