"""Names in a deck: those that actions are written with, and those that people read."""

import re
from typing import Final

from vaka.core.data import Section

_LONGEST: Final = 30
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


def check_name(section: Section, name: str, taken: list[str]) -> None:
    """The name of an entry is part of actions: it must be written like one, and be free."""
    if len(name) > _LONGEST or _NAME.fullmatch(name) is None:
        raise section.wrong(name, "bad-name", most=_LONGEST)
    if name in taken:
        raise section.wrong(name, "taken-name")


def title_of(card: Section) -> str:
    """What people call a card."""
    title = card.text("name")
    if not title.strip() or len(title) > _LONGEST or not title.isprintable():
        raise card.wrong("name", "bad-title", most=_LONGEST)
    return title


def check_room(section: Section, given: int, least: int, most: int) -> None:
    """How many different entries a table has."""
    if not least <= given <= most:
        raise section.wrong("", "wrong-count", given=given, least=least, most=most)
