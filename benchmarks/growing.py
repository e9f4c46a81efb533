"""What a server's processes take of the machine, looked at now and then: does it grow?"""

from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.services import handles_of, memory_of, sockets_of

WARM_UP: Final = 0.15  # of the time: caches fill up
PART: Final = 0.2  # of the rest, at its beginning and at its end, are held against each other
MOST: Final = 0.05  # of growth
WIDE, HIGH, LEFT, ROOM = 720, 240, 60, 40
COLOURS: Final = {"memory": "#1f6f8b", "sockets": "#b5541c", "handles": "#4f7a28"}


class Sample(NamedTuple):
    seconds: float
    memory: int  # bytes
    sockets: int
    handles: int
    choices: int  # that were acknowledged so far


def sample(seconds: float, processes: list[int], choices: int) -> Sample:
    return Sample(
        round(seconds, 1),
        sum(map(memory_of, processes)),
        sum(map(sockets_of, processes)),
        sum(len(handles_of(each)) for each in processes),
        choices,
    )


def level(samples: list[Sample], name: str) -> tuple[float, float]:
    """Of one figure the means at the beginning, after warm-up, and at the end."""
    values = [getattr(each, name) for each in samples]
    rest = values[int(WARM_UP * len(values)) :]
    few = max(1, int(PART * len(rest)))
    return sum(rest[:few]) / few, sum(rest[-few:]) / few


def growth(samples: list[Sample], name: str) -> float:
    first, last = level(samples, name)
    return last / first - 1 if first else 0.0


def plot(samples: list[Sample]) -> str:
    """All three over the time, as parts of what they were after warm-up, as SVG."""
    most_seconds = samples[-1].seconds or 1
    curves = {
        name: [getattr(each, name) / max(1.0, level(samples, name)[0]) for each in samples]
        for name in COLOURS
    }
    top = max(1.1, *(max(curve) for curve in curves.values()))

    def at(seconds: float, value: float) -> str:
        x = LEFT + (WIDE - LEFT - 10) * seconds / most_seconds
        return f"{x:.1f},{HIGH - ROOM - (HIGH - ROOM - 20) * value / top:.1f}"

    drawn: list[str] = []
    for value in (0.5, 1.0):
        x, y = at(0, value).split(",")
        drawn.append(f'<line x1="{x}" x2="{WIDE - 10}" y1="{y}" y2="{y}" stroke="#bbb"/>')
        drawn.append(f'<text x="{LEFT - 8}" y="{y}" text-anchor="end">{value:.0%}</text>')
    warm = at(WARM_UP * most_seconds, 0).split(",")[0]
    drawn.append(f'<line x1="{warm}" x2="{warm}" y1="20" y2="{HIGH - ROOM}" stroke="#bbb"/>')
    for place, (name, colour) in enumerate(COLOURS.items()):
        points = " ".join(
            at(each.seconds, value) for each, value in zip(samples, curves[name], strict=True)
        )
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}"/>')
        here = f'x="{LEFT + 110 * place}" y="{HIGH - 8}" fill="{colour}"'
        drawn.append(f"<text {here}>{name}</text>")
    minutes = f"{most_seconds / 60:.0f} min"
    drawn.append(f'<text x="{WIDE - 10}" y="{HIGH - 8}" text-anchor="end">{minutes}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}"'
    return "\n".join([f'{head} font-family="sans-serif" font-size="12">', *drawn, "</svg>\n"])


class Sheet:
    """Samples as lines of a CSV file, written as they come."""

    def __init__(self, file: Path) -> None:
        self.samples: list[Sample] = []
        self._file = file
        file.write_text(",".join(Sample._fields) + "\n")

    def add(self, each: Sample) -> None:
        self.samples.append(each)
        with self._file.open("a") as out:
            out.write(",".join(map(str, each)) + "\n")
