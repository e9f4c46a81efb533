"""The title of docs/writing-a-title.md, as a package that somebody has installed beside Vaka."""

import json
import os
import tomllib
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.modes import once

pytestmark = once

EXAMPLE = Path(__file__).parents[2] / "examples/titles/rahui"


@pytest.fixture
def path(tmp_path: Path) -> str:
    """Where Python finds it, with the entry point that its pyproject.toml names."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text())["project"]
    entries = project["entry-points"]["vaka.titles"]
    about = tmp_path / "vaka_rahui-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: vaka-rahui\nVersion: 0.1.0\n")
    lines = [f"{name} = {target}" for name, target in entries.items()]
    (about / "entry_points.txt").write_text("\n".join(["[vaka.titles]", *lines, ""]))
    folders = [str(tmp_path), str(EXAMPLE), os.environ.get("PYTHONPATH", "")]
    return os.pathsep.join(folder for folder in folders if folder)


def test_it_is_listed_and_has_no_words(process: Runner, path: str) -> None:
    assert "rahui" in process("titles", PYTHONPATH=path).out
    done = process("rules", "rahui", PYTHONPATH=path)
    assert (done.code, done.out.split()) == (0, ["rahui"])


def test_it_is_played_to_its_end(process: Runner, path: str) -> None:
    """Six days, each time the first choice; the points are told at the end."""
    done = process(
        *("play", "rahui", "--players", "2", "--bots", "random", "--seed", "3"),
        text="1\n" * 6,
        PYTHONPATH=path,
    )
    assert done.code == 0, done.err
    assert "fish(ground=reef)" in done.out
    assert "last-day" in done.out


def test_it_is_surveyed_and_competed_in(process: Runner, path: str) -> None:
    survey = ("survey", "rahui", "--games", "20", "--players", "3", "--jobs", "1", "--json")
    done = process(*survey, PYTHONPATH=path)
    assert done.code == 0, done.err
    assert json.loads(done.out)
    arena = ("arena", "rahui", "--bots", "hard,random", "--players", "2", "--games", "2")
    done = process(*arena, "--iterations", "40", "--jobs", "1", PYTHONPATH=path)
    assert done.code == 0, done.err
    assert "hard" in done.out
