"""The bot of examples/learner: it plays by what its seat knows; and how it was trained."""

import importlib
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import vaka
from tests.bots.test_secrets import check_game, check_positions, positions
from tests.modes import once
from vaka.arena import Tournament, tournament
from vaka.bots import Guarded, plugins
from vaka.games.rapanui.cards import KIND_NAMES
from vaka.games.rapanui.effects import majority
from vaka.games.rapanui.layout import HIDDEN_COUNT
from vaka.games.rapanui.state import RapaNuiState

np = pytest.importorskip("numpy")
pytestmark = once

EXAMPLE = Path(__file__).parents[2] / "examples/learner"
MOST_BYTES = 300_000  # of the weights that lie in the repository


@pytest.fixture(autouse=True)
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As `pip install examples/learner` would have it."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    ((name, target),) = project["entry-points"][plugins.GROUP].items()
    about = tmp_path / "vaka_learned-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: vaka-learned\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[{plugins.GROUP}]\n{name} = {target}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.syspath_prepend(str(EXAMPLE))
    plugins._titles.cache_clear()


def module(name: str) -> Any:
    return importlib.import_module(name)


def test_it_plays_in_the_arena() -> None:
    results = tournament(Tournament("rapanui", ("learned", "random"), games=2, seed=3, options={}))
    assert results.games == 2
    assert results.mishaps == []


def test_it_beats_greedy() -> None:
    """Far fewer games than docs/learning.md tells of: weights that fit no longer lose them all."""
    value = module("vaka_learned.value")
    shipped = value.Value.load(value.WEIGHTS)
    wins = module("training.trial").trial(shipped, 4, 40, 5)
    assert wins.share > 0.25


def test_it_was_made_for_these_features() -> None:
    value = module("vaka_learned.value")
    assert value.Value.load(value.WEIGHTS).names == module("vaka_learned.sight").names(4)


def test_the_weights_are_small() -> None:
    assert module("vaka_learned.value").WEIGHTS.stat().st_size < MOST_BYTES


def test_secrets_make_no_difference() -> None:
    sit = partial(Guarded, "learned", module("vaka_learned").Learned, 6)
    check_positions("rapanui", sit)
    check_game("rapanui", sit)


def test_what_it_works_out_is_right() -> None:
    """Scores and worths of rows are those of the end, where nobody has laid a card face down."""
    sight = module("vaka_learned.sight")
    names = sight.names(3)
    compared = 0
    for seed in range(12):
        for state, _ in positions("rapanui", seed):
            last = state
        if last.cells[HIDDEN_COUNT]:
            continue
        reader = sight.Sight(last, names)
        for seat in range(3):
            reader.add(last, seat)
        for seat, row in enumerate(reader.rows()):
            told = dict(zip(names, row.tolist(), strict=True))
            scores = last.outcome().scores
            around = [told["own.score"], told["next.score"], told["next2.score"]]
            assert around == [scores[(seat + after) % 3] for after in range(3)]
            compared += 1
    assert compared


def test_majorities_are_those_of_the_engine() -> None:
    sight = module("vaka_learned.sight")
    names = sight.names(3)
    wanted: list[list[int | None]] = []
    for state, seat in positions("rapanui", 4):
        if not wanted:
            reader = sight.Sight(state, names)
        reader.add(state, seat)
        assert isinstance(state, RapaNuiState)
        best: list[int] = [majority(state, kind) for kind in range(len(KIND_NAMES))]
        wanted.append([(who - seat) % 3 if who >= 0 else None for who in best])
    assert any(who is not None for afterwards in wanted for who in afterwards)
    for row, afterwards in zip(reader.rows(), wanted, strict=True):
        told = dict(zip(names, row.tolist(), strict=True))
        for after, who in enumerate(("own", "next", "next2")):
            flags = [told[f"{who}.majority.{kind}"] for kind in KIND_NAMES]
            assert flags == [int(each == after) for each in afterwards]


def test_a_smaller_table_has_the_same_row() -> None:
    """A network of four reads a table of two: who is not there counts as 0."""
    sight = module("vaka_learned.sight")
    state = vaka.load("rapanui").new(2, 3)
    seat = state.next_seat()
    rows = []
    for players in (2, 4):
        reader = sight.Sight(state, sight.names(players))
        reader.add(state, seat)
        rows.append(dict(zip(sight.names(players), reader.rows()[0].tolist(), strict=True)))
    small, large = rows
    assert small["own.wood"] > 0
    assert large == {name: small.get(name, 0) for name in large}


def test_worth_is_traced_back_from_the_end() -> None:
    games = module("training.selfplay")
    one = np.array([0])
    row, seen = np.zeros((1, 3), np.uint8), np.array([[0.5, 1.0]], np.float32)
    steps = [games.Step(one, np.array([seat]), row, seen) for seat in (0, 1, 0)]
    ends = np.array([[[1.0, 2.0], [0.0, -2.0]]], np.float32)
    assert games.lessons(steps, ends, 1.0).worth.tolist() == [[1, 2], [0, -2], [1, 2]]
    assert games.lessons(steps, ends, 0.5).worth.tolist() == [[0.75, 1.5], [0, -2], [1, 2]]


def test_self_play_teaches_every_choice() -> None:
    value = module("vaka_learned.value")
    shipped = value.Value.load(value.WEIGHTS)
    learnt = module("training.selfplay").selfplay(shipped, 3, 2, 1, 0.0, 1.0)
    assert learnt.rows.shape == (len(learnt.worth), len(shipped.names))
    assert set(np.unique(learnt.worth[:, 0])) <= {0, 1 / 3, 0.5, 1}


# The training itself needs PyTorch ----------------------------------------------------------------


def test_a_short_training(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    short = "--minutes 1 --rounds 2 --games 3 --players 2,4 --trial 4 --widths 16 --processes 1"
    module("train").main([*short.split(), "--out", str(tmp_path / "out")])
    trained = module("vaka_learned.value").Value.load(tmp_path / "out/weights.npz")
    assert module("training.trial").trial(trained, 3, 3, 1, "random").played == 3
    assert (tmp_path / "out/curve.svg").read_text().startswith("<svg")
