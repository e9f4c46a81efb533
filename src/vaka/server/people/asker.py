"""Who asks: the person behind a request, by cookie or by token."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec
from litestar.types import Scope

from vaka.server.errors import NotByToken, NotLoggedIn
from vaka.server.language import WISHED

if TYPE_CHECKING:
    from vaka.server.house import House

COOKIE: Final = "vaka"
SESSION: Final = "session"  # kinds of keys
API: Final = "api"

Headers = Iterable[tuple[bytes, bytes]]


class Asker(msgspec.Struct, frozen=True):
    """`id` None: somebody who only looks. `key` names the key he came with, of which `kind`."""

    id: str | None
    name: str = ""
    account: bool = False
    key: str | None = None
    kind: str = ""
    language: str = ""  # in which he wishes to be answered, if he has said

    def known(self) -> str:
        """The person's id; raises for somebody who has not given a name yet."""
        if self.id is None:
            raise NotLoggedIn()
        return self.id

    def in_person(self) -> str:
        """The same, but not for a program: a token cannot make itself a second one."""
        known = self.known()
        if self.kind != SESSION:
            raise NotByToken()
        return known

    @property
    def is_guest_here(self) -> bool:
        """A guest at his own browser: one who can become an account, or be adopted by one."""
        return self.kind == SESSION and not self.account


NOBODY: Final = Asker(None)


async def find_asker(scope: Scope, house: "House") -> Asker:
    """The person of a request or a socket.

    A token that is no good is refused; a cookie that is no good belongs to nobody, since a browser
    sends it whether its owner thinks of it or not.
    """
    headers = scope["headers"]
    token = bearer_in(headers)
    if token is not None:
        found = await house.keys.find(token, API)
        if found is None:
            raise NotLoggedIn()
        asker = found
    else:
        secret = cookie_in(headers)
        asker = (secret and await house.keys.find(secret, SESSION)) or NOBODY
    scope["state"][WISHED] = asker.language
    return asker


def bearer_in(headers: Headers) -> str | None:
    """The token of a program. Where there is one, cookies count for nothing."""
    for name, value in headers:
        if name == b"authorization" and value[:7].lower() == b"bearer ":
            return value[7:].strip().decode("latin-1")
    return None


def cookie_in(headers: Headers) -> str | None:
    """The secret in our own cookie."""
    for name, value in headers:
        if name == b"cookie":
            for part in value.decode("latin-1").split(";"):
                key, _, secret = part.strip().partition("=")
                if key == COOKIE and secret:
                    return secret
    return None
