"""Lists that come page by page: a cursor says where the last page ended."""

from typing import Annotated, Final

from litestar.params import QueryParameter

from vaka.server.errors import BadInput

PAGE: Final = 50
LONGEST_CURSOR: Final = 60

Cursor = Annotated[
    str | None,
    QueryParameter(max_length=LONGEST_CURSOR, description="`cursor` of the page before this one"),
]


def written(at: int, name: str) -> str:
    """The cursor after the entry of this time and name."""
    return f"{at}.{name}"


def read(cursor: str) -> tuple[int, str]:
    at, _, name = cursor.partition(".")
    if not (at.isascii() and at.isdigit() and len(at) < 19 and name):
        raise BadInput(field="cursor")
    return int(at), name
