"""Pauses that begin because somebody goes.

Where the time of the last one who was present is over, the game pauses by itself: bots among
themselves would be through with it before anybody could take his seat back.
"""

from vaka.server.play.entry import PAUSE
from vaka.server.play.hall import Hall
from vaka.server.play.live import Live


async def pause_if_all(hall: Hall, live: Live) -> None:
    """Somebody has gone: those who are there may all want a pause, or there is nobody."""

    def wanted(now: Live) -> tuple[str, int] | None:
        asking, there = set(now.row.pausing or []), now.present()
        if now.running().paused:
            return None
        if now.is_deserted():
            return PAUSE, min(now.running().late)
        return (PAUSE, min(there)) if there and asking >= set(there) else None

    await hall.aside(live, wanted)
