"""The clock of a table, as its host chooses it."""

from typing import Annotated, Any, Final

import msgspec

from vaka.server.clocks.errors import ClockTime, TwoClocks
from vaka.server.store.models import NAME
from vaka.server.tables.settings import checked_level, levels_of

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

# Seconds: the least and the most.
BANK: Final = (10, DAY)
INCREMENT: Final = (0, HOUR)
TURN: Final = (MINUTE, 60 * DAY)
LARGEST: Final = 2**31
USUAL: Final = "medium"  # the bot that stands in where nobody has chosen one

Seconds = Annotated[int, msgspec.Meta(ge=0, le=LARGEST, examples=[0])]
StandIn = Annotated[str, msgspec.Meta(min_length=1, max_length=NAME, examples=["medium"])]


class Clock(msgspec.Struct, forbid_unknown_fields=True):
    """Time to think, in seconds: a `bank` for the whole game, to which each choice adds an
    `increment`, or time for each `turn`; one of the two. When it is over, a bot of the level
    `stand_in` plays for the person, who can take the seat back.
    """

    bank: Seconds = 0
    increment: Seconds = 0
    turn: Seconds = 0
    stand_in: StandIn = USUAL


def checked_clock(title: str, wanted: Clock | None) -> dict[str, Any] | None:
    """The clock as it is kept, if it can be kept so."""
    if wanted is None:
        return None
    if (wanted.bank > 0) == (wanted.turn > 0) or (wanted.turn > 0 and wanted.increment > 0):
        raise TwoClocks()
    for name, (least, most) in (
        ("bank", BANK) if wanted.bank else ("turn", TURN),
        ("increment", INCREMENT),
    ):
        if not least <= getattr(wanted, name) <= most:
            raise ClockTime(field=name, least=least, most=most)
    checked_level(title, wanted.stand_in)
    return msgspec.to_builtins(wanted)  # type: ignore[no-any-return]


def clock_of(kept: dict[str, Any] | None) -> Clock | None:
    return None if kept is None else msgspec.convert(kept, Clock)


def stand_in_of(title: str, kept: dict[str, Any] | None) -> str:
    """The level of the bot that plays for who is away from a table."""
    if kept is not None:
        return str(kept["stand_in"])
    known = levels_of(title)
    return USUAL if USUAL in known else known[0]
