"""RULES.md of a title as data: its rules and examples, with their functions and tests."""

import re
from functools import cached_property
from importlib.resources import files


class Rulebook:
    """How many rules and examples there must be; `ruled` are some that need a ruling of ours."""

    def __init__(self, title: str, letter: str, rules: int, examples: int, ruled: str) -> None:
        self.title = title
        self.letter = letter
        self.rules = [f"{letter}{number}" for number in range(1, rules + 1)]
        self.examples = [f"X{number}" for number in range(1, examples + 1)]
        self.ruled = set(ruled.split())

    @property
    def numbers(self) -> list[str]:
        return self.rules + self.examples

    @cached_property
    def text(self) -> str:
        return (files(f"vaka.games.{self.title}") / "RULES.md").read_text(encoding="utf-8")

    @cached_property
    def rows(self) -> dict[str, tuple[str, list[str], list[str]]]:
        """For each number: its words, its functions and its tests."""
        found = {}
        for line in self.text.splitlines():
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if re.fullmatch(rf"[{self.letter}X]\d+", cells[0]):
                number, words, functions, tests = cells
                assert number not in found, f"{number} twice"
                quoted = [re.findall(r"`([^`]+)`", cell) for cell in (functions, tests)]
                found[number] = (words, quoted[0], quoted[1])
        return found
