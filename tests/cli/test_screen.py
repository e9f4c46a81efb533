"""All that a decision needs is on the screen, however small it is."""

import io
import random
from collections.abc import Iterator

import pytest
from rich.console import Console

from vaka import Table
from vaka.cli.log import Log
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.cli.titles import face_of
from vaka.locale import LANGUAGES, Words

FACE = face_of("rapanui")


def screens(language: str, players: int, width: int, height: int) -> Iterator[tuple[str, str]]:
    """What random games show at each decision, and the kind of the decision."""
    words = Words(language, strict=True)
    names = Seating.hotseat(players).names(words)
    for seed in range(4):
        yield from one_game(Table.new("rapanui", players, seed), words, names, width, height)


def one_game(
    table: Table, words: Words, names: list[str], width: int, height: int
) -> Iterator[tuple[str, str]]:
    log = Log(table, FACE, words, names)
    chance = random.Random(table.record.seed)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        actions = table.state.legal_actions(seat)
        if chance.random() < 0.1 or decision.kind not in ("buy", "play", "draw"):
            view = table.view(seat)
            shown = Console(
                file=io.StringIO(), width=width, height=height, force_terminal=True, no_color=True
            )
            screen = Screen(shown, words)
            asked = f"{names[seat]} · {words(f'rapanui-decision-{decision.kind}')}"
            texts = [FACE.action_text(action, view, words) for action in actions]
            board = FACE.draw(view, words, names)
            screen.turn(board, log.since_own(seat), screen.question(asked, texts))
            assert isinstance(shown.file, io.StringIO)
            yield decision.kind, shown.file.getvalue()
        table.act(seat, chance.choice(actions))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("height", [24, 30])
def test_nothing_scrolls_away(language: str, players: int, height: int) -> None:
    kinds = set()
    for kind, shown in screens(language, players, 80, height):
        kinds.add(kind)
        assert shown.count("\n") < height, shown  # the prompt needs the last line
        assert "…" not in shown
    assert {"buy", "play", "draw", "sacrifice", "hide"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("height", [24, 40])
def test_nothing_is_cut_on_a_narrow_screen(language: str, height: int) -> None:
    for _, shown in screens(language, 4, 60, height):
        assert "…" not in shown


def test_a_high_screen_is_roomy() -> None:
    for height in (30, 36):
        for _, shown in screens("en", 4, 80, height):
            assert "woodcutter" in shown
            assert "Sacrifice stone" in shown
            assert "Offering piles" in shown


def test_long_choices_hang() -> None:
    console = Console(file=io.StringIO(), width=30)
    question = Screen(console, Words("en")).question("Well?", ["yes, " * 10, "no"])
    console.print(question)
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert lines[1].startswith(" 1  yes,")
    assert lines[2].startswith("    yes,")
