"""What people may call themselves, and when two names are the same."""

import unicodedata
from typing import Annotated, Final

import msgspec

from vaka.server.errors import BadName, MixedLetters
from vaka.server.store.models import NAME

# As it arrives: what is around it is trimmed, and `clean` looks at the rest.
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME, examples=["Moana"])]

_JOINERS: Final = "\u200c\u200d"  # Persian and emoji are written with them
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800")  # signs by name, but nobody sees them
# What changes at most how its neighbours look: Unicode's default ignorable code points, first and
# last of each row.
_IGNORED: Final = (
    ("\u00ad", "\u00ad"),
    ("\u034f", "\u034f"),
    ("\u061c", "\u061c"),
    ("\u115f", "\u1160"),
    ("\u17b4", "\u17b5"),
    ("\u180b", "\u180f"),
    ("\u200b", "\u200f"),
    ("\u202a", "\u202e"),
    ("\u2060", "\u206f"),
    ("\u3164", "\u3164"),
    ("\ufe00", "\ufe0f"),
    ("\ufeff", "\ufeff"),
    ("\uffa0", "\uffa0"),
    ("\ufff0", "\ufff8"),
    ("\U0001bca0", "\U0001bca3"),
    ("\U0001d173", "\U0001d17a"),
    ("\U000e0000", "\U000e0fff"),
)
_ALIKE: Final = frozenset(("LATIN", "GREEK", "CYRILLIC"))  # each has an A, and nobody tells which
# Control characters, what turns the direction of writing, line ends, halves of characters.
_REFUSED: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_UNSEEN: Final = frozenset(("Cc", "Cf", "Mn", "Me", "Zs"))


def clean(text: str) -> str:
    """A name as it is kept and shown; raises BadName."""
    name = unicodedata.normalize("NFC", text).strip()
    kinds = [unicodedata.category(letter) for letter in name if letter not in _JOINERS]
    seen = any(
        unicodedata.category(letter) not in _UNSEEN and not _is_ignored(letter) for letter in name
    )
    blank = not _BLANK.isdisjoint(name)
    if not seen or blank or len(name) > NAME or not _REFUSED.isdisjoint(kinds):
        raise BadName(most=NAME)
    return name


def login_of(name: str) -> str:
    """A clean name as names of accounts are compared: Anna, ANNA and Ａｎｎａ are one.

    Raises BadName, also for letters of several scripts that look the same.
    """
    seen = "".join(letter for letter in name if not _is_ignored(letter))
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", seen).casefold())
    login = " ".join(plain.split())
    if not login or len(login) > 2 * NAME:  # one sign may stand for eighteen letters
        raise BadName(most=NAME)
    if len(_ALIKE & {_script(letter) for letter in login if letter.isalpha()}) > 1:
        raise MixedLetters()
    return login


def _is_ignored(letter: str) -> bool:
    return any(first <= letter <= last for first, last in _IGNORED)


def _script(letter: str) -> str:
    """The script of a letter, by the first word of its name."""
    return unicodedata.name(letter, "").partition(" ")[0]
