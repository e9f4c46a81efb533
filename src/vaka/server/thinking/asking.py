"""From a table to the question that is asked about it: only what the seat may know goes into it."""

import hmac
from typing import Any, Final

from vaka.server.play.live import Live
from vaka.server.processes.pool import Line
from vaka.server.thinking.questions import Advise, Choose

SEED_BYTES: Final = 7  # fits into a number of the compiled search


def choose(live: Live, seat: int) -> Choose:
    """The question for a bot. Its seed nobody can foresee, and after the end anybody can check it.

    It counts from the ply at which the seat was asked, so that the order in which others give their
    sealed answers changes nothing.
    """
    sitting = live.running()
    level = live.level(seat)
    assert level is not None
    moment = (sitting.asked_since[seat], len(sitting.drafts.get(seat, ())))
    return Choose(
        **_position(live, seat),
        level=level,
        seed=secret_number(live.row.secret, "bot", seat, *moment),
    )


def advise(live: Live, seat: int, iterations: int, seconds: float) -> Advise:
    """The question for a hint."""
    return Advise(**_position(live, seat), iterations=iterations, seconds=seconds)


def line(live: Live) -> Line:
    """Where questions about this table wait."""
    return Line(not live.present(), live.row.host_id, live.id)


def _position(live: Live, seat: int) -> dict[str, Any]:
    """The game as the seat could believe it to be."""
    sitting = live.running()
    deal = secret_number(live.row.secret, "deal", seat, sitting.ply)
    return {
        "title": live.row.title,
        "players": live.row.players,
        "options": live.row.options,
        "dump": sitting.state.redeal(seat, deal).dump(),
        "seat": seat,
    }


def secret_number(secret: str, *parts: str | int) -> int:
    """A number that only who knows the table's secret can work out."""
    text = " ".join(map(str, parts))
    digest = hmac.digest(secret.encode(), text.encode(), "sha256")
    return int.from_bytes(digest[:SEED_BYTES], "big")
