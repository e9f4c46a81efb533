"""The tables that are in the memory of this process. They are a cache: the store has them all.

A game in memory is its log, played out. What other workers add to it is fetched or told here.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from vaka.core.errors import ForeignRecord
from vaka.server.clocks.outages import Outages
from vaka.server.clocks.winding import wind
from vaka.server.errors import NotFound, OtherRules
from vaka.server.play.custom_texts import parse_custom_texts
from vaka.server.play.entry import Entry
from vaka.server.play.line import END
from vaka.server.play.listening import reseat, tell, tell_seats
from vaka.server.play.live import Listener, Live
from vaka.server.play.sitting import Sitting
from vaka.server.settings import Settings
from vaka.server.store import games
from vaka.server.store.database import Database


class Tables:
    def __init__(self, settings: Settings, database: Database) -> None:
        self._settings = settings
        self._database = database
        self._tables: OrderedDict[str, Live] = OrderedDict()  # the one longest unused first
        self._loading: dict[str, asyncio.Lock] = {}
        self._stopping = False
        self.outages = Outages()
        # Set by the house: what is done when a game is over,
        self.on_over: Callable[[Live], Coroutine[Any, Any, None]] | None = None
        # and when it is another number of tables that are in memory.
        self.on_size: Callable[[int], None] | None = None

    async def live(self, table_id: str, known: int = 0, back: bool = False) -> Live:
        """The table of this name, from memory or played out from its log. `known` is the ply that
        who asks was told of before: here it may be missing, if a worker was killed before it could
        tell the others what it had written. Who is `back` was perhaps with such a one.
        """
        while (live := self._tables.get(table_id)) is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            async with lock:
                if self._loading.get(table_id) is not lock:
                    continue  # somebody else has loaded it, or has tried
                try:
                    self._tables[table_id] = await self._load(table_id)
                finally:
                    del self._loading[table_id]
            self._make_room()
        self._tables.move_to_end(table_id)
        if live.sitting is not None and live.is_running:
            if known > live.sitting.ply or (back and self._settings.bus != "memory"):
                await self._look_at(live)
            await self._finished(live)  # what could not be written at the end of the game
        return live if self.holds(live) else await self.live(table_id, known, back)

    async def _load(self, table_id: str) -> Live:
        found = await self._database.read(
            lambda connection: games.stored(connection, table_id), quick=True
        )
        if found is None:
            raise NotFound()
        live = Live(found.row, found.seats, None, found.names)
        live.heard.since = self._settings.clock.now()
        if found.row.status in ("running", "over"):
            try:
                record = games.beginning(found.row)
                await parse_custom_texts(record.title, record.options, record.first)
                live.sitting = Sitting(record, found.entries)
            except ForeignRecord as error:
                raise OtherRules(version=found.row.rules_version) from error
            _set_drafts(live.sitting, found.drafts)
            wind(live, self.outages, self._settings.clock.now)
            await self._finished(live)
        return live

    async def _finished(self, live: Live) -> None:
        """After a crash between the last move and the end: now is the end."""
        over = live.is_running and live.started().is_over
        if over and self.on_over is not None:
            await self.on_over(live)

    def _make_room(self) -> None:
        """Forget tables that nobody listens to, the longest unused first."""
        spare = len(self._tables) - self._settings.tables_in_memory
        for live in list(self._tables.values())[: max(0, spare)]:
            self._forget(live)
        self._sized()

    def _forget(self, live: Live) -> bool:
        if live.listeners or live.lock.locked():
            return False
        del self._tables[live.id]
        self._sized()
        return True

    def _sized(self) -> None:
        if self.on_size is not None:
            self.on_size(len(self._tables))

    def left_to_others(self, table_id: str) -> bool:
        """Whether a table at which another worker has done something is none of ours any more, or
        never was: who asks for it here again has it read again.
        """
        if table_id in self._loading:
            return False
        live = self._tables.get(table_id)
        return live is None or self._forget(live)

    @property
    def size(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    def all(self) -> list[Live]:
        """The tables in memory."""
        return list(self._tables.values())

    def held(self, table_id: str) -> Live | None:
        """The table, if it is in memory."""
        return self._tables.get(table_id)

    async def refresh(self, table_id: str, seat: int | None = None) -> Live | None:
        """Read again what others have changed: seats, names, status, log. None: not held here.

        With a seat, only its unfinished answer has changed, and nobody else is told anything.
        """
        loading = self._loading.get(table_id)
        if loading is not None:
            async with loading:  # what it has read may be older than the change
                pass
        live = self._tables.get(table_id)
        if live is None:
            return None
        async with live.lock:
            before = 0 if live.sitting is None else live.sitting.ply
            found = await self._database.read(
                lambda connection: games.stored(connection, table_id, before), quick=True
            )
            if found is None:
                raise NotFound()
            sitting = live.sitting
            if sitting is None and found.row.status in ("running", "over"):
                record = games.beginning(found.row)
                await parse_custom_texts(record.title, record.options, record.first)
                sitting = Sitting(record)
            live.row, live.seats, live.names = found.row, found.seats, found.names
            live.sitting = sitting
            reseat(live)
            wind(live, self.outages, self._settings.clock.now)
            if live.sitting is not None:
                for entry in found.entries:
                    live.sitting.add(entry)
                drafted = _set_drafts(live.sitting, found.drafts)
                await self._finished(live)
                if seat is None or found.entries:
                    tell(live, before)
                else:
                    tell_seats(live, {seat, *drafted})
        return live

    async def add(self, table_id: str, entry: Entry) -> bool:
        """Play what another worker has written; False if more is missing here than that."""
        if table_id in self._loading:
            return False
        live = self._tables.get(table_id)
        if live is None:
            return True
        async with live.lock:
            sitting = live.sitting
            if sitting is None or not live.is_running or live.proposal is not None:
                return False
            if entry.ply <= sitting.ply:
                return True
            if entry.ply > sitting.ply + 1:
                return False
            before = sitting.ply
            sitting.add(entry)
            tell(live, before)
            return not sitting.is_over  # the rest of its end is in the store

    async def _catch_up(self, live: Live) -> None:
        """Fetch what another process has written meanwhile."""
        sitting = live.running()
        before = sitting.ply
        found = await self._database.read(
            lambda connection: games.stored(connection, live.id, before), quick=True
        )
        assert found is not None
        for entry in found.entries:
            sitting.add(entry)
        drafted = _set_drafts(sitting, found.drafts)
        if found.entries:
            tell(live, before)
        else:
            tell_seats(live, drafted)

    async def _look_at(self, live: Live) -> None:
        """There may be something new in the store."""
        async with live.lock:
            if live.is_running:
                await self._catch_up(live)

    def holds(self, live: Live) -> bool:
        """Whether this is the table that others see: it may have been forgotten since, and then it
        is not told any more what happens elsewhere.
        """
        return self._tables.get(live.id) is live

    @asynccontextmanager
    async def _alone_at(self, live: Live) -> AsyncIterator[Live]:
        """The table that others see, for one at a time."""
        while True:
            if not self.holds(live):
                live = await self.live(live.id)
            async with live.lock:
                if self.holds(live):  # and still, after one has waited
                    yield live
                    return

    # Who listens ---------------------------------------------------------------------------------

    def listen(self, live: Live, listener: Listener) -> None:
        live.listeners.add(listener)
        if self._stopping:
            listener.send(END)

    def leave(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)

    def broadcast(self, live: Live, message: bytes) -> None:
        """Tell every listener something that all may know."""
        for listener in list(live.listeners):
            live.tell(listener, message)

    def hang_up(self) -> None:
        """End every line, also those that begin from now on: this server stops."""
        self._stopping = True
        for live in self._tables.values():
            self.broadcast(live, END)


def _set_drafts(sitting: Sitting, drafts: dict[int, tuple[int, tuple[int, ...]]]) -> set[int]:
    """Take over unfinished answers, unless they belong to a question that is gone; of whom there
    was something new.
    """
    now = {
        seat: actions for seat, (ply, actions) in drafts.items() if ply >= sitting.asked_since[seat]
    }
    both = {*sitting.changes, *now}
    new = {seat for seat in both if sitting.changes.get(seat, ()) != now.get(seat, ())}
    for seat in new:
        sitting.set_draft(seat, now.get(seat, ()))
    return new
