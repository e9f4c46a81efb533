"""The interface for programs on one plain page: what there is, and what it does.

Litestar's own pages for this load scripts from elsewhere, which our policy forbids.
"""

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

JSON = "/schema/openapi.json"


class Routes(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/routes")

    def render(self, request: "Request[Any, Any, Any]", openapi_schema: dict[str, Any]) -> bytes:
        sections: dict[str, list[str]] = {}
        for path, methods in openapi_schema.get("paths", {}).items():
            for method, told in methods.items():
                if isinstance(told, dict):
                    for tag in told.get("tags") or ["-"]:
                        sections.setdefault(tag, []).extend(_entry(method, path, told))
        title = escape(openapi_schema["info"]["title"])
        lines = [
            "<!doctype html>",
            '<html lang="en">',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{title}</title>",
            f'<h1>{title}</h1>\n<p><a href="{JSON}">OpenAPI</a></p>',
        ]
        for tag, entries in sorted(sections.items()):
            lines += [f"<h2>{escape(tag)}</h2>", "<dl>", *entries, "</dl>"]
        return "\n".join([*lines, "</html>", ""]).encode()


def _entry(method: str, path: str, told: dict[str, Any]) -> list[str]:
    about = [str(told.get(part) or "") for part in ("summary", "description")]
    return [
        f"<dt><code>{escape(method.upper())} {escape(path)}</code></dt>",
        f"<dd>{'. '.join(escape(part) for part in about if part)}</dd>",
    ]
