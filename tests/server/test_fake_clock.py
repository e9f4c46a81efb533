"""The virtual clock wakes what is due, in order, and nothing else."""

import asyncio

import pytest

from tests.modes import once
from tests.server.fake_clock import START_MS, VirtualClock

pytestmark = once


def test_sleepers_wake_in_order() -> None:
    clock = VirtualClock()
    woken: list[float] = []

    async def sleep(seconds: float) -> None:
        await clock.sleep(seconds)
        woken.append(seconds)

    async def check() -> None:
        tasks = [asyncio.create_task(sleep(seconds)) for seconds in (3, 2, 1, 0)]
        await tasks[3]
        assert clock.remaining() == [1, 2, 3]
        clock.advance(2)
        await asyncio.gather(*tasks[1:])
        assert woken == [0, 1, 2]
        assert clock.remaining() == [1]
        clock.advance(1)
        await tasks[0]

    asyncio.run(check())
    assert (clock.now(), clock.monotonic()) == (START_MS + 3000, 3)


async def _wait_forever(clock: VirtualClock) -> None:
    async with clock.timeout(5):
        await asyncio.Event().wait()


def test_timeout_raises_only_while_its_block_runs() -> None:
    clock = VirtualClock()

    async def check() -> None:
        async with clock.timeout(5):
            clock.advance(4)
        assert clock.remaining() == []
        endless = asyncio.create_task(_wait_forever(clock))
        await asyncio.sleep(0)
        clock.advance(5)
        with pytest.raises(TimeoutError):
            await endless
        event = asyncio.Event()
        waiting = asyncio.create_task(clock.wait(event, 1))
        event.set()
        assert await waiting
        clock.advance(1)
        assert await clock.wait(event, 0)

    asyncio.run(check())


def test_timers_of_a_closed_loop_are_dropped() -> None:
    clock = VirtualClock()
    called: list[bool] = []

    async def check() -> None:
        clock.call_later(1, lambda: called.append(True))

    asyncio.run(check())
    clock.advance(2)  # as after a restart of the server
    assert called == []
