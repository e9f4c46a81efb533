"""Roads between workers: what cannot be said is made up for, and nothing is missed at the start."""

import asyncio

import pytest
from redis import Redis

from tests.modes import once
from tests.server.redis_server import RedisServer
from tests.waiting import wait_until_async
from vaka.server.roads.redis import RedisRoad
from vaka.server.roads.returning import AGAIN, CHANNEL, Returning

pytestmark = once


class DeafRoad(Returning):
    """A road on which one can listen, but not always speak."""

    def __init__(self) -> None:
        super().__init__()
        self.connections = 0
        self.is_mute = False
        self.said: list[bytes] = []

    async def connect(self) -> None:
        self.connections += 1

    async def disconnect(self) -> None:
        pass

    async def say(self, data: bytes) -> None:
        if self.is_mute:
            raise ConnectionError
        self.said.append(data)

    async def listen(self) -> None:
        await asyncio.Event().wait()


@pytest.mark.parametrize("failures", [1, 2])
def test_notice_that_cannot_be_said_is_made_up_for(failures: int) -> None:
    async def check() -> None:
        road = DeafRoad()
        heard: list[bytes] = []
        road.on_heard = heard.append

        async def connections() -> int:
            return road.connections

        async def said() -> list[bytes]:
            return road.said

        await road.open()
        road.is_mute = True
        road.tell(b"notice")
        await wait_until_async(connections, lambda count: count > failures)
        road.is_mute = False
        await wait_until_async(said, lambda each: each == [AGAIN])
        assert AGAIN in heard
        road.tell(b"next")
        await wait_until_async(said, lambda each: each == [AGAIN, b"next"])
        await road.close()

    asyncio.run(check())


def test_road_over_redis_is_subscribed_once_it_is_open(redis_server: RedisServer) -> None:
    async def check() -> None:
        road = RedisRoad(redis_server.url)
        await road.connect()
        with Redis.from_url(redis_server.url) as other:
            assert other.pubsub_numsub(CHANNEL) == [(CHANNEL.encode(), 1)]
        await road.disconnect()

    asyncio.run(check())
