"""The state of Rapa Nui: for every kind of decision, where its rules are."""

from typing import final

from vaka.core.cells import KIND
from vaka.core.chance import Chance
from vaka.core.features import Feature
from vaka.core.options import OptionValue
from vaka.core.outcome import Outcome
from vaka.core.state import State
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig
from vaka.core.vectors import i64, u8, vec
from vaka.games.rapanui import effects, features, refusals, rules, scoring, validation, view
from vaka.games.rapanui.actions import CATALOG
from vaka.games.rapanui.cards import Box
from vaka.games.rapanui.frames import ADD, BUY, COLLECT, DRAW, HIDE, PLAY, SACRIFICE
from vaka.games.rapanui.layout import ACTIVE, PHASE
from vaka.games.rapanui.meta import TITLE
from vaka.games.rapanui.rules import MAKING_UP, VALUATION


class RapaNuiConfig(GameConfig):
    """The box of one game, and whether hands are open."""

    def __init__(self, players: int, options: dict[str, OptionValue], box: Box) -> None:
        super().__init__(TITLE, players, options, CATALOG)
        self.box = box
        self.open_hands = options.get("hands") == "open"


@final
class RapaNuiState(State):
    def __init__(self, config: RapaNuiConfig, cells: vec[i64]) -> None:
        super().__init__(config, cells)
        self.own = config
        self.box = config.box
        self.seats: i64 = config.seats

    def clone(self) -> "RapaNuiState":
        return RapaNuiState(self.own, self.cells[:])

    def advance(self) -> None:
        """After buy, play and draw, which ask for each other: scoring and the next turn."""
        phase = self.cells[PHASE]
        if phase == VALUATION:
            effects.value(self)
        elif phase == MAKING_UP:
            effects.make_up(self)
        else:
            rules.begin_turn(self, rules.next_seat(self, self.cells[ACTIVE]))  # N14

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        kind = self.cells[KIND]
        if kind == DRAW:
            return rules.legal_draw(out)
        if kind == PLAY:
            return rules.legal_play(self, seat, out)
        if kind == BUY:
            return rules.legal_buy(self, seat, out)
        if kind == SACRIFICE:
            return effects.legal_sacrifice(self, seat, out)
        if kind == HIDE:
            return effects.legal_hide(self, seat, out)
        if kind == ADD:
            return effects.legal_add(self, out)
        if kind == COLLECT:
            return effects.legal_collect(out)
        return effects.legal_take(self, out)

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        if kind == DRAW:
            rules.draw(self, seat, index)
        elif kind == PLAY:
            rules.play(self, seat, index)
        elif kind == BUY:
            rules.buy(self, seat, index)
        elif kind == SACRIFICE:
            effects.sacrifice(self, seat, index)
        elif kind == HIDE:
            effects.hide(self, seat, index)
        elif kind == ADD:
            effects.add(self, seat, index)
        elif kind == COLLECT:
            effects.collect(self, seat, index)
        else:
            effects.take(self, seat, index)

    def refusal(self, seat: i64, index: i64) -> Refusal:
        return refusals.refusal(self, seat, index)

    def result(self) -> Outcome:
        return scoring.outcome(self)

    def fill_view(self, seat: i64, view_: View) -> None:
        view.fill_view(self, seat, view_)

    def resample(self, seat: i64, chance: Chance) -> None:
        view.resample(self, seat, chance)

    def is_valid(self) -> bool:
        return validation.is_valid(self)

    def inventory(self) -> dict[str, int]:
        return view.inventory(self)

    def feature_list(self) -> list[Feature]:
        return features.described(self)

    def features_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        features.write(self, seat, out, at)
