"""What the rituals are worth to a seat: working now, kept in the hand, or still to be drawn."""

from typing import final

from vaka.bots.greedy.raiatea.effects import Effects
from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea.layout import PILES, PLAYERS, RITUAL_ROOM
from vaka.games.raiatea.vocabulary import SHAMAN


@final
class Rituals:
    """What was worked out is remembered for each seat as long as `age` stays the same."""

    def __init__(self, effects: Effects) -> None:
        self.effects = effects
        self.sight = effects.sight
        self.deck = effects.deck
        self.taste = effects.taste
        self.age: i64 = 1
        zeros = [0.0] * (PLAYERS * RITUAL_ROOM)
        self._works: vec[float] = vec[float](zeros)
        self._known: vec[i64] = blank(PLAYERS * RITUAL_ROOM)  # the age of what is known
        nothing = [0.0] * (PLAYERS * PILES)
        self._drawn: vec[float] = vec[float](nothing)
        self._drawn_known: vec[i64] = blank(PLAYERS * PILES)
        unsorted = [0.0] * RITUAL_ROOM
        self._values: vec[float] = vec[float](unsorted)
        self._copies: vec[i64] = blank(RITUAL_ROOM)

    def works(self, ritual: i64) -> float:
        """What it is worth that a ritual of the seat works now."""
        at = self.sight.seat * RITUAL_ROOM + ritual
        if self._known[at] != self.age:
            self._known[at] = self.age
            self._works[at] = self.effects.program(self.deck.program[ritual], False)
        return self._works[at]

    def kept(self, ritual: i64) -> float:
        """What a ritual in the hand is worth: it has to be paid first."""
        sight = self.sight
        cost = self.deck.cost[ritual]
        chance = 1.0 - self.taste.unpaid * float(cost)
        if chance < 0.15:
            chance = 0.15
        if sight.ready[SHAMAN] and cost <= sight.priests and chance < 0.95:
            chance = 0.95
        left = 0.25 + 0.5 * float(sight.ceremonies_left)
        if sight.in_ceremony:
            left += 0.25
        if left > 1.0:
            left = 1.0
        return chance * self.works(ritual) * left

    def draw(self) -> float:
        """A ritual drawn by rank and kept, from the better deck."""
        best = self.drawn(0)
        if self.sight.rank >= self.deck.forbidden_from:
            other = self.drawn(1)
            if other > best:
                best = other
        return best

    def drawn(self, pile: i64) -> float:
        """The best of some rituals of a deck, as far as there is use for one more."""
        at = self.sight.seat * PILES + pile
        if self._drawn_known[at] != self.age:
            self._drawn_known[at] = self.age
            self._drawn[at] = self.taste.drawing * self._best_drawn(pile)
        return self._drawn[at] * self.effects.gains.room()

    def _best_drawn(self, pile: i64) -> float:
        """What the best of those drawn by rank is worth on average."""
        tables = self.sight.tables
        values = self._values
        copies = self._copies
        count: i64 = 0
        ritual: i64
        for ritual in range(self.deck.rituals):
            if self.deck.pile[ritual] == pile and tables.copies[ritual]:
                value = self.kept(ritual)
                at = count
                while at > 0 and values[at - 1] > value:
                    values[at] = values[at - 1]
                    copies[at] = copies[at - 1]
                    at -= 1
                values[at] = value
                copies[at] = tables.copies[ritual]
                count += 1
        draws = self.deck.draw_count[self.sight.rank]
        best = 0.0
        below = 0.0  # how likely all are worse than this one
        seen: i64 = 0
        k: i64
        for k in range(count):
            seen += copies[k]
            part = float(seen) / float(tables.count[pile])
            until = 1.0
            for _ in range(draws):
                until *= part
            if values[k] > 0.0:
                best += (until - below) * values[k]
            below = until
        return best
