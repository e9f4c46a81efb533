"""Runs of the command line: in this process where that is enough, else as a real process."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from vaka.cli.run import run

COMMAND = [sys.executable, "-m", "vaka.cli"]


class Done(NamedTuple):
    code: int
    out: str
    err: str


Runner = Callable[..., Done]


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


@pytest.fixture
def environment(home: Path) -> dict[str, str]:
    """A plain English terminal of 80 columns, and a home for saved games."""
    kept = {name: os.environ[name] for name in os.environ if name in KEPT}
    return {**kept, "VAKA_HOME": str(home), "LANG": "C.UTF-8", "COLUMNS": "80", "NO_COLOR": "1"}


KEPT = {"PATH", "PYTHONPATH", "VAKA_PURE", "SYSTEMROOT", "HOME", "VIRTUAL_ENV"}


@pytest.fixture
def process(environment: dict[str, str], tmp_path: Path) -> Runner:
    """A real process, with text for its standard input."""

    def start(*args: str, text: str = "", **more: str) -> Done:
        done = subprocess.run(
            [*COMMAND, *args],
            input=text.encode(),
            capture_output=True,
            env={**environment, **more},
            cwd=tmp_path,
            timeout=60,
            check=False,
        )
        return Done(done.returncode, done.stdout.decode(), done.stderr.decode())

    return start


@pytest.fixture
def inside(
    environment: dict[str, str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Runner:
    """The same within this process: quicker, and an error that nobody caught fails the test."""
    for name in ("LC_ALL", "LC_MESSAGES", "VAKA_LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)

    def start(*args: str, text: str = "") -> Done:
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        code = run(list(args))
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return start
