"""Reading data files: every entry is checked, and a mistake names file, entry and reason."""

import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Final

from vaka.core.errors import DataError

MAX_DOTS_PER_LINE: Final = 60  # as many as an island has hexes; keys of our files have 2
LONGEST: Final = 50_000  # characters of a text that somebody gives
MAX_HINTS: Final = 1000  # mistakes per text that get the nearest known word
SHOWN: Final = 60  # characters of a wrong value that an error repeats
HUGE: Final = 10**18  # numbers from here on are shown like any other wrong value


def _short(found: object) -> str:
    """A value as it is written in an error, whatever somebody put there."""
    try:
        written = repr(found)
    except (ValueError, RecursionError):  # a number of thousands of digits; a bottomless table
        return type(found).__name__
    return written if len(written) <= SHOWN else written[:SHOWN] + "…"


class Section:
    """A table of a data file, read entry by entry; `finish` refuses entries nobody asked for.

    The first mistake is raised. With a list of mistakes, it is noted there, and the entry is read
    as something harmless that makes no other entry wrong.
    """

    def __init__(
        self,
        file: str,
        path: str,
        table: dict[str, object],
        mistakes: list[DataError] | None = None,
    ) -> None:
        self.file = file
        self.path = path
        self.table = table
        self.mistakes = mistakes
        self.read: set[str] = set()
        self.noted: set[str] = set()

    def wrong(self, entry: str, reason: str, **why: str | int) -> DataError:
        """The error to raise for an entry of this section."""
        path = f"{self.path}.{entry}".strip(".")
        if len(path) > SHOWN or not path.isprintable():  # TOML allows any text as a name
            path = _short(path)
        return DataError(self.file, path, reason, **why)

    def nearest(self, given: str, known: Iterable[str]) -> str:
        """The known word that comes nearest to a wrong one; "none" if none is near."""
        if self.mistakes is not None and len(self.mistakes) >= MAX_HINTS:
            return "none"  # many thousands of comparisons take seconds
        found = get_close_matches(given[:SHOWN].lower(), list(known), n=1)
        return found[0] if found else "none"

    def note(self, entry: str, error: DataError) -> None:
        """Go on after a mistake, if mistakes are collected; of each entry, the first one counts."""
        if self.mistakes is None:
            raise error
        if not entry or entry not in self.noted:  # the section as a whole can be wrong twice
            self.mistakes.append(error)
        self.noted.add(entry)
        self.noted.add(entry.partition("[")[0])  # with a part of a list, the list is wrong

    def is_wrong(self, entry: str) -> bool:
        """Whether a mistake in this entry was noted."""
        return entry in self.noted

    def _take(self, entry: str) -> object:
        self.read.add(entry)
        if entry not in self.table:
            raise self.wrong(entry, "missing")
        return self.table[entry]

    def entries(self) -> list[str]:
        """The names of all entries, in the order of the file."""
        return list(self.table)

    def section(self, entry: str) -> "Section":
        path = f"{self.path}.{entry}".strip(".")
        try:
            found = self._take(entry)
            if not isinstance(found, dict):
                raise self.wrong(entry, "not-section")
        except DataError as error:
            self.note(entry, error)
            return Section(self.file, path, {}, [])  # nobody hears what is missing in it
        return Section(self.file, path, found, self.mistakes)

    def number(self, entry: str, least: int = 0, most: int = 1000) -> int:
        """A whole number within its bounds."""
        try:
            return self._number(entry, self._take(entry), least, most)
        except DataError as error:
            self.note(entry, error)
            return most  # which is often the bound of another number

    def _number(self, entry: str, found: object, least: int, most: int) -> int:
        if type(found) is not int:
            raise self.wrong(entry, "not-number", given=_short(found))
        if not least <= found <= most:
            given = found if -HUGE < found < HUGE else _short(found)
            raise self.wrong(entry, "out-of-range", given=given, least=least, most=most)
        return found

    def numbers(self, entry: str, length: int, least: int = 0, most: int = 1000) -> list[int]:
        """A list of whole numbers of a fixed length."""
        numbers = [most] * length
        for place, each in enumerate(self._list(entry, length)):
            part = f"{entry}[{place}]"
            try:
                numbers[place] = self._number(part, each, least, most)
            except DataError as error:
                self.note(part, error)
        return numbers

    def _list(self, entry: str, length: int) -> list[object]:
        """A list of a fixed length; an empty one, if it is noted as wrong."""
        try:
            found = self._take(entry)
            if not isinstance(found, list):
                raise self.wrong(entry, "not-list", given=_short(found))
            if len(found) != length:
                raise self.wrong(entry, "wrong-length", given=len(found), wanted=length)
        except DataError as error:
            self.note(entry, error)
            return []
        return found

    def text(self, entry: str) -> str:
        """A text of any kind."""
        try:
            return self._text(entry, self._take(entry))
        except DataError as error:
            self.note(entry, error)
            return ""

    def _text(self, entry: str, found: object) -> str:
        if not isinstance(found, str):
            raise self.wrong(entry, "not-text", given=_short(found))
        return found

    def texts(self, entry: str) -> list[str]:
        """One text, or a list of any number of them."""
        found = self.table.get(entry)
        if not isinstance(found, list):
            text = self.text(entry)
            return [] if self.is_wrong(entry) else [text]
        self.read.add(entry)
        texts: list[str] = []
        for place, each in enumerate(found):
            part = f"{entry}[{place}]"
            try:
                texts.append(self._text(part, each))
            except DataError as error:
                self.note(part, error)
                texts.append("")
        return texts

    def word(self, entry: str, known: tuple[str, ...]) -> str:
        """One of the known words."""
        try:
            return self._word(entry, self._take(entry), known)
        except DataError as error:
            self.note(entry, error)
            return known[0]

    def _word(self, entry: str, found: object, known: tuple[str, ...]) -> str:
        if not isinstance(found, str) or found not in known:
            near = self.nearest(found, known) if isinstance(found, str) else "none"
            listed = ", ".join(known)
            raise self.wrong(entry, "unknown-word", given=_short(found), nearest=near, known=listed)
        return found

    def words(self, entry: str, length: int, known: tuple[str, ...]) -> list[str]:
        """A list of known words of a fixed length."""
        words = [known[0]] * length
        for place, each in enumerate(self._list(entry, length)):
            part = f"{entry}[{place}]"
            try:
                words[place] = self._word(part, each, known)
            except DataError as error:
                self.note(part, error)
        return words

    def finish(self) -> None:
        """All of the section was read: anything else is a slip of the pen."""
        for entry in self.table:
            if entry not in self.read:
                missing = [name for name in self.read if name not in self.table]
                near = self.nearest(entry, missing)
                self.note(entry, self.wrong(entry, "unknown-entry", nearest=near))


