"""Why an address is not taken, and why a message did not get there."""

from typing import Any, ClassVar

from vaka.locale import Words
from vaka.server.errors import Conflict, Refused


class HooksOff(Conflict):
    """Whoever runs this server does not let it call anybody."""

    key = "server-hook-off"


class TooManyHooks(Conflict):
    key = "server-hook-too-many"


class TooManyThere(Conflict):
    """So many are told at this address already that more would be a nuisance to it."""

    key = "server-hook-too-many-there"


class SameHook(Conflict):
    key = "server-hook-same"


class TableEnded(Conflict):
    """Nothing will happen any more at this table."""

    key = "server-hook-table-ended"


class NotSent(Refused):
    """The mother of all that keeps a message from its receiver.

    `refused`: it was we who did not want to go there.
    """

    refused: ClassVar[bool] = False

    @property
    def status_there(self) -> int | None:
        """That of the receiver's answer, if one came."""
        status = self.details.get("status")
        return None if status is None else int(status)

    def kept(self) -> dict[str, Any]:
        """As the store keeps it, to be told in any language."""
        return {"key": self.key, **self.details}


class BadAddress(NotSent):
    key = "server-hook-address"
    refused = True


class NotHttps(NotSent):
    key = "server-hook-not-https"
    refused = True


class WrongPort(NotSent):
    key = "server-hook-port"
    refused = True


class PrivatePlace(NotSent):
    """An address that is not out in the world: what is there is not meant to be called by us."""

    key = "server-hook-private"
    refused = True


class OwnPlace(NotSent):
    """This server itself."""

    key = "server-hook-own"
    refused = True


class UnknownHost(NotSent):
    key = "server-hook-unknown-host"


class NoConnection(NotSent):
    key = "server-hook-no-connection"


class NotTrusted(NotSent):
    """TLS: it could not prove who it is."""

    key = "server-hook-tls"


class TooSlow(NotSent):
    key = "server-hook-slow"


class NoHttp(NotSent):
    """What came back was no answer."""

    key = "server-hook-no-http"


class Redirects(NotSent):
    key = "server-hook-redirect"


class BadStatus(NotSent):
    key = "server-hook-status"


def told(kept: dict[str, Any] | None, words: Words) -> str | None:
    """A problem from the store, in a sentence."""
    if kept is None or not words.has(str(kept["key"])):
        return None
    details = {name: value for name, value in kept.items() if name != "key"}
    return words(str(kept["key"]), **details)
