"""The table at a glance: how long it will last, what will be valued, what things are worth."""

from typing import final

from vaka.bots.greedy.rapanui.stone import Stone, zeros
from vaka.bots.greedy.rapanui.taste import Taste
from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.cards import MOAI, PRIEST, WOODCUTTER, Box
from vaka.games.rapanui.layout import (
    COLUMN,
    COLUMNS,
    CROPS,
    DECK,
    DECK_LEFT,
    HEIGHT,
    HEIGHT_ROOM,
    IN_AREA,
    IN_HAND,
    KINDS,
    WOOD,
)


@final
class Sight:
    """What a look at a state shows. Worth is counted in points at the end."""

    def __init__(self, box: Box, seats: i64, taste: Taste) -> None:
        self.box = box
        self.seats = seats
        self.taste = taste
        self.stone = Stone(box, taste.spread)
        self.against = taste.rivals / (float(seats) - 1.0)  # what one rival's point counts
        self.unseen: vec[i64] = blank(KINDS)  # cards in the deck
        self.beneath: vec[i64] = blank(KINDS)  # cards in the columns behind the front
        self.moai = 0.0  # moai that could be built, those that can be paid counting more
        self.turns = 0.0  # of all players, this one included
        self.own_turns = 0.0  # of one player
        self.urgency = 1.0  # how much of a valuation would be lost if it did not come now
        self.valuations: vec[float] = zeros(KINDS)  # how many of each kind are to come
        self.unit: vec[float] = zeros(seats * KINDS)  # by seat: worth of 1 gained by a kind
        favour = [taste.crop_valued] * CROPS
        favour += [taste.woodcutter_valued, taste.priest_valued, taste.moai_valued]
        self.favour: vec[float] = vec[float](favour)
        self.cells: vec[i64] = blank(1)

    def look(self, state_cells: vec[i64]) -> None:
        cells = state_cells
        self.cells = cells
        self._count(cells)
        self.expect(cells)
        stone = self.stone
        stone.look(cells)
        stone.judge(self.rounds())
        self._price(cells)

    def _count(self, cells: vec[i64]) -> None:
        """Which cards are where; of the deck only how many, never their order."""
        unseen = self.unseen
        beneath = self.beneath
        kind: i64
        for kind in range(KINDS):
            unseen[kind] = 0
            beneath[kind] = 0
        place: i64
        for place in range(DECK, DECK + cells[DECK_LEFT]):
            unseen[cells[place]] += 1
        column: i64
        moai: i64 = unseen[MOAI]
        for column in range(COLUMNS):
            front: i64 = COLUMN + column * HEIGHT_ROOM + cells[HEIGHT + column] - 1
            for place in range(COLUMN + column * HEIGHT_ROOM, front):
                beneath[cells[place]] += 1
            if cells[front] == MOAI:
                moai += 1
        paid: i64 = 0  # in wood
        cost = self.box.moai_cost
        seat: i64
        for seat in range(self.seats):
            held = cells[IN_HAND + seat * KINDS + MOAI]
            if held:
                moai += held
                wood = cells[WOOD + seat]
                if wood > cost * held:
                    wood = cost * held
                paid += wood
        self.moai = 0.5 * float(moai + beneath[MOAI]) + float(paid) / (float(cost) + 0.01)

    def expect(self, cells: vec[i64]) -> None:
        """How many turns are left, and what their valuations will be."""
        taste = self.taste
        left = float(cells[DECK_LEFT])
        lying: i64 = 0
        least: i64 = HEIGHT_ROOM
        column: i64
        for column in range(COLUMNS):
            height = cells[HEIGHT + column]
            lying += height
            if height < least:
                least = height
        # By least squares over many games.
        if cells[DECK_LEFT] <= self.box.height:  # the next new column ends the game [N23]
            turns = 2.2 * float(least) + 0.15 * float(lying) - 2.0
        else:
            turns = 0.89 * left + 0.79 * float(lying) + 0.13 * float(least) - 6.8
        if turns < 1.0:
            turns = 1.0
        self.turns = turns
        self.own_turns = turns / float(self.seats)
        urgency = 1.1 - taste.later * turns
        if urgency < taste.now:
            urgency = taste.now
        self.urgency = urgency
        shown = float(lying - COLUMNS)
        soon = shown * taste.valued
        coming = turns - 1.0  # the last turn values nothing
        if soon > coming:
            soon = coming
        each = 0.0
        if shown > 0.0:
            each = soon / shown
        later = 0.0
        if left > 0.0:
            later = (coming - soon) / left
        kind: i64
        for kind in range(KINDS):
            number = each * float(self.beneath[kind]) + later * float(self.unseen[kind])
            self.valuations[kind] = number * self.favour[kind]

    def rounds(self) -> float:
        """How many moai will still be built."""
        return self.taste.build * self.moai * self.turns / (self.turns + 8.0)

    def _price(self, cells: vec[i64]) -> None:
        """What a wood, a point and an offering are worth to each seat."""
        unit = self.unit
        seat: i64
        crop: i64
        for seat in range(self.seats):
            at = seat * KINDS
            for crop in range(CROPS):
                unit[at + crop] = self.stone.value[crop]
            wood = cells[WOOD + seat]
            each = self.purse(seat, wood + 1) - self.purse(seat, wood)
            unit[at + WOODCUTTER] = each
            unit[at + PRIEST] = 1.0
            if each < 1.0:
                each = 1.0
            unit[at + MOAI] = each

    def purse(self, seat: i64, wood: i64) -> float:
        """What so much wood is worth to a seat: what it can spend more, what stays over less."""
        taste = self.taste
        room = taste.spend * self.own_turns
        if self.cells[IN_HAND + seat * KINDS + MOAI]:
            room += taste.moai_wood
        amount = float(wood)
        if amount <= room:
            return amount * taste.wood
        return room * taste.wood + (amount - room) * taste.wood_kept

    def gain(self, seat: i64, kind: i64, more: i64) -> float:
        """What a valuation of a kind brings the seat against its rivals [N18-N22].

        `more` is how many such cards the seat lays out before.
        """
        cells = self.cells
        seats = self.seats
        most: i64 = self.box.majority - 1
        best: i64 = -1
        other: i64
        at: i64 = IN_AREA + kind
        result = 0.0
        unit = 0.0
        for other in range(seats):
            own = cells[at]
            if other == seat:
                own += more
            if own > most:
                most = own
                best = other
            elif own == most:
                best = -1
            if own:
                if kind < CROPS:
                    own = 1
                unit = self.unit[other * KINDS + kind]
                if other == seat:
                    result += unit * float(own)
                else:
                    result -= unit * float(own) * self.against
            at += KINDS
        if best >= 0:
            unit = self.unit[best * KINDS + kind]
            if best == seat:
                result += unit
            else:
                result -= unit * self.against
        return result
