"""The island [G3]: the map of the game, and what is said about a map of one's own."""

from importlib.resources import files
from itertools import pairwise

import pytest

from vaka.core.data import LONGEST
from vaka.core.errors import DataError
from vaka.games.giants.actions import ON_HEX
from vaka.games.giants.box import Box, standard_box
from vaka.games.giants.island import (
    EDGE_NAMES,
    EDGES,
    FOREST,
    HEADDRESS_QUARRY,
    HUT,
    KIND_NAMES,
    MOAI_QUARRY,
    PLAIN,
    VILLAGE,
    Island,
    read_island,
    standard_island,
)
from vaka.games.giants.layout import HEX_ROOM
from vaka.locale import LANGUAGES, Words

GOOD = (files("vaka.games.giants") / "data" / "island.toml").read_text(encoding="utf-8")

# A small one: every hex has a name that can be seen at once.
ROWS = ("M 9 9 .", " T 9 V H")
AHUS = "a4-ne = [3, 4]\na4-e = [4, 3]\na4-nw = [20, 1]"


def own(rows: tuple[str, ...] = ROWS, ahus: str = AHUS) -> str:
    picture = "\n".join(rows)
    return f"island = '''\n{picture}\n'''\n[ahus]\n{ahus}\n"


@pytest.fixture(scope="module")
def box() -> Box:
    return standard_box()


@pytest.fixture(scope="module")
def island() -> Island:
    return standard_island()


def distances(island: Island, start: int) -> list[int]:
    """Steps from a hex to every hex."""
    found = {start: 0}
    for hex_ in (queue := [start]):
        for other in island.neighbours[hex_ * EDGES : hex_ * EDGES + EDGES]:
            if other >= 0 and other not in found:
                found[other] = found[hex_] + 1
                queue.append(other)
    return [found[hex_] for hex_ in range(island.size)]


# The standard island ------------------------------------------------------------------------------


def test_g3_hexes_and_ahus(island: Island) -> None:
    assert (island.size, island.ahus) == (56, 28)
    kinds = [list(island.kind).count(kind) for kind in range(len(KIND_NAMES))]
    assert kinds == [45, 7, 1, 1, 1, 1]


def test_g3_the_places_of_the_sample_turn(island: Island) -> None:
    """X7: the south road from the headdress quarry to the moai quarry."""
    road = [(-1, 6), (0, 6), (1, 6), (2, 6), (3, 6), (4, 5), (5, 4), (6, 4)]
    where = {(island.q[hex_], island.r[hex_]): hex_ for hex_ in range(island.size)}
    hexes = [where[place] for place in road]
    names = [island.hex_names[hex_] for hex_ in hexes]
    assert names == ["g2", "g3", "g4", "g5", "g6", "f6", "e7", "e8"]
    assert hexes[0] == island.quarry[0]
    assert hexes[-1] == island.quarry[1] == island.quarry[2] == island.quarry[3]
    for here, there in pairwise(hexes):
        assert there in island.neighbours[here * EDGES : here * EDGES + EDGES]


def test_g3_one_of_each_special_hex(island: Island) -> None:
    assert island.kind[island.quarry[0]] == HEADDRESS_QUARRY
    assert island.kind[island.quarry[1]] == MOAI_QUARRY
    assert island.kind[island.village] == VILLAGE
    assert island.kind[island.hut] == HUT
    assert island.hex_names[island.village] == "c6"
    assert island.hex_names[island.hut] == "h2"


def test_g3_the_forest(island: Island, box: Box) -> None:
    logs = [island.forest_logs[hex_] for hex_ in range(island.size)]
    assert sorted([each for each in logs if each], reverse=True) == [5, 4, 4, 4, 4, 3, 3]
    assert sum(logs) == box.logs == 27
    forest = [hex_ for hex_ in range(island.size) if island.kind[hex_] == FOREST]
    assert forest == [hex_ for hex_ in range(island.size) if logs[hex_]]
    clump = [forest[0]]
    for hex_ in clump:
        around = island.neighbours[hex_ * EDGES : hex_ * EDGES + EDGES]
        clump += [other for other in around if other in forest and other not in clump]
    assert sorted(clump) == forest


def test_g3_names_go_from_north_to_south_and_from_west_to_east(island: Island) -> None:
    places = [(island.r[hex_], island.q[hex_]) for hex_ in range(island.size)]
    assert places == sorted(places)
    assert len(set(island.hex_names)) == island.size
    rows = [name[0] for name in island.hex_names]
    assert rows == ["abcdefghi"[row] for row, _ in places]
    for row in "abcdefghi":
        numbers = [int(name[1:]) for name in island.hex_names if name[0] == row]
        assert numbers == list(range(1, len(numbers) + 1))


