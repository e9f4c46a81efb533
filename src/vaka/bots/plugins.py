"""Bots of other packages, by entry point. None of their code runs in our process."""

import json
import os
import subprocess
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

from vaka.bots.errors import BadBot, quoted
from vaka.bots.program import LIMIT, START, ProgramBot

GROUP: Final = "vaka.bots"  # entry points: name = "module:maker", a callable (seed) -> Bot
ABOUT: Final = "--about"


def found() -> tuple[str, ...]:
    """The names of the bots of other packages."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


def hosted(name: str, seed: int, limit: float = LIMIT, start: float = START) -> ProgramBot:
    """A bot in a process of its own, which can hang, crash or eat memory there."""
    return ProgramBot(
        name,
        command(name),
        seed,
        limit=limit,
        start=start,
        environment=_environment(tuple(sys.path)),
    )


def command(name: str) -> list[str]:
    """What runs a bot of this name as a program; -P: by our modules, not those that lie around."""
    return [sys.executable, "-P", "-m", "vaka.bots.host", name]


def titles(name: str) -> tuple[str, ...] | None:
    """The titles that a bot plays, None for all; raises BadBot if it cannot be loaded."""
    return _titles(name, tuple(sys.path))


@cache
def _titles(name: str, path: tuple[str, ...]) -> tuple[str, ...] | None:
    """Asked once: it takes a process. Another path may have another package."""
    try:
        done = subprocess.run(
            [*command(name), ABOUT],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            env=_environment(path),
            timeout=START,
            check=False,
        )
    except subprocess.TimeoutExpired as error:
        raise BadBot(name=name, why=f"{START:g} s") from error
    try:
        told = json.loads(done.stdout)
    except ValueError as error:
        why = done.stderr.decode(errors="replace").strip().rpartition("\n")[2]
        raise BadBot(name=name, why=quoted(why or str(done.returncode))) from error
    if "error" in told:
        raise BadBot(name=name, why=quoted(told["error"]))
    return None if told["titles"] is None else tuple(told["titles"])


def _environment(path: tuple[str, ...]) -> dict[str, str]:
    """The child finds the packages that we find."""
    folders = [folder or str(Path.cwd()) for folder in path]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(folders)}
