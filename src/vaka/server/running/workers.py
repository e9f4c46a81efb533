"""Several workers behind one door: `vaka serve --workers N`.

This process opens the door, starts the workers, replaces those that die and stops all of them; it
serves nobody itself. A worker hears no Ctrl-C: it stops when this process tells it to, and also
when this process is gone.
"""

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from threading import Thread
from time import monotonic
from typing import Final

from prometheus_client import multiprocess

from vaka.server.running import logs
from vaka.server.running.homes import Homes, mailboxes
from vaka.server.running.meters import TOGETHER
from vaka.server.running.trouble import StartFailed
from vaka.server.settings import Settings

GRACE: Final = 25.0  # seconds for the workers to stop: more than each of them takes itself
START: Final = 60.0  # seconds for all of them to be ready
QUICK: Final = 5.0  # a worker that lives no longer than so many seconds is not replaced at once
PAUSE: Final = 1.0  # seconds, then

log = logging.getLogger("vaka.server")
_spawn: Final = multiprocessing.get_context("spawn")


class Worker:
    """One of them, and the line on which it says that it is ready; its end tells it that we are
    gone.
    """

    def __init__(
        self, settings: Settings, door: socket.socket, number: int, homes: Homes | None
    ) -> None:
        self.number = number
        self.started = monotonic()
        self.ready = False
        self.line, theirs = _spawn.Pipe()
        self.process: BaseProcess = _spawn.Process(
            target=work, args=(settings, door, theirs, homes), name=f"vaka-worker-{number}"
        )
        self.process.start()
        theirs.close()

    def stop(self) -> None:
        if self.process.is_alive():
            self.process.terminate()

    def kill(self) -> None:
        if self.process.is_alive():
            self.process.kill()


class Company:
    """All workers, from the first start to the last stop."""

    def __init__(self, settings: Settings, door: socket.socket) -> None:
        self._settings = settings
        self._door = door
        self._signals, self._wake = _spawn.Pipe(duplex=False)
        self._stopping = False
        self._workers: list[Worker] = []
        self._boxes = mailboxes(settings.workers, _spawn)

    def run(self, when_ready: Callable[[], None]) -> int:
        with self._hearing(), _figures():
            self._workers = [self._start(number) for number in range(self._settings.workers)]
            try:
                self._await_ready()
                if not self._stopping:
                    log.info("started", extra={"pid": os.getpid(), "workers": len(self._workers)})
                    when_ready()
                    self._watch()
            finally:
                clean = self._stop()
        log.info("stopped")
        return 0 if clean else 1

    def _start(self, number: int) -> Worker:
        homes = Homes(self._boxes, number) if self._boxes else None
        return Worker(self._settings, self._door, number, homes)

    def _await_ready(self) -> None:
        until = monotonic() + START
        while not self._stopping and not all(worker.ready for worker in self._workers):
            lines = [worker.line for worker in self._workers if not worker.ready]
            self._hear([*lines, self._signals], max(0.0, until - monotonic()))
            if monotonic() > until:
                raise StartFailed()

    def _hear(self, lines: list[Connection], seconds: float) -> None:
        for line in wait(lines, seconds):
            if line is self._signals:
                self._signals.recv_bytes()
                self._stopping = True
                continue
            worker = next(each for each in self._workers if each.line is line)
            try:
                worker.line.recv_bytes()
                worker.ready = True
            except EOFError:  # what is wrong with it is in the log
                raise StartFailed() from None

    def _watch(self) -> None:
        """Replace who dies, until a signal comes."""
        while not self._stopping:
            ends = {worker.process.sentinel: worker for worker in self._workers}
            for end in wait([*ends, self._signals]):
                if isinstance(end, int):
                    self._replace(ends[end])
                else:
                    self._hear([self._signals], 0)

    def _replace(self, worker: Worker) -> None:
        worker.process.join()
        if self._boxes:
            self._boxes[worker.number].open.value = 0
        told = {"worker": worker.number, "exit": worker.process.exitcode}
        log.error("a worker has died and is replaced", extra=told)
        multiprocess.mark_process_dead(worker.process.pid)  # type: ignore[no-untyped-call]
        if monotonic() - worker.started < QUICK and wait([self._signals], PAUSE):
            return  # the signal is read by who called
        worker.line.close()
        self._workers[worker.number] = self._start(worker.number)

    def _stop(self) -> bool:
        """Whether all have ended by themselves and well, or had not begun yet."""
        for worker in self._workers:
            worker.stop()
        until = monotonic() + GRACE
        for worker in self._workers:
            worker.process.join(max(0.0, until - monotonic()))
            worker.kill()
            worker.process.join()
        return all(worker.process.exitcode in (0, -signal.SIGTERM) for worker in self._workers)

    @contextmanager
    def _hearing(self) -> Iterator[None]:
        """The first signal to stop is heard; the second waits for nothing."""

        def heard(_number: int, _frame: object) -> None:
            if self._stopping:
                for worker in self._workers:
                    worker.kill()
            self._wake.send_bytes(b"stop")

        before = {each: signal.signal(each, heard) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


@contextmanager
def _figures() -> Iterator[None]:
    """A folder in which the workers put their figures together."""
    with tempfile.TemporaryDirectory(prefix="vaka-figures-") as folder:
        os.environ[TOGETHER] = folder
        try:
            yield
        finally:
            del os.environ[TOGETHER]


def work(settings: Settings, door: socket.socket, line: Connection, homes: Homes | None) -> None:
    """A worker's whole life, in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    from vaka.server.running.serve import run_at

    with logs.written(settings.log_format, settings.log_level):
        Thread(target=_stop_when_alone, args=(line,), daemon=True).start()
        code = run_at(settings, door, lambda: line.send_bytes(b"ready"), (signal.SIGTERM,), homes)
    sys.exit(code)


def _stop_when_alone(line: Connection) -> None:
    """Whoever started us is gone, however that happened: then nobody would stop us."""
    with suppress(EOFError, OSError):
        line.recv_bytes()
    os.kill(os.getpid(), signal.SIGTERM)
