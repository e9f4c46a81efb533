"""The choice between the compiled modules and their sources, made before any of them is loaded."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class _SourceFinder:
    """Finds the modules of this package as sources, past their compiled twins."""

    @staticmethod
    def find_spec(
        name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not name.startswith("vaka."):
            return None
        for folder in path or ():
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def prefer_source() -> None:
    """Load plain Python when VAKA_PURE is set to anything but 0."""
    if os.environ.get("VAKA_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, _SourceFinder)


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from vaka.core import state

    return not str(state.__file__).endswith(".py")
