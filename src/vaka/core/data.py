"""Reading data files: every entry is checked, and a mistake names file, entry and reason."""

import tomllib
from pathlib import Path
from typing import Final

from vaka.core.errors import DataError

LONGEST: Final = 50_000  # characters of a text that somebody gives
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
    """A table of a data file, read entry by entry; `finish` refuses entries nobody asked for."""

    def __init__(self, file: str, path: str, table: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.table = table
        self.read: set[str] = set()

    def wrong(self, entry: str, reason: str, **why: str | int) -> DataError:
        """The error to raise for an entry of this section."""
        path = f"{self.path}.{entry}".strip(".")
        if len(path) > SHOWN or not path.isprintable():  # TOML allows any text as a name
            path = _short(path)
        return DataError(self.file, path, reason, **why)

    def _take(self, entry: str) -> object:
        self.read.add(entry)
        if entry not in self.table:
            raise self.wrong(entry, "missing")
        return self.table[entry]

    def entries(self) -> list[str]:
        """The names of all entries, in the order of the file."""
        return list(self.table)

    def section(self, entry: str) -> "Section":
        found = self._take(entry)
        if not isinstance(found, dict):
            raise self.wrong(entry, "not-section")
        return Section(self.file, f"{self.path}.{entry}".strip("."), found)

    def number(self, entry: str, least: int = 0, most: int = 1000) -> int:
        """A whole number within its bounds."""
        return self._number(entry, self._take(entry), least, most)

    def _number(self, entry: str, found: object, least: int, most: int) -> int:
        if type(found) is not int:
            raise self.wrong(entry, "not-number", given=_short(found))
        if not least <= found <= most:
            given = found if -HUGE < found < HUGE else _short(found)
            raise self.wrong(entry, "out-of-range", given=given, least=least, most=most)
        return found

    def numbers(self, entry: str, length: int, least: int = 0, most: int = 1000) -> list[int]:
        """A list of whole numbers of a fixed length."""
        found = self._take(entry)
        if not isinstance(found, list):
            raise self.wrong(entry, "not-list", given=_short(found))
        if len(found) != length:
            raise self.wrong(entry, "wrong-length", given=len(found), wanted=length)
        return [
            self._number(f"{entry}[{place}]", each, least, most) for place, each in enumerate(found)
        ]

    def text(self, entry: str) -> str:
        """A text of any kind."""
        found = self._take(entry)
        if not isinstance(found, str):
            raise self.wrong(entry, "not-text", given=_short(found))
        return found

    def texts(self, entry: str) -> list[str]:
        """One text, or a list of any number of them."""
        found = self._take(entry)
        if isinstance(found, str):
            return [found]
        if not isinstance(found, list):
            raise self.wrong(entry, "not-text", given=_short(found))
        for place, each in enumerate(found):
            if not isinstance(each, str):
                raise self.wrong(f"{entry}[{place}]", "not-text", given=_short(each))
        return [str(each) for each in found]

    def word(self, entry: str, known: tuple[str, ...]) -> str:
        """One of the known words."""
        return self._word(entry, self._take(entry), known)

    def _word(self, entry: str, found: object, known: tuple[str, ...]) -> str:
        if not isinstance(found, str) or found not in known:
            raise self.wrong(entry, "unknown-word", given=_short(found), known=", ".join(known))
        return found

    def words(self, entry: str, length: int, known: tuple[str, ...]) -> list[str]:
        """A list of known words of a fixed length."""
        found = self._take(entry)
        if not isinstance(found, list):
            raise self.wrong(entry, "not-list", given=_short(found))
        if len(found) != length:
            raise self.wrong(entry, "wrong-length", given=len(found), wanted=length)
        return [self._word(f"{entry}[{place}]", each, known) for place, each in enumerate(found)]

    def finish(self) -> None:
        """All of the section was read: anything else is a slip of the pen."""
        for entry in self.table:
            if entry not in self.read:
                raise self.wrong(entry, "unknown-entry")


def _parse(name: str, file: str, text: str) -> Section:
    """A text as a section; `name` for errors inside it, `file` if it is no TOML at all."""
    try:
        return Section(name, "", tomllib.loads(text))
    except RecursionError as error:
        raise DataError(file, "-", "too-deep") from error
    except ValueError as error:  # not only TOML's own: a number can have too many digits
        raise DataError(file, "-", "not-toml", cause=str(error)) from error


def read(file: Path) -> Section:
    """The whole of a TOML file as a section."""
    try:
        text = file.read_bytes().decode()
    except OSError as error:
        raise DataError(str(file), "-", "unreadable", cause=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise DataError(str(file), "-", "not-utf8", byte=error.start) from error
    return _parse(file.name, str(file), text)


def read_text(name: str, text: str) -> Section:
    """A TOML text that somebody gave, as a section; errors call it by this name."""
    if len(text) > LONGEST:
        raise DataError(name, "-", "too-long", given=len(text), most=LONGEST)
    return _parse(name, name, text)
