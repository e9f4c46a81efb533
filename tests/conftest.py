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

MAX_SLEEPING_TESTS = 5


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Limit the tests that may sleep: each is marked with its reason."""
    marked = {item.nodeid.partition("[")[0]: item for item in items if _mark(item)}
    if len(marked) > MAX_SLEEPING_TESTS:
        raise pytest.UsageError(f"more than {MAX_SLEEPING_TESTS} tests sleep: {', '.join(marked)}")


def _mark(item: pytest.Item) -> pytest.Mark | None:
    mark = item.get_closest_marker("sleeps")
    if mark is not None and not (len(mark.args) == 1 and isinstance(mark.args[0], str)):
        raise pytest.UsageError(f"{item.nodeid}: pytest.mark.sleeps takes a reason")
    return mark


@pytest.fixture(autouse=True)
def _no_long_sleeps(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test in which code under tests/ sleeps for more than 50 ms in one call."""
    waiting.allowed = _mark(request.node) is not None
    yield
    waiting.allowed = False
    sleeps = "\n".join(waiting.long_sleeps)
    waiting.long_sleeps.clear()
    assert not sleeps, sleeps
