"""What goes wrong at the command line, and how it is told: one line and an exit code."""

import sys
from pathlib import Path

from vaka.cli.typed import typed
from vaka.core.errors import CannotUndo, DataError, GameNotOver, VakaError
from vaka.locale import Words

BAD_INPUT = 2
FAILED = 1
INTERRUPTED = 130

# Nobody's input is to blame for these.
_OURS = (DataError, GameNotOver, CannotUndo)

# The files that options were read from, by the name of the option: a title knows only the texts.
option_files: dict[str, str] = {}


class NotAWholeNumber(VakaError):
    key = "cli-not-a-number"


class OptionForm(VakaError):
    """An option that is not written `name=value`."""

    key = "cli-option-form"


class OptionUnreadable(VakaError):
    """An option that is to be read from a file which cannot be opened."""

    key = "cli-option-unreadable"


class OptionNotUtf8(VakaError):
    """An option that is to be read from a file which is not text."""

    key = "cli-option-not-utf8"


class OptionEmpty(VakaError):
    """An option that is to be read from a file without any text."""

    key = "cli-option-empty"


class OptionTooLong(VakaError):
    """An option that is to be read from a file with more text than makes sense."""

    key = "cli-option-too-long"


class WrongBots(VakaError):
    """As many names of bots as there are seats for them, or one for all: neither was given."""

    key = "cli-wrong-bots"


class NoTitle(VakaError):
    """A new game needs the name of a title."""

    key = "cli-no-title"


class OtherTitle(VakaError):
    """The game to resume is not of the title that was named."""

    key = "cli-other-title"


class Contradiction(VakaError):
    """An option that says something else than the game to resume."""

    key = "cli-contradiction"


class HotseatAlone(VakaError):
    """People at all seats, and an option that is for one person among bots."""

    key = "cli-hotseat-alone"


class PlayedElsewhere(VakaError):
    """The game to resume is being played in another terminal."""

    key = "cli-played-elsewhere"


class TooSmall(VakaError):
    """A number below the least that makes sense."""

    key = "cli-too-small"


class NothingToResume(VakaError):
    key = "cli-nothing-to-resume"


class AlreadyOver(VakaError):
    """The game to resume is over."""

    key = "cli-already-over"


class UnknownRule(VakaError):
    key = "cli-unknown-rule"


class UnknownCommand(VakaError):
    key = "cli-unknown-command"


class ExtraArguments(VakaError):
    """More arguments than the command has use for."""

    key = "cli-extra-arguments"

    def __init__(self, given: str, command: str) -> None:
        super().__init__(given=given)
        self.command = command

    def message(self, words: Words) -> str:  # type: ignore[override]
        return words("cli-usage-error", why=super().message(words), command=self.command)


class FileTrouble(VakaError):
    """A file, and what is wrong with it."""

    key = "cli-file"

    def __init__(self, file: Path, cause: VakaError) -> None:
        super().__init__()
        self.file = file
        self.cause = cause

    def message(self, words: Words) -> str:  # type: ignore[override]
        return words(self.key, file=str(self.file), why=self.cause.message(words))


def complain(sentence: str) -> None:
    """Say on one line what went wrong."""
    print(f"vaka: {' '.join(sentence.split())}", file=sys.stderr)


def fail(error: VakaError, words: Words) -> int:
    """Tell an error; the exit code."""
    complain(_of_a_file(error, words) if isinstance(error, DataError) else error.message(words))
    ours = isinstance(error, _OURS) and not _of_an_option(error)
    return FAILED if ours else BAD_INPUT


def _of_a_file(error: DataError, words: Words) -> str:
    """Bad data by the name of the file that was given, instead of that of its option."""
    option = str(error.details["file"])
    if option not in option_files:
        return error.message(words)
    file = option_files[option]
    why = DataError(file, str(error.details["entry"]), error.reason, **error.why).message(words)
    if option != "deck":
        return why
    return words("cli-deck-advice", why=why, command=typed("deck", "check", file))


def _of_an_option(error: VakaError) -> bool:
    """Whether the data came from an option: then they go by its name, which no file of ours has."""
    return isinstance(error, DataError) and not Path(str(error.details["file"])).suffix


def fail_usage(error: Exception, words: Words, command: str) -> int:
    """Tell what the parser of arguments did not understand; the exit code.

    `command` is what to type for help.

    The parser's errors are known by name, because its package is a private part of Typer's.
    """
    kind = type(error).__name__
    if kind == "NoSuchOption":
        why = words("cli-no-such-option", option=str(getattr(error, "option_name", "")))
    elif kind == "BadOptionUsage":
        why = words("cli-bad-option", option=str(getattr(error, "option_name", "")))
    elif kind == "MissingParameter":
        parameter = getattr(error, "param", None)
        name = str(getattr(parameter, "metavar", None) or getattr(parameter, "name", "?"))
        why = words("cli-missing-argument", name=name)
    elif kind == "BadParameter" and getattr(getattr(error, "param", None), "is_flag", False):
        switch = getattr(error, "param", None)  # set by the environment: flags have no value
        why = words("cli-bad-switch", name=str(getattr(switch, "envvar", None)))
    else:
        said = getattr(error, "format_message", error.__str__)()
        why = words("cli-bad-arguments", cause=str(said))
    complain(words("cli-usage-error", why=why, command=command))
    return BAD_INPUT
