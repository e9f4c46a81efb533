"""No message is missing, and none is left that nobody says."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import vaka
from tests.modes import once
from vaka.cli import bench, bench_opening, bench_search, bench_vector
from vaka.cli.app import build
from vaka.cli.doctor import PROGRAMS
from vaka.extras import EXTRAS
from vaka.lessons import known, lesson_of
from vaka.locale import LANGUAGES, Words, defined
from vaka.server.play.undo import TOO_MANY

pytestmark = once

PACKAGE = Path(str(vaka.__file__)).parent
TITLES = ("giants", "raiatea", "rapanui")
ROOMS = (
    *(
        "admin",
        "arena",
        "backup",
        "balance",
        "bench",
        "check-upgrade",
        "cli",
        "data",
        "doctor",
        "error",
        "face",
    ),
    *("record", "serve", "server", "survey", "table", "undo", "verify", "web", *TITLES),
)
KEY = re.compile(rf"({'|'.join(ROOMS)})(-[A-Za-z0-9]+)+")

# Questions that leave one with something else when what they ask for is done.
MORE = {"raiatea": ("border", "forest", "marae", "market", "path")}

# Calls that name a reason: where it stands among the arguments, and the room of its message.
REASONS = {
    "CannotUndo": (0, "undo"),
    "DataError": (2, "data"),
    "wrong": (1, "data"),
    "MalformedRecord": (0, "record"),
    "DamagedRecord": (0, "record"),
    "ForeignRecord": (0, "record"),
    "BadParameter": (0, "error-openspiel"),
}


def trees(folder: Path) -> Iterator[ast.Module]:
    for file in sorted(folder.rglob("*.py")):
        if "conformance" in file.parts:  # it speaks to authors, in names of checks
            continue
        yield ast.parse(file.read_text(encoding="utf-8"))


def calls(folder: Path) -> Iterator[tuple[str, list[ast.expr]]]:
    """Every call in the sources: the name of what is called, and the arguments."""
    for tree in trees(folder):
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Attribute):
                    yield node.func.attr, node.args
                elif isinstance(node.func, ast.Name):
                    yield node.func.id, node.args


def text(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return None


def said(folder: Path, name: str, place: int) -> set[str]:
    """The texts that are given to all calls of a name, at a place among the arguments."""
    found = {text(args[place]) for called, args in calls(folder) if called == name and args[place:]}
    return {each for each in found if each is not None}


def literal() -> set[str]:
    """Every key that is written out in the sources."""
    return {
        node.value
        for tree in trees(PACKAGE)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and KEY.fullmatch(node.value)
    }


def reasons() -> set[str]:
    return {
        f"{room}-{reason}"
        for name, (place, room) in REASONS.items()
        for folder in ("core", "games", "envs")
        for reason in said(PACKAGE / folder, name, place)
    } | {f"undo-{TOO_MANY}"}


def of_title(title: str) -> set[str]:
    """All that a title needs words for."""
    game = vaka.load(title)
    sources = PACKAGE / "games" / title
    refusals = {
        (text(args[0]), text(args[1])) for called, args in calls(sources) if called == "Refusal"
    }
    refusals |= {
        (text(args[2]), text(args[3]))
        for called, args in calls(PACKAGE / "faces")
        if called == "IllegalAction" and text(args[0]) == title
    }
    end = vaka.playout(game.new(game.title.least_players, 1), 1).outcome
    rules = {rule for decision in game.title.decisions for rule in decision.rules}
    rules |= {rule for rule, _ in refusals if rule is not None}
    needed = {
        "name": {""},
        "about": {""},
        "decision": {decision.name for decision in game.title.decisions},
        "action": {action.name for action in game.actions},
        "event": said(sources, "add", 0),
        "refusal": {reason for _, reason in refusals if reason is not None},
        "reason": set(game.title.reasons),
        "part": set(end.part_names),
        "option": {option.name for option in game.title.options},
        "preset": {
            key for preset in game.title.presets for key in (preset.name, f"{preset.name}-text")
        },
        "rule": rules,
    }
    keys = {f"{title}-{room}-{name}".strip("-") for room, names in needed.items() for name in names}
    return keys | {f"{title}-decision-{name}-more" for name in MORE.get(title, ())}


def lessons() -> set[str]:
    """All that the first games say."""
    found = [lesson for lesson in map(lesson_of, known()) if lesson is not None]
    return {lesson.key(say) for lesson in found for note in lesson.notes for say in note.said()}


@cache
def expected() -> set[str]:
    commands = {f"cli-help-{command.name}" for command in build(Words("en")).registered_commands}
    figures = [*bench.FIGURES, *bench_search.FIGURES, *bench_opening.FIGURES]
    figures += bench_vector.FIGURES
    names = {figure.name for figure in figures} | {figure.against for figure in figures}
    measured = {f"bench-{name}" for name in names if name is not None}
    titles = {key for title in TITLES for key in of_title(title)}
    installed = {f"doctor-extra-{extra}" for extra in EXTRAS}
    installed |= {f"doctor-{program.key}{end}" for program in PROGRAMS for end in ("", "-use")}
    return literal() | reasons() | commands | measured | titles | lessons() | installed


# Where the sources make a key from values: `words(f"rapanui-card-{kind}")` says all of these.
FORMED = re.compile(
    r"bench-column-.+|(survey|balance)-(giants|raiatea|rapanui)-.+|rapanui-(card|crop)-.+"
    r"|raiatea-(effect|short)-.+|\w+-(rule|section|why|group)-.+"
    r"|web-.+"  # the page says them: test_web_keys.py
)


def test_the_titles_are_all_here() -> None:
    assert set(TITLES) == {name for name in vaka.titles() if (PACKAGE / "games" / name).is_dir()}


def test_the_sources_are_read_right() -> None:
    """A change of style in the sources must not make this test blind."""
    assert {"undo-revealed", "data-not-toml", "record-checksum"} <= reasons()
    assert {"rapanui-event-scoring", "rapanui-refusal-price"} <= of_title("rapanui")
    assert {"cli-nonsense", "record-illegal", "error-unknown-bot"} <= literal()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing(language: str) -> None:
    assert expected() - set(defined(language)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    unused = set(defined(language)) - expected()
    assert {key for key in unused if not FORMED.fullmatch(key)} == set()
