"""Which titles this server has: while it runs no other is installed.

To find them, the folders of all packages are looked through, which takes longer than a move.
"""

from functools import cache

import vaka
from vaka.core.errors import UnknownTitle


@cache
def installed() -> tuple[str, ...]:
    return vaka.titles()


def checked_title(title: str) -> str:
    """The name of a title that is here."""
    if title not in installed():
        raise UnknownTitle(name=title, known=", ".join(installed()))
    return title
