"""Blocks of README and docs: Python and commands run, data is read, everything else is output.

Commands run in an empty folder, one page after the other. Tournaments play a deal, and bots that
search look ahead three times, so that all of it takes less than a minute.
"""

import doctest
import importlib.util
import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from typer.main import get_command

import vaka
from tests.cli.conftest import Runner, environment, home, inside
from tests.modes import once
from vaka.cli.admin_ids import spell_out_ids
from vaka.cli.app import build
from vaka.cli.arguments import spell_out_resume, split_language
from vaka.locale import Words

__all__ = ["environment", "home", "inside"]  # fixtures

pytestmark = once

ROOT: Final = Path(__file__).parent.parent
PAGES: Final = [ROOT / "README.md", *sorted(ROOT.glob("docs/*.md"))]
DATA: Final = ROOT / "src/vaka/games"

# Commands that need a server, a network, much time or what is not installed, and who runs them.
ELSEWHERE: Final = {
    "script/server": "tests/server/test_running.py",
    "script/test": ".ci/run",
    "script/install": "tests/test_hosting.py",
    "docker": "tests/test_hosting.py",  # only what the image is built from: there is no daemon
    "pip": "tests/test_wheel.py",
    "python3 -m pip": "tests/test_wheel.py",
    "python3 -m venv": "tests/test_wheel.py",
    "python -m benchmarks.server": "tests/server/test_load.py",
    "python examples/client/client.py": "tests/server/test_bot_api.py",
    "python examples/openspiel/solve.py": "tests/envs/test_solving.py",
    "cd examples/learner": "examples/learner/train.py",
    "python train.py": "tests/bots/test_learned.py",
    "pytest examples/titles/rahui": "examples/titles/rahui/test_rahui.py",
    "vaka serve": "tests/cli/test_serve.py",
    "vaka admin": "tests/cli/test_admin.py",
    "vaka backup": "tests/server/test_keeping.py",
    "vaka restore": "tests/server/test_keeping.py",
    "vaka check-upgrade": "tests/server/test_keeping.py",
    "vaka play --server": "tests/cli/test_table_remote.py",
    "vaka play --join": "tests/cli/test_table_remote.py",
    "vaka play rahui": "tests/cli/test_outside_title.py",
    "vaka survey rahui": "tests/cli/test_outside_title.py",
    "vaka arena rahui": "tests/cli/test_outside_title.py",
    "vaka play rapanui --bots canoe": "tests/bots/test_entry_points.py",
    "vaka arena rapanui --bots canoe": "tests/bots/test_entry_points.py",
    "vaka arena rapanui --bots learned": "tests/bots/test_learned.py",
    "vaka play rapanui --players 3 --bots 'hard,program": "tests/bots/test_program.py",
    "vaka arena raiatea --bots expert,hard --players 4 --engine ray": "tests/cli/test_arena.py",
}

# Names that the examples of a page have from their reader.
GIVEN: Final = """
import vaka
name, title, seed, seat = "greedy", "rapanui", 1, 2
state = vaka.load(title).new(players=3, seed=7)
"""


class Block(NamedTuple):
    language: str
    text: str


def blocks(page: Path) -> list[Block]:
    found = re.findall(r"^```(\S*)\n(.*?)^```$", page.read_text("utf-8"), re.DOTALL | re.MULTILINE)
    return [Block(*each) for each in found]


def named(page: Path) -> str:
    return page.name


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_block_says_what_it_is(page: Path) -> None:
    """`text` is output, or a form to be filled in."""
    for block in blocks(page):
        assert block.language in {"python", "sh", "toml", "text"} or block.language[0] == "{"
        if block.language == "toml":
            assert tomllib.loads(block.text)
    prose = re.sub(r"^```.*?^```$", "", page.read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)
    assert not re.search(r"\n\n {4}", prose), "a block without a language"


# Python -------------------------------------------------------------------------------------------

