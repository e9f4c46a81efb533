"""Everything that changes a game.

Each change follows one path, under the table's lock: ask the sitting what would be added, let the
ledger write it, play it, tell everybody. If another process was first, its entries are fetched and
the question is asked again.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy import update as change

from vaka.core.errors import CannotUndo
from vaka.server.clocks.errors import Paused, StandInPlays
from vaka.server.clocks.forms import stand_in_of
from vaka.server.clocks.winding import asked_now, due_after
from vaka.server.clocks.writing import Aside, Due
from vaka.server.errors import AskedAlready, NoProposal, Stale
from vaka.server.lessons.following import refuse_another
from vaka.server.play import telling
from vaka.server.play.entry import AWAY, GO_ON, LATE, PAUSE, SEATING, Entry
from vaka.server.play.listening import tell, tell_seats
from vaka.server.play.live import Live
from vaka.server.play.sitting import Prepared, Sitting
from vaka.server.play.tables import Tables
from vaka.server.play.undo import Undo, agreed, entry_of, undo
from vaka.server.settings import Settings
from vaka.server.store.database import Database
from vaka.server.store.ledger import Ledger
from vaka.server.store.models import TableRow

TRIES: Final = 5  # to be the first to write a ply

log = logging.getLogger("vaka.server")

T = TypeVar("T")


class Choice(NamedTuple):
    """What a seat wants to be written and then played. `ply` is that of the log before it, `since`
    the one since which the seat was asked.
    """

    seat: int
    ply: int
    prepared: Prepared
    drafted: bool  # its unfinished answer changes
    along: Due | None
    since: int

    def written(self) -> tuple[Entry | None, int, int, tuple[int, ...] | None, Due | None, int]:
        """As the ledger wants it."""
        draft = self.prepared.changes if self.drafted else None
        return self.prepared.entry, self.seat, self.ply, draft, self.along, self.since

    def ends_the_game(self) -> bool:
        return self.prepared.entry is not None and not self.prepared.entry.asked

    def take(self, sitting: Sitting) -> bool:
        """Play it: it is in the store now. Whether that is more than a step of an answer."""
        sitting.take(self.seat, self.prepared)
        return self.prepared.entry is not None


class Hall(Tables):
    """All tables of this process, and what is done at them."""

    def __init__(self, settings: Settings, database: Database, ledger: Ledger) -> None:
        super().__init__(settings, database)
        self._ledger = ledger
        self._busy: set[asyncio.Task[Any]] = set()
        # Set by the house: what else is done when a table has changed.
        self.on_change: Callable[[Live], None] | None = None
        self.on_draft: Callable[[str, int], None] | None = None
        # And when somebody else plays at a seat, or a pause begins or ends.
        self.on_aside: Callable[[Live], None] | None = None
        # And when a clock has to be looked at.
        self.on_due: Callable[[int], None] | None = None

    async def act(
        self, live: Live, seat: int, ply: int, step: int, given: int | str, bot: bool = False
    ) -> bool:
        """Take an action; False if it was taken before and only told twice."""
        return await self._unbroken(self._act(live, seat, ply, step, given, bot))

    async def _act(
        self, at: Live, seat: int, ply: int, step: int, given: int | str, bot: bool
    ) -> bool:
        async with self._alone_at(at) as live:
            if _has_ended_with(live, seat, ply, step, given):
                return False
            await self._follow(live, seat, ply, step)
            for _ in range(TRIES):
                choice = self._choice(live, seat, ply, step, given, bot)
                if choice is None:
                    return False
                if not await self._ledger.write(live.id, *choice.written()):
                    await self._catch_up(live)
                    continue
                if choice.take(live.running()):
                    self._due(choice.along)
                    await self._changed(live, choice.ply)
                else:
                    self._drafted(live, seat)
                return True
        raise Stale(ply=ply, now=live.started().ply)

    def act_soon(
        self,
        live: Live,
        seat: int,
        ply: int,
        step: int,
        given: int | str,
        then: Callable[[bool], None],
    ) -> bool:
        """The same for a person when nothing stands in the way: no tasks, nothing to wait for but
        the ledger. False: `act` has to be called. So it has if `then` is told False later.
        """
        sitting = live.sitting
        if (
            sitting is None
            or not self.holds(live)
            or not live.is_running
            or live.proposal is not None
            or ply > sitting.ply
            or step > sitting.step(seat)
            or not _locked_at_once(live.lock)
        ):
            return False
        try:
            choice = self._choice(live, seat, ply, step, given, False)
        except Exception:  # it is told to who asked by the longer way
            choice = None
        if choice is None or choice.ends_the_game():  # after which there is much to be done
            live.lock.release()
            return False
        settled = partial(self._settled, live, choice, then)
        self._ledger.submit(live.id, *choice.written(), then=settled)
        return True

    def _settled(
        self, live: Live, choice: Choice, then: Callable[[bool], None], outcome: bool | Exception
    ) -> None:
        try:
            if outcome is True:
                if choice.take(live.running()):
                    self._due(choice.along)
                    tell(live, choice.ply)
                    self._noticed(live)
                else:
                    self._drafted(live, choice.seat)
        except Exception:  # the choice is kept, and others wait to be told of theirs
            log.exception("a choice was not told", extra={"table": live.id})
        finally:
            live.lock.release()
        then(outcome is True)

    def _choice(
        self, live: Live, seat: int, ply: int, step: int, given: int | str, bot: bool
    ) -> Choice | None:
        """What a seat wants, ready to be written; None: it was taken before."""
        sitting = live.running()
        action = telling.action_of(sitting, given)
        now = self._settings.clock.now()
        if bot != live.is_bot(seat):
            raise Stale(ply=ply, now=sitting.ply) if bot else StandInPlays()
        prepared = sitting.prepare(seat, ply, step, action, now, bot)
        if prepared is None:
            return None
        if sitting.paused:
            raise Paused()
        refuse_another(live, seat, action)
        entry = prepared.entry
        return Choice(
            seat,
            sitting.ply,
            prepared,
            seat in sitting.changes or bool(prepared.changes),
            None if entry is None else due_after(live, entry),
            sitting.asked_since[seat],
        )

    async def undo(self, live: Live, seat: int, ply: int, step: int) -> bool:
        """Take the seat's last choice back; False if the other people are to be asked first."""
        return await self._unbroken(self._undo(live, seat, ply, step))

    async def _undo(self, at: Live, seat: int, ply: int, step: int) -> bool:
        async with self._alone_at(at) as live:
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
            if live.proposal is not None:
                raise AskedAlready()
            asked = {"seat": seat, "ply": sitting.ply, "target": back.taken.ply, "waiting": others}
            await self._propose(live, asked)
            return False

    async def consent(self, live: Live, seat: int, who: int, ply: int, agree: bool) -> None:
        """Answer to the wish of a seat, told at a ply, to take its last choice back."""
        await self._unbroken(self._consent(live, seat, who, ply, agree))

    async def _consent(self, at: Live, seat: int, who: int, ply: int, agree: bool) -> None:
        async with self._alone_at(at) as live:
            sitting = live.running()
            proposal = live.proposal
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
        entry = entry_of(sitting, back, seat, self._settings.clock.now())
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
        live.proposal = proposal
        tell(live, live.started().ply)
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
        return await self._unbroken(self._aside(live, wanted))

    async def _aside(self, at: Live, wanted: Callable[[Live], tuple[str, int] | None]) -> bool:
        async with self._alone_at(at) as live:
            for _ in range(TRIES):
                sitting = live.running()
                if (what := wanted(live)) is None:
                    return False
                kind, seat = what
                now, asked = self._settings.clock.now(), asked_now(sitting)
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
                tell(live, before)
                self._due(along.due)
                if self.on_aside is not None:
                    self.on_aside(live)
                if kind in (LATE, AWAY):
                    await self._wait_no_more(live)
                return True
        raise Stale(ply=live.started().ply, now=live.started().ply)

    async def _wait_no_more(self, live: Live) -> None:
        """Somebody is away: nobody waits for his consent, and what he asked for is dropped."""
        proposal = live.proposal
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
            if live.proposal is not None:
                async with self._database.session() as session:
                    await session.execute(
                        change(TableRow).where(TableRow.id == live.id).values(proposal=None)
                    )
                live.proposal = None
            if sitting.is_over and self.on_over is not None:
                await self.on_over(live)
        finally:  # the entry is kept, whatever becomes of the rest
            tell(live, before)
            self._noticed(live)

    def _drafted(self, live: Live, seat: int) -> None:
        """After a step of an unfinished answer: the seat alone is told, wherever it listens."""
        tell_seats(live, [seat])
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


def _locked_at_once(lock: asyncio.Lock) -> bool:
    """Take a lock if nobody has it nor waits for it."""
    if lock.locked():
        return False
    taking = lock.acquire()
    try:
        taking.send(None)
    except StopIteration:
        return True
    taking.close()
    return False


def _has_ended_with(live: Live, seat: int, ply: int, step: int, given: int | str) -> bool:
    """Whether this is once more what the seat did in a game that was over then."""
    if live.sitting is None or live.row.status != "over":
        return False
    index = telling.action_of(live.sitting, given).index
    return live.sitting.has_played(seat, ply, step, index)
