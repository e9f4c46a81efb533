"""A program that is talked to in lines. It cannot block us, nor fill our memory, nor outlive us."""

import os
import signal
import subprocess
import time
import weakref
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from queue import SimpleQueue
from threading import Condition, Thread
from typing import IO, Final

MOST: Final = 1 << 20  # bytes of unread output: far more than any message has
NOISE: Final = 20  # last lines of the standard error that are kept
WIDE: Final = 1000  # bytes of such a line
PIECE: Final = 1 << 16
PATIENCE: Final = 0.5  # seconds in which a program can end by itself


class Gone(Exception):
    """The program has ended."""


class Late(Exception):
    """The program has written no line in time."""


class Flood(Exception):
    """The program has written more than anybody wants to read."""


class Child:
    """`command` is started at once: OSError, if it cannot be.

    Threads read and write, because nothing else waits for pipes with a time limit on every system.
    They know the parts below but not this object, so that it can be collected while they run.
    """

    def __init__(self, command: Sequence[str], environment: Mapping[str, str] | None) -> None:
        process = subprocess.Popen(
            list(command),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            env=environment,
            start_new_session=True,  # so that its own children end with it, and Ctrl-C is ours
        )
        assert process.stdin
        assert process.stdout
        assert process.stderr
        self._process = process
        self._heard = _Heard()
        self._noise: deque[bytes] = deque(maxlen=NOISE)
        self._letters: SimpleQueue[bytes | None] = SimpleQueue()
        self._threads = [
            Thread(target=_listen, args=(process.stdout, self._heard), daemon=True),
            Thread(target=_overhear, args=(process.stderr, self._noise), daemon=True),
            Thread(target=_write, args=(process.stdin, self._letters), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        # Also when nobody says goodbye: on collection, and when Python ends.
        self._kill = weakref.finalize(self, _kill, process, self._letters)

    def send(self, line: bytes) -> None:
        self._letters.put(line)

    def receive(self, until: float) -> bytes:
        """The next line, waited for until `time.monotonic()` is `until`."""
        return self._heard.next(until)

    def forget(self) -> None:
        """Drop what it has written unasked."""
        self._heard.forget()

    def kill(self) -> None:
        """End it now, with all that it has started."""
        self._kill()
        for thread in self._threads:
            thread.join(PATIENCE)

    def end(self, farewell: bytes) -> None:
        """Let it end by itself; if it does not, end it."""
        self._letters.put(farewell)
        self._letters.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        self.kill()

    def exit_code(self) -> int:
        """Of a program that is gone, or about to be."""
        with suppress(subprocess.TimeoutExpired):  # it may only have closed its output
            self._process.wait(PATIENCE)
        self.kill()
        return self._process.returncode

    def noise(self) -> list[str]:
        """The last lines of its standard error."""
        return [line.decode(errors="replace") for line in list(self._noise)]


class _Heard:
    """Lines that one thread brings and another waits for."""

    def __init__(self) -> None:
        self._news = Condition()
        self._lines: deque[bytes] = deque()
        self._size = 0
        self._over = False
        self._flood = False

    def next(self, until: float) -> bytes:
        with self._news:
            while True:
                if self._flood:
                    raise Flood
                if self._lines:
                    line = self._lines.popleft()
                    self._size -= len(line)
                    return line
                if self._over:
                    raise Gone
                left = until - time.monotonic()
                if left <= 0:
                    raise Late
                self._news.wait(left)

    def forget(self) -> None:
        with self._news:
            self._lines.clear()
            self._size = 0

    def add(self, lines: list[bytes], rest: int) -> bool:
        """Lines, and how long the next one is already; whether more can be borne."""
        with self._news:
            self._lines.extend(lines)
            self._size += sum(map(len, lines))
            self._flood = self._size + rest > MOST
            self._news.notify_all()
            return not self._flood

    def finish(self) -> None:
        with self._news:
            self._over = True
            self._news.notify_all()


def _listen(stream: IO[bytes], heard: _Heard) -> None:
    rest = b""
    with stream:
        while piece := _read(stream):
            *lines, rest = (rest + piece).split(b"\n")
            if not heard.add([line for line in lines if line.strip()], len(rest)):
                break  # nobody reads on: it will be ended for this
    heard.finish()


def _overhear(stream: IO[bytes], noise: "deque[bytes]") -> None:
    rest = b""
    with stream:
        while piece := _read(stream):
            *lines, rest = (rest + piece).split(b"\n")
            noise.extend(line[:WIDE] for line in lines[-NOISE:] if line.strip())
            rest = rest[:WIDE]
    if rest.strip():
        noise.append(rest)


def _read(stream: IO[bytes]) -> bytes:
    try:
        return stream.read(PIECE)
    except (OSError, ValueError):
        return b""


def _write(stream: IO[bytes], letters: "SimpleQueue[bytes | None]") -> None:
    try:
        with stream:
            while (line := letters.get()) is not None:
                sent = 0
                while sent < len(line):  # an unbuffered pipe takes what fits
                    sent += stream.write(line[sent:])
    except OSError:  # it has closed its input, or is gone: what it wrote tells the rest
        pass


def _kill(process: "subprocess.Popen[bytes]", letters: "SimpleQueue[bytes | None]") -> None:
    letters.put(None)
    try:
        if os.name == "nt":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):  # all of it has ended already
        pass
    process.wait()
