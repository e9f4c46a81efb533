"""Passwords: kept as Argon2 hashes, checked in a thread, and not too often."""

import asyncio
import unicodedata
from collections import OrderedDict
from typing import Annotated, Final, NamedTuple

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from vaka.server.clock import Clock
from vaka.server.errors import TooManyTries, WrongPassword

NewPassword = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
Password = Annotated[str, msgspec.Meta(max_length=200)]

AT_ONCE: Final = 2  # each takes a processor and 64 MiB for a moment
FREE_TRIES: Final = 5
LONGEST_WAIT: Final = 60  # seconds
FORGIVEN: Final = 15 * 60 * 1000  # milliseconds after the last try
MOST_NAMES: Final = 10_000


class Passwords:
    def __init__(self, clock: Clock) -> None:
        self._patience = Patience(clock)
        self.hasher = PasswordHasher()
        self._threads = asyncio.Semaphore(AT_ONCE)
        self._nobodys: str | None = None

    async def hash(self, password: str) -> str:
        async with self._threads:
            return await asyncio.to_thread(self.hasher.hash, _plain(password))

    async def check(self, login: str, kept: str | None, password: str) -> None:
        """Raises WrongPassword, as late for a name that nobody has (`kept` None) as for another.

        Who guesses at a name has to wait longer and longer between his tries.
        """
        self._patience.count(login)
        if self._nobodys is None or self.is_outdated(self._nobodys):
            self._nobodys = await self.hash("")
        async with self._threads:
            right = await asyncio.to_thread(self._fits, kept or self._nobodys, _plain(password))
        if kept is None or not right:
            raise WrongPassword()
        self._patience.forgive(login)

    def is_outdated(self, kept: str) -> bool:
        """Whether it was made with less effort than is usual today."""
        return self.hasher.check_needs_rehash(kept)

    def _fits(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


class _Tries(NamedTuple):
    number: int
    last: int


class Patience:
    """Counts the tries at each name. Sessions that are open are not touched by it."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tries: OrderedDict[str, _Tries] = OrderedDict()  # the one longest ago first

    def count(self, login: str) -> None:
        """One more try; raises TooManyTries when it comes too early.

        It is counted before the answer is known, so that a hundred at once do not slip through.
        """
        now = self._clock.now()
        tries = self._tries.get(login, _Tries(0, now))
        if now - tries.last > FORGIVEN:
            tries = _Tries(0, now)
        if tries.number >= FREE_TRIES:
            seconds = min(LONGEST_WAIT, 2 ** min(tries.number - FREE_TRIES, 10))
            left = tries.last + 1000 * seconds - now
            if left > 0:
                raise TooManyTries(seconds=-(-left // 1000))
        self._tries[login] = _Tries(tries.number + 1, now)
        self._tries.move_to_end(login)
        if len(self._tries) > MOST_NAMES:
            self._tries.popitem(last=False)

    def forgive(self, login: str) -> None:
        self._tries.pop(login, None)


def _plain(password: str) -> str:
    """The same letters, however a keyboard composes them."""
    return unicodedata.normalize("NFKC", password)
