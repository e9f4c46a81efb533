"""What the others may bid, and who wins what then."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.sight import Sight
from vaka.core.cells import blank
from vaka.core.chance import Chance
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import FIRST, HALVES, KINDS, MARKERS, OFFERED, PLAYERS, WORKERS

SAMPLES: Final = 16  # of what the others may bid, at most

# How strong a rival may bid, by chance.
CASES: Final = 10
_STRENGTHS: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 3, 3, 3, 3, 4, 4])
_MARKERS: Final[vec[i64]] = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 1, 2])


@final
class Bidders:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        # Bids that the others could make: sample * PLAYERS + place in the order of picks.
        self._rank: vec[i64] = blank(SAMPLES * PLAYERS)
        self._strength: vec[i64] = blank(SAMPLES * PLAYERS)
        self._left: vec[i64] = blank(KINDS)
        self._strengths: vec[i64] = blank(PLAYERS)

    def rank_of(self, seat: i64, markers: i64) -> i64:
        """Who has more picks first: markers, then half-tablets, then the turn order."""
        sight = self.sight
        place = seat - sight.cells[FIRST]
        if place < 0:
            place += sight.seats
        return (markers * 64 + sight.cells[HALVES + seat]) * 8 + 7 - place

    def think(self, sample: i64, chance: Chance) -> None:
        """A bid of each rival, in the order of their picks."""
        at = sample * PLAYERS
        sight = self.sight
        cells = sight.cells
        count: i64 = 0
        other: i64
        for other in range(sight.seats):
            if other == sight.seat:
                continue
            strength = _STRENGTHS[chance.below(CASES)]
            most = cells[WORKERS + other] + sight.tables.box.sculptor_chief
            if strength > most:
                strength = most
            markers = _MARKERS[chance.below(CASES)]
            if markers > cells[MARKERS + other]:
                markers = cells[MARKERS + other]
            rank = self.rank_of(other, markers)
            place = at + count
            while place > at and self._rank[place - 1] < rank:
                self._rank[place] = self._rank[place - 1]
                self._strength[place] = self._strength[place - 1]
                place -= 1
            self._rank[place] = rank
            self._strength[place] = strength
            count += 1

    def win(self, sample: i64, rank: i64, strength: i64, values: vec[float]) -> float:
        """What the picks bring if the others bid so, and everybody takes the largest he can.

        Moai are worth so much to the seat, by how many it won before and by their size.
        """
        at = sample * PLAYERS
        sight = self.sight
        left = self._left
        strengths = self._strengths
        size: i64
        place: i64
        for size in range(1, KINDS):
            left[size] = sight.cells[OFFERED + size]
        own: i64 = 0  # the seat's place in the order
        for place in range(sight.seats - 1):
            if self._rank[at + place] > rank:
                own += 1
        for place in range(sight.seats):
            if place < own:
                strengths[place] = self._strength[at + place]
            elif place == own:
                strengths[place] = strength
            else:
                strengths[place] = self._strength[at + place - 1]
        won = 0.0
        count: i64 = 0
        taken = True
        while taken:
            taken = False
            for place in range(sight.seats):
                size = strengths[place]
                if size > 3:
                    size = 3
                while size > 0 and not left[size]:
                    size -= 1
                if size <= 0:
                    continue
                if place == own:
                    value = values[count * KINDS + size]
                    if value <= taste.LEAST:
                        continue
                    won += value
                    if count < 3:
                        count += 1
                left[size] -= 1
                strengths[place] -= size
                taken = True
        return won
