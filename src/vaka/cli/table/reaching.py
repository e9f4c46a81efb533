"""The way to a table on a server: become somebody, then make a table, join one, or come back."""

from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

import vaka
from vaka import bots
from vaka.cli.arguments import chosen_options
from vaka.cli.failures import WrongBots
from vaka.cli.seating import USUAL
from vaka.cli.server_line import Says, ServerLine, address_of
from vaka.cli.start import PLAYERS
from vaka.cli.table import guests
from vaka.core.errors import UnknownSeat, VakaError
from vaka.locale import Words

LOGGED_OUT = 401
ME = "me"


class NoLink(VakaError):
    """A link that leads to no table."""

    key = "table-no-link"


class NotWithServer(VakaError):
    """An option that is for games of this machine."""

    key = "table-not-with-server"


class NoServerNamed(VakaError):
    """A table is named, but no server."""

    key = "table-no-server-named"


class NeedsTerminal(VakaError):
    """A table of a server is played on the whole screen alone."""

    key = "table-needs-terminal"


class Way(NamedTuple):
    """What somebody said about the server and the table; None where nothing was said."""

    server: str | None = None
    table: str | None = None
    join: str | None = None
    name: str | None = None
    token: str | None = None
    title: str | None = None
    players: int | None = None
    seat: int | None = None
    bots: str | None = None
    preset: str | None = None
    options: tuple[str, ...] = ()

    @property
    def wanted(self) -> bool:
        """Whether a server is spoken of at all; a token may only lie in the environment."""
        return any(each is not None for each in (self.server, self.table, self.join, self.name))


class Reached(NamedTuple):
    """A server on which one is somebody."""

    server: str
    token: str
    line: ServerLine


def table_of(link: str) -> tuple[str | None, str]:
    """The server and the id of a table, of its link on the page or of the id alone."""
    if "/" not in link:
        if not link.strip():
            raise NoLink(link=link)
        return None, link.strip()
    parts = urlsplit(link.strip())
    pieces = [unquote(piece) for piece in parts.path.split("/") if piece]
    if not parts.scheme or len(pieces) < 2 or pieces[0] not in ("table", "replay"):
        raise NoLink(link=link)
    return address_of(f"{parts.scheme}://{parts.netloc}"), pieces[1]


def reach(way: Way, words: Words) -> Reached:
    """Be somebody on the server: by a token, as the guest that one was, or as a new one."""
    server = way.server
    if server is None and way.join is not None:
        server = table_of(way.join)[0]
    if server is None:
        raise NoServerNamed()
    address = address_of(server)
    known = None if way.token else guests.known(address, way.name)
    token = way.token or (known.token if known else None)
    if token is not None:
        reached = _with(address, token, words)
        try:
            reached.line.get("tables", "mine")
        except Says as refused:
            if way.token is not None or refused.status != LOGGED_OUT:
                raise
        else:
            return reached
    name = way.name or (known.name if known else words("table-guest"))
    new = ServerLine(address, {"origin": address}, words, cookies=True)
    new.post("guest", name=name)
    token = str(new.post("tokens", label="vaka play")["token"])
    guests.keep(address, guests.Guest(name, token))
    return _with(address, token, words)


def _with(address: str, token: str, words: Words) -> Reached:
    headers = {"origin": address, "authorization": f"Bearer {token}"}
    return Reached(address, token, ServerLine(address, headers, words))


def find(way: Way, reached: Reached) -> str | None:
    """The table that is wanted, joined or made; None: look into the lobby."""
    if way.join is not None:
        return sit_down(reached, table_of(way.join)[1])
    if way.table is not None:
        return str(reached.line.get("tables", way.table)["id"])
    if way.title is not None:
        return str(reached.line.post("tables", **_new(way))["id"])
    return None


def sit_down(reached: Reached, table: str) -> str:
    """Take a seat, unless one has one."""
    told = reached.line.get("tables", table)
    if told["seat"] is None:
        reached.line.post("tables", table, "join")
    return table


def _new(way: Way) -> dict[str, Any]:
    """What is asked of the server for a new table."""
    game = vaka.load(str(way.title))
    players = PLAYERS if way.players is None else way.players
    seat = 0 if way.seat is None else way.seat
    if not 0 <= seat < players:
        raise UnknownSeat(seat=seat, last=players - 1)
    named = bots.split(way.bots or USUAL)
    if len(named) == 1:
        named *= players - 1
    if len(named) != players - 1:
        raise WrongBots(given=len(named), wanted=players - 1)
    seats = [*named[:seat], ME, *named[seat:]]
    options = chosen_options(game.title, way.preset, way.options)
    return {
        "title": game.name,
        "players": players,
        "seats": seats,
        "options": options,
        "start": "open" not in seats,
    }
