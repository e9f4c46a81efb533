"""Bowls: a small title that tests the memory, with choices that leave nothing behind.

In turn, a seat puts a pebble of its own under an empty bowl, for all to see; pays a coin to look
under a bowl, because a view only shows one's own pebbles and those one has paid for; or shouts one
of three words, of which nothing is left. It ends after twelve turns.
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

BOWLS: Final = 6
SEATS: Final = 3
COINS: Final = 2
TURNS: Final = 12

CATALOG: Final = Catalog(
    "bowls",
    [
        *[("hide", (("bowl", bowl),)) for bowl in range(1, BOWLS + 1)],
        *[("peek", (("bowl", bowl),)) for bowl in range(1, BOWLS + 1)],
        *[("shout", (("word", word),)) for word in ("land", "sail", "fish")],
    ],
)
HIDE: Final = 0
PEEK: Final = BOWLS
SHOUT: Final = BOWLS * 2

TURN: Final = HEADER
FIRST: Final = TURN + 1
UNDER: Final = FIRST + 1  # + bowl: 1 + seat
SHOWN: Final = UNDER + BOWLS  # + seat * BOWLS + bowl
COIN: Final = SHOWN + SEATS * BOWLS  # + seat
SPARE: Final = COIN + SEATS
SIZE: Final = SPARE + 1


def about(remembered: tuple[str, ...] = ("bowls",)) -> Title:
    return Title(
        name="bowls",
        rules_version=1,
        seats=(2, SEATS),
        decisions=(DecisionKind("turn", ("B1",)),),
        reasons=("turns",),
        hidden="chance",
        remembered=remembered,
    )


class BowlsState(State):
    def clone(self) -> "BowlsState":
        return type(self)(self.config, self.cells[:])

    def advance(self) -> None:
        cells = self.cells
        if cells[TURN] == TURNS:
            self.finish(0)
            self.reveal()
        else:
            self.ask(0, (cells[FIRST] + cells[TURN]) % self.players)

    def knows(self, seat: int, bowl: int) -> bool:
        owner = self.cells[UNDER + bowl]
        if self.cells[OVER] or not owner:
            return True
        return seat >= 0 and bool(owner == seat + 1 or self.cells[SHOWN + seat * BOWLS + bowl])

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        bowls = range(BOWLS)
        found = [HIDE + bowl for bowl in bowls if not self.cells[UNDER + bowl]]
        if self.cells[COIN + seat]:
            found += [PEEK + bowl for bowl in bowls if not self.knows(seat, bowl)]
        found += [SHOUT, SHOUT + 1, SHOUT + 2]
        for place, index in enumerate(found):
            out[place] = index
        return len(found)

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        cells = self.cells
        cells[TURN] += 1
        if index >= SHOUT:
            self.tell("shout", seat=seat, word=str(CATALOG[index].args[0][1]))
        elif index >= PEEK:
            cells[COIN + seat] -= 1
            cells[SHOWN + seat * BOWLS + index - PEEK] = 1
            self.look()
        else:
            cells[UNDER + index] = 1 + seat
            self.tell("hide", seat=seat, bowl=index + 1)

    def look(self) -> None:
        """Somebody looks under a bowl: that cannot be taken back."""
        self.reveal()

    def tell(self, name: str, **args: str | int | list[str]) -> None:
        if self.log is not None:
            self.log.add(name, args)

    def refusal(self, seat: i64, index: i64) -> Refusal:
        return Refusal("B1", "no", {})

    def result(self) -> Outcome:
        owners = [self.cells[UNDER + bowl] for bowl in range(BOWLS)]
        points = tuple(owners.count(1 + seat) for seat in range(self.players))
        parts = tuple((own,) for own in points)
        return Outcome(points, places([*parts]), self.reason(), ("pebbles",), parts)

    def fill_view(self, seat: i64, view: View) -> None:
        cells = self.cells
        view["turn"] = cells[TURN]
        view["coins"] = [cells[COIN + other] for other in range(self.players)]
        view["covered"] = [bool(cells[UNDER + bowl]) for bowl in range(BOWLS)]
        view["shown"] = list(cells[SHOWN:COIN])
        view["bowls"] = [
            cells[UNDER + bowl] if self.knows(seat, bowl) else None for bowl in range(BOWLS)
        ]

    def resample(self, seat: i64, chance: Chance) -> None:
        """All was seen, so all is kept."""

    def inventory(self) -> dict[str, int]:
        return {}


class Bowls(Game):
    def __init__(self, kind: type[BowlsState] = BowlsState, title: Title | None = None) -> None:
        super().__init__(title or about(), CATALOG)
        self.kind = kind

    def blank(self, config: GameConfig) -> BowlsState:
        return self.kind(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> BowlsState:
        state = self.blank(config)
        state.cells[FIRST] = chance.below(config.players)
        for seat in range(config.players):
            state.cells[COIN + seat] = COINS
        return state
