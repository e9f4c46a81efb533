"""Which games of the archive somebody wants to see: finished public ones, newest first."""

from datetime import date
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from litestar.params import QueryParameter
from sqlalchemy import ColumnElement, Select, String, and_, cast, exists, or_, select

import vaka
from vaka.core.options import Option, OptionValue, checked
from vaka.server.errors import BadInput
from vaka.server.store.models import SeatRow, TableRow
from vaka.server.tables.installed import checked_title

DAY: Final = 86_400_000  # milliseconds
EPOCH: Final = date(1970, 1, 1).toordinal()
BOT: Final = "bot:"

_NAME: Final = "^[a-z0-9_-]{1,40}$"

OptionText = Annotated[str, msgspec.Meta(max_length=100)]


class Filters(NamedTuple):
    """All that was asked for must hold."""

    conditions: tuple[ColumnElement[bool], ...]


class Place(NamedTuple):
    """How far somebody has read: the last game that he has got."""

    ended: int
    table_id: str

    def __str__(self) -> str:
        return f"{self.ended}.{self.table_id}"


def provide_filters(
    title: Annotated[str | None, QueryParameter(pattern=_NAME)] = None,
    players: Annotated[int | None, QueryParameter(ge=1, le=16)] = None,
    person: Annotated[
        str | None,
        QueryParameter(
            pattern="^[A-Za-z0-9_-]{1,24}$", description="the id of somebody who played"
        ),
    ] = None,
    level: Annotated[
        str | None, QueryParameter(pattern=_NAME, description="the level of a bot that played")
    ] = None,
    winner: Annotated[
        str | None,
        QueryParameter(
            pattern="^(bot:)?[A-Za-z0-9_-]{1,40}$",
            description="the id of a person, or `bot:` and a level",
        ),
    ] = None,
    option: Annotated[
        list[OptionText] | None,
        QueryParameter(max_items=20, description="`name=value`, of the `title` that is asked for"),
    ] = None,
    ended_from: Annotated[
        date | None, QueryParameter(name="from", description="the first day, in UTC")
    ] = None,
    ended_to: Annotated[
        date | None, QueryParameter(name="to", description="the last day, in UTC")
    ] = None,
) -> Filters:
    found: list[ColumnElement[bool]] = [
        TableRow.public.is_(True),
        TableRow.status == "over",
    ]
    if title is not None:
        found.append(TableRow.title == title)
    if players is not None:
        found.append(TableRow.players == players)
    if person is not None:
        found.append(_seated(SeatRow.person_id == person))
    if level is not None:
        found.append(_seated(SeatRow.level == level))
    if winner is not None:
        named = (
            SeatRow.level == winner.removeprefix(BOT)
            if winner.startswith(BOT)
            else SeatRow.person_id == winner
        )
        found.append(_seated(and_(named, SeatRow.place == 1)))
    if option:
        found += _options(title, option)
    if ended_from is not None:
        found.append(TableRow.ended >= (ended_from.toordinal() - EPOCH) * DAY)
    if ended_to is not None:
        found.append(TableRow.ended < (ended_to.toordinal() - EPOCH + 1) * DAY)
    return Filters(tuple(found))


def page(filters: Filters, after: Place | None, count: int, *columns: Any) -> Select[Any]:
    """The next so many games, newest first."""
    conditions = list(filters.conditions)
    if after is not None:
        conditions.append(
            or_(
                TableRow.ended < after.ended,
                and_(TableRow.ended == after.ended, TableRow.id < after.table_id),
            )
        )
    newest = (TableRow.ended.desc(), TableRow.id.desc())
    return select(*columns).where(*conditions).order_by(*newest).limit(count)


def place_of(cursor: str) -> Place:
    ended, _, table_id = cursor.partition(".")
    return Place(int(ended), table_id)


def _seated(who: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(SeatRow.table_id == TableRow.id, who)


def _options(title: str | None, given: list[str]) -> list[ColumnElement[bool]]:
    if title is None:
        raise BadInput(field="title")
    known = vaka.load(checked_title(title)).title.options
    texts = dict(text.partition("=")[::2] for text in given)
    by_name = {option.name: option for option in known}
    values = {
        name: _typed(by_name[name], text) if name in by_name else text
        for name, text in texts.items()
    }
    chosen = checked(title, known, values)
    return [_has(name, chosen[name]) for name in values]


def _typed(option: Option, text: str) -> OptionValue:
    """What a text means as a value of this option; nobody looks for a whole deck."""
    if isinstance(option.default, str):
        if not option.choices:
            raise BadInput(field="option")
        return text
    if isinstance(option.default, bool):
        return {"true": True, "false": False}.get(text, text)
    return int(text) if text.isdecimal() and len(text) < 10 else text


def _has(name: str, value: OptionValue) -> ColumnElement[bool]:
    """Whether a table has this option. Of true PostgreSQL makes the text "true", SQLite "1"."""
    stored = cast(TableRow.options[name].as_string(), String)
    if isinstance(value, bool):
        return stored.in_(["true", "1"] if value else ["false", "0"])
    return stored == str(value)
