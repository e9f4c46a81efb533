"""All that a decision needs is on the screen, however small it is."""

import io
import random
from collections.abc import Iterator

import pytest
from rich.console import Console

import vaka
from tests.modes import alike, once
from vaka import Table
from vaka.cli.log import Log
from vaka.cli.screen import Screen
from vaka.cli.seating import Seating
from vaka.core.action import Action
from vaka.drawing import draw
from vaka.faces import face_of
from vaka.locale import LANGUAGES, Words

pytestmark = once

FACE = face_of("rapanui")
# German has the longest words; all are tried by `script/test --long`.
EACH_LANGUAGE = pytest.mark.parametrize("language", alike(LANGUAGES, "de"))


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
            board = draw(view, words, names)
            screen.turn(board, log.since_own(seat), screen.question(asked, texts))
            assert isinstance(shown.file, io.StringIO)
            yield decision.kind, shown.file.getvalue()
        table.act(seat, chance.choice(actions))


@EACH_LANGUAGE
@pytest.mark.parametrize(("players", "height"), [(2, 30), (3, 24), (4, 24)])
def test_nothing_scrolls_away(language: str, players: int, height: int) -> None:
    kinds = set()
    for kind, shown in screens(language, players, 80, height):
        kinds.add(kind)
        assert shown.count("\n") < height, shown  # the prompt needs the last line
        assert "…" not in shown
    assert {"buy", "play", "draw", "sacrifice", "hide"} <= kinds


@EACH_LANGUAGE
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


def asked(choices: list[str], actions: list[Action], width: int, height: int) -> list[str]:
    """The lines of a question in a terminal."""
    console = Console(
        file=io.StringIO(), width=width, height=height, force_terminal=True, color_system=None
    )
    console.print(Screen(console, Words("en")).question("Well?", choices, actions))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()[1:]]


def test_many_choices_stand_in_several_columns() -> None:
    lines = asked([f"choice {number}" for number in range(1, 31)], [], 80, 40)
    assert len(lines) == 8
    assert lines[0] == " 1  choice 1   9  choice 9   17  choice 17  25  choice 25"
    assert lines[-1] == " 8  choice 8  16  choice 16  24  choice 24"
    hundred = asked([f"choice {number}" for number in range(1, 121)], [], 60, 40)
    assert hundred[0].startswith("  1  choice 1 ")
    assert hundred[-1].rstrip().endswith("120  choice 120")


def test_too_many_choices_share_a_line() -> None:
    game = vaka.load("giants")
    actions = [action for action in game.actions if action.name in ("pass", "on", "bid")]
    choices = [f"Words for {action}" for action in actions]
    lines = asked(choices, actions, 100, 40)
    assert lines[0].split() == ["1", *choices[0].split()]
    assert lines[1].startswith("  2-197  bid  markers 0-6 · workers 0-6 · sorcerer 0-1 · chief 0-1")
    assert lines[2].strip() == f"6 6 1 1 = {choices[196]}"
    assert lines[3].startswith("198-253  on  a1 a2 a3 b1")
    assert len(lines) == 5


def test_few_choices_are_always_written_out() -> None:
    game = vaka.load("giants")
    actions = list(game.actions)[:9]
    choices = [f"Words for {action}" for action in actions]
    for height in (24, 40):
        assert all(choice in " ".join(asked(choices, actions, 100, height)) for choice in choices)


def test_the_end_of_a_long_log_is_shown() -> None:
    console = Console(file=io.StringIO(), width=60, height=20, force_terminal=True)
    log = [(ply, f"Line {ply} " + "and more " * (ply % 9)) for ply in range(1, 60)]
    Screen(console, Words("en")).turn("Board", log, "Question")
    assert isinstance(console.file, io.StringIO)
    shown = console.file.getvalue()
    assert shown.count("\n") <= 19
    assert "Line 59" in shown
    left_out = int(shown.partition("(")[2].split()[0])
    assert f"Line {left_out + 1} " in shown
    assert f"Line {left_out} " not in shown
