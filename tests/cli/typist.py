"""A whole game at the terminal, typed by somebody who knows the short forms."""

import io
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from vaka import Table
from vaka.cli import lines, saves
from vaka.cli.answers import shortest
from vaka.cli.play import Evening
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.core.action import Action
from vaka.locale import Words


class Typist:
    """Somebody who types a random action, a good one if there is one, in its shortest form."""

    def __init__(self, table: Table, seed: int, is_good: Callable[[Action], bool]) -> None:
        self.table = table
        self.chance = random.Random(seed)
        self.is_good = is_good
        self.wanted: list[tuple[int, Action]] = []
        self.kinds: set[str] = set()

    def read(self, _prompt: str) -> str:
        decision = self.table.state.decision()
        assert decision is not None
        self.kinds.add(decision.kind)
        actions = self.table.state.legal_actions(0)
        good = [each for each in actions if self.is_good(each)]
        action = self.chance.choice(good or actions)
        self.wanted.append((self.table.ply, action))
        return shortest(action, actions)


def typed_game(
    title: str,
    players: int,
    words: Words,
    size: tuple[int, int],
    is_good: Callable[[Action], bool],
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> tuple[str, set[str]]:
    """Play to the end against random bots: all that was shown, and the kinds of questions."""
    monkeypatch.setattr(saves, "write", lambda *_: None)  # every time it replays the whole game
    monkeypatch.setattr(saves, "finish", lambda file: file)
    file = io.StringIO()
    width, height = size
    console = Console(file=file, width=width, height=height, force_terminal=True, color_system=None)
    table = Table.new(title, players, players)
    typist = Typist(table, players, is_good)
    monkeypatch.setattr(lines, "read", typist.read)
    seating = Seating.alone(players, 0, "random")
    evening = Evening(table, seating, folder / "game.json", words, Screen(console, words))
    assert evening.run() == 0
    assert table.state.decision() is None
    for ply, action in typist.wanted:
        assert table.record.actions[ply] == (0, action.index)
    return file.getvalue(), typist.kinds
