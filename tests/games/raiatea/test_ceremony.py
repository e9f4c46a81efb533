"""The first four steps of a ceremony [R25-R28, R36]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    OWN,
    bid,
    blessing,
    ceremony,
    each_has,
    has,
    pass_to,
    prepare,
    seat_of,
    step_of,
)


def test_r25_all_dance_in_ceremony_order() -> None:
    seats = {0: "2 pearls, 1 priest", 1: "5 pearls", 2: "9 pearls, 3 priests"}
    state = ceremony(seats, order=[2, 0, 1])
    assert state.view(None)["phase"] == "dance"
    assert asked(state) == ("priests", 2)
    assert legal(state) == ["done", "priests(count=1)", "priests(count=2)"]
    act(state, "priests(count=2)")
    assert asked(state) == ("priests", 0)
    assert legal(state) == ["done", "priests(count=1)"]
    act(state, "done")
    assert asked(state) == ("priests", 1)
    assert each_has(state, "mana") == [0, 0, 0]
    act(state, "priests(count=1)")
    # Then all get mana by their places; nobody has a Kahuna's bonus.
    assert each_has(state, "priests") == [1, 1, 5]
    assert each_has(state, "mana") == [1, 1, 5]
    assert each_has(state, "pearls") == [2, 3, 4]


def test_r26_three_mana_into_the_bag_for_a_draw() -> None:
    state = ceremony({0: "5 mana", 1: "2 mana", 2: "9 mana, 3 tattoos"}, order=[0, 1, 2])
    assert asked(state) == ("buy", 0)
    assert state.view(None)["phase"] == "buy"
    assert legal(state) == ["done", "draw(deck=normal)"]
    events = act(state, "draw(deck=normal)")
    assert args_of(events, "buy") == [{"seat": 0, "mana": 3}]
    assert has(state, 0, "mana") == 2
    assert state.view(None)["bag"] == 3
    assert asked(state) == ("keep", 0)
    assert len(seat_of(state, 0)["drawn"]) == 3
    act(state, legal(state)[0])
    # Once a ceremony, and not for two mana.
    assert asked(state) == ("buy", 2)
    assert legal(state) == ["done", "draw(deck=normal)", "draw(deck=forbidden)"]
    act(state, "done")
    assert has(state, 2, "mana") == 9


@pytest.mark.parametrize(("tattoo", "most"), [(0, 2), (3, 2), (6, 3), (9, 3)])
def test_r27_two_rituals_three_from_arioi_on(tattoo: int, most: int) -> None:
    hand = "hand tapa, hand rata, hand tohu, hand rua-hatu"
    state = ceremony({0: f"{tattoo} tattoos, {hand}"})
    assert asked(state) == ("prepare", 0)
    for ritual in ("tapa", "rata", "tohu")[: most - 1]:
        act(state, f"prepare(ritual={ritual})")
        assert "done" in legal(state)
    assert "prepare(ritual=rua-hatu)" in legal(state)
    act(state, "prepare(ritual=rua-hatu)")
    assert legal(state) == ["done"]


def test_r27_any_number_of_common_rituals_on_top() -> None:
    state = ceremony({0: "hand tapa, hand rata, hand tohu, 3 hand hina, 2 hand ava"})
    act(state, "prepare(ritual=hina)", "prepare(ritual=tapa)", "prepare(ritual=rata)")
    assert legal(state) == ["done", "prepare(ritual=hina)", "prepare(ritual=ava)"]
    act(state, "prepare(ritual=hina)", "prepare(ritual=hina)", "prepare(ritual=ava)")
    assert legal(state) == ["done", "prepare(ritual=ava)"]
    events = act(state, "done")
    assert args_of(events, "prepare") == [
        {"seat": 0, "count": 6, "clips": 2},
        {"seat": 1, "count": 0, "clips": 0},
        {"seat": 2, "count": 0, "clips": 0},
    ]


def test_r27_secretly_and_at_once() -> None:
    hands = {0: "hand hina, hand tapa, 1 mana", 1: "hand tohu", 2: "hand ava, hand papa-rai"}
    state = ceremony(hands)
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == ("prepare", (0, 1, 2), True)
    before = [state.view(seat)["seats"][0] for seat in (None, 1, 2)]
    state.apply(0, state.catalog.parse("prepare(ritual=hina)"))
    assert [state.view(seat)["seats"][0] for seat in (None, 1, 2)] == before
    prepare(state, {0: "tapa", 1: "tohu", 2: "papa-rai ava"})
    # How many cards from which decks, and how many clips, all can see.
    assert state.view(1)["seats"][2]["bag"] is None
    assert state.view(1)["seats"][2]["bag_cards"] == [
        {"deck": "normal", "era": 0, "common": True, "count": 1},
        {"deck": "forbidden", "era": 0, "common": False, "count": 1},
    ]
    assert sorted(seat_of(state, 2)["bag"]) == ["ava", "papa-rai"]
    assert seat_of(state, 2)["hand"] == []


def test_r27_a_forbidden_ritual_at_any_rank() -> None:
    state = ceremony({0: "hand ihi"})
    assert legal(state) == ["done", "prepare(ritual=ihi)"]


def test_r27_asked_even_with_one_ritual_but_not_without() -> None:
    state = ceremony({1: "hand hina"})
    decision = state.decision()
    assert decision is not None
    assert decision.seats == (1,)


def test_r27_with_the_whole_hand_in_the_bag_it_is_done() -> None:
    state = ceremony({0: "hand hina, hand tapa"})
    act(state, "prepare(ritual=hina)", "prepare(ritual=tapa)")
    assert state.view(None)["phase"] == "gifts"


def test_r27_at_most_eleven_rituals_of_one_player() -> None:
    state = ceremony({0: "12 hand moon, hand feast"}, options={"deck": OWN})
    act(state, *["prepare(ritual=moon)"] * 10)
    assert legal(state) == ["done", "prepare(ritual=moon)", "prepare(ritual=feast)"]
    act(state, "prepare(ritual=feast)")
    assert legal(state) == ["done"]


def test_r27_nobody_must_prepare() -> None:
    state = ceremony({0: "hand hina, 1 mana"})
    act(state, "done")
    assert asked(state) == ("bid", 0)
    assert seat_of(state, 0)["hand"] == ["hina"]


def test_r28_any_mana_may_be_bid() -> None:
    state = ceremony({0: "2 mana", 2: "1 mana"})
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == ("bid", (0, 2), True)
    assert legal(state) == ["bid(mana=0)", "bid(mana=1)", "bid(mana=2)"]


def test_r28_a_bid_is_at_most_99() -> None:
    state = ceremony({0: "120 mana"})
    pass_to(state, "bid")
    assert legal(state)[-1] == "bid(mana=99)"


def test_r28_a_new_order_by_bid_ties_as_before() -> None:
    state = ceremony(dict.fromkeys(range(4), "2 mana"), 4, order=[3, 1, 0, 2])
    events = bid(state, 1, 2, 2, 1)
    assert state.view(None)["order"] == [1, 2, 3, 0]
    assert args_of(events, "order") == [{"seats": ["1", "2", "3", "0"]}]
    assert state.view(None)["bag"] == 6
    assert each_has(state, "mana") == [1, 0, 0, 1]


def test_r28_secret_until_all_are_in() -> None:
    state = ceremony(dict.fromkeys(range(3), "2 mana"))
    before = [state.view(seat) for seat in (None, 0, 2)]
    state.apply(1, state.catalog.parse("bid(mana=2)"))
    after = [state.view(seat) for seat in (None, 0, 2)]
    for one, other in zip(before, after, strict=True):
        assert other["decision"]["answered"] == [1]
        for view in (one, other):
            del view["decision"]
        assert one == other


@pytest.mark.parametrize(("players", "given"), [(3, 2), (4, 3), (5, 3)])
def test_r28_gifts(players: int, given: int) -> None:
    seats = {seat: f"{players - seat} mana" for seat in range(players)}
    state = ceremony(seats, players)
    pass_to(state, "bid")
    bid(state, *(players - seat for seat in range(players)))
    assert asked(state) == ("gift", 0)
    assert state.view(None)["phase"] == "gifts"
    assert legal(state) == ["gift(kind=tattoo)", "gift(kind=goods)", "gift(kind=pearls)"]
    events = act(state, "gift(kind=goods)")
    assert asked(state) == ("goods", 0)
    events += act(state, "take(goods=tiare)")
    assert step_of(state, "tiare") == 3
    assert asked(state) == ("gift", 1)
    assert legal(state) == ["gift(kind=tattoo)", "gift(kind=pearls)"]
    events += act(state, "gift(kind=tattoo)")
    assert [told["seat"] for told in args_of(events, "gift")] == list(range(given))
    assert has(state, 0, "goods")["tiare"] == 1
    assert each_has(state, "tattoo") == [0, 1, *[0] * (players - 2)]
    # The third takes the last, but not of three players; the others get none.
    assert each_has(state, "pearls") == [0, 0, 2 if given == 3 else 0, *[0] * (players - 3)]


def test_r28_who_has_no_mana_bids_nothing() -> None:
    state = ceremony({2: "1 mana"}, order=[0, 1, 2])
    bid(state, 0, 0, 1)
    assert state.view(None)["order"] == [2, 0, 1]


def test_r28_without_any_mana_the_order_stays() -> None:
    state = ceremony(order=[1, 2, 0])
    assert asked(state) == ("gift", 1)
    assert state.view(None)["order"] == [1, 2, 0]


def test_r36_mana_for_rituals_goes_to_the_supply() -> None:
    for shortage, bag in ((False, 3), (True, 0)):
        state = ceremony({0: "3 mana"}, options={"mana_shortage": shortage})
        act(state, "draw(deck=normal)")
        assert state.view(None)["bag"] == bag


def test_r36_bids_go_into_the_bag_all_the_same() -> None:
    state, _ = blessing({}, {}, (2, 1, 0), options={"mana_shortage": True}, statues={1: "mana-5"})
    assert state.view(None)["bag"] == 3
