"""What people send to a table."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from vaka.server.clocks.forms import Clock
from vaka.server.store.models import DIGEST, NAME

LONGEST_OPTION = 500_000  # letters: a deck of one's own is the text of a file
MOST_OPTIONS = 50
MOST_PLAYERS = 16

Title = Annotated[str, Meta(min_length=1, max_length=NAME, examples=["rapanui"])]
TableName = Annotated[str, Meta(max_length=NAME, examples=["Sunday evening"])]
OptionName = Annotated[str, Meta(max_length=NAME)]
OptionText = Annotated[str, Meta(max_length=LONGEST_OPTION)]
Options = Annotated[
    dict[OptionName, bool | int | OptionText],
    Meta(max_length=MOST_OPTIONS, examples=[{}], description="GET /api/titles has them all"),
]
Salt = Annotated[
    str,
    Meta(
        max_length=DIGEST,
        examples=["wind and waves"],
        description="any text of one's own: it is mixed into the seed of the game",
    ),
]
Level = Annotated[str, Meta(min_length=1, max_length=NAME, examples=["hard"])]
Why = Annotated[
    str,
    Meta(max_length=300, examples=["We play with friends tonight."], description="told to people"),
]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_PLAYERS)]


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made. `seats` are "me", "open" or a bot's level, one for each player; without
    it the first is "me" and the others are open. `start` begins the game at once if no seat is
    open. A table that is not `public` can be found by its link alone.
    """

    title: Title
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS, examples=[2])]
    options: Options = {}
    name: TableName = ""
    public: bool = False
    seats: (
        Annotated[list[Level], Meta(max_length=MOST_PLAYERS, examples=[["me", "easy"]])] | None
    ) = None
    salt: Salt = ""
    start: bool = False
    clock: Clock | None = None


class TableChanges(Struct, forbid_unknown_fields=True):
    """What the host changes at a table that has not started; what is not sent stays."""

    name: TableName | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    options: Options | UnsetType = UNSET
    clock: Clock | UnsetType | None = UNSET


class Joining(Struct, forbid_unknown_fields=True):
    """Without a `seat` the first free one is taken. Who sits already can send a new `salt`."""

    seat: SeatNumber | None = None
    salt: Salt | None = None


class SeatChange(Struct, forbid_unknown_fields=True):
    """Who shall have a seat: a bot of a `level`, or whoever comes (`open`). Who sat there is told
    `why`; with `bar` he cannot sit down at this table again.
    """

    level: Level | None = None
    open: bool = False
    why: Why = ""
    bar: bool = False
