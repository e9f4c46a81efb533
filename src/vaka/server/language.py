"""The language in which somebody is answered: `?lang=`, what he has wished for in his settings, or
what his browser prefers.
"""

from typing import Any, Final

from litestar.connection import ASGIConnection

from vaka.locale import LANGUAGES, Words

WISHED: Final = "vaka_language"  # in a scope's state, once it is known who asks


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


def words_of(connection: "ASGIConnection[Any, Any, Any, Any]") -> Words:
    return Words(language_of(connection))
