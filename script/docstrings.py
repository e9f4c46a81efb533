"""Write docstrings and typed signatures into the C files of mypyc, which leaves them out.

`help(vaka.State)` then shows the same in a compiled build as in a pure one. `inspect.signature` of
a compiled method has names and defaults only (`__text_signature__` has no room for types), so the
first line of its docstring is the typed signature.
"""

import ast
import re
from inspect import cleandoc
from pathlib import Path


def document(source: Path, generated: Path) -> None:
    """Write the docstrings of a Python module into the C file generated from it."""
    text = generated.read_text("utf-8")
    for node in ast.parse(source.read_text("utf-8")).body:
        if isinstance(node, ast.FunctionDef):
            text = _replace(text, _slot(node.name), _docstring(node))
        elif isinstance(node, ast.ClassDef):
            text = _document_class(text, node)
    generated.write_text(text, "utf-8")


def _document_class(text: str, node: ast.ClassDef) -> str:
    text = _replace(text, rf"(?<=\.tp_doc = ){_slot(node.name)}", _docstring(node))
    methods: dict[str, str] = {}
    properties: dict[str, str] = {}
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and (docstring := _docstring(member)):
            (properties if _is_property(member) else methods)[member.name] = docstring
    for table, slots in (
        ("methods", {_slot(name): text for name, text in methods.items()}),
        ("getseters", {_property_slot(name): text for name, text in properties.items()}),
    ):
        if slots:
            text = _replace_in_table(text, f"{node.name}_{table}", slots)
    return text


def _docstring(node: ast.FunctionDef | ast.ClassDef) -> str:
    """Return the docstring below the typed signature of a function; empty if there is none."""
    written = ast.get_docstring(node)
    if written is None or node.name.startswith("_"):
        return ""
    if isinstance(node, ast.ClassDef):
        return cleandoc(written)
    returns = ast.unparse(node.returns) if node.returns is not None else "None"
    arguments = re.sub(r"^(self|cls)(, |$)", "", ast.unparse(node.args))
    typed = f": {returns}" if _is_property(node) else f"({arguments}) -> {returns}"
    return f"{node.name}{typed}\n\n{cleandoc(written)}"


def _is_property(node: ast.FunctionDef) -> bool:
    return any(ast.unparse(each) == "property" for each in node.decorator_list)


def _slot(name: str) -> str:
    """Return a pattern for the docstring of a function, method or class; group 1 is kept."""
    return rf'PyDoc_STR\("({name}\([^\n]*?\)\\n--\\n\\n)"\)'


def _property_slot(name: str) -> str:
    return rf'(?<={{"{name}",\n)([^{{}}]*?, ?\s)NULL, NULL}}'


def _replace_in_table(text: str, table: str, slots: dict[str, str]) -> str:
    start = re.search(rf"^static \w+ (?:\w+___)?{table}\[\] = {{$", text, re.MULTILINE)
    if start is None:
        raise SystemExit(f"script/docstrings.py: no {table} in what mypyc has generated")
    end = text.index("\n};", start.end())
    body = text[start.end() : end]
    for pattern, docstring in slots.items():
        body = _replace(body, pattern, docstring)
    return text[: start.end()] + body + text[end:]


def _replace(text: str, pattern: str, docstring: str) -> str:
    """Put a docstring into the one place that the pattern finds."""
    if not docstring:
        return text
    literal = _c_text(docstring)

    def filled(found: re.Match[str]) -> str:
        if found[0].endswith("}"):
            return f'{found[1]}PyDoc_STR("{literal}"), NULL}}'
        return f'PyDoc_STR("{found[1]}{literal}")'

    text, count = re.subn(pattern, filled, text)
    if count != 1:
        raise SystemExit(f"script/docstrings.py: {count} places for {pattern}")
    return text


def _c_text(text: str) -> str:
    """Escape a text for a string literal of C."""
    plain = {ord(" "), *range(ord("0"), ord("9") + 1), *range(ord("A"), ord("Z") + 1)}
    plain |= {*range(ord("a"), ord("z") + 1), *b".,:;()[]{}<>=+-*/_|'`!&%$#@~^"}
    return "".join(chr(byte) if byte in plain else f"\\{byte:03o}" for byte in text.encode())
