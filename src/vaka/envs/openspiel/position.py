"""A position with its history, from which a seat's information state follows."""

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from vaka.core.event import Event
from vaka.core.state import State


class Move:
    """An action and its events; `index` is None if only the seat itself may know it.

    Immutable: all copies of a position share it.
    """

    def __init__(self, seat: int, index: int | None, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.index = index
        self.events = events

    @cached_property
    def lines(self) -> list[tuple[Event, str]]:
        """The events with their texts, cached."""
        return [
            (event, f"{event.name} {json.dumps(event.args, sort_keys=True)}")
            for event in self.events
        ]


class Position:
    """A state and its history; cheap to copy, since a search copies it at every step."""

    def __init__(self, state: State, moves: Sequence[Move]) -> None:
        self.state = state
        self.moves = list(moves)
        self.log = state.listen()
        self.log.take()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Position":
        return Position(self.state.clone(), self.moves)

    def __reduce__(self) -> tuple[object, ...]:
        return (Position, (self.state, self.moves))

    def apply(self, seat: int, index: int) -> None:
        self.state.apply(seat, self.state.catalog[index])
        self.moves.append(Move(seat, index, tuple(self.log.take())))

    def view(self, seat: int | None) -> str:
        """Return the seat's view as JSON."""
        return json.dumps(self.state.view(seat), sort_keys=True)

    def memory(self, seat: int | None) -> str:
        """Return the seat's actions and the events it saw, a line for each."""
        lines = []
        for move in self.moves:
            if move.seat == seat and move.index is not None:
                lines.append(str(self.state.catalog[move.index]))
            lines += [text for event, text in move.lines if event.seen_by(seat)]
        return "\n".join(lines)

    def own(self, seat: int) -> list[int]:
        """Return the seat's actions, latest first."""
        return [
            move.index
            for move in reversed(self.moves)
            if move.seat == seat and move.index is not None
        ]

    def redealt(self, seat: int, seed: int) -> "Position":
        """Sample a position from the seat's information set; its history omits what was hidden."""
        moves = []
        for move in self.moves:
            seen = tuple(event for event in move.events if event.seen_by(seat))
            moves.append(Move(move.seat, move.index if move.seat == seat else None, seen))
        return Position(self.state.redeal(seat, seed), moves)
