"""All about hooks that a house has: what it hears of tables, and what it sends."""

import logging

from vaka.server.hooks.addresses import OFF
from vaka.server.hooks.looking import Looker
from vaka.server.hooks.outbox import Outbox
from vaka.server.hooks.posting import Post
from vaka.server.hooks.sending import Sender
from vaka.server.play.hall import Hall
from vaka.server.settings import Settings
from vaka.server.store.database import Database

log = logging.getLogger("vaka.server.hooks")


class Messenger:
    def __init__(self, settings: Settings, database: Database, hall: Hall) -> None:
        self.is_on = settings.hooks != OFF
        self.post = Post(settings)
        outbox = Outbox(database)
        self.looker = Looker(settings, database, hall, outbox)
        self.sender = Sender(settings, database, outbox, self.post)
        self.looker.on_found = self.sender.wake
        self._hall = hall

    async def open(self) -> None:
        if self.is_on:
            await self.looker.again()
            await self.sender.open()

    async def close(self) -> None:
        await self.looker.close()
        await self.sender.close()
        self.post.close()

    def notice(self, table_id: str) -> None:
        """A table has changed, here or at another worker; does not wait."""
        if self.is_on:
            self.looker.notice(table_id)

    def look_again(self) -> None:
        """Any table may have changed; does not wait."""
        if self.is_on:
            self._hall.later(self._look_again())

    async def _look_again(self) -> None:
        try:
            await self.looker.again()
        except Exception:
            log.exception("hooks could not be looked after")

    async def reminder(self, table_id: str, seat: int, until: int) -> None:
        """Tell that a person should act before a moment (milliseconds since 1970). However often it
        is told, and by whichever worker, each hook learns of the same moment once.
        """
        if self.is_on:
            await self.looker.remind(table_id, seat, until)
