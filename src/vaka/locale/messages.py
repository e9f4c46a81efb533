"""The message files: reading them, and what they define."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast

from vaka.locale.languages import LANGUAGES, UnknownLanguage


@cache
def resources(language: str) -> tuple[ast.Resource, ...]:
    """Every message file of a language, parsed, in the order of their names."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    folder = files("vaka.locale") / language
    found = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")),
        key=lambda file: file.name,
    )
    return tuple(FluentParser().parse(file.read_text(encoding="utf-8")) for file in found)


def defined(language: str) -> dict[str, frozenset[str]]:
    """Every message key of a language, with the variables that its message needs.

    A message without a value of its own is no key: its attributes are phrases that the other
    messages are built from. Text that does not parse and keys defined twice raise ValueError.
    """
    entries: dict[str, ast.Message | ast.Term] = {}
    for resource in resources(language):
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise ValueError(f"{language}: not Fluent: {entry.content!r}")
            if isinstance(entry, ast.Message | ast.Term):
                name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                if name in entries:
                    raise ValueError(f"{language}: {name} is defined twice")
                entries[name] = entry
    patterns: dict[str, ast.Pattern] = {}
    for name, entry in entries.items():
        if entry.value is not None:
            patterns[name] = entry.value
        for attribute in entry.attributes:
            patterns[f"{name}.{attribute.id.name}"] = attribute.value
    return {
        name: _variables(name, patterns)
        for name, entry in entries.items()
        if isinstance(entry, ast.Message) and entry.value is not None
    }


def _variables(name: str, patterns: dict[str, ast.Pattern]) -> frozenset[str]:
    """The variables of a pattern and of all the messages that it refers to.

    A term has variables of its own, which no caller sees, so terms are not followed.
    """
    variables: set[str] = set()
    seen: set[str] = set()
    pending = [name]
    while pending:
        current = pending.pop()
        if current in seen:
            continue
        seen.add(current)
        if current not in patterns:
            raise ValueError(f"{name} refers to {current}, which is not defined")
        for node in walk(patterns[current]):
            if isinstance(node, ast.VariableReference):
                variables.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                attribute = f".{node.attribute.name}" if node.attribute else ""
                pending.append(node.id.name + attribute)
            elif isinstance(node, ast.TermReference) and f"-{node.id.name}" not in patterns:
                raise ValueError(f"{name} refers to -{node.id.name}, which is not defined")
    return frozenset(variables)


def walk(node: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A node of the syntax tree and all the nodes below it."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from walk(child)
