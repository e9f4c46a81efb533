"""Hints for people: what would be good now, thought in the pool, and told in any language."""

import asyncio
from collections import OrderedDict
from typing import Final

from vaka.core.errors import NotAsked
from vaka.server.errors import NoHint
from vaka.server.play.live import Live
from vaka.server.processes.child import Lost
from vaka.server.processes.pool import Line
from vaka.server.thinking import asking
from vaka.server.thinking.pool import Pool
from vaka.server.thinking.questions import Advise, Advised

SECONDS: Final = 1.0  # that a person likes to wait
# What the compiled search looks ahead in about half of that; asked again, it says the same.
LOOKS: Final = {"rapanui": 10_000, "giants": 3000, "raiatea": 5000}
UNKNOWN: Final = 500  # for somebody else's title
KEPT: Final = 256  # hints, for those who ask again and again

# The table, the seat, the ply; then the steps of the sealed answer so far, and what may follow:
# steps can be taken back without a new ply.
Key = tuple[str, int, int, tuple[int, ...], tuple[int, ...]]


class Hints:
    """A question is thought about once, however often it is asked."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._thoughts: OrderedDict[Key, asyncio.Task[Advised]] = OrderedDict()

    async def hint(self, live: Live, seat: int) -> Advised:
        """Advice for a seat that is asked; nothing is advised where there is nothing to choose."""
        sitting = live.running()
        asked = sitting.asked()
        if seat not in asked:
            raise NotAsked(seat=seat, asked=", ".join(map(str, asked)))
        legal = tuple(action.index for action in sitting.state.legal_actions(seat))
        if len(legal) == 1:
            return Advised(0, [], [], None)
        if not self._pool.size:
            raise NoHint()
        key = (live.id, seat, sitting.ply, sitting.drafts.get(seat, ()), legal)
        thought = self._thoughts.get(key)
        if thought is None or _has_failed(thought):
            looks = LOOKS.get(live.row.title, UNKNOWN)
            question = asking.advise(live, seat, looks, SECONDS)
            thought = asyncio.create_task(self._think(question, asking.line(live)))
            thought.add_done_callback(_has_failed)  # also if who asked has hung up
            self._thoughts[key] = thought
            while len(self._thoughts) > KEPT:
                self._thoughts.popitem(last=False)
        return await asyncio.shield(thought)

    async def _think(self, question: Advise, line: Line) -> Advised:
        try:
            answer = await self._pool.ask(question, line)
        except Lost as error:
            raise NoHint() from error
        if not isinstance(answer, Advised):
            raise NoHint()
        return answer

    async def close(self) -> None:
        """Drop what is being thought."""
        running = [thought for thought in self._thoughts.values() if not thought.done()]
        for thought in running:
            thought.cancel()
        await asyncio.gather(*running, return_exceptions=True)


def _has_failed(thought: asyncio.Task[Advised]) -> bool:
    return thought.done() and (thought.cancelled() or thought.exception() is not None)
