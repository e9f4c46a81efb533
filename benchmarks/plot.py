"""The figures as a picture: a bar for each server with its moves a second, and beside it how long a
move takes to reach the other client. It suits a light page and a dark one.
"""

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final
from xml.sax.saxutils import escape

from benchmarks.playing import Measured

WIDTH: Final = 720
LEFT: Final = 130
ROW: Final = 34
TOP: Final = 44
BAR: Final = 18
HALF: Final = 260  # of the picture for each of the two
STYLE: Final = """
text { font: 13px system-ui, sans-serif; fill: #333 }
.name { text-anchor: end }
.head { font-weight: 600 }
.bar { fill: #2a7f8f }
.late { fill: #d9a441 }
@media (prefers-color-scheme: dark) { text { fill: #ddd } }
"""


def drawn(figures: Mapping[str, Sequence[Measured]]) -> str:
    """An SVG document."""
    rates = {name: median(each.rate for each in rounds) for name, rounds in figures.items()}
    middle = {name: _quantile(rounds, 0.5) for name, rounds in figures.items()}
    late = {name: _quantile(rounds, 0.99) for name, rounds in figures.items()}
    height = TOP + ROW * len(figures) + 8
    right = LEFT + HALF + 70
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img">',
        "<title>Moves a second, and how long they take</title>",
        f"<style>{STYLE}</style>",
        f'<text class="head" x="{LEFT}" y="24">moves a second</text>',
        f'<text class="head" x="{right}" y="24">p50 and p99, ms</text>',
    ]
    most = max(rates.values(), default=1.0)
    slowest = max(late.values(), default=1.0)
    for place, name in enumerate(figures):
        y = TOP + ROW * place
        wide = (HALF - 20) * rates[name] / most
        short, long = (140 * each / slowest for each in (middle[name], late[name]))
        took = f"{middle[name]:.1f} / {late[name]:.1f}"
        lines += [
            f'<text class="name" x="{LEFT - 10}" y="{y + 14}">{escape(name)}</text>',
            f'<rect class="bar" x="{LEFT}" y="{y}" width="{wide:.1f}" height="{BAR}" rx="2"/>',
            f'<text x="{LEFT + wide + 6:.1f}" y="{y + 14}">{rates[name]:,.0f}</text>',
            f'<rect class="late" x="{right}" y="{y}" width="{long:.1f}" height="{BAR}" rx="2"/>',
            f'<rect class="bar" x="{right}" y="{y}" width="{short:.1f}" height="{BAR}" rx="2"/>',
            f'<text x="{right + long + 6:.1f}" y="{y + 14}">{took}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def _quantile(rounds: Sequence[Measured], part: float) -> float:
    return median(each.quantile(part) for each in rounds)
