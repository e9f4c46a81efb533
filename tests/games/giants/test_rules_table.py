"""RULES.md: every rule and every example, with functions and tests that exist."""

import ast
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path

import pytest

TEXT = (files("vaka.games.giants") / "RULES.md").read_text(encoding="utf-8")
RULES = [f"G{number}" for number in range(1, 33)]
EXAMPLES = [f"X{number}" for number in range(1, 8)]


def rows() -> dict[str, tuple[str, list[str], list[str]]]:
    """For each number: its words, its functions and its tests."""
    found = {}
    for line in TEXT.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if re.fullmatch(r"[GX]\d+", cells[0]):
            number, words, functions, tests = cells
            assert number not in found, f"{number} twice"
            quoted = [re.findall(r"`([^`]+)`", cell) for cell in (functions, tests)]
            found[number] = (words, quoted[0], quoted[1])
    return found


def all_tests() -> set[str]:
    """The names of all tests of this folder."""
    return {
        node.name
        for file in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_every_rule_and_every_example_is_there_in_order() -> None:
    assert list(rows()) == RULES + EXAMPLES


@pytest.mark.parametrize("number", RULES + EXAMPLES)
def test_functions_exist(number: str) -> None:
    words, functions, _ = rows()[number]
    assert words
    assert functions
    for name in functions:
        module, _, function = name.partition(".")
        assert callable(getattr(import_module(f"vaka.games.giants.{module}"), function)), name


@pytest.mark.parametrize("number", RULES + EXAMPLES)
def test_tests_exist_and_bear_the_number(number: str) -> None:
    """The table names the tests of a rule, and leaves none of them out."""
    named = rows()[number][2]
    begin = f"test_{number.lower()}_"
    assert named
    assert set(named) == {name for name in all_tests() if name.startswith(begin)}
    assert len(named) == len(set(named))


def test_other_tests_that_are_named_exist() -> None:
    assert set(re.findall(r"`(test_\w+)`", TEXT)) <= all_tests()


def test_rulings_cite_known_rules() -> None:
    rulings = TEXT.partition("## Rulings")[2]
    cited = re.findall(r"\bG\d+\b", rulings)
    assert {"G8", "G12", "G19", "G22", "G24", "G26", "G32"} <= set(cited) <= set(RULES)
