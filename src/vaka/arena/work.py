"""A pool of processes that play matches: each takes the next one when it is free."""

import multiprocessing
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from multiprocessing.sharedctypes import Synchronized
from threading import Thread
from time import sleep
from types import FrameType
from typing import Final, cast

from vaka.arena.errors import WorkerLost
from vaka.arena.handover import Finished, Handover
from vaka.arena.match import Match, Played, play

PATIENCE: Final = 3.0  # seconds that a worker has for ending by itself


def played(matches: Sequence[Match], jobs: int) -> Iterator[Played]:
    """Play matches and yield them in their order."""
    waiting: dict[int, Played] = {}
    due = 0
    for place, game in finished(matches, jobs):
        waiting[place] = game
        while due in waiting:
            yield waiting.pop(due)
            due += 1


def finished(matches: Sequence[Match], jobs: int) -> Iterator[Finished]:
    """Play matches and yield each, with its index, as soon as it is finished.

    Games in progress are abandoned on Ctrl-C or when the iterator is closed.
    """
    jobs = min(jobs, len(matches))
    if jobs <= 1:
        yield from enumerate(map(play, matches))
        return
    # Not forked: a progress bar has threads, which do not survive that.
    context = multiprocessing.get_context("spawn")
    following = cast("Synchronized[int]", context.Value("q", 0))
    workers: dict[Connection, BaseProcess] = {}
    try:
        with _undisturbed():
            for _ in range(jobs):
                ours, theirs = context.Pipe(duplex=False)
                work = (matches, following, theirs)
                started = context.Process(target=_work, args=work, daemon=True)
                started.start()
                workers[ours] = started
                theirs.close()  # so that we hear it when the worker ends
        try:
            yield from _heard(list(workers))
        except KeyboardInterrupt:
            # What was finished in the same moment must not be lost.
            _end(workers.values())
            yield from _left(list(workers))
            raise
    finally:
        _end(workers.values())
        for pipe in workers:
            pipe.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Processes that are started now never hear of Ctrl-C, not even while they wake up.

    It reaches every process of a terminal: the first of them answers for all, when all are started.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _end(workers: Iterable[BaseProcess]) -> None:
    """End all workers: a long thought hears of nothing, and is not waited for."""
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(PATIENCE)
        worker.kill()
        worker.join()


def _heard(open_: list[Connection]) -> Iterator[Finished]:
    """What the workers send, until all of them are done."""
    while open_:
        for pipe in cast("list[Connection]", wait(open_)):
            try:
                told = pipe.recv()
            except (EOFError, OSError) as error:
                raise WorkerLost from error
            if told is None:
                open_.remove(pipe)
            elif isinstance(told, BaseException):
                raise told
            else:
                yield from told


def _left(pipes: list[Connection]) -> Iterator[Finished]:
    """What is left in the pipes of workers that have ended."""
    for pipe in pipes:
        try:
            while isinstance(told := pipe.recv(), list):
                yield from told
        except (EOFError, OSError):
            continue


# In a process that works for another --------------------------------------------------------------


def _work(matches: Sequence[Match], following: "Synchronized[int]", results: Connection) -> None:
    """Play the next match that nobody has begun, until there is none.

    If the process that this one works for is killed, nobody would tell it: so it watches that one.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, _leave)
    Thread(target=_follow, daemon=True).start()
    try:
        with Handover(results) as handover:
            while handover.is_wanted:
                with following.get_lock():
                    place = following.value
                    following.value = place + 1
                if place >= len(matches):
                    break
                handover.add((place, play(matches[place])))
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)  # Python cannot raise while it shuts down


def _leave(_number: int, _frame: FrameType | None) -> None:
    """Give the game up in an orderly way: bots that are programs would live on otherwise."""
    sys.exit(1)


def _follow() -> None:
    """End with the process that this one works for."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os.kill(os.getpid(), signal.SIGTERM)
    sleep(PATIENCE)
    os._exit(1)
