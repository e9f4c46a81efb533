"""Where a hook may lead: out into the world, never to this server or into the network around it.

Whoever registers an address has this server call it, from a place where other doors may be open
than from outside. So an address is looked at when it is registered, and what its name stands for
each time before anything is sent there.
"""

import re
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from vaka.server.hooks.refusals import (
    BadAddress,
    NotHttps,
    OwnPlace,
    PrivatePlace,
    WrongPort,
)
from vaka.server.settings import Settings

PUBLIC: Final = "public"  # what a server may be told of where hooks lead
PRIVATE: Final = "private"
OFF: Final = "off"
MODES: Final = (PUBLIC, PRIVATE, OFF)

LONGEST: Final = 500
PORTS: Final = {"https": 443, "http": 80}
FREE_PORTS: Final = range(8000, 65536)  # below are the doors of other services

Number = IPv4Address | IPv6Address

_SIGNS: Final = re.compile(r"[!-~]+")  # nothing that could end a line of the request
_HOST: Final = re.compile(r"[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?|[0-9a-f:.]*:[0-9a-f:.]*")
# At home and in a club, where a server may be told to go.
_HOME: Final = tuple(
    map(
        ip_network,
        (
            *("127.0.0.0/8", "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10"),
            *("::1/128", "fc00::/7"),
        ),
    )
)
# Not out in the world either, whatever the library of this Python says of them.
_NOWHERE: Final = tuple(
    map(
        ip_network,
        (
            *("0.0.0.0/8", "192.0.0.0/24", "192.88.99.0/24", "198.18.0.0/15", "240.0.0.0/4"),
            # Ways into other networks: Teredo and its neighbours, 6to4, NAT64 of one's own.
            *("2001::/23", "2002::/16", "64:ff9b:1::/48", "3fff::/20"),
        ),
    )
)
_UNICAST: Final = IPv6Network("2000::/3")
_NAT64: Final = IPv6Network("64:ff9b::/96")
_COMPATIBLE: Final = IPv6Network("::/96")


class Place(NamedTuple):
    """An address, taken apart."""

    scheme: str
    host: str
    port: int
    path: str

    @property
    def netloc(self) -> str:
        """As it is named in a request."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == PORTS[self.scheme] else f"{host}:{self.port}"


def place_of(address: str, settings: Settings) -> Place:
    """Take an address apart; raises for one that is not taken, by what can be seen of it."""
    private = settings.hooks == PRIVATE
    if len(address) > LONGEST or not _SIGNS.fullmatch(address) or "\\" in address:
        raise BadAddress()
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress() from None
    host = parts.hostname or ""
    if parts.scheme not in PORTS or not _HOST.fullmatch(host):
        raise BadAddress()
    if "@" in parts.netloc or parts.fragment or port == 0:
        raise BadAddress()
    if parts.scheme != "https" and not private:
        raise NotHttps()
    port = PORTS[parts.scheme] if port is None else port
    if port not in (*PORTS.values(), *FREE_PORTS):
        raise WrongPort(port=str(port), least=str(FREE_PORTS.start))
    place = Place(parts.scheme, host, port, (parts.path or "/") + _query(parts.query))
    if _is_own_name(place, settings):
        raise OwnPlace(host=host)
    return place


def _query(query: str) -> str:
    return f"?{query}" if query else ""


def _is_own_name(place: Place, settings: Settings) -> bool:
    """One of our own names; at home another program may well be there, at another port."""
    host = place.host.rstrip(".")
    own = {(settings.host.lower(), settings.port)}
    for origin in settings.origins:
        parts = urlsplit(origin)
        own.add((parts.hostname or "", parts.port or PORTS.get(parts.scheme, 0)))
    if settings.hooks == PRIVATE:
        return (host, place.port) in own
    return host in {name for name, _ in own}


def check(number: str, place: Place, settings: Settings) -> None:
    """Raise unless this number is one to which the server may go."""
    private = settings.hooks == PRIVATE
    if not is_allowed(ip_address(number.partition("%")[0]), private):
        raise PrivatePlace(host=place.host)
    if (not private or place.port == settings.port) and is_this_machine(number, place.port):
        raise OwnPlace(host=place.host)


def is_allowed(number: Number, private: bool = False) -> bool:
    number = _inner(number)
    if private and any(number in network for network in _HOME):
        return True
    if any(number in network for network in _NOWHERE):
        return False
    if isinstance(number, IPv6Address) and number not in _UNICAST:
        return False
    inside = number.is_private or number.is_loopback or number.is_link_local
    special = number.is_multicast or number.is_reserved or number.is_unspecified
    return number.is_global and not inside and not special


def _inner(number: Number) -> Number:
    """The number of the old kind inside one of the new kind, where that is what is called."""
    if isinstance(number, IPv4Address):
        return number
    if number.ipv4_mapped is not None:
        return number.ipv4_mapped
    if number in _NAT64 or (number in _COMPATIBLE and int(number) > 1):
        return IPv4Address(int(number) & 0xFFFF_FFFF)
    return number


def is_this_machine(number: str, port: int) -> bool:
    """Whether a call there would come from there; nothing is sent to find out."""
    wanted = ip_address(number.partition("%")[0])
    if wanted.is_loopback:
        return True
    family = socket.AF_INET6 if ":" in number else socket.AF_INET
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((number, port))
        except OSError:
            return False
        return bool(ip_address(probe.getsockname()[0]) == wanted)
