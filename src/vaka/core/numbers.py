"""Arguments from callers. NumPy's integers are accepted, booleans are no numbers."""

from operator import index
from typing import Final

from vaka.core.errors import WrongSeed

SEED_BITS: Final = 1024  # enough for any hash, and short enough to be written down
MAX_SEED: Final = 2**SEED_BITS - 1
MAX_SHORT_SEED: Final = 0x3FFF_FFFF_FFFF_FFFF  # the compiler compares longer ones by a call


def to_int(value: object) -> int | None:
    """Return an integer of any kind as an `int`; None for a boolean or anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
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
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed <= MAX_SHORT_SEED:
        return seed
    number = to_int(seed)
    if number is not None and 0 <= number <= MAX_SEED:
        return number
    # Hexadecimal: Python refuses to write very long numbers with decimal digits.
    given = hex(number) if number is not None and abs(number) > MAX_SEED else repr(seed)
    raise WrongSeed(given=given[:40], bits=SEED_BITS)
