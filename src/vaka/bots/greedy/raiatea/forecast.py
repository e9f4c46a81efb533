"""Who will end with how many points: what counts now, and what usually comes of the rest.

What comes is a sum of what a seat has, each part with its weight at that stage of the game. The
weights were found by least squares over games of the guide against itself.
"""

from typing import Final, final

from vaka.bots.greedy.raiatea.rituals import Rituals
from vaka.bots.greedy.raiatea.weights import DOUBTS, WEIGHTS
from vaka.core.cells import OVER
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import phases, scoring, slots
from vaka.games.raiatea.layout import (
    CEREMONY,
    CHOSEN,
    MIRROR,
    ORDER,
    PHASE,
    SLOT,
    SLOT_COUNT,
    SLOTS,
)
from vaka.games.raiatea.state import RaiateaState

PARTS: Final = 20  # of what a seat has
MANY: Final = 20  # more mana or pearls are not counted


@final
class Forecast:
    def __init__(self, rituals: Rituals) -> None:
        self.rituals = rituals
        self.sight = rituals.sight
        self.plan = rituals.effects.worth.plan
        self.masks = rituals.effects.worth.masks
        weights = [each for row in WEIGHTS for each in row]
        doubts = list(DOUBTS)
        self.weights: vec[float] = vec[float](weights)
        self.doubts: vec[float] = vec[float](doubts)
        zeros = [0.0] * PARTS
        self.parts: vec[float] = vec[float](zeros)

    def stage(self, state: RaiateaState) -> i64:
        """Before each ceremony, in it, and in its last step, when missions are completed."""
        cells = state.cells
        begun = cells[CEREMONY]
        if cells[PHASE] < phases.DANCE:
            return 3 * begun
        if cells[PHASE] < phases.BUILDING:
            return 3 * begun - 2
        return 3 * begun - 1

    def doubt(self, state: RaiateaState) -> float:
        if state.cells[OVER]:
            return 0.0
        return self.doubts[self.stage(state)]

    def estimate(self, state: RaiateaState, out: vec[float]) -> None:
        """The rituals of others are those of this deal."""
        seat: i64
        k: i64
        if state.cells[OVER]:
            for seat in range(state.seats):
                out[seat] = float(scoring.score(state, seat))
            return
        at = self.stage(state) * PARTS
        for seat in range(state.seats):
            self.look(state, seat)
            value = float(scoring.score(state, seat))
            for k in range(PARTS):
                value += self.weights[at + k] * self.parts[k]
            out[seat] = value

    def look(self, state: RaiateaState, seat: i64) -> None:
        """Find what a seat has."""
        sight = self.sight
        parts = self.parts
        sight.look(state, seat)
        mana = sight.mana
        if mana > MANY:
            mana = MANY
        pearls = sight.pearls
        if pearls > MANY:
            pearls = MANY
        rounds = float(sight.rounds_left)
        if not sight.in_ceremony:
            rounds += float(sight.seats - sight.cells[CHOSEN]) / float(sight.seats)
        parts[0] = 1.0
        parts[1] = rounds
        parts[2] = float(sight.seats - 4)
        parts[3] = float(mana)
        parts[4] = float(pearls)
        parts[5] = float(sight.priests)
        parts[6] = float(sight.held)
        parts[7] = float(sight.owned)
        ready: i64 = 0
        k: i64
        for k in range(4):
            ready += sight.ready[k]
        parts[8] = float(ready)
        parts[9] = float(sight.tattoo - sight.deck.rank_steps[sight.rank])
        parts[10] = float(sight.rank)
        parts[11] = 0.0
        for k in range(sight.single):
            parts[11] += self.masks.pair(sight.singles[k])
        parts[12] = 0.0
        if sight.mirrors:
            parts[12] = float(sight.mirrors) * self.masks.gain(MIRROR, 0.0)
        parts[13] = float(sight.pairs)
        parts[14] = float(sight.missions)
        parts[15] = float(sight.permanents)
        self._add_rituals(state, seat)
        self.plan.find()
        self.plan.purse.take(0, 0)
        parts[18] = self.plan.points(sight.mana, sight.pearls, -1)
        place: i64 = 0
        while state.cells[ORDER + place] != seat:
            place += 1
        parts[19] = float(place)

    def _add_rituals(self, state: RaiateaState, seat: i64) -> None:
        """The rituals in the hand, and those in the bag."""
        cells = state.cells
        hand = 0.0
        bag = 0.0
        start: i64 = SLOT + seat * SLOTS
        at: i64
        for at in range(start, start + cells[SLOT_COUNT + seat]):
            where = slots.where_of(cells[at])
            if where == slots.IN_HAND:
                value = self.rituals.kept(slots.ritual_of(cells[at]))
                if value > 0.0:
                    hand += value
            elif where != slots.PERMANENT:
                bag += self.rituals.works(slots.ritual_of(cells[at]))
        self.parts[16] = hand
        self.parts[17] = bag
