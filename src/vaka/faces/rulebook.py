"""The numbered rules of a title, as the words tell them."""

from functools import cache
from typing import NamedTuple

from vaka.locale import Words, defined


class Section(NamedTuple):
    """Rules that belong together, each with its number; the first may stand under no heading."""

    name: str
    rules: list[tuple[str, str]]


def numbers(title: str, words: Words) -> list[str]:
    """The numbers of all rules, in the order they are told."""
    prefix = f"{title}-rule-"
    return [key.removeprefix(prefix) for key in _keys(words.language) if key.startswith(prefix)]


def rule_text(title: str, number: str, words: Words) -> str | None:
    """A rule, by its number in whatever letters; None if there is none."""
    for each in numbers(title, words):
        if each.lower() == number.strip().lower():
            return words(f"{title}-rule-{each}")
    return None


def sections(title: str, words: Words) -> list[Section]:
    """The whole rules; a title that has no words has none."""
    found: list[Section] = []
    for key in _keys(words.language):
        if key.startswith(f"{title}-section-"):
            found.append(Section(words(key), []))
        elif key.startswith(f"{title}-rule-"):
            if not found:
                found.append(Section("", []))
            found[-1].rules.append((key.removeprefix(f"{title}-rule-"), words(key)))
    return found


@cache
def _keys(language: str) -> tuple[str, ...]:
    """All keys in the order of their files, which are read once."""
    return tuple(defined(language))
