"""Solve the last turns of a tiny Rapa Nui with counterfactual regret minimisation (CFR).

    python examples/openspiel/solve.py --iterations 300

The box (tiny-box.toml) has eleven cards. After the opening below everything is known but how the
rest of the deck lies, and what a player will lay face down on the stone; the solver reckons with
all of it. It prints by how much the best answer to its strategy would beat it: that falls to 0.
"""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pyspiel

import vaka.envs.openspiel  # noqa: F401 - registers the games

BOX = Path(__file__).with_name("tiny-box.toml")
SEED = 110
OPENING = "2 11 21 0 5 22 8 23 2 14 24"  # the numbers of the actions in the catalog


def endgame(opening: str = OPENING) -> Any:
    """The game after an opening, as a tree in memory: then OpenSpiel need not ask Python again."""
    given = {
        "players": 2,
        "box": BOX.read_text(encoding="utf-8"),
        "chance": "deck",
        "seed": SEED,
        "opening": opening,
    }
    return pyspiel.convert_to_cached_tree(pyspiel.load_game("python_vaka_rapanui", given))


def solve(game: Any, iterations: int) -> Iterator[tuple[int, float, list[float]]]:
    """After 1, 2, 4, 8, ... iterations: how exploitable the average strategy is, and its value."""
    solver = pyspiel.CFRPlusSolver(game)
    for iteration in range(1, iterations + 1):
        solver.evaluate_and_update_policy()
        if iteration & (iteration - 1) == 0 or iteration == iterations:
            policy = solver.average_policy()
            value = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)
            yield iteration, pyspiel.exploitability(game, policy), list(value)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--iterations", type=int, default=100)
    print("iterations  exploitability  value for each player")
    for iteration, exploitability, value in solve(endgame(), asked.parse_args().iterations):
        values = "  ".join(f"{each:.4f}" for each in value)
        print(f"{iteration:10}  {exploitability:14.6f}  {values}", flush=True)


if __name__ == "__main__":
    main()
