"""A running game in memory: its log, played out. It is a cache: the log in the store is the game.

Nothing in here waits or writes. `prepare` says what an action would add to the log; when the store
has taken it, `add` plays it.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from vaka.core.action import Action
from vaka.core.cells import REVEALS
from vaka.core.errors import GameOver, NotAsked
from vaka.core.event import Event
from vaka.core.record import Record
from vaka.core.state import State
from vaka.server.errors import NoSuchPly, Stale
from vaka.server.play.entry import (
    ACT,
    ASIDES,
    AWAY,
    BACK,
    LATE,
    PAUSE,
    RETRACT,
    RETURN,
    SEATING,
    Entry,
)

INTERRUPTIONS: Final = (AWAY, PAUSE)  # that people ask for
RECENT: Final = 64  # steps whose events are kept; older ones are played again when asked for


class Step(NamedTuple):
    """An entry as it is told: what happened, of which each observer is told his part. `sealed`: it
    answers a decision in which all answer in secret.
    """

    entry: Entry
    events: list[Event]
    sealed: bool = False


class Prepared(NamedTuple):
    """What an action would do: a new entry, or one more step of a sealed answer (`changes`)."""

    entry: Entry | None
    changes: tuple[int, ...]


class Sitting:
    def __init__(self, record: Record, log: Iterable[Entry] = ()) -> None:
        """`record` is the beginning of the game, without actions."""
        self.beginning = record
        self.log: list[Entry] = list(log)
        self.steps: deque[Step] = deque(maxlen=RECENT)
        # Unfinished sealed answers by seat: all that was put and taken back, which only ever grows
        # so that a message that comes twice is known, and what is left of it.
        self.changes: dict[int, tuple[int, ...]] = {}
        self.drafts: dict[int, tuple[int, ...]] = {}
        self.kept: list[Entry]  # the entries that stand
        self.settled: State  # without drafts
        self.state: State  # with them
        self.reveals: list[int]  # at the beginning and after each kept entry
        self.away: set[int] = set()  # seats of people for whom a bot plays
        self.late: set[int] = set()  # those of them whose time was over
        self.paused = False
        for entry in self.log:
            if entry.kind in ASIDES:
                self._note(entry)
        line = _kept_line(self.log)
        self._longest = line.longest  # how many choices have stood at once
        self.undos = line.undos  # entries that took something back since there were as many
        self.interruptions = line.interruptions  # absences and pauses since then
        self._play(line.kept)
        self.asked_since: list[int] = _asked_since(self)  # which each is asked what he is asked now

    def _play(self, kept: list[Entry]) -> None:
        """Play entries that are in the store already, as quickly as can be: people wait for it.

        No events are made; who asks for them has them played again (`steps_since`).
        """
        state = self.beginning.first()
        self.kept = kept
        self.reveals = state.apply_all((entry.seat, entry.actions) for entry in kept)
        state.listen()
        self.settled = self.state = state

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return len(self.log)

    @property
    def is_over(self) -> bool:
        return self.state.decision() is None

    def asked(self) -> tuple[int, ...]:
        decision = self.state.decision()
        return () if decision is None else decision.seats

    def record(self) -> Record:
        """The game so far as a record of its own; choices that were taken back are not in it."""
        start = self.beginning
        record = Record(
            start.title,
            start.players,
            start.seed,
            start.options,
            start.snapshot,
            start.rules_version,
        )
        record.actions = [(entry.seat, index) for entry in self.kept for index in entry.actions]
        return record

    # Acting --------------------------------------------------------------------------------------

    def prepare(
        self, seat: int, ply: int, step: int, action: Action, at: int, bot: bool = False
    ) -> Prepared | None:
        """What this action would add; None if it was added already (a message that came twice).

        `ply` is what the player had seen when he chose, `step` how many changes of his sealed
        answer. Raises `Stale` if it answers a question that is gone, and what the engine refuses.
        """
        draft = self.drafts.get(seat, ())
        if not self.is_current(seat, ply, step):
            if self.has_played(seat, ply, step, action.index):
                return None
            raise Stale(ply=ply, now=self.ply)
        decision = self.state.decision()
        if decision is None:
            raise GameOver(action=str(action))
        if not self.state.is_asked(seat):
            raise NotAsked(seat=seat, asked=", ".join(map(str, decision.seats)))
        trial = self.state.clone()
        trial.apply(seat, action)
        answer = (*draft, action.index)
        if (
            decision.sealed
            and not trial.has_answered(seat)
            and len(trial.answer(seat)) == len(answer)
        ):
            return Prepared(None, (*self.changes.get(seat, ()), action.index))
        after = trial
        if self.drafts:  # of others, too: what they have not finished is not in the log
            after = self.settled.clone()
            for index in answer:
                after.apply_index(seat, index)  # checked above
        return Prepared(self.entry(ACT, seat, answer, 0, at, after, bot), ())

    def entry(
        self,
        kind: str,
        seat: int,
        actions: tuple[int, ...],
        target: int,
        at: int,
        after: State,
        bot: bool = False,
    ) -> Entry:
        """The next entry of the log."""
        decision = after.decision()
        asked = 0 if decision is None else sum(1 << each for each in decision.seats)
        return Entry(self.ply + 1, kind, seat, actions, target, bot, at, asked)

    def step(self, seat: int) -> int:
        """How often the seat's unfinished answer was changed."""
        return len(self.changes.get(seat, ()))

    def is_current(self, seat: int, ply: int, step: int) -> bool:
        """Whether who has seen this much has seen all that matters to the seat."""
        return self.asked_since[seat] <= ply <= self.ply and step == self.step(seat)

    def has_played(self, seat: int, ply: int, step: int, index: int) -> bool:
        """Whether this seat's first choice after `ply` was this one: then it is told once more."""
        if not 0 <= ply <= self.ply:
            return False
        for entry in self.log[ply:]:
            if entry.seat == seat and (entry.kind not in ASIDES or entry.kind in SEATING):
                known = (*entry.actions[step : step + 1], *entry.actions[-1:])
                return entry.kind == ACT and index in known
        return self.changes.get(seat, ())[step : step + 1] == (index,)

    # Following the log ---------------------------------------------------------------------------

    def take(self, seat: int, prepared: Prepared) -> None:
        """Play what was prepared for a seat: it is in the store now."""
        if prepared.entry is None:
            self.set_draft(seat, prepared.changes)
        else:
            self.add(prepared.entry)

    def add(self, entry: Entry) -> Step:
        """Play an entry that is in the log now."""
        self.log.append(entry)
        if entry.kind in ASIDES:
            return self._aside(entry)
        self._forget(entry.seat)
        if entry.kind != ACT:
            return self._take_back(entry)
        decision = self.settled.decision()
        state = self.settled
        for index in entry.actions:
            state.apply(entry.seat, state.catalog[index])
        self.kept.append(entry)
        reveals = state.cells[REVEALS]
        if decision is not None and decision.sealed and reveals == self.reveals[-1]:
            self.asked_since[entry.seat] = self.ply  # the others' question is the same as before
        else:
            self._ask_anew()
        self.reveals.append(reveals)
        if len(self.kept) > self._longest:
            self._longest, self.undos, self.interruptions = len(self.kept), 0, 0
        sealed = decision is not None and decision.sealed
        return self._done(entry, state.listen().take(), sealed)

    def _aside(self, entry: Entry) -> Step:
        """Somebody else answers at a seat from now on, so what was begun there is dropped."""
        self._note(entry)
        self.interruptions += entry.kind in INTERRUPTIONS
        if entry.kind in SEATING:
            self._forget(entry.seat)
            self.asked_since[entry.seat] = self.ply
        return self._done(entry, [])

    def _note(self, entry: Entry) -> None:
        if entry.kind == RETURN:
            self.away.discard(entry.seat)
            self.late.discard(entry.seat)
        elif entry.kind in SEATING:
            self.away.add(entry.seat)
            if entry.kind == LATE:
                self.late.add(entry.seat)
        else:
            self.paused = entry.kind == PAUSE

    def _take_back(self, entry: Entry) -> Step:
        self._play(self.kept_after(entry))
        self.undos += 1
        if entry.kind == RETRACT:
            self.asked_since[entry.seat] = self.ply
        else:
            self._ask_anew()
        return self._done(entry, [])

    def kept_after(self, back: Entry) -> list[Entry]:
        """The choices that still stand after an entry that takes one back."""
        at = len(self.kept) - 1
        while self.kept[at].ply != back.target:
            at -= 1
        return self.kept[:at] + (self.kept[at + 1 :] if back.kind == RETRACT else [])

    def _ask_anew(self) -> None:
        """Everybody's question has changed."""
        self.asked_since = [self.ply] * self.settled.players
        self.changes.clear()
        self.drafts.clear()

    def _done(self, entry: Entry, events: list[Event], sealed: bool = False) -> Step:
        step = Step(entry, events, sealed)
        self.steps.append(step)
        self._draw()
        return step

    def set_draft(self, seat: int, changes: Sequence[int]) -> None:
        """Note how far a seat is with its sealed answer."""
        self._forget(seat)
        if changes:
            self.changes[seat] = tuple(changes)
        left: list[int] = []
        for change in changes:
            if change == BACK:
                left.pop()
            else:
                left.append(change)
        if left:
            self.drafts[seat] = tuple(left)
        self._draw()

    def _forget(self, seat: int) -> None:
        self.changes.pop(seat, None)
        self.drafts.pop(seat, None)

    def _draw(self) -> None:
        """The state as it is with everybody's unfinished answers."""
        self.state = self.settled
        if self.drafts:
            self.state = self.settled.clone()
            for seat, actions in self.drafts.items():
                for index in actions:
                    self.state.apply_index(seat, index)

    # What was missed -----------------------------------------------------------------------------

    def steps_since(self, ply: int) -> list[Step]:
        """The steps after a ply; those that are not kept any more are played once more."""
        missed = self.ply - ply
        if missed == 1 and self.steps:  # as after every move
            return [self.steps[-1]]
        if missed <= len(self.steps):
            return [self.steps[place] for place in range(-missed, 0)]
        then = self.at(ply)
        return [then.add(entry) for entry in self.log[ply:]]

    def at(self, ply: int) -> "Sitting":
        """The game as it was when the log had `ply` entries."""
        if not 0 <= ply <= self.ply:
            raise NoSuchPly(ply=ply, last=self.ply)
        return Sitting(self.beginning, self.log[:ply])


