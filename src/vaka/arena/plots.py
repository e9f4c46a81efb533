"""Plots of bars, described plainly, and written as SVG without a plotting library.

Bars of several kinds differ by how they are filled as well as by colour, and every bar has its
value beside it.
"""

from html import escape
from math import isfinite, log
from typing import Final, NamedTuple


class Bar(NamedTuple):
    """A line of a plot: for each series a value, and how it is told."""

    label: str
    values: tuple[float, ...]
    told: tuple[str, ...]
    interval: tuple[float, float] | None = None  # where the true value of the first one lies


class Paint(NamedTuple):
    """What a plot is drawn with, and for: a file of its own, or a page that it is a part of."""

    ink: str
    fills: tuple[str, ...]
    paper: str | None  # behind it all
    alone: bool  # whether it is a file
    length: int  # of the longest bar
    told: int  # room for a value

    @property
    def head(self) -> int:
        """Where the drawing begins: below its title, which a page writes itself."""
        return HEAD if self.alone else GAP


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
FILE: Final = Paint(INK, FILLS, "#ffffff", alone=True, length=LENGTH, told=TOLD)
# A page says what its colours are, by day and by night, and it may be shown on a phone.
PAGE: Final = Paint("currentColor", ("var(--bar)",), None, alone=False, length=170, told=126)

_PATTERNS: Final = f"""<defs>
<pattern id="stripes" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
<rect width="6" height="6" fill="#f4d9a8"/><rect width="3" height="6" fill="#b5651d"/></pattern>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse">
<rect width="6" height="6" fill="#e3ecd9"/><circle cx="3" cy="3" r="1.6" fill="{INK}"/></pattern>
</defs>"""  # noqa: E501


def svg(plot: Plot, paint: Paint = FILE) -> str:
    """The plot as the text of an SVG file, or of a part of a page."""
    left = left_of([bar.label for bar in plot.bars])
    top = paint.head + (LEGEND if plot.series else 0) + (LEGEND if plot.line is not None else 0)
    scale = paint.length / (plot.most or 1.0)
    parts: list[str] = []
    words: list[str] = []  # come last, so that no line crosses them
    y = float(top)
    for bar in plot.bars:
        tall = THICK * len(bar.values)
        words.append(caption(left - GAP, y + tall / 2, bar.label, "end"))
        for place, (value, told) in enumerate(zip(bar.values, bar.told, strict=True)):
            at = y + place * THICK
            parts.append(_box(left, at, value * scale, THICK - 1, place, paint))
            end = value
            if bar.interval is not None and place == 0:
                low, high = (left + each * scale for each in bar.interval)
                parts.append(whisker(low, high, at + THICK / 2, paint))
                end = max(value, bar.interval[1])
            words.append(caption(left + end * scale + 6, at + THICK / 2, told, "start"))
        y += tall + GAP
    if plot.line is not None:
        value, told = plot.line
        x = left + value * scale
        words.append(caption(x, top - GAP - 4, told, "middle"))
        parts.append(stroke(x, top - 4, x, y - GAP + 4, paint, "4 3"))
    parts.append(stroke(left, top - 4, left, y - GAP + 4, paint))
    if plot.series:
        parts += _legend(plot.series, left, paint)
    return drawn(plot.title, left + paint.length + paint.told, y, [*parts, *words], paint)


def left_of(labels: list[str]) -> float:
    """Where bars begin, right of their labels."""
    return MARGIN + LETTER * max(map(len, labels), default=0) + GAP


def drawn(title: str, wide: float, tall: float, parts: list[str], paint: Paint) -> str:
    """All of a plot, on paper that is large enough."""
    width = wide + MARGIN
    if paint.alone:
        width = max(width, 2 * MARGIN + 1.3 * LETTER * len(title))
    size = f'width="{width:.0f}" height="{tall + MARGIN:.0f}"'
    box = f'viewBox="0 0 {width:.0f} {tall + MARGIN:.0f}"'
    font = f'font-family="sans-serif" font-size="13" fill="{paint.ink}"'
    heading = f'<text x="{MARGIN}" y="26" font-size="16" font-weight="bold">'
    space = 'xmlns="http://www.w3.org/2000/svg" ' if paint.alone else ""  # a page has its own
    lines = [
        f'<svg {space}{size} {box} role="img" {font}>',
        f"<title>{escape(title)}</title>",
        *([_PATTERNS] if any("url(#" in part for part in parts) else []),
        *([f'<rect width="100%" height="100%" fill="{paint.paper}"/>'] if paint.paper else []),
        *([f"{heading}{escape(title)}</text>"] if paint.alone else []),
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _legend(series: tuple[str, ...], left: float, paint: Paint) -> list[str]:
    parts: list[str] = []
    x = left
    for place, name in enumerate(series):
        parts.append(_box(x, paint.head, THICK, THICK - 1, place, paint))
        parts.append(caption(x + THICK + 6, paint.head + THICK / 2, name, "start"))
        x += THICK + 6 + LETTER * len(name) + 2 * GAP
    return parts


def _box(x: float, y: float, wide: float, tall: float, series: int, paint: Paint) -> str:
    fill = paint.fills[series % len(paint.fills)]
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(wide, 0.0):.1f}" height="{tall:.1f}"'
        f' fill="{fill}" stroke="{paint.ink}" stroke-width="0.8"/>'
    )


