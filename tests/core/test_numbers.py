"""Arguments of other types: the same errors compiled and pure, and NumPy's integers."""

from collections.abc import Callable
from typing import Any

import pytest

import vaka
from vaka import bots

GAME = vaka.load("rapanui")
NO_TEXT: Any = 5
NO_RECORD: Any = "record"
NO_STATE: Any = 7.5
NO_GAME: Any = "rapanui"

WRONG_TYPES: list[tuple[Callable[[], object], str]] = [
    (lambda: GAME.actions.parse(NO_TEXT), "str object expected; got int"),
    (lambda: GAME.actions.find(NO_TEXT), "str object expected; got int"),
    (lambda: vaka.Record(NO_TEXT, 3, 1), "str object expected; got int"),
    (lambda: vaka.Record.from_json(NO_TEXT), "str object expected; got int"),
    (lambda: vaka.Record.from_text(NO_TEXT), "str object expected; got int"),
    (lambda: vaka.Table(NO_RECORD), "vaka.core.record.Record object expected; got str"),
    (lambda: vaka.playout(NO_STATE, 1), "vaka.core.state.State object expected; got float"),
    (lambda: vaka.register(NO_GAME), "vaka.core.game.Game object expected; got str"),
    (
        lambda: vaka.Table.new("rapanui", 3, 1).events(0, since=NO_GAME),
        "'str' object cannot be interpreted as an integer",
    ),
]


@pytest.mark.parametrize(("call", "told"), WRONG_TYPES)
def test_other_types_are_refused_alike(call: Callable[[], object], told: str) -> None:
    with pytest.raises(TypeError) as caught:
        call()
    assert str(caught.value) == told


def test_integers_of_numpy_at_a_table_and_for_bots() -> None:
    numpy = pytest.importorskip("numpy")
    for kind in (numpy.int8, numpy.int64, numpy.uint32):
        table = vaka.Table.new("rapanui", kind(2), kind(1))
        table.act(kind(1), kind(table.state.legal_actions(kind(1))[0].index))
        assert [ply for ply, _ in table.events(kind(0), since=kind(0))] == [1]
        assert table.events(None, since=kind(1)) == []
        observation = bots.Observation(table.state, kind(1))
        assert type(observation.seat) is int
        for name in ("random", "easy", "greedy"):
            chosen = bots.make(name, kind(3), "rapanui").choose(observation)
            assert chosen == bots.make(name, 3, "rapanui").choose(observation)
        with bots.seat("random", kind(3), "rapanui") as guarded:
            assert guarded.choose(observation) in observation.actions
            assert guarded.mishaps == []


@pytest.mark.parametrize("seed", [-1, "1", 1.0, True, None])
def test_other_seeds_of_bots_are_refused(seed: Any) -> None:
    with pytest.raises(vaka.WrongSeed):
        bots.make("greedy", seed, "rapanui")
