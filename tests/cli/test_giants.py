"""Giants in the terminal: whole games typed in short forms, undo, replay, rules, all languages."""

import re
from pathlib import Path

import pytest

from tests.cli.conftest import Done, Runner
from tests.cli.terminal import Terminal
from tests.cli.typist import typed_game
from tests.modes import once
from vaka import Record
from vaka.locale import LANGUAGES, Words

pytestmark = once

NEW = ("play", "giants", "--players", "3", "--seed", "5", "--bots", "random")
NOTHING = "0 0 0 0"
EN = Words("en", strict=True)


def flat(text: str) -> str:
    return " ".join(text.split())


def answers(done: Done) -> str:
    """What was said after the last prompt but one."""
    assert done.code == 0
    return flat(done.out.split("] > ")[-2])


def saved(home: Path) -> list[str]:
    """What the person at seat 0 has done."""
    (file,) = (home / "games").glob("*.json")
    record = Record.load(file)
    catalog = record.first().catalog
    return [str(catalog[action]) for seat, action in record.actions if seat == 0]


# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "players", "width", "height"),
    [
        pytest.param("en", 3, 100, 45, marks=pytest.mark.long),
        ("it", 3, 80, 24),
        pytest.param("de", 4, 100, 30, marks=pytest.mark.long),
        pytest.param("fr", 3, 120, 60, marks=pytest.mark.long),
    ],
)
def test_a_whole_game_typed(
    language: str,
    players: int,
    width: int,
    height: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    words = Words(language, strict=True)
    shown, kinds = typed_game(
        "giants",
        players,
        words,
        (width, height),
        lambda each: each.name in ("place", "take", "go", "erect", "mark"),
        tmp_path,
        monkeypatch,
    )
    assert {"bid", "place", "where", "transport", "move"} <= kinds
    assert words("cli-possible", first=1, last=3)[-20:] not in shown
    assert words("face-game-over") in shown
    assert words("giants-part-carrying") in shown
    tidy = [line for line in shown.splitlines() if str(tmp_path) not in line]
    assert max(map(len, tidy)) <= width
    assert not re.search(r"\b(cli|giants|error)-[a-z]+-", shown)


@pytest.mark.long
def test_a_whole_game_by_numbers(process: Runner, home: Path) -> None:
    done = process(*NEW, text="1\n" * 3000, COLUMNS="100")
    assert done.code == 0
    assert done.err == ""
    assert "The game is over." in done.out
    (file,) = (home / "finished").glob("*.json")
    assert Record.load(file).replay().decision() is None
    shown = process("replay", str(file), COLUMNS="100")
    assert "The position after" in shown.out
    assert "Carrying" in shown.out
    assert max(len(line) for line in shown.out.splitlines()) <= 100
    early = process("replay", str(file), "--at", "30", "--as", "1", "--lang", "de", COLUMNS="100")
    assert "Spieler 1 (du)" in early.out or "Bot 1 (du)" in early.out
    assert 'title "giants"' in process("replay", str(file), "--text").out


def test_in_a_real_terminal(environment: dict[str, str], tmp_path: Path) -> None:
    wide = {**environment, "COLUMNS": "100"}
    with Terminal(*NEW, "--plain", environment=wide, cwd=tmp_path) as terminal:
        screen = terminal.wait_for("] > ")
        assert "|c6 (V)  |" in screen
        assert "Markers 0-2" in screen or "Bid 2 markers" in screen
        terminal.type("0 0 0 0")
        terminal.wait_for("Place a figure")
        terminal.wait_for("] > ")
        terminal.type("worker")
        terminal.wait_for("On which hex")
        terminal.wait_for("] > ")
        terminal.type("village")
        terminal.wait_for("Player 0 places a worker on c6.")
        terminal.wait_for("] > ")
        terminal.type("quit")
        assert terminal.end() == 0


# What is typed ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("2 1 0 1", "bid(markers=2, workers=1, sorcerer=0, chief=1)"),
        ("1m chief", "bid(markers=1, workers=0, sorcerer=0, chief=1)"),
        ("bid 0 0 1 0", "bid(markers=0, workers=0, sorcerer=1, chief=0)"),
        ("bid(markers=1, workers=1, sorcerer=1, chief=1)", None),
        ("1", "bid(markers=0, workers=0, sorcerer=0, chief=0)"),
    ],
)
def test_bids(typed: str, action: str | None, inside: Runner, home: Path) -> None:
    inside(*NEW, text=f"{typed}\n")
    assert saved(home) == [action or typed]


