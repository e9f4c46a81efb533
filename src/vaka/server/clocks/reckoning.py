"""How much time each seat of a table has left: it follows from the log and from nothing else.

An entry has the time at which it was made and whom the game asks then. So the time of a seat is
counted by adding one entry after the other, and whoever reads the same log counts the same.

Nothing in here waits, writes, or knows what time it is.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from vaka.core.decision import seats_of
from vaka.server.clocks.outages import Outages
from vaka.server.play.entry import ACT, ASIDES, AWAY, LATE, PAUSE, RETRACT, RETURN, Entry

SECOND: Final = 1000  # milliseconds
LEAST: Final = 10 * SECOND  # that is left to who comes back, or takes a choice back
SHARE: Final = 10  # who comes back after his time has at first a tenth of it, then half as much
LOW_BANK: Final = (5,)  # reminders: when a fifth of the bank is left,
LOW_TURN: Final = (2, 10)  # when half and when a tenth of a turn is


class Terms(NamedTuple):
    """The clock of a table in milliseconds; either `bank` or `turn` is 0."""

    bank: int
    increment: int
    turn: int

    @classmethod
    def of(cls, kept: dict[str, Any]) -> "Terms":
        return cls(*(SECOND * int(kept[name]) for name in ("bank", "increment", "turn")))


class Left(NamedTuple):
    """A seat's time; None: it has none, or none before it is asked."""

    left: int | None
    runs: bool


