"""What is made from the types that titles publish: schemas, TypeScript and pages of the site."""

import json
from collections.abc import Iterator
from typing import Any, get_type_hints

import pytest

import vaka
from script import view_pages
from script.typescript import declarations
from tests.games.test_types import checker, typed_dicts, types_of
from tests.modes import once
from vaka.schema import Schemas, document
from vaka.server.running.openapi_dump import document as openapi

pytestmark = once

TITLES = vaka.titles()


def references(schema: Any) -> Iterator[str]:
    """All that a schema refers to."""
    if isinstance(schema, dict):
        if isinstance(schema.get("$ref"), str):
            yield schema["$ref"]
        for inner in schema.values():
            yield from references(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from references(inner)


@pytest.mark.parametrize("title", TITLES)
def test_a_schema_stands_alone(title: str) -> None:
    for shape in types_of(title):
        whole = document(shape)
        assert {ref.removeprefix("#/$defs/") for ref in references(whole)} <= whole["$defs"].keys()


@pytest.mark.parametrize("title", TITLES)
def test_a_schema_has_the_fields_of_a_view(title: str) -> None:
    game = vaka.load(title)
    view = game.new(game.title.least_players, 1).view(0)
    whole = document(types_of(title).view)
    assert whole["properties"].keys() == set(whole["required"]) == view.keys()
    assert all("description" in field for field in whole["properties"].values())


def test_the_document_of_the_server_knows_every_view() -> None:
    parts = json.loads(openapi())["components"]["schemas"]
    place = "#/components/schemas/"
    views = [types_of(title).view.__name__ for title in TITLES]
    assert parts["GameView"] == {"anyOf": [{"$ref": place + view} for view in views]}
    for name in ("Update", "Replay"):
        assert parts[name]["properties"]["view"] == {"$ref": f"{place}GameView"}
    found = {ref.removeprefix(place) for ref in references(parts)}
    assert found <= parts.keys()


def test_typescript() -> None:
    parts: dict[str, Any] = {
        "Kind": {"enum": ["fish", "sweet-potato"]},
        "Seat": {
            "type": "object",
            "description": "A player.",
            "properties": {
                "kind": {"$ref": "#/$defs/Kind", "description": "The kind."},
                "many": {
                    "type": "array",
                    "items": {"anyOf": [{"type": "integer"}, {"const": "no"}]},
                },
                "sweet-potato": {"type": ["string", "null"]},
                "more": {"type": "object", "additionalProperties": {"type": "boolean"}},
                "size": {"type": "number", "default": 1},
            },
            "required": ["kind", "many", "sweet-potato"],
        },
    }
    assert declarations(parts) == (
        "export type Kind = 'fish' | 'sweet-potato';\n\n"
        "/** A player. */\n"
        "export type Seat = {\n"
        "  /** The kind. */\n"
        "  kind: Kind;\n"
        "  many: (number | 'no')[];\n"
        "  'sweet-potato': string | null;\n"
        "  more?: Record<string, boolean>;\n"
        "  size: number;\n"
        "};\n"
    )


@pytest.mark.parametrize("title", TITLES)
def test_examples_are_of_the_type_of_their_field(title: str) -> None:
    schemas = Schemas()
    shapes: dict[str, Any] = {}
    for part in types_of(title):
        schemas.of(part)
        shapes |= {shape.__name__: shape for shape in typed_dicts(part, set())}
    found = view_pages.examples(title, schemas)
    for (name, field), value in found.items():
        hint = get_type_hints(shapes[name])[field]
        assert checker(hint)(value), (name, field, value)
    fields = {(name, field) for name in shapes for field in shapes[name].__annotations__}
    assert found.keys() == fields
    page = view_pages.pages()[f"{title}.md"]
    assert all(f"\n({name})=\n" in page for name in shapes)
