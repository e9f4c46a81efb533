"""The smaller commands, help, languages, and titles without a face of their own."""

import io
import re
import subprocess

import pytest
from rich.console import Console

import vaka
from tests.cli.conftest import COMMAND, Runner
from vaka import _pure
from vaka.cli.arguments import spell_out_resume, split_language
from vaka.core import registry
from vaka.core.action import Catalog
from vaka.core.decision import DecisionKind
from vaka.core.errors import BadTitle
from vaka.core.game import Game
from vaka.core.title import Title
from vaka.drawing import draw
from vaka.locale import LANGUAGES, Words

NAMES = ("play", "replay", "rules", "titles", "bench")


def test_version(process: Runner) -> None:
    mode = "compiled" if _pure.is_compiled() else "pure"
    assert process("--version").out.startswith(f"vaka {vaka.__version__} ({mode}")
    assert "(pure" in process("--version", VAKA_PURE="1").out


def test_titles(inside: Runner) -> None:
    told = inside("titles").out
    lines = told.splitlines()
    titles = [line.split() for line in lines if not line.startswith(" ")]
    assert titles == [
        ["giants", "Giants", "3", "to", "5", "players"],
        ["raiatea", "Raiatea", "3", "to", "5", "players"],
        ["rapanui", "Rapa", "Nui", "2", "to", "4", "players"],
    ]
    heads = [line.split("  ")[1] for line in lines if re.match(r"  \w", line)]
    assert heads == ["Presets", "More options"] * 3
    listed = [line.split()[0] for line in lines if re.match(r"    \w", line)]
    abouts = [vaka.load(name).title for name in ("giants", "raiatea", "rapanui")]
    assert listed == [
        name
        for about in abouts
        for name in (*(each.name for each in about.presets), *(each.name for each in about.options))
    ]
    assert "Everyone starts with two workers" in " ".join(told.split())
    assert "everybody begins with 2 workers" in " ".join(told.split())


def test_a_title_for_one_number_of_players(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._loaded, "duel", little("duel", 2))
    assert "duel" in inside("titles").out
    assert re.search(r"duel +2 players *\n", inside("titles").out)
    monkeypatch.setitem(registry._loaded, "duel", little("duel", 1))
    assert re.search(r"duel +1 player *\n", inside("titles").out)


def little(name: str, players: int) -> Game:
    title = Title(name, 1, (players, players), (DecisionKind("go", ()),), ("end",), "nothing")
    return Game(title, Catalog(name, []))


def test_a_title_that_cannot_be_loaded(inside: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> Game:
        if name == "broken":
            raise BadTitle(name=name, why="no module")
        return known(name)

    known = vaka.load
    monkeypatch.setattr(vaka, "titles", lambda: ("broken", "rapanui"))
    monkeypatch.setattr(vaka, "load", load)
    done = inside("titles")
    assert done.out.startswith("rapanui")
    assert done.err.count("\n") == 1
    assert "The title broken of another package" in done.err
    assert done.code == 1
    assert inside("play", "broken").code == 2


def test_help_tells_no_types(inside: Runner) -> None:
    for command in NAMES:
        assert "<" not in inside(command, "--help").out


def test_rules(inside: Runner) -> None:
    out = inside("rules", "rapanui").out
    numbers = [line.split()[0] for line in out.splitlines() if line.startswith("N")]
    assert numbers == [f"N{number}" for number in range(1, 27)]
    assert "Valuation" in out
    assert inside("rules", "rapanui", "n26").out.startswith("N26  A tie for the highest total")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *NAMES])
def test_help_speaks(language: str, command: str, inside: Runner) -> None:
    done = inside(*([command] if command else []), "--help", "--lang", language)
    words = Words(language, strict=True)
    assert done.code == 0
    assert words("cli-usage") in done.out
    assert words("cli-panel-options") in done.out
    assert words(f"cli-help-{command}" if command else "cli-help")[:30] in done.out
    assert language == "en" or "Show this" not in done.out


def test_nothing_asked_for_shows_the_help(inside: Runner) -> None:
    done = inside()
    assert done.code == 0
    assert all(command in done.out for command in NAMES)


@pytest.mark.parametrize(
    ("variable", "language"), [("LANG", "it_IT.UTF-8"), ("VAKA_LANG", "fr"), ("LC_ALL", "de_CH")]
)
def test_language_of_the_environment(
    variable: str, language: str, inside: Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, language)
    words = Words(language[:2])
    assert words("cli-players", least=2, most=4) in inside("titles").out


@pytest.mark.parametrize(
    ("args", "language", "rest"),
    [
        (["play", "--lang", "it", "rapanui"], "it", ["play", "rapanui"]),
        (["--lang=de", "titles"], "de", ["titles"]),
        (["titles", "--lang"], None, ["titles", "--lang"]),
        (["x", "--", "--lang", "it"], None, ["x", "--", "--lang", "it"]),
        ([], None, []),
    ],
)
def test_language_of_the_arguments(args: list[str], language: str | None, rest: list[str]) -> None:
    assert split_language(args) == (language, rest)


def test_resume_without_a_file() -> None:
    titles = ("rapanui",)
    assert spell_out_resume(["play", "--resume"], titles) == ["play", "--resume="]
    assert spell_out_resume(["--resume", "--seed"], titles) == ["--resume=", "--seed"]
    assert spell_out_resume(["--resume", "rapanui"], titles) == ["--resume=", "rapanui"]
    assert spell_out_resume(["--resume", "file"], titles) == ["--resume", "file"]


def test_output_that_nobody_reads(environment: dict[str, str]) -> None:
    with subprocess.Popen(
        [*COMMAND, "rules", "rapanui"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()


def test_a_terminal_that_knows_no_letters(process: Runner) -> None:
    done = process("rules", "rapanui", "N1", "--lang", "de", PYTHONIOENCODING="ascii")
    assert done.code == 0
    assert "?" in done.out


def test_a_title_that_nobody_has_drawn() -> None:
    view = {**vaka.load("rapanui").new(2, 1).view(0), "title": "voyage"}
    shown = Console(file=io.StringIO(), width=80)
    shown.print(draw(view, Words("en"), ["A", "B"]))
    assert isinstance(shown.file, io.StringIO)
    assert "deck: 34" in shown.file.getvalue()
