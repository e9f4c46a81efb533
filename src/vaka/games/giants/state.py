"""The state of Giants: for every kind of decision, where its rules are."""

from typing import final

from vaka.core.cells import ARGUMENT, KIND
from vaka.core.chance import Chance
from vaka.core.features import Feature
from vaka.core.options import OptionValue
from vaka.core.outcome import Outcome
from vaka.core.state import State
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig
from vaka.core.vectors import i64, u8, vec
from vaka.games.giants import (
    auction,
    features,
    placement,
    refusals,
    rules,
    scoring,
    screens,
    transport,
    validation,
    view,
)
from vaka.games.giants.actions import ON_HEX
from vaka.games.giants.box import Box
from vaka.games.giants.frames import ACT, BID, KEEP, MOVE, PAY, PICK, PLACE, TRANSPORT, WHERE
from vaka.games.giants.island import Island
from vaka.games.giants.meta import TITLE


class GiantsConfig(GameConfig):
    """The box and the island of one game."""

    def __init__(
        self, players: int, options: dict[str, OptionValue], box: Box, island: Island
    ) -> None:
        super().__init__(TITLE, players, options, island.catalog)
        self.box = box
        self.island = island
        self.open_score = options["open_score"] is True
        self.as_printed = options["screens"] == "as_printed"
        self.acting_figures_carry = options["acting_figures_carry"] is True
        self.two_workers = options["two_workers"] is True


@final
class GiantsState(State):
    def __init__(self, config: GiantsConfig, cells: vec[i64]) -> None:
        super().__init__(config, cells)
        self.own = config
        self.box = config.box
        self.island = config.island
        self.seats: i64 = config.seats
        self.open_score = config.open_score
        self.as_printed = config.as_printed
        self.acting_figures_carry = config.acting_figures_carry
        # What is known about the cells, and no part of them: see sets.py.
        self.sets: vec[i64] = vec[i64]()
        self.takeable: i64 = 0  # the objects that `takeable_for` may take now
        self.takeable_for: i64 = -1

    def clone(self) -> "GiantsState":
        return GiantsState(self.own, self.cells[:])

    def advance(self) -> None:
        rules.advance(self)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        if self.as_printed:
            return screens.add_peeks(self, seat, out, self._answers_into(seat, out))
        return self._answers_into(seat, out)

    def _answers_into(self, seat: i64, out: vec[i64]) -> i64:
        """List the answers to the question itself; a peek leaves it open [G26]."""
        kind = self.cells[KIND]
        argument = self.cells[ARGUMENT]
        if kind == WHERE:
            return placement.legal_where(self, out)
        if kind == PLACE:
            return placement.legal_place(self, seat, out)
        if kind == MOVE:
            return transport.legal_move(self, seat, argument, out)
        if kind == TRANSPORT:
            return transport.legal_transport(self, seat, out)
        if kind == ACT:
            return placement.legal_act(self, seat, argument, out)
        if kind == BID:
            return auction.legal_bid(self, seat, out)
        if kind == PICK:
            return auction.legal_pick(self, seat, out)
        if kind == PAY:
            return transport.legal_pay(self, seat, argument, out)
        if kind == KEEP:
            return transport.legal_keep(out)
        return transport.legal_retrieve(self, seat, out)

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        self.takeable_for = -1
        if self.as_printed and index >= self.island.peek_ahu:
            self._peek(kind, seat, index - self.island.peek_ahu, argument)
        elif kind == WHERE:
            placement.place(self, seat, index - ON_HEX, argument)
        elif kind == PLACE:
            placement.choose(self, seat, index)
        elif kind == MOVE:
            transport.move(self, seat, index, argument)
        elif kind == TRANSPORT:
            transport.choose(self, seat, index)
        elif kind == ACT:
            placement.act(self, seat, index, argument)
        elif kind == PICK:
            auction.pick(self, seat, index)
        elif kind == PAY:
            transport.pay(self, seat, index, argument)
        elif kind == KEEP:
            transport.keep(self, seat, index, argument)
        else:
            transport.retrieve(self, seat, index)

    def _peek(self, kind: i64, seat: i64, ahu: i64, argument: i64) -> None:
        """G26: ask the same question again, unless a chief has no tablet left to act with [G12]."""
        screens.peek(self, seat, ahu)
        if kind == ACT:
            hex_ = placement.acting_hex(self, seat, argument)
            placement.offer_act(self, seat, argument, hex_)
        else:
            self.ask_about(kind, seat, argument)

    def resolve(self, kind: i64, argument: i64) -> None:
        auction.open_bids(self)

    def refusal(self, seat: i64, index: i64) -> Refusal:
        return refusals.refusal(self, seat, index)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def fill_view(self, seat: i64, view_: View) -> None:
        view.fill_view(self, seat, view_)

    def resample(self, seat: i64, chance: Chance) -> None:
        """Keep everything: core redeals the sealed bids and the dice to come.

        What screens and moai hide was gained, spent and erected in the open, so a seat that
        forgets nothing knows it [G26].
        """

    def is_valid(self) -> bool:
        return validation.is_valid(self)

    def inventory(self) -> dict[str, int]:
        return view.inventory(self)

    def feature_list(self) -> list[Feature]:
        return features.described(self)

    def features_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        features.write(self, seat, out, at)
