"""The start: the seed is made, the game begins, and bots may think."""

from collections.abc import Sequence
from functools import partial

import vaka
from vaka.core.fairness import seed_of
from vaka.server.clocks.winding import first_look
from vaka.server.errors import NotReady
from vaka.server.house import House
from vaka.server.play.custom_texts import parse_custom_texts
from vaka.server.play.entry import START, Entry
from vaka.server.store import games
from vaka.server.store.lines import columns_of
from vaka.server.store.models import Base, EntryRow, SeatRow, TableRow
from vaka.server.tables.changing import changing
from vaka.server.tables.settings import rules_version


def is_ready(seats: Sequence[SeatRow]) -> bool:
    """Whether every seat is a bot's or of somebody who is there."""
    return all(seat.level is not None or seat.joined for seat in seats)


def begin(row: TableRow, seats: Sequence[SeatRow], now: int) -> list[Base]:
    """Begin the game of a table; the rows to be written with those that are given."""
    row.status = "running"
    row.started = now
    if row.snapshot is None:
        row.rules_version = rules_version(row.title)
        if row.lesson is None:  # whose seed is part of the script
            row.seed = f"{seed_of(row.secret, [seat.salt for seat in seats]):x}"
    decision = games.beginning(row).first().decision()
    asked = 0 if decision is None else sum(1 << seat for seat in decision.seats)
    entry = Entry(0, START, 0, (), 0, False, now, asked)
    first = EntryRow(**columns_of(row.id, entry))
    return [first] if row.clock is None else [first, first_look(row, seats, asked, now)]


async def parse_options(row: TableRow) -> None:
    """Parse the custom texts of a table that is about to begin."""
    deal = partial(vaka.load(row.title).new, row.players, 0, row.options)
    await parse_custom_texts(row.title, row.options, deal)


async def start(house: House, table_id: str, person_id: str) -> None:
    """The host starts the game, once."""
    async with changing(house, table_id) as change:
        change.by_host(person_id).open()
        if not is_ready(change.seats):
            raise NotReady()
        await parse_options(change.row)
        change.session.add_all(begin(change.row, change.seats, house.clock.now()))
    await let_bots_begin(house, table_id)


async def let_bots_begin(house: House, table_id: str) -> None:
    live = await house.hall.live(table_id)
    if house.hall.on_change is not None:
        house.hall.on_change(live)
