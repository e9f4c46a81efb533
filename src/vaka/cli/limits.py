"""`--limit` of `vaka serve`: what one address may ask for."""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from vaka.core.errors import VakaError
from vaka.server.settings import LIMITS, SOCKETS, Limit

MOST: Final = 1_000_000
EXAMPLE: Final = "tables=100/30"
_SOCKETS: Final = "sockets"
_FORM: Final = re.compile(r"([a-z]+)=([0-9]{1,7})(?:/([0-9]{1,7}))?", re.ASCII)


class NotALimit(VakaError):
    """Not a name that we count and two numbers."""

    key = "serve-not-a-limit"

    def __init__(self, given: str) -> None:
        known = ", ".join((*LIMITS, _SOCKETS))
        super().__init__(
            given=given, example=EXAMPLE, sockets=f"{_SOCKETS}={SOCKETS}", known=known, most=MOST
        )


class Limits(NamedTuple):
    limits: dict[str, Limit]
    sockets: int


def limits_of(given: Iterable[str]) -> Limits:
    """The usual ones, and what was given instead of them."""
    limits, sockets = dict(LIMITS), SOCKETS
    for text in given:
        parts = _FORM.fullmatch(text.strip())
        if parts is None:
            raise NotALimit(text)
        name, first, second = parts[1], int(parts[2]), parts[3]
        numbers = [first] if second is None else [first, int(second)]
        if not all(1 <= number <= MOST for number in numbers):
            raise NotALimit(text)
        if name == _SOCKETS and len(numbers) == 1:
            sockets = first
        elif name in limits and len(numbers) == 2:
            limits[name] = Limit(*numbers)
        else:
            raise NotALimit(text)
    return Limits(limits, sockets)
