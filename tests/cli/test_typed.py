"""Commands that are told to be typed work as typed."""

import os
import shlex
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Runner
from tests.modes import once
from vaka.cli.typed import typed

pytestmark = once


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A `vaka` that was started, in a folder that is not on the path."""
    script = tmp_path / "my tools" / "vaka"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.chdir(tmp_path)
    return script


@pytest.mark.usefixtures("script")
def test_not_on_the_path() -> None:
    assert typed("replay", "a b") == "'my tools/vaka' replay 'a b'"


def test_on_the_path(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(script.parent))
    assert typed("titles") == "vaka titles"


@pytest.mark.usefixtures("script")
def test_another_one_on_the_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "other" / "vaka"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n")
    other.chmod(0o755)
    monkeypatch.setenv("PATH", str(other.parent))
    assert typed("titles") == "'my tools/vaka' titles"


def test_in_its_own_folder(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(script.parent)
    assert typed("titles") == "./vaka titles"


def test_as_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", [os.path.join("vaka", "cli", "__main__.py")])  # noqa: PTH118
    monkeypatch.setenv("PATH", "/nowhere")
    python, *rest = shlex.split(typed("titles"))
    assert Path(python).samefile(sys.executable)
    assert rest == ["-m", "vaka.cli", "titles"]


@pytest.mark.usefixtures("script")
def test_errors_and_help_tell_it_too(inside: Runner) -> None:
    assert "'my tools/vaka' play --help" in inside("play", "--fast").err
    assert "'my tools/vaka' titles" in " ".join(inside("rules", "--help").out.split())
