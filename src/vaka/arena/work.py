"""Matches played on several cores: in the order they were given, whoever is done first."""

import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import wait
from multiprocessing.synchronize import Event
from threading import Thread
from typing import Final

from vaka.arena.match import Match, Played, play

PIECES: Final = 32  # of work for each process, so that all are done about together
LARGEST: Final = 50  # games of a piece, so that there is progress to show

# In a process that works for another: whether that one has had enough.
_enough: Event | None = None


def played(matches: Sequence[Match], jobs: int) -> Iterator[Played]:
    """Each match played to its end. After Ctrl-C, or if nobody wants more, no game is begun."""
    jobs = min(jobs, len(matches))
    if jobs <= 1:
        yield from map(play, matches)
        return
    size = max(1, min(LARGEST, len(matches) // (jobs * PIECES)))
    # Not forked: a progress bar has threads, which do not survive that.
    context = multiprocessing.get_context("spawn")
    enough = context.Event()
    pool = ProcessPoolExecutor(jobs, context, initializer=_begin, initargs=(enough,))
    try:
        for game in pool.map(_play, matches, chunksize=size):
            assert game is not None
            yield game
    finally:
        enough.set()
        pool.shutdown(cancel_futures=True)


def _begin(enough: Event) -> None:
    """Ctrl-C reaches every process of a terminal: the first of them answers for all.

    If that one is killed, nobody would tell the others: so they watch it.
    """
    global _enough  # noqa: PLW0603 - a process works for one survey only
    _enough = enough
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_follow, daemon=True).start()


def _follow() -> None:
    """End with the process that this one works for."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(1)


def _play(match: Match) -> Played | None:
    if _enough is not None and _enough.is_set():
        return None
    return play(match)
