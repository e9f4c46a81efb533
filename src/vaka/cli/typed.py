"""Commands as a person can type them here: `vaka` may not be on the path."""

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from vaka.extras import quoted


def typed(*args: str) -> str:
    """The command line that runs this very installation of `vaka` with these arguments."""
    return quoted(*_program(), *args)


def _program() -> list[str]:
    started = Path(sys.argv[0])
    installed = Path(sysconfig.get_path("scripts"), "vaka")
    own = started if started.stem == "vaka" and started.is_file() else installed
    found = shutil.which("vaka")
    if found is not None and _same(Path(found), own):
        return ["vaka"]
    if own is started:
        return [_short(own)]
    return [_short(Path(sys.executable)), "-m", "vaka.cli"]


def _same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:
        return False


def _short(path: Path) -> str:
    """A path from the current folder, if that is shorter; never a bare name."""
    whole = str(path.absolute())
    try:
        near = os.path.relpath(whole)
    except (OSError, ValueError):  # another drive, or the folder is gone
        return whole
    if os.sep not in near:
        near = os.path.join(os.curdir, near)  # noqa: PTH118 - a path would drop the dot
    return min(near, whole, key=len)
