"""A decision: what is asked now, of whom, and which rules speak about it."""

from typing import Final

from vaka.core.packed import i64

# Powers of two from a table: the compiler shifts a literal 1 as 32 bits.
BIT: Final = (1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768)


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
    return tuple([seat for seat in range(len(BIT)) if wanted & BIT[seat]])
