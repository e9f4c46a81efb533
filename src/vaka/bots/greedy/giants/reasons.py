"""Why an action is good, for those who ask: the parts of what the guide sees in it."""

from typing import Final, final

from vaka.bots.greedy.giants import taste
from vaka.bots.greedy.giants.reasons_moves import MoveReasons
from vaka.bots.greedy.giants.telling import Telling
from vaka.bots.greedy.giants.thought import Thought
from vaka.bots.guide import Reason
from vaka.core.chance import Chance
from vaka.core.vectors import i64
from vaka.games.giants.actions import (
    BID_HANDS,
    CHIEF,
    MARK,
    ON_HEX,
    PASS,
    PAY_SEATS,
    PAYMENTS,
    PERFORM,
    PICK_SIZE,
    PLACE_FIGURE,
    RETRIEVE_PIECE,
    SKIP,
    SORCERER,
    TABLET,
    TAKE_PIECE,
)
from vaka.games.giants.frames import ACT, BID, KEEP, MOVE, PAY, PICK, PLACE, TRANSPORT, WHERE
from vaka.games.giants.layout import CHIEF_AT, FIGURES, SORCERER_AT

SAMPLES: Final = 16
SEATS: Final = 5


@final
class Reasons:
    """The thought has looked at the position."""

    def __init__(self, thought: Thought) -> None:
        self.thought = thought
        self.telling = Telling(thought.tables)
        self.moves = MoveReasons(thought, self.telling)

    def find(self, kind: i64, argument: i64, index: i64) -> list[Reason]:
        if kind == BID:
            self._bid(index - BID_HANDS)
        elif kind == PICK and index != SKIP:
            size = index - PICK_SIZE + 1
            self.telling.add("carve", self.thought.auction.value_of(size, 0), {"size": int(size)})
        elif kind == PLACE:
            self._place(index)
        elif kind == WHERE:
            self._where(argument // 3, index - ON_HEX)
        elif kind == ACT and index == PERFORM:
            sight = self.thought.sight
            at = CHIEF_AT if argument == CHIEF else SORCERER_AT
            self._act(argument, sight.cells[at + sight.seat] - 1)
        elif kind == TRANSPORT and TAKE_PIECE <= index < RETRIEVE_PIECE:
            self.thought.ends.find(self.thought.sight.place_of(index - TAKE_PIECE), False)
            self.moves.end()
        elif kind == MOVE:
            self.moves.move(argument // 2, index)
        elif kind == PAY:
            code: int = PAYMENTS[index - PAY_SEATS]
            paid = sum([code >> 2 * seat & 3 for seat in range(SEATS)])
            self.telling.add("cheap", 0.1, {"points": paid})
        elif kind == KEEP and index == MARK:
            self.moves.guard(argument)
        elif index >= RETRIEVE_PIECE and index < ON_HEX:
            self.telling.add("free", 0.5, self.telling.object_(index - RETRIEVE_PIECE))
        elif index == PASS:
            self.telling.add("rest", 0.1, {})
        return self.telling.finish()

    # The auction ---------------------------------------------------------------------------------

    def _bid(self, hand: i64) -> None:
        auction = self.thought.auction
        auction.begin(SAMPLES, Chance(0))
        strength = hand // 4 % (FIGURES + 1) + (hand >> 1 & 1)
        strength += (hand & 1) * self.thought.tables.box.sculptor_chief
        markers = hand // 4 // (FIGURES + 1)
        without = auction.gain(0, strength)
        self.telling.add("auction", without, {})
        if markers:
            self.telling.add("order", auction.gain(markers, strength) - without, {})
        if strength < 3 and markers == 0:
            self.telling.add(
                "spare", auction.figure * float(self.thought.sight.figures - strength), {}
            )

    # Placement -----------------------------------------------------------------------------------

    def _place(self, index: i64) -> None:
        thought = self.thought
        if index == TABLET:
            self.telling.add("half-tablet", taste.HALF, {})
            return
        if index == PASS:
            self.telling.add("rest", 0.1, {})
            return
        if index < PLACE_FIGURE or index >= PLACE_FIGURE + 7:
            return
        thought.plan(False, 0.0, Chance(0))
        figure = (index - PLACE_FIGURE) // 3
        if figure == thought.acts.figure and thought.acts.hex >= 0:
            self._act(figure, thought.acts.hex)
        else:
            self._way()

    def _way(self) -> None:
        placement = self.thought.placement
        if placement.thing < 0:
            if self.thought.leftovers.helpful() >= 0:
                self.telling.add("help", 0.5, {})
            return
        details = self.telling.object_(self.thought.sight.piece[placement.thing])
        self.telling.add(
            "way", placement.value, {"hex": self.telling.name(placement.end), **details}
        )

    def _where(self, figure: i64, hex_: i64) -> None:
        thought = self.thought
        thought.plan(True, 0.0, Chance(0))
        placement = thought.placement
        if figure == SORCERER or (figure == CHIEF and thought.sight.halves > 1):
            self._act(figure, hex_)
        if placement.figure_rate[hex_] > 0.9 * placement.rate or placement.chief_rate[hex_] > 0.0:
            self._way()
        elif not self.telling.found and hex_ == thought.leftovers.helpful():
            self.telling.add("help", 0.5, {})

    def _act(self, figure: i64, hex_: i64) -> None:
        """What the figure gets there; the chief has to break a pair of half-tablets for it."""
        thought = self.thought
        island = thought.tables.island
        value = thought.acts.on(hex_)
        if value <= 0.0:
            return
        value += taste.FIGURE
        if hex_ == island.village:
            self.telling.add("worker", value, {})
        elif hex_ == island.hut:
            self.telling.add("marker", value, {})
        elif hex_ == island.quarry[0]:
            self.telling.add("headdress", value, {})
        else:
            self.telling.add("logs", value, {"logs": int(island.forest_logs[hex_])})
        if figure == CHIEF:
            self.telling.against("half-tablet-cost", float(thought.tables.box.tablet_points))
