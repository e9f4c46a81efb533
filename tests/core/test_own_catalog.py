"""A title whose option changes its components: a config and a catalog of its own."""

from typing import Final

import pytest

import vaka
from vaka.conformance import check_game
from vaka.core.action import Catalog
from vaka.core.cells import HEADER, empty_cells
from vaka.core.chance import Chance
from vaka.core.decision import DecisionKind
from vaka.core.errors import UnknownAction, WrongOption
from vaka.core.options import Option, OptionValue
from vaka.core.outcome import Outcome, places
from vaka.core.registry import forget, register
from vaka.core.state import State
from vaka.core.state_base import Refusal, View
from vaka.core.title import GameConfig, Title
from vaka.core.vectors import i64, vec

HEAP: Final = HEADER
TURN: Final = HEADER + 1
SIZE: Final = HEADER + 2

TITLE: Final = Title(
    name="nim",
    rules_version=1,
    seats=(2, 3),
    decisions=(DecisionKind("take", ("1",)),),
    reasons=("empty",),
    hidden="nothing",
    options=(Option("most", 3, least=1, most=6),),
)


def catalog(most: int) -> Catalog:
    return Catalog("nim", [("take", (("count", count),)) for count in range(1, most + 1)])


class NimConfig(GameConfig):
    def __init__(self, players: int, options: dict[str, OptionValue]) -> None:
        most = options["most"]
        assert isinstance(most, int)
        super().__init__(TITLE, players, options, catalog(most))
        self.heap = 5 * most


class NimState(State):
    """Take up to `most` from the heap; who takes the last wins."""

    def clone(self) -> "NimState":
        return NimState(self.config, self.cells[:])

    def advance(self) -> None:
        if self.cells[HEAP]:
            self.ask(0, self.cells[TURN])
        else:
            self.finish(0)

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        count = min(len(self.catalog), self.cells[HEAP])
        for index in range(count):
            out[index] = index
        return count

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        self.cells[HEAP] -= index + 1
        if self.cells[HEAP]:
            self.cells[TURN] = (seat + 1) % self.players

    def refusal(self, seat: i64, index: i64) -> Refusal:
        return Refusal("1", "too-many", {"left": self.cells[HEAP]})

    def result(self) -> Outcome:
        scores = tuple(int(seat == self.cells[TURN]) for seat in range(self.players))
        standing: list[tuple[int, ...]] = [(score,) for score in scores]
        return Outcome(scores, places(standing), self.reason(), ("last",), tuple(standing))

    def fill_view(self, seat: i64, view: View) -> None:
        view["heap"] = self.cells[HEAP]

    def resample(self, seat: i64, chance: Chance) -> None:
        """Nothing is hidden."""

    def inventory(self) -> dict[str, int]:
        return {}


class Nim(vaka.Game):
    def __init__(self) -> None:
        super().__init__(TITLE, catalog(3))

    def make_config(self, players: int, options: dict[str, OptionValue]) -> GameConfig:
        return NimConfig(players, options)

    def blank(self, config: GameConfig) -> NimState:
        return NimState(config, empty_cells(SIZE))

    def deal(self, config: GameConfig, chance: Chance) -> NimState:
        assert isinstance(config, NimConfig)
        state = self.blank(config)
        state.cells[HEAP] = config.heap + chance.below(5)
        state.cells[TURN] = chance.below(config.players)
        return state


def test_the_state_has_a_catalog_of_its_own() -> None:
    game = Nim()
    standard = game.new(2, 1)
    wide = game.new(2, 1, {"most": 5})
    assert len(game.actions) == len(standard.catalog) == 3
    assert [str(action) for action in wide.legal_actions(wide.next_seat())] == [
        f"take(count={count})" for count in range(1, 6)
    ]
    with pytest.raises(UnknownAction):
        standard.apply(standard.next_seat(), wide.catalog[4])
    assert standard.digest() != game.new(2, 1, {"most": 4}).digest()


def test_records_speak_the_catalog_of_their_game() -> None:
    register(Nim())
    try:
        table = vaka.Table.new("nim", 3, 2, {"most": 6})
        while (decision := table.state.decision()) is not None:
            table.act(decision.seats[0], table.state.legal_actions(decision.seats[0])[-1])
        record = vaka.Record.from_text(table.record.to_text())
        assert "take(count=6)" in table.record.to_text()
        assert vaka.Record.from_json(record.to_json()).replay().digest() == table.state.digest()
    finally:
        forget("nim")


@pytest.mark.parametrize("value", [0, 7, True, "3", 3.0, None])
def test_the_option_is_checked(value: object) -> None:
    with pytest.raises(WrongOption):
        Nim().new(2, 1, {"most": value})


def test_the_title_conforms() -> None:
    assert check_game(Nim(), games=5).games > 0
