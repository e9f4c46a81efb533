"""The commands for a deck of one's own: check it, read it, see the game's deck to begin with."""

import tomllib
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table as Grid
from typer.core import TyperCommand, TyperGroup

from vaka.cli.failures import BAD_INPUT, complain
from vaka.cli.screen import Screen
from vaka.cli.typed import typed
from vaka.core.data import LONGEST
from vaka.core.errors import DataError
from vaka.locale import LANGUAGES, Words

if TYPE_CHECKING:
    from vaka.games.raiatea.deck import Parts

MOST_BYTES = 4  # of a character
MAX_LIST_LINES = 100  # searched for an element


def commands(
    command: type[TyperCommand], group: type[TyperGroup], words: Words, screen: Screen
) -> typer.Typer:
    """What follows `vaka deck`."""
    metavar = f"[{words('cli-options')}]"
    app = typer.Typer(
        cls=group,
        help=words("cli-help-deck"),
        options_metavar=metavar,
        subcommand_metavar=f"{words('cli-command')} ...",
    )

    def described(name: str, help_: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
        return app.command(name, cls=command, help=help_, options_metavar=metavar)

    # Only for the help: the language is taken off the arguments before anything is built.
    lang = typer.Option("--lang", metavar=" | ".join(LANGUAGES), help=words("cli-help-lang"))

    @app.callback(invoke_without_command=True)
    def start(context: typer.Context, _lang: Annotated[str | None, lang] = None) -> int:
        if context.invoked_subcommand is None:
            context.get_help()  # which shows it, too
        return 0

    @described("check", words("cli-help-deck-check"))
    def check_(
        file: Annotated[Path, typer.Argument(metavar="FILE", help=words("cli-help-deck-file"))],
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return check(file, words, screen)

    @described("show", words("cli-help-deck-show"))
    def show_(_lang: Annotated[str | None, lang] = None) -> int:
        from vaka.games.raiatea.deck import standard_text

        # Not through the console: it would break lines.
        print(standard_text(), end="", file=screen.console.file)
        return 0

    @described("read", words("cli-help-deck-read"))
    def read_(
        file: Annotated[
            Path | None, typer.Argument(metavar="FILE", help=words("cli-help-deck-file"))
        ] = None,
        _lang: Annotated[str | None, lang] = None,
    ) -> int:
        return read(file, words, screen)

    return app


def read(file: Path | None, words: Words, screen: Screen) -> int:
    """Tell every card of a deck in words: of the game's own, if there is no file."""
    from vaka.cli.deck_words import deck_in_words
    from vaka.games.raiatea.deck import read_deck, standard_deck

    try:
        deck = standard_deck() if file is None else read_deck(_text_of(file), str(file))
    except DataError as error:
        complain(error.message(words))
        return BAD_INPUT
    screen.say(*deck_in_words(deck, words))
    return 0


def check(file: Path, words: Words, screen: Screen) -> int:
    """Tell every mistake in a deck, or what it contains; the exit code."""
    from vaka.games.raiatea.deck import read_parts

    text = ""
    try:
        text = _text_of(file)
        parts = read_parts(text, str(file))
        mistakes = parts.mistakes
    except DataError as error:  # nothing of it can be read
        mistakes = [error]
    placed = [(_line(mistake, text), mistake) for mistake in mistakes]
    for line, mistake in sorted(placed, key=lambda each: each[0] or 0):
        complain(_placed(mistake, line).message(words))
    if mistakes:
        if len(mistakes) > 1:
            complain(words("cli-deck-mistakes", count=len(mistakes)))
        return BAD_INPUT
    screen.say(
        words("cli-deck-fine", file=str(file)),
        words("cli-deck-own", own=", ".join(parts.own)),
        _contents(parts, words),
        words("cli-deck-play"),
        "  " + typed("play", "raiatea", "--option", f"deck=@{file}"),
    )
    return 0


def _text_of(file: Path) -> str:
    """The text of a deck, without what some editors put before it and at the ends of lines."""
    name = str(file)
    most = LONGEST * MOST_BYTES
    try:
        with file.open("rb") as stream:
            content = stream.read(most + 1)
    except (OSError, ValueError) as error:  # a name with a null character is a wrong value
        cause = str(getattr(error, "strerror", None) or error)
        raise DataError(name, "-", "unreadable", cause=cause) from error
    if len(content) > most:
        raise DataError(name, "-", "too-long", given=len(content), most=LONGEST)
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise DataError(name, "-", "not-utf8", byte=error.start) from error


def _placed(mistake: DataError, line: int | None) -> DataError:
    """The same mistake, with the line of its entry after the name of the file."""
    if line is None:
        return mistake
    file, entry = f"{mistake.details['file']}:{line}", str(mistake.details["entry"])
    return DataError(file, entry, mistake.reason, **mistake.why)


def _line(mistake: DataError, text: str) -> int | None:
    return line_of(text, str(mistake.details["entry"]))


def line_of(text: str, entry: str) -> int | None:
    """The line of a TOML text where an entry such as `rituals.hina.effect[0]` stands.

    The parser does not say where anything stood, so this looks for the usual way to write it: the
    header of the table, and below that the name of the value.
    """
    whole, _, part = entry.partition("[")
    table, _, value = whole.rpartition(".")
    own = None  # the line of the table that has the value
    inside = False
    for number, line in enumerate(text.split("\n"), start=1):
        if line.lstrip().startswith("["):
            header = line.strip().partition("]")[0].removeprefix("[").strip()
            if header == entry:
                return number
            inside = header == table
            own = number if inside else own
        elif inside and line.partition("=")[0].strip() == value:
            index = part.partition("]")[0]
            found = _lines_of_list(text, number) if index.isdecimal() else []
            return found[int(index)] if found and int(index) < len(found) else number
    return own


@lru_cache(maxsize=16)
def _lines_of_list(text: str, first: int) -> list[int]:
    """Return the line of each element of the list that begins on line `first`."""
    lines = text.split("\n")
    found: list[int] = []
    for number in range(first, min(len(lines), first + MAX_LIST_LINES) + 1):
        beginning = "\n".join(lines[first - 1 : number])
        closed = _elements(beginning)
        count = _elements(f"{beginning}\n]") if closed < 0 else closed
        found += [number] * (count - len(found))
        if closed >= 0:
            break
    return found


def _elements(text: str) -> int:
    """Return the length of the list in `effect = ["draw"]`, say; -1 if it is not closed."""
    try:
        found = next(iter(tomllib.loads(text).values()), None)
    except tomllib.TOMLDecodeError:
        return -1
    return len(found) if isinstance(found, list) else 0


def _contents(parts: "Parts", words: Words) -> Grid:
    """How many cards of what kind there are, and what they cost."""
    grid = Grid(box=box.SIMPLE)
    grid.add_column(words("cli-deck-cards"))
    for header in ("cli-deck-different", "cli-deck-copies", "cli-deck-costs"):
        grid.add_column(words(header), justify="right")
    rituals = parts.rituals
    for deck, name in (
        ("normal", words("cli-deck-normal")),
        ("tane", words("cli-deck-tane")),
        ("forbidden", words("cli-deck-forbidden")),
    ):
        costs = [rituals.cost[ritual] for ritual in rituals.of_deck(deck)]
        between = f"{min(costs)}–{max(costs)}" if costs else ""
        grid.add_row(name, str(len(costs)), str(rituals.count(deck)), between)
    forest = parts.forest
    copies = sum(forest.copies)
    grid.add_row(words("cli-deck-forest"), str(len(forest.copies)), str(copies), "")
    gods = len(forest.god_names)
    grid.add_row(words("cli-deck-masks"), str(gods), str(2 * gods), "")
    for points in (1, 2, 3):
        different = parts.missions.points.count(points)
        tiles = parts.missions.tiles(points)
        name = words("cli-deck-missions", points=points)
        grid.add_row(name, str(different), str(tiles), "")
    return grid
