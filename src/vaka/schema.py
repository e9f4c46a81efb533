"""JSON Schema of TypedDicts: of views, events and actions, and of a bot's messages."""

import sys
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Final, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import vaka
from vaka.core.field_docs import class_doc, field_docs
from vaka.core.view_types import TitleTypes

Schema = dict[str, Any]

_JSON_TYPES: Final = {
    bool: "boolean",
    float: "number",
    int: "integer",
    str: "string",
    NoneType: "null",
}


class Schemas:
    """The schemas of types; `parts` has those with a name, to which the others refer."""

    def __init__(self, ref: str = "#/$defs/{}") -> None:
        self.parts: dict[str, Schema] = {}
        self._ref = ref
        self._names: dict[object, str] = {}

    def of(self, shape: Any) -> Schema:
        """Return the schema of a type: of a TypedDict or a named Literal, a reference."""
        origin = get_origin(shape)
        if shape is Any:
            return {}
        if origin is Literal:
            return self._literal(shape)
        if origin in (Union, UnionType):
            return {"anyOf": [self.of(each) for each in get_args(shape)]}
        if origin is list:
            return {"type": "array", "items": self.of(get_args(shape)[0])}
        if origin is dict:
            return {"type": "object", "additionalProperties": self.of(get_args(shape)[1])}
        if is_typeddict(shape):
            return self._typed_dict(shape)
        return {"type": _JSON_TYPES[shape]}

    def of_title(self, types: TitleTypes) -> Schema:
        """Add the schemas of all types of a title, and return that of its view."""
        self.of(types.events)
        self.of(types.actions)
        return self.of(types.view)

    def _literal(self, shape: Any) -> Schema:
        values = get_args(shape)
        name = self._names.get(shape)
        if name is None:
            return {"const": values[0]} if len(values) == 1 else {"enum": list(values)}
        self.parts[name] = {"enum": list(values)}
        return {"$ref": self._ref.format(name)}

    def _typed_dict(self, shape: Any) -> Schema:
        name: str = shape.__name__
        if name not in self.parts:
            self._names |= _named_literals(shape.__module__)
            self.parts[name] = {}  # a type may refer to itself
            self.parts[name] = self._object(shape)
        return {"$ref": self._ref.format(name)}

    def _object(self, shape: Any) -> Schema:
        described = field_docs(shape)
        fields: dict[str, Schema] = {}
        for field, inner in get_type_hints(shape).items():
            fields[field] = self.of(inner)
            if field in described:
                fields[field]["description"] = described[field]
        found: Schema = {"type": "object", "properties": fields}
        found["required"] = [field for field in fields if field in shape.__required_keys__]
        if text := class_doc(shape):
            found["description"] = " ".join(text.split())
        return found


def document(shape: Any) -> Schema:
    """Return the schema of a TypedDict as a document of its own."""
    schemas = Schemas()
    schemas.of(shape)
    whole = schemas.parts.pop(shape.__name__)
    return {**whole, "$defs": schemas.parts} if schemas.parts else whole


def title_types(title: str) -> TitleTypes | None:
    """Return the types that a title publishes, if it does."""
    name = vaka.load(title).title.types
    if not name:
        return None
    types: TitleTypes = import_module(name).TYPES
    return types


@cache
def _named_literals(module: str) -> dict[object, str]:
    named = vars(sys.modules[module]).items()
    return {value: name for name, value in named if get_origin(value) is Literal}
