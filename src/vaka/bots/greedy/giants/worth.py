"""What things are worth to a seat: an object on its way, a figure, the rest of the game."""

from vaka.bots.greedy.giants.chains import Chains
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.taste import Taste
from vaka.games.giants.layout import HALVES_LEFT

MOST_KNOWN = 200

Finish = tuple[float, int]  # what it is worth, and the ahu


class Known:
    """What was worked out before: the ahus seldom change from one decision to the next."""

    def __init__(self) -> None:
        self.tables: dict[tuple[object, ...], list[float]] = {}
        self.finishes: dict[tuple[object, ...], list[Finish]] = {}

    def forget_much(self) -> None:
        """Keep it small in a long game."""
        if len(self.tables) > MOST_KNOWN:
            self.tables.clear()
            self.finishes.clear()


class Worth:
    """Estimates for one position."""

    def __init__(self, sight: Sight, taste: Taste, known: Known) -> None:
        self.sight = sight
        self.taste = taste
        self.left = self._turns_left()
        self.figures = sight.figures()
        self._known = known
        known.forget_much()
        self._key = (sight.seat, self.left, self.figures, sight.bases > 0, sight.ahus)
        self._waiting: dict[tuple[int, float], list[float]] = {}
        self._finishes: dict[int, list[Finish]] = {}
        self.reached: dict[tuple[int, int, int], Chains] = {}

    def _turns_left(self) -> float:
        """How many turns come after this one, about: until somebody has filled his bases."""
        sight, taste = self.sight, self.taste
        left = min(sight.boxed() / (sight.seats * 0.83) + 2.0, sight.tables.turns - sight.turn)
        held = [0] * sight.seats
        for thing in sight.things:
            if thing.kind and thing.owner >= 0:
                held[thing.owner] += 1
        for seat, unfilled in enumerate(sight.all_unfilled()):
            if unfilled == 0:
                return 0.0
            if held[seat] >= unfilled:
                left = min(left, 0.7 * unfilled)
            else:
                left = min(left, taste.pace * (unfilled - held[seat]) + 1.0)
        return left

    def alive(self, turns: float) -> float:
        """How likely the game still runs so many turns from now."""
        return max(0.0, min(1.0, (self.left + 1.0 - turns) / 1.5))

    # Objects -------------------------------------------------------------------------------------

    def finishes(self, kind: int) -> list[Finish]:
        """For each hex the best that can be done there with an object, if the seat has a figure.

        What it is worth and the ahu; (0, -1) where nothing can be done.
        """
        found = self._finishes.get(kind)
        if found is None:
            key = (kind, *self._key)
            found = self._known.finishes.get(key)
            if found is None:
                found = self._known.finishes[key] = self._finish(kind)
            self._finishes[kind] = found
        return found

    def _finish(self, kind: int) -> list[Finish]:
        sight, tables, taste = self.sight, self.sight.tables, self.taste
        best: list[Finish] = [(0.0, -1)] * tables.size
        later = self.alive(1.0)
        for ahu in range(tables.ahus):
            hex_ = tables.ahu_hex[ahu]
            headdress = tables.ahu_headdress[ahu]
            if kind == 0:
                if not sight.is_own_bare(ahu):
                    continue
                value = float(headdress)
            elif sight.is_open(ahu):
                # It may be capped one day, and the base could have served a better one.
                value = kind * tables.ahu_value[ahu] + later * (taste.hat * headdress - taste.slot)
            else:
                continue
            if best[hex_][1] < 0 or value > best[hex_][0]:
                best[hex_] = (value, ahu)
        return best

    def waiting(self, kind: int) -> list[float]:
        """What an object that is the seat's own is worth on each hex, for the turns to come."""
        return self._table(kind, self.taste.effort)

    def offered(self, size: int) -> float:
        """What a moai on offer is worth, all the way still before it."""
        return self._table(size, self.taste.haul)[self.sight.tables.quarry[size]]

    def _table(self, kind: int, effort: float) -> list[float]:
        found = self._waiting.get((kind, effort))
        if found is None:
            key = (kind, effort, *self._key)
            found = self._known.tables.get(key)
            if found is None:
                found = self._known.tables[key] = self._wait(kind, effort)
            self._waiting[kind, effort] = found
        return found

    def _wait(self, kind: int, effort: float) -> list[float]:
        taste, tables = self.taste, self.sight.tables
        size = kind or 1
        reach = (taste.helpers + taste.reach * self.figures) / (1.0 + 0.4 * (size - 1))
        later: list[float] = []  # by steps: what a point is worth that is so far away
        for steps in range(tables.longest + 1):
            turns = 1.0 + max(0.0, steps - 1.0) / reach
            later.append(taste.patience**turns * self.alive(turns))
        ends = [[0.0] * tables.size] * 2
        for hex_, (value, ahu) in enumerate(self.finishes(kind)):
            if ahu >= 0:
                net = [value * part - effort * size * far for far, part in enumerate(later)]
                ends.append([net[far] for far in tables.distance[hex_]])
        return list(map(max, *ends))

    # Figures -------------------------------------------------------------------------------------

    def worker(self) -> float:
        """One more worker: he can be used at once, and in every turn to come."""
        return self.taste.worker * (1.0 + self.left)

    def marker(self) -> float:
        """One more marker: half a tablet in every turn, while there are any, or a mark."""
        sight = self.sight
        tablets = sight.cells[HALVES_LEFT] / (2.0 * sight.seats)
        value = self.taste.marker * min(1.0 + self.left, 1.0 + tablets)
        return value * self.taste.wealth ** (sight.all_markers() - 2)
