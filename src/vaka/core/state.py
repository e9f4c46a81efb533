"""The state of a game: one packed vector of whole numbers, and the public methods over it.

Everything that can change in a game is a number in `cells`; everything that cannot is in the shared
`setting`. So a clone is a copy of one vector, and digest, dump and restore are the same few lines
for every title. The hot path speaks catalogue indexes (`legal_into`, `apply_index`); the public
methods (`legal_actions`, `apply`) are thin wraps that check and hand out catalogue records.
"""

import sys
from array import array
from collections.abc import Iterable
from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import mypyc_attr

from vaka.core.action import Action, Catalogue
from vaka.core.chance import REDEAL, Chance, fold
from vaka.core.decision import BIT, Decision, seats_of
from vaka.core.errors import (
    GameNotOver,
    GameOver,
    IllegalAction,
    NoFeatures,
    NotAsked,
    UnknownAction,
    UnknownSeat,
)
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
from vaka.core.outcome import Outcome
from vaka.core.packed import i64, u8, vec
from vaka.core.title import Setting

View = dict[str, Any]

# The cells that every title has; its own begin at HEADER + title.sealed_cells().
CHANCE: Final = 0  # the random generator's integer
OVER: Final = 1  # 0 while the game runs, else 1 + the number of the reason
REVEALS: Final = 2  # how often something unknown was turned up: what an undo cannot cross
KIND: Final = 3  # what is asked now
ASKED: Final = 4  # of which seat; SEVERAL for a sealed decision, NOBODY when the game is over
SEALED: Final = 5  # the bit mask of the seats of a sealed decision
ARGUMENT: Final = 6  # what the frame carries along
DEPTH: Final = 7  # how many frames wait beneath
FRAMES: Final = 8
FRAME_ROOM: Final = 20
HEADER: Final = FRAMES + FRAME_ROOM

SPECTATOR: Final = -1


class Refusal:
    """Why an action is not legal now: the number of the rule, a reason key and its details."""

    def __init__(self, rule: str, reason: str, details: dict[str, str | int]) -> None:
        self.rule = rule
        self.reason = reason
        self.details = details


_ZEROS: Final[vec[i64]] = vec[i64]([0] * 4096)
_ZERO_BYTES: Final[vec[u8]] = vec[u8]([0] * 4096)


def blank(size: int) -> vec[i64]:
    """A vector of zeros; a slice is quicker to make than a vector from a list."""
    if size <= len(_ZEROS):
        return _ZEROS[:size]
    return vec[i64]([0] * size)


def blank_bytes(size: int) -> vec[u8]:
    """A vector of bytes that are 0."""
    if size <= len(_ZERO_BYTES):
        return _ZERO_BYTES[:size]
    return vec[u8]([0] * size)


