"""Bots take their turns: claimed by one worker, thought in the pool, played like anybody's.

Whoever changes a table has it looked at. What is missed all the same (a worker that has died, a
server that was stopped in the middle) a sweep finds every few seconds.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final

import msgspec

from vaka.bots import registry
from vaka.core.errors import GameOver, NotAsked
from vaka.server.errors import NotRunning, Stale
from vaka.server.play.hall import Hall
from vaka.server.play.live import Live
from vaka.server.store.database import Database
from vaka.server.thinking import asking
from vaka.server.thinking.claims import HELD, Claims, Pending
from vaka.server.thinking.pool import Lost, Pool
from vaka.server.thinking.questions import Choose, Chosen

SWEEP: Final = 3.0  # seconds between two looks at all tables
BEAT: Final = HELD / 3000  # seconds after which a claim is renewed
AGAIN: Final = 0.5  # seconds after which a turn that another worker has is looked at again
TRIES: Final = 2  # by the bot itself; then the quick one takes its turn

log = logging.getLogger("vaka.server.thinking")


class GaveUp(Exception):
    """No process could be made to choose."""


class Thinker:
    """`now` is the server's clock. A pool without processes: this worker does not think."""

    def __init__(self, database: Database, hall: Hall, pool: Pool, now: Callable[[], int]) -> None:
        self.pool = pool
        self._hall = hall
        self._now = now
        self._claims = Claims(database, secrets.token_hex(8))
        self._turns: dict[tuple[str, int], asyncio.Task[float | None]] = {}
        self._always: list[asyncio.Task[None]] = []
        self._on = False
        self._stop = asyncio.Event()
        # Set by the house: a bot was asked; its level, how many seconds it took, whether it failed.
        self.on_thought: Callable[[str, float, bool], None] | None = None

    async def open(self) -> None:
        if self.pool.size:
            self._on = True
            work = (self.pool.warm(), self._sweep_on())
            self._always = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        """Drop what is being thought; what is being written is finished.

        Nothing is cancelled: a task may be in the middle of the database.
        """
        if not self._on:
            return
        self._on = False
        self._stop.set()
        await self.pool.close()
        tasks: list[asyncio.Task[Any]] = [*self._always, *self._turns.values()]
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._claims.drop_all()

    # Looking -------------------------------------------------------------------------------------

    def look(self, live: Live | None) -> None:
        """Let every bot that is asked here take its turn; does not wait."""
        if not self._on or live is None or live.sitting is None or live.row.status != "running":
            return
        for seat in live.sitting.asked():
            if live.is_bot(seat) and (live.id, seat) not in self._turns:
                turn = asyncio.create_task(self._take_turn(live.id, seat))
                self._turns[live.id, seat] = turn
                turn.add_done_callback(partial(self._done, live.id, seat))

    def _done(self, table_id: str, seat: int, turn: asyncio.Task[float | None]) -> None:
        """The game may have gone on while the turn was ended: look again."""
        del self._turns[table_id, seat]
        if turn.cancelled() or not self._on:
            return
        if error := turn.exception():
            log.error("a bot could not move", exc_info=error, extra={"table": table_id})
            return  # until the next sweep
        if (later := turn.result()) is not None:
            asyncio.get_running_loop().call_later(
                later, lambda: self.look(self._hall.held(table_id))
            )

    async def _sweep_on(self) -> None:
        while self._on:
            try:
                await self.sweep()
            except Exception:
                log.exception("the sweep for bots' turns has failed")
            await _is_set(self._stop, SWEEP)

    async def sweep(self) -> None:
        """Find bots that are asked and that nobody thinks for."""
        for pending in await self._claims.pending():
            if (pending.table_id, pending.seat) in self._turns:
                continue
            if pending.until is None or pending.until < self._now():
                await self._wake(pending)

    async def _wake(self, pending: Pending) -> None:
        held = self._hall.held(pending.table_id)
        if held is not None and (held.sitting is None or held.sitting.ply < pending.ply):
            await self._hall.refresh(pending.table_id)  # whoever should have told us has not
        self.look(await self._hall.live(pending.table_id))

    # A turn --------------------------------------------------------------------------------------

    async def _take_turn(self, table_id: str, seat: int) -> float | None:
        """Play for a bot as long as it is asked; after how many seconds to look again."""
        live = await self._hall.live(table_id)
        ply = await self._claims.take(table_id, seat, live.started().ply, self._now())
        if ply is None:
            return AGAIN
        done = asyncio.Event()
        beat = asyncio.create_task(self._beat(table_id, seat, done))
        try:
            if live.started().ply < ply:  # who had the claim before us has played
                await self._hall.refresh(table_id)
            while self._on and await self._move(table_id, seat):
                pass
        finally:
            done.set()
            await beat
            if self._on:
                await self._claims.drop(table_id, seat)
        return 0.0

    async def _beat(self, table_id: str, seat: int, done: asyncio.Event) -> None:
        """Keep the claim until all is done."""
        while not await _is_set(done, BEAT):
            try:
                await self._claims.renew(table_id, seat, self._now())
            except Exception:
                log.exception("a claim could not be renewed", extra={"table": table_id})

    async def _move(self, table_id: str, seat: int) -> bool:
        """Make one choice of a bot; False if it is not asked any more."""
        live = await self._hall.live(table_id)  # each time: the hall may have let go of the other
        if not _is_asked(live, seat):
            return False
        sitting = live.running()
        ply, step = sitting.ply, len(sitting.drafts.get(seat, ()))
        legal = {action.index for action in sitting.state.legal_actions(seat)}
        index = await self._choice(asking.choose(live, seat), legal)
        try:
            await self._hall.act(live, seat, ply, step, index, bot=True)
        except (Stale, NotAsked, NotRunning, GameOver):
            log.debug("the game went on without the bot", extra={"table": table_id})
        return True

    async def _choice(self, question: Choose, legal: set[int]) -> int:
        """What the bot takes, or instead of it the quick one."""
        quick = registry.best(question.title)
        for level in (*[question.level] * TRIES, quick):
            again = msgspec.structs.replace(question, level=level)
            start = perf_counter()
            try:
                answer = await self.pool.ask(again)
            except Lost as error:
                if not self._on:
                    raise
                _note(question, f"process {error}")
                self._thought(level, start, failed=True)
                continue
            if isinstance(answer, Chosen) and answer.index in legal:
                for mishap in answer.mishaps:
                    _note(question, mishap)
                self._thought(level, start, failed=bool(answer.mishaps))
                return answer.index
            _note(question, str(answer))
            self._thought(level, start, failed=True)
        raise GaveUp(question.level)

    def _thought(self, level: str, start: float, failed: bool) -> None:
        if self.on_thought is not None:
            self.on_thought(level, perf_counter() - start, failed)


async def _is_set(event: asyncio.Event, seconds: float) -> bool:
    """Wait for an event, but not for ever."""
    try:
        async with asyncio.timeout(seconds):
            return await event.wait()
    except TimeoutError:
        return False


def _is_asked(live: Live, seat: int) -> bool:
    if live.sitting is None or live.row.status != "running" or not live.is_bot(seat):
        return False
    return seat in live.sitting.asked()


def _note(question: Choose, what: str) -> None:
    log.warning(
        "a bot has failed",
        extra={"title": question.title, "bot": question.level, "why": what},
    )
