"""Waiting in tests: for conditions, never for time."""

import asyncio
import time

import pytest

from tests.modes import once
from tests.waiting import MAX_SLEEP_SECONDS, long_sleeps, wait_until, wait_until_async

pytestmark = once


def test_wait_until_returns_the_accepted_value() -> None:
    values = iter([1, 2, 3])
    assert wait_until(lambda: next(values), lambda value: value > 1) == 2


def test_wait_until_fails_with_the_last_value() -> None:
    async def read() -> str:
        return "waiting"

    with pytest.raises(AssertionError, match="last saw 3"):
        wait_until(lambda: 3, lambda value: value == 4, timeout=0)
    with pytest.raises(AssertionError, match="last saw 'waiting'"):
        asyncio.run(wait_until_async(read, lambda value: value == "done", timeout=0))


def test_long_sleeps_are_noticed() -> None:
    time.sleep(MAX_SLEEP_SECONDS)
    assert long_sleeps == []
    time.sleep(MAX_SLEEP_SECONDS + 0.001)
    asyncio.run(asyncio.sleep(MAX_SLEEP_SECONDS + 0.001))
    assert [__file__ in each for each in long_sleeps] == [True, True]
    long_sleeps.clear()
