"""What is told of a clock: nothing in here says more than who is asked, and since when."""

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from vaka.server.play.live import Live


class SeatClock(msgspec.Struct):
    """What a seat has left, in milliseconds; None: a bot's, or time that begins with its turn."""

    left: int | None
    runs: bool


class ClockTold(msgspec.Struct):
    """The clocks of a table at the time `now` of the server, in milliseconds. `pausing` are the
    seats that would like a pause: it begins when all people who are present do.
    """

    now: int
    paused: bool
    pausing: list[int]
    seats: list[SeatClock]


class Reminder(msgspec.Struct, tag="reminder", tag_field="type"):
    """The time of a seat that is asked becomes low: `left` is in milliseconds."""

    table: str
    seat: int
    left: int


def clock_told(live: "Live") -> ClockTold | None:
    clock = live.time()
    if clock is None:
        return None
    now = live.now()
    return ClockTold(
        now,
        live.started().paused,
        live.row.pausing or [],
        [SeatClock(*each) for each in clock.told(now)],
    )