def whisker(low: float, high: float, y: float, paint: Paint) -> str:
    ends = [stroke(x, y - 4, x, y + 4, paint) for x in (low, high)]
    return "\n".join([stroke(low, y, high, y, paint), *ends])


def stroke(x: float, y: float, to_x: float, to_y: float, paint: Paint, dashes: str = "") -> str:
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
        f' stroke="{paint.ink}" stroke-width="1.2"{dashed}/>'
    )


def caption(x: float, y: float, text: str, anchor: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="central"{weight}>'
        f"{escape(text)}</text>"
    )


# Values on a scale that need not begin at nothing -------------------------------------------------


class Mark(NamedTuple):
    """A line of such a plot: a dot, and what reaches from one end to the other, or without end."""

    label: str
    value: float
    low: float
    high: float
    told: str


def marks(title: str, lines: tuple[Mark, ...], paint: Paint, ratios: bool = False) -> str:
    """Dots with their reach; with ratios, equal lengths are equal ratios and not differences."""
    left = left_of([mark.label for mark in lines])
    place = log if ratios else float
    ends = [end for mark in lines for end in (mark.low, mark.value, mark.high) if isfinite(end)]
    least = place(min(ends)) if ends else 0.0
    most = place(max(ends)) if ends else 0.0
    scale = (paint.length - 2 * GAP) / ((most - least) or 1.0)
    parts: list[str] = []
    y = float(paint.head)
    for mark in lines:
        low, at, high = (
            left + GAP + (place(value) - least) * scale if isfinite(value) else value
            for value in (mark.low, mark.value, mark.high)
        )
        middle = y + THICK / 2
        parts.append(caption(left - GAP, middle, mark.label, "end"))
        parts.append(_reach(low, high, middle, left, left + paint.length, paint))
        parts.append(f'<circle cx="{at:.1f}" cy="{middle:.1f}" r="4.5" fill="{paint.fills[0]}"/>')
        parts.append(caption(left + paint.length + 6, middle, mark.told, "start"))
        y += THICK + GAP
    parts.append(stroke(left, paint.head - 4, left, y - GAP + 4, paint))
    return drawn(title, left + paint.length + paint.told, y, parts, paint)


def _reach(low: float, high: float, y: float, left: float, right: float, paint: Paint) -> str:
    """As a whisker, but what has no end goes on to that of the plot."""
    ends = [stroke(x, y - 4, x, y + 4, paint) for x in (low, high) if isfinite(x)]
    return "\n".join([stroke(max(low, left), y, min(high, right), y, paint), *ends])


# How often each of many values comes --------------------------------------------------------------

HILL: Final = 46  # the highest column


class Hill(NamedTuple):
    """What is counted for one label, in the same classes for all, and the mean of it."""

    label: str
    counts: tuple[int, ...]
    mean: float


def hills(
    title: str, lines: tuple[Hill, ...], start: int, step: int, width: int, paint: Paint
) -> str:
    """A row of columns for each line, one above the other, so that they can be compared.

    A class is `step` values wide, the first begins at `start`; `width` is that of all columns.
    """
    classes = max((len(line.counts) for line in lines), default=0) or 1
    column = width / classes
    parts: list[str] = []
    y = float(paint.head)
    for line in lines:
        tallest = max(line.counts) or 1
        floor = y + LEGEND + HILL
        parts.append(caption(MARGIN, y + LEGEND / 2, line.label, "start"))
        for number, count in enumerate(line.counts):
            tall = HILL * count / tallest
            if count:
                x = MARGIN + number * column
                parts.append(_box(x, floor - tall, column, tall, 0, paint))
        parts.append(stroke(MARGIN, floor, MARGIN + width, floor, paint))
        at = MARGIN + (line.mean + 0.5 - start) / step * column
        parts.append(stroke(at, floor - HILL - 4, at, floor + 4, paint, "4 3"))
        y = floor + GAP
    every = -(-classes // 6)  # labels that have room
    for number in range(0, classes + 1, every):
        x = MARGIN + number * column
        parts.append(stroke(x, y - GAP, x, y - GAP + 4, paint))
        parts.append(caption(x, y + 8, str(start + number * step), "middle"))
    return drawn(title, MARGIN + width + MARGIN, y + LEGEND, parts, paint)
