"""What things are worth to a seat, in points: mana, pearls, goods, tattoos, priests, assistants."""

from math import exp
from typing import Final

from vaka.bots.greedy.raiatea.masks import Masks
from vaka.bots.greedy.raiatea.missions import Plan
from vaka.bots.greedy.raiatea.sight import Sight
from vaka.bots.greedy.raiatea.tables import Program
from vaka.bots.greedy.raiatea.taste import Taste
from vaka.games.raiatea.layout import GOODS, TYPES
from vaka.games.raiatea.vocabulary import (
    ANY_ASSISTANT,
    ANY_GOODS,
    BORDER,
    DIVER,
    FOREST_,
    GAIN,
    MANA_,
    MARAE,
    MARKET,
    PATH_,
    PEARL,
    PRIEST,
    REEF,
    SHAMAN,
    TATTOO_,
)

# Where the A effect of each type of assistants is rolled for [R9].
PLACE_OF: Final = (FOREST_, MARKET, MARAE, REEF)

ENOUGH: Final = 14  # mana or pearls: more are of less use


class Worth:
    """Estimates for one position."""

    def __init__(self, sight: Sight, taste: Taste) -> None:
        self.sight = sight
        self.taste = taste
        # 1 at the beginning, 0 when the last ceremony has begun.
        self.time = min(1.0, (sight.rounds_left + sight.ceremonies_left) / 8.0)
        self.masks = Masks(sight, taste, self.time)
        self.plan = Plan(sight, self.masks)
        self._points: dict[tuple[int, ...], float] = {}
        self._helpers = [taste.gatherer, taste.merchant, taste.shaman, taste.diver]

    # Mana, pearls, goods --------------------------------------------------------------------------

    def mana(self, amount: int) -> float:
        """So much more, or less. In the end all that counts is what missions it pays for."""
        sight = self.sight
        if sight.last_ceremony:
            return self._paying(amount, 0, sight.goods) + self.taste.spare * amount
        return self.taste.mana * _useful(sight.mana, amount)

    def pearls(self, amount: int) -> float:
        sight = self.sight
        if sight.last_ceremony:
            return self._paying(0, amount, sight.goods) + 0.4 * self.taste.spare * amount
        return self.taste.pearl * _useful(sight.pearls, amount)

    def _paying(self, mana: int, pearls: int, goods: list[int]) -> float:
        """What the missions are worth that can be paid with more or less, beyond those of today."""
        sight = self.sight
        then = self._pay(max(0, sight.mana + mana), max(0, sight.pearls + pearls), goods)
        return then - self._pay(sight.mana, sight.pearls, sight.goods)

    def _pay(self, mana: int, pearls: int, goods: list[int]) -> float:
        key = (mana, pearls, *goods)
        if key not in self._points:
            self._points[key] = self.plan.points(mana, pearls, goods)
        return self._points[key]

    def goods(self, goods: int, amount: int = 1) -> float:
        """One more of a kind of goods, or one less."""
        sight = self.sight
        chances = sight.visits(MARAE) + sight.visits(MARKET)
        if sight.last_ceremony or (not sight.rounds_left and not chances):
            # There is nothing left to do with them but missions.
            held = sight.goods[:]
            held[goods] = max(0, held[goods] + amount)
            return self._paying(0, 0, held) + 0.05 * amount
        chances += 1.2 * sight.ceremonies_left
        # Different ones are wanted for missions, and too many cannot be used in time.
        others = sum(sight.goods) + min(0, amount)
        use = min(1.0, 0.25 + 0.25 * chances) * (0.92 ** max(0, others - 2))
        own = sight.goods[goods] + min(0, amount)
        return amount * self.taste.goods * use * (1.1 if own == 0 else 0.95)

    def any_goods(self) -> float:
        return max(self.goods(goods) for goods in range(GOODS))

    # Tattoos and priests --------------------------------------------------------------------------

    def tattoo(self, steps: int) -> float:
        sight = self.sight
        most = sight.tables.tattoo_steps
        now = sight.tattoo
        return self._standing(min(most, now + steps)) - self._standing(now)

    def _standing(self, step: int) -> float:
        """What a place on the track is worth: its rank, and those that may still be reached."""
        sight, tables = self.sight, self.sight.tables
        expected = 1.2 * sight.visits(MARAE) + 0.5 * sight.ceremonies_left
        if sight.last_ceremony:
            expected = 0.3
        value = 0.0
        for rank in range(1, len(tables.rank_steps)):
            points = tables.rank_points[rank] - tables.rank_points[rank - 1] + 0.6 * self.time
            need = tables.rank_steps[rank] - step
            if need <= 0:
                value += points
            else:
                value += points / (1.0 + exp((need - expected - 0.2) / (0.35 + 0.3 * expected)))
        return value * self.taste.tattoo

    def priests(self, count: int) -> float:
        sight = self.sight
        count = min(count, sight.tables.priest_track - sight.priests)
        harvests = sight.visits(PATH_) + sight.ceremonies_left
        each = self.taste.mana * harvests + 0.06 * sight.ceremonies_left
        if sight.ready[SHAMAN]:
            each += 0.15 * min(1.0, self.time * 2.0)
        return count * each + self.plan.priests(count)

    def priests_now(self, count: int) -> float:
        """The same, where mana for all priests comes right after."""
        return self.priests(count) + count * self.taste.mana

    def best_priests(self, free: int = 0) -> tuple[float, int]:
        """What buying priests gains, and how many."""
        sight = self.sight
        best, bought = 0.0, 0
        for count, price in enumerate(sight.tables.priest_price, 1):
            room = sight.tables.priest_track - sight.priests - free
            if sight.pearls >= price and room >= count:
                gain = self.priests_now(count) + self.pearls(-price)
                if gain > best + 1e-9:
                    best, bought = gain, count
        return best, bought

    # Assistants -----------------------------------------------------------------------------------

    def assistant(self, type_: int) -> float:
        """One more of a type."""
        sight = self.sight
        value = self.helper(type_)
        if sight.assistants(type_) < sight.tables.die:
            value += sight.visits(PLACE_OF[type_]) / sight.tables.die * self.help(type_)
        return value + self.masks.assistant(type_) + self.plan.assistant(type_)

    def any_assistant(self) -> float:
        return max(self.assistant(type_) for type_ in range(TYPES))

    def help(self, type_: int) -> float:
        """What the A effect of a type is worth."""
        return self._simple(self.sight.tables.assistant[type_])

    def helper(self, type_: int) -> float:
        """What it is worth that an assistant is ready: its B effect, once."""
        sight = self.sight
        if type_ == DIVER:
            chances = 1.0 if sight.in_ceremony else 0.6 * sight.ceremonies_left
        elif type_ == SHAMAN:
            chances = 0.3 + self.time * 2.0 if sight.priests or self.time > 0.3 else 0.0
        else:
            chances = sight.visits(PLACE_OF[type_])
        ready = sight.ready[type_]
        return self._helpers[type_] * max(0.0, min(1.0, chances - 0.7 * ready))

    def _simple(self, program: Program) -> float:
        """What a seat gains by a program of plain gains."""
        value = 0.0
        for op in program:
            if op.word != GAIN:
                value += 0.4
            elif op.what == MANA_:
                value += self.taste.mana * op.amount
            elif op.what == PEARL:
                value += self.taste.pearl * op.amount
            elif op.what == TATTOO_:
                value += self.tattoo(op.amount)
            elif op.what == PRIEST:
                value += self.priests(op.amount)
            elif op.what == ANY_GOODS:
                value += self.taste.goods * op.amount
            elif op.what == ANY_ASSISTANT:
                value += 0.6 * self.time * op.amount
            else:
                value += 0.5 * op.amount
        return value

    def mask(self, mask: int) -> float:
        return self.masks.gain(mask, self.sight.visits(BORDER))


def _useful(held: int, amount: int) -> float:
    """An amount more or less, of which only the half counts beyond what is enough."""
    return _counts(held + amount) - _counts(held)


def _counts(held: int) -> float:
    return held if held <= ENOUGH else ENOUGH + 0.5 * (held - ENOUGH)
