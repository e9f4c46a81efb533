"""Which languages there are, and which of them a person wants."""

import re
from collections.abc import Mapping

LANGUAGES: tuple[str, ...] = ("en", "it", "de", "fr")
"""The languages that we speak; the first is the one that all others fall back to."""


class UnknownLanguage(ValueError):
    """Someone asked by name for a language that we do not have."""

    def __init__(self, language: str, known: tuple[str, ...] = LANGUAGES) -> None:
        super().__init__(language, known)
        self.language = language
        self.known = known

    def __str__(self) -> str:
        return f"unknown language {self.language!r}; known: {', '.join(self.known)}"


def detect(explicit: str | None, environ: Mapping[str, str]) -> str:
    """The language to speak: what was asked for, else what the environment says, else English.

    Empty values count as not set, as POSIX has it.

    >>> detect(None, {"LANG": "it_IT.UTF-8"})
    'it'
    """
    for asked in (explicit, environ.get("VAKA_LANG")):
        if asked:
            language = _primary(asked)
            if language not in LANGUAGES:
                raise UnknownLanguage(asked)
            return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if system := environ.get(name):
            language = _primary(system)
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def _primary(tag: str) -> str:
    """The language part of a locale name: `it` of `it_IT.UTF-8`, `IT` or `it-CH`."""
    return re.split(r"[-_.@]", tag.strip(), maxsplit=1)[0].lower()
