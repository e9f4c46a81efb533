"""The line to a running server, for who looks after it: requests with the admin's key."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from vaka.cli.saves import home
from vaka.cli.server_line import (
    EXAMPLE,
    NotAnAddress,
    Says,
    ServerLine,
    address_of,
    cause_of,
    is_near,
)
from vaka.core.errors import VakaError
from vaka.locale import Words

__all__ = ["EXAMPLE", "Line", "NotAnAddress", "NotSafe", "Says", "checked", "key_file", "read_key"]

KEY: Final = "VAKA_ADMIN_KEY"
HEADER: Final = "x-vaka-admin-key"


class NotSafe(VakaError):
    """The key would go over the network for anybody to read."""

    key = "admin-not-safe"


class NoKey(VakaError):
    key = "admin-no-key"


class BadKeyFile(VakaError):
    """A file that cannot be read or holds no key."""

    key = "admin-bad-key-file"


def checked(server: str) -> str:
    """The address of a server to which the key may be sent."""
    address = address_of(server)
    parts = urlsplit(address)
    if parts.scheme == "http" and not is_near(parts.hostname or ""):
        raise NotSafe(server=server)
    return address


class Line(ServerLine):
    def __init__(self, server: str, key: str, words: Words) -> None:
        super().__init__(checked(server), {HEADER: key}, words)


def key_file(given: Path | None) -> Path:
    return given or home() / "admin.key"


def read_key(given: Path | None, command: str) -> str:
    """From the environment or from the file that `vaka admin key` has written."""
    if given is None and (named := os.environ.get(KEY, "").strip()):
        return named
    file = key_file(given)
    try:
        key = file.read_text(encoding="ascii").strip()
    except FileNotFoundError:
        raise NoKey(file=str(file), command=command, variable=KEY) from None
    except (OSError, ValueError) as error:
        raise BadKeyFile(file=str(file), cause=cause_of(error)) from None
    if not key or not key.isprintable() or " " in key:
        raise BadKeyFile(file=str(file), cause="-")
    return key
