"""The moai roll and the auction [G6-G9]."""

import pytest

from tests.games.giants.positions import GAME, bid, number, object_of, position, seat_of
from tests.games.playing import act, args_of, asked, legal, names
from vaka.core.state import State


def auction(dice: tuple[int, ...], hands: dict[int, str], *bids: str, first: int = 0) -> State:
    """An auction of three after the bids."""
    state = position("bid", dice=dice, hands=hands, first=first)
    act(state, *bids)
    return state


RICH = dict.fromkeys((0, 1, 2), "4 workers, sorcerer, chief, 4 markers")


def test_g6_each_die_offers_a_moai_of_its_size() -> None:
    """From the second turn on, with 0 for nothing; compared with what the dice show."""
    seen = set()
    for seed in range(12):
        state = GAME.new(3, seed)
        while (now := asked(state)) is not None:
            view = state.view(None)
            if view["turn"] > 1:
                dice = view["dice"]
                if now[0] == "bid":
                    assert view["offered"] == [dice.count(size) for size in (1, 2, 3)]
                seen.update(dice)
                break
            act(state, legal(state)[0])
    assert seen == {0, 1, 2, 3}


@pytest.mark.parametrize("players", [3, 4, 5])
def test_g6_in_the_first_turn_0_counts_as_1_and_3_as_2(players: int) -> None:
    seen = set()
    for seed in range(60):
        view = GAME.new(players, seed).view(None)
        counted = [{0: 1, 3: 2}.get(face, face) for face in view["dice"]]
        assert view["offered"] == [counted.count(size) for size in (1, 2, 3)]
        seen.update(view["dice"])
    assert seen == {0, 1, 2, 3}


def test_g6_a_size_that_is_used_up_offers_nothing() -> None:
    """Each die rolls for what is left: the second of two dice finds nothing."""
    met = set()
    for left in (0, 1):
        start = position(supply={"medium": left, "small": 9}, hands={0: "marker"})
        for seed in range(40):
            state = start.redeal(None, seed)
            act(state, "pass")
            view = state.view(None)
            assert view["turn"] == 3
            rolled = view["dice"].count(2)
            assert view["offered"][1] == min(left, rolled)
            assert view["supply"]["moai"][1] == left - min(left, rolled)
            met.add((left, min(rolled, 2)))
    assert met == {(left, rolled) for left in (0, 1) for rolled in (0, 1, 2)}


def test_g6_no_moai_no_auction() -> None:
    """All dice show broken moai: placement begins at once."""
    start = position(hands={0: "marker"})
    for seed in range(2000):
        state = start.redeal(None, seed)
        events = act(state, "pass")
        view = state.view(None)
        assert ("no-moai" in names(events)) == (view["dice"] == [0, 0, 0])
        if view["dice"] == [0, 0, 0]:
            assert view["phase"] == "placement"
            assert asked(state) == ("place", 1)
            assert all(seat["sorcerer"] == "hand" for seat in view["seats"])
            return
    raise AssertionError("no such seed")


def test_g7_any_hand_may_be_bid() -> None:
    state = position("bid", dice=(1, 1, 1), hands={0: "2 workers, sorcerer, chief, 3 markers"})
    assert set(legal(state)) == {
        bid(markers, workers, sorcerer, chief)
        for markers in range(4)
        for workers in range(3)
        for sorcerer in (0, 1)
        for chief in (0, 1)
    }


@pytest.mark.parametrize(
    ("hand", "strength"),
    [
        (bid(2), 0),
        (bid(0, 2), 2),
        (bid(0, 0, 1), 1),
        (bid(0, 0, 0, 1), 3),
        (bid(0, 2, 1, 1), 6),
    ],
)
def test_g7_workers_and_sorcerer_count_1_the_chief_3(hand: str, strength: int) -> None:
    state = auction((1, 1, 0), RICH, hand, bid(3, 1), bid())
    shown = seat_of(state, 0)["bid"]
    assert isinstance(shown, dict)
    assert shown["strength"] == strength


def test_g7_secret_until_all_are_in() -> None:
    state = position("bid", dice=(1, 2, 3), hands=RICH)
    act(state, bid(2, 1, 0, 1), bid(1, 0, 1, 0))
    for seat in (None, 0, 1, 2):
        view = state.view(seat)
        assert all(shown["bid"] is None for shown in view["seats"])
        assert [shown["workers"] for shown in view["seats"]] == [4, 4, 4]
        assert view["decision"]["answered"] == [0, 1]
    assert state.view(2)["decision"]["own"] == []
    assert state.view(0)["decision"]["own"] == [bid(2, 1, 0, 1)]
    act(state, bid())
    assert [shown["bid"]["markers"] for shown in state.view(None)["seats"]] == [2, 1, 0]


def test_g8_more_markers_first() -> None:
    state = auction((1, 1, 1), RICH, bid(0, 1), bid(2, 1), bid(1, 1))
    assert state.view(None)["order"] == [1, 2, 0]
    order = []
    while (now := asked(state)) is not None and now[0] == "pick":
        order.append(now[1])
        act(state, "pick(size=1)")
    assert order == [1, 2, 0]


