"""What everybody will probably end with: fitted to games that the guide played with itself."""

from typing import Final, final

from vaka.bots.greedy.giants.scores import score
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.tables import zeros
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.cells import OVER
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import FIRST, PLAYERS
from vaka.games.giants.state import GiantsState

# What sets a seat apart from the others, in points.
MOAI: Final = 0.94  # of what its moai on their way are worth
HEADDRESS: Final = 0.79  # the same, for headdresses
FIGURE_TURN: Final = 2.4  # a figure, for each turn to come, up to 2
MARKER_TURN: Final = 1.3  # a marker, for each turn to come
HALF: Final = 0.63  # a half-tablet that has no other half yet
UNFILLED: Final = -0.6  # a base without a moai
PLACE: Final = -0.2  # each place further from the first player

# What the rest of the game brings to a seat on average; the first while there are 2 turns or more.
REST: Final = -52.0
REST_UNFILLED: Final = 13.6  # a base without a moai, on average
REST_LEAST: Final = 4.7  # the same, of whoever has fewest
REST_FIGURE: Final = 2.5
REST_TURN: Final = 3.4  # a turn to come
REST_RIVAL: Final = -0.7  # for each of up to 4 of those, and each player more than 4
REST_BARE: Final = 0.68  # of what headdresses would bring that are still missing


@final
class Estimate:
    def __init__(self, sight: Sight, worth: Worth) -> None:
        self.sight = sight
        self.worth = worth
        self._own: vec[float] = zeros(PLAYERS)

    def points(self, state: GiantsState, out: vec[float]) -> None:
        sight = self.sight
        own = self._own
        seat: i64
        if state.cells[OVER]:
            for seat in range(sight.seats):
                out[seat] = float(score(state, seat))
            return
        part = 1.0 / float(sight.seats)
        mean = 0.0
        many = REST
        bare = 0.0
        least: i64 = 99
        for seat in range(sight.seats):
            sight.look(state, seat)
            self.worth.look()
            own[seat] = self._own_part(seat)
            mean += own[seat] * part
            many += REST_UNFILLED * float(sight.unfilled[seat]) * part
            many += REST_FIGURE * float(sight.figures) * part
            bare += float(self._bare()) * part
            if sight.unfilled[seat] < least:
                least = sight.unfilled[seat]
        many += REST_LEAST * float(least)
        rest = self._rest(many) + REST_BARE * bare - mean
        for seat in range(sight.seats):
            out[seat] = float(score(state, seat)) + own[seat] + rest

    def _rest(self, many: float) -> float:
        """What the turns to come bring to everybody."""
        left = self.worth.left
        rest = REST_TURN * left
        if left < 4.0:
            rest += REST_RIVAL * float(self.sight.seats - 4) * left
        else:
            rest += REST_RIVAL * float(self.sight.seats - 4) * 4.0
        if left < 2.0:
            many *= 0.5 * left
        return rest + many

    def _bare(self) -> i64:
        """What headdresses would bring to the seat, if all its moai had one."""
        sight = self.sight
        island = sight.tables.island
        points: i64 = 0
        ahu: i64
        for ahu in range(island.ahus):
            if sight.bare & island.bit[ahu]:
                points += island.ahu_headdress[ahu]
        return points

    def _own_part(self, seat: i64) -> float:
        """What a seat will make of what it has, compared with the others."""
        sight = self.sight
        worth = self.worth
        soon = worth.left
        if soon > 2.0:
            soon = 2.0
        points = float(sight.figures) * FIGURE_TURN * soon
        points += float(sight.all_markers) * MARKER_TURN * worth.left
        points += UNFILLED * float(sight.unfilled[seat])
        if sight.halves % 2:
            points += HALF
        place = seat - sight.cells[FIRST]
        if place < 0:
            place += sight.seats
        points += PLACE * float(place)
        thing: i64
        for thing in range(sight.things):
            if sight.owner[thing] != seat:
                continue
            waiting = worth.waiting[worth.tables(sight.kind[thing]) + sight.hex[thing]]
            if sight.kind[thing]:
                points += waiting * MOAI
            else:
                points += waiting * HEADDRESS
        return points

    def doubt(self, state: GiantsState) -> float:
        """How far a seat is from where it was seen among the others."""
        if state.cells[OVER]:
            return 0.0
        self.sight.look(state, 0)
        self.worth.look()
        doubt = 4.0 + 1.35 * self.worth.left
        if doubt > 10.5:
            return 10.5
        return doubt
