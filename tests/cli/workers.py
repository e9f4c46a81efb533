"""The worker processes of a command that plays games on several cores."""

import signal
from pathlib import Path

import pytest

from tests.waiting import wait_until

needs_proc = pytest.mark.skipif(
    not Path("/proc/self").exists(), reason="the system does not tell the state of processes"
)


def wait_for_workers(parent: int, jobs: int) -> None:
    """Wait until this many workers have begun to play: they handle SIGTERM from then on."""
    wait_until(lambda: _handling_sigterm(parent), lambda workers: len(workers) == jobs)


def _handling_sigterm(parent: int) -> list[str]:
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [child for child in children if _handles(child, signal.SIGTERM)]


def _handles(pid: str, number: signal.Signals) -> bool:
    try:
        status = Path(f"/proc/{pid}/status").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False
    caught = int(status.partition("SigCgt:")[2].split()[0], 16)
    return bool(caught >> (number - 1) & 1)
