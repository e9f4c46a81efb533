"""The table as a seat sees it: one position, in numbers that are quick to read."""

from typing import final

from vaka.bots.greedy.raiatea.seen import see_masks, see_missions
from vaka.bots.greedy.raiatea.tables import Tables
from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import phases, ranks, slots
from vaka.games.raiatea.layout import (
    CEREMONIES,
    CEREMONY,
    CHOSEN,
    GOD_ROOM,
    GOODS,
    HELD,
    LOCATIONS,
    MANA,
    MISSION_ROOM,
    PEARLS,
    PHASE,
    PRIESTS,
    READY,
    ROUND,
    SIZE,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SPACES,
    STATUES,
    TAKEN,
    TATTOO,
    TYPES,
    USED,
)
from vaka.games.raiatea.state import RaiateaState
from vaka.games.raiatea.vocabulary import AUCTION


@final
class Sight:
    """What the seat knows. Rivals' hands were dealt anew, and are never looked at."""

    def __init__(self, tables: Tables, seats: i64) -> None:
        self.tables = tables
        self.deck = tables.deck
        self.seats: i64 = seats
        self.seat: i64 = 0
        self.cells: vec[i64] = blank(SIZE)
        self.looks: i64 = 0  # how often it was looked
        self.repeats = False  # whether a condition can be completed again [R34]
        self.mana: i64 = 0
        self.pearls: i64 = 0
        self.priests: i64 = 0
        self.tattoo: i64 = 0
        self.rank: i64 = 0
        self.goods: vec[i64] = blank(GOODS)
        self.held: i64 = 0  # all goods
        self.ready: vec[i64] = blank(TYPES)
        self.used: vec[i64] = blank(TYPES)
        self.own: vec[i64] = blank(TYPES)  # assistants, ready and used
        self.owned: i64 = 0  # all of them
        self.singles: vec[i64] = blank(GOD_ROOM)
        self.single: i64 = 0  # how many
        self.mirrors: i64 = 0
        self.pairs: i64 = 0
        self.colours: i64 = 0  # bit mask of the colours of the pairs
        self.colour_pairs: i64 = 0  # pairs that score for colours
        self.pairs_for: vec[i64] = blank(8)  # + 4 * mask type + what it is about
        self.singles_for: vec[i64] = blank(8)
        self.hand: vec[i64] = blank(SLOTS)
        self.cards: i64 = 0  # in the hand
        self.permanent: vec[i64] = blank(SLOTS)
        self.permanents: i64 = 0
        self.missions: i64 = 0  # own ones
        self.missions_of: vec[i64] = blank(AUCTION)  # + type, all that a mission costs
        self.open: vec[i64] = blank(STATUES * SPACES)  # spaces of missions that can be completed
        self.opened: i64 = 0
        self.done: vec[i64] = blank(MISSION_ROOM)  # + condition: `looks` if fulfilled before [R34]
        # Time.
        self.begun: i64 = 0
        self.in_ceremony = False
        self.last_ceremony = False
        self.rounds_left: i64 = 0  # that have not begun
        self.ceremonies_left: i64 = 0  # that have not begun
        self.time = 0.0  # 1 at the beginning, 0 when the last ceremony has begun
        self.later = 0.0  # visits to each location in later rounds
        self.soon = 0.0  # and in this one, if it is free

    def look(self, state: RaiateaState, seat: i64) -> None:
        cells = state.cells
        self.cells = cells
        self.seat = seat
        self.looks += 1
        self.mana = cells[MANA + seat]
        self.pearls = cells[PEARLS + seat]
        self.priests = cells[PRIESTS + seat]
        self.tattoo = cells[TATTOO + seat]
        self.rank = ranks.rank(state, seat)
        self.held = 0
        self.owned = 0
        k: i64
        for k in range(GOODS):
            self.goods[k] = cells[HELD + seat * GOODS + k]
            self.held += self.goods[k]
        for k in range(TYPES):
            self.ready[k] = cells[READY + seat * TYPES + k]
            self.used[k] = cells[USED + seat * TYPES + k]
            self.own[k] = self.ready[k] + self.used[k]
            self.owned += self.own[k]
        self._see_time()
        self._see_cards()
        see_masks(self)
        see_missions(self)

    def _see_time(self) -> None:
        cells = self.cells
        begun = cells[CEREMONY]
        self.begun = begun
        self.in_ceremony = cells[PHASE] >= phases.DANCE
        self.ceremonies_left = CEREMONIES - begun
        self.last_ceremony = self.in_ceremony and begun == CEREMONIES
        rounds: i64 = 0
        ceremony: i64
        for ceremony in range(begun, CEREMONIES):
            rounds += self.deck.rounds[(self.seats - 3) * CEREMONIES + ceremony]
        if not self.in_ceremony:
            rounds -= cells[ROUND]
        self.rounds_left = rounds
        self.time = float(rounds + self.ceremonies_left) / 8.0
        if self.time > 1.0:
            self.time = 1.0
        self.later = float(rounds * self.seats) / 6.0
        self.soon = 0.0
        chosen = cells[CHOSEN]
        if not self.in_ceremony and chosen < self.seats:
            self.soon = float(self.seats - chosen) / float(LOCATIONS - chosen)

    def visits(self, location: i64) -> float:
        """How often a location will still be visited, about."""
        if self.cells[TAKEN + location]:
            return self.later
        return self.later + self.soon

    def _see_cards(self) -> None:
        """The rituals in the hand, and those that lie before the seat."""
        cells = self.cells
        start: i64 = SLOT + self.seat * SLOTS
        self.cards = 0
        self.permanents = 0
        at: i64
        for at in range(start, start + cells[SLOT_COUNT + self.seat]):
            where = slots.where_of(cells[at])
            if where == slots.IN_HAND:
                self.hand[self.cards] = slots.ritual_of(cells[at])
                self.cards += 1
            elif where == slots.PERMANENT:
                self.permanent[self.permanents] = slots.ritual_of(cells[at])
                self.permanents += 1
