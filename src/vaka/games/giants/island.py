"""The island: hexes, neighbours and ahus, read from a picture in a data file [G3]."""

from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from vaka.core.data import Section, read, read_text
from vaka.core.vectors import i64, vec
from vaka.games.giants.actions import ON_HEX, catalog
from vaka.games.giants.box import Box, standard_box
from vaka.games.giants.layout import AHU_ROOM, HEX_ROOM, KINDS

# Kinds of hexes.
PLAIN: Final = 0
FOREST: Final = 1
VILLAGE: Final = 2
HUT: Final = 3
MOAI_QUARRY: Final = 4
HEADDRESS_QUARRY: Final = 5

KIND_NAMES: Final = ("plain", "forest", "village", "hut", "moai-quarry", "headdress-quarry")

# Edges of a hex, and the directions to its neighbours. In the picture a step to the east is two
# columns; a step to another row is one column aside.
EDGES: Final = 6
EDGE_NAMES: Final = ("e", "ne", "nw", "w", "sw", "se")
_COLUMNS: Final = (2, 1, -1, -2, -1, 1)
_ROWS: Final = (0, -1, -1, 0, 1, 1)

# The picture.
_SEA: Final = " "
_SYMBOLS: Final = (".", "1-9", "V", "H", "M", "T")  # by kind
_DIGITS: Final = "123456789"
_LETTERS: Final = "abcdefghijklmnopqrstuvwxyz"  # the names of the rows

MAX_CACHED_ISLANDS: Final = 64
_MOST_POINTS: Final = 20  # that an ahu or a headdress is worth


class Picture:
    """The hexes of a picture in the order of reading, which is that of their numbers."""

    def __init__(self, root: Section, entry: str) -> None:
        self.root = root
        self.entry = entry
        self.rows: list[int] = []  # counted from the first with a hex
        self.columns: list[int] = []
        self.kinds: list[int] = []
        self.logs: list[int] = []
        self.names: list[str] = []
        self.placed: dict[tuple[int, int], int] = {}  # row and column to hex
        lines = root.text(entry).split("\n")
        north = 0
        while north < len(lines) and not lines[north].strip(_SEA):
            north += 1
        for line in range(north, len(lines)):
            number = 0
            for column, symbol in enumerate(lines[line]):
                if symbol != _SEA:
                    number += 1
                    self._add(line - north, line, column, symbol, number)
        if not self.names:
            raise root.wrong(entry, "no-hexes")
        self._connected()

    def _add(self, row: int, line: int, column: int, symbol: str, number: int) -> None:
        place = {"row": line + 1, "column": column + 1}  # people count from 1
        forest = symbol in _DIGITS
        if not forest and symbol not in _SYMBOLS:
            raise self.root.wrong(
                self.entry, "unknown-symbol", given=ascii(symbol), known=" ".join(_SYMBOLS), **place
            )
        if row == len(_LETTERS):
            raise self.root.wrong(self.entry, "too-many-rows", most=len(_LETTERS))
        if len(self.names) == HEX_ROOM:
            raise self.root.wrong(self.entry, "too-many-hexes", most=HEX_ROOM)
        if self.names and (column - row - self.columns[0]) % 2:
            raise self.root.wrong(self.entry, "between-columns", **place)
        self.placed[row, column] = len(self.names)
        self.rows.append(row)
        self.columns.append(column)
        self.kinds.append(FOREST if forest else _SYMBOLS.index(symbol))
        self.logs.append(int(symbol) if forest else 0)
        self.names.append(f"{_LETTERS[row]}{number}")

    def _connected(self) -> None:
        """Every hex can be reached from the first; else the error names one that cannot."""
        reached = [0]
        done = 0
        while done < len(reached):
            for direction in range(EDGES):
                other = self.neighbour(reached[done], direction)
                if other >= 0 and other not in reached:
                    reached.append(other)
            done += 1
        for hex_ in range(len(self.names)):
            if hex_ not in reached:
                raise self.root.wrong(
                    self.entry, "unreachable", hex=self.names[hex_], start=self.names[0]
                )

    def neighbour(self, hex_: int, direction: int) -> int:
        """The hex beyond an edge, or -1 for the sea."""
        row = self.rows[hex_] + _ROWS[direction]
        return self.placed.get((row, self.columns[hex_] + _COLUMNS[direction]), -1)

    def only(self, kind: int) -> int:
        """The hex of a kind of which there must be exactly one."""
        given = self.kinds.count(kind)
        if given != 1:
            raise self.root.wrong(self.entry, "not-one", symbol=_SYMBOLS[kind], given=given)
        return self.kinds.index(kind)

    def check_forest(self, box: Box) -> None:
        """There is a tile for each hex of forest, and all logs are in one of them."""
        tiles = self.kinds.count(FOREST)
        most: int = box.forest_tiles
        if not 1 <= tiles <= most:
            raise self.root.wrong(self.entry, "forest-tiles", given=tiles, most=most)
        wanted: int = box.logs
        if sum(self.logs) != wanted:
            raise self.root.wrong(self.entry, "forest-logs", given=sum(self.logs), wanted=wanted)


