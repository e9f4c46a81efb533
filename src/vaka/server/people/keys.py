"""The keys of people: a browser's session or a bot's token. Only digests of them are kept.

What was found is remembered for a few seconds, so that a busy player costs no reading. Whatever
changes keys or people calls `forget`: in this process it holds at once, in others when their memory
is over.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import Final, NamedTuple

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from vaka.server.people.asker import API, SESSION, Asker
from vaka.server.people.wishes import wishes_of
from vaka.server.settings import Settings
from vaka.server.store.database import Database
from vaka.server.store.models import PersonRow, TokenRow

REMEMBERED: Final = 5_000  # milliseconds
MOST_REMEMBERED: Final = 10_000
API_DAYS: Final = 365
DAY: Final = 24 * 60 * 60 * 1000


class NewKey(NamedTuple):
    """`secret` is told once, to its owner."""

    secret: str
    row: TokenRow


class _Found(NamedTuple):
    asker: Asker
    until: int


class Keys:
    def __init__(self, settings: Settings, database: Database) -> None:
        self._clock = settings.clock
        self._ids = settings.ids
        self._database = database
        self._lifetimes = {SESSION: settings.session_days * DAY, API: API_DAYS * DAY}
        self._remembered: dict[str, _Found] = {}
        self._changes = 0
        self._gone: dict[str, None] = {}  # keys that have ended here, the last ones

    async def find(self, secret: str, kind: str) -> Asker | None:
        """Whose key this is; None if it is nobody's, not of this kind, or too old."""
        now = self._clock.now()
        digest = digest_of(secret)
        found = self._remembered.get(digest)
        if found is not None and now < found.until:
            return found.asker if found.asker.kind == kind else None
        changes = self._changes
        async with self._database.reading() as session:
            rows = await session.execute(
                select(TokenRow, PersonRow)
                .join(PersonRow, PersonRow.id == TokenRow.person_id)
                .where(TokenRow.digest == digest, TokenRow.kind == kind, TokenRow.expires > now)
                .where(PersonRow.banned.is_(None))  # whose last key is just being taken
            )
            pair = rows.one_or_none()
        if pair is None:
            return None
        token, person = pair
        expires = await self._prolong(token, now)
        language = wishes_of(person.settings).language
        asker = Asker(person.id, person.name, person.login is not None, token.id, kind, language)
        if changes == self._changes:  # nothing was taken away while we looked
            if len(self._remembered) >= MOST_REMEMBERED:
                self._remembered.clear()
            self._remembered[digest] = _Found(asker, min(now + REMEMBERED, expires))
        return asker

    async def _prolong(self, token: TokenRow, now: int) -> int:
        """A key in use does not grow old; written at most once a day."""
        fresh = now + self._lifetimes[token.kind]
        if fresh - token.expires < DAY:
            return token.expires
        async with self._database.session() as session:
            await session.execute(
                update(TokenRow).where(TokenRow.digest == token.digest).values(expires=fresh)
            )
        return fresh

    def add(self, session: AsyncSession, person_id: str, kind: str, label: str = "") -> NewKey:
        """A new key of a person, within a transaction."""
        secret = self._ids.secret()
        now = self._clock.now()
        row = TokenRow(
            digest=digest_of(secret),
            id=self._ids.new_id(),
            person_id=person_id,
            kind=kind,
            label=label,
            created=now,
            expires=now + self._lifetimes[kind],
        )
        session.add(row)
        return NewKey(secret, row)

    async def end(self, session: AsyncSession, asker: Asker) -> None:
        """End the session of who asks, within a transaction; `forget` when it is over."""
        if asker.kind == SESSION:
            await session.execute(delete(TokenRow).where(TokenRow.id == asker.key))

    async def end_others(self, session: AsyncSession, asker: Asker) -> list[str]:
        """End all sessions of a person but the one in which he asks; which they were."""
        gone = await session.scalars(
            delete(TokenRow)
            .where(
                TokenRow.person_id == asker.id, TokenRow.kind == SESSION, TokenRow.id != asker.key
            )
            .returning(TokenRow.id)
            .execution_options(synchronize_session=False)
        )
        return list(gone)

    def forget(self) -> None:
        """Somebody's keys, name or settings have changed."""
        self._changes += 1
        self._remembered.clear()

    def note_gone(self, keys: Iterable[str]) -> None:
        for key in keys:
            self._gone[key] = None
            if len(self._gone) > MOST_REMEMBERED:
                del self._gone[next(iter(self._gone))]

    def is_gone(self, key: str | None) -> bool:
        """Whether a key has ended after we found it: asked by whoever begins to listen."""
        return key in self._gone

    async def sweep(self) -> None:
        """Throw away what is too old to open anything."""
        async with self._database.session() as session:
            await session.execute(delete(TokenRow).where(TokenRow.expires <= self._clock.now()))


def digest_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
