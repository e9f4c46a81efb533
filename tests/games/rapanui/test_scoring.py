"""What a scoring brings [N18-N22]."""

from typing import Any

import pytest

from tests.games.playing import act, args_of, asked, legal, names
from tests.games.rapanui.positions import CROPS, area, offerings, points, position, wood
from vaka.core.state import State


def scored(card: str, counts: list[int], active: int = 0, **rest: Any) -> State:
    """A position in which a kind of which the seats have so many is being scored."""
    others = "priest" if card != "priest" else "woodcutter"
    areas = {seat: f"{count} {card}" if count else "" for seat, count in enumerate(counts)}
    players = len(counts)
    columns = {1: f"{others}, {card}"}
    hands = dict.fromkeys(range(players), "3 woodcutter") if card in CROPS else {}
    return position(players, active, "value", areas=areas, hands=hands, columns=columns, **rest)


def gained(state: State, start: int, seats: int) -> list[int]:
    """How many offerings each seat has more than at the start."""
    view = state.view(None)
    return [view["seats"][seat]["offering_count"] - start for seat in range(seats)]


# Counts of cards, and who has the majority.
MAJORITIES = [
    ([2, 1], 0),
    ([1, 2], 1),
    ([1, 0], None),  # 1 is not enough
    ([0, 1], None),
    ([2, 2], None),  # a tie
    ([0, 3], 1),
    ([3, 2, 2], 0),
    ([2, 3, 3], None),
    ([3, 2, 3], None),
    ([0, 0, 2], 2),
    ([1, 1, 1], None),
    ([0, 2, 2, 3], 3),
    ([3, 3, 0, 1], None),
    ([1, 1, 2, 4], 3),
    ([2, 1, 2, 1], None),
    ([2, 2, 3, 1], 2),
]


@pytest.mark.parametrize(("counts", "best"), MAJORITIES)
@pytest.mark.parametrize("card", ["woodcutter", "priest"])
def test_n18_majority(card: str, counts: list[int], best: int | None) -> None:
    state = scored(card, counts)
    got = wood(state) if card == "woodcutter" else points(state)
    assert got == [count + (seat == best) for seat, count in enumerate(counts)]


@pytest.mark.parametrize(("counts", "best"), [case for case in MAJORITIES if sum(case[0]) <= 7])
def test_n18_majority_of_moai_and_gatherers(counts: list[int], best: int | None) -> None:
    state = scored("moai", counts)
    while (now := asked(state)) is not None and now[0] == "collect":
        act(state, "collect(gain=points)")
    assert points(state) == [count + (seat == best) for seat, count in enumerate(counts)]
    state = scored("grain", counts)
    assert gained(state, 4, len(counts)) == [
        (count > 0) + (seat == best) for seat, count in enumerate(counts)
    ]


@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_n18_does_not_depend_on_whose_turn_it_is(active: int) -> None:
    assert wood(scored("woodcutter", [2, 3, 3, 1], active)) == [2, 3, 3, 1]
    assert wood(scored("woodcutter", [2, 3, 4, 1], active)) == [2, 3, 5, 1]


def test_n19_woodcutters_bring_wood() -> None:
    state = scored("woodcutter", [3, 0, 1], wood=[1, 1, 1], points=[5, 5, 5])
    assert wood(state) == [5, 1, 2]
    assert points(state) == [5, 5, 5]
    assert gained(state, 4, 3) == [0, 0, 0]


def test_n20_priests_bring_points() -> None:
    state = scored("priest", [0, 4, 3], wood=[1, 1, 1], points=[5, 5, 5])
    assert points(state) == [5, 10, 8]
    assert wood(state) == [1, 1, 1]


def test_n21_one_kind_for_all_moai() -> None:
    state = scored("moai", [3, 1], wood=[0, 0])
    assert asked(state) == ("collect", 0)
    assert legal(state) == ["collect(gain=wood)", "collect(gain=points)"]
    other = state.clone()
    act(state, "collect(gain=wood)", "collect(gain=points)")
    assert wood(state) == [4, 0]
    assert points(state) == [0, 1]
    act(other, "collect(gain=points)", "collect(gain=wood)")
    assert wood(other) == [0, 1]
    assert points(other) == [4, 0]


def collectors(state: State) -> list[int]:
    found = []
    while (now := asked(state)) is not None and now[0] == "collect":
        found.append(now[1])
        act(state, "collect(gain=points)")
    return found


