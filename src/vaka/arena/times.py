"""Durations of choices, in a histogram: millions of them need little memory."""

from math import ceil, log
from typing import Any, Final

FINEST: Final = 1e-7  # seconds: the upper end of the first bin
STEP: Final = log(1.05)  # width of a bin: 5%


class Times:
    """Count, total and longest are exact; quantiles are exact to one bin."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.longest = 0.0
        self._classes: dict[int, int] = {}

    def add(self, seconds: float) -> None:
        """Add a duration."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        own = max(0, ceil(log(max(seconds, FINEST) / FINEST) / STEP))
        self._classes[own] = self._classes.get(own, 0) + 1

    def merge(self, other: "Times") -> None:
        """Add the durations of another histogram."""
        self.count += other.count
        self.total += other.total
        self.longest = max(self.longest, other.longest)
        for each, count in other._classes.items():
            self._classes[each] = self._classes.get(each, 0) + count

    @property
    def mean(self) -> float:
        """Mean duration, 0 if there are none."""
        return self.total / (self.count or 1)

    def within(self, share: float) -> float:
        """Return the quantile: this share of the choices took at most so long (up to 5% more)."""
        wanted = share * self.count
        so_far = 0
        for each in sorted(self._classes):
            so_far += self._classes[each]
            if so_far >= wanted:
                return min(self.longest, FINEST * 1.05**each)
        return self.longest

    def data(self) -> list[Any]:
        """Return plain data for `read`, rounded to 0.1 microseconds."""
        classes = {str(each): self._classes[each] for each in sorted(self._classes)}
        return [self.count, round(self.total, 7), round(self.longest, 7), classes]

    @classmethod
    def read(cls, data: list[Any]) -> "Times":
        """Read what `data` returned."""
        times = cls()
        count, total, longest, classes = data
        times.count, times.total, times.longest = int(count), float(total), float(longest)
        times._classes = {int(each): int(classes[each]) for each in classes}
        return times
