"""Ids of people and tables as they are typed: one in sixty-four begins with a dash."""

import re
from typing import Final

_BY_ID: Final = "id:"
_ID: Final = re.compile(r"-[A-Za-z0-9_-]{15}", re.ASCII)


def spell_out_ids(args: list[str]) -> list[str]:
    """An id that begins with a dash is not meant as an option."""
    if args[:1] != ["admin"]:
        return args
    return [f"{_BY_ID}{arg}" if _ID.fullmatch(arg) else arg for arg in args]


def by_id(text: str) -> str:
    """The id itself."""
    return text.removeprefix(_BY_ID)
