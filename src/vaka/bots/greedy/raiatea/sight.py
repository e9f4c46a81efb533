"""The table as the greedy player looks at it: one position, from one seat."""

from vaka.bots.greedy.raiatea.tables import Tables, tables_of
from vaka.games.raiatea import phases, slots
from vaka.games.raiatea.layout import (
    CEREMONIES,
    CEREMONY,
    CHOSEN,
    GOD_ROOM,
    GOODS,
    HELD,
    LOCATIONS,
    MANA,
    MIRRORED,
    MIRRORS,
    OPENED,
    PAIRS,
    PEARLS,
    PHASE,
    PRIESTS,
    READY,
    ROUND,
    ROW,
    ROW_COUNT,
    SINGLES,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
    TAKEN,
    TATTOO,
    TYPES,
    USED,
)
from vaka.games.raiatea.state import RaiateaState
from vaka.games.raiatea.vocabulary import AUCTION, MANA_MISSION


class Sight:
    """What the seat knows. Rivals' hands were dealt anew, and are never looked at."""

    def __init__(self, state: RaiateaState, seat: int) -> None:
        cells = state.dump()
        tables = tables_of(state.deck, state.setting.options["tane"] is True)
        self.cells = cells
        self.seat = seat
        self.seats = state.players
        self.tables: Tables = tables
        self.mana = cells[MANA + seat]
        self.pearls = cells[PEARLS + seat]
        self.priests = cells[PRIESTS + seat]
        self.tattoo = cells[TATTOO + seat]
        self.rank = self.rank_of(seat)
        self.goods = cells[HELD + seat * GOODS : HELD + (seat + 1) * GOODS]
        self.ready = cells[READY + seat * TYPES : READY + (seat + 1) * TYPES]
        self.used = cells[USED + seat * TYPES : USED + (seat + 1) * TYPES]
        self.singles = _members(cells[SINGLES + seat])
        self.mirrors = cells[MIRRORS + seat]
        self.pairs = self.pairs_of(seat)
        self.row = [cells[ROW + place] - 1 for place in range(cells[ROW_COUNT])]
        self.hand, self.permanent = self._cards()
        self.spaces = self._spaces()
        self.own_missions = self.missions_of(seat)
        self._visits: dict[int, float] = {}
        # Time.
        first = (self.seats - 3) * CEREMONIES
        rounds = tables.rounds[first : first + CEREMONIES]
        self.begun = cells[CEREMONY]
        self.phase = cells[PHASE]
        self.in_ceremony = self.phase >= phases.DANCE
        self.rounds_left = sum(rounds[self.begun :])  # that have not begun
        if not self.in_ceremony:
            self.rounds_left -= cells[ROUND]
        self.ceremonies_left = CEREMONIES - self.begun  # that have not begun
        self.last_ceremony = self.in_ceremony and self.begun == CEREMONIES

    def _cards(self) -> tuple[list[int], list[int]]:
        """The rituals in the hand, and those that lie before the seat."""
        start = SLOT + self.seat * SLOTS
        hand: list[int] = []
        permanent: list[int] = []
        for card in self.cells[start : start + self.cells[SLOT_COUNT + self.seat]]:
            where = slots.where_of(card)
            if where == slots.IN_HAND:
                hand.append(int(slots.ritual_of(card)))
            elif where == slots.PERMANENT:
                permanent.append(int(slots.ritual_of(card)))
        return hand, permanent

    def _spaces(self) -> list[tuple[int, int]]:
        """The missions that can be completed now: (space, mission)."""
        cells = self.cells
        return [
            (space, cells[SPACE_TILE + space] - 1)
            for space in range(min(cells[OPENED], STATUES) * SPACES)
            if cells[SPACE_TILE + space] and not cells[SPACE_OWNER + space]
        ]

    def visits(self, location: int) -> float:
        """How often a location will still be visited, about."""
        found = self._visits.get(location)
        if found is None:
            cells = self.cells
            found = self.rounds_left * self.seats / LOCATIONS
            chosen = cells[CHOSEN]
            if not self.in_ceremony and chosen < self.seats and not cells[TAKEN + location]:
                found += (self.seats - chosen) / (LOCATIONS - chosen)
            self._visits[location] = found
        return found

    def assistants(self, type_: int) -> int:
        return self.ready[type_] + self.used[type_]

    def rank_of(self, seat: int) -> int:
        tattoo = self.cells[TATTOO + seat]
        return sum(tattoo >= steps for steps in self.tables.rank_steps[1:])

    def pairs_of(self, seat: int) -> list[int]:
        """The gods of a seat's pairs; one can be there twice, with a mirror each."""
        mirrored = _members(self.cells[MIRRORED + seat])
        return _members(self.cells[PAIRS + seat]) + [god % GOD_ROOM for god in mirrored]

    def missions_of(self, seat: int) -> list[int]:
        cells = self.cells
        return [
            cells[SPACE_TILE + space] - 1
            for space in range(STATUES * SPACES)
            if cells[SPACE_OWNER + space] == 1 + seat
        ]

    def missions_by_type(self, type_: int) -> int:
        """Own missions of a type, as masks count them: an auctioned one is a mana mission."""
        types = [self.tables.mission_type[mission] for mission in self.own_missions]
        return types.count(type_) + (types.count(AUCTION) if type_ == MANA_MISSION else 0)

    def standing(self, seat: int) -> float:
        """About how many points a seat has."""
        points = float(self.tables.rank_points[self.rank_of(seat)])
        points += sum(self.tables.mission_points[mission] for mission in self.missions_of(seat))
        return points + 2.0 * len(self.pairs_of(seat))


def _members(mask: int) -> list[int]:
    """The numbers of a bit mask."""
    found: list[int] = []
    number = 0
    while mask:
        if mask & 1:
            found.append(number)
        mask >>= 1
        number += 1
    return found
