"""Programs that a benchmark starts and stops, and what they use of the machine."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

START: Final = 60.0
STOP: Final = 30.0
_TICKS: Final = os.sysconf("SC_CLK_TCK")
_PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class NotStarted(Exception):
    """A program has ended instead of getting ready, or says nothing; its last words."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Program:
    """One that runs, with all that it has started."""

    def __init__(self, process: "subprocess.Popen[bytes]") -> None:
        self.process = process

    def family(self) -> list[int]:
        """Its number and those of all its descendants."""
        children: dict[int, list[int]] = {}
        for path in Path("/proc").glob("[0-9]*/stat"):
            try:
                fields = path.read_text().rpartition(")")[2].split()
            except OSError:
                continue
            children.setdefault(int(fields[1]), []).append(int(path.parent.name))
        found = [self.process.pid]
        for each in found:
            found += children.get(each, [])
        return found

    def cpu(self) -> float:
        """Seconds that it and its descendants have computed."""
        return sum(_cpu(each) for each in self.family())

    def memory(self) -> int:
        """Bytes that it holds alone, without what it has started."""
        text = Path(f"/proc/{self.process.pid}/statm").read_text()
        return int(text.split()[1]) * _PAGE


def _cpu(pid: int) -> float:
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / _TICKS


@contextmanager
def program(
    line: Sequence[str], port: int, log: Path, env: Mapping[str, str] | None = None, **how: object
) -> Iterator[Program]:
    """Run it until the block ends; it is ready when it listens on the port."""
    with log.open("wb") as said:
        process = subprocess.Popen(
            list(line),
            stdout=said,
            stderr=subprocess.STDOUT,
            env={**os.environ, **(env or {})},
            **how,  # type: ignore[call-overload]
        )
        try:
            _await(process, port, log)
            yield Program(process)
        finally:
            _stop(process)


def _await(process: "subprocess.Popen[bytes]", port: int, log: Path) -> None:
    until = time.monotonic() + START
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            if process.poll() is not None or time.monotonic() > until:
                raise NotStarted(log.read_text(errors="replace")[-2000:]) from None
            time.sleep(0.05)


def _stop(process: "subprocess.Popen[bytes]") -> None:
    if process.poll() is None:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
