"""With whose eyes somebody looks at a game: his own while it runs, anybody's after the end."""

from typing import Annotated, Final, NamedTuple

from litestar.params import QueryParameter

from vaka.core.errors import UnknownSeat
from vaka.server.errors import OthersEyes
from vaka.server.play.live import Live

ALL: Final = "all"
SPECTATOR: Final = "spectator"

Wanted = Annotated[
    str | None,
    QueryParameter(
        name="seat",
        pattern="^(all|spectator|[0-9]{1,2})$",
        description=(
            "With whose eyes: the number of a seat, `spectator`, or `all` at once. Without it "
            "the asker's own seat, or a spectator's eyes. While the game runs there are no others."
        ),
    ),
]


class Eyes(NamedTuple):
    """`seat` None: a spectator's, unless they are those of all seats."""

    seat: int | None
    all: bool = False

    @property
    def told(self) -> int | str:
        if self.all:
            return ALL
        return SPECTATOR if self.seat is None else self.seat


def eyes_of(live: Live, person_id: str | None, wanted: str | None) -> Eyes:
    """The eyes that somebody asks for, if they may be his."""
    own = live.seat_of(person_id)
    if wanted is None:
        return Eyes(own)
    if wanted == SPECTATOR:  # who sits at the table knows no less
        return Eyes(None)
    over = live.row.status == "over"
    if wanted == ALL:
        if not over:
            raise OthersEyes()
        return Eyes(None, all=True)
    seat = int(wanted)
    if seat >= live.row.players:
        raise UnknownSeat(seat=seat, last=live.row.players - 1)
    if seat != own and not over:
        raise OthersEyes()
    return Eyes(seat)
