"""Saying a message in a language."""

from functools import cache

from fluent.runtime import FluentBundle

from vaka.locale.languages import LANGUAGES, UnknownLanguage
from vaka.locale.messages import resources

HUGE = 10**15  # numbers from here on are said digit by digit
LONGEST = 1000


class MissingWords(LookupError):
    """Strict words were asked for a message that is not there or cannot be said."""


class Words:
    """The words of one language.

    Where a message is missing or cannot be formatted, the English one is said, and where that
    fails too, the key itself: a gap in the words never stops a game. Strict words, for tests,
    raise MissingWords instead.

    >>> words = Words("de")
    >>> words("rapanui-action-buy", crop="fish", price=3)
    'Opfergabe Fisch für 3 Holz kaufen'
    """

    def __init__(self, language: str, *, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self.strict = strict

    def __call__(self, key: str, /, **args: str | int) -> str:
        """The message of this key, with its variables filled in."""
        if self.strict:
            return _say(self.language, key, args)
        for language in dict.fromkeys((self.language, LANGUAGES[0])):
            try:
                return _say(language, key, args)
            except MissingWords:
                continue
        return key

    def has(self, key: str) -> bool:
        """Whether there is a message of this key, here or (unless strict) in English."""
        if _has(self.language, key):
            return True
        return not self.strict and _has(LANGUAGES[0], key)


@cache
def _bundle(language: str) -> FluentBundle:
    """The messages of a language, read when the language is first spoken."""
    bundle = FluentBundle([language], use_isolating=False)
    for resource in resources(language):
        bundle.add_resource(resource)
    return bundle


def _has(language: str, key: str) -> bool:
    bundle = _bundle(language)
    return bundle.has_message(key) and bundle.get_message(key).value is not None


def _say(language: str, key: str, args: dict[str, str | int]) -> str:
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value if bundle.has_message(key) else None
    if pattern is None:
        raise MissingWords(f"{language}: no message {key}")
    said, errors = bundle.format_pattern(pattern, {name: _short(args[name]) for name in args})
    if errors or not isinstance(said, str):
        raise MissingWords(f"{language}: {key}: {'; '.join(map(str, errors))}")
    return said


def _short(value: str | int) -> str | int:
    """Fluent cannot say very long values, and nobody would read them."""
    if isinstance(value, int):
        return value if abs(value) < HUGE else _short(str(value))
    return value if len(value) <= LONGEST else value[: LONGEST - 1] + "…"