def test_n21_active_player_first_then_clockwise_and_only_who_has_moai() -> None:
    assert collectors(scored("moai", [1, 1, 1, 1], 2)) == [2, 3, 0, 1]
    assert collectors(scored("moai", [1, 0, 1, 1], 1)) == [2, 3, 0]
    assert collectors(scored("moai", [1, 0, 2], 2)) == [2, 0]
    assert collectors(scored("moai", [0, 1], 0)) == [1]


def test_n21_nobody_is_asked_without_moai() -> None:
    state = scored("moai", [0, 0, 0], 1)
    assert asked(state) == ("play", 2)
    assert points(state) == [0, 0, 0]


def test_n22_one_offering_however_many_gatherers() -> None:
    state = scored("fish", [1, 3, 3, 0])
    assert gained(state, 4, 4) == [1, 1, 1, 0]
    assert offerings(state, 1)["fish"] == 2
    assert wood(state) == [0, 0, 0, 0]
    assert points(state) == [0, 0, 0, 0]


def test_n22_and_one_for_the_majority() -> None:
    state = scored("sweet-potato", [1, 4, 1])
    assert gained(state, 4, 3) == [1, 2, 1]
    assert offerings(state, 1) == {"fish": 1, "mulberry": 1, "sweet-potato": 3, "grain": 1}
    assert state.view(None)["piles"]["sweet-potato"] == 22 - 4


def test_n22_only_gatherers_of_the_scored_crop() -> None:
    state = position(
        2, phase="value", areas={0: "4 fish", 1: "mulberry"}, columns={1: "moai, mulberry"}
    )
    assert gained(state, 4, 2) == [0, 1]


@pytest.mark.parametrize("active", [0, 1, 2])
def test_n22_a_short_pile_serves_the_active_player_first(active: int) -> None:
    """Two left for three: the last in turn order must choose another pile."""
    state = scored("grain", [1, 1, 1], active, piles={"grain": 2})
    last = (active + 2) % 3
    assert asked(state) == ("take", last)
    assert legal(state) == ["take(crop=fish)", "take(crop=mulberry)", "take(crop=sweet-potato)"]
    assert gained(state, 4, 3) == [int(seat != last) for seat in range(3)]
    act(state, "take(crop=sweet-potato)")
    assert offerings(state, last) == {"fish": 1, "mulberry": 1, "sweet-potato": 2, "grain": 1}
    assert asked(state) == ("play", (active + 1) % 3)


def test_n22_each_takes_all_he_is_owed_before_the_next() -> None:
    """Two left, and the active player has the majority: he takes both."""
    state = scored("fish", [2, 1, 1], piles={"fish": 2})
    assert gained(state, 4, 3) == [2, 0, 0]
    assert asked(state) == ("take", 1)
    act(state, "take(crop=grain)")
    assert asked(state) == ("take", 2)
    act(state, "take(crop=grain)")
    assert gained(state, 4, 3) == [2, 1, 1]


def test_n22_the_majority_last_in_line() -> None:
    state = scored("fish", [1, 1, 1, 3], piles={"fish": 4})
    assert asked(state) == ("take", 3)
    assert gained(state, 4, 4) == [1, 1, 1, 1]


def test_n22_an_owner_of_two_chooses_twice() -> None:
    state = scored("fish", [0, 2], piles={"fish": 0, "grain": 1})
    act(state, "take(crop=grain)")
    assert asked(state) == ("take", 1)
    assert legal(state) == ["take(crop=mulberry)", "take(crop=sweet-potato)"]
    act(state, "take(crop=mulberry)")
    assert gained(state, 4, 2) == [0, 2]
    assert asked(state) == ("play", 1)


def test_n22_the_piles_run_out_in_the_middle() -> None:
    state = scored(
        "fish", [2, 1, 1], piles={"fish": 1, "mulberry": 1, "sweet-potato": 0, "grain": 0}
    )
    assert asked(state) == ("take", 0)
    events = act(state, "take(crop=mulberry)")
    assert gained(state, 4, 3) == [2, 0, 0]
    assert args_of(events, "no-offering") == [{"seat": 1}, {"seat": 2}]
    assert asked(state) == ("play", 1)


def test_n22_nothing_when_all_piles_are_empty() -> None:
    state = position(
        4,
        3,
        "draw",
        hands={3: "2 priest"},
        areas={0: "grain", 3: "2 grain"},
        columns={2: "grain, fish"},
        piles=dict.fromkeys(CROPS, 0),
    )
    events = act(state, "draw(column=2)")
    assert names(events) == ["draw", "scoring", "no-offering", "no-offering"]
    assert args_of(events, "no-offering") == [{"seat": 3}, {"seat": 0}]
    assert gained(state, 4, 4) == [0, 0, 0, 0]
    assert asked(state) == ("play", 0)
    assert area(state, 3) == {"grain": 2}
