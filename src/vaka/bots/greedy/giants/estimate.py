"""What everybody will probably end with: fitted to games that the guide played with itself."""

from typing import Final, final

from vaka.bots.greedy.giants.scores import score
from vaka.bots.greedy.giants.sight import Sight
from vaka.bots.greedy.giants.tables import zeros
from vaka.bots.greedy.giants.worth import Worth
from vaka.core.packed import i64, vec
from vaka.core.state import OVER
from vaka.games.giants.layout import FIRST, PLAYERS, TURN
from vaka.games.giants.state import GiantsState

# What sets a seat apart from the others, in points.
MOAI: Final = 0.06  # of what its moai on their way are worth
MOAI_TURN: Final = 0.32  # and so much for each turn to come, up to 3
HEADDRESS: Final = 0.37  # of what its headdresses on their way are worth
FIGURE_TURN: Final = 1.75  # a figure, for each turn to come, up to 3
MARKER_TURN: Final = 0.88  # a marker, for each turn to come
HALF: Final = 0.47  # a half-tablet that has no other half yet
UNFILLED: Final = -0.69  # a base without a moai
PLACE: Final = -0.4  # each place further from the first player

# What the rest of the game brings to a seat on average; the first while there are 2 turns or more.
REST: Final = -80.4
REST_UNFILLED: Final = 14.3  # a base without a moai, on average
REST_LEAST: Final = 5.6  # the same, of whoever has fewest
REST_FIGURE: Final = 3.2
REST_PAST: Final = 1.4  # a turn that was played
REST_TURN: Final = 3.7  # a turn to come
REST_RIVAL: Final = -0.8  # for each of up to 4 of those, and each player more than 4
REST_BARE: Final = 0.64  # of what headdresses would bring that are still missing
REST_END: Final = 2.0


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
        many = REST + REST_PAST * float(state.cells[TURN])
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
        rest = REST_END + REST_TURN * left
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
        if soon > 3.0:
            soon = 3.0
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
                points += waiting * (MOAI + MOAI_TURN * soon)
            else:
                points += waiting * HEADDRESS
        return points

    def doubt(self, state: GiantsState) -> float:
        """How far a seat is from where it was seen among the others."""
        if state.cells[OVER]:
            return 0.0
        self.sight.look(state, 0)
        self.worth.look()
        left = self.worth.left
        if left < 2.0:
            return 3.5 + 4.4 * left
        return 12.3 + 0.4 * (left - 2.0)
