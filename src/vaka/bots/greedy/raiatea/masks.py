"""What masks are worth: pairs, single ones that may find their twin, and mirrors."""

from vaka.bots.greedy.raiatea.sight import Sight
from vaka.bots.greedy.raiatea.taste import Taste
from vaka.games.raiatea.layout import MASK_MARKET, MIRROR
from vaka.games.raiatea.vocabulary import FOR_ASSISTANTS, FOR_MISSIONS, MASK_CARD


class Masks:
    def __init__(self, sight: Sight, taste: Taste, time: float) -> None:
        self.sight = sight
        self.taste = taste
        self.time = time

    def pair(self, god: int) -> float:
        """What a new pair of a god will score at the end."""
        sight, tables = self.sight, self.sight.tables
        colours = {tables.colour[each] for each in sight.pairs}
        about = tables.mask_about[god]
        if tables.mask_type[god] == FOR_MISSIONS:
            value = sight.missions_by_type(about) + 0.6 * sight.ceremonies_left
            value += 0.5 if sight.in_ceremony else 0.0
        elif tables.mask_type[god] == FOR_ASSISTANTS:
            value = sight.assistants(about) + 0.8 * self.time
        else:
            known = len(colours | {tables.colour[god]})
            value = min(tables.colour_most, tables.colour_points * (known + 0.5 * self.time))
        if tables.colour[god] not in colours:  # it adds to the pairs that score for colours
            value += tables.colour_points * sum(
                tables.mask_type[each] not in (FOR_MISSIONS, FOR_ASSISTANTS) for each in sight.pairs
            )
        return value

    def single(self, god: int, swaps: float) -> float:
        """What a mask without its twin is worth."""
        sight = self.sight
        chance = self.taste.pairing * self.time
        if sight.cells[MASK_MARKET + god]:
            chance = max(chance, 0.5 * min(1.0, swaps))
        if any(
            sight.tables.card_group[card] == MASK_CARD and sight.tables.card_what[card] == god
            for card in sight.row
        ):
            chance = max(chance, 0.3 * self.time)
        if sight.mirrors and god == self._best_single():
            chance = 0.9
        return chance * self.pair(god) + 0.05

    def _best_single(self) -> int:
        return max(self.sight.singles, key=self.pair, default=-1)

    def gain(self, mask: int, swaps: float) -> float:
        """One more of this mask; `swaps` is how often masks can still be swapped, about."""
        sight = self.sight
        if mask == MIRROR:
            best = max(map(self.pair, sight.singles), default=0.6 * self.time)
            return self.taste.mirroring * best
        if mask in sight.singles:
            return self.pair(mask) - self.single(mask, swaps)
        value = self.single(mask, swaps)
        if sight.mirrors:
            best = max(map(self.pair, sight.singles), default=0.0)
            value = max(value, 0.9 * (self.pair(mask) - best))
        return value

    def least(self) -> float:
        """What the single mask is worth that is easiest to do without."""
        return min([self.single(god, 0.5) for god in self.sight.singles], default=0.0)

    def mission(self, type_: int) -> float:
        """What masks add to a mission of a type."""
        sight, tables = self.sight, self.sight.tables
        value = 0.0
        for god in sight.pairs:
            value += tables.mask_type[god] == FOR_MISSIONS and tables.mask_about[god] == type_
        for god in sight.singles:
            if tables.mask_type[god] == FOR_MISSIONS and tables.mask_about[god] == type_:
                value += self.taste.pairing * self.time
        return value

    def assistant(self, type_: int) -> float:
        """What masks add to an assistant of a type."""
        sight, tables = self.sight, self.sight.tables
        value = 0.0
        for god in sight.pairs:
            value += tables.mask_type[god] == FOR_ASSISTANTS and tables.mask_about[god] == type_
        for god in sight.singles:
            if tables.mask_type[god] == FOR_ASSISTANTS and tables.mask_about[god] == type_:
                value += self.taste.pairing * self.time
        return value
