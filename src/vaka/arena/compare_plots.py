"""Plots of differences, written as SVG: a point for each with whiskers, on both sides of a 0.

What changed is a full point, and what did not, as far as can be seen, an empty one: that is told
without colour, too.
"""

from html import escape
from typing import Final, NamedTuple

from vaka.arena.plots import GAP, HEAD, INK, LEGEND, LENGTH, LETTER, MARGIN, THICK


class Point(NamedTuple):
    """A line of the plot: a difference, where the true one lies, and how it is told."""

    label: str
    value: float
    interval: tuple[float, float]
    told: str
    clear: bool


class Differences(NamedTuple):
    name: str  # of its file
    title: str
    points: tuple[Point, ...]
    sides: tuple[str, str]  # what it means to lie on the left and on the right of the 0

    @property
    def most(self) -> float:
        """The largest distance from 0 that has to be drawn."""
        ends = [abs(end) for point in self.points for end in (*point.interval, point.value)]
        return max(ends, default=0.0)


_RADIUS: Final = 4.0
_END: Final = 4.0  # half the height of the end of a whisker


def svg(plot: Differences) -> str:
    """The plot as the text of an SVG file."""
    left = MARGIN + LETTER * max([len(point.label) for point in plot.points], default=0) + GAP
    zero = left + LENGTH / 2
    told = LETTER * max([len(point.told) for point in plot.points], default=0)
    width = left + LENGTH + GAP + told + MARGIN
    width = max(width, 2 * MARGIN + 1.3 * LETTER * len(plot.title))
    scale = LENGTH / 2 / (plot.most or 1.0)
    top = HEAD + LEGEND
    parts = [
        _text(zero - GAP, HEAD + THICK / 2, f"← {plot.sides[0]}", "end"),
        _text(zero + GAP, HEAD + THICK / 2, f"{plot.sides[1]} →", "start"),
    ]
    y = float(top)
    for point in plot.points:
        middle = y + THICK / 2
        low, high = (zero + end * scale for end in point.interval)
        parts.append(_text(left - GAP, middle, point.label, "end"))
        parts.append(_line(low, middle, high, middle))
        parts += [_line(x, middle - _END, x, middle + _END) for x in (low, high)]
        parts.append(_dot(zero + point.value * scale, middle, point.clear))
        parts.append(_text(left + LENGTH + GAP, middle, point.told, "start", point.clear))
        y += THICK + GAP
    parts.append(_line(zero, top - GAP, zero, y))
    size = f'width="{width:.0f}" height="{y + MARGIN:.0f}"'
    box = f'viewBox="0 0 {width:.0f} {y + MARGIN:.0f}"'
    font = f'font-family="sans-serif" font-size="13" fill="{INK}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} {box} role="img" {font}>',
        f"<title>{escape(plot.title)}</title>",
        '<rect width="100%" height="100%" fill="#ffffff"/>',
        f'<text x="{MARGIN}" y="26" font-size="16" font-weight="bold">{escape(plot.title)}</text>',
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _dot(x: float, y: float, full: bool) -> str:
    fill = INK if full else "#ffffff"
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_RADIUS}" fill="{fill}"'
        f' stroke="{INK}" stroke-width="1.2"/>'
    )


def _line(x: float, y: float, to_x: float, to_y: float) -> str:
    return (
        f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
        f' stroke="{INK}" stroke-width="1.2"/>'
    )


def _text(x: float, y: float, text: str, anchor: str, bold: bool = False) -> str:
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="central"{weight}>'
        f"{escape(text)}</text>"
    )
