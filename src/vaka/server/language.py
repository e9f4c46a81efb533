"""The language in which somebody is answered: `?lang=`, what he has wished for in his settings, or
what his browser prefers.
"""

from typing import Annotated, Any, Final

from litestar.connection import ASGIConnection
from litestar.params import QueryParameter

from vaka.locale import LANGUAGES, Words

WISHED: Final = "vaka_language"  # in a scope's state, once it is known who asks

InWords = Annotated[
    bool,
    QueryParameter(
        name="words",
        description="Whether everything is told in words too, in the asker's language (`lang`).",
    ),
]


def language_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> str:
    asked = connection.query_params.get("lang")
    wished = (connection.scope.get("state") or {}).get(WISHED)
    for chosen in (asked, wished):
        if chosen in LANGUAGES:
            return str(chosen)
    preferred: list[tuple[float, str]] = []
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or "1")
        except ValueError:
            continue
        preferred.append((-weight, name.partition("-")[0].lower()))
    for _, name in sorted(preferred, key=lambda each: each[0]):
        if name in LANGUAGES:
            return name
    return LANGUAGES[0]


def language_wanted(connection: "ASGIConnection[Any, Any, Any, Any]", in_words: bool) -> str | None:
    """The language of the words that somebody wants besides the bare facts, if he does."""
    return language_of(connection) if in_words else None


def words_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> Words:
    return Words(language_of(connection))
