"""Shells: a small title as a user of the package would write it, with all that core can do.

Everybody holds two hidden cards and some coins. Each round all bid coins, sealed, one by one (put,
put, done); the highest pays and draws a card, from the deck or the last discard; then plays one for
its points. Whoever else holds a card of that value may match it and score too; all others are asked
in turn, whether they hold one or not. Nobody bids: the top card is discarded. It ends when the deck
is empty or somebody has points enough; then all hands are shown.
"""

from typing import Final

from vaka import Catalog, Game, Outcome
from vaka.core.cells import ARGUMENT, HEADER, KIND, OVER, empty_cells
from vaka.core.chance import Chance
from vaka.core.decision import DecisionKind
from vaka.core.options import Option
from vaka.core.outcome import places
from vaka.core.state import State
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig, Title
from vaka.core.vectors import i64, vec

VALUES: Final = 4
COPIES: Final = 3
CARDS: Final = VALUES * COPIES
SEATS: Final = 3

BID, TAKE, PLAY, MATCH = range(4)
DECK_EMPTY, TARGET = range(2)

TITLE: Final = Title(
    name="shells",
    rules_version=3,
    seats=(2, SEATS),
    decisions=(
        DecisionKind("bid", ("S1",)),
        DecisionKind("take", ("S2",)),
        DecisionKind("play", ("S3",)),
        DecisionKind("match", ("S4",)),
    ),
    reasons=("deck-empty", "target"),
    hidden="seats",
    options=(
        Option("matching", default=True),
        Option("coins", 3, least=2, most=5),
        Option("ties", "low", choices=("low", "high")),
    ),
    sealed_steps=6,
)

PUT, DONE, DRAW_DECK, DRAW_DISCARD, PASS, MATCHING, PLAY_VALUE = range(7)
CATALOG: Final = Catalog(
    "shells",
    [
        ("put", ()),
        ("done", ()),
        ("draw", (("pile", "deck"),)),
        ("draw", (("pile", "discard"),)),
        ("pass", ()),
        ("match", ()),
        *[("play", (("card", value),)) for value in range(VALUES)],
    ],
)

# The cells.
LEFT: Final = HEADER + TITLE.sealed_cells()  # cards in the deck
DECK: Final = LEFT + 1
DISCARD: Final = DECK + CARDS  # 1 + the value on top, 0 if empty: one card only, the rest is spent
SPENT: Final = DISCARD + 1  # + value
BANK: Final = SPENT + VALUES
COINS: Final = BANK + 1  # + seat
POINTS: Final = COINS + SEATS  # + seat
HAND: Final = POINTS + SEATS  # + seat * VALUES + value
LAST_BID: Final = HAND + SEATS * VALUES  # + seat: what was told stays in the view
SPARE: Final = LAST_BID + SEATS  # for broken variants to write to
SIZE: Final = SPARE + 4


