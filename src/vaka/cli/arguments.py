"""What is read off the arguments before, or instead of, the command that they name."""

from pathlib import Path

from vaka.cli.failures import NotAWholeNumber, OptionForm, TooSmall
from vaka.core.options import Option, OptionValue

RESUME = "--resume"
LANG = "--lang"


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


def option_values(options: tuple[Option, ...], given: list[str]) -> dict[str, OptionValue]:
    """`name=value` texts as options of a title; the title checks them."""
    texts = {option.name for option in options if isinstance(option.default, str)}
    values: dict[str, OptionValue] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionForm(given=text)
        values[name] = value if name in texts else _typed(value)
    return values


def _typed(value: str) -> OptionValue:
    if value in ("true", "false"):
        return value == "true"
    try:
        return int(value)
    except ValueError:
        return value
