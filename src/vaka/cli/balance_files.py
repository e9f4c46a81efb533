"""The files that `vaka balance` compares: components of a title, instead of those of the game."""

from pathlib import Path
from typing import NamedTuple

import vaka
from vaka.arena import Survey
from vaka.arena.compare import LEAST_GAMES
from vaka.cli.arguments import FROM_FILE, option_values
from vaka.cli.deck import line_of
from vaka.cli.failures import TooSmall, option_files
from vaka.cli.survey import named
from vaka.cli.typed import typed
from vaka.core.errors import DataError, VakaError
from vaka.locale import Words

DECK = "--deck"
AGAINST = "--against"


class NoComponents(VakaError):
    """A title that takes no components of one's own."""

    key = "balance-no-components"

    def __init__(self, title: str, option: str) -> None:
        super().__init__(option=option)
        self.title = title

    def message(self, words: Words) -> str:  # type: ignore[override]
        known = ", ".join(_called(name, words) for name in _takers())
        return words(self.key, title=_called(self.title, words), known=known, **self.details)


class GivenTwice(VakaError):
    """Components by their own option, and by that of the title as well."""

    key = "balance-given-twice"


class OfAnotherTitle(VakaError):
    """A file that is right, but for another title."""

    key = "balance-of-another-title"

    def __init__(self, file: str, title: str, other: str) -> None:
        super().__init__(file=file)
        self.title = title
        self.other = other

    def message(self, words: Words) -> str:  # type: ignore[override]
        title, other = _called(self.title, words), _called(self.other, words)
        return words(self.key, title=title, other=other, **self.details)


class BrokenFile(VakaError):
    """A file that nobody can play with: the first mistake in it, with its line."""

    def __init__(self, file: str, option: str, text: str, mistake: DataError) -> None:
        super().__init__()
        self.file = file
        self.option = option
        entry = str(mistake.details["entry"])
        line = _line(text, entry)
        where = file if line is None else f"{file}:{line}"
        self.mistake = DataError(where, entry, mistake.reason, **mistake.why)

    def message(self, words: Words) -> str:  # type: ignore[override]
        why = self.mistake.message(words)
        if self.option != "deck":
            return why
        return words("cli-deck-advice", why=why, command=typed("deck", "check", self.file))


class Against(NamedTuple):
    """What is compared with: the same surveys with other components."""

    surveys: list[Survey]
    deck: str  # the names of both files; nothing: the components of the game
    against: str


def components(title: str) -> str | None:
    """The option of a title that takes the text of components of one's own."""
    for option in vaka.load(title).title.options:
        if option.default == "" and not option.choices:
            return option.name
    return None


def with_deck(title: str, file: Path | None, options: list[str] | None) -> list[str]:
    """The options of a title as they were typed, and a file of components among them."""
    given = list(options or [])
    if file is None:
        return given
    name = _option(title, DECK)
    if any(each.partition("=")[0] == name for each in given):
        raise GivenTwice(option=DECK, name=name)
    _read(title, name, file)
    return [*given, f"{name}={FROM_FILE}{file}"]


def against(surveys: list[Survey], file: Path | None) -> Against | None:
    """The same surveys with the components of another file."""
    if file is None:
        return None
    first = surveys[0]
    name = _option(first.title, AGAINST)
    deck = option_files.get(name, "") if first.options.get(name) else ""
    text = _read(first.title, name, file)
    if first.games < LEAST_GAMES:
        raise TooSmall(name="--games", given=first.games, least=LEAST_GAMES)
    others = [asked._replace(options={**asked.options, name: text}) for asked in surveys]
    return Against(others, deck, str(file))


def _option(title: str, asked: str) -> str:
    name = components(title)
    if name is None:
        raise NoComponents(vaka.load(title).name, asked)
    return name


def _read(title: str, name: str, file: Path) -> str:
    """The text of a file that the title can be played with."""
    before = dict(option_files)
    options = vaka.load(title).title.options
    text = str(option_values(options, [f"{name}={FROM_FILE}{file}"])[name])
    option_files.clear()
    option_files.update(before)  # only what is given as an option of the title goes by its name
    try:
        _try(title, name, text)
    except DataError as mistake:
        for other, option in _takers().items():
            if other != title and _fits(other, option, text):
                raise OfAnotherTitle(str(file), title, other) from mistake
        raise BrokenFile(str(file), name, text, mistake) from mistake
    return text


def _try(title: str, name: str, text: str) -> None:
    game = vaka.load(title)
    game.new(game.title.least_players, 0, {name: text})


def _fits(title: str, name: str, text: str) -> bool:
    try:
        _try(title, name, text)
    except VakaError:
        return False
    return True


def _takers() -> dict[str, str]:
    """The titles that take components of one's own, and the option for it."""
    found: dict[str, str] = {}
    for title in vaka.titles():
        try:
            option = components(title)
        except VakaError:  # a title of another package that cannot be loaded
            continue
        if option is not None:
            found[title] = option
    return found


def _line(text: str, entry: str) -> int | None:
    """Where an entry stands; what belongs to no table stands before the first of them."""
    for number, line in enumerate(text.split("\n"), start=1):
        if line.lstrip().startswith("["):
            break
        if line.partition("=")[0].strip() == entry:
            return number
    return line_of(text, entry)


def _called(title: str, words: Words) -> str:
    return named(f"{title}-name", title, words)
