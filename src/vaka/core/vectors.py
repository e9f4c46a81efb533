"""Packed vectors of whole numbers: `vec[i64]` and of bytes `vec[u8]`, copied by a slice.

Compiled code works on librt's vectors, which are plain C arrays to it. For the interpreter a list
does the same and is quicker to read and write, so the pure engine runs on lists.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from mypy_extensions import i64, u8

if TYPE_CHECKING:
    from librt.vecs import vec
else:
    _engine = find_spec("vaka.core.state")
    if str(_engine.origin).endswith(".py"):

        class vec:  # noqa: N801 - stands in for librt's
            def __class_getitem__(cls, item: type) -> type:
                return list

    else:
        from librt.vecs import vec

__all__ = ["i64", "u8", "vec"]
