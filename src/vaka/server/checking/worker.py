"""The checking process: deal a game with the given options, within limits on time and memory.

Started as `python -m vaka.server.checking.worker SECONDS`: see processes/loop.py.
"""

import os
import signal
from typing import Final

import msgspec

from vaka.core.errors import DataError, VakaError
from vaka.core.registry import load, titles
from vaka.server.checking.questions import Answer, BadData, Check, Failed, Rejected, Valid
from vaka.server.processes.loop import answer_lines, ignore_interrupts

CPU_SECONDS: Final = 2.0  # for one check
MEMORY_BYTES: Final = 256 * 2**20  # for the whole process
OUT_OF_MEMORY: Final = 3  # exit status

_DECODER: Final[msgspec.json.Decoder[Check]] = msgspec.json.Decoder(Check)


def answer(line: bytes) -> bytes:
    """Answer a check; a check that exceeds a limit ends the process instead."""
    _limit_cpu(CPU_SECONDS)
    try:
        found = _check(_DECODER.decode(line))
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception as error:
        found = Failed(f"{type(error).__name__}: {error}")
    encoded = msgspec.json.encode(found)
    _limit_cpu(0)
    return encoded


def _check(check: Check) -> Answer:
    try:
        load(check.title).new(check.players, 0, check.options)
    except DataError as error:
        details = error.details
        return BadData(str(details["file"]), str(details["entry"]), error.reason, error.why)
    except VakaError as error:
        return Rejected(error.key, error.details)
    return Valid()


def _limit_cpu(seconds: float) -> None:
    """Let the kernel end this process after so much CPU time; 0 removes the limit.

    CPU time, since a busy machine must not make a good deck fail. Where there is no such timer, the
    server's own limit on elapsed time remains.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # Windows
        return
    try:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    except (OSError, ValueError):  # macOS refuses it
        return


def main() -> None:
    ignore_interrupts()
    for title in titles():  # import them before the first check is timed
        load(title)
    _limit_memory()
    answer_lines(answer)


if __name__ == "__main__":
    main()
