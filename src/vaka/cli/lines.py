"""Reading what a person types, with the keys that edit a line where the system has them."""

import sys
from types import ModuleType

readline: ModuleType | None
try:
    import readline
except ImportError:  # not on every system
    readline = None


def read(prompt: str) -> str:
    """One line, without the spaces around it."""
    return input(prompt).strip()


def forget() -> None:
    """Let nobody find, with the arrow keys, what somebody else has typed."""
    if readline is not None and sys.stdin.isatty():
        readline.clear_history()


def printable(text: str) -> str:
    """A text without the characters that would make a terminal do something."""
    return "".join(letter if letter.isprintable() else "·" for letter in text)
