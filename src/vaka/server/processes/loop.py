"""The loop of a child process: read a line, answer it with a line.

A module is run as `python -m MODULE SECONDS`. It ends when its standard input is closed, and by
itself when one answer takes longer than these seconds.
"""

import os
import signal
import sys
from collections.abc import Callable
from typing import BinaryIO

Answer = Callable[[bytes], bytes]


def answer_lines(answer: Answer) -> None:
    """Answer every line of standard input, after an empty line that says it is ready."""
    # Standard output carries answers only: whatever else is printed goes to standard error.
    with os.fdopen(os.dup(1), "wb") as out:
        os.dup2(2, 1)
        try:
            _serve(answer, sys.stdin.buffer, out, int(sys.argv[1]))
        except BrokenPipeError:  # the server was killed meanwhile
            os._exit(1)


def ignore_interrupts() -> None:
    """Leave Ctrl-C to the server, which then ends this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _serve(answer: Answer, lines: BinaryIO, out: BinaryIO, seconds: int) -> None:
    out.write(b"\n")
    out.flush()
    for line in lines:
        _set_alarm(seconds)
        out.write(answer(line) + b"\n")
        out.flush()
        _set_alarm(0)


def _set_alarm(seconds: int) -> None:
    """End this process after so many seconds; 0 cancels the alarm."""
    if hasattr(signal, "alarm"):
        signal.alarm(seconds)