class Reckoning:
    """`people` and `asked` are bit masks of seats: only the time of people is counted."""

    def __init__(
        self, terms: Terms, players: int, people: int, started: int, asked: int, outages: Outages
    ) -> None:
        self._first = (terms, players, people, started, asked, outages)
        self.begin_again()

    def begin_again(self) -> None:
        """Forget all entries: an outage has become known after them."""
        self._terms, players, self._people, self._since, self._asked, self._outages = self._first
        self._solo = players == 1
        self._count = 0  # of the entries so far
        self._kept: list[Entry] = []  # the choices that stand, if they have brought time
        self._away = 0
        self._late = 0  # of those who are away: because their time was over
        self._lates = [0] * players  # how often
        self._begun = 0  # who went away from a question that the bot has not answered yet
        self._spared = 0  # who was given time for the question that is open, after it was over
        self._paused = False
        full = self._terms.bank or self._terms.turn
        low = LOW_BANK if self._terms.bank else LOW_TURN
        self._full = full
        self._lows = [full // part for part in low]
        self._left = [full] * players
        # When each of the lows was reached; of a turn that is over it does not matter any more.
        self._marks: list[list[int | None]] = [[None] * len(low) for _ in range(players)]

    def count_for(self, people: int) -> None:
        """These are the seats of people now: somebody has left for good."""
        terms, players, before, started, asked, outages = self._first
        if people != before:
            self._first = (terms, players, people, started, asked, outages)
            self.begin_again()

    def copy(self) -> "Reckoning":
        """The same, to see what an entry would change."""
        other = object.__new__(Reckoning)
        other.__dict__.update(self.__dict__)
        other._kept = self._kept.copy()
        other._lates = self._lates.copy()
        other._left = self._left.copy()
        other._marks = [marks.copy() for marks in self._marks]
        return other

    # Counting ------------------------------------------------------------------------------------

    def follow(self, log: Sequence[Entry]) -> "Reckoning":
        """Count what the log has and this has not."""
        while self._count < len(log):
            self.add(log[self._count])
        return self

    def add(self, entry: Entry) -> None:
        self._count += 1
        self._spend(entry.at)
        bit = 1 << entry.seat
        if entry.kind in ASIDES:
            self._aside(entry.kind, entry.seat)
        elif entry.kind == ACT:
            self._spared &= ~bit
            self._begun &= ~bit
            if self._terms.increment:
                self._kept.append(entry)
                self._give(entry, self._terms.increment)
            fresh = entry.asked & (~self._asked | (bit if self._solo else 0))
            for seat in seats_of(fresh):
                self._ask(seat)
        else:
            if self._lates[entry.seat]:  # the same question once more brings no time once more
                self._spared |= bit
            if self._terms.increment:
                self._take_back(entry)
        self._asked = entry.asked

    def _spend(self, until: int) -> None:
        """Let time go by for those who are asked; also for who has gone away, until the bot has
        answered: else one could go and come back all day.
        """
        spent = self._outages.played(self._since, until)
        gone = 0 if self._paused else self._begun & self._asked
        for seat in seats_of(self._running | gone):
            self._cross(seat, spent)
            self._left[seat] = max(0, self._left[seat] - spent)
        self._since = max(self._since, until)

    def _cross(self, seat: int, spent: int) -> None:
        for place, low in enumerate(self._lows):
            if self._marks[seat][place] is None and 0 < self._left[seat] - low <= spent:
                self._marks[seat][place] = self._moment(self._left[seat] - low)

    def _moment(self, left: int) -> int:
        return self._outages.moment(self._since, left)

    def _ask(self, seat: int) -> None:
        """A turn begins."""
        self._spared &= ~(1 << seat)
        if self._terms.turn:
            self._left[seat] = self._terms.turn
            self._marks[seat] = [None] * len(self._lows)

    def _give(self, entry: Entry, time: int) -> None:
        if not entry.bot:
            self._left[entry.seat] += time

    def _take_back(self, entry: Entry) -> None:
        """What a choice has brought is gone with it: nobody gains time by taking back."""
        at = next(k for k, each in enumerate(self._kept) if each.ply == entry.target)
        gone = self._kept[at : at + 1] if entry.kind == RETRACT else self._kept[at:]
        self._kept = [each for each in self._kept if each not in gone]
        for each in gone:
            left = self._left[each.seat]
            self._give(each, max(-self._terms.increment, min(left, LEAST) - left))

    def _aside(self, kind: str, seat: int) -> None:
        bit = 1 << seat
        if kind == LATE:
            self._left[seat] = 0
            self._lates[seat] += 1
            self._late |= bit
            self._away |= bit
        elif kind == AWAY:
            self._away |= bit
            self._begun |= bit & self._asked & self._people
        elif kind == RETURN:
            if self._late & bit:
                self._left[seat] = max(self._left[seat], self._grace(seat))
                self._spared |= bit & self._asked
            self._late &= ~bit
            self._away &= ~bit
            self._begun &= ~bit
        else:
            self._paused = kind == PAUSE

    def _grace(self, seat: int) -> int:
        """What somebody has who comes back after his time was over."""
        return min(self._full, max(LEAST, self._full // SHARE >> (self._lates[seat] - 1)))

    # Telling -------------------------------------------------------------------------------------

    @property
    def _running(self) -> int:
        return 0 if self._paused else self._asked & self._people & ~self._away

    def told(self, now: int) -> list[Left]:
        """What each seat has left."""
        spent = self._outages.played(self._since, now)
        return [self._told(seat, spent) for seat in range(len(self._left))]

    def _told(self, seat: int, spent: int) -> Left:
        bit = 1 << seat
        if not self._people & bit:
            return Left(None, False)
        if self._running & bit:
            return Left(max(0, self._left[seat] - spent), True)
        waits = self._asked & bit and not self._away & bit  # in a pause
        return Left(self._left[seat] if self._terms.bank or waits else None, False)

    def over(self, now: int) -> list[int]:
        """The seats whose time is over."""
        spent = self._outages.played(self._since, now)
        return [seat for seat in seats_of(self._running) if self._left[seat] <= spent]

    def low(self, told: int, now: int) -> list[tuple[int, int]]:
        """The seats whose time has become low since `told`, and what they have left."""
        spent = self._outages.played(self._since, now)
        return [
            (seat, self._left[seat] - spent)
            for seat in seats_of(self._running)
            if any(told < mark <= now for mark in self._moments(seat))
        ]

    def due(self, after: int) -> int | None:
        """When the clock is to be looked at next: somebody's time is over, or becomes low."""
        moments = [self._moment(self._left[seat]) for seat in seats_of(self._running)]
        moments += [
            mark for seat in seats_of(self._running) for mark in self._moments(seat) if mark > after
        ]
        return min(moments, default=None)

    def _moments(self, seat: int) -> Iterator[int]:
        """When the time of a seat that is asked has become low, or will."""
        for low, mark in zip(self._lows, self._marks[seat], strict=True):
            if mark is not None:
                yield mark
            elif self._left[seat] > low:
                yield self._moment(self._left[seat] - low)

    def may_return(self, seat: int) -> bool:
        """Who was spared once and is late again must let the bot answer this question."""
        return not self._spared & self._late & self._asked & 1 << seat
