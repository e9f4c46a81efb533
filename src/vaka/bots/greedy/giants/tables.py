"""What an island looks like to the guide: distances and numbers that never change."""

from typing import final

from vaka.core.cells import blank
from vaka.core.vectors import i64, vec
from vaka.games.giants.box import Box
from vaka.games.giants.island import EDGES, FOREST, Island


def zeros(size: int) -> vec[float]:
    """A vector of numbers that are not whole."""
    numbers = [0.0] * size
    return vec[float](numbers)


@final
class Tables:
    """Distances between the hexes of an island, and what the box says. Never changed."""

    def __init__(self, island: Island, box: Box) -> None:
        self.island = island
        self.box = box
        size = island.size
        self.size: i64 = size
        self.around: vec[i64] = island.around
        self.distance: vec[i64] = blank(size * size)  # from * size + to
        self.longest: i64 = 0
        self.forests: i64 = 0
        self.forest: vec[i64] = blank(size)  # the hexes of the first so many
        hex_: i64
        for hex_ in range(size):
            self._distances(hex_)
            if island.kind[hex_] == FOREST:
                self.forest[self.forests] = hex_
                self.forests += 1

    def _distances(self, start: i64) -> None:
        """Steps from a hex to every hex: an island is connected."""
        size = self.size
        seen = blank(size)
        reached = blank(size)
        row = start * size
        seen[start] = 1
        reached[0] = start
        count: i64 = 1
        done: i64 = 0
        edge: i64
        while done < count:
            hex_ = reached[done]
            done += 1
            steps = self.distance[row + hex_]
            if steps > self.longest:
                self.longest = steps
            for edge in range(EDGES):
                other = self.around[hex_ * EDGES + edge]
                if other >= 0 and not seen[other]:
                    seen[other] = 1
                    self.distance[row + other] = steps + 1
                    reached[count] = other
                    count += 1
