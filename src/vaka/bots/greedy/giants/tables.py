"""What an island looks like to the greedy player: lists that are quick to read."""

from functools import lru_cache

from vaka.games.giants.box import Box
from vaka.games.giants.island import EDGES, HEADDRESS_QUARRY, Island
from vaka.games.giants.layout import KINDS


class Tables:
    """Neighbours, distances and ahus of an island. Never changed."""

    def __init__(self, island: Island, box: Box) -> None:
        size = int(island.size)
        self.size = size
        self.neighbours: list[list[int]] = []
        for hex_ in range(size):
            around = [int(island.neighbours[hex_ * EDGES + edge]) for edge in range(EDGES)]
            self.neighbours.append([other for other in around if other >= 0])
        self.distance = [self._distances(hex_) for hex_ in range(size)]
        self.longest = max(map(max, self.distance))
        self.kind = [int(kind) for kind in island.kind]
        self.forest_logs = [int(logs) for logs in island.forest_logs]
        self.village = int(island.village)
        self.hut = int(island.hut)
        self.headdress_quarry = self.kind.index(HEADDRESS_QUARRY)
        self.quarry = [int(island.quarry[kind]) for kind in range(KINDS)]
        self.ahus = int(island.ahus)
        self.ahu_hex = [int(hex_) for hex_ in island.ahu_hex]
        self.ahu_value = [int(value) for value in island.ahu_value]
        self.ahu_headdress = [int(value) for value in island.ahu_headdress]
        self.ahus_of: list[list[int]] = [[] for _ in range(size)]
        for ahu in range(self.ahus):
            self.ahus_of[self.ahu_hex[ahu]].append(ahu)
        self.piece_kind = [int(kind) for kind in box.piece_kind]
        self.sculptor_chief = int(box.sculptor_chief)
        self.tablet_points = int(box.tablet_points)
        self.turns = int(box.turns)

    def _distances(self, start: int) -> list[int]:
        """Steps from a hex to every hex: an island is connected."""
        steps = [-1] * self.size
        steps[start] = 0
        reached = [start]
        for hex_ in reached:
            for other in self.neighbours[hex_]:
                if steps[other] < 0:
                    steps[other] = steps[hex_] + 1
                    reached.append(other)
        return steps


@lru_cache(maxsize=8)
def tables_of(island: Island, box: Box) -> Tables:
    """Made once for each island, however many bots there are."""
    return Tables(island, box)
