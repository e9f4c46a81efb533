"""JSON Schema as TypeScript."""

import json
import re
from collections.abc import Mapping
from textwrap import indent
from typing import Any

from vaka.schema import Schema

_TYPES = {
    "boolean": "boolean",
    "integer": "number",
    "null": "null",
    "number": "number",
    "string": "string",
}
_NAME = re.compile(r"[A-Za-z_$][\w$]*")


def declarations(parts: Mapping[str, Schema]) -> str:
    """Return an exported type for each named schema."""
    return "\n".join(_declaration(name, schema) for name, schema in sorted(parts.items()))


def _declaration(name: str, schema: Schema) -> str:
    # Not an interface, which could not be passed where any Record<string, ...> is taken.
    return f"{_comment(schema)}export type {name} = {written(schema)};\n"


def written(schema: Schema) -> str:
    """Return a schema as a type; references are names."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return _literal(schema["const"])
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(map(written, schema[several])))
    kind = schema.get("type")
    if isinstance(kind, list):
        return " | ".join(written({**schema, "type": each}) for each in kind)
    if kind == "array":
        item = written(schema.get("items", {}))
        return f"({item})[]" if " | " in item else f"{item}[]"
    if kind == "object":
        return _object(schema)
    return _TYPES[kind] if kind else "unknown"


def _object(schema: Schema) -> str:
    properties = schema.get("properties")
    if properties is None:
        return f"Record<string, {written(schema.get('additionalProperties') or {})}>"
    if not properties:
        return "Record<string, never>"
    required = {name for name, inner in properties.items() if "default" in inner}  # always sent
    required.update(schema.get("required", ()))
    fields = [
        f"{_comment(inner)}{_key(name)}{'' if name in required else '?'}: {written(inner)};\n"
        for name, inner in properties.items()
    ]
    return f"{{\n{indent(''.join(fields), '  ')}}}"


def _key(name: str) -> str:
    return name if _NAME.fullmatch(name) else _literal(name)


def _literal(value: Any) -> str:
    if isinstance(value, str) and "'" not in value:
        return f"'{value}'"
    return json.dumps(value)


def _comment(schema: Schema) -> str:
    text = schema.get("description")
    return f"/** {text} */\n" if text else ""
