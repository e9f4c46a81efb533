"""Frames: the small immutable records of pending decisions: who decides what.

A frame has a kind, the seat that is asked (or SEVERAL, with a bit mask of the seats of a sealed
decision) and an argument that the title may use as it likes. The frame that is asked now lies open
in the state's cells; those that wait beneath it are packed, each into one number, so that a stack
of frames is copied, saved and compared like any other numbers.
"""

from typing import Final

from vaka.core.vectors import i64

NOBODY: Final = -1
SEVERAL: Final = -2

# Where each part lies in a packed frame.
_ASKED: Final = 8
_SEALED: Final = 13
_ARGUMENT: Final = 29


def packed_frame(kind: i64, asked: i64, sealed: i64, argument: i64) -> i64:
    """One number for a frame: kind below 2^8, seats below 16, argument below 2^32."""
    return kind | ((asked - SEVERAL) << _ASKED) | (sealed << _SEALED) | (argument << _ARGUMENT)


def kind_of(frame: i64) -> i64:
    return frame & 0xFF


def asked_of(frame: i64) -> i64:
    return ((frame >> _ASKED) & 0x1F) + SEVERAL


def sealed_of(frame: i64) -> i64:
    """The bit mask of the seats of a sealed decision, 0 for a decision of one seat."""
    return (frame >> _SEALED) & 0xFFFF


def argument_of(frame: i64) -> i64:
    return frame >> _ARGUMENT
