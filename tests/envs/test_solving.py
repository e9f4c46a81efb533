"""The example for solvers, on a shorter endgame."""

import importlib.util
from types import ModuleType

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability

from tests.envs.tiny import BOX, FOLDER
from tests.modes import once

pytestmark = once


def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("solve", FOLDER / "solve.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_learns_not_to_be_exploited() -> None:
    solve = example()
    shorter = solve.endgame(solve.OPENING + " 8 21")
    found = list(solve.solve(shorter, 16))
    assert [iteration for iteration, _, _ in found] == [1, 2, 4, 8, 16]
    left = [exploitable for _, exploitable, _ in found]
    assert left == sorted(left, reverse=True)
    assert left[0] > 0.1
    assert left[-1] < 0.01
    assert all(sum(value) == pytest.approx(1) for _, _, value in found)


def test_the_solvers_in_python_agree() -> None:
    """Without a tree in memory, and with OpenSpiel's own best response."""
    solve = example()
    given = {
        "players": 2,
        "box": BOX,
        "chance": "deck",
        "seed": solve.SEED,
        "opening": solve.OPENING + " 5 23",
    }
    game = pyspiel.load_game("python_vaka_rapanui", given)
    solver = cfr.CFRSolver(game)
    left = []
    for _ in range(3):
        solver.evaluate_and_update_policy()
        left.append(exploitability.exploitability(game, solver.average_policy()))
    assert left[-1] < left[0]
    tree = pyspiel.convert_to_cached_tree(game)
    direct = pyspiel.CFRSolver(tree)
    for _ in range(3):
        direct.evaluate_and_update_policy()
    assert pyspiel.exploitability(tree, direct.average_policy()) == pytest.approx(left[-1])
