"""What titles implement and call: hooks, the stack of pending decisions, sealed answers.

Players use `vaka.core.state.State`, which is built on this class. The fast loop is here too: it
speaks catalog indexes (`next_seat`, `legal_into`, `apply_index`) and checks nothing.
"""

from collections.abc import Iterable
from typing import Any, SupportsIndex

from mypy_extensions import mypyc_attr

from vaka.core.action import Action
from vaka.core.cells import (
    ARGUMENT,
    ASKED,
    CHANCE,
    DEPTH,
    FRAME_ROOM,
    FRAMES,
    HEADER,
    KIND,
    OVER,
    REVEALS,
    SEALED,
)
from vaka.core.chance import Chance
from vaka.core.decision import BIT
from vaka.core.errors import NoFeatures, UnknownSeat
from vaka.core.event import EventLog
from vaka.core.features import Feature
from vaka.core.frames import (
    NOBODY,
    SEVERAL,
    argument_of,
    asked_of,
    kind_of,
    packed_frame,
    sealed_of,
)
from vaka.core.numbers import to_int
from vaka.core.outcome import Outcome
from vaka.core.title import GameConfig
from vaka.core.vectors import i64, u8, vec

View = dict[str, Any]


class Refusal:
    """Why an action is not legal now: the number of the rule, a reason key and its details."""

    def __init__(self, rule: str, reason: str, details: dict[str, str | int]) -> None:
        self.rule = rule
        self.reason = reason
        self.details = details


