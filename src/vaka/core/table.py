"""A table: a running game with its record, events and undo.

It holds the true state: interfaces show seats `view` and `events`, never the state itself.
"""

from collections.abc import Mapping
from operator import index
from typing import SupportsIndex

from vaka.core.action import Action
from vaka.core.cells import REVEALS
from vaka.core.errors import CannotUndo
from vaka.core.event import Event
from vaka.core.numbers import check_type
from vaka.core.options import OptionValue
from vaka.core.record import Record
from vaka.core.state import State
from vaka.core.state_base import View


class Table:
    """A running game with its record, its events and undo.

    >>> import vaka
    >>> table = vaka.Table.new("rapanui", players=2, seed=1)
    >>> table.act(1, table.state.legal_actions(1)[0])
    >>> table.ply, str(table.undo(1)), table.ply
    (1, 'play(card=fish, count=1)', 0)
    """

    def __init__(self, record: Record) -> None:
        """Continue a recorded game; an empty record is a new game."""
        check_type(record, Record)
        self.record = record
        self._events: list[list[Event]] = []
        self._reveals: list[int] = []
        self._replay()

    @classmethod
    def new(
        cls,
        title: str,
        players: SupportsIndex,
        seed: SupportsIndex,
        options: Mapping[str, OptionValue] | None = None,
    ) -> "Table":
        """Deal a new game."""
        return cls(Record(title, players, seed, options))

    def __repr__(self) -> str:
        return f"<{self.state!r} after {self.ply} actions>"

    def __reduce__(self) -> tuple[object, ...]:
        return (Table, (self.record,))

    def _replay(self) -> None:
        """Play the record from its start."""
        self._events = []
        self._reveals = []
        for state in self.record.states(listen=True):
            self.state: State = state
            self._note()

    def _note(self) -> None:
        self._events.append(self.state.listen().take())
        self._reveals.append(self.state.cells[REVEALS])

    @property
    def ply(self) -> int:
        """The number of actions so far."""
        return len(self.record)

    def act(self, seat: SupportsIndex, action: Action | SupportsIndex) -> None:
        """Take a legal action (or its index). Anything else raises and changes nothing."""
        self.state.apply(seat, action)
        taken = action.index if isinstance(action, Action) else index(action)
        self.record.actions.append((index(seat), taken))
        self._note()

    def view(self, seat: SupportsIndex | None) -> View:
        """Return everything that a seat (None: a spectator) may know."""
        return self.state.view(seat)

    def events(
        self, seat: SupportsIndex | None, since: SupportsIndex = 0
    ) -> list[tuple[int, Event]]:
        """Return the events a seat (None: a spectator) saw after `since` actions, with plies."""
        if seat is not None:
            self.state.check_seat(seat)
        after = index(since)
        return [
            (ply, event)
            for ply, happened in enumerate(self._events)
            if ply > after
            for event in happened
            if event.seen_by(seat)
        ]

    # Undo ----------------------------------------------------------------------------------------

    def undo(self, seat: SupportsIndex) -> Action:
        """Undo the seat's last action and return it; raise CannotUndo if it has to stand."""
        ply = self._last_own(self.state.check_seat(seat))
        undone = self.record.actions.pop(ply)[1]
        self._replay()
        return self.state.catalog[undone]

    def can_undo(self, seat: SupportsIndex) -> bool:
        """Whether `undo` would succeed."""
        try:
            self._last_own(self.state.check_seat(seat))
        except CannotUndo:
            return False
        return True

    def _last_own(self, seat: int) -> int:
        """Return the ply of the action that the seat may undo.

        Its own last action, if nothing was revealed by it and nobody acted since; or its last step
        in a sealed decision that is still open, whoever else has answered: those commute.
        """
        plies = self.record.actions
        if not plies:
            raise CannotUndo("nothing")
        ply = len(plies) - 1
        for steps in range(min(self._open_answers(), len(plies))):  # a snapshot has some too
            if plies[ply - steps][0] == seat:
                return ply - steps
        if plies[ply][0] != seat:
            raise CannotUndo("not-own")
        if self._reveals[ply + 1] != self._reveals[ply]:
            raise CannotUndo("revealed")
        return ply

    def _open_answers(self) -> int:
        """Count the last actions that are steps of the pending sealed decision."""
        decision = self.state.decision()
        if decision is None or not decision.sealed:
            return 0
        return sum(len(self.state.answer(seat)) for seat in range(self.state.players))
