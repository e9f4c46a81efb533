"""Who one is on servers: a guest's token for each, kept so that he finds his tables again."""

import json
import os
from pathlib import Path
from typing import NamedTuple

from vaka.cli.saves import home


class Guest(NamedTuple):
    name: str
    token: str


def known(server: str, name: str | None) -> Guest | None:
    """The guest that one was on a server, if he has this name or nobody asks for another."""
    kept = _read().get(server)
    if not isinstance(kept, dict):
        return None
    if not all(isinstance(kept.get(key), str) for key in Guest._fields):
        return None
    guest = Guest(kept["name"], kept["token"])
    return guest if name in (None, guest.name) else None


def keep(server: str, guest: Guest) -> None:
    """Remember a guest, for nobody else to read."""
    body = {**_read(), server: guest._asdict()}
    file = _file()
    file.parent.mkdir(parents=True, exist_ok=True)
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as stream:
        json.dump(body, stream)
    draft.replace(file)


def _file() -> Path:
    return home() / "guests.json"


def _read() -> dict[str, dict[str, str]]:
    try:
        body = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return body if isinstance(body, dict) else {}
