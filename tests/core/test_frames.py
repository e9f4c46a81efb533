"""Frames: what goes in comes out, in the order of a stack."""

import pytest

from tests.conformance.shells import Shells
from vaka.core.cells import ARGUMENT, ASKED, DEPTH, FRAME_ROOM, KIND, SEALED
from vaka.core.frames import (
    NOBODY,
    SEVERAL,
    argument_of,
    asked_of,
    kind_of,
    packed_frame,
    sealed_of,
)


@pytest.mark.parametrize("argument", [0, 1, 2**20, 2**32 - 1])
@pytest.mark.parametrize(("asked", "sealed"), [(0, 0), (15, 0), (SEVERAL, 0b101), (SEVERAL, 65535)])
@pytest.mark.parametrize("kind", [0, 3, 255])
def test_a_packed_frame_is_unpacked(kind: int, asked: int, sealed: int, argument: int) -> None:
    frame = packed_frame(kind, asked, sealed, argument)
    parts = (kind_of(frame), asked_of(frame), sealed_of(frame), argument_of(frame))
    assert parts == (kind, asked, sealed, argument)
    assert 0 <= frame < 2**62


def test_the_last_asked_is_answered_first() -> None:
    state = Shells().new(3, 1)
    before = state.dump()
    state.ask_about(3, 1, 2)
    state.ask_sealed(2, 0b101, 9)
    assert state.cells[DEPTH] == 2
    cells = state.cells
    assert (cells[KIND], cells[ASKED], cells[SEALED], cells[ARGUMENT]) == (2, SEVERAL, 0b101, 9)
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == ("play", (0, 2), True)
    state.ask(1, 2)
    assert (cells[KIND], cells[ASKED], cells[SEALED], cells[ARGUMENT]) == (1, 2, 0, 0)
    for frame in ((2, SEVERAL, 0b101, 9), (3, 1, 0, 2)):
        state._pop()
        assert (cells[KIND], cells[ASKED], cells[SEALED], cells[ARGUMENT]) == frame
    state._pop()
    assert state.dump() == before  # nothing of them is left
    state.finish(0)
    assert (cells[KIND], cells[ASKED], cells[SEALED], cells[ARGUMENT]) == (0, NOBODY, 0, 0)


def test_too_many_frames_are_refused() -> None:
    state = Shells().new(3, 1)
    for _ in range(FRAME_ROOM):
        state.ask(1, 0)
    with pytest.raises(OverflowError):
        state.ask(1, 0)
