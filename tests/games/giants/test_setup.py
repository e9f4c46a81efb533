"""The material and the set-up as a new game shows them [G1-G5]; see also test_box, test_island."""

from collections import Counter

import pytest

from tests.games.giants.positions import GAME
from tests.games.playing import asked

EVERYONE = pytest.mark.parametrize("players", [3, 4, 5])


@EVERYONE
def test_g1_material(players: int) -> None:
    """Every piece of the box, as the table shows it before anybody does anything."""
    view = GAME.new(players, 4).view(None)
    on_offer = view["offered"]
    left = view["supply"]["moai"]
    assert [a + b for a, b in zip(on_offer, left, strict=True)] == [17, 12, 6]
    assert view["supply"]["headdresses"] == 14
    assert view["supply"]["logs"] == 27
    assert view["supply"]["half_tablets"] == 30
    assert sum(each["kind"] == "forest" for each in view["hexes"]) == 7
    for seat in view["seats"]:
        assert seat["workers"] + seat["contained"]["workers"] == 6
        assert seat["markers"] + seat["contained"]["markers"] == 6
        assert (seat["sorcerer"], seat["chief"]) == ("hand", "hand")


@EVERYONE
def test_g1_inventory(players: int) -> None:
    """What is accounted for has the numbers of the box; a chief and a sorcerer are always one."""
    inventory = GAME.new(players, 4).inventory()
    bases = players * (7, 6, 5)[players - 3]
    wanted = 35 + 14 + 27 + 30 + players * (6 + 6) + bases
    assert sum(inventory.values()) == wanted
    assert {17, 12, 6, 14, 27, 30} <= set(inventory.values())


@EVERYONE
def test_g2_as_many_dice_as_players(players: int) -> None:
    dice = [GAME.new(players, seed).view(None)["dice"] for seed in range(300)]
    assert all(len(rolled) == players for rolled in dice)
    for die in range(players):
        faces = Counter(rolled[die] for rolled in dice)
        assert set(faces) == {0, 1, 2, 3}
        # White: 0 1 1 2 2 3, brown: 0 1 1 1 2 3. Of 300 rolls, 100 against 150 ones.
        assert (faces[1] > 125) == (die >= 3)
        assert (faces[2] > 75) == (die < 3)


@EVERYONE
@pytest.mark.parametrize("two_workers", [False, True])
def test_g4_start(players: int, two_workers: bool) -> None:
    view = GAME.new(players, 3, {"two_workers": two_workers}).view(0)
    workers = 2 if two_workers else 1
    for seat in view["seats"]:
        assert seat["workers"] == workers
        assert seat["markers"] == 2
        assert (seat["sorcerer"], seat["chief"]) == ("hand", "hand")
        assert seat["bases"] == {3: 7, 4: 6, 5: 5}[players]
        assert seat["contained"] == {"workers": 6 - workers, "markers": 4}


@EVERYONE
def test_g5_begin_with_nothing(players: int) -> None:
    state = GAME.new(players, 3)
    for seat in state.view(None)["seats"]:
        assert (seat["points"], seat["logs"], seat["half_tablets"]) == (0, 0, 0)
        assert seat["erected"] == 0
    assert state.view(None)["turn"] == 1
    now = asked(state)
    assert now == ("bid", 0)


@EVERYONE
def test_g5_any_seat_can_begin(players: int) -> None:
    first = Counter(GAME.new(players, seed).view(None)["first"] for seed in range(300))
    assert set(first) == set(range(players))
    assert min(first.values()) > 300 / players / 2
