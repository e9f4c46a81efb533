"""How Sphinx makes a site of these pages; `script/docs` builds it.

The pages are Markdown that reads well without the site. What is in `rules/` is written here, from
the words that the terminal and the page speak: a rule has one source. What is in
`views/` comes from the types that titles publish.
"""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]  # the sources: nothing has to be built before

from script import rule_pages, view_pages  # noqa: E402
from vaka import __version__  # noqa: E402

project = "Vaka"
author = "the Vaka authors"
project_copyright = "the Vaka authors"
release = version = __version__

extensions = ["myst_parser"]
source_suffix = {".md": "markdown"}
exclude_patterns = ["_static"]
nitpicky = True
suppress_warnings = ["config.cache"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4

html_theme = "furo"
html_title = "Vaka"
html_static_path = ["_static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sphinx = False

# What stands at the top of the project is a page of the site too.
TOP = {"../CONTRIBUTING.md": "contributing.md", "../CHANGELOG.md": "changelog.md"}


def lead_to_pages(_app: Any, _name: str, source: list[str]) -> None:
    for file, page in TOP.items():
        source[0] = source[0].replace(f"]({file}", f"]({page}")


def setup(app: Any) -> None:
    rule_pages.write(ROOT / "docs/rules")
    view_pages.write(ROOT / "docs/views")
    app.connect("source-read", lead_to_pages)
