"""Frames: the small immutable records on the stack of pending decisions.

A frame says who decides what: `State.ask` makes one. It is one packed integer, so that a stack of
frames is copied, saved and compared like any other numbers. From the lowest bit: a 1, so that no
frame is 0; the kind (8 bits); the seat (4); the mask of the seats of a sealed decision (16; 0 for a
decision of one seat); and an argument that the title may use as it likes (32).
"""

from typing import Final

from vaka.core.packed import i64

KIND: Final = 1
SEAT: Final = 9
SEALED: Final = 13
ARGUMENT: Final = 29
SEAT_ALONE: Final = 0xF_FFFF  # seat and mask together: equal to a seat if that one alone is asked


def kind_of(frame: i64) -> i64:
    return (frame >> KIND) & 0xFF


def seat_of(frame: i64) -> i64:
    return (frame >> SEAT) & 0xF


def sealed_seats(frame: i64) -> i64:
    """The bit mask of the seats of a sealed decision, 0 for a decision of one seat."""
    return (frame >> SEALED) & 0xFFFF


def argument_of(frame: i64) -> i64:
    return frame >> ARGUMENT
