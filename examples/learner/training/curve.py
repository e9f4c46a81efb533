"""The curve of a training as a picture: how often the policy wins, as time goes by."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from vaka.arena.plots import FILE, caption, drawn, stroke
from vaka.arena.tally import Wins

LEFT: Final = 70
TOP: Final = 56
WIDE: Final = 600
TALL: Final = 260
TICK: Final = 0.1
STEPS: Final = (0.1, 0.5, 1.0, 5.0, 10.0, 60.0)  # minutes between marks


class Point(NamedTuple):
    minutes: float
    games: int  # of self-play so far
    wins: Wins

    def data(self) -> dict[str, float]:
        low, high = self.wins.interval
        return {
            "minutes": round(self.minutes, 2),
            "games": self.games,
            "won": self.wins.won,
            "tried": self.wins.played,
            "share": round(self.wins.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def svg(points: Sequence[Point], players: int) -> str:
    """Shares with their 95 % intervals, and the fair share to compare with."""
    longest = max([point.minutes for point in points], default=0.0) or 1.0
    highest = max([point.wins.interval[1] for point in points], default=0.0)
    top = max(TICK, -(-max(highest, 1 / players) // TICK) * TICK)

    def x(minutes: float) -> float:
        return LEFT + WIDE * minutes / longest

    def y(share: float) -> float:
        return TOP + TALL * (1 - share / top)

    parts: list[str] = []
    for number in range(round(top / TICK) + 1):
        share = number * TICK
        parts.append(stroke(LEFT - 4, y(share), LEFT, y(share), FILE))
        parts.append(caption(LEFT - 8, y(share), f"{share:.0%}", "end"))
    step = next((each for each in STEPS if each * 8 >= longest), STEPS[-1])
    for number in range(int(longest / step) + 1):
        minutes = step * number
        parts.append(stroke(x(minutes), y(0), x(minutes), y(0) + 4, FILE))
        parts.append(caption(x(minutes), y(0) + 16, f"{minutes:g}", "middle"))
    parts.append(caption(LEFT + WIDE / 2, y(0) + 36, "minutes of training", "middle"))
    parts.append(stroke(LEFT, TOP, LEFT, y(0), FILE))
    parts.append(stroke(LEFT, y(0), LEFT + WIDE, y(0), FILE))
    parts.append(stroke(LEFT, y(1 / players), LEFT + WIDE, y(1 / players), FILE, "4 3"))
    line = " ".join(f"{x(each.minutes):.1f},{y(each.wins.share):.1f}" for each in points)
    blue = FILE.fills[0]
    parts.append(f'<polyline points="{line}" fill="none" stroke="{blue}" stroke-width="2.5"/>')
    for point in points:
        low, high = point.wins.interval
        parts.append(stroke(x(point.minutes), y(low), x(point.minutes), y(high), FILE))
        at = f'cx="{x(point.minutes):.1f}" cy="{y(point.wins.share):.1f}"'
        parts.append(f'<circle {at} r="4" fill="{blue}"/>')
    parts.append(caption(LEFT + WIDE, y(1 / players) + 12, "fair share", "end"))
    title = f"Games won, one seat against {players - 1} greedy"
    return drawn(title, LEFT + WIDE + 20, y(0) + 44, parts, FILE)
