"""The times in which no server ran. Nobody loses time by them."""

from collections.abc import Iterable


class Outages:
    def __init__(self, known: Iterable[tuple[int, int]] = ()) -> None:
        self._known: list[tuple[int, int]] = sorted(known)  # from when, until when

    @property
    def latest(self) -> int:
        """When the last one that is known was over."""
        return self._known[-1][1] if self._known else 0

    def add(self, begun: int, ended: int) -> None:
        self._known = sorted({*self._known, (begun, ended)})

    def played(self, since: int, until: int) -> int:
        """How many milliseconds of these a server was there."""
        lost = 0
        for begun, ended in reversed(self._known):
            if ended <= since:
                break
            lost += max(0, min(ended, until) - max(begun, since))
        return max(0, until - since - lost)

    def moment(self, since: int, left: int) -> int:
        """When so many milliseconds are over in which a server was there."""
        for begun, ended in self._known:
            if ended <= since:
                continue
            if begun >= since + left:
                break
            left -= max(0, begun - since)
            since = ended
        return since + left