@mypyc_attr(allow_interpreted_subclasses=True)
class StateBase:
    """The part of a state that is for authors of titles; they subclass `State`."""

    def __init__(self, config: GameConfig, cells: vec[i64]) -> None:
        self.config = config
        self.cells = cells
        self.items: tuple[Action, ...] = config.catalog.items
        self.log: EventLog | None = None
        # The legal actions of `_listed_for`, kept from legal_actions() to apply().
        self._legal: vec[i64] = vec[i64]()
        self._listed: i64 = 0
        self._listed_for: i64 = -1

    # What a title writes -------------------------------------------------------------------------

    def advance(self) -> None:
        """Enter the next phase. Called while no decision is pending and the game is not over."""
        raise NotImplementedError

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the indexes of an asked seat's legal actions to out, rising; return how many."""
        raise NotImplementedError

    def follow(self, kind: i64, seat: i64, index: i64, argument: i64) -> None:
        """Carry out the answer to a frame that was just taken from the stack."""
        raise NotImplementedError

    def completes(self, seat: i64, index: i64) -> bool:
        """Whether this action, the newest of its sealed answer, completes the answer."""
        return True

    def resolve(self, kind: i64, argument: i64) -> None:
        """Carry out a sealed decision, in seat order: all answers are in (see `answer`)."""
        raise NotImplementedError

    def refusal(self, seat: i64, index: i64) -> Refusal:
        """Why an asked seat may not take this action now."""
        raise NotImplementedError

    def result(self) -> Outcome:
        """The outcome of a game that is over."""
        raise NotImplementedError

    def fill_view(self, seat: i64, view: View) -> None:
        """Add what the seat (or SPECTATOR) may know to its view."""
        raise NotImplementedError

    def resample(self, seat: i64, chance: Chance) -> None:
        """Replace all that the seat cannot know by something else that fits what it has seen.

        Also when the game is over: what the end has shown to all stays as it is.
        """
        raise NotImplementedError

    def inventory(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same at all times."""
        raise NotImplementedError

    def is_valid(self) -> bool:
        """Whether the title's own cells can be a state: for snapshots that come from elsewhere."""
        return True

    def feature_list(self) -> list[Feature]:
        """What the numbers of `features_into` are, in their order; a title may have none."""
        raise NoFeatures(title=self.config.title.name)

    def features_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what the seat may know to out, from `at` on, into numbers that are 0: all those of
        `feature_list` that are not.
        """
        raise NoFeatures(title=self.config.title.name)

    # For titles: facts ---------------------------------------------------------------------------

    def check_seat(self, seat: SupportsIndex) -> i64:
        """Return a seat as a number; raise UnknownSeat if this game does not have it."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.config.players:
            return seat
        number = to_int(seat)
        if number is None or not 0 <= number < self.config.players:
            shown = repr(seat if number is None else number)
            raise UnknownSeat(seat=shown, last=self.config.players - 1)
        return number

    def reason(self) -> str:
        """Return why a finished game ended, as a key."""
        return self.config.title.reasons[self.cells[OVER] - 1]

    # For titles: pending decisions ---------------------------------------------------------------

    def ask(self, kind: i64, seat: i64) -> None:
        """Ask one seat, before anything that is already pending."""
        cells = self.cells
        if cells[ASKED] != NOBODY:
            self._bury()
        cells[KIND] = kind
        cells[ASKED] = seat

    def ask_about(self, kind: i64, seat: i64, argument: i64) -> None:
        """Ask one seat, with an argument (0 to 2^32 - 1) that the frame carries along."""
        self.ask(kind, seat)
        self.cells[ARGUMENT] = argument

    def ask_sealed(self, kind: i64, seats: i64, argument: i64 = 0) -> None:
        """Ask all seats of a bit mask at once for sealed answers, before anything pending."""
        self.ask(kind, SEVERAL)
        self.cells[SEALED] = seats
        self.cells[ARGUMENT] = argument

    def _bury(self) -> None:
        """Put the frame that is asked now under the one that is to come."""
        cells = self.cells
        depth = cells[DEPTH]
        if depth == FRAME_ROOM:
            raise OverflowError("frames")
        cells[FRAMES + depth] = packed_frame(
            cells[KIND], cells[ASKED], cells[SEALED], cells[ARGUMENT]
        )
        cells[DEPTH] = depth + 1
        cells[SEALED] = 0
        cells[ARGUMENT] = 0

    def _pop(self) -> None:
        """Take the frame that is asked now away; the next one comes up."""
        cells = self.cells
        depth = cells[DEPTH] - 1
        if depth < 0:
            cells[ASKED] = NOBODY
            cells[KIND] = cells[SEALED] = cells[ARGUMENT] = 0
            return
        frame = cells[FRAMES + depth]
        cells[FRAMES + depth] = 0
        cells[DEPTH] = depth
        cells[KIND] = kind_of(frame)
        cells[ASKED] = asked_of(frame)
        cells[SEALED] = sealed_of(frame)
        cells[ARGUMENT] = argument_of(frame)

    def finish(self, reason: i64) -> None:
        """End the game; what is pending is dropped."""
        while self.cells[ASKED] != NOBODY:
            self._pop()
        self.cells[OVER] = 1 + reason

    def reveal(self) -> None:
        """Note that something unknown was turned up by the current action."""
        self.cells[REVEALS] += 1

    def roll(self, n: i64) -> i64:
        """Draw a number below n: chance that is only decided now, so also a reveal."""
        chance = Chance(self.cells[CHANCE])
        drawn = chance.below(n)
        self.cells[CHANCE] = chance.x
        self.reveal()
        return drawn

    # For titles: sealed answers ------------------------------------------------------------------

    def answer(self, seat: i64) -> list[int]:
        """The actions of a seat's sealed answer so far."""
        at = HEADER + seat * self.config.sealed_room
        count = self.cells[at]
        if count < 0:  # complete
            count = -count
        return [self.cells[at + step] for step in range(1, count + 1)]

    def has_answered(self, seat: i64) -> bool:
        """Whether the seat's sealed answer is complete."""
        return self.cells[HEADER + seat * self.config.sealed_room] < 0

    def _open_seats(self) -> i64:
        """Who of the sealed decision has not answered yet, as a bit mask."""
        mask = self.cells[SEALED]
        waiting: i64 = 0
        seat: i64
        for seat in range(self.config.seats):
            bit: i64 = BIT[seat]
            if mask & bit and not self.has_answered(seat):
                waiting |= bit
        return waiting

    def _seal(self, seat: i64, index: i64) -> bool:
        """Put an action into a seat's sealed answer; True when the last answer is complete."""
        cells = self.cells
        at = HEADER + seat * self.config.sealed_room
        count = cells[at] + 1
        if count >= self.config.sealed_room:
            raise OverflowError("sealed answer")
        cells[at + count] = index
        cells[at] = count
        if not self.completes(seat, index):
            return False
        cells[at] = -count
        return self._open_seats() == 0

    def _clear_answer(self, seat: i64) -> None:
        at = HEADER + seat * self.config.sealed_room
        count = self.cells[at]
        if count < 0:  # complete
            count = -count
        step: i64
        for step in range(count + 1):
            self.cells[at + step] = 0

    def reopen(self, seat: i64) -> None:
        """Clear the sealed answers of all other seats, so that a search can try others."""
        other: i64
        for other in range(self.config.seats):
            if other != seat:
                self._clear_answer(other)

    # For titles: features ------------------------------------------------------------------------

    def question_into(self, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what `question_features` names into numbers that are 0; where to go on."""
        cells = self.cells
        asked = cells[ASKED]
        players = self.config.seats
        if asked != NOBODY:
            out[at + cells[KIND]] = 1
        at += self.config.kinds
        if asked >= 0:
            if asked < seat:
                asked += players
            out[at + asked - seat] = 1
        elif asked == SEVERAL:
            mask = cells[SEALED]
            other = seat
            after: i64
            for after in range(players):
                bit: i64 = BIT[other]
                if mask & bit:
                    if self.has_answered(other):
                        out[at + players + after] = 1
                    else:
                        out[at + after] = 1
                other += 1
                if other == players:
                    other = 0
        at += players
        if self.config.sealed_room > 1:
            at += players
        return at

    # The hot path --------------------------------------------------------------------------------

    def next_seat(self) -> i64:
        """A seat that is asked now, the lowest of several; -1 when the game is over."""
        asked = self.cells[ASKED]
        if asked != SEVERAL:
            return asked
        waiting = self._open_seats()
        seat: i64 = 0
        while not waiting & 1:
            waiting >>= 1
            seat += 1
        return seat

    def apply_index(self, seat: i64, index: i64) -> None:
        """Apply a legal action of an asked seat. Nothing is checked: `apply` does that."""
        self._listed_for = -1
        cells = self.cells
        kind = cells[KIND]
        argument = cells[ARGUMENT]
        if cells[ASKED] == seat:
            if cells[DEPTH] or argument:
                self._pop()
            else:
                cells[ASKED] = NOBODY
            self.follow(kind, seat, index, argument)
        else:
            if not self._seal(seat, index):
                return
            self._pop()
            self.reveal()  # the answers are opened: nobody takes his back any more
            self.resolve(kind, argument)
            other: i64
            for other in range(self.config.seats):
                self._clear_answer(other)
        while cells[ASKED] == NOBODY and not cells[OVER]:
            self.advance()

    def apply_all(self, choices: Iterable[tuple[int, tuple[int, ...]]]) -> list[int]:
        """Apply legal choices, each a seat and its actions: how often something unknown had been
        turned up, at the beginning and after each. Nothing is checked: they were when they were
        made.
        """
        reveals: list[int] = [self.cells[REVEALS]]
        for seat, actions in choices:
            for index in actions:
                self.apply_index(seat, index)
            reveals.append(self.cells[REVEALS])
        return reveals
