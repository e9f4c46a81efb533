"""Fixtures and checks for all tests."""

import signal
from collections.abc import Iterator

import pytest

from tests import waiting

# A shell makes its background jobs ignore Ctrl-C, and their children inherit that: commands that
# tests stop with it would run on.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

waiting.install_sleep_guard()


@pytest.fixture(autouse=True)
def _no_long_sleeps() -> Iterator[None]:
    """Fail a test in which code under tests/ sleeps for more than 50 ms in one call."""
    yield
    sleeps = "\n".join(waiting.long_sleeps)
    waiting.long_sleeps.clear()
    assert not sleeps, sleeps
