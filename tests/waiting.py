"""Waiting for conditions, and the guard against waiting for time."""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import FrameType
from typing import Any, Final, TypeVar

T = TypeVar("T")

TIMEOUT_SECONDS: Final = 60.0  # a passing test never waits so long, however busy the machine is
POLL_SECONDS: Final = 0.01
MAX_SLEEP_SECONDS: Final = 0.05

TESTS: Final = str(Path(__file__).parent) + os.sep

# Sleeps longer than MAX_SLEEP_SECONDS that code under tests/ has asked for since the last check.
long_sleeps: list[str] = []


def wait_until(
    read: Callable[[], T], accept: Callable[[T], object] = bool, *, timeout: float = TIMEOUT_SECONDS
) -> T:
    """Poll `read()` until `accept` holds for its value, and return that value.

    On timeout, fail with the value that was last read.
    """
    deadline = time.monotonic() + timeout
    while not accept(value := read()):
        if time.monotonic() > deadline:
            raise AssertionError(_message(timeout, read, value))
        time.sleep(POLL_SECONDS)
    return value


async def wait_until_async(
    read: Callable[[], Awaitable[T]],
    accept: Callable[[T], object] = bool,
    *,
    timeout: float = TIMEOUT_SECONDS,
) -> T:
    """Like `wait_until`, on an event loop."""
    deadline = time.monotonic() + timeout
    while not accept(value := await read()):
        if time.monotonic() > deadline:
            raise AssertionError(_message(timeout, read, value))
        await asyncio.sleep(POLL_SECONDS)
    return value


def _message(timeout: float, read: Callable[[], Any], value: object) -> str:
    code = read.__code__ if hasattr(read, "__code__") else None
    where = f"{code.co_filename}:{code.co_firstlineno}" if code else repr(read)
    return f"condition not met within {timeout:g} s ({where}); last saw {value!r}"


def install_sleep_guard() -> None:
    """Wrap the sleep functions so that long sleeps in code under tests/ are noticed."""
    from playwright.sync_api import Page

    time_sleep, async_sleep, page_wait = time.sleep, asyncio.sleep, Page.wait_for_timeout

    def guarded_sleep(seconds: Any, /) -> None:
        _check(seconds, sys._getframe(1))
        time_sleep(seconds)

    def guarded_async_sleep(delay: float, result: Any = None) -> Any:
        _check(delay, sys._getframe(1))
        return async_sleep(delay, result)

    def guarded_wait(page: Page, timeout: Any) -> None:
        _check(timeout / 1000, sys._getframe(1))
        page_wait(page, timeout)

    time.sleep = guarded_sleep
    asyncio.sleep = guarded_async_sleep
    Page.wait_for_timeout = guarded_wait  # type: ignore[assignment, method-assign]


def _check(seconds: float, caller: FrameType) -> None:
    if seconds > MAX_SLEEP_SECONDS and caller.f_code.co_filename.startswith(TESTS):
        where = f"{caller.f_code.co_filename}:{caller.f_lineno}"
        long_sleeps.append(f"{where} sleeps for {seconds:g} s; use wait_until(condition)")