def _refuse_many_dots(file: str, text: str) -> None:
    """Refuse a text with a line on which a key could have too many parts.

    The time and memory of tomllib grow with the square of the parts of a key or table header. A key
    never spans lines, and its parts are separated by dots, so the dots of a line are a bound. They
    are counted wherever they stand: what is quoted or commented is known only after parsing.
    """
    for line in text.split("\n"):
        if line.count(".") > MAX_DOTS_PER_LINE:
            raise DataError(file, "-", "too-many-dots", most=MAX_DOTS_PER_LINE)


def _parse(name: str, file: str, text: str, mistakes: list[DataError] | None) -> Section:
    """A text as a section; `name` for errors inside it, `file` if it is no TOML at all."""
    _refuse_many_dots(file, text)
    try:
        return Section(name, "", tomllib.loads(text), mistakes)
    except RecursionError as error:
        raise DataError(file, "-", "too-deep") from error
    except ValueError as error:  # not only TOML's own: a number can have too many digits
        raise DataError(file, "-", "not-toml", cause=str(error)) from error


def read(file: Path, mistakes: list[DataError] | None = None) -> Section:
    """The whole of a TOML file as a section."""
    try:
        text = file.read_bytes().decode()
    except OSError as error:
        raise DataError(str(file), "-", "unreadable", cause=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise DataError(str(file), "-", "not-utf8", byte=error.start) from error
    return _parse(file.name, str(file), text, mistakes)


def read_text(name: str, text: str, mistakes: list[DataError] | None = None) -> Section:
    """A TOML text that somebody gave, as a section; errors call it by this name."""
    if len(text) > LONGEST:
        raise DataError(name, "-", "too-long", given=len(text), most=LONGEST)
    return _parse(name, name, text, mistakes)
