"""A quick choice for playouts: the same thoughts, a look at the table only now and then, and luck.

The table is looked at anew when a column is dealt or the stone changes; in between, areas and wood
are read as they are, and the rest is as it was.
"""

from typing import Final, final

from vaka.bots.greedy.rapanui.cards import Cards
from vaka.bots.greedy.rapanui.sight import Sight
from vaka.bots.greedy.rapanui.stone import zeros
from vaka.bots.greedy.rapanui.taste import Taste
from vaka.core.cells import KIND
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.actions import (
    ADD_CROP,
    BUY_CROP,
    COLLECT_POINTS,
    DRAW_COLUMN,
    HIDE_CROP,
    PLAY_GATHERERS,
    PLAY_MOAI,
    PLAY_WOODCUTTER,
    SACRIFICE_CROP,
    SKIP,
    TAKE_CROP,
)
from vaka.games.rapanui.cards import MOAI, WOODCUTTER, Box
from vaka.games.rapanui.frames import ADD, BUY, COLLECT, DRAW, PLAY, SACRIFICE, TAKE
from vaka.games.rapanui.layout import (
    COLUMN,
    COLUMNS,
    CROPS,
    DECK_LEFT,
    HAND,
    HEIGHT,
    HEIGHT_ROOM,
    HELD,
    HIDDEN_COUNT,
    IN_HAND,
    KINDS,
    OFFERING,
    WOOD,
)

LUCK: Final = 0x3FFF_FFFF  # as many random bits as one draw gives
SIX_BITS: Final = 63
NEVER: Final = -1000.0


@final
class Quick:
    def __init__(self, box: Box, seats: i64, taste: Taste) -> None:
        self.sight = Sight(box, seats, taste)
        self.cards = Cards(self.sight)
        self.luck = taste.luck / 63.0
        self.in_hand: vec[float] = zeros(seats * KINDS)  # by seat: what a card is worth to draw
        self.seen: i64 = -1  # what the table was like when it was looked at

    def begin(self) -> None:
        self.seen = -1

    def pick(self, cells: vec[i64], seat: i64, legal: vec[i64], count: i64, chance: Chance) -> i64:
        """One of several legal actions."""
        if count == 1:
            return legal[0]
        self.watch(cells)
        sight = self.sight
        kind = cells[KIND]
        luck = chance.below(LUCK)
        if kind == DRAW:
            return self.draw(cells, seat, luck)
        best: i64 = 0
        most = NEVER
        k: i64
        for k in range(count):
            value = float(luck & SIX_BITS) * self.luck
            luck >>= 6
            index = legal[k]
            if kind == PLAY:
                value += self.play(cells, seat, index)
            elif kind == BUY:
                if index != SKIP:
                    value += self.cards.bought(seat, index - BUY_CROP)
            elif kind == COLLECT:
                if index == COLLECT_POINTS:
                    value += 1.0
                else:
                    value += self.wanted(cells, seat)
            elif kind == TAKE:
                value += sight.stone.value[index - TAKE_CROP]
            elif kind == ADD:
                value += self.held(cells, seat, index - ADD_CROP)
            else:
                crop = index - SACRIFICE_CROP
                if kind != SACRIFICE:
                    crop = index - HIDE_CROP
                value += self.held(cells, seat, crop) - sight.stone.value[crop]
            if value > most:
                most = value
                best = index
        return best

    def watch(self, cells: vec[i64]) -> None:
        """Look at the table anew if a column was dealt or the stone has changed."""
        self.sight.cells = cells
        mark = cells[DECK_LEFT] * 64 + cells[HIDDEN_COUNT]
        if mark != self.seen:
            self.seen = mark
            self.refresh(cells)

    def refresh(self, cells: vec[i64]) -> None:
        sight = self.sight
        sight.look(cells)
        seat: i64
        kind: i64
        for seat in range(sight.seats):
            for kind in range(KINDS):
                worth = self.cards.next_turn(seat, kind, sight.gain(seat, kind, 0))
                self.in_hand[seat * KINDS + kind] = worth * sight.taste.first

    def draw(self, cells: vec[i64], seat: i64, luck: i64) -> i64:
        """The front card for the hand and, with the last draw, the card beneath to be valued."""
        sight = self.sight
        last = cells[HELD + seat] + 1 == HAND
        best: i64 = 0
        most = NEVER
        column: i64
        for column in range(COLUMNS):
            height = cells[HEIGHT + column]
            front = COLUMN + column * HEIGHT_ROOM + height - 1
            value = self.in_hand[seat * KINDS + cells[front]]
            if last and height > 1:
                value += sight.gain(seat, cells[front - 1], 0) * sight.urgency
            value += float(luck & SIX_BITS) * self.luck
            luck >>= 6
            if value > most:
                most = value
                best = column
        return DRAW_COLUMN + best

    def play(self, cells: vec[i64], seat: i64, index: i64) -> float:
        sight = self.sight
        if index < PLAY_WOODCUTTER:
            more = (index - PLAY_GATHERERS) % HAND
            value = self.cards.played(seat, (index - PLAY_GATHERERS) // HAND, more + 1)
            return value - float(sight.box.gatherer_costs[more]) * sight.taste.wood
        kind = WOODCUTTER + index - PLAY_WOODCUTTER
        value = self.cards.played(seat, kind, 1)
        if index == PLAY_MOAI:
            value += sight.taste.stone - float(sight.box.moai_cost) * sight.taste.wood
        return value

    def wanted(self, cells: vec[i64], seat: i64) -> float:
        """What a wood is worth instead of a point."""
        poor = cells[WOOD + seat] < self.sight.box.moai_cost
        if poor and cells[IN_HAND + seat * KINDS + MOAI]:
            return 1.0
        return self.sight.unit[seat * KINDS + WOODCUTTER]

    def held(self, cells: vec[i64], seat: i64, crop: i64) -> float:
        """How much the seat wants a crop to be worth more."""
        own = 2.0 * float(cells[OFFERING + seat * CROPS + crop])
        other: i64
        for other in range(self.sight.seats):
            own -= float(cells[OFFERING + other * CROPS + crop]) * 0.5
        return own * 0.2
