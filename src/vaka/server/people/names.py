"""What people may call themselves, and when two names are the same."""

import unicodedata
from typing import Annotated, Final

import msgspec

from vaka.server.errors import BadName
from vaka.server.store.models import NAME

# As it arrives: what is around it is trimmed, and `clean` looks at the rest.
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME, examples=["Moana"])]

_JOINERS: Final = "\u200c\u200d"  # Persian and emoji are written with them
_BLANK: Final = "\u115f\u1160\u3164\uffa0\u2800"  # letters by name, but nobody sees them
# Control characters, what turns the direction of writing, line ends, halves of characters.
_REFUSED: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
_UNSEEN: Final = frozenset(("Cc", "Cf", "Mn", "Me", "Zs"))


def clean(text: str) -> str:
    """A name as it is kept and shown; raises BadName."""
    name = unicodedata.normalize("NFC", text).strip()
    kinds = [unicodedata.category(letter) for letter in name if letter not in _JOINERS]
    seen = any(
        unicodedata.category(letter) not in _UNSEEN and letter not in _BLANK for letter in name
    )
    if not seen or len(name) > NAME or not _REFUSED.isdisjoint(kinds):
        raise BadName(most=NAME)
    return name


def login_of(name: str) -> str:
    """A clean name as names of accounts are compared: Anna, ANNA and Ａｎｎａ are one."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(letter for letter in plain if not _is_unseen(letter))
    login = " ".join(seen.split())
    if not login or len(login) > 2 * NAME:  # one sign may stand for eighteen letters
        raise BadName(most=NAME)
    return login


def _is_unseen(letter: str) -> bool:
    """Whether it changes at most how its neighbours look: joiners and variation selectors."""
    return letter in _JOINERS or "\ufe00" <= letter <= "\ufe0f"