def test_g3_neighbours_are_mutual(island: Island) -> None:
    steps = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
    for hex_ in range(island.size):
        for direction, (q, r) in enumerate(steps):
            other = island.neighbours[hex_ * EDGES + direction]
            if other >= 0:
                assert (island.q[other], island.r[other]) == (
                    island.q[hex_] + q,
                    island.r[hex_] + r,
                )
                assert island.neighbours[other * EDGES + (direction + 3) % EDGES] == hex_
    assert max(distances(island, 0)) < island.size  # all are reached


def test_g3_around_lists_the_same_neighbours_by_number(island: Island) -> None:
    for hex_ in range(island.size):
        span = slice(hex_ * EDGES, hex_ * EDGES + EDGES)
        land = sorted([other for other in island.neighbours[span] if other >= 0])
        assert list(island.around[span]) == land + [-1] * (EDGES - len(land))


def test_g3_each_ahu_lies_on_one_plain_hex_and_faces_the_sea(island: Island) -> None:
    assert len(set(island.ahu_names)) == island.ahus
    for ahu in range(island.ahus):
        hex_, edge = island.ahu_hex[ahu], island.ahu_edge[ahu]
        assert island.ahu_names[ahu] == f"{island.hex_names[hex_]}-{EDGE_NAMES[edge]}"
        assert island.kind[hex_] == PLAIN
        assert island.neighbours[hex_ * EDGES + edge] == -1


def test_g3_the_ahus_of_a_hex_are_a_range(island: Island) -> None:
    places = [(island.ahu_hex[ahu], island.ahu_edge[ahu]) for ahu in range(island.ahus)]
    assert places == sorted(places)
    assert len(island.first_ahu) == island.size + 1
    assert (island.first_ahu[0], island.first_ahu[island.size]) == (0, island.ahus)
    for hex_ in range(island.size):
        here = list(range(island.first_ahu[hex_], island.first_ahu[hex_ + 1]))
        assert here == [ahu for ahu in range(island.ahus) if island.ahu_hex[ahu] == hex_]
        assert len(here) <= 2


def test_g3_the_value_of_an_ahu_is_its_distance_from_the_moai_quarry(island: Island) -> None:
    away = distances(island, island.quarry[1])
    for ahu in range(island.ahus):
        assert island.ahu_value[ahu] == away[island.ahu_hex[ahu]], island.ahu_names[ahu]


def test_g3_headdresses_are_worth_no_less_farther_from_their_quarry(island: Island) -> None:
    away = distances(island, island.quarry[0])
    worth = sorted(
        [(away[island.ahu_hex[ahu]], island.ahu_headdress[ahu]) for ahu in range(island.ahus)]
    )
    values = [headdress for _, headdress in worth]
    assert values == sorted(values)
    assert len(dict(worth)) == len({away for away, _ in worth})  # the same at the same distance


def test_g3_the_ahus_of_the_examples_exist(island: Island) -> None:
    pairs = {(island.ahu_value[ahu], island.ahu_headdress[ahu]) for ahu in range(island.ahus)}
    assert {(3, 8), (5, 6), (8, 6)} <= pairs
    assert 9 in {value for value, _ in pairs}


def test_the_bits_of_the_hexes_are_powers_of_two(island: Island) -> None:
    assert list(island.bit) == [2**place for place in range(HEX_ROOM)]


def check_groups(island: Island) -> None:
    groups = (
        (ON_HEX, "on", "hex", island.hex_names),
        (island.go_hex, "go", "hex", island.hex_names),
        (island.reserve_ahu, "reserve", "ahu", island.ahu_names),
        (island.erect_ahu, "erect", "ahu", island.ahu_names),
        (island.crown_ahu, "crown", "ahu", island.ahu_names),
        (island.peek_ahu, "peek", "ahu", island.ahu_names),
    )
    for first, action, argument, names in groups:
        for place, name in enumerate(names):
            assert str(island.catalog[first + place]) == f"{action}({argument}={name})"
    assert len(island.catalog) == island.peek_ahu + island.ahus


def test_the_catalog_of_the_standard_island(island: Island) -> None:
    assert len(island.catalog) == 589
    check_groups(island)


# An island of one's own ---------------------------------------------------------------------------


def test_the_standard_island_as_a_text(island: Island, box: Box) -> None:
    again = read_island(GOOD, box)
    assert again.hex_names == island.hex_names
    assert list(again.q) == list(island.q)
    assert again.ahu_names == island.ahu_names


