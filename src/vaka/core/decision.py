"""Decisions: what the game asks, which seats, and by which rules."""

from typing import Final

from vaka.core.vectors import i64, vec

MAX_SEATS: Final = 16  # bits of a mask

# Powers of two from a table: the compiler shifts a literal 1 as 32 bits, and boxes a whole tuple
# of numbers to read one of them.
BIT: Final[vec[i64]] = vec[i64]([1 << seat for seat in range(MAX_SEATS)])


class DecisionKind:
    """A kind of decision: its place in the title's list is the kind of its frames."""

    def __init__(self, name: str, rules: tuple[str, ...]) -> None:
        self.name = name
        self.rules = rules


class Decision:
    """A pending decision: its kind, the seats to act, the rules about it, and if it is sealed.

    >>> import vaka
    >>> decision = vaka.load("giants").new(players=3, seed=7).decision()
    >>> decision.kind, decision.seats, decision.rules, decision.sealed
    ('bid', (0, 1, 2), ('G7', 'G8'), True)
    """

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
    """Return the seats of a bit mask, in order."""
    wanted: int = mask
    return tuple([seat for seat in range(MAX_SEATS) if wanted & BIT[seat]])
