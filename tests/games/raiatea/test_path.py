"""The Path of the Gods [R15]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import at, each_has, has


@pytest.mark.parametrize(
    ("pearls", "offered"),
    [
        (1, None),
        (2, ["done", "priests(count=1)"]),
        (4, ["done", "priests(count=1)"]),
        (5, ["done", "priests(count=1)", "priests(count=2)"]),
    ],
)
def test_r15_two_pearls_for_a_priest_five_for_two(pearls: int, offered: list[str] | None) -> None:
    state = at("path", {1: f"{pearls} pearls, 2 priests"})
    if offered is None:
        assert asked(state) == ("go", 1)
        return
    assert asked(state) == ("path", 1)
    assert legal(state) == offered
    for count, price in ((1, 2), (2, 5)):
        if len(offered) > count:
            copy = state.clone()
            act(copy, f"priests(count={count})")
            assert has(copy, 1, "pearls") == pearls - price
            assert has(copy, 1, "priests") == 2 + count


def test_r15_once() -> None:
    state = at("path", {0: "9 pearls"})
    act(state, "priests(count=1)")
    assert asked(state) == ("go", 1)


def test_r15_the_kahuna_has_one_more_for_free() -> None:
    state = at("path", {0: "5 pearls"}, first=0)
    assert has(state, 0, "priests") == 1
    act(state, "priests(count=2)")
    assert has(state, 0, "priests") == 3
    assert each_has(state, "mana") == [3, 0, 0]


def test_r15_mana_by_the_place_on_the_track_when_all_have_bought() -> None:
    seats = {0: "3 priests", 1: "4 priests, 2 pearls", 2: "5 priests, 2 pearls"}
    state = at("path", seats)
    assert each_has(state, "mana") == [0, 0, 0]
    act(state, "priests(count=1)")
    assert each_has(state, "mana") == [0, 0, 0]
    events = act(state, "done")
    assert each_has(state, "mana") == [4, 5, 5]
    assert args_of(events, "gain") == [
        {"seat": 0, "what": "mana", "amount": 4},
        {"seat": 1, "what": "mana", "amount": 5},
        {"seat": 2, "what": "mana", "amount": 5},
    ]


@pytest.mark.parametrize(
    ("priests", "offered"),
    [(8, ["priests(count=1)", "priests(count=2)"]), (9, ["priests(count=1)"]), (10, None)],
)
def test_r15_the_track_ends_at_ten(priests: int, offered: list[str] | None) -> None:
    state = at("path", {1: f"{priests} priests, 9 pearls"})
    if offered is None:
        assert asked(state) == ("go", 1)
        assert has(state, 1, "mana") == 10
    else:
        assert legal(state) == ["done", *offered]


def test_r15_a_kahuna_at_the_end_of_the_track_gains_no_priest() -> None:
    state = at("path", {0: "10 priests"})
    assert has(state, 0, "priests") == 10
    assert has(state, 0, "mana") == 10
