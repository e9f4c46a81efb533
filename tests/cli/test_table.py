"""The table that fills the terminal, by Textual's pilot: whole games, hints, replay, secrecy."""

import asyncio
import random
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import RenderableType
from textual.widgets import Input

from tests.cli.tabling import EN, LARGE, SMALL, Player, local, run, sitting_at
from tests.cli.terminal import Terminal
from tests.modes import once
from vaka import Record, Table
from vaka.cli import saves
from vaka.cli.asked import Asked
from vaka.cli.seating import Seating
from vaka.cli.sitting import Sitting
from vaka.cli.table.app import ReplayApp
from vaka.cli.table.choices import Choices
from vaka.cli.table.drawing import Drawing
from vaka.cli.table.local import Local
from vaka.cli.table.past import LocalPast, eyes_of
from vaka.cli.table.replay import Replay
from vaka.cli.table.told import HandOver, Told, Waited
from vaka.locale import LANGUAGES, Words

pytestmark = once

TITLES = ("giants", "raiatea", "rapanui")


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_HOME", str(tmp_path / "home"))


@pytest.mark.parametrize("title", [pytest.param(title, marks=pytest.mark.long) for title in TITLES])
def test_a_whole_game_by_keys_and_mouse(title: str, tmp_path: Path) -> None:
    run(played(local(title, tmp_path), 10))


@pytest.mark.parametrize("title", TITLES)
def test_the_end_of_a_game_by_keys_and_mouse(title: str, tmp_path: Path) -> None:
    """The same from shortly before the end: the beginnings are in all other tests."""
    table = Table.new(title, 3, 4)
    chance = random.Random(2)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        table.act(seat, chance.choice(table.state.legal_actions(seat)))
    late = Table(table.record.branch(len(table.record) - 30))
    seating = Seating.alone(3, 0, "random")
    run(played(Local(Sitting(late, seating, tmp_path / "game.json", EN)), 2))


async def played(source: Local, least: int) -> None:
    """Play to the end, each answer in another way."""
    table = source.sitting.table
    chance = random.Random(1)
    meant: list[tuple[int, int]] = []
    async with sitting_at(source) as player:
        for turn in range(1000):
            await player.turn()
            scene = player.app.shown
            assert scene is not None
            if scene.over:
                break
            actions = player.asked.actions
            action = chance.choice(actions) if turn % 4 == 2 else actions[0]
            meant.append((table.ply, action.index))
            if turn in (1, 3):
                await player.pilot.resize_terminal(*(LARGE if turn == 1 else SMALL))
            await player.choose(action, turn % 4)
        assert table.state.decision() is None
        await player.until(lambda: "The game is over." in player.text())
        assert "Total" in player.drawn("#board")
    assert all(table.record.actions[ply] == (0, index) for ply, index in meant)
    assert len(meant) >= least


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("title", TITLES)
def test_there_is_room_to_play(title: str, size: tuple[int, int], tmp_path: Path) -> None:
    async def look() -> None:
        async with sitting_at(local(title, tmp_path), size) as player:
            board = player.app.query_one("#board")
            choices = player.app.query_one(Choices)
            await player.until(lambda: board.size.height >= 8)
            await player.until(lambda: choices.size.height >= min(3, choices.option_count))
            await player.until(lambda: choices.region.bottom <= size[1] - 1)
            await player.until(lambda: player.app.query_one("#log").display == (size == LARGE))
            await player.until(lambda: "Leave" in player.text())

    run(look())


def test_undo_and_what_cannot_be_undone(tmp_path: Path) -> None:
    async def play() -> None:
        source = local("rapanui", tmp_path)
        async with sitting_at(source) as player:
            before = source.sitting.table.ply
            await player.press("u")  # nothing of one's own
            await player.choose(player.asked.actions[1], 3)
            assert source.sitting.table.ply > before
            await player.turn()
            if source.sitting.table.can_undo(0):
                await player.press("u")
                await player.until(lambda: source.sitting.table.ply == before)
                await player.sees("Taken back")
            assert len(Record.load(source.sitting.file)) == source.sitting.table.ply

    run(play())


