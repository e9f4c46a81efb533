"""The report of the benchmark, from figures that were made up."""

import importlib.util
import json
import subprocess
import sys
from typing import Any

import pytest

from tests.cli.conftest import Runner
from tests.modes import once
from vaka.cli import bench, bench_search, bench_vector
from vaka.cli.bench import Round

pytestmark = once

ALONE = {
    "loop": 10.0,
    "playout": 50.0,
    "clone": 2.0,
    "redeal": 6.0,
    "widest": 1.0,
    "pure-loop": 3.0,
}
PEERS = {"hearts": 5.0, "catanatron": 0.1, "hearts-clone": 4.0, "pure-hearts": 6.0}


def made_up(monkeypatch: pytest.MonkeyPatch, figures: Round) -> None:
    monkeypatch.setattr(bench, "measure", lambda *_: figures)
    monkeypatch.setattr(bench, "load_peers", lambda: None)


def test_every_figure_is_shown_without_peers(
    inside: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    made_up(monkeypatch, ALONE)
    done = inside("bench", "--rounds", "1")
    assert done.code == 0
    names = (
        "Python loop",
        "vaka.playout",
        "clone()",
        "redeal()",
        "legal_actions() at its widest",
        "pure Python loop",
    )
    rows = [line.split("│")[1:-1] for line in done.out.splitlines() if line.startswith("│")]
    assert [row[0].strip() for row in rows] == list(names)
    assert all(row[1].strip() for row in rows)
    assert [bool(row[2].strip()) for row in rows] == [False, False, False, True, True, False]
    assert [row[3].strip() for row in rows] == ["", "", "", "✓ ≤ 5", "", ""]


def test_every_ratio_is_shown_with_peers(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    made_up(monkeypatch, {**ALONE, **PEERS})
    done = inside("bench", "--peers", "--rounds", "1")
    for ratio in (
        "2.00 × hearts",
        "100.00 × catanatron",
        "10.00 × hearts",
        "0.50 × clone of hearts",
    ):
        assert ratio in done.out


def test_a_title_for_fewer_players(monkeypatch: pytest.MonkeyPatch) -> None:
    assert bench.players_of("rapanui") == 4
    monkeypatch.setattr(bench, "SEATS", 3)
    assert bench.players_of("rapanui") == 3
    assert len(bench.middle_of("rapanui").view(0)["seats"]) == 3
    monkeypatch.setattr(bench, "SEATS", 1)
    assert bench.players_of("rapanui") == 2


def test_the_widest_decision_of_giants_is_a_placement_or_a_bid() -> None:
    widest = bench.widest_of("giants")
    decision = widest.decision()
    assert decision is not None
    assert decision.kind in ("where", "bid")
    assert len(widest.legal_actions(decision.seats[0])) >= 56


def test_how_to_install_the_peers(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "catanatron", None)
    done = inside("bench", "--peers")
    assert done.code == 2
    assert f"{sys.executable} -m pip install open_spiel catanatron" in done.err


def test_peers_that_come_down_are_asked_about_another_game(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, list[str]]] = []

    def run(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        seed, *figures = command[3:]
        asked.append((seed, figures))
        reached = figures[: len(asked)]  # the first process comes down after its first figure
        told = "".join(json.dumps([figure, 5.0]) + "\n" for figure in reached)
        return subprocess.CompletedProcess(command, 0, told.encode())

    monkeypatch.setattr(subprocess, "run", run)
    assert bench_search.measure_peers(3) == {"hearts-search": 5.0, "gin-search": 5.0}
    (first, both), (second, missing) = asked
    assert (first, both) == ("3", ["hearts-search", "gin-search"])
    assert (second != "3", missing) == (True, ["gin-search"])


def test_a_peer_that_is_missing_in_a_round(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    ours = {"search": 30.0, "one-job": 5.0, "two-jobs": 9.5}
    rounds = iter([{**ours, "hearts-search": 10.0, "gin-search": 2.0}, {**ours, "gin-search": 3.0}])
    monkeypatch.setattr(bench_search, "measure", lambda *_: next(rounds))
    monkeypatch.setattr(bench_search, "load_peers", lambda: None)
    done = inside("bench", "giants", "--search", "--peers", "--rounds", "2")
    assert done.code == 1
    assert "12.50 × search on gin rummy" in done.out
    assert "1.90 × arena, 1 job" in done.out
    assert "hearts" not in done.out.partition("The peers are")[0]
    told = " ".join(done.out.split())
    assert "Could not be measured in every round" in told
    assert "compare with: search on hearts." in told


def test_peers_that_nobody_asked_for_are_not_missed(
    inside: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = {"search": 30.0, "one-job": 5.0, "two-jobs": 9.5}
    monkeypatch.setattr(bench_search, "measure", lambda *_: ours)
    done = inside("bench", "giants", "--search", "--rounds", "1", "--lang", "de")
    assert done.code == 0
    assert "1,90 × Arena" in done.out
    assert "✓ ≥ 1,8" in done.out


def test_vector_play_beside_its_peers(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    """The peers' process is a stand-in, which says what they have reached."""
    told = json.dumps({"connect-four": 1, "pgx": 1e12})
    made = f"import sys\nfor _ in sys.stdin: print('{told}', flush=True)"
    start = subprocess.Popen

    def peers(_: list[str], **named: Any) -> subprocess.Popen[str]:
        return start([sys.executable, "-c", made], **named)

    monkeypatch.setattr(bench_vector, "SECONDS", 0.02)
    monkeypatch.setattr(subprocess, "Popen", peers)
    done = inside("bench", "--vector", "--peers", "--rounds", "2")
    assert done.code == 0  # more than 20 times as many steps
    assert "✓ ≥ 20" in done.out
    assert done.out.count("× connect four") == 2  # as bytes, and scaled
    assert "0.00 × pgx" in done.out
    assert "259 numbers" in " ".join(done.out.split())


def test_how_to_install_the_peers_of_vector_play(inside: Runner) -> None:
    if importlib.util.find_spec("pgx") is not None:
        pytest.skip("they are installed")
    done = inside("bench", "--vector", "--peers")
    assert done.code == 2
    assert "pettingzoo[classic]" in done.err
