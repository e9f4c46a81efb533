"""The box of a table explained: what every kind of card, tile and place is.

It tells of the box alone, so it is the same for everybody who may know of the table.
"""

import asyncio
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.params import FromPath

from vaka.faces.explaining import things_of
from vaka.server.errors import NotFound
from vaka.server.given import GivenHouse
from vaka.server.language import language_of
from vaka.server.tables.installed import installed

# A browser may keep it for an hour; the language may come from a header or from who asks.
KEEP: Final = {"cache-control": "private, max-age=3600", "vary": "accept-language, cookie"}


class ThingTold(msgspec.Struct):
    """A kind of card, tile or place; `kind` and `name` are as in views. `label`, `about` (small
    facts) and `text` (what it does) are in the asker's language; `rules` are the numbers of the
    rules to read more. `facts` are for drawing it, in the form of the title.
    """

    kind: str
    name: str
    label: str
    about: list[str]
    text: str
    rules: list[str]
    facts: dict[str, Any]


class Explained(msgspec.Struct):
    """What is in a box; a title that explains nothing has no things."""

    title: str
    language: str
    things: list[ThingTold]


@get("/{table_id:str}/explained", operation_id="Explained", summary="What the cards are")
async def of_table(
    table_id: FromPath[str], house: GivenHouse, request: "Request[Any, Any, Any]"
) -> Response[Explained]:
    """Of the box that is played with at this table, which options may have changed."""
    row = (await house.hall.live(table_id)).row
    told = await _explained(row.title, row.options, language_of(request))
    # Before the start the box may still become another one.
    return Response(told, headers={} if row.status == "open" else KEEP)


@get("/{title:str}/explained", operation_id="ExplainedTitle", summary="What the cards are")
async def of_title(title: FromPath[str], request: "Request[Any, Any, Any]") -> Response[Explained]:
    """Of the box as it comes, without options."""
    if title not in installed():
        raise NotFound()
    return Response(await _explained(title, {}, language_of(request)), headers=KEEP)


async def _explained(title: str, options: Mapping[str, Any], language: str) -> Explained:
    # The first time takes a moment, in which others shall not wait.
    things = await asyncio.to_thread(things_of, title, options, language)
    return Explained(
        title,
        language,
        [
            ThingTold(
                thing.kind,
                thing.name,
                thing.label,
                list(thing.about),
                thing.text,
                list(thing.rules),
                thing.facts,
            )
            for thing in things
        ],
    )
