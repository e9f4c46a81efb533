"""The data file of the box: a mistake names the file, the entry and the reason."""

from functools import partial
from pathlib import Path

import pytest

from tests.games.mistakes import Mistake, changed_box, check_mistake
from vaka.core.errors import DataError
from vaka.games.rapanui.cards import read_box

write = partial(changed_box, "rapanui")


def test_the_box_as_it_is_sold(tmp_path: Path) -> None:
    box = read_box(write(tmp_path))
    assert list(box.deck) == [5, 5, 5, 5, 12, 9, 9]
    assert box.deck_size == 50
    assert list(box.offerings) == [25, 25, 25, 25]
    assert list(box.start_wood) == [2, 3, 4, 5]
    assert list(box.gatherer_costs) == [0, 1, 2]
    assert (box.offering_cost, box.moai_cost, box.majority, box.height) == (5, 7, 2, 4)
    assert (box.moai_points, box.wood_for_point) == (4, 5)
    assert list(box.crop_values) == [3, 2, 1, 0]
    assert list(box.lacks) == [0, 1, 2, 3]


def test_another_box_can_be_read(tmp_path: Path) -> None:
    box = read_box(write(tmp_path, ("priest = 9", "priest = 11"), ("height = 4", "height = 3")))
    assert box.deck_size == 52
    assert box.height == 3


FISH = "[deck]                      # the 50 cards of the deck [N1]\nfish = 5"
PILES = "[offerings]                 # cards of each crop's pile [N3]\nfish = 25"
LACKS = 'lacks = ["fish", "mulberry", "sweet-potato", "grain"]'

