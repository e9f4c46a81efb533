"""How the workers of one server tell each other that a table has changed.

Its name goes over the bus, and the new entry of its log if that is no sealed answer: then nobody
has to ask the store for it. Whatever else has changed is read there, and each worker tells its own
listeners what they may know.
"""

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec

from vaka.server.play.entry import Entry
from vaka.server.play.hall import Hall
from vaka.server.play.live import Live
from vaka.server.roads.returning import Returning

log = logging.getLogger("vaka.server")

MOST_KEYS: Final = 200  # in a notice: PostgreSQL takes 8000 bytes


class Notice(msgspec.Struct):
    """`seats`: something about the table itself; `chat`: the number of what was said there;
    `draft`: the seat whose unfinished answer has changed. Of no `table`: notices may have been
    lost, so all tables have to be looked at again; or it is about a `person` who has another name
    now, or about `keys` that are gone, all of that person's if he is named.
    `entry` is what was added to the log, unless that is a sealed answer: none goes over the bus.
    """

    worker: str
    table: str
    seats: bool = False
    chat: int = 0
    draft: int | None = None
    entry: Entry | None = None
    low: int | None = None  # the seat whose time becomes low,
    left: int = 0  # what it has left of it,
    whose: str = ""  # and whose seat it is
    person: str = ""
    keys: list[str] | None = None
    why: str | None = None  # he was banned


_DECODER: Final = msgspec.json.Decoder(Notice)


class Bus:
    """Without a road there is no other worker to be told anything."""

    def __init__(self, road: Returning | None, hall: Hall) -> None:
        self._road = road
        self._hall = hall
        self._worker = secrets.token_hex(8)  # to know its own notices
        self._mine = f'{{"worker":"{self._worker}"'.encode()  # as each of them begins
        self._task: asyncio.Task[Any] | None = None
        self._heard: asyncio.Queue[Notice] = asyncio.Queue()
        # Set by the house: what is told to those who listen here.
        self.on_seats: Callable[[Live], Coroutine[Any, Any, None]] | None = None
        self.on_chat: Callable[[str, int], Coroutine[Any, Any, None]] | None = None
        self.on_low: Callable[[str, int, int, str], None] | None = None
        # And who wants to know of every change of a table, made here or elsewhere; and whether it
        # was more than its game that has changed.
        self.on_notice: Callable[[str, bool], None] | None = None
        # And who has to do with a person: the keys of his that are gone, if any are, and why.
        self.on_person: Callable[[str, list[str] | None, str | None], None] | None = None
        # And who has to look at everything again.
        self.on_again: Callable[[], None] | None = None

    def tell(
        self, table_id: str, seats: bool = False, chat: int = 0, entry: Entry | None = None
    ) -> None:
        """Tell the other workers that a table has changed; does not wait."""
        if self._road is not None:
            self._publish(Notice(self._worker, table_id, seats, chat, entry=entry))
        if not chat:
            self._notice(table_id, seats)

    def tell_draft(self, table_id: str, seat: int) -> None:
        """Tell them that a seat has gone on with its sealed answer."""
        self._publish(Notice(self._worker, table_id, draft=seat))

    def tell_low(self, table_id: str, seat: int, left: int, whose: str) -> None:
        """Tell them that somebody is to be reminded of his clock."""
        self._publish(Notice(self._worker, table_id, low=seat, left=left, whose=whose))

    def tell_person(
        self, person_id: str, keys: list[str] | None = None, why: str | None = None
    ) -> None:
        """Tell them that somebody has another name, or that his keys are gone: as many of those as
        a notice can hold.
        """
        some = None if keys is None else keys[:MOST_KEYS]
        self._publish(Notice(self._worker, "", person=person_id, keys=some, why=why))

    @property
    def is_alone(self) -> bool:
        return self._road is None

    def _publish(self, notice: Notice) -> None:
        if self._road is not None:
            self._road.tell(msgspec.json.encode(notice))

    async def open(self) -> None:
        self._task = asyncio.create_task(self._follow())
        if self._road is not None:
            self._road.on_heard = self._hear
            await self._road.open()

    def greet(self) -> None:
        """Let the others look at all tables: if this worker is here for one that was killed, that
        may have had no time to tell what it had written.
        """
        self._publish(Notice(self._worker, ""))

    async def close(self) -> None:
        if self._road is not None:
            await self._road.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def _hear(self, message: bytes) -> None:
        """Nearly all that other workers tell is of tables that are none of ours: that is dealt with
        here, without a task. The rest is followed one by one.
        """
        if message.startswith(self._mine):
            return
        try:
            notice = _DECODER.decode(message)
        except msgspec.MsgspecError:
            log.warning("something on the bus is no notice")
            return
        if notice.entry is not None and self._hall.left_to_others(notice.table):
            self._notice(notice.table, notice.seats)
        else:
            self._heard.put_nowait(notice)

    async def _follow(self) -> None:
        while True:
            notice = await self._heard.get()
            try:
                await self._follow_one(notice)
            except Exception:  # of one table: the others are told all the same
                log.exception("notice not followed")

    async def _follow_one(self, notice: Notice) -> None:
        if notice.person or notice.keys:
            if self.on_person is not None:
                self.on_person(notice.person, notice.keys, notice.why)
            return
        if not notice.table:
            await self._look_again()
            return
        if notice.low is not None:
            if self.on_low is not None:
                self.on_low(notice.table, notice.low, notice.left, notice.whose)
            return
        if notice.chat:
            if self.on_chat is not None:
                await self.on_chat(notice.table, notice.chat)
            return
        if notice.draft is None:
            self._notice(notice.table, notice.seats)
        if self._hall.left_to_others(notice.table):
            return
        if notice.entry is not None and await self._hall.add(notice.table, notice.entry):
            return
        live = await self._hall.refresh(notice.table, notice.draft)
        if live is not None and notice.seats and self.on_seats is not None:
            await self.on_seats(live)

    async def _look_again(self) -> None:
        """Fetch of all tables that are held here what may have been missed."""
        for held in self._hall.all():
            try:
                live = await self._hall.refresh(held.id)
                if live is not None and self.on_seats is not None:
                    await self.on_seats(live)
            except Exception:  # it is asked for again when somebody comes to it
                log.exception("table not looked at again", extra={"table": held.id})
        if self.on_again is not None:
            self.on_again()

    def _notice(self, table_id: str, seats: bool) -> None:
        if self.on_notice is not None:
            self.on_notice(table_id, seats)
