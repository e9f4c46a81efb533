"""Going away and coming back: a bot plays meanwhile, and the seat stays the person's."""

from typing import TYPE_CHECKING, Final

from vaka.server.clocks.errors import BotAnswers, NotInLesson, TooManyInterruptions
from vaka.server.clocks.pausing import pause_if_all
from vaka.server.play.entry import AWAY, GO_ON, RETURN
from vaka.server.play.live import Live

if TYPE_CHECKING:
    from vaka.server.house import House

MAX_INTERRUPTIONS: Final = 50  # absences and pauses until another move stands


def refuse_many(live: Live) -> None:
    """Raise if people have gone away or paused too often: each time the log grows."""
    if live.running().interruptions >= MAX_INTERRUPTIONS:
        raise TooManyInterruptions()


async def go(house: "House", live: Live, seat: int) -> None:
    """Let a bot play from now on; who is away already stays so."""
    if live.row.lesson is not None:
        raise NotInLesson()
    await house.hall.aside(live, lambda now: None if now.is_away(seat) else (AWAY, seat))
    await pause_if_all(house.hall, live)


async def come_back(house: "House", live: Live, seat: int) -> None:
    """Play oneself again; who is not away stays. A game that nobody was left at goes on."""
    deserted = False

    def wanted(now: Live) -> tuple[str, int] | None:
        nonlocal deserted
        if not now.is_away(seat):
            return None
        deserted = now.is_deserted()
        time = now.time()
        # Alone he keeps nobody waiting.
        if time is not None and now.present() and not time.may_return(seat):
            raise BotAnswers()
        return RETURN, seat

    if await house.hall.aside(live, wanted) and deserted:
        await house.hall.aside(live, lambda now: (GO_ON, seat) if now.running().paused else None)