MISTAKES: list[Mistake] = [
    # something is missing
    ("moai = 9\n", "", "deck.moai", "missing", {}),
    ("height = 4", "", "columns.height", "missing", {}),
    ("majority = 2", "", "scoring.majority", "missing", {}),
    ("gatherers = [0, 1, 2]", "", "costs.gatherers", "missing", {}),
    (LACKS, "", "start.lacks", "missing", {}),
    ("[score]\n", "[scores]\n", "score", "missing", {}),
    ("[columns] ", "[column] ", "columns", "missing", {}),
    # something nobody knows
    ("priest = 9", "priest = 9\nking = 1", "deck.king", "unknown-entry", {}),
    ("height = 4", "height = 4\nwidth = 4", "columns.width", "unknown-entry", {}),
    ("[scoring]", "[weather]\nrain = 1\n[scoring]", "weather", "unknown-entry", {}),
    ("majority = 2", "majority = 2\nbonus = 1", "scoring.bonus", "unknown-entry", {}),
    # of the wrong type
    ("priest = 9", 'priest = "nine"', "deck.priest", "not-number", {"given": "'nine'"}),
    ("priest = 9", "priest = 9.0", "deck.priest", "not-number", {"given": "9.0"}),
    ("priest = 9", "priest = true", "deck.priest", "not-number", {"given": "True"}),
    ("wood = [2, 3, 4, 5]", "wood = 2", "start.wood", "not-list", {"given": "2"}),
    (
        "wood = [2, 3, 4, 5]",
        'wood = [2, "3", 4, 5]',
        "start.wood[1]",
        "not-number",
        {"given": "'3'"},
    ),
    ("[scoring]\nmajority = 2 ", "", "scoring", "missing", {}),
    # of the wrong length
    (
        "wood = [2, 3, 4, 5]",
        "wood = [2, 3, 4]",
        "start.wood",
        "wrong-length",
        {"given": 3, "wanted": 4},
    ),
    (
        "offerings = [3, 2, 1, 0]",
        "offerings = [4, 3, 2, 1, 0]",
        "score.offerings",
        "wrong-length",
        {"given": 5, "wanted": 4},
    ),
    (LACKS, 'lacks = ["fish"]', "start.lacks", "wrong-length", {"given": 1, "wanted": 4}),
    # words
    (LACKS, 'lacks = "fish"', "start.lacks", "not-list", {"given": "'fish'"}),
    (
        LACKS,
        'lacks = ["fish", "coconut", "sweet-potato", "grain"]',
        "start.lacks[1]",
        "unknown-word",
        {"given": "'coconut'", "known": "fish, mulberry, sweet-potato, grain"},
    ),
    (
        LACKS,
        'lacks = ["fish", 2, "sweet-potato", "grain"]',
        "start.lacks[1]",
        "unknown-word",
        {"given": "2", "known": "fish, mulberry, sweet-potato, grain"},
    ),
    # out of range
    (
        "priest = 9",
        "priest = -1",
        "deck.priest",
        "out-of-range",
        {"given": -1, "least": 0, "most": 1000},
    ),
    (
        "moai = 9\n",
        "moai = 13\n",
        "deck.moai",
        "out-of-range",
        {"given": 13, "least": 0, "most": 12},
    ),
    ("priest = 9", "priest = 24", "deck", "out-of-range", {"given": 65, "least": 17, "most": 64}),
    (
        "woodcutter = 12\npriest = 9\nmoai = 9\n",
        "woodcutter = 0\npriest = 0\nmoai = -4\n",
        "deck.moai",
        "out-of-range",
        {"given": -4, "least": 0, "most": 1000},
    ),
    (
        FISH,
        FISH.replace("5", "500"),
        "deck",
        "out-of-range",
        {"given": 545, "least": 17, "most": 64},
    ),
    ("height = 4", "height = 7", "columns.height", "out-of-range", {"given": 7}),
    ("height = 4", "height = 1", "columns.height", "out-of-range", {"given": 1}),
    (PILES, PILES.replace("25", "3"), "offerings.fish", "out-of-range", {"given": 3, "least": 4}),
    (
        "gatherers = [0, 1, 2]",
        "gatherers = [1, 1, 2]",
        "costs.gatherers[0]",
        "out-of-range",
        {"given": 1, "least": 0, "most": 0},
    ),
    (
        "gatherers = [0, 1, 2]",
        "gatherers = [0, -1, 2]",
        "costs.gatherers[1]",
        "out-of-range",
        {"given": -1, "least": 0},
    ),
    (
        "gatherers = [0, 1, 2]",
        "gatherers = [0, 3, 2]",
        "costs.gatherers[2]",
        "out-of-range",
        {"given": 2, "least": 3},
    ),
    ("wood = 5 ", "wood = 0 ", "score.wood", "out-of-range", {"given": 0, "least": 1}),
    ("majority = 2", "majority = 0", "scoring.majority", "out-of-range", {"given": 0}),
    ("offerings = 1 ", "offerings = 10 ", "start.offerings", "out-of-range", {"given": 10}),
]


@pytest.mark.parametrize(("old", "new", "entry", "reason", "why"), MISTAKES)
def test_mistakes(
    tmp_path: Path, old: str, new: str, entry: str, reason: str, why: dict[str, str | int]
) -> None:
    check_mistake(read_box, write(tmp_path, (old, new)), entry, reason, why)


def test_a_section_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "my-box.toml"
    path.write_text("deck = 50\n", encoding="utf-8")
    with pytest.raises(DataError) as caught:
        read_box(path)
    assert (caught.value.details["entry"], caught.value.reason) == ("deck", "not-section")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"[deck\n", "not-toml"),
        (b"[deck]\nfish = 5\nfish = 5\n", "not-toml"),
        (b"\xff", "not-utf8"),
    ],
)
def test_files_that_are_no_data(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "my-box.toml"
    path.write_bytes(content)
    with pytest.raises(DataError) as caught:
        read_box(path)
    assert caught.value.reason == reason
    assert str(caught.value.details["file"]).endswith("my-box.toml")


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError) as caught:
        read_box(tmp_path / "my-box.toml")
    assert caught.value.reason == "unreadable"