def test_an_island_of_ones_own(box: Box) -> None:
    island = read_island(own(), box)
    assert island.hex_names == ["a1", "a2", "a3", "a4", "b1", "b2", "b3", "b4"]
    assert list(island.kind) == [4, 1, 1, 0, 5, 1, 2, 3]
    assert list(island.forest_logs) == [0, 9, 9, 0, 0, 9, 0, 0]
    assert list(island.neighbours[:EDGES]) == [1, -1, -1, -1, -1, 4]
    assert island.ahu_names == ["a4-e", "a4-ne", "a4-nw"]  # not as written: in the order of edges
    assert list(island.ahu_value) == [4, 3, 20]
    assert list(island.ahu_headdress) == [3, 4, 1]
    assert list(island.first_ahu) == [0, 0, 0, 0, 3, 3, 3, 3, 3]
    check_groups(island)


@pytest.mark.parametrize(
    "rows",
    [
        tuple("     " + row for row in ROWS),  # in odd columns
        ("", "   ", *ROWS, "  ", ""),  # with rows of sea around it
        tuple(row + "    " for row in ROWS),
    ],
)
def test_where_the_picture_begins_does_not_matter(rows: tuple[str, ...], box: Box) -> None:
    island, moved = read_island(own(), box), read_island(own(rows), box)
    assert moved.hex_names == island.hex_names
    assert list(moved.neighbours) == list(island.neighbours)
    assert list(moved.r) == list(island.r)
    assert len({moved.q[hex_] - island.q[hex_] for hex_ in range(island.size)}) == 1


def test_line_ends_of_any_system(box: Box) -> None:
    island = read_island(own().replace("\n", "\r\n"), box)
    assert island.hex_names == read_island(own(), box).hex_names


def test_a_bay_does_not_count_as_a_hex(box: Box) -> None:
    island = read_island(own(("M 9 9   .", " T 9 V H")), box)
    assert island.hex_names[3] == "a4"
    assert (island.q[2], island.q[3]) == (2, 4)


def test_an_island_as_large_as_may_be(box: Box) -> None:
    rows = ("M T V H 9 9 9 " + ". " * 23, " " + ". " * 30)
    ahus = "\n".join(
        f"b{number}-{edge} = [1, 1]" for number in range(1, 17) for edge in ("sw", "se")
    )
    island = read_island(own(rows, ahus), box)
    assert (island.size, island.ahus) == (60, 32)
    check_groups(island)
    deep = ["M", " T", "V", " H", "9", " 9", "9", *[" .", "."] * 9, " ."]
    assert read_island(own(tuple(deep), "z1-se = [1, 1]"), box).hex_names[-1] == "z1"


LONG = ("M 9 9 " + ". " * 30, " T 9 V H " + ". " * 24)
DEEP = ("M", " T", "V", " H", "9", " 9", "9", *[" .", "."] * 10)
MANY = "\n".join(f"b{number}-{edge} = [1, 1]" for number in range(5, 22) for edge in ("sw", "se"))

