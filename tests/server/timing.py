"""Games with a clock, on servers whose time a test controls."""

from typing import Any

from sqlalchemy import update

from tests.server.fake_clock import VirtualClock
from tests.server.serving import Served
from vaka.server.store.models import HeartRow

CLOCK = {"bank": 600, "increment": 10, "stand_in": "easy"}
LETTERS = {"turn": 86_400, "stand_in": "easy"}


def clock_of(served: Served) -> VirtualClock:
    clock = served.house.clock
    assert isinstance(clock, VirtualClock)
    return clock


def skip_time(seconds: float, served: Served) -> None:
    """Advance the clock without an outage: the heartbeat is as new as the time."""
    clock = clock_of(served)

    async def beat() -> None:
        """Write the heartbeat first: every worker looks for an outage as soon as time moves."""
        await served.house.clocks.heart.beat(clock.now())
        async with served.house.database.session() as session:
            after = clock.now() + round(1000 * seconds)
            await session.execute(update(HeartRow).values(at=after))

    served.inside(beat())
    clock.advance(seconds)


def pass_time(seconds: float, served: Served) -> None:
    """Advance the clock without an outage, and wait until the server has handled what is due."""
    skip_time(seconds, served)
    served.inside(served.house.clocks.look())


def left(update: Any) -> list[float | None]:
    """The seconds that the seats have left."""
    return [
        None if seat["left"] is None else seat["left"] / 1000 for seat in update["clock"]["seats"]
    ]


def runs(update: Any) -> list[int]:
    """The seats whose time runs."""
    return [number for number, seat in enumerate(update["clock"]["seats"]) if seat["runs"]]
