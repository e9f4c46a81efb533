"""The optional dependencies of the package, and the error for one that is not installed."""

import os
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from vaka.core.errors import VakaError

_TERMINAL: Final = ("platformdirs", "rich", "textual", "typer", "websockets")
_SERVER: Final = (
    *("aiosqlite", "alembic", "argon2", "asyncpg", "httptools", "litestar", "msgspec"),
    *("openskill", "prometheus_client", "sqlalchemy", "uvicorn"),
    *(() if sys.platform == "win32" else ("uvloop",)),
)

# The modules that each extra of pyproject.toml installs.
EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "terminal": _TERMINAL,
    "server": _TERMINAL + _SERVER,
    "redis": ("redis",),
    "stats": ("openskill",),
    "envs": ("numpy", "pettingzoo", "pyspiel"),
    "ray": ("ray",),
}
BASE: Final = ("fluent.runtime", "librt", "mypy_extensions")


class MissingExtra(VakaError, ImportError):
    """An extra of the package is needed and not installed.

    >>> print(MissingExtra("envs"))  # doctest: +ELLIPSIS
    This needs vaka[envs]. To install it: ...
    """

    key = "error-missing-extra"

    def __init__(self, *extras: str) -> None:
        super().__init__(extra=",".join(extras), command=install_command(*extras))


def require(extra: str, *modules: str) -> None:
    """Raise MissingExtra unless the given modules of the extra, by default all, are installed."""
    if missing(*(modules or EXTRAS[extra])):
        raise MissingExtra(extra)


def missing(*modules: str) -> list[str]:
    """Return the modules that are not installed."""
    return [module for module in modules if not _is_installed(module)]


def _is_installed(module: str) -> bool:
    if module in sys.modules:
        return sys.modules[module] is not None
    try:
        return find_spec(module) is not None
    except ImportError:
        return False


def install_command(*extras: str) -> str:
    """Return the command that adds extras to the vaka that runs.

    Vaka is on no package index, so it names the wheel or the checkout of this installation, or the
    current folder if neither is there any more.
    """
    return pip_install(f"{_source()}[{','.join(extras)}]")


def pip_install(*requirements: str) -> str:
    """Return the command that installs requirements for the Python that runs."""
    return quoted(sys.executable, "-m", "pip", "install", *requirements)


def quoted(*parts: str) -> str:
    """Return a command line as it can be typed."""
    return subprocess.list2cmdline(parts) if os.name == "nt" else shlex.join(parts)


def _source() -> str:
    # Imported here: they are slow to import and seldom needed.
    import json
    from importlib.metadata import PackageNotFoundError, distribution
    from urllib.parse import urlsplit
    from urllib.request import url2pathname

    try:
        origin = distribution("vaka").read_text("direct_url.json")
    except PackageNotFoundError:
        origin = None
    address = urlsplit(json.loads(origin)["url"] if origin else "")
    path = url2pathname(address.path)
    return path if address.scheme == "file" and Path(path).exists() else "."