class _KeptLine(NamedTuple):
    """`longest` is the most choices that ever stood at once, `undos` the entries that took
    something back since that many stood for the first time, `interruptions` the absences and
    pauses since then.
    """

    kept: list[Entry]
    longest: int
    undos: int
    interruptions: int


def _kept_line(log: Iterable[Entry]) -> _KeptLine:
    kept: list[Entry] = []
    longest = undos = interruptions = 0
    for entry in log:
        if entry.kind == ACT:
            kept.append(entry)
            if len(kept) > longest:
                longest, undos, interruptions = len(kept), 0, 0
            continue
        if entry.kind in ASIDES:
            interruptions += entry.kind in INTERRUPTIONS
            continue
        undos += 1
        at = len(kept) - 1
        while kept[at].ply != entry.target:
            at -= 1
        if entry.kind == RETRACT:
            del kept[at]
        else:
            del kept[at:]
    return _KeptLine(kept, longest, undos, interruptions)


def standing(log: Iterable[Entry]) -> list[Entry]:
    """The choices of a log that were not taken back."""
    return _kept_line(log).kept


def first_open_answer(sitting: Sitting) -> int:
    """From where on the entries that stand are answers to the sealed decision that is open."""
    state = sitting.settled
    decision = state.decision()
    if decision is None or not decision.sealed:
        return len(sitting.kept)
    answered = sum(state.has_answered(seat) for seat in range(state.players))
    return max(0, len(sitting.kept) - answered)  # a position may begin with answers


def _asked_since(sitting: Sitting) -> list[int]:
    """For each seat the ply since which its question is the same.

    It is new with every entry, except while a sealed decision is open: there only who answers, or
    takes his answer back, is asked anew; and who sits down in place of another.
    """
    decision = sitting.settled.decision()
    opened = sitting.ply
    if decision is None or not decision.sealed:
        while opened > 0 and sitting.log[opened - 1].kind in ASIDES:
            opened -= 1
    else:
        opened = _sealed_since(sitting)
    since = [opened] * sitting.settled.players
    for entry in sitting.log[opened:]:
        if entry.kind not in ASIDES or entry.kind in SEATING:
            since[entry.seat] = entry.ply
    return since


def _sealed_since(sitting: Sitting) -> int:
    """The ply at which the sealed decision that is open was opened."""
    inside = {entry.ply for entry in sitting.kept[first_open_answer(sitting) :]}
    opened = sitting.ply
    while opened > 0:
        entry = sitting.log[opened - 1]
        if entry.kind == RETRACT:
            inside.add(entry.target)
        elif entry.ply not in inside and entry.kind not in ASIDES:
            break
        opened -= 1
    return opened
