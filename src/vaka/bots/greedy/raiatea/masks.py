"""What masks are worth: pairs, single ones that may find their twin, and mirrors."""

from typing import final

from vaka.bots.greedy.raiatea.sight import Sight
from vaka.bots.greedy.raiatea.taste import Taste
from vaka.core.vectors import i64
from vaka.games.raiatea.bits import BITS, size
from vaka.games.raiatea.layout import MASK_MARKET, MIRROR, ROW, ROW_COUNT, SINGLES
from vaka.games.raiatea.vocabulary import FOR_ASSISTANTS, FOR_MISSIONS, MASK_CARD


@final
class Masks:
    def __init__(self, sight: Sight, taste: Taste) -> None:
        self.sight = sight
        self.deck = sight.deck
        self.taste = taste

    def pair(self, god: i64) -> float:
        """What a new pair of a god will score at the end."""
        sight = self.sight
        deck = self.deck
        about = deck.mask_about[god]
        colours = sight.colours | BITS[deck.colour[god]]
        value: float
        if deck.mask_type[god] == FOR_MISSIONS:
            value = float(sight.missions_of[about]) + 0.6 * float(sight.ceremonies_left)
            if sight.in_ceremony:
                value += 0.5
        elif deck.mask_type[god] == FOR_ASSISTANTS:
            value = float(sight.own[about]) + 0.8 * sight.time
        else:
            value = float(deck.colour_points) * (float(size(colours)) + 0.5 * sight.time)
            if value > float(deck.colour_most):
                value = float(deck.colour_most)
        if colours != sight.colours:  # it adds to the pairs that score for colours
            value += float(deck.colour_points * sight.colour_pairs)
        return value

    def single(self, god: i64, swaps: float) -> float:
        """What a mask without its twin is worth."""
        sight = self.sight
        deck = self.deck
        cells = sight.cells
        chance = self.taste.pairing * sight.time
        if cells[MASK_MARKET + god]:
            if swaps > 1.0:
                swaps = 1.0
            if 0.5 * swaps > chance:
                chance = 0.5 * swaps
        if chance < 0.3 * sight.time:
            place: i64
            for place in range(cells[ROW_COUNT]):
                card = cells[ROW + place] - 1
                if deck.card_group[card] == MASK_CARD and deck.card_what[card] == god:
                    chance = 0.3 * sight.time
        if sight.mirrors and god == self._best_single():
            chance = 0.9
        return chance * self.pair(god) + 0.05

    def _best_single(self) -> i64:
        """The single mask of which a pair is worth most; -1: there is none."""
        best = -1.0
        found: i64 = -1
        k: i64
        for k in range(self.sight.single):
            value = self.pair(self.sight.singles[k])
            if value > best:
                best = value
                found = self.sight.singles[k]
        return found

    def gain(self, mask: i64, swaps: float) -> float:
        """One more of this mask; `swaps` is how often masks can still be swapped, about."""
        sight = self.sight
        best = 0.0
        if mask == MIRROR or sight.mirrors:
            god = self._best_single()
            if god >= 0:
                best = self.pair(god)
            elif mask == MIRROR:
                best = 0.6 * sight.time
        if mask == MIRROR:
            return self.taste.mirroring * best
        if sight.cells[SINGLES + sight.seat] & BITS[mask]:
            return self.pair(mask) - self.single(mask, swaps)
        value = self.single(mask, swaps)
        if sight.mirrors:
            more = 0.9 * (self.pair(mask) - best)
            if more > value:
                value = more
        return value

    def least(self) -> float:
        """What the single mask is worth that is easiest to do without."""
        sight = self.sight
        best = 0.0
        k: i64
        for k in range(sight.single):
            value = self.single(sight.singles[k], 0.5)
            if k == 0 or value < best:
                best = value
        return best

    def mission(self, type_: i64) -> float:
        """What masks add to a mission of a type."""
        return self._added(type_)

    def assistant(self, type_: i64) -> float:
        """What masks add to an assistant of a type."""
        return self._added(4 + type_)

    def _added(self, what: i64) -> float:
        sight = self.sight
        value = float(sight.pairs_for[what])
        return value + float(sight.singles_for[what]) * self.taste.pairing * sight.time
