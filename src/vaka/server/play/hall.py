"""All tables of this process, and everything that changes a game.

Each change follows one path, under the table's lock: ask the sitting what would be added, let the
ledger write it, play it, tell everybody. If another process was first, its entries are fetched and
the question is asked again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from contextlib import suppress
from typing import Any, Final, TypeVar

import msgspec
from sqlalchemy import update as change

from vaka.core.errors import CannotUndo, ForeignRecord
from vaka.server.clocks.errors import Paused, StandInPlays
from vaka.server.clocks.forms import stand_in_of
from vaka.server.clocks.outages import Outages
from vaka.server.clocks.winding import asked_now, due_after, wind
from vaka.server.clocks.writing import Aside, Due
from vaka.server.errors import AskedAlready, NoProposal, NotFound, OtherRules, Stale
from vaka.server.lessons.following import refuse_another
from vaka.server.play import telling
from vaka.server.play.entry import AWAY, GO_ON, LATE, PAUSE, SEATING, Entry
from vaka.server.play.line import END
from vaka.server.play.live import Listener, Live
from vaka.server.play.sitting import Sitting
from vaka.server.play.undo import Undo, agreed, entry_of, undo
from vaka.server.settings import Settings
from vaka.server.store import games
from vaka.server.store.database import Database
from vaka.server.store.ledger import Ledger
from vaka.server.store.models import TableRow

TRIES: Final = 5  # to be the first to write a ply

T = TypeVar("T")


class Hall:
    def __init__(self, settings: Settings, database: Database, ledger: Ledger) -> None:
        self._settings = settings
        self._database = database
        self._ledger = ledger
        self._tables: OrderedDict[str, Live] = OrderedDict()  # the one longest unused first
        self._loading: dict[str, asyncio.Lock] = {}
        self._busy: set[asyncio.Task[Any]] = set()
        self.outages = Outages()
        # Set by the house: what else is done when a table has changed, and when a game is over.
        self.on_change: Callable[[Live], None] | None = None
        self.on_draft: Callable[[str, int], None] | None = None
        self.on_over: Callable[[Live], Coroutine[Any, Any, None]] | None = None
        # And when somebody else plays at a seat, or a pause begins or ends.
        self.on_aside: Callable[[Live], None] | None = None
        # And when a clock has to be looked at.
        self.on_due: Callable[[int], None] | None = None
        # And when it is another number of tables that are in memory.
        self.on_size: Callable[[int], None] | None = None

    # Tables --------------------------------------------------------------------------------------

    async def live(self, table_id: str, known: int = 0, back: bool = False) -> Live:
        """The table of this name, from memory or played out from its log. `known` is the ply that
        who asks was told of before: here it may be missing, if a worker was killed before it could
        tell the others what it had written. Who is `back` was perhaps with such a one.
        """
        live = self._tables.get(table_id)
        if live is None:
            lock = self._loading.setdefault(table_id, asyncio.Lock())
            try:
                async with lock:
                    live = self._tables.get(table_id) or await self._load(table_id)
                    self._tables[table_id] = live
            finally:
                self._loading.pop(table_id, None)
            self._make_room()
        self._tables.move_to_end(table_id)
        if live.sitting is not None and live.row.status == "running":
            if known > live.sitting.ply or (back and self._settings.bus != "memory"):
                await self._look_at(live)
            await self._finished(live)  # what could not be written at the end of the game
        return live

    async def _load(self, table_id: str) -> Live:
        found = await self._database.read(lambda connection: games.stored(connection, table_id))
        if found is None:
            raise NotFound()
        live = Live(found.row, found.seats, None, found.names)
        live.heard.since = self._settings.sources.now()
        if found.row.status in ("running", "over"):
            try:
                live.sitting = Sitting(games.beginning(found.row), found.entries)
            except ForeignRecord as error:
                raise OtherRules(version=found.row.rules_version) from error
            _set_drafts(live.sitting, found.drafts)
            wind(live, self.outages, self._settings.sources.now)
            await self._finished(live)
        return live

    async def _finished(self, live: Live) -> None:
        """After a crash between the last move and the end: now is the end."""
        over = live.row.status == "running" and live.started().is_over
        if over and self.on_over is not None:
            await self.on_over(live)

    def _make_room(self) -> None:
        """Forget tables that nobody listens to, the longest unused first."""
        spare = len(self._tables) - self._settings.tables_in_memory
        for live in list(self._tables.values())[: max(0, spare)]:
            if not live.listeners and not live.lock.locked():
                del self._tables[live.id]
        if self.on_size is not None:
            self.on_size(len(self._tables))

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
                lambda connection: games.stored(connection, table_id, before)
            )
            if found is None:
                raise NotFound()
            live.row, live.seats, live.names = found.row, found.seats, found.names
            self._reseat(live)
            if live.sitting is None and live.row.status in ("running", "over"):
                live.sitting = Sitting(games.beginning(live.row))
            wind(live, self.outages, self._settings.sources.now)
            if live.sitting is not None:
                for entry in found.entries:
                    live.sitting.add(entry)
                drafted = _set_drafts(live.sitting, found.drafts)
                await self._finished(live)
                if seat is None or found.entries:
                    self._tell(live, before)
                else:
                    self._tell_seats(live, {seat, *drafted})
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
            if sitting is None or live.row.status != "running" or live.row.proposal is not None:
                return False
            if entry.ply <= sitting.ply:
                return True
            if entry.ply > sitting.ply + 1:
                return False
            before = sitting.ply
            sitting.add(entry)
            self._tell(live, before)
            return not sitting.is_over  # the rest of its end is in the store

    # Changing a game -----------------------------------------------------------------------------

    async def act(
        self, live: Live, seat: int, ply: int, step: int, given: int | str, bot: bool = False
    ) -> bool:
        """Take an action; False if it was taken before and only told twice."""
        return await self._unbroken(self._act(self._ours(live), seat, ply, step, given, bot))

    async def _act(
        self, live: Live, seat: int, ply: int, step: int, given: int | str, bot: bool
    ) -> bool:
        async with live.lock:
            if _has_ended_with(live, seat, ply, step, given):
                return False
            await self._follow(live, seat, ply, step)
            for _ in range(TRIES):
                sitting = live.running()
                action = telling.action_of(sitting, given)
                now = self._settings.sources.now()
                if bot != live.is_bot(seat):
                    raise Stale(ply=ply, now=sitting.ply) if bot else StandInPlays()
                prepared = sitting.prepare(seat, ply, step, action, now, bot)
                if prepared is None:
                    return False
                if sitting.paused:
                    raise Paused()
                refuse_another(live, seat, action)
                had_draft = seat in sitting.changes or prepared.changes
                draft = prepared.changes if had_draft else None
                entry, along = prepared.entry, None
                if live.clock is not None and entry is not None:
                    along = due_after(live, entry)
                since = sitting.asked_since[seat]
                if not await self._ledger.write(
                    live.id, entry, seat, sitting.ply, draft, along, since
                ):
                    await self._catch_up(live)
                    continue
                before = sitting.ply
                sitting.take(seat, prepared)
                if entry is None:
                    self._drafted(live, seat)
                else:
                    self._due(along)
                    await self._changed(live, before)
                return True
        raise Stale(ply=ply, now=live.started().ply)

    async def undo(self, live: Live, seat: int, ply: int, step: int) -> bool:
        """Take the seat's last choice back; False if the other people are to be asked first."""
        return await self._unbroken(self._undo(self._ours(live), seat, ply, step))

    async def _undo(self, live: Live, seat: int, ply: int, step: int) -> bool:
        async with live.lock:
            await self._follow(live, seat, ply, step)
            sitting = live.running()
            self._let_act(live, seat)
            if not sitting.is_current(seat, ply, step):
                raise Stale(ply=ply, now=sitting.ply)
            back = undo(sitting, seat)
            others = [each for each in live.present() if each != seat]
            if back.taken is None or back.free or not others:
                await self._take_back(live, seat, back)
                return True
            if live.row.proposal is not None:
                raise AskedAlready()
            asked = {"seat": seat, "ply": sitting.ply, "target": back.taken.ply, "waiting": others}
            await self._propose(live, asked)
            return False

    async def consent(self, live: Live, seat: int, who: int, ply: int, agree: bool) -> None:
        """Answer to the wish of a seat, told at a ply, to take its last choice back."""
        await self._unbroken(self._consent(self._ours(live), seat, who, ply, agree))

    async def _consent(self, live: Live, seat: int, who: int, ply: int, agree: bool) -> None:
        async with live.lock:
            sitting = live.running()
            proposal = live.row.proposal
            if proposal is None or (proposal["seat"], proposal["ply"]) != (who, ply):
                raise NoProposal()
            if seat not in proposal["waiting"] and (seat != who or agree):
                raise NoProposal()
            self._let_act(live, seat)
            waiting = [each for each in proposal["waiting"] if each != seat]
            if not agree:  # also who asked may think better of it
                await self._propose(live, None)
            elif waiting:
                await self._propose(live, {**proposal, "waiting": waiting})
            else:
                await self._take_back(live, who, agreed(sitting, proposal["target"]))

    async def _take_back(self, live: Live, seat: int, back: Undo) -> None:
        sitting = live.running()
        entry = entry_of(sitting, back, seat, self._settings.sources.now())
        ply = sitting.ply if entry is None else entry.ply
        along = None if entry is None else due_after(live, entry)
        since = sitting.asked_since[seat]
        if not await self._ledger.write(live.id, entry, seat, ply, back.changes, along, since):
            await self._catch_up(live)
            raise CannotUndo("not-own")
        before = sitting.ply
        if entry is not None:
            sitting.add(entry)
        sitting.set_draft(seat, back.changes)
        if entry is None:
            self._drafted(live, seat)
        else:
            self._due(along)
            await self._changed(live, before)

    async def _propose(self, live: Live, proposal: dict[str, Any] | None) -> None:
        async with self._database.session() as session:
            await session.execute(
                change(TableRow).where(TableRow.id == live.id).values(proposal=proposal)
            )
        live.row.proposal = proposal
        self._tell(live, live.started().ply)
        self._noticed(live)

    @staticmethod
    def _let_act(live: Live, seat: int) -> None:
        """Raise if somebody cannot take a choice back now, nor agree to it."""
        if live.is_away(seat):
            raise StandInPlays()
        if live.running().paused:
            raise Paused()

    async def aside(self, live: Live, wanted: Callable[[Live], tuple[str, int] | None]) -> bool:
        """Note something that is not of the game: who plays at a seat from now on, or a pause.

        `wanted` says which kind of entry, of which seat, as the table is now; None: nothing.
        """
        return await self._unbroken(self._aside(self._ours(live), wanted))

    async def _aside(self, live: Live, wanted: Callable[[Live], tuple[str, int] | None]) -> bool:
        async with live.lock:
            for _ in range(TRIES):
                sitting = live.running()
                if (what := wanted(live)) is None:
                    return False
                kind, seat = what
                now, asked = self._settings.sources.now(), asked_now(sitting)
                entry = Entry(sitting.ply + 1, kind, seat, (), 0, False, now, asked)
                level = stand_in_of(live.row.title, live.row.clock)
                along = Aside(live.id, entry, level, due_after(live, entry))
                draft = () if kind in SEATING else None
                if not await self._ledger.write(live.id, entry, seat, entry.ply, draft, along):
                    await self._catch_up(live)
                    continue
                before = sitting.ply
                sitting.add(entry)
                if kind in (PAUSE, GO_ON):
                    live.row.paused, live.row.pausing = (now if kind == PAUSE else None), None
                self._tell(live, before)
                self._due(along.due)
                if self.on_aside is not None:
                    self.on_aside(live)
                if kind in (LATE, AWAY):
                    await self._wait_no_more(live)
                return True
        raise Stale(ply=live.started().ply, now=live.started().ply)

    async def _wait_no_more(self, live: Live) -> None:
        """Somebody is away: nobody waits for his consent, and what he asked for is dropped."""
        proposal = live.row.proposal
        if proposal is None:
            return
        waiting = [each for each in proposal["waiting"] if not live.is_away(each)]
        if live.is_away(proposal["seat"]):
            await self._propose(live, None)
        elif not waiting:
            back = agreed(live.running(), proposal["target"])
            with suppress(CannotUndo):  # another process was first
                await self._take_back(live, proposal["seat"], back)
        elif waiting != proposal["waiting"]:
            await self._propose(live, {**proposal, "waiting": waiting})

    def _due(self, along: Due | None) -> None:
        if along is not None and along.due is not None and self.on_due is not None:
            self.on_due(along.due)

    async def _changed(self, live: Live, before: int) -> None:
        """After a new entry: whoever waited for consent waits no longer, and all are told."""
        sitting = live.running()
        try:
            if live.row.proposal is not None:
                async with self._database.session() as session:
                    await session.execute(
                        change(TableRow).where(TableRow.id == live.id).values(proposal=None)
                    )
                live.row.proposal = None
            if sitting.is_over and self.on_over is not None:
                await self.on_over(live)
        finally:  # the entry is kept, whatever becomes of the rest
            self._tell(live, before)
            self._noticed(live)

    def _drafted(self, live: Live, seat: int) -> None:
        """After a step of an unfinished answer: the seat alone is told, wherever it listens."""
        self._tell_seat(live, seat)
        if self.on_draft is not None:
            self.on_draft(live.id, seat)

    def _noticed(self, live: Live) -> None:
        if self.on_change is not None:
            self.on_change(live)

    async def _follow(self, live: Live, seat: int, ply: int, step: int) -> None:
        """Whoever was told more than is known here was told it by another worker, whose notice is
        still on its way.
        """
        sitting = live.running()
        if ply > sitting.ply or step > sitting.step(seat):
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        """Fetch what another process has written meanwhile."""
        sitting = live.running()
        before = sitting.ply
        found = await self._database.read(
            lambda connection: games.stored(connection, live.id, before)
        )
        assert found is not None
        for entry in found.entries:
            sitting.add(entry)
        drafted = _set_drafts(sitting, found.drafts)
        if found.entries:
            self._tell(live, before)
        else:
            self._tell_seats(live, drafted)

    async def _look_at(self, live: Live) -> None:
        """There may be something new in the store."""
        async with live.lock:
            if live.row.status == "running":
                await self._catch_up(live)

    def _ours(self, live: Live) -> Live:
        """The table that others see: this one may have been forgotten and opened again since."""
        return self._tables.setdefault(live.id, live)

    async def _unbroken(self, work: Coroutine[Any, Any, T]) -> T:
        """Go through with it even if who asked has hung up, and let a stop wait for it."""
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)
        return await asyncio.shield(task)

    def later(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something after what is done now, and let a stop wait for it."""
        task = asyncio.create_task(work)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def finish(self) -> None:
        """Wait for what is in flight."""
        while self._busy:
            await asyncio.wait(self._busy)
        await self._ledger.finish()

    # Telling -------------------------------------------------------------------------------------

    def _tell(self, live: Live, since: int) -> None:
        """Tell every listener what has happened after `since`; the message of a seat and a language
        is made once.
        """
        messages: dict[tuple[int | None, str | None], bytes] = {}
        for listener in list(live.listeners):
            wanted = (listener.seat, listener.language)
            if wanted not in messages:
                messages[wanted] = encoded(live, listener.seat, since, listener.language)
            listener.send(messages[wanted])

    def _tell_seat(self, live: Live, seat: int) -> None:
        """Tell a seat alone: how far it is with its sealed answer is nobody else's business."""
        messages: dict[str | None, bytes] = {}
        for listener in list(live.listeners):
            if listener.seat == seat:
                wanted = listener.language
                if wanted not in messages:
                    messages[wanted] = encoded(live, seat, live.started().ply, wanted)
                listener.send(messages[wanted])

    def _tell_seats(self, live: Live, seats: Iterable[int]) -> None:
        """Each of them alone."""
        for seat in seats:
            self._tell_seat(live, seat)

    def broadcast(self, live: Live, message: bytes) -> None:
        """Tell every listener something that all may know."""
        for listener in list(live.listeners):
            listener.send(message)

    @staticmethod
    def _reseat(live: Live) -> None:
        """Who has sat down or got up is told what is for that seat from now on."""
        for listener in live.listeners:
            listener.seat = live.seat_of(listener.person_id)

    def listen(self, live: Live, listener: Listener) -> None:
        live.listeners.add(listener)

    def leave(self, live: Live, listener: Listener) -> None:
        live.listeners.discard(listener)

    def hang_up(self) -> None:
        """End every line: this server stops."""
        for live in self._tables.values():
            self.broadcast(live, END)


def encoded(live: Live, seat: int | None, since: int, language: str | None = None) -> bytes:
    """An update as it goes over the wire."""
    return msgspec.json.encode(telling.update(live, seat, since, language))


def _has_ended_with(live: Live, seat: int, ply: int, step: int, given: int | str) -> bool:
    """Whether this is once more what the seat did in a game that was over then."""
    if live.sitting is None or live.row.status != "over":
        return False
    index = telling.action_of(live.sitting, given).index
    return live.sitting.has_played(seat, ply, step, index)


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
