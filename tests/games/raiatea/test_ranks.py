"""Tattoos and ranks [R20]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import at, has


@pytest.mark.parametrize(
    ("tattoo", "rank"),
    [(0, "raatira"), (2, "raatira"), (3, "ariki"), (5, "ariki"), (6, "arioi"), (8, "arioi"),
     (9, "tahua")],
)  # fmt: skip
def test_r20_ranks_at_3_6_and_9(tattoo: int, rank: str) -> None:
    state = at("marae", {0: f"{tattoo} tattoos"})
    assert has(state, 0, "rank") == rank


def test_r20_a_new_ranks_rights_hold_at_once() -> None:
    state = at("marae", {0: "2 tattoos, uru"})
    assert "draw(deck=forbidden)" not in legal(state)
    events = act(state, "sacrifice(goods=uru)")
    assert args_of(events, "rank") == [{"seat": 0, "rank": "ariki"}]
    assert "draw(deck=forbidden)" in legal(state)


def test_r20_tahua_performs_a_ritual_whatever_it_costs() -> None:
    state = at("marae", {0: "8 tattoos, uru, hand rua-hatu, hand papa-rai"})
    act(state, "sacrifice(goods=uru)")
    assert asked(state) == ("perform", 0)
    assert legal(state) == ["done", "perform(ritual=rua-hatu)", "perform(ritual=papa-rai)"]
    copy = state.clone()
    act(state, "perform(ritual=papa-rai)")
    assert has(state, 0, "permanent") == ["papa-rai"]
    assert has(state, 0, "hand") == ["rua-hatu"]
    assert has(state, 0, "mana") == 0
    act(copy, "perform(ritual=rua-hatu)")
    assert has(copy, 0, "pearls") == 3
    assert copy.view(None)["discards"] == {"rua-hatu": 1}


def test_r20_only_once_and_only_with_rituals() -> None:
    state = at("marae", {0: "8 tattoos, 2 uru"})
    act(state, "sacrifice(goods=uru)")
    assert asked(state) == ("marae", 0)
    state = at("marae", {0: "9 tattoos, 2 uru, hand hina"})
    act(state, "sacrifice(goods=uru)")
    assert asked(state) == ("marae", 0)


def test_r20_may_be_declined() -> None:
    state = at("marae", {0: "8 tattoos, uru, hand rua-hatu"})
    act(state, "sacrifice(goods=uru)", "done")
    assert has(state, 0, "hand") == ["rua-hatu"]
    assert asked(state) == ("marae", 0)


def test_r20_the_track_ends_at_nine() -> None:
    state = at("marae", {0: "9 tattoos, uru"})
    act(state, "sacrifice(goods=uru)")
    assert has(state, 0, "tattoo") == 9


def test_r20_a_treasure_can_make_a_tahua() -> None:
    state = at("forest", {0: "8 tattoos, hand rua-hatu"}, row="uru uru taro pere/tattoo")
    act(state, "pick(card=pere, treasure=tattoo)")
    assert asked(state) == ("perform", 0)
    act(state, "perform(ritual=rua-hatu)")
    assert has(state, 0, "pearls") == 3
    assert asked(state) == ("forest", 1)