def test_a_hint_comes_while_the_screen_lives(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def never(_asked: Asked) -> tuple[RenderableType, int | None]:
        await asyncio.Event().wait()
        raise AssertionError

    async def play() -> None:
        source = local("giants", tmp_path, looks=3000)
        async with sitting_at(source) as player:
            given = source.hint
            monkeypatch.setattr(source, "hint", never)  # however fast this machine is
            await player.press("h")
            await player.until(lambda: isinstance(player.app.screen, Waited))
            await player.sees("Looking ahead")
            await player.press("escape")  # nobody waits any more
            await player.until(lambda: not isinstance(player.app.screen, Waited))
            monkeypatch.setattr(source, "hint", given)
            await player.press("h")
            await player.until(lambda: "The best answers" in player.text())
            best = int(player.drawn("#text").splitlines()[1].split()[0])
            await player.press("escape")
            await player.until(lambda: player.app.query_one(Choices).highlighted == best - 1)

    run(play())


def test_a_search_thinks_beside_the_screen(tmp_path: Path) -> None:
    async def play() -> None:
        source = local("rapanui", tmp_path, Seating(2, {1: "hard"}), seed=1)
        async with sitting_at(source) as player:
            for _ in range(3):
                await player.choose(player.asked.actions[0], 3)
                await player.turn()
            assert {seat for seat, _ in source.sitting.table.record.actions} == {0, 1}
            assert source.sitting.mishaps == []

    run(play())


def test_typing_narrows_the_answers(tmp_path: Path) -> None:
    async def play() -> None:
        source = local("giants", tmp_path)
        async with sitting_at(source) as player:
            choices = player.app.query_one(Choices)
            whole = choices.option_count
            await player.type_answer("bid 2")
            await player.until(lambda: 0 < choices.option_count < whole)
            assert all("2 markers" in each.text for each in choices.shown)
            await player.press("escape")
            await player.until(lambda: choices.option_count == whole)
            await player.until(lambda: player.app.focused is choices)
            await player.type_answer("xyz")
            await player.press("enter")
            await player.until(lambda: "means nothing here" in player.text())
            await player.press("escape")
            await player.until(lambda: player.app.focused is choices)
            await player.press("/")
            await player.until(lambda: isinstance(player.app.focused, Input))
            player.app.query_one("#typed", Input).value = "pay(a=3)"
            await player.press("enter")
            await player.until(lambda: "pay(a=3)" in player.text())
            assert source.sitting.table.ply <= 2

    run(play())


def test_rules_log_and_replay(tmp_path: Path) -> None:
    async def play() -> None:
        source = local("raiatea", tmp_path)
        async with sitting_at(source) as player:
            for _ in range(3):
                await player.choose(player.asked.actions[0], 3)
                await player.turn()
            await player.press("question_mark")
            await player.opens(Told)
            rule = source.sitting.table.view(0)["decision"]["rules"][0]
            await player.until(lambda: rule in player.drawn("#text"))
            await player.press(*"Oro", "enter")
            await player.until(lambda: "Oro" in player.drawn("#text"))
            await player.press("escape")
            await player.closes(Told)
            await player.press("l")
            await player.opens(Told)
            await player.until(lambda: "goes first" in player.drawn("#text"))
            await player.press("escape")
            await player.closes(Told)
            await player.press("r")
            await player.until(lambda: isinstance(player.app.screen, Replay))
            last = source.sitting.table.ply
            await player.until(lambda: f"After {last} of {last}" in player.text())
            await player.sees("seen by Player 0")
            await player.press("left", "left")
            await player.until(lambda: f"After {last - 2} of {last}" in player.text())
            await player.press("e")  # there are no other eyes while the game runs
            await player.sees("seen by Player 0")
            await player.press("home")
            await player.until(lambda: f"After 0 of {last}" in player.text())
            await player.sees("seen by Player 0")
            await player.press("escape")
            await player.until(lambda: not isinstance(player.app.screen, Replay))

    run(play())


def test_quit_and_resume(tmp_path: Path) -> None:
    async def play() -> None:
        source = local("rapanui", tmp_path)
        async with sitting_at(source) as player:
            await player.choose(player.asked.actions[0], 3)
            await player.turn()
            await player.press("q")
            await player.until(lambda: player.app.return_value is not None)
        said = player.app.return_value
        assert said is not None
        assert str(source.sitting.file) in said[0]
        record = saves.read(source.sitting.file)
        assert record.actions == source.sitting.table.record.actions
        seating = saves.seating_of(source.sitting.file, 3)
        assert seating == source.sitting.seating
        again = Local(Sitting(Table(record), seating, source.sitting.file, EN))
        async with sitting_at(again) as player:
            assert player.asked.seat == 0
            assert again.sitting.table.ply == len(record)

    run(play())


def test_nothing_of_another_hand_is_on_the_screen(tmp_path: Path) -> None:
    """At a shared screen: between two people there is nothing but a name."""

    async def play() -> None:
        source = local("raiatea", tmp_path, Seating.hotseat(3))
        table = source.sitting.table
        async with sitting_at(source) as player:
            for _ in range(4):
                await player.until(lambda: isinstance(player.app.screen, HandOver))
                seat = source.sitting.next_seat()
                assert seat is not None
                said = f"Player {seat}, it is your turn."
                await player.until(lambda said=said: said in " ".join(player.text().split()))
                hidden = player.app.screen_stack[0]
                for pane in ("#board", "#log", "#recent"):
                    assert hidden.query_one(pane, Drawing).drawn.strip() == ""
                assert hidden.query_one(Choices).option_count == 0
                await player.press("enter")
                await player.until(lambda: not isinstance(player.app.screen, HandOver))
                await player.turn()
                hand = [name for name in _hands(table, seat) if name not in _open(table)]
                while source.sitting.next_seat() == seat:
                    assert player.asked.seat == seat
                    await player.choose(player.asked.actions[0], 3)
                await player.until(lambda: isinstance(player.app.screen, HandOver))
                assert not any(name in player.text() for name in hand)

    run(play())


def _hands(table: Table, seat: int) -> list[str]:
    return [str(name).capitalize() for name in table.view(seat)["seats"][seat].get("hand") or []]


def _open(table: Table) -> str:
    return str(table.view(None))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str, tmp_path: Path) -> None:
    words = Words(language, strict=True)

    async def look() -> None:
        source = local("rapanui", tmp_path, words=words)
        async with sitting_at(source, LARGE) as player:
            await player.until(lambda: words("table-key-leave") in player.text())
            await player.press("question_mark")
            await player.until(lambda: isinstance(player.app.screen, Told))
            await player.sees(words("table-close"))

    run(look())


