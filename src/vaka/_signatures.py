"""Typed signatures of compiled classes, which `inspect.signature` cannot see by itself."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from inspect import Signature


class SourceSignature:
    """A `__signature__` that is read from the source file of its class when it is needed."""

    def __get__(self, instance: object, owner: type) -> "Signature":
        for base in owner.__mro__:
            signature = _constructor(base)
            if signature is not None:
                return signature
        raise AttributeError("__signature__")


def _constructor(owner: type) -> "Signature | None":
    """Return the signature of the constructor that a class itself defines."""
    import __future__

    import ast
    import inspect

    module = sys.modules[owner.__module__]
    source = Path(str(module.__file__)).with_name(module.__name__.rpartition(".")[2] + ".py")
    if not source.is_file():
        return None
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.ClassDef) and node.name == owner.__name__:
            for member in node.body:
                if isinstance(member, ast.FunctionDef) and member.name == "__init__":
                    names = dict(vars(module))
                    alone = ast.Module([member], [])
                    flags = __future__.annotations.compiler_flag
                    exec(compile(alone, source, "exec", flags, dont_inherit=True), names)
                    signature = inspect.signature(names["__init__"])
                    return signature.replace(parameters=list(signature.parameters.values())[1:])
    return None
