"""How a server is set up: by flags of `vaka serve` or by the environment."""

from pathlib import Path
from typing import Final, NamedTuple

import msgspec

from vaka.server.clock import Clock
from vaka.server.ids import IdSource

# What is counted by address.
REQUESTS: Final = "requests"
MESSAGES: Final = "messages"  # over sockets
PEOPLE: Final = "people"  # new guests and accounts
TABLES: Final = "tables"
CHAT: Final = "chat"
HINTS: Final = "hints"
HOOKS: Final = "hooks"  # registered and tried


class Limit(NamedTuple):
    """So many at once, and so many more a minute."""

    at_once: int
    a_minute: int


# Far more than a club behind one address needs, far less than a program in a loop asks for.
LIMITS: Final = {
    REQUESTS: Limit(600, 1200),
    MESSAGES: Limit(300, 1200),
    PEOPLE: Limit(30, 10),
    TABLES: Limit(60, 20),
    CHAT: Limit(60, 60),
    HINTS: Limit(60, 60),
    HOOKS: Limit(30, 10),
}
SOCKETS: Final = 200  # at once


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a server is told when it starts; the defaults are those of one household."""

    database: str  # an address, see store/database.py
    bus: str = "memory"  # how workers tell each other what happened
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes that serve, behind one door
    thinkers: int = 1  # processes in which bots think, for each worker
    origins: tuple[str, ...] = ()  # other addresses under which people reach this server
    https: bool = False  # cookies only over https
    session_days: int = 90
    tables_in_memory: int = 1000
    keep_changed: bool = False  # start though games run that these rules cannot go on with
    hooks: str = "public"  # where hooks may lead: see hooks/addresses.py
    hook_wait: int = 10  # seconds for which somebody is asked before a hook is told
    limits: dict[str, Limit] = msgspec.field(default_factory=LIMITS.copy)
    sockets: int = SOCKETS  # of one address
    limit_this_machine: bool = False  # for this machine itself too
    log_format: str = "text"  # or "json"
    log_level: str = "info"
    metrics_public: bool = False  # figures for other machines than this one
    page: Path = Path(__file__).parent / "page"  # what the web build has made
    clock: Clock = msgspec.field(default_factory=Clock)
    ids: IdSource = msgspec.field(default_factory=IdSource)


def in_folder(folder: Path) -> str:
    """The address of the SQLite file of a folder."""
    return str((folder / "vaka.db").resolve())
