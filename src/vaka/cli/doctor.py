"""`vaka doctor`: what is installed, and how to get what is missing.

It prints plain text, because it must run without any extra.
"""

import os
import platform
import shutil
import sys
import sysconfig
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

import vaka
from vaka import _pure
from vaka.cli.failures import FAILED
from vaka.core.errors import VakaError
from vaka.extras import BASE, EXTRAS, install_command, missing, pip_install
from vaka.locale import Words

_SEED: Final = 1


class _Program(NamedTuple):
    """A program that Vaka can use, by any of its names, and the Debian packages that have it."""

    key: str
    names: tuple[str, ...]
    debian: str


class _Row(NamedTuple):
    """A line of a table, and the lines below its last column."""

    name: str
    state: str
    use: str
    notes: tuple[str, ...] = ()


PROGRAMS: Final = (
    _Program("compiler", ("cc", "gcc", "clang", "cl"), "gcc python3-dev"),
    _Program("node", ("node",), "nodejs"),
    _Program("postgresql", ("postgres", "psql"), "postgresql"),
    _Program("redis", ("redis-server", "valkey-server"), "redis-server"),
)


def report(words: Words) -> int:
    """Print the report; return 1 if a base package is missing or a title cannot be played."""
    absent = missing(*BASE)
    broken = dict(_broken_titles(words))
    print("\n".join(_about(words)), end="\n\n")
    print(_engine(words))
    if absent:
        command = pip_install(*absent)
        print(words("doctor-base-missing", packages=", ".join(absent), command=command))
    else:
        print(words("doctor-base"))
    print(_titles(broken, words))
    for title, why in broken.items():
        print(words("doctor-title-broken", title=title, why=why))
    print(_page(words))
    _print_table(words("doctor-extras"), list(_extras(words)))
    _print_table(words("doctor-programs"), list(_programs(words)))
    return FAILED if absent or broken else 0


def _about(words: Words) -> Iterator[str]:
    system = f"{platform.system()} {platform.machine()}"
    python = platform.python_version()
    yield words("doctor-about", version=vaka.__version__, python=python, system=system)
    yield str(Path(vaka.__file__).parent)
    yield sys.executable


def _engine(words: Words) -> str:
    if _pure.is_compiled():
        return words("doctor-compiled")
    if find_spec("vaka__mypyc") is not None and os.environ.get("VAKA_PURE"):
        return words("doctor-pure-asked")
    return words("doctor-pure-built")


def _broken_titles(words: Words) -> Iterator[tuple[str, str]]:
    """Play a random game of each title; yield those that fail, with the reason."""
    for name in vaka.titles():
        try:
            game = vaka.load(name)
            vaka.playout(game.new(game.title.least_players, _SEED), _SEED)
        except VakaError as error:
            yield name, error.message(words)
        except Exception as error:  # a file of the title is missing, say
            yield name, f"{type(error).__name__}: {error}"


def _titles(broken: dict[str, str], words: Words) -> str:
    played = [name for name in vaka.titles() if name not in broken]
    return words("doctor-titles", titles=", ".join(played) or "-")


def _page(words: Words) -> str:
    built = Path(vaka.__file__).parent / "server/page/index.html"
    return words("doctor-page" if built.is_file() else "doctor-page-missing")


def _extras(words: Words) -> Iterator[_Row]:
    for extra, modules in EXTRAS.items():
        absent = missing(*modules)
        use = words(f"doctor-extra-{extra}")
        if absent:
            notes = (", ".join(absent), install_command(extra))
            yield _Row(extra, words("doctor-missing"), use, notes)
        else:
            yield _Row(extra, words("doctor-installed"), use)


def _programs(words: Words) -> Iterator[_Row]:
    for program in PROGRAMS:
        name, use = words(f"doctor-{program.key}"), words(f"doctor-{program.key}-use")
        found = next(filter(None, map(shutil.which, program.names)), None)
        notes: tuple[str, ...] = ()
        if found is None:
            notes = (words("doctor-debian", packages=program.debian),)
        elif program.key == "compiler" and not _has_headers():
            notes = (words("doctor-no-headers", packages=program.debian),)
        yield _Row(name, found or words("doctor-missing"), use, notes)


def _has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def _print_table(heading: str, rows: list[_Row]) -> None:
    print(f"\n{heading}")
    names, states = (max(len(row[column]) for row in rows) for column in (0, 1))
    for row in rows:
        print(f"  {row.name:{names}}  {row.state:{states}}  {row.use}")
        for note in row.notes:
            print(f"  {'':{names}}  {'':{states}}  {note}")