NEEDS: Final = {"learners.md": "numpy", "openspiel.md": "pyspiel", "pettingzoo.md": "pettingzoo"}
WITH_PYTHON: Final = [
    page for page in PAGES if any(block.language == "python" for block in blocks(page))
]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=named)
def test_python_runs(
    page: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    needed = NEEDS.get(page.name)
    if needed is not None and importlib.util.find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed")
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("sys.stdin", [])
    scope: dict[str, Any] = {"__name__": "__main__"}
    exec(GIVEN, scope)
    for block in blocks(page):
        if block.language == "python" and block.text.startswith(">>>"):
            example = doctest.DocTestParser().get_doctest(block.text, scope, page.name, None, None)
            result = doctest.DocTestRunner().run(example, clear_globs=False)
            scope |= example.globs
            assert result.failed == 0, capsys.readouterr().out
        elif block.language == "python":
            exec(compile(block.text, page.name, "exec"), scope)


# Commands -----------------------------------------------------------------------------------------


def commands(page: Path) -> Iterator[str]:
    for block in blocks(page):
        if block.language == "sh":
            yield from filter(None, map(bare, block.text.splitlines()))


def bare(line: str) -> str:
    """A command without its comment and the folder of its program."""
    return re.sub(r"\s+#.*", "", line).strip().removeprefix(".venv/bin/")


def elsewhere(command: str) -> str | None:
    return next((test for start, test in ELSEWHERE.items() if command.startswith(start)), None)


def test_commands_that_do_not_run_here_run_elsewhere() -> None:
    shown = [command for page in PAGES for command in commands(page)]
    for start, test in ELSEWHERE.items():
        assert (ROOT / test).is_file(), test
        assert any(command.startswith(start) for command in shown), start
    assert all(command.startswith("vaka ") or elsewhere(command) for command in shown)


def parse(command: str) -> None:
    """Let the command line read a command; it raises if there is no such option or value."""
    args = shlex.split(command.partition(" > ")[0])[1:]
    args = spell_out_ids(spell_out_resume(split_language(args)[1], vaka.titles()))
    found: Any = get_command(build(Words("en")))
    while args and args[0] in getattr(found, "commands", {}):
        found = found.commands[args.pop(0)]
    if args != ["--help"]:
        found.make_context(found.name, args)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_are_read(page: Path) -> None:
    for command in commands(page):
        if command.startswith("vaka "):
            parse(command)


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_in_sentences_are_read(page: Path) -> None:
    prose = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.DOTALL)
    for command in map(bare, re.findall(r"(?<!`)`([^`\n]+)`", prose)):
        if re.match(r"vaka [a-z-]+", command):
            try:
                parse(command)
            except Exception as error:
                if type(error).__name__ != "MissingParameter":
                    raise


def small(args: list[str]) -> list[str]:
    """The same command with as little work as possible."""
    if args[0] not in {"arena", "balance", "survey"}:
        return args
    less = {"--games": "2", "--jobs": "1"} | ({"--iterations": "3"} if args[0] == "arena" else {})
    kept = [
        arg
        for before, arg in zip(["", *args], args, strict=False)
        if arg not in less and before not in less
    ]
    return [*kept, *(part for option in less.items() for part in option)]


def prepare(folder: Path, page: Path, deck: str) -> None:
    """Write the files of the reader that the commands of a page name."""
    for name in ("mine.toml", "yours.toml"):
        (folder / name).write_text(deck, "utf-8")
    (folder / "island.toml").write_bytes((DATA / "giants/data/island.toml").read_bytes())
    (folder / "examples").symlink_to(ROOT / "examples")
    vaka.Record("rapanui", players=2, seed=1).save(folder / "RECORD")
    for block in blocks(page):
        if "for line in sys.stdin" in block.text:
            (folder / "bot.py").write_text(block.text, "utf-8")


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_commands_run(page: Path, inside: Runner, tmp_path: Path) -> None:
    here = [command for command in commands(page) if elsewhere(command) is None]
    if here:
        prepare(tmp_path, page, inside("deck", "show").out)
    for command in here:
        if "program:node" in command and shutil.which("node") is None:
            continue
        line, _, file = command.replace("python3", shlex.quote(sys.executable)).partition(" > ")
        done = inside(*small(shlex.split(line)[1:]), text="1\n")
        fails = "balance" in command and done.code == 1  # its verdict on so few games
        assert (done.code, done.err) == (0, "") or (fails and not done.err), command
        assert done.out
        if file:
            (tmp_path / file).write_text(done.out, "utf-8")
