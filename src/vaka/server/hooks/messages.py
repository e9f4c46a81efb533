"""A message as it is sent: facts for programs, and a sentence for people.

`text` is what Slack and Mattermost show, `content` what Discord shows; both are told not to take it
for anything but plain text. Names are of somebody's own choice, so what could call a whole channel
or look like a link is written with the wide form of its signs.
"""

from typing import Final

import msgspec

from vaka.faces.asking import bot_names
from vaka.locale import LANGUAGES, Words
from vaka.server.hooks.happening import REMINDER, RESULT, TURN
from vaka.server.people.wishes import wishes_of
from vaka.server.settings import Settings
from vaka.server.store.models import DeliveryRow, HookRow, PersonRow
from vaka.server.tables.told import Known

TEST: Final = "test"
WIDE: Final = {ord(sign): ord(sign) + 0xFEE0 for sign in "@<>&*_~`|[]#\\:/"}
SECOND: Final = 1000
MINUTE: Final = 60_000


class PlaceTold(msgspec.Struct):
    """How somebody came out: `place` 1 has won. A bot has no person's name, but its level's."""

    seat: int
    name: str
    place: int
    score: int


class Mentions(msgspec.Struct):
    """To Discord: nobody is called by what stands in a message."""

    parse: list[str] = []


class Message(msgspec.Struct, kw_only=True):
    event: str
    table: str | None = None
    title: str | None = None
    name: str | None = None  # of the table
    link: str
    seat: int | None = None
    person: str | None = None
    until: int | None = None
    places: list[PlaceTold] | None = None
    text: str
    content: str = ""
    mrkdwn: bool = False
    allowed_mentions: Mentions = msgspec.field(default_factory=Mentions)

    def __post_init__(self) -> None:
        self.content = self.text


def plain(name: str) -> str:
    """A name that is nothing but a name, wherever it is shown."""
    return name.translate(WIDE)


def language_for(hook: HookRow, owner: PersonRow) -> str:
    wished = wishes_of(owner.settings).language
    chosen = hook.language if wished == "auto" else wished
    return chosen if chosen in LANGUAGES else LANGUAGES[0]


def origin_of(hook: HookRow, settings: Settings) -> str:
    return settings.origins[0] if settings.origins else hook.origin


def test_message(hook: HookRow, words: Words, settings: Settings) -> Message:
    link = origin_of(hook, settings)
    return Message(event=TEST, link=link, text=words("server-hook-said-test", link=link))


def message(
    row: DeliveryRow, hook: HookRow, table: Known, words: Words, settings: Settings, now: int
) -> Message:
    link = f"{origin_of(hook, settings)}/table/{table.row.id}"
    names = names_of(table, words)
    key = f"{table.row.title}-name"
    title = words(key) if words.has(key) else table.row.title
    name = plain(table.row.name)
    at = words("server-hook-at", title=title, table=name) if name else title
    told = Message(
        event=row.event,
        table=table.row.id,
        title=table.row.title,
        name=table.row.name,
        link=link,
        seat=row.seat,
        person=None if row.seat is None else names[row.seat],
        until=row.until,
        text="",
    )
    if row.event == RESULT:
        told.places = places_of(table, names)
        text = words("server-hook-said-result", at=at, places=_in_words(told.places, words))
    else:
        assert row.seat is not None
        own = hook.table_id is None
        player = plain(names[row.seat])
        if row.event == TURN and own:
            text = words("server-hook-said-turn-own", at=at)
        elif row.event == TURN:
            text = words("server-hook-said-turn", at=at, player=player)
        else:
            assert row.event == REMINDER
            left = left_in_words((row.until or now) - now, words)
            if own:
                text = words("server-hook-said-reminder-own", at=at, left=left)
            else:
                text = words("server-hook-said-reminder", at=at, player=player, left=left)
    told.text = told.content = f"{text} {link}"
    return told


def names_of(table: Known, words: Words) -> list[str]:
    bots = bot_names([seat.level for seat in table.seats], words)
    return [
        table.names.get(seat.person_id or "", "") or bot
        for seat, bot in zip(table.seats, bots, strict=True)
    ]


def places_of(table: Known, names: list[str]) -> list[PlaceTold]:
    ended = [seat for seat in table.seats if seat.place is not None and seat.score is not None]
    told = [
        PlaceTold(seat.number, names[seat.number], seat.place or 0, seat.score or 0)
        for seat in ended
    ]
    return sorted(told, key=lambda each: (each.place, each.seat))


def _in_words(places: list[PlaceTold], words: Words) -> str:
    return ", ".join(
        words("server-hook-place", place=each.place, player=plain(each.name), score=each.score)
        for each in places
    )


def left_in_words(left: int, words: Words) -> str:
    if left < MINUTE:
        return words("server-hook-seconds", count=max(1, left // SECOND))
    minutes = left // MINUTE
    if minutes < 120:
        return words("server-hook-minutes", count=minutes)
    if minutes < 48 * 60:
        return words("server-hook-hours", count=minutes // 60)
    return words("server-hook-days", count=minutes // (24 * 60))
