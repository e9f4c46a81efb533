"""The data file of the box [G1, G2, G4]: its numbers, and what is said about mistakes."""

from functools import partial
from pathlib import Path

import pytest

from tests.games.mistakes import Mistake, changed_box, check_mistake
from vaka.games.giants.box import FACES, OBJECT_NAMES, Box, read_box, standard_box

write = partial(changed_box, "giants")


@pytest.fixture(scope="module")
def box() -> Box:
    return standard_box()


def test_g1_the_material(box: Box) -> None:
    assert list(box.made) == [14, 17, 12, 6]
    assert (box.logs, box.halves, box.forest_tiles) == (27, 30, 7)
    assert (box.workers, box.markers, box.colour_bases) == (6, 6, 7)


def test_g1_every_object_has_a_name(box: Box) -> None:
    assert list(box.first_piece) == [0, 14, 31, 43]
    assert len(box.piece_names) == len(box.piece_kind) == 49
    assert len(set(box.piece_names)) == 49
    for kind, name in enumerate(OBJECT_NAMES):
        first = box.first_piece[kind]
        for number in range(box.made[kind]):
            assert box.piece_kind[first + number] == kind
            assert box.piece_names[first + number] == f"{name}-{number + 1}"


def test_g2_the_dice(box: Box) -> None:
    dice = [list(box.faces[die * FACES : die * FACES + FACES]) for die in range(5)]
    assert dice == [[0, 1, 1, 2, 2, 3]] * 3 + [[0, 1, 1, 1, 2, 3]] * 2


def test_g4_what_players_begin_with(box: Box) -> None:
    assert (box.start_workers, box.start_markers) == (1, 2)
    assert list(box.bases) == [7, 6, 5]


def test_g6_the_first_turn_has_neither_broken_nor_large_moai(box: Box) -> None:
    assert list(box.first_turn) == [1, 1, 2, 2]


def test_g7_g17_g30_g32_numbers_of_the_rules(box: Box) -> None:
    assert (box.sculptor_chief, box.carry_chief, box.tablet_points, box.turns) == (3, 3, 3, 20)


def test_another_box_can_be_read(tmp_path: Path) -> None:
    box = read_box(
        write(
            tmp_path,
            ("headdresses = 14", "headdresses = 16"),
            ("moai = [17, 12, 6]", "moai = [15, 12, 6]"),
            ('"brown", "brown"]', '"brown", "white"]'),
            ("turns = 20", "turns = 12"),
        )
    )
    assert list(box.first_piece) == [0, 16, 31, 43]
    assert list(box.faces[24:]) == [0, 1, 1, 2, 2, 3]
    assert box.turns == 12


STARTERS = "[start]                     # what every player begins with [G4]\n"

MISTAKES: list[Mistake] = [
    # something is missing, or nobody knows it
    ("logs = 27\n", "", "supply.logs", "missing", {}),
    ("[end]\n", "[ends]\n", "end", "missing", {}),
    ("headdresses = 14\n", "headdresses = 14\nhats = 1\n", "pieces.hats", "unknown-entry", {}),
    ("half_tablets = 30", "half_tablets = 30\nstones = 1", "supply.stones", "unknown-entry", {}),
    ("workers = 6", "workers = 6\nkings = 1", "colour.kings", "unknown-entry", {}),
    (STARTERS, STARTERS + "logs = 0\n", "start.logs", "unknown-entry", {}),
    ("[dice] ", "[dice]\nblack = [1]\n", "dice.black", "unknown-entry", {}),
    ("sculpts = 3", "sculpts = 3\ncooks = 3", "chief.cooks", "unknown-entry", {}),
    ("tablet = 3", "tablet = 3\nlog = 1", "score.log", "unknown-entry", {}),
    ("turns = 20", "turns = 20\nhours = 2", "end.hours", "unknown-entry", {}),
    ("[end]\n", "[weather]\nrain = 1\n[end]\n", "weather", "unknown-entry", {}),
    # of the wrong type or length
    (
        "half_tablets = 30",
        'half_tablets = "many"',
        "supply.half_tablets",
        "not-number",
        {"given": "'many'"},
    ),
    ("bases = [7, 6, 5]", "bases = 7", "start.bases", "not-list", {"given": "7"}),
    ("moai = [17, 12, 6]", "moai = [35]", "pieces.moai", "wrong-length", {"wanted": 3}),
    ("brown = [0, 1, 1, 1, 2, 3]", "brown = [0, 1]", "dice.brown", "wrong-length", {"wanted": 6}),
    ('"brown", "brown"]', '"brown"]', "dice.order", "wrong-length", {"given": 4, "wanted": 5}),
    ("first_turn = [1, 1, 2, 2]", "first_turn = []", "dice.first_turn", "wrong-length", {}),
    # words
    ('"brown", "brown"]', '"brown", "red"]', "dice.order[4]", "unknown-word", {"given": "'red'"}),
    # out of range
    ("headdresses = 14", "headdresses = 15", "pieces", "out-of-range", {"given": 50, "most": 49}),
    ("headdresses = 14", "headdresses = 13", "pieces", "out-of-range", {"given": 48, "least": 49}),
    ("workers = 6", "workers = 7", "colour.workers", "out-of-range", {"given": 7, "most": 6}),
    ("markers = 6", "markers = 7", "colour.markers", "out-of-range", {"given": 7, "most": 6}),
    ("workers = 1", "workers = 6", "start.workers", "out-of-range", {"given": 6, "most": 5}),
    ("markers = 2", "markers = 7", "start.markers", "out-of-range", {"given": 7, "most": 6}),
    ("[7, 6, 5]", "[8, 6, 5]", "start.bases[0]", "out-of-range", {"given": 8, "most": 7}),
    ("[7, 6, 5]", "[7, 6, 0]", "start.bases[2]", "out-of-range", {"given": 0, "least": 1}),
    ("white = [0, 1,", "white = [0, 4,", "dice.white[1]", "out-of-range", {"given": 4, "most": 3}),
    ("[1, 1, 2, 2]", "[1, 1, 2, 4]", "dice.first_turn[3]", "out-of-range", {"given": 4}),
    ("carries = 3", "carries = 2", "chief.carries", "out-of-range", {"given": 2, "least": 3}),
    ("turns = 20", "turns = 0", "end.turns", "out-of-range", {"given": 0, "least": 1}),
]


@pytest.mark.parametrize(("old", "new", "entry", "reason", "why"), MISTAKES)
def test_mistakes(
    tmp_path: Path, old: str, new: str, entry: str, reason: str, why: dict[str, str | int]
) -> None:
    check_mistake(read_box, write(tmp_path, (old, new)), entry, reason, why)
