"""A process that thinks for the table: a compiled search lets no other thread of its process run.

`Mind` starts it, asks it one thing at a time, and ends it when nobody wants the answer any more.
The process reads questions from its standard input until that ends.
"""

import asyncio
import contextlib
import pickle
import signal
import struct
import sys
from typing import Any, BinaryIO

from vaka.bots import Clock, Mishap, Observation
from vaka.bots.advice import Adviser, Hint, Prospect
from vaka.bots.guide import Reason
from vaka.cli.seating import Company, Seating
from vaka.core.action import Action
from vaka.core.state import State

HEAD = struct.Struct("!I")  # how long a message is


class Lost(Exception):
    """The process has ended before it answered."""


class Mind:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def choose(
        self, seating: Seating, seed: int | None, state: State, seat: int, ply: int
    ) -> tuple[Action, list[Mishap]]:
        """What a bot does, and what went wrong with it."""
        told = (seating.players, seating.bots, seed, state, seat, ply)
        index, mishaps = await self._ask(("choose", told))
        return state.catalog[index], [Mishap(*each) for each in mishaps]

    async def hint(self, state: State, seat: int, iterations: int | None = None) -> Hint:
        tries, best, reasons, lead = await self._ask(("hint", (state, seat, iterations)))
        return Hint(
            tries, [Prospect(*each) for each in best], [Reason(*each) for each in reasons], lead
        )

    async def _ask(self, question: object) -> Any:
        try:
            process = await self._started()
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write(_framed(question))
            await process.stdin.drain()
            (size,) = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
            return pickle.loads(await process.stdout.readexactly(size))
        except (asyncio.IncompleteReadError, OSError):
            await self.close()
            raise Lost from None
        except asyncio.CancelledError:  # it would answer something that nobody asks any more
            await self.close()
            raise

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "vaka.cli.table.mind"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
            )
        return self._process

    async def close(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        process._transport.close()  # type: ignore[attr-defined]  # or its pipes outlive the loop


# In the process -----------------------------------------------------------------------------------


def _framed(message: object) -> bytes:
    body = pickle.dumps(message)
    return HEAD.pack(len(body)) + body


class Thinker:
    """What the process knows: the bots keep what they have thought."""

    def __init__(self) -> None:
        self._company: Company | None = None

    def answer(self, kind: str, told: tuple[Any, ...]) -> object:
        if kind == "hint":
            state, seat, iterations = told
            clock = None if iterations is None else Clock(iterations=iterations)
            hint = Adviser(clock).hint(Observation(state, seat))
            reasons = [(each.key, each.points, each.details) for each in hint.reasons]
            return hint.tries, [tuple(each) for each in hint.best], reasons, hint.lead
        players, bots, seed, state, seat, ply = told
        if self._company is None:
            title = str(state.config.title.name)
            self._company = Company(Seating(players, bots), title, seed)
        action, mishaps = self._company.choose(state, seat, ply)
        return action.index, [tuple(each) for each in mishaps]


def _serve(questions: BinaryIO, answers: BinaryIO) -> None:
    thinker = Thinker()
    while len(head := questions.read(HEAD.size)) == HEAD.size:
        kind, told = pickle.loads(questions.read(HEAD.unpack(head)[0]))
        answers.write(_framed(thinker.answer(kind, told)))
        answers.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # who started it ends it
    _serve(sys.stdin.buffer, sys.stdout.buffer)
