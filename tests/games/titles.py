"""The titles that are tested here: each has a folder, and in it the data of the shared tests.

rulebook.py    RULEBOOK: how many rules and examples there are
regenerate.py  GOLDEN: which games are worth keeping, and where positions are counted
comparing.py   reference, follow, answers, compare: the engine beside the rules written twice
"""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final

FOLDER: Final = Path(__file__).parent
TITLES: Final = sorted(file.parent.name for file in FOLDER.glob("*/rulebook.py"))


def part(title: str, name: str) -> ModuleType:
    """A module of a title's folder."""
    return import_module(f"tests.games.{title}.{name}")
