"""The messages of a socket in the document of the interface, which of itself knows requests only:
SocketMessage is what the server sends, ClientMessage what it reads. And what titles publish.
"""

from dataclasses import dataclass
from typing import Any, Final

import msgspec
from litestar.openapi.spec import Components

from vaka.server.play.messages import ClientMessage, SocketMessage
from vaka.server.running.views_described import refer_to_views, title_schemas

NAMES: Final = ("SocketMessage", "ClientMessage")
PLACE: Final = "#/components/schemas/{name}"


@dataclass
class WithMessages(Components):
    """Components with messages and views too, whenever the schemas of the requests are put in."""

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "schemas" and value is not None:
            # The same things are told as requests have them.
            value = {**message_schemas(), **value, **title_schemas()}
            refer_to_views(value)
        super().__setattr__(name, value)


def message_schemas() -> dict[str, Any]:
    unions, parts = msgspec.json.schema_components(
        [SocketMessage, ClientMessage], ref_template=PLACE
    )
    return {**_bare(parts), **dict(zip(NAMES, unions, strict=True))}


def _bare(schema: Any) -> Any:
    """Without defaults, by which tools would take what may be left out for what is always there."""
    if isinstance(schema, dict):
        return {name: _bare(value) for name, value in schema.items() if name != "default"}
    return [_bare(each) for each in schema] if isinstance(schema, list) else schema
