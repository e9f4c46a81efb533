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
from vaka.server.clock import Clock
from vaka.server.clocks.errors import Paused
from vaka.server.errors import NotRunning, Stale
from vaka.server.lessons.following import scripted
from vaka.server.play.hall import Hall
from vaka.server.play.live import Live
from vaka.server.processes.child import Lost
from vaka.server.store.database import Database
from vaka.server.thinking import asking
from vaka.server.thinking.claims import HELD, Claims, Pending
from vaka.server.thinking.pool import Pool
from vaka.server.thinking.questions import Choose, Chosen

SWEEP: Final = 3.0  # seconds between two looks at all tables, or less where a claim ends before
LEAST: Final = 0.2
BEAT: Final = HELD / 4000  # seconds after which claims are renewed
AGAIN: Final = 0.5  # seconds after which a turn that another worker has is looked at again
TRIES: Final = 2  # by the bot itself; then the quick one takes its turn

log = logging.getLogger("vaka.server.thinking")


class GaveUp(Exception):
    """No process could be made to choose."""


class Answering:
    """A bot's answer on its way. How many steps it has is not noted: if it is sealed, nobody is to
    know it, and what is counted can be seen.
    """

    def __init__(self) -> None:
        self.longest = 0.0  # seconds that a step took
        self.failed = False


class Thinker:
    """A pool without processes: this worker does not think."""

    def __init__(self, database: Database, hall: Hall, pool: Pool, clock: Clock) -> None:
        self.pool = pool
        self._hall = hall
        self._clock = clock
        self._claims = Claims(database, secrets.token_hex(8))
        self._turns: dict[tuple[str, int], asyncio.Task[float | None]] = {}
        self._always: list[asyncio.Task[None]] = []
        self._on = False
        self._stop = asyncio.Event()
        # Set by the house: a bot of this level has answered, and how many seconds it thought about
        # a step at most; something went wrong with an answer. Each once for a whole answer.
        self.on_thought: Callable[[str, float], None] | None = None
        self.on_mishap: Callable[[], None] | None = None

    async def open(self) -> None:
        if self.pool.size:
            self._on = True
            work = (self.pool.warm(), self._sweep_on(), self._beat_on())
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
        if not self._on or live is None or live.sitting is None or not live.is_running:
            return
        if live.sitting.paused or live.is_deserted():
            return
        for seat in live.sitting.asked():
            if live.is_bot(seat) and (live.id, seat) not in self._turns:
                turn = asyncio.create_task(self._take_turn(live.id, seat))
                self._turns[live.id, seat] = turn
                turn.add_done_callback(partial(self._done, live.id, seat))

    def _done(self, table_id: str, seat: int, turn: asyncio.Task[float | None]) -> None:
        """The game may have gone on while the turn was ended: look again."""
        del self._turns[table_id, seat]
        if turn.cancelled():
            return
        error = turn.exception()
        if not self._on:  # what was dropped at the stop is no error
            return
        if error is not None:
            log.error("a bot could not move", exc_info=error, extra={"table": table_id})
            return  # until the next sweep
        if (later := turn.result()) is not None:
            self._clock.call_later(later, lambda: self.look(self._hall.held(table_id)))

    async def _sweep_on(self) -> None:
        while self._on:
            pause = SWEEP
            try:
                pause = await self.sweep()
            except Exception:
                log.exception("the sweep for bots' turns has failed")
            await self._clock.wait(self._stop, pause)

    async def sweep(self) -> float:
        """Find bots that are asked and that nobody thinks for; how many seconds to wait then."""
        pause = SWEEP
        for pending in await self._claims.pending():
            if (pending.table_id, pending.seat) in self._turns:
                continue
            left = -1 if pending.until is None else pending.until - self._clock.now()
            if left < 0:
                await self._wake(pending)
            else:
                pause = min(pause, left / 1000)
        return max(pause, LEAST)

    async def _wake(self, pending: Pending) -> None:
        held = self._hall.held(pending.table_id)
        if held is not None and (held.sitting is None or held.sitting.ply < pending.ply):
            await self._hall.refresh(pending.table_id)  # whoever should have told us has not
        self.look(await self._hall.live(pending.table_id))

    # A turn --------------------------------------------------------------------------------------

    async def _take_turn(self, table_id: str, seat: int) -> float | None:
        """Play for a bot as long as it is asked; after how many seconds to look again."""
        live = await self._hall.live(table_id)
        ply = await self._claims.take(table_id, seat, live.started().ply, self._clock.now())
        if ply is None:
            return AGAIN
        try:
            if live.started().ply < ply:  # who had the claim before us has played
                await self._hall.refresh(table_id)
            answering: Answering | None = Answering()
            while self._on and answering is not None:
                answering = await self._move(table_id, seat, answering)
        finally:
            if self._on:
                await self._claims.drop(table_id, seat)
        return 0.0

    async def _beat_on(self) -> None:
        """Keep the claims of all turns."""
        while not await self._clock.wait(self._stop, BEAT):
            try:
                if self._turns:
                    await self._claims.renew(self._clock.now())
            except Exception:
                log.exception("claims could not be renewed")

    async def _move(self, table_id: str, seat: int, answering: Answering) -> Answering | None:
        """Make one choice of a bot; to what the next belongs, None if it is not asked any more."""
        live = await self._hall.live(table_id)  # each time: the hall may have let go of the other
        if not _is_asked(live, seat):
            return None
        sitting = live.running()
        ply, step = sitting.ply, sitting.step(seat)
        legal = {action.index for action in sitting.state.legal_actions(seat)}
        start = perf_counter()
        index = await self._choice(live, seat, legal, answering)
        answering.longest = max(answering.longest, perf_counter() - start)
        try:
            await self._hall.act(live, seat, ply, step, index, bot=True)
        except (Stale, NotAsked, NotRunning, GameOver, Paused):
            log.debug("the game went on without the bot", extra={"table": table_id})
            return Answering()
        since = (await self._hall.live(table_id)).started().log[ply:]
        if not any(entry.seat == seat for entry in since):
            return answering  # it was a step of a sealed one
        if self.on_thought is not None:
            self.on_thought(live.level(seat) or "", answering.longest)
        return Answering()

    async def _choice(self, live: Live, seat: int, legal: set[int], answering: Answering) -> int:
        """What the bot takes, or instead of it the quick one."""
        if (known := scripted(live, seat)) in legal:
            return known
        question, line = asking.choose(live, seat), asking.line(live)
        quick = registry.best(question.title)
        for level in (*[question.level] * TRIES, quick):
            again = msgspec.structs.replace(question, level=level)
            try:
                answer = await self.pool.ask(again, line)
            except Lost as error:
                if not self._on:
                    raise
                self._failed(question, f"process {error}", answering)
                continue
            if isinstance(answer, Chosen) and answer.index in legal:
                for mishap in answer.mishaps:
                    self._failed(question, mishap, answering)
                return answer.index
            self._failed(question, str(answer), answering)
        raise GaveUp(question.level)

    def _failed(self, question: Choose, why: str, answering: Answering) -> None:
        bot = {"title": question.title, "bot": question.level}
        log.warning("a bot has failed", extra={**bot, "why": why})
        if self.on_mishap is not None and not answering.failed:
            self.on_mishap()
        answering.failed = True


def _is_asked(live: Live, seat: int) -> bool:
    if live.sitting is None or not live.is_running or not live.is_bot(seat):
        return False
    waits = live.sitting.paused or live.is_deserted()
    return seat in live.sitting.asked() and not waits
