"""How a server is set up: by flags of `vaka serve` or by the environment."""

from pathlib import Path

import msgspec

from vaka.server.sources import Sources


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
    log_format: str = "text"  # or "json"
    log_level: str = "info"
    metrics_public: bool = False  # figures for other machines than this one
    page: Path = Path(__file__).parent / "page"  # what the web build has made
    sources: Sources = msgspec.field(default_factory=Sources)


def in_folder(folder: Path) -> str:
    """The address of the SQLite file of a folder."""
    return str((folder / "vaka.db").resolve())
