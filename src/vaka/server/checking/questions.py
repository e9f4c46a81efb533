"""Messages to and from the checking process, one line of JSON each."""

from typing import Any

import msgspec


class Check(msgspec.Struct, frozen=True):
    """Can a game be dealt with these options?"""

    title: str
    players: int
    options: dict[str, Any]


class Valid(msgspec.Struct, frozen=True, tag="valid", tag_field="type"):
    """A game was dealt."""


class BadData(msgspec.Struct, frozen=True, tag="bad-data", tag_field="type"):
    """The fields of a `DataError`."""

    file: str
    entry: str
    reason: str
    why: dict[str, str | int]


class Rejected(msgspec.Struct, frozen=True, tag="rejected", tag_field="type"):
    """Any other error of a title."""

    key: str
    details: dict[str, str | int]


class Failed(msgspec.Struct, frozen=True, tag="failed", tag_field="type"):
    """An exception that no title should raise."""

    error: str


Answer = Valid | BadData | Rejected | Failed
