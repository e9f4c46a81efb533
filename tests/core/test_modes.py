"""Compiled and pure are one and the same game."""

import os
import subprocess
import sys
from hashlib import blake2b

import pytest

import vaka
from tests.modes import BUILT, once
from vaka._pure import is_compiled
from vaka.core.chance import Chance, fold

# Titles, how many games of each, and with how many players.
GAMES = (("rapanui", 500, (2, 3, 4)), ("giants", 50, (3, 4, 5)), ("raiatea", 40, (3, 4, 5)))


def combined_digest(title: str, games: int, players: int) -> str:
    """One digest for every position of many random games."""
    game = vaka.load(title)
    whole = blake2b(digest_size=16)
    for seed in range(games):
        state = game.new(players, seed)
        chance = Chance(fold(seed))
        ply = 0
        while (decision := state.decision()) is not None:
            seat = decision.seats[0]
            actions = state.legal_actions(seat)
            state.apply(seat, actions[chance.below(len(actions))])
            ply += 1
            if ply % 16 == 0:
                whole.update(state.digest().encode())
                whole.update(state.redeal(ply % players, seed).digest().encode())
        whole.update(f"{state.digest()} {state.outcome().data()} {ply}\n".encode())
        whole.update(f"{vaka.playout(game.new(players, seed), seed).decisions}\n".encode())
    return whole.hexdigest()


def all_digests() -> list[str]:
    return [
        combined_digest(title, games, players)
        for title, games, counts in GAMES
        for players in counts
    ]


@once
def test_compiled_and_pure_give_equal_digests() -> None:
    if not BUILT:
        pytest.skip("no compiled build is installed: there is only one mode")
    environment = dict(os.environ, VAKA_PURE="1" if is_compiled() else "0")
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    with subprocess.Popen(
        [sys.executable, __file__], env=environment, stdout=subprocess.PIPE, text=True
    ) as other:
        mine = all_digests()
        assert other.stdout is not None
        lines = other.stdout.read().split()
    assert other.returncode == 0
    assert lines == [str(not is_compiled()), *mine]


if __name__ == "__main__":
    print(is_compiled(), *all_digests())
