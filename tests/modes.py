"""How the tests run: compiled, pure because VAKA_PURE says so, or pure for want of a compiler."""

import importlib.util
import os

import pytest

BUILT = importlib.util.find_spec("vaka__mypyc") is not None
PURE = os.environ.get("VAKA_PURE", "0") not in ("", "0")

# script/test runs the tests twice, compiled and pure. What is never compiled (commands, words), and
# what takes long and cannot differ, is left to the first run.
once = pytest.mark.skipif(PURE, reason="how vaka runs does not change this")
