"""A position with what has happened so far: from both, what a seat knows can be told."""

import json
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from vaka.core.event import Event
from vaka.core.state import State


class Move:
    """Who did what, and what came of it; no index where only the seat itself may know it.

    Never changed once it is made, so that all copies of a position share it.
    """

    def __init__(self, seat: int, index: int | None, events: tuple[Event, ...]) -> None:
        self.seat = seat
        self.index = index
        self.events = events

    @cached_property
    def lines(self) -> list[tuple[Event, str]]:
        """The events as texts, which are asked for again and again."""
        return [
            (event, f"{event.name} {json.dumps(event.args, sort_keys=True)}")
            for event in self.events
        ]


class Position:
    """Copied with every state of OpenSpiel, which copies for every step of a search: so quickly."""

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
        """All that the seat sees now."""
        return json.dumps(self.state.view(seat), sort_keys=True)

    def memory(self, seat: int | None) -> str:
        """What the seat has done and seen from the beginning, a line for each."""
        lines = []
        for move in self.moves:
            if move.seat == seat and move.index is not None:
                lines.append(str(self.state.catalog[move.index]))
            lines += [text for event, text in move.lines if event.seen_by(seat)]
        return "\n".join(lines)

    def own(self, seat: int) -> list[int]:
        """The seat's own actions, the newest first."""
        return [
            move.index
            for move in reversed(self.moves)
            if move.seat == seat and move.index is not None
        ]

    def redealt(self, seat: int, seed: int) -> "Position":
        """Another position that the seat could not tell from this one, with nothing of what it
        has not seen: neither in the state nor in what has happened.
        """
        moves = []
        for move in self.moves:
            seen = tuple(event for event in move.events if event.seen_by(seat))
            moves.append(Move(move.seat, move.index if move.seat == seat else None, seen))
        return Position(self.state.redeal(seat, seed), moves)
