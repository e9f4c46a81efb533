"""Writes what the page knows of the server and of the words, so that a mistake is found before a
browser finds it: web/src/lib/api/schema.d.ts and web/src/lib/words/keys.ts.

    script/web-types            writes both
    script/web-types --check    fails if they are not what they should be
"""

import sys
import tempfile
from pathlib import Path

from script import page
from vaka.locale.messages import defined
from vaka.server.running.openapi_dump import document

SCHEMA = page.WEB / "src/lib/api/schema.d.ts"
KEYS = page.WEB / "src/lib/words/keys.ts"
NOTE = "/** Written by script/web-types; do not edit. */\n"


def schema(folder: Path) -> str:
    """The server's document of its interface, in TypeScript."""
    told, types = folder / "openapi.json", folder / "schema.d.ts"
    told.write_text(document(), encoding="utf-8")
    node = page.find_node()
    if node is None:
        sys.exit(f"there is no Node; {page.ADVICE}")
    page.install(node, everything=True)
    tool = str(page.WEB / "node_modules/openapi-typescript/bin/cli.js")
    if node.run(str(node.node), tool, str(told), "--output", str(types), quiet=True):
        sys.exit("openapi-typescript has failed")
    return NOTE + types.read_text(encoding="utf-8")


def keys() -> str:
    """Every key of the page's words, with the variables of its message."""
    lines = [NOTE, "export interface WordVariables {"]
    for key, variables in sorted(defined("en").items()):
        if key.startswith("web-"):
            told = " | ".join(f"'{name}'" for name in sorted(variables)) or "never"
            lines.append(f"  '{key}': {told};")
    return "\n".join((*lines, "}", "", "export type WordKey = keyof WordVariables;", ""))


def main(check: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        written = {SCHEMA: schema(Path(folder)), KEYS: keys()}
    old = [path for path, text in written.items() if path.read_text(encoding="utf-8") != text]
    for path in old:
        if not check:
            path.write_text(written[path], encoding="utf-8")
            print(path.relative_to(page.ROOT))
    if check and old:
        names = ", ".join(str(path.relative_to(page.ROOT)) for path in old)
        sys.exit(f"{names}: not what the server and the words say now; run script/web-types")


if __name__ == "__main__":
    main(check="--check" in sys.argv[1:])
