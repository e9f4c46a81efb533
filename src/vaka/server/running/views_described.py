"""The views, events and actions of all titles in the document of the interface."""

from typing import Any, Final

import vaka
from vaka.schema import Schema, Schemas, title_types

VIEW: Final = "GameView"
PLACE: Final = "#/components/schemas/{}"
WITH_VIEW: Final = ("Update", "Replay")


def title_schemas() -> dict[str, Schema]:
    """Return the schemas of what titles publish, and of a view of any title."""
    schemas = Schemas(PLACE)
    views: list[Schema] = []
    for title in vaka.titles():
        types = title_types(title)
        if types is None:
            views.append({"type": "object", "properties": {"title": {"const": title}}})
            continue
        views.append(schemas.of_title(types))
    return {**schemas.parts, VIEW: {"anyOf": views}}


def refer_to_views(described: dict[str, Any]) -> None:
    """Say of everything that has a view that it is one of a title."""
    for name in WITH_VIEW:
        if name in described:
            shown = described[name]
            properties = shown["properties"] if isinstance(shown, dict) else shown.properties
            properties["view"] = {"$ref": PLACE.format(VIEW)}
