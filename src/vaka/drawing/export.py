"""A drawn view as plain text, SVG or HTML."""

from io import StringIO
from typing import Final

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.terminal_theme import DEFAULT_TERMINAL_THEME as THEME
from rich.text import Text
from rich.theme import Theme

from vaka.core.rendering import Form
from vaka.drawing import draw
from vaka.drawing.result import result
from vaka.faces import Names, View, face_of
from vaka.faces.asking import question, waiting
from vaka.locale import Words

COLUMNS: Final = 100  # the standard island of Giants leaves room for all else beside it
MARGIN: Final = (1, 2)  # lines and columns around a picture

_FONTS: Final = "Menlo,'DejaVu Sans Mono',Consolas,'Courier New',monospace"
_BACKGROUND: Final = THEME.background_color.hex

# Rich's own format loads a font from the network and draws the frame of a window.
_SVG: Final = f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {{terminal_width}} {{terminal_height}}">
<style>
.{{unique_id}}-matrix {{{{ font: {{char_height}}px {_FONTS}; white-space: pre; }}}}
{{styles}}
</style>
<defs>
{{lines}}
</defs>
<rect width="100%" height="100%" fill="{_BACKGROUND}"/>
{{backgrounds}}
<g class="{{unique_id}}-matrix">
{{matrix}}
</g>
</svg>
"""
_HTML: Final = (
    f'<pre style="font:13px {_FONTS};line-height:normal;white-space:pre;overflow-x:auto;'
    'color:{foreground};background-color:{background}">{code}</pre>'
)


def render(view: View, form: Form, language: str) -> str:
    """Draw a view and what it asks, or its result; equal views give equal drawings."""
    words = Words(language)
    names = [words("cli-name-person", seat=seat) for seat in range(view["players"])]
    table = Group(draw(view, words, names), "", _below(view, words, names))
    if form == "text":
        console = _printed(table, COLUMNS)
        return "\n".join(line.rstrip() for line in console.export_text().rstrip("\n").split("\n"))
    console = _printed(Padding(table, MARGIN), COLUMNS + 2 * MARGIN[1])
    if form == "html":
        return console.export_html(theme=THEME, code_format=_HTML, inline_styles=True)
    lines = console.export_text(clear=False).split("\n")
    console.width = max(cell_len(line.rstrip()) for line in lines) + MARGIN[1]
    return console.export_svg(title="", theme=THEME, code_format=_SVG)


def _below(view: View, words: Words, names: Names) -> RenderableType:
    if view["outcome"] is not None:
        return result(view, face_of(str(view["title"])), words, names)
    seats = view["decision"]["seats"]
    return Text(f"{waiting(seats, words, names)} {question(view, words)}")


def _printed(what: RenderableType, width: int) -> Console:
    """Print to a console that depends on no terminal, notebook or environment variable."""
    console = Console(
        file=StringIO(),
        width=width,
        height=COLUMNS,  # not asked of a terminal
        record=True,
        theme=Theme({"rule.line": "dim"}),  # not green on white
        color_system=None,
        force_terminal=False,
        force_jupyter=False,
        legacy_windows=False,
        _environ={},
    )
    console.print(what)
    return console
