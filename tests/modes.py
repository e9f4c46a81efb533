"""How the tests run: compiled, pure because VAKA_PURE says so, or pure for want of a compiler."""

import importlib.util
import os
from collections.abc import Iterable

import pytest

BUILT = importlib.util.find_spec("vaka__mypyc") is not None
PURE = os.environ.get("VAKA_PURE", "0") not in ("", "0")

# script/test runs the tests twice, compiled and pure. What is never compiled (commands, words), and
# what takes long and cannot differ, is left to the first run.
once = pytest.mark.skipif(PURE, reason="how vaka runs does not change this")


def alike(values: Iterable[object], *always: object) -> list[object]:
    """Cases that are much alike: all of them are tested only with `--long`, as in CI."""
    return [
        each if each in always else pytest.param(each, marks=pytest.mark.long) for each in values
    ]
