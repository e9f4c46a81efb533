"""Prizes: a small title where all that is hidden is a deck, and all that is chosen is sealed.

Everybody holds the cards 1 to 6, open; prizes worth 1 to 6 lie in a hidden deck, and the top one is
turned up. All bid a card, sealed; the highest alone takes the prize, and the next one is turned up
by the same action that opens the bids. With `tied`, one of the highest gets it by lot. With
`banner`, every game has a number that all see, so that no two deals look alike, and one that
nobody sees before the end.
"""

from typing import Final

from vaka import Catalog, Game, Outcome
from vaka.core.cells import HEADER, OVER, empty_cells
from vaka.core.chance import Chance
from vaka.core.decision import DecisionKind
from vaka.core.options import Option
from vaka.core.outcome import places
from vaka.core.state import State
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig, Title
from vaka.core.vectors import i64, vec

CARDS: Final = 6
SEATS: Final = 3

TITLE: Final = Title(
    name="prizes",
    rules_version=1,
    seats=(2, SEATS),
    decisions=(DecisionKind("bid", ("P1",)),),
    reasons=("no-prizes",),
    hidden="seats",
    options=(Option("tied", default=False), Option("banner", default=False)),
    sealed_steps=1,
)
CATALOG: Final = Catalog("prizes", [("bid", (("card", card),)) for card in range(1, CARDS + 1)])

LEFT: Final = HEADER + TITLE.sealed_cells()
DECK: Final = LEFT + 1  # the top card is the last
PRIZE: Final = DECK + CARDS
POINTS: Final = PRIZE + 1  # + seat
HELD: Final = POINTS + SEATS  # + seat * CARDS + card - 1
GONE: Final = HELD + SEATS * CARDS  # + card - 1
BANNER: Final = GONE + CARDS
SECRET: Final = BANNER + 1
SIZE: Final = SECRET + 1


class PrizesState(State):
    def clone(self) -> "PrizesState":
        return type(self)(self.config, self.cells[:])

    def advance(self) -> None:
        left = self.cells[LEFT] - 1
        if left < 0:
            self.finish(0)
            if self.config.options["banner"]:
                self.reveal()
            return
        self.cells[PRIZE] = self.cells[DECK + left]
        self.cells[DECK + left] = 0
        self.cells[LEFT] = left
        self.reveal()
        self.tell("prize", card=self.cells[PRIZE])
        self.ask_sealed(0, self.config.all_seats())

    def tell(self, name: str, **args: str | int | list[str]) -> None:
        if self.log is not None:
            self.log.add(name, args)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        held = [card for card in range(CARDS) if self.cells[HELD + seat * CARDS + card]]
        for place, card in enumerate(held):
            out[place] = card
        return len(held)

    def resolve(self, kind: i64, argument: i64) -> None:
        bids = [self.answer(seat)[0] for seat in range(self.players)]
        for seat, bid in enumerate(bids):
            self.cells[HELD + seat * CARDS + bid] = 0
        self.tell("bids", bids=[str(bid + 1) for bid in bids])
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        if len(best) == 1:
            self.cells[POINTS + best[0]] += self.cells[PRIZE]
        elif self.config.options["tied"]:
            self.cells[POINTS + best[self.roll(len(best))]] += self.cells[PRIZE]
        self.cells[GONE + self.cells[PRIZE] - 1] = 1
        self.cells[PRIZE] = 0

    def refusal(self, seat: i64, index: i64) -> Refusal:
        return Refusal("P1", "not-held", {"card": index + 1})

    def result(self) -> Outcome:
        points = tuple(self.cells[POINTS + seat] for seat in range(self.players))
        parts = tuple((own,) for own in points)
        return Outcome(points, places([*parts]), self.reason(), ("prizes",), parts)

    def fill_view(self, seat: i64, view: View) -> None:
        cells = self.cells
        view["banner"] = cells[BANNER]
        view["secret"] = cells[SECRET] if cells[OVER] else None
        view["prize"] = cells[PRIZE]
        view["left"] = cells[LEFT]
        view["points"] = [cells[POINTS + other] for other in range(self.players)]
        view["held"] = [
            [cells[HELD + other * CARDS + card] for card in range(CARDS)]
            for other in range(self.players)
        ]
        view["gone"] = [cells[GONE + card] for card in range(CARDS)]

    def resample(self, seat: i64, chance: Chance) -> None:
        self.conceal_prizes(seat, chance)
        if self.config.options["banner"] and not self.cells[OVER]:
            self.cells[SECRET] = chance.below(2**31)

    def conceal_prizes(self, seat: int, chance: Chance) -> None:
        self.conceal_deck(DECK, DECK + self.cells[LEFT], chance)

    def conceal_deck(self, start: int, stop: int, chance: Chance) -> None:
        """Sort these cells, so that it does not matter how they lie, and shuffle them."""
        for place, card in enumerate(sorted(self.cells[start:stop])):
            self.cells[start + place] = card
        chance.shuffle(self.cells, start, stop)

    def inventory(self) -> dict[str, int]:
        prizes = [self.cells[GONE + card] for card in range(CARDS)]
        for place in range(self.cells[LEFT]):
            prizes[self.cells[DECK + place] - 1] += 1
        if self.cells[PRIZE]:
            prizes[self.cells[PRIZE] - 1] += 1
        return {f"prize:{card + 1}": number for card, number in enumerate(prizes)}


class Prizes(Game):
    def __init__(self, kind: type[PrizesState] = PrizesState) -> None:
        super().__init__(TITLE, CATALOG)
        self.kind = kind

    def blank(self, config: GameConfig) -> PrizesState:
        return self.kind(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> PrizesState:
        state = self.blank(config)
        for card in range(CARDS):
            state.cells[DECK + card] = card + 1
            for seat in range(config.players):
                state.cells[HELD + seat * CARDS + card] = 1
        chance.shuffle(state.cells, DECK, DECK + CARDS)
        state.cells[LEFT] = CARDS
        if config.options["banner"]:
            state.cells[BANNER] = chance.below(2**31)
            state.cells[SECRET] = chance.below(2**31)
        return state
