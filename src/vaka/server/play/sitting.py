"""A running game in memory: its log, played out. It is a cache: the log in the store is the game.

Nothing in here waits or writes. `prepare` says what an action would add to the log; when the store
has taken it, `add` plays it.
"""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from vaka.core.action import Action
from vaka.core.errors import GameOver, NotAsked
from vaka.core.event import Event
from vaka.core.record import Record
from vaka.core.state import REVEALS, State
from vaka.server.errors import NoSuchPly, Stale
from vaka.server.play.entry import ACT, RETRACT, Entry

RECENT: Final = 64  # steps whose events are kept; older ones are played again when asked for


class Step(NamedTuple):
    """An entry as it is told: what happened, of which each observer is told his part."""

    entry: Entry
    events: list[Event]


class Prepared(NamedTuple):
    """What an action would do: a new entry, or one more step of a sealed answer (`draft`)."""

    entry: Entry | None
    draft: tuple[int, ...]


class Sitting:
    def __init__(self, record: Record, log: Iterable[Entry] = ()) -> None:
        """`record` is the beginning of the game, without actions."""
        self.beginning = record
        self.log: list[Entry] = []
        self.kept: list[Entry] = []  # the entries that stand
        self.steps: deque[Step] = deque(maxlen=RECENT)
        self.drafts: dict[int, tuple[int, ...]] = {}
        self.settled: State  # without drafts
        self.state: State  # with them
        self.reveals: list[int]  # at the beginning and after each kept entry
        self.asked_since: list[int]  # the ply since which each seat is asked what it is asked now
        self._start()
        self._open(list(log))

    def _open(self, log: list[Entry]) -> None:
        """Play a log that is in the store already, as quickly as can be: people wait for it.

        No events are made; who asks for them has them played again (`steps_since`).
        """
        if any(entry.kind != ACT for entry in log):
            for entry in log:
                self.add(entry)
            return
        state, reveals = self.settled, self.reveals
        state.log = None
        for entry in log:
            for index in entry.actions:
                state.apply_index(entry.seat, index)
            reveals.append(state.cells[REVEALS])
        state.listen()
        self.log, self.kept = log, log[:]
        open_answers = log[first_open_answer(self) :]
        self.asked_since = [len(log) - len(open_answers)] * state.players
        for entry in open_answers:
            self.asked_since[entry.seat] = entry.ply

    def _start(self) -> None:
        """The state before the first entry."""
        self.settled = self.state = self.beginning.first()
        self.settled.listen()
        self.reveals = [self.settled.cells[REVEALS]]
        self.asked_since = [0] * self.settled.players

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

        `ply` is what the player had seen when he chose, `step` how many steps of his sealed answer
        he had made. Raises `Stale` if it answers a question that is gone, and what the engine
        refuses.
        """
        draft = self.drafts.get(seat, ())
        if not 0 <= ply <= self.ply or ply < self.asked_since[seat] or step != len(draft):
            if self._has_played(seat, ply, step, action.index):
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
            return Prepared(None, answer)
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

    def _has_played(self, seat: int, ply: int, step: int, index: int) -> bool:
        """Whether this seat's first choice after `ply` was this one: then it is told once more."""
        if not 0 <= ply <= self.ply:
            return False
        for entry in self.log[ply:]:
            if entry.seat == seat:
                return entry.kind == ACT and entry.actions[step : step + 1] == (index,)
        return self.drafts.get(seat, ())[step : step + 1] == (index,)

    # Following the log ---------------------------------------------------------------------------

    def add(self, entry: Entry) -> Step:
        """Play an entry that is in the log now."""
        self.log.append(entry)
        self.drafts.pop(entry.seat, None)
        if entry.kind != ACT:
            return self._take_back(entry)
        decision = self.settled.decision()
        state = self.settled
        self._play(state, entry.seat, entry.actions)
        self.kept.append(entry)
        reveals = state.cells[REVEALS]
        if decision is not None and decision.sealed and reveals == self.reveals[-1]:
            self.asked_since[entry.seat] = self.ply  # the others' question is the same as before
        else:
            self.asked_since = [self.ply] * state.players
            self.drafts.clear()
        self.reveals.append(reveals)
        step = Step(entry, state.listen().take())
        self.steps.append(step)
        self._draw()
        return step

    def _take_back(self, entry: Entry) -> Step:
        at = next(k for k, each in enumerate(self.kept) if each.ply == entry.target)
        alone = entry.kind == RETRACT
        kept = self.kept[:at] + (self.kept[at + 1 :] if alone else [])
        since, drafts = self.asked_since, self.drafts
        self.kept = []
        self._start()
        for each in kept:
            self._play(self.settled, each.seat, each.actions)
            self.reveals.append(self.settled.cells[REVEALS])
        self.kept = kept
        self.settled.listen().take()
        self.asked_since = since
        if alone:
            self.asked_since[entry.seat] = self.ply
        else:
            self.asked_since = [self.ply] * self.settled.players
            drafts = {}
        self.drafts = drafts
        step = Step(entry, [])
        self.steps.append(step)
        self._draw()
        return step

    def set_draft(self, seat: int, actions: Sequence[int]) -> None:
        """Note how far a seat is with its sealed answer."""
        if actions:
            self.drafts[seat] = tuple(actions)
        else:
            self.drafts.pop(seat, None)
        self._draw()

    def _draw(self) -> None:
        """The state as it is with everybody's unfinished answers."""
        self.state = self.settled
        if self.drafts:
            self.state = self.settled.clone()
            for seat, actions in self.drafts.items():
                for index in actions:
                    self.state.apply_index(seat, index)

    @staticmethod
    def _play(state: State, seat: int, actions: tuple[int, ...]) -> None:
        for index in actions:
            state.apply(seat, state.catalogue[index])

    # What was missed -----------------------------------------------------------------------------

    def steps_since(self, ply: int) -> list[Step]:
        """The steps after a ply; those that are not kept any more are played once more."""
        missed = self.ply - ply
        if missed <= len(self.steps):
            return list(self.steps)[len(self.steps) - missed :] if missed > 0 else []
        again = Sitting(self.beginning)
        return [step for step in map(again.add, self.log) if step.entry.ply > ply]

    def at(self, ply: int) -> "Sitting":
        """The game as it was when the log had `ply` entries."""
        if not 0 <= ply <= self.ply:
            raise NoSuchPly(ply=ply, last=self.ply)
        return Sitting(self.beginning, self.log[:ply])


def first_open_answer(sitting: Sitting) -> int:
    """From where on the entries that stand are answers to the sealed decision that is open."""
    state = sitting.settled
    decision = state.decision()
    if decision is None or not decision.sealed:
        return len(sitting.kept)
    answered = sum(state.has_answered(seat) for seat in range(state.players))
    return max(0, len(sitting.kept) - answered)  # a position may begin with answers
