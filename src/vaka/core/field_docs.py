"""The text below each field of a TypedDict, read from its source: Python itself keeps none."""

import ast
import inspect
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any, is_typeddict


def field_docs(shape: Any) -> dict[str, str]:
    """Return the text below each field of a TypedDict, those of its bases included."""
    return {name: text for name, _, text in _fields(shape.__name__, shape.__module__) if text}


def class_doc(shape: Any) -> str:
    """Return the docstring of a TypedDict as its source has it, without its fields."""
    node = _definitions(shape.__module__).get(shape.__name__)
    return ast.get_docstring(node) or "" if isinstance(node, ast.ClassDef) else ""


def describe_fields(module: str) -> None:
    """Append the fields to the docstrings of all TypedDicts of a module, for `help`."""
    for shape in vars(sys.modules[module]).values():
        if is_typeddict(shape) and shape.__module__ == module:
            text = class_doc(shape)
            lines = [text, ""] if text else []
            for name, annotation, about in _fields(shape.__name__, module):
                lines += [f"{name}: {annotation}", *([f"    {about}"] if about else [])]
            shape.__doc__ = "\n".join(lines)


def _fields(name: str, module: str) -> Iterator[tuple[str, str, str]]:
    """Yield name, type and text of each field; the text may be empty."""
    node = _definitions(module).get(name)
    if node is None:  # imported
        yield from _fields(name, getattr(sys.modules[module], name).__module__)
    elif isinstance(node, ast.Dict):
        for key, value in zip(node.keys, node.values, strict=True):
            yield str(getattr(key, "value", "")), ast.unparse(value), ""
    else:
        for base in node.bases:
            if isinstance(base, ast.Name) and base.id != "TypedDict":
                yield from _fields(base.id, module)
        for member, after in zip(node.body, [*node.body[1:], None], strict=True):
            if isinstance(member, ast.AnnAssign):
                yield ast.unparse(member.target), ast.unparse(member.annotation), _text(after)


def _text(node: ast.stmt | None) -> str:
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return " ".join(text.split())
    return ""


@cache
def _definitions(module: str) -> dict[str, ast.ClassDef | ast.Dict]:
    """Return the classes of a module, and the fields of TypedDicts made by a call."""
    found: dict[str, ast.ClassDef | ast.Dict] = {}
    for node in ast.parse(inspect.getsource(sys.modules[module])).body:
        match node:
            case ast.ClassDef():
                found[node.name] = node
            case ast.Assign(
                targets=[ast.Name(id=name)],
                value=ast.Call(func=ast.Name(id="TypedDict"), args=[_, ast.Dict() as fields]),
            ):
                found[name] = fields
    return found