# The text, the entry that the error names, the reason, and its details.
MISTAKES: list[tuple[str, str, str, dict[str, str | int]]] = [
    # no text of the right kind
    ("", "island", "missing", {}),
    ("island = ", "-", "not-toml", {}),
    ("island", "-", "not-toml", {}),
    ("my-island.toml", "-", "not-toml", {}),
    ("\x00", "-", "not-toml", {}),
    (own() + own(), "-", "not-toml", {}),
    (own().replace("\n", "\r"), "-", "not-toml", {}),
    (own(ahus="a4-e = [1, 1]\na4-e = [1, 1]"), "-", "not-toml", {}),
    ("island = " + "9" * 5000, "-", "not-toml", {}),
    ("island = " + "[" * 9000, "-", "too-deep", {}),
    (own() + "#" * LONGEST, "-", "too-long", {"most": LONGEST}),
    ("island = 5", "island", "not-text", {"given": "5"}),
    ("island = ['. .', ' .']", "island", "not-text", {}),
    ("island = 0x" + "f" * 9000, "island", "not-text", {"given": "int"}),
    # the picture
    ("island = ''", "island", "no-hexes", {}),
    (own(("", "   ")), "island", "no-hexes", {}),
    (own(("M 9 9 .", " T x V H")), "island", "unknown-symbol", {"row": 2, "column": 4}),
    (own(("M 9 9 0", " T 9 V H")), "island", "unknown-symbol", {"row": 1, "given": "'0'"}),
    (own(("M 9 9 .", "\tT 9 V H")), "island", "unknown-symbol", {"given": "'\\t'", "column": 1}),
    (own(("", "M 9 \u2460 .")), "island", "unknown-symbol", {"row": 2, "column": 5}),
    (own(("m 9 9 .", " T 9 V H")), "island", "unknown-symbol", {"known": ". 1-9 V H M T"}),
    (own(("M 9 9 .", "T 9 V H")), "island", "between-columns", {"row": 2, "column": 1}),
    (own(("M 9 9.", " T 9 V H")), "island", "between-columns", {"row": 1, "column": 6}),
    (own(DEEP), "island", "too-many-rows", {"most": 26}),
    (own(LONG), "island", "too-many-hexes", {"most": 60}),
    (own(("M 9 9   .", " T 9 V   H")), "island", "unreachable", {"start": "a1", "hex": "a4"}),
    (own(("M 9 9 .", " T 9 V H", "", " .")), "island", "unreachable", {"hex": "d1"}),
    (own((". 9 9 .", " T 9 V H")), "island", "not-one", {"symbol": "M", "given": 0}),
    (own(("M 9 9 .", " M 9 V H")), "island", "not-one", {"symbol": "M", "given": 2}),
    (own(("M 9 9 .", " . 9 V H")), "island", "not-one", {"symbol": "T", "given": 0}),
    (own(("M 9 9 .", " T 9 V V")), "island", "not-one", {"symbol": "V", "given": 2}),
    (own(("M 9 9 .", " T 9 V .")), "island", "not-one", {"symbol": "H", "given": 0}),
    (own(("M . . .", " T . V H")), "island", "forest-tiles", {"given": 0, "most": 7}),
    (own(("M 4 4 . 4 4 4", " T 4 V H 1 1 1")), "island", "forest-tiles", {"given": 9}),
    (own(("M 9 8 .", " T 9 V H")), "island", "forest-logs", {"given": 26, "wanted": 27}),
    (own(("M 9 9 .", " T 9 V H 1")), "island", "forest-logs", {"given": 28, "wanted": 27}),
    # the ahus
    (own().split("[ahus]", maxsplit=1)[0], "ahus", "missing", {}),
    ("ahus = 3\n" + own().split("[ahus]", maxsplit=1)[0], "ahus", "not-section", {}),
    (own(ahus=""), "ahus", "no-ahus", {}),
    (
        own((ROWS[0], ROWS[1] + " ." * 20), MANY),
        "ahus",
        "too-many-ahus",
        {"given": 34, "most": 32},
    ),
    (own(ahus="a5-ne = [3, 4]"), "ahus.a5-ne", "no-such-hex", {"last": "b4"}),
    (own(ahus="A4-ne = [3, 4]"), "ahus.A4-ne", "no-such-hex", {}),
    (own(ahus="'' = [3, 4]"), "ahus", "no-such-hex", {}),
    (own(ahus="a4-n = [3, 4]"), "ahus.a4-n", "no-such-edge", {"known": "e, ne, nw, w, sw, se"}),
    (own(ahus="a4 = [3, 4]"), "ahus.a4", "no-such-edge", {}),
    (own(ahus="a4-ne-2 = [3, 4]"), "ahus.a4-ne-2", "no-such-edge", {}),
    (own(ahus="a4-sw = [3, 4]"), "ahus.a4-sw", "ahu-inland", {"hex": "b3"}),
    (own(ahus="a1-w = [3, 4]"), "ahus.a1-w", "ahu-not-plain", {"hex": "a1"}),
    (own(ahus="a2-nw = [3, 4]"), "ahus.a2-nw", "ahu-not-plain", {"hex": "a2"}),
    (own(ahus="a4-e = [0, 4]"), "ahus.a4-e[0]", "out-of-range", {"least": 1, "most": 20}),
    (own(ahus="a4-e = [3, 21]"), "ahus.a4-e[1]", "out-of-range", {"given": 21}),
    (own(ahus="a4-e = [3, 0xfffffffffffffffffff]"), "ahus.a4-e[1]", "out-of-range", {}),
    (own(ahus="a4-e = [3, '4']"), "ahus.a4-e[1]", "not-number", {"given": "'4'"}),
    (own(ahus="a4-e = [3]"), "ahus.a4-e", "wrong-length", {"given": 1, "wanted": 2}),
    (own(ahus="a4-e = 3"), "ahus.a4-e", "not-list", {"given": "3"}),
    (own(ahus="a4-e.value = 3"), "ahus.a4-e", "not-list", {}),
    # what nobody knows
    ("name = 'Hiva'\n" + own(), "name", "unknown-entry", {}),
    (own() + "[weather]\nrain = 1\n", "weather", "unknown-entry", {}),
]


@pytest.mark.parametrize(("text", "entry", "reason", "why"), MISTAKES)
def test_mistakes(text: str, entry: str, reason: str, why: dict[str, str | int], box: Box) -> None:
    with pytest.raises(DataError) as caught:
        read_island(text, box)
    error = caught.value
    assert error.details == {"file": "island", "entry": entry}
    assert error.reason == reason
    assert error.why | why == error.why
    for language in LANGUAGES:
        sentence = error.message(Words(language))
        assert "island" in sentence
        assert entry in sentence
        assert "".join(sentence.split()).isprintable()  # but for the spaces of French
        assert "\n" not in sentence
        assert len(sentence) < 500