def test_g8_tie_by_half_tablets() -> None:
    hands = {seat: f"{RICH[seat]}, {halves} halves" for seat, halves in ((0, 1), (1, 1), (2, 2))}
    state = auction((1, 1, 1), hands, bid(1, 1), bid(1, 1), bid(1, 1))
    assert state.view(None)["order"] == [2, 0, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_g8_tie_by_turn_order(first: int) -> None:
    state = auction((1, 1, 1), RICH, bid(1, 1), bid(1, 1), bid(1, 1), first=first)
    assert state.view(None)["order"] == [first, (first + 1) % 3, (first + 2) % 3]


def test_g8_markers_count_before_half_tablets() -> None:
    hands = {0: f"{RICH[0]}, 9 halves", 1: RICH[1], 2: RICH[2]}
    state = auction((1, 1, 1), hands, bid(1, 1), bid(2, 1), bid(0, 1))
    assert state.view(None)["order"] == [1, 0, 2]


def test_g8_only_what_the_sculptors_reach() -> None:
    state = auction((1, 2, 3), RICH, bid(1, 2), bid(), bid())
    assert asked(state) == ("pick", 0)
    assert legal(state) == ["skip", "pick(size=1)", "pick(size=2)"]
    act(state, "pick(size=1)")
    # One sculptor is left, and no 1 on offer.
    assert asked(state) == ("place", 0)


def test_g8_a_chief_may_carve_a_1_and_a_2() -> None:
    state = auction((1, 2, 3), RICH, bid(0, 0, 0, 1), bid(), bid())
    act(state, "pick(size=1)", "pick(size=2)")
    assert asked(state) == ("place", 0)
    assert [object_of(state, name)["in_front_of"] for name in ("small-1", "medium-1")] == [0, 0]
    assert state.view(None)["gone"] == [0, 0, 1]


def test_g8_again_in_the_same_order_until_a_loop_takes_nothing() -> None:
    state = auction((1, 1, 1), RICH, bid(2, 3), bid(1, 3), bid(0, 1))
    assert asked(state) == ("pick", 0)
    act(state, "skip")
    assert asked(state) == ("pick", 1)
    act(state, "pick(size=1)")
    assert asked(state) == ("pick", 2)
    act(state, "skip")
    # Somebody took one, so those who declined are asked again.
    assert asked(state) == ("pick", 0)
    act(state, "pick(size=1)")
    assert asked(state) == ("pick", 1)
    act(state, "skip")
    assert asked(state) == ("pick", 2)
    act(state, "skip")
    assert asked(state) == ("pick", 0)
    act(state, "skip")
    assert asked(state) == ("pick", 1)
    act(state, "skip")
    assert asked(state) == ("pick", 2)
    events = act(state, "skip")
    assert args_of(events, "uncarved") == [{"size": 1, "count": 1}]
    assert asked(state) == ("place", 0)


def test_g8_who_can_carve_nothing_is_not_asked() -> None:
    state = auction((2, 2, 3), RICH, bid(4, 1), bid(3), bid(0, 2))
    assert asked(state) == ("pick", 2)


def test_g8_nobody_can_carve() -> None:
    state = position("bid", dice=(3, 2, 2), hands=RICH)
    events = act(state, bid(4, 1), bid(1, 1), bid(0, 0, 1))
    assert asked(state) == ("place", 0)
    assert args_of(events, "uncarved") == [{"size": 2, "count": 2}, {"size": 3, "count": 1}]


def test_g9_what_nobody_carved_leaves_the_game() -> None:
    state = position("bid", dice=(1, 2, 2), hands=RICH)
    before = state.view(None)
    assert before["supply"]["moai"] == [16, 10, 6]
    act(state, bid(0, 2), bid(), bid(), "pick(size=2)")
    view = state.view(None)
    assert view["supply"]["moai"] == [16, 10, 6]
    assert view["offered"] == [0, 0, 0]
    assert view["gone"] == [1, 1, 0]


def test_g9_a_won_moai_stands_before_its_winners_screen() -> None:
    state = auction((2, 2, 1), RICH, bid(0, 2), bid(1, 2), bid(), first=2)
    act(state, "pick(size=2)", "pick(size=2)")
    assert object_of(state, "medium-1")["in_front_of"] == 1
    assert object_of(state, "medium-2")["in_front_of"] == 0
    assert object_of(state, "medium-1")["owner"] == 1


def test_g9_what_was_bid_is_out_for_this_turn() -> None:
    state = auction((1, 0, 0), RICH, bid(3, 3, 1, 1), bid(4, 4, 1, 1), bid())
    act(state, "skip", "skip")  # nothing was used, and yet
    assert seat_of(state, 0)["sorcerer"] == "bid"
    assert seat_of(state, 0)["chief"] == "bid"
    assert (number(state, 0, "workers"), number(state, 0, "markers")) == (1, 1)
    # Seat 0 has a worker and a marker left, seat 1 nothing at all: it passes by itself.
    assert legal(state) == ["pass", "half-tablet", "place(figure=worker, logs=0)"]
    events = act(state, "pass")
    assert args_of(events, "pass") == [{"seat": 0}, {"seat": 1}]
    assert asked(state) == ("place", 2)


def test_g9_unused_sculptors_keep_their_strength_until_the_turn_ends() -> None:
    state = auction((1, 0, 0), RICH, bid(1, 3), bid(), bid())
    act(state, "pick(size=1)")
    shown = seat_of(state, 0)["bid"]
    assert isinstance(shown, dict)
    assert shown["workers"] == 3
    assert number(state, 0, "workers") == 1
