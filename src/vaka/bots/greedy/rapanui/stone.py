"""What an offering will be worth when the game ends, from what lies on the stone [N24]."""

from math import erf, exp, sqrt
from typing import Final, final

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.rapanui.cards import Box
from vaka.games.rapanui.layout import (
    CROPS,
    HIDDEN,
    HIDDEN_COUNT,
    HIDDEN_CROP,
    HIDDEN_SIZE,
    STONE,
)

FAR: Final = 12  # a lead of more offerings than this is as safe as this one
WIDTH: Final = 25
HALVES: Final = 20  # sacrifice rounds still to come, in halves, up to this


def _below(x: float) -> float:
    """How likely a number from the bell curve is below x."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))


def zeros(size: int) -> vec[float]:
    numbers = [0.0] * size
    return vec[float](numbers)


@final
class Stone:
    """Counts of the stone, and what they promise: `value[crop]` after `judge`."""

    def __init__(self, box: Box, spread: float) -> None:
        self.count: vec[i64] = blank(CROPS)
        self.total: i64 = 0
        self.value: vec[float] = zeros(CROPS)
        worth = [float(points) for points in box.crop_values]
        worth.append(worth[CROPS - 1])  # so that there is one beyond the last
        self.worth: vec[float] = vec[float](worth)
        # By halves of rounds and by lead: how likely one crop will be above another, or equal.
        above: list[float] = []
        equal: list[float] = []
        for half in range(HALVES + 1):
            for lead in range(-FAR, FAR + 1):
                if half == 0:
                    above.append(1.0 if lead > 0 else 0.0)
                    equal.append(1.0 if lead == 0 else 0.0)
                else:
                    sd = spread * sqrt(half / 2.0)
                    above.append(_below((lead - 0.5) / sd))
                    equal.append(_below((lead + 0.5) / sd) - _below((lead - 0.5) / sd))
        self.above: vec[float] = vec[float](above)
        self.equal: vec[float] = vec[float](equal)

    def look(self, cells: vec[i64]) -> None:
        """Count what lies on the stone, the hidden ones as they are in this state."""
        count = self.count
        crop: i64
        total: i64 = 0
        for crop in range(CROPS):
            count[crop] = cells[STONE + crop]
            total += count[crop]
        number: i64
        for number in range(cells[HIDDEN_COUNT]):
            count[cells[HIDDEN + number * HIDDEN_SIZE + HIDDEN_CROP]] += 1
            total += 1
        self.total = total

    def judge(self, rounds: float) -> None:
        """Expect the worth of each crop, if so many more sacrifice rounds are to be expected.

        Perhaps there will be none at all: then all is as it lies. Else the counts will shift.
        """
        none = exp(-rounds)
        some = 1.0 - none
        value = self.value
        crop: i64
        for crop in range(CROPS):
            value[crop] = 0.0
        if self.total:
            self._judge_all(0, none)
        if some > 0.01:
            halves: i64 = i64(rounds / some * 2.0 + 0.5)
            if halves > HALVES:
                halves = HALVES
            self._judge_all(halves, some)

    def _judge_all(self, halves: i64, likely: float) -> None:
        value = self.value
        value[0] += likely * self._worth_of(halves, 0, 1, 2, 3)
        value[1] += likely * self._worth_of(halves, 1, 0, 2, 3)
        value[2] += likely * self._worth_of(halves, 2, 0, 1, 3)
        value[3] += likely * self._worth_of(halves, 3, 0, 1, 2)

    def _worth_of(self, halves: i64, crop: i64, a: i64, b: i64, c: i64) -> float:
        """What a crop is worth after so many rounds.

        Its rank is the number of different larger counts: the crops above it, less those counted
        twice because they are equal. Without rounds to come this is exact.
        """
        count = self.count
        own = count[crop]
        above_a = self.above[place(halves, count[a] - own)]
        above_b = self.above[place(halves, count[b] - own)]
        above_c = self.above[place(halves, count[c] - own)]
        equal_ab = self.equal[place(halves, count[a] - count[b])]
        equal_bc = self.equal[place(halves, count[b] - count[c])]
        equal_ac = self.equal[place(halves, count[a] - count[c])]
        rank = above_a + above_b + above_c
        rank -= above_a * above_b * equal_ab
        rank -= above_b * above_c * equal_bc
        rank -= above_a * above_c * equal_ac
        rank += above_a * above_b * above_c * equal_ab * equal_bc
        if rank < 0.0:
            rank = 0.0
        step: i64 = i64(rank)
        part = rank - float(step)
        low = self.worth[step]
        return low + part * (self.worth[step + 1] - low)


def place(halves: i64, lead: i64) -> i64:
    """Where a lead stands in the tables."""
    if lead > FAR:
        lead = FAR
    elif lead < -FAR:
        lead = -FAR
    return halves * WIDTH + lead + FAR
