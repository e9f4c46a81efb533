"""Rahui: two to four families fish a lagoon for six days, and may close a part of it.

R1  Each family draws a feast tile in secret: parrotfish, mullet or tuna. There are two of each.
R2  Every morning three of the 18 shoals (each kind in sizes 1 to 6) are turned up: the first joins
    what swims at the reef, the second in the channel, the third in the ocean.
R3  All choose at once and in secret: to fish at one of the three, or, once in the game, to declare
    a rahui over one. Then everything is told.
R4  Where a rahui lies nobody fishes that day, and every kind that swims there grows by one fish.
R5  Elsewhere those who came share each kind equally. What cannot be shared swims on.
R6  If somebody is out on the ocean, the wind is rolled: one time in three nothing is caught there.
R7  After the sixth day the feasts are shown. A fish of one's feast counts two points, any other
    one. Who ties has the better place with more fish of the feast.
"""

from typing import Final

from vaka import Catalog, Game, Outcome
from vaka.core.cells import HEADER, OVER, empty_cells
from vaka.core.chance import Chance
from vaka.core.decision import DecisionKind
from vaka.core.outcome import places
from vaka.core.state import State
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig, Title
from vaka.core.vectors import i64, vec

KINDS: Final = ("parrotfish", "mullet", "tuna")
GROUNDS: Final = ("reef", "channel", "ocean")
OCEAN: Final = 2
SIZES: Final = 6
SHOALS: Final = len(KINDS) * SIZES  # shoal: kind * SIZES + size - 1
TILES: Final = len(KINDS) * 2
SEATS: Final = 4

# The facts: what core, bots and interfaces ask of every title.
TITLE: Final = Title(
    name="rahui",
    rules_version=1,
    seats=(2, SEATS),
    decisions=(DecisionKind("canoe", ("R3", "R4", "R5", "R6")),),
    reasons=("last-day",),
    hidden="seats",  # feasts and sealed answers, not only the deck
    sealed_steps=1,
)
CANOE: Final = 0
LAST_DAY: Final = 0

# The catalog: every action there will ever be.
FISH: Final = 0
RAHUI: Final = len(GROUNDS)
CATALOG: Final = Catalog(
    "rahui",
    [
        *[("fish", (("ground", ground),)) for ground in GROUNDS],
        *[("rahui", (("ground", ground),)) for ground in GROUNDS],
    ],
)

# The cells: everything that changes, as whole numbers in one vector. Core's come first.
LEFT: Final = HEADER + TITLE.sealed_cells()  # shoals in the deck
DECK: Final = LEFT + 1  # + place: 1 + shoal; the top one is the last
SEEN: Final = DECK + SHOALS  # + shoal: 1 if it was turned up
WATER: Final = SEEN + SHOALS  # + ground * 3 + kind: fish
FEAST: Final = WATER + len(GROUNDS) * len(KINDS)  # + place: 1 + kind; seats first, then the rest
CAUGHT: Final = FEAST + TILES  # + seat * 3 + kind: fish
DECLARED: Final = CAUGHT + SEATS * len(KINDS)  # + seat: 1 if its rahui is used up
LAST: Final = DECLARED + SEATS  # + seat: 1 + what it chose last; what all were told stays in views
SIZE: Final = LAST + SEATS


