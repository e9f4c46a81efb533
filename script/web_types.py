"""Writes what the page knows of the server, of the titles and of the words, so that a mistake is
found before a browser finds it: schema.d.ts, types.d.ts of each title, and keys.ts.

    script/web-types            writes them
    script/web-types --check    fails if they are not what they should be
"""

import json
import sys
from pathlib import Path

import vaka
from script import page
from script.typescript import declarations
from vaka.locale.messages import defined
from vaka.schema import Schema, Schemas, title_types
from vaka.server.running.openapi_dump import document
from vaka.server.running.views_described import VIEW

SCHEMA = page.WEB / "src/lib/api/schema.d.ts"
KEYS = page.WEB / "src/lib/words/keys.ts"
TITLES = page.WEB / "src/titles"
NOTE = "/** Written by script/web-types; do not edit. */\n"


def schema() -> str:
    """What the server sends and takes. A view is one of any title: a title knows its own."""
    parts: dict[str, Schema] = json.loads(document())["components"]["schemas"]
    for title in vaka.titles():
        for name in _published(title):
            del parts[name]
    parts[VIEW] = {"type": "object"}
    return f"{NOTE}{declarations(parts)}"


def title_schema(title: str) -> str:
    """The views of a title, and the arguments of its events and actions."""
    return f"{NOTE}{declarations(_published(title))}"


def _published(title: str) -> dict[str, Schema]:
    schemas = Schemas()
    for shape in title_types(title) or ():
        schemas.of(shape)
    return schemas.parts


def keys() -> str:
    """Every key of the page's words, with the variables of its message."""
    lines = [NOTE, "export interface WordVariables {"]
    for key, variables in sorted(defined("en").items()):
        if key.startswith("web-"):
            told = " | ".join(f"'{name}'" for name in sorted(variables)) or "never"
            lines.append(f"  '{key}': {told};")
    return "\n".join((*lines, "}", "", "export type WordKey = keyof WordVariables;", ""))


def files() -> dict[Path, str]:
    """What is written, by where."""
    drawn = [title for title in vaka.titles() if (TITLES / title).is_dir()]
    types = {TITLES / title / "types.d.ts": title_schema(title) for title in drawn}
    return {SCHEMA: schema(), KEYS: keys(), **types}


def main(check: bool) -> None:
    old = [
        (path, text)
        for path, text in files().items()
        if not path.is_file() or path.read_text(encoding="utf-8") != text
    ]
    for path, text in old:
        if not check:
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(page.ROOT))
    if check and old:
        names = ", ".join(str(path.relative_to(page.ROOT)) for path, _ in old)
        sys.exit(f"{names}: not what the server and the words say now; run script/web-types")


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
