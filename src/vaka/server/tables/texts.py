"""Text from people, made fit to be stored and shown."""

import unicodedata
from typing import Final

from vaka.server.errors import BadInput

_BREAKS: Final = "\t\r\n"
# Signs that turn the direction of what follows: with them a name can look like another's.
_TURNING: Final = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_REFUSED: Final = frozenset({"Cc", "Cs", "Zl", "Zp"})


def plain(text: str, field: str, breaks: bool = False) -> str:
    """The text as it came, if it has no signs that control anything; `breaks` may be in it."""
    for sign in text:
        if breaks and sign in _BREAKS:
            continue
        if sign in _TURNING or unicodedata.category(sign) in _REFUSED:
            raise BadInput(field=field)
    return text


def one_line(text: str, field: str, breaks: bool = False) -> str:
    """The text without spaces around it, and with one in each gap."""
    return " ".join(plain(text, field, breaks).split())
