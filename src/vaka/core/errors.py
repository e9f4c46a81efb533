"""Errors of the engine: each has a key and details; its sentence is in `vaka/locale`.

`str(error)` uses the speaker, which `import vaka` sets to English. An interface calls
`error.message(words)` with the words of its own language.
Not compiled: exceptions are never on the fast path.
"""

from collections.abc import Callable
from typing import ClassVar

Detail = str | int
Words = Callable[..., str]


def _bare(key: str, **details: Detail) -> str:
    """Return the key and the details: the message before any language is loaded."""
    return " ".join([key, *(f"{name}={value}" for name, value in details.items())])


speaker: Words = _bare


def set_speaker(words: Words) -> None:
    """Set the words of `str(error)`."""
    global speaker  # noqa: PLW0603 - one default language per process
    speaker = words


class VakaError(Exception):
    """Base class of all errors of this package: `key` names the sentence, `details` fill it.

    >>> import vaka
    >>> try:
    ...     vaka.load("chess")
    ... except vaka.VakaError as error:
    ...     print(type(error).__name__, error.key, error.details["name"])
    UnknownTitle error-unknown-title chess
    """

    key: ClassVar[str] = "error"

    def __init__(self, **details: Detail) -> None:
        super().__init__()
        self.details = details

    def message(self, words: Words) -> str:
        """Return the sentence of this error in the language of the words."""
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
    """The text cannot be parsed as an action.

    >>> import vaka
    >>> vaka.load("rapanui").actions.parse("play fish")
    Traceback (most recent call last):
    vaka.core.errors.MalformedAction: ...
    """

    key = "error-malformed-action"


class UnknownAction(VakaError):
    """The action is not in the game's catalog.

    >>> import vaka
    >>> vaka.load("rapanui").actions.find("play", card="fish", count=99)
    Traceback (most recent call last):
    vaka.core.errors.UnknownAction: ...
    """

    key = "error-unknown-action"


class IllegalAction(VakaError):
    """The rules forbid the action now: `rule` is the number of the rule, `reason` a key.

    >>> import vaka
    >>> game = vaka.load("rapanui")
    >>> state = game.new(players=3, seed=7)
    >>> try:
    ...     state.apply(2, game.actions.find("skip"))
    ... except vaka.IllegalAction as error:
    ...     print(error.rule, error.reason, error.details["action"])
    N11 wrong-decision skip
    """

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
    """The seat acts while the game is waiting for another seat.

    >>> import vaka
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> state.decision().seats
    (2,)
    >>> state.apply(0, state.legal_actions(2)[0])
    Traceback (most recent call last):
    vaka.core.errors.NotAsked: ...
    """

    key = "error-not-asked"


class UnknownSeat(VakaError):
    """The game does not have this seat: seats count from 0.

    >>> import vaka
    >>> vaka.load("rapanui").new(players=3, seed=7).view(3)
    Traceback (most recent call last):
    vaka.core.errors.UnknownSeat: ...
    """

    key = "error-unknown-seat"


class GameOver(VakaError):
    """The game is over: no action can be applied.

    >>> import vaka
    >>> state = vaka.load("rapanui").new(players=2, seed=1)
    >>> while (decision := state.decision()) is not None:
    ...     seat = decision.seats[0]
    ...     action = state.legal_actions(seat)[0]
    ...     state.apply(seat, action)
    >>> state.apply(seat, action)
    Traceback (most recent call last):
    vaka.core.errors.GameOver: ...
    """

    key = "error-game-over"


class GameNotOver(VakaError):
    """The game is not over: it has no outcome yet.

    >>> import vaka
    >>> vaka.load("rapanui").new(players=3, seed=7).outcome()
    Traceback (most recent call last):
    vaka.core.errors.GameNotOver: ...
    """

    key = "error-game-not-over"


class UnknownTitle(VakaError):
    """No title has this name; `details["known"]` lists the titles.

    >>> import vaka
    >>> vaka.load("chess")
    Traceback (most recent call last):
    vaka.core.errors.UnknownTitle: ...
    """

    key = "error-unknown-title"


class BadTitle(VakaError):
    """A title of another package cannot be loaded; `details["why"]` is the cause.

    >>> import vaka
    >>> for name in vaka.titles():
    ...     try:
    ...         game = vaka.load(name)
    ...     except vaka.BadTitle as error:
    ...         print(name, error.details["why"])
    """

    key = "error-bad-title"


class WrongPlayers(VakaError):
    """The title does not allow this number of players.

    >>> import vaka
    >>> try:
    ...     vaka.load("rapanui").new(players=9, seed=1)
    ... except vaka.WrongPlayers as error:
    ...     print(error.details["least"], error.details["most"])
    2 4
    """

    key = "error-players"


class WrongSeed(VakaError):
    """The seed is not an integer, is negative, or has too many bits.

    >>> import vaka
    >>> vaka.load("rapanui").new(players=3, seed=-1)
    Traceback (most recent call last):
    vaka.core.errors.WrongSeed: ...
    """

    key = "error-seed"


