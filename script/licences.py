"""Writes docs/licences.md: name, version and licence of every locked package that vaka needs to
run, and of what the built page contains. `script/licences` runs it; the tests find it out of date.
"""

import importlib.metadata
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs/licences.md"

# What Vite puts into the page; `licenses.txt` of a built page has the same list with all texts.
IN_THE_PAGE = ("@fluent/bundle", "clsx", "svelte")

# What a package says of itself where it does not use the names that all use.
SPOKEN = {
    "APL 2": "Apache-2.0",
    "ISC License": "ISC",
    "MIT License": "MIT",
    "ISC License (ISCL)": "ISC",
}
# Locked for other machines and not installed here.
ELSEWHERE = {"colorama": "BSD-3-Clause", "tzdata": "Apache-2.0"}

HEAD = """# Licences of what Vaka is built on

Written by `script/licences` from `requirements/runtime.lock` and `web/package-lock.json`; do not
edit. Vaka itself is under the MIT licence. Installed packages carry their licence texts with them;
the built page has those of its parts in `licenses.txt`.
"""


class Package(NamedTuple):
    name: str
    version: str
    licence: str


def main() -> None:
    PAGE.write_text(written(), encoding="utf-8")
    print(PAGE.relative_to(ROOT))


def written() -> str:
    runtime = _table("To run", locked())
    return "\n".join([HEAD, runtime, _table("In the page for the browser", in_the_page())])


def _table(name: str, packages: Iterator[Package]) -> str:
    rows = [f"| {' | '.join(package)} |" for package in packages]
    return "\n".join(
        [f"## {name}", "", "| package | version | licence |", "|---|---|---|", *rows, ""]
    )


def locked() -> Iterator[Package]:
    """The packages of the runtime lock."""
    text = (ROOT / "requirements/runtime.lock").read_text(encoding="utf-8")
    for name, version in re.findall(r"^([\w.-]+)(?:\[.*?\])?==([^\s;]+)", text, re.MULTILINE):
        yield Package(name, version, licence(name))


def in_the_page() -> Iterator[Package]:
    lock = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))
    for name in IN_THE_PAGE:
        package = lock["packages"][f"node_modules/{name}"]
        yield Package(name, package["version"], package["license"])


def licence(name: str) -> str:
    """The licence that an installed package names: its expression, its field or its classifiers."""
    if name in ELSEWHERE:
        return ELSEWHERE[name]
    try:
        about = importlib.metadata.metadata(name)
    except importlib.metadata.PackageNotFoundError:
        sys.exit(f"{name} is not installed: run script/test once, or add it to ELSEWHERE")
    expression = about["License-Expression"] or (about["License"] or "").partition("\n")[0].strip()
    if not expression:
        classifiers = about.get_all("Classifier") or []
        told = [each.rpartition(" :: ")[2] for each in classifiers if each.startswith("License")]
        expression = " OR ".join(SPOKEN.get(each, each) for each in told)
    if not expression:
        sys.exit(f"{name} names no licence; look it up and add it to ELSEWHERE")
    return SPOKEN.get(expression, expression)


if __name__ == "__main__":
    main()
