"""A decision: what is asked now, of whom, and which rules speak about it."""

from typing import Final

from vaka.core.vectors import i64, vec

SEATS: Final = 16  # that a bit mask has room for

# Powers of two from a table: the compiler shifts a literal 1 as 32 bits, and boxes a whole tuple
# of numbers to read one of them.
BIT: Final[vec[i64]] = vec[i64]([1 << seat for seat in range(SEATS)])


class DecisionKind:
    """A kind of decision of a title; its place in the title's list is the frame's kind."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        self.name = name
        self.rules = rules


class Decision:
    """What `state.decision()` returns. Shared and never changed."""

    def __init__(
        self, kind: str, seats: tuple[int, ...], rules: tuple[str, ...], sealed: bool
    ) -> None:
        self.kind: Final = kind
        self.seats: Final = seats
        self.rules: Final = rules
        self.sealed: Final = sealed

    def __reduce__(self) -> tuple[object, ...]:
        return (Decision, (self.kind, self.seats, self.rules, self.sealed))

    def __repr__(self) -> str:
        return f"<{self.kind} {self.seats}>"


def seats_of(mask: i64) -> tuple[int, ...]:
    """The seats of a bit mask, in order."""
    wanted: int = mask
    return tuple([seat for seat in range(SEATS) if wanted & BIT[seat]])
