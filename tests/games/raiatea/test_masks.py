"""Masks, pairs and mirrors [R38, R39]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import at, has, position, seat_of
from tests.games.raiatea.printed import printed
from vaka.core.state import State


def test_r38_every_mask_exists_twice() -> None:
    cards = printed().forest
    masks = {god: printed().start_masks.count(god) for god in printed().gods}
    for (name, _), copies in cards.items():
        if name in masks:
            masks[name] += copies
    assert set(masks.values()) == {2}
    inventory = position().inventory()
    assert all(inventory[f"mask {god}"] == 2 for god in masks)
    assert inventory["mirror"] == cards["mirror", None]


def test_r38_two_equal_ones_are_a_pair_at_once() -> None:
    state = at("forest", {0: "mask oro"}, row="uru uru taro oro/pearls")
    events = act(state, "pick(card=oro, treasure=pearls)")
    assert args_of(events, "pair") == [{"seat": 0, "mask": "oro"}]
    mine = seat_of(state, 0)
    assert mine["masks"] == []
    assert mine["pairs"] == [{"mask": "oro", "mirror": False, "worth": 0}]
    assert mine["pearls"] == 3


@pytest.mark.parametrize("location", ["forest", "marae", "reef", "path", "border", "market"])
def test_r38_a_mirror_pairs_with_any_single_mask_on_the_owners_turn(location: str) -> None:
    state = at(location, {1: "2 mirrors, mask oro, mask ru, pair hiro"})
    while asked(state) != (location, 1):
        act(state, "done")
    assert {"mirror(mask=oro)", "mirror(mask=ru)", "mirror(mask=hiro)"} <= set(legal(state))
    events = act(state, "mirror(mask=ru)")
    assert args_of(events, "mirror") == [{"seat": 1, "mask": "ru"}]
    mine = seat_of(state, 1)
    assert (mine["masks"], mine["mirrors"]) == (["oro"], 1)
    assert {"mask": "ru", "mirror": True, "worth": 4} in mine["pairs"]


def test_r38_twins_can_be_parted_for_two_mirrors() -> None:
    """Each of them is then a pair of its own, which scores too, so that one is asked."""
    state = at("reef", {0: "2 mirrors, pair ru"})
    assert asked(state) == ("reef", 0)
    act(state, "mirror(mask=ru)")
    assert has(state, 0, "masks") == ["ru"]
    act(state, "mirror(mask=ru)")
    pairs = [(pair["mask"], pair["mirror"]) for pair in has(state, 0, "pairs")]
    assert pairs == [("ru", True), ("ru", True)]


def test_r38_twins_and_one_mirror_are_no_question() -> None:
    assert asked(at("reef", {0: "mirror, pair ru"})) == ("go", 1)


def test_r38_a_mirror_before_the_location_is_chosen() -> None:
    state = position({0: "mirror, mask oro, shaman, 4 priests, hand rua-hatu"})
    assert asked(state) == ("go", 0)
    act(state, "mirror(mask=oro)")
    assert asked(state) == ("go", 0)
    act(state, "shaman(ritual=rua-hatu)")
    assert has(state, 0, "pearls") == 3
    assert asked(state) == ("go", 0)
    assert all(text.startswith("go(") for text in legal(state))


def test_r38_never_with_another_mirror() -> None:
    state = at("border", {0: "2 mirrors"})
    assert legal(state) == ["done", "offer(mask=mirror)"]


def test_r38_the_twin_of_a_mirrored_mask_is_a_mask_of_its_own() -> None:
    """It can be mirrored too, and makes no pair with what is paired already."""
    state = at("forest", {0: "mirrored ru, mirror"}, row="uru uru taro ru")
    act(state, "pick(card=ru)")
    assert has(state, 0, "masks") == ["ru"]
    assert asked(state) == ("forest", 0)
    act(state, "mirror(mask=ru)")
    assert [pair["mask"] for pair in has(state, 0, "pairs")] == ["ru", "ru"]


def test_r38_pairs_with_a_mirror_cannot_be_swapped_or_paid() -> None:
    state = at("border", {0: "mirrored ru, 1 mana"}, statues={1: "mask"})
    assert asked(state) == ("go", 1)


def test_r38_one_of_two_twins_can_be_paid() -> None:
    state = at("border", {0: "pair oro, mirrored ru, 1 mana"}, statues={1: "mask"})
    act(state, "done", "complete(statue=1, space=1)")
    mine = seat_of(state, 0)
    assert mine["masks"] == ["oro"]
    assert [pair["mask"] for pair in mine["pairs"]] == ["ru"]


def test_r38_pairs_cannot_be_stolen() -> None:
    seats = {
        0: "shaman, 9 priests, hand tane-eia",
        1: "pair oro, mirrored ru",
        2: "pair hiro, mask tipa, mirror",
    }
    state = at("reef", seats, options={"tane": True})
    act(state, "shaman(ritual=tane-eia)", "choose(option=4)")
    # Only one opponent has a mask that can be stolen, so nobody is asked whom.
    assert asked(state) == ("steal", 0)
    assert legal(state) == ["steal(mask=tipa)", "steal(mask=mirror)"]
    act(state, "steal(mask=tipa)")
    assert has(state, 0, "masks") == ["tipa"]
    assert has(state, 2, "masks") == []


# What a pair scores [R39] -------------------------------------------------------------------------


def worth(state: State, god: str) -> int:
    (found,) = [pair["worth"] for pair in has(state, 0, "pairs") if pair["mask"] == god]
    assert isinstance(found, int)
    return found


MISSIONS = {1: "pearls-4 pearls-4 mana-5 goods-2 priests-3 auction-1 uru-tiare"}
OWNED = {(1, space): 0 for space in range(1, 8)}


def god_for(scores: str) -> str:
    return next(god for god, each in printed().gods.items() if each["about"] == scores)


@pytest.mark.parametrize(
    ("scores", "points"), [("pearl", 2), ("mana", 2), ("goods", 2), ("conditional", 1)]
)
def test_r39_mission_masks(scores: str, points: int) -> None:
    """One for each own mission of the type; an auctioned one is a mana mission."""
    god = god_for(scores)
    state = position({0: f"pair {god}"}, statues=MISSIONS, owners=OWNED)
    assert worth(state, god) == points
    other = position({0: f"pair {god}"}, statues=MISSIONS, owners=dict.fromkeys(OWNED, 1))
    assert worth(other, god) == 0


@pytest.mark.parametrize(
    ("mission", "costs"),
    [
        ("different-2", {"pearl", "goods"}),
        ("masks-2", {"pearl"}),
        ("mask", {"mana"}),
        ("auction-1", {"mana"}),
        ("priests-3", {"conditional"}),
    ],
)
def test_r39_a_mission_counts_for_everything_that_it_costs(mission: str, costs: set[str]) -> None:
    for scores in ("pearl", "mana", "goods", "conditional"):
        god = god_for(scores)
        state = position({0: f"pair {god}"}, statues={1: mission}, owners={(1, 1): 0})
        assert worth(state, god) == (scores in costs)
        assert set(state.view(None)["statues"][0]["spaces"][0]["kinds"]) == costs


@pytest.mark.parametrize("kind", ["gatherer", "merchant", "shaman", "diver"])
def test_r39_assistant_masks(kind: str) -> None:
    """Used ones count too; other types do not."""
    god = god_for(kind)
    every = ", ".join(f"1 {each}" for each in ("gatherer", "merchant", "shaman", "diver"))
    state = position({0: f"pair {god}, {every}, 2 used {kind}"})
    assert worth(state, god) == 3


COLOURS = ("pere", "ru", "maui", "atea")  # a colour god of each colour


@pytest.mark.parametrize("pairs", [1, 2, 3, 4])
def test_r39_colour_masks(pairs: int) -> None:
    """Two for each colour among the own pairs, at most eight."""
    state = position({0: ", ".join(f"pair {god}" for god in COLOURS[:pairs])})
    assert [worth(state, god) for god in COLOURS[:pairs]] == [2 * pairs] * pairs


def test_r39_a_colour_counts_once() -> None:
    red = [god for god, each in printed().gods.items() if each["colour"] == "red"]
    assert len(red) == 3
    state = position({0: ", ".join(f"pair {god}" for god in red)})
    assert worth(state, "pere") == 2


def test_r39_every_pair_scores_once_mirrors_too() -> None:
    god = god_for("diver")
    state = position({0: f"mirrored {god}, 3 divers"})
    assert worth(state, god) == 3
    assert has(state, 0, "score") == 3
    single = position({0: f"mask {god}, mirror, 3 divers"})
    assert has(single, 0, "score") == 0


@pytest.mark.parametrize("god", list(printed().gods))
def test_every_mask_scores_by_what_is_printed_on_it(god: str) -> None:
    """One for a mission of its type, an assistant of its type, or its own colour."""
    about = printed().gods[god]["about"]
    missions = {"pearl": "pearls-4", "mana": "mana-5", "goods": "goods-2", "conditional": "pair"}
    if about in missions:
        state = position({0: f"pair {god}"}, statues={1: missions[about]}, owners={(1, 1): 0})
        assert worth(state, god) == 1
    elif about == "colours":
        assert worth(position({0: f"pair {god}"}), god) == 2
    else:
        assert worth(position({0: f"pair {god}, {about}"}), god) == 1
