"""What the parts of a server share: one house for each process."""

import asyncio
from contextlib import AsyncExitStack
from functools import partial

from vaka.server.bus import Bus
from vaka.server.chat import saying
from vaka.server.checking.checker import OptionChecker
from vaka.server.clock import Clock
from vaka.server.clocks.keeper import Clocks
from vaka.server.hooks.messenger import Messenger
from vaka.server.ids import IdSource
from vaka.server.moderation import ending
from vaka.server.moderation.admin_key import AdminKeys
from vaka.server.people.keys import Keys
from vaka.server.people.passwords import Passwords
from vaka.server.play.hall import Hall
from vaka.server.play.live import Live
from vaka.server.roads import road
from vaka.server.running.meters import Meters
from vaka.server.running.page import Page
from vaka.server.settings import Settings
from vaka.server.store.database import Database
from vaka.server.store.ledger import Ledger
from vaka.server.store.migrate import migrate
from vaka.server.stream.doorbell import Doorbell
from vaka.server.tables.board import Board
from vaka.server.tables.finish import finish, finish_all
from vaka.server.tables.telling import tell
from vaka.server.thinking.hints import Hints
from vaka.server.thinking.pool import Pool
from vaka.server.thinking.turns import Thinker


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.page = Page(settings.page)
        self.database = Database(settings.database)
        self.meters = Meters()
        self.ledger = Ledger(self.database)
        self.ledger.on_commit = self.meters.committed
        self.keys = Keys(settings, self.database)
        self.passwords = Passwords(settings.clock)
        self.admin = AdminKeys(self.database, settings.clock)
        self.hall = Hall(settings, self.database, self.ledger)
        self.hall.on_size = self.meters.tables.set
        self.hall.on_change = self._changed
        self.hall.on_over = partial(finish, self)
        self.bus = Bus(road(settings), self.hall)
        self.hall.on_draft = self.bus.tell_draft
        self.checker = OptionChecker()
        self.pool = Pool(settings.thinkers)
        self.thinker = Thinker(self.database, self.hall, self.pool, settings.clock)
        self.thinker.on_thought = self.meters.thought
        self.thinker.on_mishap = self.meters.mishaps.inc
        self.hints = Hints(self.pool)
        self.downloads = asyncio.Lock()  # held while a record of a bulk download is made
        self.doorbell = Doorbell(self.database)
        self.board = Board(self.database, settings.clock.now)
        self.clocks = Clocks(self.database, self.hall, self.bus, self.doorbell, settings.clock)
        self.hall.on_due = self.clocks.expect
        self.hall.on_aside = self._seated
        self.bus.on_low = self.clocks.tell
        self.hooks = Messenger(settings, self.database, self.hall)
        self.hooks.sender.on_outcome = self.meters.hooked
        self.clocks.on_reminder = self.hooks.reminder
        self.bus.on_notice = self._noticed
        self.bus.on_again = self._look_again
        self.bus.on_person = partial(ending.hear, self)
        self.bus.on_seats = partial(tell, self)
        self.bus.on_chat = partial(saying.tell_number, self)

    @property
    def clock(self) -> Clock:
        return self.settings.clock

    @property
    def ids(self) -> IdSource:
        return self.settings.ids

    async def open(self) -> None:
        """Make ready for the first request."""
        await migrate(self.database)
        await self.keys.sweep()
        await self.bus.open()
        await self.thinker.open()
        await self.hooks.open()
        await finish_all(self)
        await self.clocks.open()

    async def hang_up(self) -> None:
        """End what would go on for ever: the server is about to stop."""
        self.hall.hang_up()
        await self.doorbell.close()

    async def close(self) -> None:
        """Finish pending work, stop all services and close the database, even if one fails."""
        async with AsyncExitStack() as last_first:
            last_first.push_async_callback(self.database.close)
            last_first.push_async_callback(self.bus.close)
            last_first.push_async_callback(self.hall.finish)
            last_first.push_async_callback(self.checker.close)
            last_first.push_async_callback(self.thinker.close)
            last_first.push_async_callback(self.clocks.close)
            last_first.push_async_callback(self.hints.close)
            last_first.push_async_callback(self.hooks.close)
            last_first.push_async_callback(self.doorbell.close)

    def _changed(self, live: Live) -> None:
        self.bus.tell(live.id, entry=None if self.bus.is_alone else live.told_entry())
        self.thinker.look(live)

    def _seated(self, live: Live) -> None:
        """Somebody else plays at a seat, or a pause begins or ends."""
        self.bus.tell(live.id, seats=True)
        self.thinker.look(live)
        self.hall.later(tell(self, live))

    def _noticed(self, table_id: str, seats: bool) -> None:
        self.board.notice(table_id, moved=not seats)
        self.doorbell.notice(table_id)
        self.hooks.notice(table_id)

    def _look_again(self) -> None:
        self.board.forget()
        self.doorbell.look_again()
        self.hooks.look_again()
        self.hall.later(saying.tell_missed(self))
        self.hall.later(ending.look_again(self))
