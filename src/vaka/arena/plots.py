"""Plots of bars, described plainly, and written as SVG without a plotting library.

Bars of several kinds differ by how they are filled as well as by colour, and every bar has its
value beside it.
"""

from html import escape
from typing import Final, NamedTuple


class Bar(NamedTuple):
    """A line of a plot: for each series a value, and how it is told."""

    label: str
    values: tuple[float, ...]
    told: tuple[str, ...]
    interval: tuple[float, float] | None = None  # where the true value of the first one lies


class Plot(NamedTuple):
    name: str  # of its file
    title: str
    bars: tuple[Bar, ...]
    series: tuple[str, ...] = ()  # what the values of a line are, if there are several
    line: tuple[float, str] | None = None  # a value to compare with, and what it is

    @property
    def most(self) -> float:
        """The largest value that has to be drawn."""
        values = [value for bar in self.bars for value in bar.values]
        values += [bar.interval[1] for bar in self.bars if bar.interval is not None]
        values += [] if self.line is None else [self.line[0]]
        return max([0.0, *values])


MARGIN: Final = 16
HEAD: Final = 40  # for the title
LEGEND: Final = 24
THICK: Final = 14  # a bar
GAP: Final = 8  # between lines
LENGTH: Final = 380  # the longest bar
TOLD: Final = 130  # room for a value
LETTER: Final = 7.3  # about, in our size of letters

INK: Final = "#1d2b36"
# Each fill is told from the others without colour: full, striped, empty, dotted.
FILLS: Final = ("#2a6f97", "url(#stripes)", "#ffffff", "url(#dots)")

_PATTERNS: Final = f"""<defs>
<pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="6" height="6" fill="#f4d9a8"/><rect width="3" height="6" fill="#b5651d"/></pattern>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" fill="#e3ecd9"/><circle cx="3" cy="3" r="1.6" fill="{INK}"/></pattern>
</defs>"""  # noqa: E501


def svg(plot: Plot) -> str:
    """The plot as the text of an SVG file."""
    left = MARGIN + LETTER * max([len(bar.label) for bar in plot.bars], default=0) + GAP
    width = left + LENGTH + TOLD + MARGIN
    width = max(width, 2 * MARGIN + 1.3 * LETTER * len(plot.title))
    top = HEAD + (LEGEND if plot.series else 0) + (LEGEND if plot.line is not None else 0)
    scale = LENGTH / (plot.most or 1.0)
    parts: list[str] = []
    y = float(top)
    for bar in plot.bars:
        tall = THICK * len(bar.values)
        parts.append(_text(left - GAP, y + tall / 2, bar.label, "end"))
        for place, (value, told) in enumerate(zip(bar.values, bar.told, strict=True)):
            at = y + place * THICK
            parts.append(_box(left, at, value * scale, THICK - 1, place))
            end = value
            if bar.interval is not None and place == 0:
                parts.append(_whisker(left, at + THICK / 2, bar.interval, scale))
                end = max(value, bar.interval[1])
            parts.append(_text(left + end * scale + 6, at + THICK / 2, told, "start"))
        y += tall + GAP
    if plot.line is not None:
        value, told = plot.line
        x = left + value * scale
        parts.append(_text(x, top - GAP - 4, told, "middle"))
        parts.append(_line(x, top - 4, x, y - GAP + 4, "4 3"))
    parts.append(_line(left, top - 4, left, y - GAP + 4))
    if plot.series:
        parts += _legend(plot.series, left)
    size = f'width="{width:.0f}" height="{y + MARGIN:.0f}"'
    box = f'viewBox="0 0 {width:.0f} {y + MARGIN:.0f}"'
    font = f'font-family="sans-serif" font-size="13" fill="{INK}"'
    heading = f'<text x="{MARGIN}" y="26" font-size="16" font-weight="bold">'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" {font}>',
        f"<title>{escape(plot.title)}</title>",
        _PATTERNS,
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f"{heading}{escape(plot.title)}</text>",
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _legend(series: tuple[str, ...], left: float) -> list[str]:
    parts: list[str] = []
    x = left
    for place, name in enumerate(series):
        parts.append(_box(x, HEAD, THICK, THICK - 1, place))
        parts.append(_text(x + THICK + 6, HEAD + THICK / 2, name, "start"))
        x += THICK + 6 + LETTER * len(name) + 2 * GAP
    return parts


def _box(x: float, y: float, wide: float, tall: float, series: int) -> str:
    fill = FILLS[series % len(FILLS)]
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(wide, 0.0):.1f}" height="{tall:.1f}"'
        f' fill="{fill}" stroke="{INK}" stroke-width="0.8"/>'
    )


def _whisker(left: float, y: float, interval: tuple[float, float], scale: float) -> str:
    low, high = (left + value * scale for value in interval)
    ends = [_line(x, y - 4, x, y + 4) for x in (low, high)]
    return "\n".join([_line(low, y, high, y), *ends])


def _line(x: float, y: float, to_x: float, to_y: float, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
        f' stroke="{INK}" stroke-width="1.2"{dashed}/>'
    )


def _text(x: float, y: float, text: str, anchor: str) -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="central">'
        f"{escape(text)}</text>"
    )
