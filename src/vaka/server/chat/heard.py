"""Which lines of a table's chat were told to those who listen at this worker."""

from typing import Final

MOST: Final = 200  # that are remembered one by one


class Heard:
    """`since`: when the table was opened here. All lines up to number `all_to` were told, or are
    older than that; None: it is not known yet which was the last one before.
    """

    def __init__(self) -> None:
        self.since = 0
        self.all_to: int | None = None
        self._more: set[int] = set()

    def note(self, number: int) -> None:
        self._more.add(number)
        if len(self._more) > MOST:  # whoever missed the first of them has long seen it elsewhere
            self.all_to = max(self.all_to or 0, min(self._more))
        self._count_on()

    def note_all(self, number: int) -> None:
        """All up to here are told."""
        self.all_to = max(self.all_to or 0, number)
        self._count_on()

    def has(self, number: int) -> bool:
        return number in self._more or (self.all_to is not None and number <= self.all_to)

    def _count_on(self) -> None:
        if self.all_to is None:
            return
        while self.all_to + 1 in self._more:
            self.all_to += 1
        self._more = {each for each in self._more if each > self.all_to}
