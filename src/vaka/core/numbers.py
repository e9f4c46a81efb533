"""Arguments from callers. NumPy's integers are accepted, booleans are no numbers."""

from operator import index
from typing import Final

from vaka.core.errors import WrongSeed

SEED_BITS: Final = 1024  # enough for any hash, and short enough to be written down
MAX_SEED: Final = 2**SEED_BITS - 1


def to_int(value: object) -> int | None:
    """Return an integer of any kind as an `int`; None for a boolean or anything else."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def check_type(value: object, kind: type) -> None:
    """Raise the TypeError of mypyc for an argument of another type, which pure Python lets pass."""
    if not isinstance(value, kind):
        own = "" if kind.__module__ == "builtins" else f"{kind.__module__}."
        raise TypeError(f"{own}{kind.__name__} object expected; got {type(value).__name__}")


def checked_seed(seed: object) -> int:
    """Return a seed as an `int`; raise WrongSeed if it is not one."""
    number = to_int(seed)
    if number is not None and 0 <= number <= MAX_SEED:
        return number
    # Hexadecimal: Python refuses to write very long numbers with decimal digits.
    given = hex(number) if number is not None and abs(number) > MAX_SEED else repr(seed)
    raise WrongSeed(given=given[:40], bits=SEED_BITS)
