"""What things are worth to a seat, in points: mana, pearls, goods, tattoos, priests, assistants."""

from math import exp
from typing import Final, final

from vaka.bots.greedy.raiatea.masks import Masks
from vaka.bots.greedy.raiatea.missions import Plan
from vaka.bots.greedy.raiatea.sight import Sight
from vaka.bots.greedy.raiatea.taste import Taste
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import GOODS, RANKS
from vaka.games.raiatea.vocabulary import (
    BORDER,
    MARAE,
    MARKET,
    NEED_PRIESTS,
    PATH_,
    SHAMAN,
)

ENOUGH: Final = 14  # mana or pearls: more are of less use


@final
class Worth:
    """Estimates for the position that is looked at."""

    def __init__(self, sight: Sight, taste: Taste) -> None:
        self.sight = sight
        self.deck = sight.deck
        self.taste = taste
        self.masks = Masks(sight, taste)
        self.plan = Plan(sight, self.masks, taste)

    # Mana, pearls, goods --------------------------------------------------------------------------

    def mana(self, amount: i64) -> float:
        """So much more, or less. In the end all that counts is what missions it pays for."""
        if self.sight.last_ceremony:
            return self.plan.paying(amount, 0, 0, 0) + self.taste.spare * float(amount)
        value = self.taste.mana * useful(self.sight.mana, amount)
        if self.sight.ceremonies_left == 1:
            return self.taste.late_mana * value
        return value

    def pearls(self, amount: i64) -> float:
        if self.sight.last_ceremony:
            return self.plan.paying(0, amount, 0, 0) + 0.4 * self.taste.spare * float(amount)
        value = self.taste.pearl * useful(self.sight.pearls, amount)
        if self.sight.ceremonies_left == 1:
            return self.taste.late_pearls * value
        return value

    def goods(self, goods: i64, amount: i64) -> float:
        """One more of a kind of goods, or one less."""
        sight = self.sight
        chances = sight.visits(MARAE) + sight.visits(MARKET)
        if sight.last_ceremony or (not sight.rounds_left and chances == 0.0):
            # There is nothing left to do with them but missions.
            return self.plan.paying(0, 0, goods, amount) + 0.05 * float(amount)
        chances += 1.2 * float(sight.ceremonies_left)
        # Different ones are wanted for missions, and too many cannot be used in time.
        others = sight.held
        own = sight.goods[goods]
        if amount < 0:
            others += amount
            own += amount
        use = 0.25 + 0.25 * chances
        if use > 1.0:
            use = 1.0
        if others > 2:
            use *= sight.tables.stocked[others - 2]
        use *= float(amount) * self.taste.goods
        if own == 0:
            return 1.1 * use
        return 0.95 * use

    def any_goods(self) -> float:
        best = self.goods(0, 1)
        k: i64
        for k in range(1, GOODS):
            value = self.goods(k, 1)
            if value > best:
                best = value
        return best

    # Tattoos and priests --------------------------------------------------------------------------

    def tattoo(self, steps: i64) -> float:
        now = self.sight.tattoo
        then = now + steps
        if then > self.deck.tattoo_steps:
            then = self.deck.tattoo_steps
        if then == now:
            return 0.0
        return self._standing(then) - self._standing(now)

    def _standing(self, step: i64) -> float:
        """What a place on the track is worth: its rank, and those that may still be reached."""
        sight = self.sight
        deck = self.deck
        expected = 1.2 * sight.visits(MARAE) + 0.5 * float(sight.ceremonies_left)
        if sight.last_ceremony:
            expected = 0.3
        value = 0.0
        rank: i64
        for rank in range(1, RANKS):
            points = float(deck.rank_points[rank] - deck.rank_points[rank - 1]) + 0.6 * sight.time
            need = deck.rank_steps[rank] - step
            if need <= 0:
                value += points
            else:
                missing = float(need) - expected - 0.2
                value += points / (1.0 + exp(missing / (0.35 + 0.3 * expected)))
        return value * self.taste.tattoo

    def priests(self, count: i64) -> float:
        sight = self.sight
        room = self.deck.priest_track - sight.priests
        if count > room:
            count = room
        if count <= 0:
            return 0.0
        harvests = sight.visits(PATH_) + float(sight.ceremonies_left)
        each = self.taste.mana * harvests + 0.06 * float(sight.ceremonies_left)
        if sight.ready[SHAMAN]:
            use = sight.time * 2.0
            if use > 1.0:
                use = 1.0
            each += 0.15 * use
        return float(count) * each + self.plan.nearer(NEED_PRIESTS, count)

    def priests_now(self, count: i64) -> float:
        """The same, where mana for all priests comes right after."""
        value = self.priests(count)
        if self.sight.last_ceremony:
            mana = self.sight.priests
            more = self.plan.paying(mana + count, 0, 0, 0) - self.plan.paying(mana, 0, 0, 0)
            return value + more + self.taste.spare * float(count)
        return value + float(count) * self.taste.mana

    def best_priests(self, free: i64) -> float:
        """What buying priests gains; `free` ones come before."""
        sight = self.sight
        best = 0.0
        count: i64
        for count in range(1, 3):
            price = self.deck.priest_price[count - 1]
            room = self.deck.priest_track - sight.priests - free
            if sight.pearls >= price and room >= count:
                gain = self.priests_now(count) + self.pearls(-price)
                if gain > best:
                    best = gain
        return best

    def mask(self, mask: i64) -> float:
        return self.masks.gain(mask, self.sight.visits(BORDER))


def useful(held: i64, amount: i64) -> float:
    """An amount more or less, of which only the half counts beyond what is enough."""
    return _counts(held + amount) - _counts(held)


def _counts(held: i64) -> float:
    if held <= ENOUGH:
        return float(held)
    return float(ENOUGH) + 0.5 * float(held - ENOUGH)