@pytest.mark.parametrize(
    ("typed", "actions"),
    [
        ("worker\ne7", ["place(figure=worker, logs=0)", "on(hex=e7)"]),
        ("place chief\non g4", ["place(figure=chief, logs=0)", "on(hex=g4)"]),
        ("worker\nhut", ["place(figure=worker, logs=0)", "on(hex=h2)"]),
        ("sorcerer 0\nvillage\nperform", None),
        ("s 0\nd4\nskip", ["place(figure=sorcerer, logs=0)", "on(hex=d4)", "skip"]),
        ("pass", ["pass"]),
    ],
)
def test_placing(typed: str, actions: list[str] | None, inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{NOTHING}\n{typed}\n")
    if actions is None:
        actions = ["place(figure=sorcerer, logs=0)", "on(hex=c6)", "perform"]
        assert "Player 0 gets a worker in the village." in done.out
    assert saved(home)[1:] == actions
    assert not list(home.parent.glob("0"))  # `s 0` did not save a file


def test_what_could_be_meant_is_listed(inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{NOTHING}\nworker\nforest\nc\n")
    assert len(saved(home)) == 2
    forests, row = (flat(each) for each in done.out.split("] > ")[-3:-1])
    found = set(re.findall(r"\d+ On (\w+) \(forest", forests))
    assert found == {"c4", "c5", "d3", "d4", "d5", "e4", "e5"}
    assert set(re.findall(r"\d+ On (\w+)", row)) == {f"c{number}" for number in range(1, 11)}
    assert "9 On c1 (8:8)" in row  # with its number in the whole list
    numbers = answers(inside(*NEW, text="bid 2\n"))
    assert numbers.count("Bid 2 markers") == 8
    assert "24 Bid 2 markers; sculptors: 1 worker, sorcerer and chief" in numbers


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("9 9 9 9", "“9 9 9 9” means nothing here."),
        ("3 0 0 0", "(rule G7): You have only 2 markers to bid."),
        ("bid 0 2 0 0", "(rule G7): You have only 1 worker to bid."),
        ("bid(markers=3, workers=0, sorcerer=0, chief=0)", "(rule G7): You have only 2 markers"),
        ("on(hex=e7)", "(rule G7): Another choice is due now."),
        ("e77", "“e77” means nothing here."),
        ("pass", "(rule G7): Another choice is due now."),
        ("99", "There is no answer 99. Type a number from 1 to 24."),
    ],
)
def test_what_is_not_possible(typed: str, answer: str, inside: Runner, home: Path) -> None:
    assert answer in answers(inside(*NEW, text=f"{typed}\n"))
    assert saved(home) == []


def test_why_a_short_form_is_refused(inside: Runner) -> None:
    assert "(rule G10): You have no logs." in answers(inside(*NEW, text=f"{NOTHING}\nworker 2\n"))


def test_undo_between_place_and_where(inside: Runner, home: Path) -> None:
    done = inside(*NEW, text=f"{NOTHING}\nworker\nundo\nchief\nu\nsorcerer\n")
    assert "Taken back: Place a worker." in done.out
    assert "Taken back: Place the chief." in done.out
    assert saved(home)[1:] == ["place(figure=sorcerer, logs=0)"]
    assert "On which hex do you place the figure?" in answers(done)


def test_the_help_names_a_rule_of_the_title(inside: Runner) -> None:
    help_here = answers(inside(*NEW, text="help\n"))
    assert re.search(r"\? G\d+ any rule by its number", help_here)
    assert "N12" not in help_here
    assert "2 1 1 1 = bid(markers=2," in help_here
    assert re.search(r"\? N\d+ any rule", flat(inside("play", "rapanui", text="help\n").out))


def test_rules(inside: Runner) -> None:
    assert "G12" in inside(*NEW, text="? g12\n").out
    said = answers(inside(*NEW, text="?\n"))
    assert "G7" in said
    assert "G8" in said
    assert inside("rules", "giants", "G32").code == 0
    whole = inside("rules", "giants").out
    assert all(f"G{number} " in whole for number in range(1, 33))


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_lists_are_told_in_short(language: str, inside: Runner) -> None:
    done = inside(*NEW, "--lang", language, text=f"{NOTHING}\nworker 0\n")
    shown = done.out.split("] > ")[2]
    assert "1-56  on  a1 a2 a3 b1" in shown
    assert " 56  " not in shown
    words = Words(language)
    assert f"bid  {words('giants-label-markers')} 0-2 · " in done.out
