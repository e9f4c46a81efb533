"""Looking ahead over the cards of a turn [N12, N13]: what each draw takes, uncovers and leaves."""

from typing import Final, final

from vaka.bots.greedy.rapanui.cards import Cards
from vaka.bots.greedy.rapanui.sight import Sight
from vaka.bots.greedy.rapanui.stone import zeros
from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.layout import (
    COLUMN,
    COLUMNS,
    CROPS,
    DECK_LEFT,
    HAND,
    HEIGHT,
    HEIGHT_ROOM,
    IN_HAND,
    KINDS,
)

UNKNOWN: Final = 7  # a card that is still in the deck, as a kind of its own
ROW: Final = 8  # cards of a column that can be seen in one turn: room for them
NEVER: Final = -1000.0


@final
class Draws:
    """The columns, and what each card is worth in hand and at the front."""

    def __init__(self, sight: Sight, cards: Cards) -> None:
        self.sight = sight
        self.cards = cards
        self.row: vec[i64] = blank(COLUMNS * ROW)  # the cards of each column from the front on
        self.height: vec[i64] = blank(COLUMNS)
        self.taken: vec[i64] = blank(COLUMNS)
        self.ends = False  # whether a new column ends the game [N23]
        self.uncovered: vec[float] = zeros(KINDS + 1)  # what a valuation brings
        self.in_hand: vec[float] = zeros(KINDS + 1)
        self.next_uncovered: vec[float] = zeros(KINDS + 1)  # the same for the next player
        self.next_in_hand: vec[float] = zeros(KINDS + 1)
        self.hand: vec[i64] = blank(HAND)  # the kinds in hand while cards are drawn
        self.held: i64 = 0
        self.ending = 0.0  # what it is worth that the game ends
        self.next_ending = 0.0

    def look(self, seat: i64) -> None:
        """After the sight has looked: prepare for a seat's draws."""
        sight = self.sight
        cells = sight.cells
        row = self.row
        column: i64
        for column in range(COLUMNS):
            height = cells[HEIGHT + column]
            self.height[column] = height
            self.taken[column] = 0
            at: i64 = COLUMN + column * HEIGHT_ROOM + height - 1
            place: i64
            for place in range(column * ROW, column * ROW + height):
                row[place] = cells[at]
                at -= 1
            for place in range(column * ROW + height, column * ROW + ROW):
                row[place] = UNKNOWN
        follower = seat + 1
        if follower == sight.seats:
            follower = 0
        self._prepare(seat, self.uncovered, self.in_hand)
        self._prepare(follower, self.next_uncovered, self.next_in_hand)
        self.ends = cells[DECK_LEFT] <= sight.box.height
        if self.ends:
            self.ending = self.cards.ending(seat)
            self.next_ending = self.cards.ending(follower)

    def _prepare(self, seat: i64, uncovered: vec[float], in_hand: vec[float]) -> None:
        """What each kind brings a seat; an unknown card the average of those in the deck."""
        sight = self.sight
        share = float(sight.cells[DECK_LEFT])
        if share < 1.0:
            share = 1.0
        share = 1.0 / share
        all_uncovered = 0.0
        all_in_hand = 0.0
        kind: i64
        for kind in range(KINDS):
            gain = sight.gain(seat, kind, 0)
            worth = self.cards.next_turn(seat, kind, gain)
            gain *= sight.urgency
            uncovered[kind] = gain
            in_hand[kind] = worth
            part = float(sight.unseen[kind]) * share
            all_uncovered += gain * part
            all_in_hand += worth * part
        uncovered[UNKNOWN] = all_uncovered
        in_hand[UNKNOWN] = all_in_hand

    def best(self, draws: i64) -> float:
        """The most that so many draws can bring."""
        best = NEVER
        column: i64
        for column in range(COLUMNS):
            value = self.take(column, draws)
            if value > best:
                best = value
        return best

    def hold(self, seat: i64, played: i64, number: i64) -> None:
        """Take the seat's hand as it is, without so many cards of a kind that are played."""
        at = IN_HAND + seat * KINDS
        kind: i64
        held: i64 = 0
        for kind in range(KINDS):
            cards = self.sight.cells[at + kind]
            if kind == played:
                cards -= number
            while cards > 0:
                self.hand[held] = kind
                held += 1
                cards -= 1
        self.held = held

    def take(self, column: i64, draws: i64) -> float:
        """What it brings to draw from this column first and then as well as possible."""
        taken = self.taken[column]
        place = column * ROW + taken
        taken += 1
        if self.ends and taken == self.height[column]:
            return self.ending
        self.taken[column] = taken
        self.hand[self.held] = self.row[place]
        self.held += 1
        if draws > 1:
            value = self.best(draws - 1)
        else:
            value = self.uncovered[self.row[place + 1]] + self.left_behind() + self.hand_worth()
        self.held -= 1
        self.taken[column] = taken - 1
        return value

    def hand_worth(self) -> float:
        """A full hand: one card is played in a turn, so the best counts most."""
        taste = self.sight.taste
        a = self.hand[0]
        b = self.hand[1]
        c = self.hand[2]
        best = self.in_hand[a]
        middle = self.in_hand[b]
        least = self.in_hand[c]
        pair = 0.0
        if (a == b and a < CROPS) or (a == c and a < CROPS):
            pair = best
        elif b == c and b < CROPS:
            pair = middle
        if best < middle:
            other = best
            best = middle
            middle = other
        if middle < least:
            other = middle
            middle = least
            least = other
            if best < middle:
                other = best
                best = middle
                middle = other
        value = best * taste.first + middle * taste.second + least * taste.third
        return value + pair * taste.pair

    def left_behind(self) -> float:
        """What it means to the seat that the next player draws what is best for him."""
        best = NEVER
        mine = 0.0
        against = self.sight.against
        deny = self.sight.taste.deny
        column: i64
        for column in range(COLUMNS):
            taken = self.taken[column]
            if self.ends and taken + 1 == self.height[column]:
                value = self.next_ending
                effect = self.ending
            else:
                place = column * ROW + taken
                front = self.next_in_hand[self.row[place]] * deny
                under = self.row[place + 1]
                value = self.next_uncovered[under] + front
                effect = self.uncovered[under] - front * against
            if value > best:
                best = value
                mine = effect
        return mine * self.sight.taste.follow