class ShellsState(State):
    def clone(self) -> "ShellsState":
        return type(self)(self.config, self.cells[:])

    # The round ------------------------------------------------------------------------------------

    def advance(self) -> None:
        if any(self.cells[POINTS + seat] >= 6 for seat in range(self.players)):
            self.end(TARGET)
        elif not self.cells[LEFT]:
            self.end(DECK_EMPTY)
        else:
            self.ask_sealed(BID, self.config.all_seats())

    def end(self, reason: int) -> None:
        self.finish(reason)
        self.reveal()  # all hands

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        legal = self.legal(seat)
        for place, index in enumerate(legal):
            out[place] = index
        return len(legal)

    def legal(self, seat: int) -> list[int]:
        kind = self.cells[KIND]
        if kind == BID:
            return [PUT, DONE] if len(self.answer(seat)) < self.cells[COINS + seat] else [DONE]
        if kind == TAKE:
            return [DRAW_DECK, DRAW_DISCARD] if self.cells[DISCARD] else [DRAW_DECK]
        if kind == MATCH:
            value = self.cells[ARGUMENT]
            return [PASS, MATCHING] if self.cells[HAND + seat * VALUES + value] else [PASS]
        return [PLAY_VALUE + value for value in range(VALUES) if self.holds(seat, value)]

    def holds(self, seat: int, value: int) -> bool:
        return self.cells[HAND + seat * VALUES + value] > 0

    def completes(self, seat: i64, index: i64) -> bool:
        return index == DONE

    def resolve(self, kind: i64, argument: i64) -> None:
        bids = [len(self.answer(seat)) - 1 for seat in range(self.players)]
        self.tell("bids", bids=[str(bid) for bid in bids])
        for seat, bid in enumerate(bids):
            self.cells[LAST_BID + seat] = bid
        best = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
        if not max(bids):
            self.discard(self.top_card())
            return
        winner = best[0 if self.config.options["ties"] == "low" else -1]
        self.cells[COINS + winner] -= bids[winner]
        self.cells[BANK] += bids[winner]
        self.ask(TAKE, winner)

    def top_card(self) -> int:
        """Turn up the top card of the deck."""
        left = self.cells[LEFT] - 1
        card = self.cells[DECK + left]
        self.cells[DECK + left] = 0
        self.cells[LEFT] = left
        self.reveal()
        return card

    def discard(self, value: int) -> None:
        if self.cells[DISCARD]:
            self.cells[SPENT + self.cells[DISCARD] - 1] += 1
        self.cells[DISCARD] = 1 + value
        self.tell("discard", card=value)

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        if kind == TAKE:
            self.take(seat, index)
        elif kind == PLAY:
            self.play(seat, index - PLAY_VALUE)
        elif index == MATCHING:
            self.score(seat, argument)

    def take(self, seat: int, index: int) -> None:
        if index == DRAW_DECK:
            value = self.top_card()
            self.tell("draw", seat=seat)
            if self.log is not None:
                self.log.add("draw-own", {"card": value}, (seat,))
        else:
            value = self.cells[DISCARD] - 1
            self.cells[DISCARD] = 0
            self.tell("draw-discard", seat=seat, card=value)
        self.cells[HAND + seat * VALUES + value] += 1
        self.ask(PLAY, seat)

    def play(self, seat: int, value: int) -> None:
        self.score(seat, value)
        if self.config.options["matching"]:
            for step in range(1, self.players):
                self.ask_match((seat - step) % self.players, value)

    def ask_match(self, seat: int, value: int) -> None:
        """Everybody is asked, so that nobody learns who could."""
        self.ask_about(MATCH, seat, value)

    def score(self, seat: int, value: int) -> None:
        self.cells[HAND + seat * VALUES + value] -= 1
        self.cells[POINTS + seat] += value
        self.tell("play", seat=seat, card=value)
        self.discard(value)

    def tell(self, name: str, **args: str | int | list[str]) -> None:
        if self.log is not None:
            self.log.add(name, args)

    # What follows from it -------------------------------------------------------------------------

    def refusal(self, seat: i64, index: i64) -> Refusal:
        kind = TITLE.decisions[self.cells[KIND]]
        return Refusal(kind.rules[0], "not-now", {"decision": kind.name})

    def result(self) -> Outcome:
        points = [self.cells[POINTS + seat] for seat in range(self.players)]
        coins = [self.cells[COINS + seat] for seat in range(self.players)]
        standing = [(mine, own) for mine, own in zip(points, coins, strict=True)]
        parts = tuple((mine,) for mine in points)
        return Outcome(tuple(points), places([*standing]), self.reason(), ("points",), parts)

    def fill_view(self, seat: i64, view: View) -> None:
        cells = self.cells
        view["deck"] = cells[LEFT]
        view["discard"] = cells[DISCARD] - 1 if cells[DISCARD] else None
        view["spent"] = [cells[SPENT + value] for value in range(VALUES)]
        view["bank"] = cells[BANK]
        view["seats"] = [
            {
                "coins": cells[COINS + other],
                "points": cells[POINTS + other],
                "bid": cells[LAST_BID + other],
                "cards": sum(self.hand(other)),
                "hand": self.hand(other) if self.may_see(seat, other) else None,
            }
            for other in range(self.players)
        ]

    def may_see(self, seat: int, other: int) -> bool:
        return seat == other or self.cells[OVER] != 0

    def hand(self, seat: int) -> list[int]:
        return [self.cells[HAND + seat * VALUES + value] for value in range(VALUES)]

    def resample(self, seat: i64, chance: Chance) -> None:
        """Shuffle the deck and all other hands together, and deal them again.

        The end shows all hands: then only the deck is left to shuffle.
        """
        over = self.cells[OVER] != 0
        others = [other for other in range(self.players) if other != seat and not over]
        held = [sum(self.hand(other)) for other in others]
        pool = self.pool(others)
        chance.shuffle(pool, 0, len(pool))
        self.deal_pool(pool, others, held)

    def pool(self, seats: list[int]) -> "vec[i64]":
        """The deck and the hands of these seats, sorted."""
        cards = [self.cells[DECK + place] for place in range(self.cells[LEFT])]
        for seat in seats:
            for value, count in enumerate(self.hand(seat)):
                cards += [value] * count
        return vec[i64](sorted(cards))

    def deal_pool(self, pool: "vec[i64]", seats: list[int], held: list[int]) -> None:
        cards = list(pool)
        for seat, count in zip(seats, held, strict=True):
            for value in range(VALUES):
                self.cells[HAND + seat * VALUES + value] = 0
            for _ in range(count):
                self.cells[HAND + seat * VALUES + cards.pop()] += 1
        for place, card in enumerate(cards):
            self.cells[DECK + place] = card

    def inventory(self) -> dict[str, int]:
        cells = self.cells
        cards = [cells[SPENT + value] for value in range(VALUES)]
        for place in range(cells[LEFT]):
            cards[cells[DECK + place]] += 1
        if cells[DISCARD]:
            cards[cells[DISCARD] - 1] += 1
        for seat in range(self.players):
            cards = [count + own for count, own in zip(cards, self.hand(seat), strict=True)]
        coins = cells[BANK] + sum(cells[COINS + seat] for seat in range(self.players))
        return {f"card:{value}": cards[value] for value in range(VALUES)} | {"coins": coins}


class Shells(Game):
    """The game; `kind` is the state to play with, so that broken variants are quick to write."""

    def __init__(self, kind: type[ShellsState] = ShellsState, title: Title = TITLE) -> None:
        super().__init__(title, CATALOG)
        self.kind = kind

    def blank(self, config: GameConfig) -> ShellsState:
        return self.kind(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> ShellsState:
        state = self.blank(config)
        cards = vec[i64]([card // COPIES for card in range(CARDS)])
        chance.shuffle(cards, 0, CARDS)
        state.cells[LEFT] = CARDS - 2 * config.players
        state.deal_pool(cards, list(range(config.players)), [2] * config.players)
        for seat in range(config.players):
            state.cells[COINS + seat] = int(config.options["coins"])
        return state