class RahuiState(State):
    def clone(self) -> "RahuiState":
        return RahuiState(self.config, self.cells[:])

    # A day ----------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Nobody is asked: morning (R2), or the end (R7)."""
        if not self.cells[LEFT]:
            self.finish(LAST_DAY)
            self.reveal()  # the feasts
            return
        for ground, name in enumerate(GROUNDS):
            shoal = self.turn_up()
            self.cells[WATER + ground * len(KINDS) + shoal // SIZES] += shoal % SIZES + 1
            self.tell("shoal", ground=name, kind=KINDS[shoal // SIZES], fish=shoal % SIZES + 1)
        self.ask_sealed(CANOE, self.config.all_seats())

    def turn_up(self) -> int:
        """The top shoal of the deck: something that nobody could know, so a reveal."""
        self.cells[LEFT] -= 1
        top = DECK + self.cells[LEFT]
        shoal = self.cells[top] - 1
        self.cells[top] = 0
        self.cells[SEEN + shoal] = 1
        self.reveal()
        return shoal

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """R3: fish anywhere; declare a rahui only once."""
        count = len(GROUNDS) if self.cells[DECLARED + seat] else len(CATALOG)
        for index in range(count):
            out[index] = index
        return count

    def refusal(self, seat: i64, index: i64) -> Refusal:
        return Refusal("R3", "declared", {"ground": GROUNDS[index - RAHUI]})

    def resolve(self, kind: i64, argument: i64) -> None:
        """All have chosen: rahui first (R4), then the catch (R5, R6)."""
        chosen = [self.answer(seat)[0] for seat in range(self.players)]
        for seat, index in enumerate(chosen):
            self.cells[LAST + seat] = 1 + index
            self.tell("choice", seat=seat, action=str(CATALOG[index]))
            if index >= RAHUI:
                self.cells[DECLARED + seat] = 1
        for ground in range(len(GROUNDS)):
            crews = [seat for seat, index in enumerate(chosen) if index == FISH + ground]
            if RAHUI + ground in chosen:
                self.grow(ground)
            elif crews and not (ground == OCEAN and self.storm()):
                self.share(ground, crews)

    def grow(self, ground: int) -> None:
        for at in range(WATER + ground * len(KINDS), WATER + (ground + 1) * len(KINDS)):
            if self.cells[at]:
                self.cells[at] += 1

    def storm(self) -> bool:
        storm = self.roll(3) == 0
        self.tell("wind", storm=int(storm))
        return storm

    def share(self, ground: int, crews: list[int]) -> None:
        for kind, name in enumerate(KINDS):
            at = WATER + ground * len(KINDS) + kind
            each, self.cells[at] = divmod(self.cells[at], len(crews))
            for seat in crews:
                self.cells[CAUGHT + seat * len(KINDS) + kind] += each
                if each:
                    self.tell("catch", seat=seat, kind=name, fish=each)

    def tell(self, name: str, **args: str | int | list[str]) -> None:
        if self.log is not None:
            self.log.add(name, args)

    def result(self) -> Outcome:
        """R7."""
        caught = [self.caught(seat) for seat in range(self.players)]
        extra = [own[self.cells[FEAST + seat] - 1] for seat, own in enumerate(caught)]
        parts = tuple((sum(own), more) for own, more in zip(caught, extra, strict=True))
        scores = tuple(sum(own) for own in parts)
        standing = [(score, more) for score, more in zip(scores, extra, strict=True)]
        return Outcome(scores, places([*standing]), self.reason(), ("fish", "feast"), parts)

    def caught(self, seat: int) -> list[int]:
        at = CAUGHT + seat * len(KINDS)
        return list(self.cells[at : at + len(KINDS)])

    # Who knows what -------------------------------------------------------------------------------

    def fill_view(self, seat: i64, view: View) -> None:
        cells = self.cells
        view["days_left"] = cells[LEFT] // len(GROUNDS)
        view["seen"] = [shoal for shoal in range(SHOALS) if cells[SEEN + shoal]]
        view["water"] = {
            name: dict(zip(KINDS, cells[at : at + len(KINDS)], strict=True))
            for name, at in zip(GROUNDS, range(WATER, FEAST, len(KINDS)), strict=True)
        }
        view["seats"] = [
            {
                "caught": dict(zip(KINDS, self.caught(other), strict=True)),
                "rahui": bool(cells[DECLARED + other]),
                "last": str(CATALOG[cells[LAST + other] - 1]) if cells[LAST + other] else None,
                "feast": KINDS[cells[FEAST + other] - 1] if other == seat or cells[OVER] else None,
            }
            for other in range(self.players)
        ]

    def resample(self, seat: i64, chance: Chance) -> None:
        """The deck in another order, and other feasts for the others."""
        self.mix([DECK + place for place in range(self.cells[LEFT])], chance)
        known = range(self.players) if self.cells[OVER] else [seat]
        self.mix([FEAST + place for place in range(TILES) if place not in known], chance)

    def mix(self, places: list[int], chance: Chance) -> None:
        """Sort before shuffling: the result must not depend on how things truly lay."""
        cards = vec[i64](sorted([self.cells[place] for place in places]))
        chance.shuffle(cards, 0, len(cards))
        for place, card in zip(places, cards, strict=True):
            self.cells[place] = card

    def inventory(self) -> dict[str, int]:
        """Every shoal and every tile, wherever it lies."""
        deck = self.cells[DECK : DECK + self.cells[LEFT]]
        tiles = self.cells[FEAST : FEAST + TILES]
        shoals = {
            f"shoal:{shoal}": self.cells[SEEN + shoal] + list(deck).count(1 + shoal)
            for shoal in range(SHOALS)
        }
        return shoals | {f"feast:{kind}": list(tiles).count(1 + kind) for kind in range(len(KINDS))}


class Rahui(Game):
    def blank(self, config: GameConfig) -> RahuiState:
        return RahuiState(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> RahuiState:
        """R1. The first morning comes by itself: core calls `advance`."""
        state = self.blank(config)
        for shoal in range(SHOALS):
            state.cells[DECK + shoal] = 1 + shoal
        chance.shuffle(state.cells, DECK, DECK + SHOALS)
        state.cells[LEFT] = SHOALS
        for place in range(TILES):
            state.cells[FEAST + place] = 1 + place // 2
        chance.shuffle(state.cells, FEAST, FEAST + TILES)
        return state


GAME: Final = Rahui(TITLE, CATALOG)
