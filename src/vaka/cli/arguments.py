"""What is read off the arguments before, or instead of, the command that they name."""

from collections.abc import Iterable
from pathlib import Path

from vaka.cli.failures import (
    NotAWholeNumber,
    OptionEmpty,
    OptionForm,
    OptionNotUtf8,
    OptionTooLong,
    OptionUnreadable,
    TooSmall,
    option_files,
)
from vaka.core.options import Option, OptionValue
from vaka.core.title import Title

RESUME = "--resume"
LANG = "--lang"
FROM_FILE = "@"  # before the name of a file that has the text of an option
LONGEST = 1_000_000  # bytes of such a file: far more than a title takes, but not a whole disk


def split_language(args: list[str]) -> tuple[str | None, list[str]]:
    """The language that the arguments ask for, wherever they do, and the arguments without it."""
    rest: list[str] = []
    language: str | None = None
    at = 0
    while at < len(args):
        name, equals, value = args[at].partition("=")
        if args[at] == "--":
            return language, rest + args[at:]
        if name != LANG or (not equals and at + 1 == len(args)):
            rest.append(args[at])
        elif equals:
            language = value
        else:
            at += 1
            language = args[at]
        at += 1
    return language, rest


def spell_out_resume(args: list[str], titles: tuple[str, ...]) -> list[str]:
    """`--resume` may stand without a file: then give it an empty one."""
    spelt: list[str] = []
    for at, arg in enumerate(args):
        follower = args[at + 1] if at + 1 < len(args) else "-"
        alone = follower.startswith("-") or (follower in titles and not Path(follower).exists())
        spelt.append(f"{RESUME}=" if arg == RESUME and alone else arg)
    return spelt


def whole_number(name: str, text: str, least: int | None = None) -> int:
    try:
        number = int(text)
    except ValueError:
        raise NotAWholeNumber(name=name, given=text) from None
    if least is not None and number < least:
        raise TooSmall(name=name, given=text, least=least)
    return number


def maybe_number(name: str, text: str | None) -> int | None:
    return None if text is None else whole_number(name, text)


def chosen_options(
    title: Title, preset: str | None, given: Iterable[str]
) -> dict[str, OptionValue]:
    """Return the options of a preset, if one is named, changed by `name=value` texts."""
    options = {} if preset is None else dict(title.preset(preset).options)
    return options | option_values(title.options, list(given))


def option_values(options: tuple[Option, ...], given: list[str]) -> dict[str, OptionValue]:
    """`name=value` texts as options of a title; the title checks them.

    `name=@file` stands for the text of a file, where the option is a text.
    """
    texts = {option.name for option in options if isinstance(option.default, str)}
    values: dict[str, OptionValue] = {}
    option_files.clear()
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionForm(given=text)
        if name not in texts:
            values[name] = _typed(value)
        elif value.startswith(FROM_FILE):
            file = value.removeprefix(FROM_FILE)
            values[name] = _text_of(file, name)
            option_files[name] = file
        else:
            values[name] = value
            option_files.pop(name, None)  # the last one counts
    return values


def _text_of(file: str, name: str) -> str:
    """The text of a file that was given for an option."""
    try:
        with Path(file).open("rb") as stream:
            content = stream.read(LONGEST + 1)
    except (OSError, ValueError) as error:  # a name with a null character is a wrong value
        cause = str(getattr(error, "strerror", None) or error)
        raise OptionUnreadable(file=file, name=name, cause=cause) from error
    if not content.strip():  # an option that is empty would silently be the standard one
        raise OptionEmpty(file=file, name=name)
    if len(content) > LONGEST:
        raise OptionTooLong(file=file, name=name, most=LONGEST)
    try:
        # Some editors begin a file with a byte order mark, which is not part of the text.
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise OptionNotUtf8(file=file, name=name, byte=error.start) from error


def _typed(value: str) -> OptionValue:
    if value in ("true", "false"):
        return value == "true"
    try:
        return int(value)
    except ValueError:
        return value
