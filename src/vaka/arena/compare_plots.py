"""Plots of differences, written as SVG: a point for each with whiskers, on both sides of a 0.

What changed is a full point, and what did not, as far as can be seen, an empty one: that is told
without colour, too.
"""

from typing import Final, NamedTuple

from vaka.arena.plots import (
    FILE,
    GAP,
    HEAD,
    INK,
    LEGEND,
    LENGTH,
    LETTER,
    THICK,
    caption,
    drawn,
    left_of,
    stroke,
    whisker,
)


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


def svg(plot: Differences) -> str:
    """The plot as the text of an SVG file."""
    left = left_of([point.label for point in plot.points])
    zero = left + LENGTH / 2
    told = LETTER * max([len(point.told) for point in plot.points], default=0)
    scale = LENGTH / 2 / (plot.most or 1.0)
    top = HEAD + LEGEND
    parts = [
        caption(zero - GAP, HEAD + THICK / 2, f"← {plot.sides[0]}", "end"),
        caption(zero + GAP, HEAD + THICK / 2, f"{plot.sides[1]} →", "start"),
    ]
    y = float(top)
    for point in plot.points:
        middle = y + THICK / 2
        low, high = (zero + end * scale for end in point.interval)
        parts.append(caption(left - GAP, middle, point.label, "end"))
        parts.append(whisker(low, high, middle, FILE))
        parts.append(_dot(zero + point.value * scale, middle, point.clear))
        parts.append(caption(left + LENGTH + GAP, middle, point.told, "start", point.clear))
        y += THICK + GAP
    parts.append(stroke(zero, top - GAP, zero, y, FILE))
    return drawn(plot.title, left + LENGTH + GAP + told, y, parts, FILE)


def _dot(x: float, y: float, full: bool) -> str:
    fill = INK if full else "#ffffff"
    return (
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{_RADIUS}" fill="{fill}"'
        f' stroke="{INK}" stroke-width="1.2"/>'
    )
