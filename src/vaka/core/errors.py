"""Every error a caller can meet, each with a key and details instead of a sentence.

Sentences live in `vaka/locale`. `str(error)` asks the speaker, which the package sets to English
when it is imported; an interface calls `error.message(words)` with the words of its own language.
Not compiled: exceptions are never on the fast path.
"""

from collections.abc import Callable
from typing import ClassVar

Detail = str | int
Words = Callable[..., str]


def _bare(key: str, **details: Detail) -> str:
    """What is said when no language was ever loaded: the key and its details."""
    return " ".join([key, *(f"{name}={value}" for name, value in details.items())])


speaker: Words = _bare


def set_speaker(words: Words) -> None:
    """Let `str(error)` speak through these words."""
    global speaker  # noqa: PLW0603 - one voice for the whole process
    speaker = words


class VakaError(Exception):
    """The mother of all errors of this package."""

    key: ClassVar[str] = "error"

    def __init__(self, **details: Detail) -> None:
        super().__init__()
        self.details = details

    def message(self, words: Words) -> str:
        """The sentence for this error in the given words."""
        return words(self.key, **self.details)

    def __str__(self) -> str:
        return self.message(speaker)

    def __reduce__(self) -> tuple[object, ...]:
        return (_rebuild, (type(self), dict(self.__dict__)))


def _rebuild(kind: type[VakaError], attributes: dict[str, object]) -> VakaError:
    error = kind.__new__(kind)
    error.__dict__.update(attributes)
    return error


class MalformedAction(VakaError):
    """A text that is not written like an action."""

    key = "error-malformed-action"


class UnknownAction(VakaError):
    """Written like an action, but not one of this game's catalog."""

    key = "error-unknown-action"


class IllegalAction(VakaError):
    """An action of the catalog that the rules forbid now; `rule` is the number of the rule."""

    key = "error-illegal-action"

    def __init__(self, title: str, action: str, rule: str, reason: str, **why: Detail) -> None:
        super().__init__(action=action, rule=rule)
        self.title = title
        self.rule = rule
        self.reason = reason
        self.why = why

    def message(self, words: Words) -> str:
        why = words(f"{self.title}-refusal-{self.reason}", **self.why)
        return words(self.key, why=why, **self.details)


class NotAsked(VakaError):
    """A seat acts while the game waits for somebody else."""

    key = "error-not-asked"


class UnknownSeat(VakaError):
    """A seat that this game does not have."""

    key = "error-unknown-seat"


class GameOver(VakaError):
    """An action after the end."""

    key = "error-game-over"


class GameNotOver(VakaError):
    """The outcome of a game that still runs."""

    key = "error-game-not-over"


class UnknownTitle(VakaError):
    key = "error-unknown-title"


class BadTitle(VakaError):
    """A title of another package that cannot be loaded."""

    key = "error-bad-title"


class WrongPlayers(VakaError):
    """A number of players that the title is not made for."""

    key = "error-players"


class WrongSeed(VakaError):
    """A seed that is not a whole number of 0 or more, or is too long to write down."""

    key = "error-seed"


class NoFeatures(VakaError):
    """A title that has no numbers for learners."""

    key = "error-no-features"


class WrongFeature(VakaError):
    """A number for learners that a byte cannot hold."""

    key = "error-feature-bounds"


class UnknownOption(VakaError):
    key = "error-unknown-option"


class WrongOption(VakaError):
    """An option with a value of the wrong type or out of its range."""

    key = "error-wrong-option"


class UnknownPreset(VakaError):
    """A preset the title does not have."""

    key = "error-unknown-preset"


class CannotUndo(VakaError):
    """Nothing of this seat's can be taken back; `reason` says why."""

    key = "error-cannot-undo"

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason

    def message(self, words: Words) -> str:
        return words(self.key, why=words(f"undo-{self.reason}"))


class DataError(VakaError):
    """A bad data file: which file, which entry, and what is wrong with it."""

    key = "error-data"

    def __init__(self, file: str, entry: str, reason: str, **why: Detail) -> None:
        super().__init__(file=file, entry=entry)
        self.reason = reason
        self.why = why

    def message(self, words: Words) -> str:
        return words(self.key, why=words(f"data-{self.reason}", **self.why), **self.details)


class RecordError(VakaError):
    """A record that cannot be used; the subclasses say why."""

    key = "error-record"

    def __init__(self, reason: str, **why: Detail) -> None:
        super().__init__()
        self.reason = reason
        self.why = why

    def message(self, words: Words) -> str:
        return words(self.key, why=words(f"record-{self.reason}", **self.why))


class MalformedRecord(RecordError):
    """Not a record at all: cut, not UTF-8, not JSON, or with fields missing or of a wrong type."""


class DamagedRecord(RecordError):
    """A record that was changed after it was written."""


class ForeignRecord(RecordError):
    """A record of another title or another version of the rules."""


class IllegalRecord(RecordError):
    """A record whose actions do not follow the rules; `ply` counts from 1."""

    def __init__(self, ply: int, cause: VakaError) -> None:
        super().__init__("illegal", ply=ply)
        self.ply = ply
        self.cause = cause

    def message(self, words: Words) -> str:
        why = words("record-illegal", ply=self.ply, cause=self.cause.message(words))
        return words(self.key, why=why)
