"""RULES.md: every rule and every example, with functions and tests that exist."""

import ast
import re
from functools import cache
from importlib import import_module

import pytest

from tests.games.rulebook import Rulebook
from tests.games.titles import FOLDER, TITLES, part

BOOKS: list[Rulebook] = [part(title, "rulebook").RULEBOOK for title in TITLES]
EACH_TITLE = pytest.mark.parametrize("book", BOOKS, ids=TITLES)
EACH_NUMBER = pytest.mark.parametrize(
    ("book", "number"),
    [
        pytest.param(book, number, id=f"{book.title}-{number}")
        for book in BOOKS
        for number in book.numbers
    ],
)


@cache
def named_in(title: str) -> frozenset[str]:
    """The names of all tests of a title's folder."""
    return frozenset(
        node.name
        for file in (FOLDER / title).glob("test_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


@EACH_TITLE
def test_every_rule_and_every_example_is_there_in_order(book: Rulebook) -> None:
    assert list(book.rows) == book.numbers


@EACH_NUMBER
def test_functions_exist(book: Rulebook, number: str) -> None:
    words, functions, _ = book.rows[number]
    assert words
    assert functions
    for name in functions:
        module, _, function = name.partition(".")
        assert callable(getattr(import_module(f"vaka.games.{book.title}.{module}"), function)), name


@EACH_NUMBER
def test_tests_exist_and_bear_the_number(book: Rulebook, number: str) -> None:
    """The table names the tests of a rule, and leaves none of them out."""
    named = book.rows[number][2]
    begin = f"test_{number.lower()}_"
    assert named
    assert set(named) == {name for name in named_in(book.title) if name.startswith(begin)}
    assert len(named) == len(set(named))


@EACH_TITLE
def test_other_tests_that_are_named_exist(book: Rulebook) -> None:
    assert set(re.findall(r"`(test_\w+)`", book.text)) <= named_in(book.title)


@EACH_TITLE
def test_rulings_cite_known_rules(book: Rulebook) -> None:
    rulings = book.text.partition("## Rulings")[2]
    assert book.ruled <= set(re.findall(r"\*\*(\w\d+),", rulings))
    assert set(re.findall(rf"\b{book.letter}\d+\b", rulings)) <= set(book.rules)