def empty_cells(size: int) -> vec[i64]:
    """The cells of a state in which nothing has happened and nobody is asked yet."""
    cells = blank(size)
    cells[ASKED] = NOBODY
    return cells


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game at one moment: ask it `decision()`, `legal_actions(seat)`, and `apply` one of them.

    It knows everything. Whoever plays is given `view(seat)` and `redeal(seat, seed)`.

    >>> import vaka
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> state.decision()
    <play (2,)>
    >>> state.apply(2, state.legal_actions(2)[0])
    >>> state.redeal(0, seed=1).view(0) == state.view(0)
    True
    """

    def __init__(self, setting: Setting, cells: vec[i64]) -> None:
        self.setting = setting
        self.cells = cells
        self.items: tuple[Action, ...] = setting.catalogue.items
        self.log: EventLog | None = None
        # The legal actions of `listed_for`, kept from legal_actions() to apply().
        self._legal: vec[i64] = vec[i64]()
        self._listed: i64 = 0
        self._listed_for: i64 = -1

    # What a title writes -------------------------------------------------------------------------

    def clone(self) -> "State":
        """An independent copy, without the listener: `return MyState(setting, cells[:])`."""
        raise NotImplementedError

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

    def show(self, seat: i64, view: View) -> None:
        """Add what the seat (or SPECTATOR) may know to its view."""
        raise NotImplementedError

    def conceal(self, seat: i64, chance: Chance) -> None:
        """Replace all that the seat cannot know by something else that fits what it has seen.

        Also when the game is over: what the end has shown to all stays as it is.
        """
        raise NotImplementedError

    def inventory(self) -> dict[str, int]:
        """How many of each component there are, wherever they lie: the same at all times."""
        raise NotImplementedError

    def is_sound(self) -> bool:
        """Whether the title's own cells can be a state: for snapshots that come from elsewhere."""
        return True

    def feature_list(self) -> list[Feature]:
        """What the numbers of `features_into` are, in their order; a title may have none."""
        raise NoFeatures(title=self.setting.title.name)

    def features_into(self, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what the seat may know to out, from `at` on, into numbers that are 0: all those of
        `feature_list` that are not.
        """
        raise NoFeatures(title=self.setting.title.name)

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
        at = HEADER + seat * self.setting.sealed_room
        count = self.cells[at]
        if count < 0:  # complete
            count = -count
        return [self.cells[at + step] for step in range(1, count + 1)]

    def has_answered(self, seat: i64) -> bool:
        """Whether the seat's sealed answer is complete."""
        return self.cells[HEADER + seat * self.setting.sealed_room] < 0

    def _open_seats(self) -> i64:
        """Who of the sealed decision has not answered yet, as a bit mask."""
        mask = self.cells[SEALED]
        waiting: i64 = 0
        seat: i64
        for seat in range(self.setting.seats):
            bit: i64 = BIT[seat]
            if mask & bit and not self.has_answered(seat):
                waiting |= bit
        return waiting

    def _seal(self, seat: i64, index: i64) -> bool:
        """Put an action into a seat's sealed answer; True when the last answer is complete."""
        cells = self.cells
        at = HEADER + seat * self.setting.sealed_room
        count = cells[at] + 1
        if count >= self.setting.sealed_room:
            raise OverflowError("sealed answer")
        cells[at + count] = index
        cells[at] = count
        if not self.completes(seat, index):
            return False
        cells[at] = -count
        return self._open_seats() == 0

    def _clear_answer(self, seat: i64) -> None:
        at = HEADER + seat * self.setting.sealed_room
        count = self.cells[at]
        if count < 0:  # complete
            count = -count
        step: i64
        for step in range(count + 1):
            self.cells[at + step] = 0

    def reopen(self, seat: i64) -> None:
        """Take the sealed answers of all other seats back: for who imagines how they answer."""
        other: i64
        for other in range(self.setting.seats):
            if other != seat:
                self._clear_answer(other)

    # For titles: features ------------------------------------------------------------------------

    def question_into(self, seat: i64, out: vec[u8], at: i64) -> i64:
        """Write what `question_features` names into numbers that are 0; where to go on."""
        cells = self.cells
        asked = cells[ASKED]
        players = self.setting.seats
        if asked != NOBODY:
            out[at + cells[KIND]] = 1
        at += self.setting.kinds
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
        if self.setting.sealed_room > 1:
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
            for other in range(self.setting.seats):
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

    # The public methods --------------------------------------------------------------------------

    @property
    def players(self) -> int:
        return self.setting.players

    @property
    def catalogue(self) -> Catalogue:
        """The actions of this very game: the title's, or those of an owner's components."""
        return self.setting.catalogue

    def decision(self) -> Decision | None:
        """What is asked now and of whom; None when the game is over."""
        cells = self.cells
        asked = cells[ASKED]
        if asked >= 0:
            return self.setting.decisions[asked][cells[KIND]]
        if asked == NOBODY:
            return None
        return self.setting.sealed_decision(cells[KIND], self._open_seats())

    def is_asked(self, seat: i64) -> bool:
        """Whether the seat may act now."""
        if seat < 0 or seat >= self.setting.seats:
            return False
        asked = self.cells[ASKED]
        if asked != SEVERAL:
            return asked == seat
        bit: i64 = BIT[seat]
        return self.cells[SEALED] & bit != 0 and not self.has_answered(seat)

    def _check_seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < self.setting.players:
            raise UnknownSeat(seat=str(seat), last=self.setting.players - 1)

    def legal_actions(self, seat: i64) -> list[Action]:
        """All that the seat may do now, in catalogue order; empty for a seat that is not asked."""
        if self.cells[ASKED] != seat or seat < 0:  # not a decision of this seat alone
            self._check_seat(seat)
            if not self.is_asked(seat):
                return []
        if not len(self._legal):
            self._legal = blank(len(self.items))
        self._listed = self.legal_into(seat, self._legal)
        self._listed_for = seat
        items = self.items
        legal = self._legal
        actions: list[Action] = []  # a loop: before Python 3.12 a comprehension is a call
        for k in range(self._listed):
            actions.append(items[legal[k]])
        return actions

    def apply(self, seat: i64, action: Action) -> None:
        """Take a legal action. Anything else raises and changes nothing."""
        if self._listed_for != seat or seat < 0 or type(seat) is not int:
            self._check_turn(seat, action)
            self.legal_actions(seat)
        index: i64 = action.index
        legal = self._legal
        k: i64
        for k in range(self._listed):
            if legal[k] == index:
                if self.items[index] is not action:
                    self._check_known(action)
                self.apply_index(seat, index)
                return
        self._check_known(action)
        why = self.refusal(seat, index)
        raise IllegalAction(
            self.setting.title.name, str(action), why.rule, why.reason, **why.details
        )

    def _check_turn(self, seat: i64, action: Action) -> None:
        self._check_seat(seat)
        decision = self.decision()
        if decision is None:
            raise GameOver(action=str(action))
        if not self.is_asked(seat):
            asked = ", ".join([str(other) for other in decision.seats])
            raise NotAsked(seat=seat, asked=asked)

    def _check_known(self, action: Action) -> None:
        items = self.items
        if not 0 <= action.index < len(items) or items[action.index] != action:
            raise UnknownAction(action=str(action), title=self.setting.title.name)

    def outcome(self) -> Outcome:
        """Scores, places, winners and the reason of the end; raises while the game runs."""
        if not self.cells[OVER]:
            raise GameNotOver()
        return self.result()

    def reason(self) -> str:
        """The key of the reason why a finished game ended."""
        return self.setting.title.reasons[self.cells[OVER] - 1]

    def listen(self) -> EventLog:
        """Write events down from now on; a state that nobody listens to makes none."""
        if self.log is None:
            self.log = EventLog()
        return self.log

    def _observer(self, seat: int | None) -> i64:
        if seat is None:
            return SPECTATOR
        self._check_seat(seat)
        at: i64 = seat
        return at

    def view(self, seat: int | None) -> View:
        """All that this seat (None: a spectator) may know, as plain data."""
        at = self._observer(seat)
        title = self.setting.title
        view: View = {
            "title": title.name,
            "rules_version": title.rules_version,
            "players": self.setting.players,
            "options": dict(self.setting.options),
            "seat": seat,
            "decision": self._show_decision(at),
            "outcome": self.result().data() if self.cells[OVER] else None,
        }
        self.show(at, view)
        return view

    def _show_decision(self, seat: i64) -> View | None:
        decision = self.decision()
        if decision is None:
            return None
        shown: View = {
            "kind": decision.kind,
            "seats": list(decision.seats),
            "rules": list(decision.rules),
            "sealed": decision.sealed,
        }
        if decision.sealed:
            # Who has answered, never what; a seat's own answer it may see.
            everyone = seats_of(self.cells[SEALED])
            shown["answered"] = [at for at in everyone if self.has_answered(at)]
            if seat != SPECTATOR:
                shown["own"] = [str(self.setting.catalogue[index]) for index in self.answer(seat)]
        return shown

    def described(self) -> tuple[Feature, ...]:
        """The numbers of `features`, by name: the same for all games of one setting."""
        found = self.setting.features
        if found is None:
            found = self.setting.features = tuple(self.feature_list())
        return found

    def features(self, seat: int) -> list[int]:
        """All that matters of what this seat may know, as numbers: `described` names them."""
        self._check_seat(seat)
        out = blank_bytes(len(self.described()))
        self.features_into(seat, out, 0)
        return list(out)

    def redeal(self, seat: int | None, seed: int) -> "State":
        """Another state that this seat (None: a spectator) could not tell from the true one."""
        at = self._observer(seat)
        other = self.clone()
        chance = Chance(fold(seed, REDEAL))
        other.conceal(at, chance)
        if other.cells[ASKED] == SEVERAL:
            other._reanswer(at, chance)
        other.cells[CHANCE] = chance.x
        return other

    def _reanswer(self, seat: i64, chance: Chance) -> None:
        """Replace the sealed answers of all other seats: who is done answers anew at random."""
        everyone = seats_of(self.cells[SEALED])
        done: list[int] = [other for other in everyone if self.has_answered(other)]
        self.reopen(seat)
        out = blank(len(self.items))
        for at in done:
            if at != seat:
                while not self.has_answered(at):
                    index = out[chance.below(self.legal_into(at, out))]
                    self._seal(at, index)

    def dump(self) -> list[int]:
        """The whole state as numbers, secrets included; `game.restore` reads it."""
        return list(self.cells)

    def digest(self) -> str:
        """Equal states, equal digests, on every machine."""
        numbers = array("q", self.cells)
        if sys.byteorder == "big":
            numbers.byteswap()
        return blake2b(self.setting.stamp + numbers.tobytes(), digest_size=16).hexdigest()

    def __repr__(self) -> str:
        """Which game this is and who is asked: nothing that a seat may not know."""
        asked = self.decision() or self.reason()
        return f"<{self.setting.title.name}, {self.setting.players} players: {asked}>"

    def __reduce__(self) -> tuple[object, ...]:
        from vaka.core.registry import restore

        setting = self.setting
        return (restore, (setting.title.name, setting.players, setting.options, self.dump()))