class Island:
    """The map. Never changed after it is read.

    Hexes are numbered from north to south and west to east, ahus by their hex and then their edge,
    so that those of a hex follow each other.
    """

    def __init__(self, root: Section, box: Box) -> None:
        picture = Picture(root, "island")
        size = len(picture.names)
        self.size: i64 = size
        self.hex_names: list[str] = picture.names
        west = picture.columns[0] % 2  # the picture may begin in an even or in an odd column
        self.q: vec[i64] = vec[i64](
            [(picture.columns[hex_] - west - picture.rows[hex_]) // 2 for hex_ in range(size)]
        )
        self.r: vec[i64] = vec[i64](picture.rows)
        self.east: vec[i64] = vec[i64](  # how far to the east, from 1, in half steps
            [1 + column - min(picture.columns) for column in picture.columns]
        )
        self.kind: vec[i64] = vec[i64](picture.kinds)
        self.forest_logs: vec[i64] = vec[i64](picture.logs)
        self.forests: vec[i64] = vec[i64](  # their hexes
            [hex_ for hex_ in range(size) if picture.kinds[hex_] == FOREST]
        )
        self.neighbours: vec[i64] = vec[i64](  # hex * EDGES + direction; -1: the sea
            [
                picture.neighbour(hex_, direction)
                for hex_ in range(size)
                for direction in range(EDGES)
            ]
        )
        self.around: vec[i64] = vec[i64](_around(picture))
        # Powers of two, for sets of hexes, of ahus and of objects.
        self.bit: vec[i64] = vec[i64]([1 << place for place in range(HEX_ROOM)])
        self.beside: vec[i64] = vec[i64](_beside(picture))
        self.village: i64 = picture.only(VILLAGE)
        self.hut: i64 = picture.only(HUT)
        moai = picture.only(MOAI_QUARRY)
        headdresses = picture.only(HEADDRESS_QUARRY)
        # Where an object of a kind comes from: headdress, then moai by size.
        self.quarry: vec[i64] = vec[i64]([headdresses] + [moai] * (KINDS - 1))
        picture.check_forest(box)

        section = root.section("ahus")
        found = sorted([_place(section, picture, entry) for entry in section.entries()])
        if not found:
            raise root.wrong("ahus", "no-ahus")
        if len(found) > AHU_ROOM:
            raise root.wrong("ahus", "too-many-ahus", given=len(found), most=AHU_ROOM)
        names = [f"{picture.names[hex_]}-{EDGE_NAMES[edge]}" for hex_, edge in found]
        values = [section.numbers(name, 2, 1, _MOST_POINTS) for name in names]
        section.finish()
        root.finish()
        ahus = len(found)
        self.ahus: i64 = ahus
        self.ahu_names: list[str] = names
        self.ahu_hex: vec[i64] = vec[i64]([hex_ for hex_, _ in found])
        self.ahu_edge: vec[i64] = vec[i64]([edge for _, edge in found])
        self.ahu_value: vec[i64] = vec[i64]([value for value, _ in values])
        self.ahu_headdress: vec[i64] = vec[i64]([headdress for _, headdress in values])
        self.coast: i64 = _set_of([hex_ for hex_, _ in found])  # the hexes with ahus
        self.first_ahu: vec[i64] = vec[i64](  # by hex; the ahus of a hex end where the next begin
            [sum([1 for hex_, _ in found if hex_ < border]) for border in range(size + 1)]
        )

        self.catalog: Final = catalog(box.piece_names, picture.names, names)
        # Where its groups of hexes and ahus begin.
        self.go_hex: i64 = ON_HEX + size
        self.reserve_ahu: i64 = ON_HEX + size * 2
        self.erect_ahu: i64 = ON_HEX + size * 2 + ahus
        self.crown_ahu: i64 = ON_HEX + size * 2 + ahus * 2
        self.peek_ahu: i64 = ON_HEX + size * 2 + ahus * 3


def _around(picture: Picture) -> list[int]:
    """The neighbours of each hex in the order of their numbers, filled up to six with -1."""
    listed: list[int] = []
    for hex_ in range(len(picture.names)):
        found = [picture.neighbour(hex_, direction) for direction in range(EDGES)]
        land = sorted([other for other in found if other >= 0])
        listed += land + [-1] * (EDGES - len(land))
    return listed


def _beside(picture: Picture) -> list[int]:
    """The neighbours of each hex as a set."""
    sets: list[int] = []
    for hex_ in range(len(picture.names)):
        found = [picture.neighbour(hex_, direction) for direction in range(EDGES)]
        sets.append(_set_of([other for other in found if other >= 0]))
    return sets


def _set_of(members: list[int]) -> int:
    found = 0
    for member in members:
        found |= 1 << member
    return found


def _place(section: Section, picture: Picture, entry: str) -> tuple[int, int]:
    """Where an ahu lies, by its name: its hex and edge."""
    name, _, edge_name = entry.partition("-")
    if name not in picture.names:
        raise section.wrong(entry, "no-such-hex", last=picture.names[-1])
    if edge_name not in EDGE_NAMES:
        raise section.wrong(entry, "no-such-edge", known=", ".join(EDGE_NAMES))
    hex_ = picture.names.index(name)
    edge = EDGE_NAMES.index(edge_name)
    if picture.kinds[hex_] != PLAIN:
        raise section.wrong(entry, "ahu-not-plain", hex=name, symbol=_SYMBOLS[PLAIN])
    other = picture.neighbour(hex_, edge)
    if other >= 0:
        raise section.wrong(entry, "ahu-inland", hex=picture.names[other])
    return hex_, edge


@lru_cache(maxsize=MAX_CACHED_ISLANDS)
def read_island(text: str, box: Box) -> Island:
    """The island of a text like data/island.toml, which somebody gave as the option `island`."""
    return Island(read_text("island", text), box)


def standard_island() -> Island:
    """The island of the game as we made it."""
    file = Path(str(files("vaka.games.giants") / "data" / "island.toml"))
    return Island(read(file), standard_box())
