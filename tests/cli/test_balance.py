"""The balance at the command line."""

import json
import re
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.cli.conftest import Done, Runner
from tests.modes import once
from vaka.arena import Balance, Survey
from vaka.arena.compare_figures import (
    BOT,
    DECISIONS,
    END,
    FIGURE,
    PART,
    PLACE,
    RATIO,
    SCORE,
    WINNER,
    WINNER_PART,
    Key,
)
from vaka.cli.balance_words import figure_text, label, way_text
from vaka.games.raiatea.deck import standard_text
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["giants", "rapanui"])
def test_the_other_titles(inside: Runner, title: str, language: str) -> None:
    """Only places are judged: what nobody used is told, and fails nothing."""
    args = ("--bots", "random", "--games", "3", "--players", "3", "--jobs", "1")
    done = inside("balance", title, *args, "--lang", language)
    words = Words(language)
    tables, heading, verdicts = done.out.partition(words("balance-verdicts"))
    assert heading
    assert words("balance-fails") in verdicts
    assert verdicts.count(words("balance-fails")) == done.code
    never = words("balance-never", things="").strip()
    assert never.split()[0] in verdicts
    assert "balance-" not in done.out
    assert f"{title}-" not in done.out
    assert "…" not in tables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["giants", "raiatea", "rapanui"])
def test_everything_that_is_counted_has_a_name(title: str, language: str) -> None:
    """In every language, not only in English."""
    words = Words(language, strict=True)
    run = Balance(Survey(title, ("random",) * 3, 1, 1, {}))
    for group in run.groups:
        assert words(f"balance-{title}-{group.name}")
        assert [way_text(title, way, words) for way in group.ways]
        names = [label(run, group.name, thing, words) for thing in run.things[group.name]]
        if title == "giants" and group.name not in ("ahus", "help"):  # ahus go by their hexes
            things = run.things[group.name]
            assert all(words.has(f"balance-giants-thing-{thing}") for thing in things)
        assert len(set(names)) == len(names)


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


# Two files ----------------------------------------------------------------------------------------


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    """Hina is far dearer and more common, and there is no Rata."""
    text = standard_text()
    text = re.sub(r"(\[rituals\.hina\][^\[]*?)cost = 1\n", r"\1cost = 14\n", text)
    text = re.sub(r"(\[rituals\.hina\][^\[]*?)copies = 2\n", r"\1copies = 6\n", text)
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r"\[rituals\.rata\][^\[]*", "", text), encoding="utf-8")
    return file


@pytest.fixture
def standard(tmp_path: Path) -> Path:
    file = tmp_path / "standard.toml"
    file.write_text(standard_text(), encoding="utf-8")
    return file


def island() -> str:
    file = files("vaka.games.giants") / "data" / "island.toml"
    return file.read_text(encoding="utf-8")


def lines_of(done: Done) -> list[str]:
    return [" ".join(line.split()) for line in done.out.splitlines()]


def test_what_changed_is_told(inside: Runner, deck: Path, standard: Path) -> None:
    done = few(inside, "--games", "40", "--deck", str(deck), "--against", str(standard))
    lines = lines_of(done)
    assert "Raiatea, 3 players: mine.toml against standard.toml, 40 games with each, seed 1" in (
        " ".join(lines[:2]).strip()
    )
    (kept,) = (line for line in lines if line.startswith("Hina: kept"))
    assert kept.endswith("more")
    assert "standard.toml mine.toml Difference" in lines
    assert any(line.startswith("Only in standard.toml: Rata (kept 0.") for line in lines)
    assert any(line.endswith("other figures: no change seen.") for line in lines)
    assert any("figures were compared." in line for line in lines)
    assert "Verdict: mine.toml" in lines
    assert "Verdict: standard.toml" in lines


def test_equal_files(inside: Runner, standard: Path) -> None:
    """Without --deck it is the game's own deck that is compared."""
    done = few(inside, "--against", str(standard))
    assert "the game’s own against standard.toml" in " ".join(lines_of(done))
    assert "All games are the same with both files." in done.out
    assert "more" not in done.out.partition("Verdict")[0]


def test_a_deck_alone_is_judged_as_the_game_is(inside: Runner, standard: Path) -> None:
    assert few(inside, "--deck", str(standard)).out == few(inside).out


def test_data_of_a_comparison(inside: Runner, deck: Path) -> None:
    done = few(inside, "--games", "3", "--deck", str(deck), "--against", str(deck), "--json")
    data = json.loads(done.out)
    assert data["files"] == {"deck": str(deck), "against": str(deck)}
    assert data["compared"] == 0
    (only,) = data["comparisons"]
    assert {"changes", "only", "against", "compared", "players"} <= set(only)
    assert {change["verdict"] for change in only["changes"]} == {"same"}
    assert data["balances"][0]["places"] == only["against"]["places"]
    assert "comparisons" not in json.loads(few(inside, "--json").out)


