"""The bot of examples/learner: it plays by what its seat knows; and how it was trained."""

import importlib
import tomllib
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.bots.test_secrets import check_game, check_positions
from tests.modes import once
from vaka.arena import Tournament, tournament
from vaka.bots import Guarded, plugins

pytest.importorskip("numpy")
pytestmark = once

EXAMPLE = Path(__file__).parents[2] / "examples/learner"
MOST_BYTES = 500_000  # of the weights that lie in the repository


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


def test_it_beats_random() -> None:
    value = module("vaka_learned.value")
    shipped = value.Value.load(value.WEIGHTS)
    wins = module("training.trial").trial(shipped, 4, 16, 5, "random")
    assert wins.share > 0.7


def test_the_weights_are_small() -> None:
    assert module("vaka_learned.value").WEIGHTS.stat().st_size < MOST_BYTES


def test_secrets_make_no_difference() -> None:
    sit = partial(Guarded, "learned", module("vaka_learned").Learned, 6)
    check_positions("rapanui", sit)
    check_game("rapanui", sit)


# The training itself needs PyTorch ----------------------------------------------------------------


def test_worth_is_traced_back_from_the_end() -> None:
    pytest.importorskip("torch")
    games = module("training.games")
    network = module("training.network").Network(8)
    tables = games.greedy([2, 3], 2, 1)
    (end,) = {len(table.state.outcome().winners) for table in tables}
    assert end == 1
    ends = [worth for table in tables for worth in table.end()]
    counts = [len(seen) for table in tables for seen in table.seen]
    plain = games.lessons(network, tables, 1.0)
    assert len(plain) == sum(counts)
    traced = games.lessons(network, tables, 0.5)
    told = network.told(plain.rows)
    at = 0
    for count, last in zip(counts, ends, strict=True):
        assert (plain.worth[at : at + count] == last).all()
        assert (traced.worth[at + count - 1] == last).all()
        before = (told[at + count - 1] + last) / 2
        assert traced.worth[at + count - 2] == pytest.approx(before, abs=1e-6)
        at += count


def test_a_short_training(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    short = "--minutes 1 --rounds 1 --greedy 2 --games 3 --players 2,4 --trial 4 --width 16"
    module("train").main([*short.split(), "--threads", "1", "--out", str(tmp_path / "out")])
    trained = module("vaka_learned.value").Value.load(tmp_path / "out/weights.npz")
    assert module("training.trial").trial(trained, 3, 3, 1, "random").played == 3
    assert (tmp_path / "out/curve.svg").read_text().startswith("<svg")
