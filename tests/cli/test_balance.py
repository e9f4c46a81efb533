"""The balance at the command line."""

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.conftest import Done, Runner
from tests.modes import once
from vaka.locale import LANGUAGES, Words

pytestmark = once


def few(inside: Runner, *args: str) -> Done:
    args = ("--games", "2", "--players", "3", "--jobs", "1", *args)
    return inside("balance", "raiatea", "--bots", "random", *args)


def test_the_whole_report(inside: Runner) -> None:
    done = few(inside)
    assert done.code == 1  # two games of random players are not balanced
    lines = [" ".join(line.split()) for line in done.out.splitlines()]
    assert "Raiatea, 3 players: 2 games, seed 1" in lines
    assert any(line.startswith("Who began") for line in lines)
    assert any(line.startswith("Hina ") for line in lines)
    assert any(line.startswith("FAILS Mean score of the winners") for line in lines)
    assert "Never used:" in done.out
    assert done.err == ""


def test_a_title_of_which_nothing_is_watched(inside: Runner) -> None:
    done = inside("balance", "rapanui", "--games", "30", "--players", "2", "--jobs", "1")
    assert "Verdict" in done.out
    assert "Never used" not in done.out
    assert done.code in (0, 1)


def test_data(inside: Runner) -> None:
    done = few(inside, "--json", "--seed", "3")
    data = json.loads(done.out)
    assert data["title"] == "raiatea"
    assert data["seed"] == 3
    assert not data["holds"]
    (only,) = data["balances"]
    assert only["players"] == 3
    assert only["bots"] == ["random"] * 3
    assert len(only["places"]) == 3
    assert few(inside, "--json", "--seed", "3").out == done.out


def test_the_best_bot_plays_unless_told_otherwise(inside: Runner) -> None:
    args = ("--games", "1", "--players", "3", "--jobs", "1", "--json")
    data = json.loads(inside("balance", "raiatea", *args).out)
    assert data["balances"][0]["bots"] == ["greedy"] * 3


def test_plots(inside: Runner, tmp_path: Path) -> None:
    folder = tmp_path / "a" / "b"
    few(inside, "--plots", str(folder))
    names = {file.name for file in folder.iterdir()}
    assert {"raiatea-3-places.svg", "raiatea-3-rituals.svg", "raiatea-3-missions.svg"} <= names
    for file in folder.iterdir():
        assert ET.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")


def test_a_folder_that_cannot_be_made_is_told_before_anything_is_played(
    inside: Runner, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    done = inside("balance", "raiatea", "--games", "100000", "--plots", str(tmp_path / "file"))
    assert done.code == 1
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_all_languages(inside: Runner, language: str) -> None:
    done = few(inside, "--lang", language)
    assert done.code == 1
    assert "balance-" not in done.out
    assert "raiatea-" not in done.out


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("chess",), "no game called “chess”"),
        (("raiatea", "--players", "2"), "for 3 to 5 players, not for 2"),
        (("raiatea", "--games", "0"), "--games must be 1 or more"),
        ((), "TITLE is missing"),
    ],
)
def test_what_is_wrong_is_said(inside: Runner, args: tuple[str, ...], said: str) -> None:
    done = inside("balance", *args)
    assert done.code == 2
    assert said in done.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_figure_is_cut_at_80_columns(inside: Runner, language: str) -> None:
    shown = few(inside, "--lang", language).out
    tables, heading, _ = shown.partition(Words(language)("balance-verdicts"))
    assert heading
    assert "…" not in tables
    assert "█" in tables


def test_missions_are_called_by_what_they_ask_for(inside: Runner) -> None:
    lines = [" ".join(line.split()) for line in few(inside).out.splitlines()]
    assert any(line.startswith("4 pearls (1 point) ") for line in lines)