class NoFeatures(VakaError):
    """The title has no features; the titles of this package all have them.

    >>> import vaka
    >>> try:
    ...     features = vaka.load("rapanui").features(players=3)
    ... except vaka.NoFeatures:
    ...     features = ()
    >>> len(features)
    230
    """

    key = "error-no-features"


class WrongFeature(VakaError):
    """The bounds of a feature do not fit into a byte."""

    key = "error-feature-bounds"


class UnknownOption(VakaError):
    """The title has no option of this name; `details["known"]` lists its options.

    >>> import vaka
    >>> try:
    ...     vaka.load("rapanui").new(players=3, seed=1, options={"speed": 2})
    ... except vaka.UnknownOption as error:
    ...     print(error.details["name"], error.details["known"])
    speed box, hands
    """

    key = "error-unknown-option"


class WrongOption(VakaError):
    """The value of an option has the wrong type or is out of range.

    >>> import vaka
    >>> try:
    ...     vaka.load("rapanui").new(players=3, seed=1, options={"hands": "closed"})
    ... except vaka.WrongOption as error:
    ...     print(error.details["name"], error.details["expected"])
    hands as_printed | open
    """

    key = "error-wrong-option"


class UnknownPreset(VakaError):
    """The title has no preset of this name.

    >>> import vaka
    >>> try:
    ...     vaka.load("rapanui").title.preset("blitz")
    ... except vaka.UnknownPreset as error:
    ...     print(error.details["known"])
    first_game, as_printed, open_information
    """

    key = "error-unknown-preset"


class CannotUndo(VakaError):
    """The seat has no action to undo; `reason` is `nothing`, `not-own` or `revealed`.

    >>> import vaka
    >>> table = vaka.Table.new("rapanui", players=2, seed=1)
    >>> try:
    ...     table.undo(0)
    ... except vaka.CannotUndo as error:
    ...     print(error.reason)
    nothing
    """

    key = "error-cannot-undo"

    def __init__(self, reason: str) -> None:
        super().__init__()
        self.reason = reason

    def message(self, words: Words) -> str:
        return words(self.key, why=words(f"undo-{self.reason}"))


class DataError(VakaError):
    """A data file has a mistake: `details` name the file and the entry, `reason` is a key.

    >>> import vaka
    >>> try:
    ...     vaka.load("giants").new(players=3, seed=1, options={"island": "hexes = 1"})
    ... except vaka.DataError as error:
    ...     print(error.details["file"], error.details["entry"], error.reason)
    island island missing
    """

    key = "error-data"

    def __init__(self, file: str, entry: str, reason: str, **why: Detail) -> None:
        super().__init__(file=file, entry=entry)
        self.reason = reason
        self.why = why

    def message(self, words: Words) -> str:
        return words(self.key, why=words(f"data-{self.reason}", **self.why), **self.details)


class RecordError(VakaError):
    """Base class of the errors of records; `reason` is a key.

    >>> import vaka
    >>> try:
    ...     vaka.Record.from_json("{}")
    ... except vaka.RecordError as error:
    ...     print(type(error).__name__, error.reason)
    MalformedRecord not-record
    """

    key = "error-record"

    def __init__(self, reason: str, **why: Detail) -> None:
        super().__init__()
        self.reason = reason
        self.why = why

    def message(self, words: Words) -> str:
        return words(self.key, why=words(f"record-{self.reason}", **self.why))


class MalformedRecord(RecordError):
    """The file is not a record: truncated, not UTF-8, not JSON, or with wrong fields.

    >>> import vaka
    >>> vaka.Record.from_json("{}")
    Traceback (most recent call last):
    vaka.core.errors.MalformedRecord: ...
    """


class DamagedRecord(RecordError):
    """The record was changed after it was written: its checksum or digest differs.

    >>> import vaka
    >>> text = vaka.Record("rapanui", players=2, seed=1).to_json()
    >>> vaka.Record.from_json(text.replace('"players":2', '"players":3'))
    Traceback (most recent call last):
    vaka.core.errors.DamagedRecord: ...
    """


class ForeignRecord(RecordError):
    """The record's title or version of the rules is not installed.

    >>> import vaka
    >>> text = vaka.Record("rapanui", players=2, seed=1).to_text()
    >>> try:
    ...     vaka.Record.from_text(text.replace("rules_version 1", "rules_version 9"))
    ... except vaka.ForeignRecord as error:
    ...     print(error.reason, error.why["given"], error.why["known"])
    rules-version 9 1
    """


class IllegalRecord(RecordError):
    """An action of the record is illegal: `ply` counts from 1, `cause` is the error.

    >>> import vaka
    >>> text = vaka.Record("rapanui", players=2, seed=1).to_text()
    >>> try:
    ...     vaka.Record.from_text(text + "   1. 0 skip")
    ... except vaka.IllegalRecord as error:
    ...     print(error.ply, type(error.cause).__name__)
    1 NotAsked
    """

    def __init__(self, ply: int, cause: VakaError) -> None:
        super().__init__("illegal", ply=ply)
        self.ply = ply
        self.cause = cause

    def message(self, words: Words) -> str:
        why = words("record-illegal", ply=self.ply, cause=self.cause.message(words))
        return words(self.key, why=why)
