"""A table: a game that is being played, with its record, its events and undo.

Interfaces play through it. It holds the true state: what a seat is shown comes from `view` and
`events`, never from the state itself.
"""

from collections.abc import Mapping
from typing import Any

from vaka.core.action import Action
from vaka.core.cells import REVEALS
from vaka.core.errors import CannotUndo
from vaka.core.event import Event
from vaka.core.options import OptionValue
from vaka.core.record import Record
from vaka.core.state import State


class Table:
    """A game that is being played.

    >>> import vaka
    >>> table = vaka.Table.new("rapanui", players=2, seed=1)
    >>> table.act(1, table.state.legal_actions(1)[0])
    >>> table.ply, str(table.undo(1)), table.ply
    (1, 'play(card=fish, count=1)', 0)
    """

    def __init__(self, record: Record) -> None:
        """Sit down at a recorded game, where it ends: an empty record is a new game."""
        self.record = record
        self._events: list[list[Event]] = []
        self._reveals: list[int] = []
        self._replay()

    @classmethod
    def new(
        cls,
        title: str,
        players: int,
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
    ) -> "Table":
        return cls(Record(title, players, seed, options))

    def __reduce__(self) -> tuple[object, ...]:
        return (Table, (self.record,))

    def _replay(self) -> None:
        """Play the record from its beginning."""
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
        """How many actions were taken."""
        return len(self.record)

    def act(self, seat: int, action: Action) -> None:
        """Take an action; one that is refused changes nothing."""
        self.state.apply(seat, action)
        self.record.actions.append((seat, action.index))
        self._note()

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.state.view(seat)

    def events(self, seat: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """What this seat (None: a spectator) saw happen after `since` actions, with the plies."""
        return [
            (ply, event)
            for ply, happened in enumerate(self._events)
            if ply > since
            for event in happened
            if event.seen_by(seat)
        ]

    # Undo ----------------------------------------------------------------------------------------

    def undo(self, seat: int) -> Action:
        """Take back the seat's last action and return it; raises if it cannot be taken back."""
        ply = self._last_own(seat)
        index = self.record.actions.pop(ply)[1]
        self._replay()
        return self.state.catalog[index]

    def can_undo(self, seat: int) -> bool:
        try:
            self._last_own(seat)
        except CannotUndo:
            return False
        return True

    def _last_own(self, seat: int) -> int:
        """The place of the action that the seat may take back.

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
        """How many of the last actions are steps of the sealed decision that is open now."""
        decision = self.state.decision()
        if decision is None or not decision.sealed:
            return 0
        return sum(len(self.state.answer(seat)) for seat in range(self.state.players))
