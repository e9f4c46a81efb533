"""Reading data files: every entry is checked, and a mistake names file, entry and reason."""

import tomllib
from pathlib import Path

from vaka.core.errors import DataError


class Section:
    """A table of a data file, read entry by entry; `finish` refuses entries nobody asked for."""

    def __init__(self, file: str, path: str, table: dict[str, object]) -> None:
        self.file = file
        self.path = path
        self.table = table
        self.read: set[str] = set()

    def wrong(self, entry: str, reason: str, **why: str | int) -> DataError:
        """The error to raise for an entry of this section."""
        return DataError(self.file, f"{self.path}.{entry}".strip("."), reason, **why)

    def _take(self, entry: str) -> object:
        self.read.add(entry)
        if entry not in self.table:
            raise self.wrong(entry, "missing")
        return self.table[entry]

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
            raise self.wrong(entry, "not-number", given=repr(found))
        if not least <= found <= most:
            raise self.wrong(entry, "out-of-range", given=found, least=least, most=most)
        return found

    def numbers(self, entry: str, length: int, least: int = 0, most: int = 1000) -> list[int]:
        """A list of whole numbers of a fixed length."""
        found = self._take(entry)
        if not isinstance(found, list):
            raise self.wrong(entry, "not-list", given=repr(found))
        if len(found) != length:
            raise self.wrong(entry, "wrong-length", given=len(found), wanted=length)
        return [
            self._number(f"{entry}[{place}]", each, least, most) for place, each in enumerate(found)
        ]

    def word(self, entry: str, known: tuple[str, ...]) -> str:
        """One of the known words."""
        return self._word(entry, self._take(entry), known)

    def _word(self, entry: str, found: object, known: tuple[str, ...]) -> str:
        if not isinstance(found, str) or found not in known:
            raise self.wrong(entry, "unknown-word", given=repr(found), known=", ".join(known))
        return found

    def words(self, entry: str, length: int, known: tuple[str, ...]) -> list[str]:
        """A list of known words of a fixed length."""
        found = self._take(entry)
        if not isinstance(found, list):
            raise self.wrong(entry, "not-list", given=repr(found))
        if len(found) != length:
            raise self.wrong(entry, "wrong-length", given=len(found), wanted=length)
        return [self._word(f"{entry}[{place}]", each, known) for place, each in enumerate(found)]

    def finish(self) -> None:
        """All of the section was read: anything else is a slip of the pen."""
        for entry in self.table:
            if entry not in self.read:
                raise self.wrong(entry, "unknown-entry")


def read(file: Path) -> Section:
    """The whole of a TOML file as a section."""
    try:
        return Section(file.name, "", tomllib.loads(file.read_bytes().decode()))
    except OSError as error:
        raise DataError(str(file), "-", "unreadable", cause=str(error.strerror)) from error
    except UnicodeDecodeError as error:
        raise DataError(str(file), "-", "not-utf8", byte=error.start) from error
    except tomllib.TOMLDecodeError as error:
        raise DataError(str(file), "-", "not-toml", cause=str(error)) from error