def test_a_finished_game_is_seen_with_all_eyes() -> None:
    table = Table.new("rapanui", 2, 3)
    while (decision := table.state.decision()) is not None:
        seat = decision.seats[0]
        table.act(seat, table.state.legal_actions(seat)[0])
    record = table.record

    async def look() -> None:
        past = LocalPast(record, ["Ana", "Ben"], EN, eyes_of(record, True))
        app = ReplayApp(Replay(past, EN, 10))
        async with app.run_test(size=LARGE) as pilot:
            player = Player(app, pilot)  # type: ignore[arg-type]
            await player.until(lambda: f"After 10 of {len(record)}" in player.text())
            await player.sees("seen by all")
            await pilot.press("e")
            await player.sees("seen by Ana")
            await pilot.press("end")
            await player.until(lambda: f"After {len(record)} of" in player.text())
            await player.sees("seen by Ana")
            await pilot.press("q")

    run(look())


def test_it_opens_in_a_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    args = ("play", "rapanui", "--seed", "4", "--bots", "random")
    with Terminal(*args, environment=environment, cwd=tmp_path) as terminal:
        terminal.wait_for("\x1b[?1049h")  # the whole screen
        terminal.wait_for("mulberry")
        terminal.type("q")
        terminal.wait_for("The game is saved")
        assert terminal.end() == 0


def test_nothing_of_textual_is_loaded_for_other_commands() -> None:
    code = (
        "import sys; from vaka.cli.run import run; run(['titles']); "
        "run(['play', 'rapanui', '--plain']); "
        "assert not [name for name in sys.modules if name.startswith('textual')]"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=b"", capture_output=True, check=False, timeout=60
    )
    assert done.returncode == 0, done.stderr.decode()