def test_an_island_and_its_plots(inside: Runner, tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(island().replace("f6-e = [2, 9]\n", ""), encoding="utf-8")
    args = ("--bots", "random", "--games", "3", "--players", "3", "--jobs", "1")
    plots = tmp_path / "plots"
    done = inside("balance", "giants", *args, "--against", str(mine), "--plots", str(plots))
    assert any(line.startswith("Only in the game’s own: f6-e (") for line in lines_of(done))
    names = {file.name for file in plots.iterdir()}
    assert {"giants-3-ahus.svg", "giants-3-difference-ahus.svg"} <= names
    assert {"giants-3-difference-points.svg", "giants-3-difference-shares.svg"} <= names
    for file in plots.iterdir():
        assert ET.fromstring(file.read_text(encoding="utf-8")).tag.endswith("svg")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_in_all_languages(inside: Runner, deck: Path, language: str) -> None:
    done = few(inside, "--games", "3", "--against", str(deck), "--lang", language)
    tables, heading, _ = done.out.partition(Words(language)("balance-verdicts-of", file=""))
    assert heading
    assert "balance-" not in done.out
    assert "raiatea-" not in done.out
    assert "…" not in tables


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_figure_has_a_name(language: str) -> None:
    words = Words(language, strict=True)
    run = Balance(Survey("raiatea", ("random",) * 3, 1, 1, {}))
    keys = [
        Key(DECISIONS),
        Key(SCORE),
        Key(WINNER),
        Key(PART, "missions"),
        Key(WINNER_PART, "missions"),
        Key(PLACE, "1"),
        Key(PLACE, "2"),
        Key(END, "third-ceremony"),
        Key(BOT, "greedy"),
        Key(FIGURE, "rank"),
        Key(RATIO, "paid"),
    ]
    assert len({figure_text(run, key, words) for key in keys}) == len(keys)


def test_a_mistake_is_named_with_its_line(inside: Runner, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    text = standard_text().replace('effect = "gain 1 card"', 'effect = "gain 1 elephant"', 1)
    broken.write_text(text, encoding="utf-8")
    line = 1 + text.partition("elephant")[0].count("\n")
    for option in ("--deck", "--against"):
        done = inside("balance", "raiatea", option, str(broken))
        assert done.code == 2
        assert f"{broken}:{line}, at rituals.rata.effect: “elephant”" in done.err
        assert f"deck check {broken}" in done.err
        assert done.err.count("\n") == 1

    broken.write_text(island().replace("f6-e = [2, 9]", "f6-e = [99, 9]"), encoding="utf-8")
    done = inside("balance", "giants", "--deck", str(broken))
    assert done.code == 2
    assert f"{broken}:42, at ahus.f6-e[0]: 99 is out of range" in done.err

    broken.write_text(island().replace(". H . .", ". Q . ."), encoding="utf-8")
    done = inside("balance", "giants", "--against", str(broken))
    assert f"{broken}:10, at island:" in done.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("raiatea", "--deck", "nowhere.toml"), "“nowhere.toml” for the option deck cannot be"),
        (("raiatea", "--against", "nowhere.toml"), "“nowhere.toml” for the option deck cannot be"),
        (("rapanui", "--deck", "standard.toml"), "standard.toml is made for Raiatea, not for"),
        (("rapanui", "--against", "island.toml"), "island.toml is made for Giants, not for"),
        (
            ("giants", "--deck", "standard.toml"),
            "standard.toml is made for Raiatea, not for",
        ),
        (("raiatea", "--deck", "island.toml"), "island.toml is made for Giants, not for Raiatea"),
        (("raiatea", "--deck", "empty.toml"), "is empty"),
        (("raiatea", "--against", "standard.toml", "--games", "1"), "--games must be 2 or more"),
        (
            ("raiatea", "--deck", "standard.toml", "--option", "deck=@standard.toml"),
            "--deck and --option deck=… say the same thing",
        ),
        (("chess", "--deck", "standard.toml"), "no game called “chess”"),
        (("raiatea", "--bots", "clever", "--against", "standard.toml"), "no bot called “clever”"),
    ],
)
def test_what_is_wrong_with_files_is_said(
    inside: Runner, tmp_path: Path, standard: Path, args: tuple[str, ...], said: str
) -> None:
    assert standard.parent == tmp_path
    (tmp_path / "island.toml").write_text(island(), encoding="utf-8")
    (tmp_path / "empty.toml").write_text("\n", encoding="utf-8")
    done = inside("balance", *args)
    assert done.code == 2
    assert said in done.err
    assert done.err.count("\n") == 1
    assert done.out == ""


def test_a_bot_for_each_seat(inside: Runner, deck: Path) -> None:
    """Then their shares are compared, too."""
    args = ("--games", "2", "--jobs", "1", "--json", "--against", str(deck))
    done = inside("balance", "raiatea", "--bots", "greedy,random,random", *args)
    (only,) = json.loads(done.out)["comparisons"]
    bots = {change["name"] for change in only["changes"] if change["kind"] == "bot"}
    assert bots == {"greedy", "random"}
