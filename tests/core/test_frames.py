"""Frames: what goes in comes out, and none is 0."""

import pytest

from tests.conformance.shells import Shells
from vaka.core.frames import argument_of, kind_of, sealed_seats, seat_of
from vaka.core.state import DEPTH, FRAME_ROOM, TOP


@pytest.mark.parametrize("argument", [0, 1, 2**20, 2**32 - 1])
@pytest.mark.parametrize("seat", [0, 1, 2])
@pytest.mark.parametrize("kind", [0, 3])
def test_frame_of_one_seat(kind: int, seat: int, argument: int) -> None:
    state = Shells().new(3, 1)
    state.ask_about(kind, seat, argument)
    frame = state.cells[TOP]
    assert (kind_of(frame), seat_of(frame), argument_of(frame)) == (kind, seat, argument)
    assert not sealed_seats(frame)
    assert frame > 0


def test_plain_and_sealed_frames() -> None:
    state = Shells().new(3, 1)
    state.ask(0, 0)
    assert state.cells[TOP] > 0  # kind 0, seat 0, no argument, and still not nothing
    state.ask_sealed(2, 0b101, 9)
    frame = state.cells[TOP]
    assert (kind_of(frame), sealed_seats(frame), argument_of(frame)) == (2, 0b101, 9)
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == ("play", (0, 2), True)
    assert state.cells[DEPTH] == 2


def test_too_many_frames_are_refused() -> None:
    state = Shells().new(3, 1)
    for _ in range(FRAME_ROOM):
        state.ask(1, 0)
    with pytest.raises(OverflowError):
        state.ask(1, 0)
