"""The Border [R16]."""

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import at, each_has, has, seat_of, space_of


def test_r16_a_mask_for_another_in_the_same_order() -> None:
    state = at("border", {0: "mask oro, mask ru", 1: "mask hiro", 2: "mask tipa"}, first=1)
    assert asked(state) == ("border", 1)
    act(state, "offer(mask=hiro)")
    assert asked(state) == ("border", 2)
    act(state, "done")
    assert asked(state) == ("border", 0)
    assert legal(state) == ["done", "offer(mask=oro)", "offer(mask=ru)"]
    act(state, "offer(mask=ru)")
    # Then who has offered one takes one, his own too.
    assert asked(state) == ("fetch", 1)
    assert {"fetch(mask=hiro)", "fetch(mask=ru)"} <= set(legal(state))
    left = state.clone()
    act(left, "done")  # nobody must
    assert has(left, 1, "masks") == []
    act(state, "fetch(mask=ru)")
    assert asked(state) == ("fetch", 0)
    assert "fetch(mask=ru)" not in legal(state)
    act(state, "fetch(mask=hiro)")
    assert asked(state) == ("go", 2)
    assert each_has(state, "masks") == [["oro", "hiro"], ["ru"], ["tipa"]]


def test_r16_his_own_back() -> None:
    state = at("border", {0: "mask oro"})
    act(state, "offer(mask=oro)")
    assert "fetch(mask=oro)" in legal(state)
    act(state, "fetch(mask=oro)")
    assert has(state, 0, "masks") == ["oro"]


def test_r16_one_mask_only() -> None:
    state = at("border", {0: "mask oro, mask ru"})
    act(state, "offer(mask=oro)")
    assert asked(state) == ("fetch", 0)


def test_r16_twins_can_be_swapped_but_no_pair_with_a_mirror() -> None:
    state = at("border", {0: "pair oro, mirrored ru, mask hiro"})
    assert set(legal(state)) == {"done", "offer(mask=hiro)", "offer(mask=oro)"}
    act(state, "offer(mask=oro)")
    mine = seat_of(state, 0)
    assert set(mine["masks"]) == {"hiro", "oro"}
    assert [pair["mask"] for pair in mine["pairs"]] == ["ru"]


def test_r16_a_mirror_can_be_swapped_like_a_mask() -> None:
    state = at("border", {0: "mirror"})
    assert legal(state) == ["done", "offer(mask=mirror)"]
    act(state, "offer(mask=mirror)")
    assert "fetch(mask=mirror)" in legal(state)
    act(state, "fetch(mask=mirror)")
    assert has(state, 0, "mirrors") == 1


def test_r16_no_treasures() -> None:
    state = at("border", {0: "mask tipa"}, masks="pere pere")
    act(state, "offer(mask=tipa)", "fetch(mask=pere)")
    mine = seat_of(state, 0)
    assert (mine["mana"], mine["tattoo"], mine["pearls"]) == (0, 0, 0)


def test_r16_a_swap_can_make_a_pair() -> None:
    state = at("border", {0: "mask tipa, mask pere"}, masks="pere")
    events = act(state, "offer(mask=tipa)", "fetch(mask=pere)")
    assert has(state, 0, "pairs") == [{"mask": "pere", "mirror": False, "worth": 2}]
    assert args_of(events, "pair") == [{"seat": 0, "mask": "pere"}]


def test_r16_the_kahuna_may_complete_a_mission() -> None:
    seats = dict.fromkeys(range(3), "4 pearls")
    state = at("border", seats, first=1, statues={1: "pearls-4 mana-5"})
    assert asked(state) == ("mission", 1)
    view = state.view(None)
    assert (view["phase"], view["location"], view["kahuna"]) == ("border", "border", 1)
    assert legal(state) == ["done", "complete(statue=1, space=1)"]
    act(state, "complete(statue=1, space=1)")
    assert has(state, 1, "missions") == ["pearls-4"]
    assert has(state, 1, "pearls") == 0
    assert space_of(state, 1, 1)["owner"] == 1
    assert asked(state) == ("go", 2)


def test_r16_the_others_complete_none() -> None:
    state = at("border", {1: "9 pearls", 2: "9 mana"}, statues={1: "pearls-4 mana-5"})
    assert asked(state) == ("go", 1)


def test_r16_the_mission_comes_after_the_masks() -> None:
    state = at("border", {0: "4 pearls, mask oro"}, statues={1: "pearls-4"})
    act(state, "offer(mask=oro)", "fetch(mask=oro)")
    assert asked(state) == ("mission", 0)
    act(state, "done")
    assert has(state, 0, "missions") == []


def test_r16_a_mask_that_an_effect_has_taken() -> None:
    """Who offered the only mask of the market, and finds it gone, gets none."""
    starting = "mask oro, mask hiro, mask tino-rua, mask tuaraatai"
    seats = {
        0: "mask faahotu",
        1: "shaman, 4 priests, hand parae",
        2: f"{starting}, mask toa-hiti, mask taaroa, mask tipa",
    }
    state = at("border", seats)
    assert state.view(None)["mask_market"] == {}
    act(state, "offer(mask=faahotu)", "shaman(ritual=parae)")
    assert has(state, 1, "masks") == ["faahotu"]
    while (now := asked(state)) is not None and now[0] == "border":
        act(state, "done")
    assert asked(state) == ("go", 1)
    assert has(state, 0, "masks") == []
