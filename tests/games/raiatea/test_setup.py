"""Set-up [R1-R6]."""

from collections import Counter

import pytest

from tests.games.playing import act, asked, legal
from tests.games.raiatea.positions import GAME, deck_of, each_has, pass_to, position, seat_of
from tests.games.raiatea.printed import printed
from vaka.core.options import OptionValue
from vaka.core.state import State

COUNTS = pytest.mark.parametrize("players", [3, 4, 5])


def begun(players: int, seed: int = 1, **options: OptionValue) -> State:
    """A new game whose first rituals are kept."""
    state = GAME.new(players, seed, options)
    pass_to(state, "go")
    return state


@COUNTS
def test_r1_what_players_begin_with(players: int) -> None:
    state = GAME.new(players, 3)
    assert each_has(state, "mana") == [5] * players
    assert each_has(state, "pearls") == [4] * players
    assert each_has(state, "priests") == [0] * players
    assert each_has(state, "tattoo") == [0] * players
    assert each_has(state, "rank") == ["raatira"] * players
    assert each_has(state, "goods") == [dict.fromkeys(("uru", "taro", "mahi-mahi", "tiare"), 0)] * (
        players
    )


@pytest.mark.parametrize(
    ("options", "priests"),
    [
        ({"edition": "fr"}, 1),
        ({"edition": "it"}, 0),
        ({"edition": "de"}, 0),
        ({"priests_start": "1"}, 1),
        ({"edition": "fr", "priests_start": "0"}, 0),
    ],
)
def test_r1_priests_at_the_start(options: dict[str, OptionValue], priests: int) -> None:
    assert each_has(GAME.new(4, 3, options), "priests") == [priests] * 4


def test_r1_mana_and_pearls_are_hidden_and_unlimited() -> None:
    """Behind the screens; nobody's supply ever runs out."""
    state = position({0: "500 mana, 400 pearls"})
    for other in (None, 1, 2):
        shown = state.view(other)["seats"][0]
        assert (shown["mana"], shown["pearls"]) == (None, None)
    assert (seat_of(state, 0)["mana"], seat_of(state, 0)["pearls"]) == (500, 400)


@COUNTS
def test_r2_the_ceremony_order_is_the_turn_order(players: int) -> None:
    firsts = set()
    for seed in range(40):
        view = GAME.new(players, seed).view(None)
        first = view["first"]
        assert view["order"] == [(first + turn) % players for turn in range(players)]
        firsts.add(first)
    assert firsts == set(range(players))


@COUNTS
def test_r3_all_draw_five_normal_rituals_and_keep_two(players: int) -> None:
    state = GAME.new(players, 2)
    first = state.view(None)["first"]
    decision = state.decision()
    assert decision is not None
    assert (decision.kind, decision.seats, decision.sealed) == (
        "begin",
        tuple(range(players)),
        True,
    )
    rituals = printed().rituals
    for seat in range(players):
        drawn = seat_of(state, seat)["drawn"]
        assert len(drawn) == 5
        assert {rituals[name]["deck"] for name in drawn} == {"normal"}
        assert set(legal_of(state, seat)) == {f"keep(ritual={name})" for name in drawn}
    pass_to(state, "go")
    kept = [2] * players
    if players == 4:
        kept[first] = 1
    elif players == 5:
        kept[(first + 4) % 5] = 4
    assert [len(hand) for hand in each_has(state, "hand")] == kept
    assert sum(state.view(None)["discards"].values()) == 5 * (players + (players == 5)) - sum(kept)


def legal_of(state: State, seat: int) -> list[str]:
    return [str(action) for action in state.legal_actions(seat)]


def test_r3_kept_secretly_at_the_same_time() -> None:
    """In whatever order the players choose: nobody sees anything before all have."""
    digests = set()
    for order in ((0, 1, 2), (2, 0, 1)):
        state = GAME.new(3, 4)
        for seat in order:
            for _ in range(2):
                before = [state.view(other)["seats"] for other in range(3) if other != seat]
                state.apply(seat, state.legal_actions(seat)[-1])
                if state.view(None)["phase"] == "begin":
                    after = [state.view(other)["seats"] for other in range(3) if other != seat]
                    assert before == after
        digests.add(state.digest())
    assert len(digests) == 1
    assert asked(state) is not None
    assert all(shown["hand"] is None for shown in state.view(0)["seats"][1:])


def test_r3_the_same_card_twice_if_it_was_drawn_twice() -> None:
    for seed in range(200):
        state = GAME.new(3, seed)
        twice = [name for name, count in Counter(seat_of(state, 0)["drawn"]).items() if count > 1]
        if twice:
            act(state, f"keep(ritual={twice[0]})", f"keep(ritual={twice[0]})")
            pass_to(state, "go")
            assert seat_of(state, 0)["hand"] == [twice[0]] * 2
            return
    raise AssertionError("no such seed")


def test_r3_the_fifth_of_five_does_it_twice() -> None:
    state = GAME.new(5, 6)
    fifth = (state.view(None)["first"] + 4) % 5
    while asked(state) != ("keep", fifth):
        act(state, legal(state)[0])
    assert len(seat_of(state, fifth)["hand"]) == 2
    assert len(seat_of(state, fifth)["drawn"]) == 5
    assert (state.view(None)["phase"], state.view(None)["round"]) == ("begin", 0)
    act(state, legal(state)[0])
    assert asked(state) == ("keep", fifth)
    act(state, legal(state)[0])
    assert asked(state) == ("go", state.view(None)["first"])
    assert len(seat_of(state, fifth)["hand"]) == 4


@COUNTS
def test_r4_two_decks(players: int) -> None:
    """56 normal cards and 30 forbidden ones, and 6 of Tane among the normal ones."""
    for tane in (False, True):
        state = GAME.new(players, 1, {"tane": tane})
        decks = state.view(None)["decks"]
        assert decks["normal"]["left"] == 56 + 6 * tane - 5 * players
        assert decks["forbidden"]["left"] == 30


def test_r4_tane_only_with_the_option() -> None:
    rituals = printed(tane=True).rituals
    for tane in (False, True):
        memory = GAME.new(3, 1, {"tane": tane}).view(None)["memory"]["unseen"]
        normal = next(each["rituals"] for each in memory if each["deck"] == "normal")
        assert any(name.startswith("tane") for name in normal) == tane
        assert sum(normal.values()) == 56 + 6 * tane
        assert all(rituals[name]["deck"] == "normal" for name in normal)


def test_r5_missions_by_value() -> None:
    state = begun(4)
    view = state.view(None)
    missions = printed().missions
    assert [statue["open"] for statue in view["statues"]] == [True, False, False]
    assert [statue["buildable"] for statue in view["statues"]] == [True, False, False]
    assert [len(statue["spaces"]) for statue in view["statues"]] == [9, 9, 9]
    for space in view["statues"][0]["spaces"]:
        assert missions[space["mission"]]["points"] == space["points"] == 1
    for statue in view["statues"][1:]:
        assert all(space["mission"] is None for space in statue["spaces"])


def test_r5_rows_of_1_2_3_and_3() -> None:
    rows = [space["row"] for space in begun(3).view(None)["statues"][0]["spaces"]]
    assert rows == [1, 2, 2, 3, 3, 3, 4, 4, 4]


def test_r5_oracle_shows_all_statues() -> None:
    view = begun(3, oracle=True).view(None)
    missions = printed().missions
    assert [statue["open"] for statue in view["statues"]] == [True, True, True]
    assert [statue["buildable"] for statue in view["statues"]] == [True, False, False]
    for points, statue in enumerate(view["statues"], 1):
        assert {missions[space["mission"]]["points"] for space in statue["spaces"]} == {points}


@COUNTS
def test_r6_the_markets_and_the_forest(players: int) -> None:
    view = GAME.new(players, 5).view(None)
    assert view["assistant_market"] == dict.fromkeys(("gatherer", "merchant", "shaman", "diver"), 6)
    assert view["goods_market"] == dict.fromkeys(("uru", "taro", "mahi-mahi", "tiare"), 1)
    assert {each["step"] for each in view["prices"].values()} == {2}
    assert len(view["forest_row"]) == players + 1
    assert view["forest_deck"] == 72 - (players + 1)


@COUNTS
def test_r6_a_starting_mask_for_everybody(players: int) -> None:
    dealt = set()
    for seed in range(30):
        state = GAME.new(players, seed)
        view = state.view(None)
        masks = [shown["masks"] for shown in view["seats"]]
        assert [len(each) for each in masks] == [1] * players
        every = Counter(mask for each in masks for mask in each) + Counter(view["mask_market"])
        assert every == Counter(printed().start_masks)
        dealt.add(masks[0][0])
    assert len(dealt) > 5


def test_r6_treasures_are_no_part_of_starting_masks() -> None:
    state = GAME.new(3, 5)
    assert each_has(state, "pearls") == [4, 4, 4]
    assert each_has(state, "mana") == [5, 5, 5]


def test_the_deck_is_read_the_same_twice() -> None:
    """The engine's tables and what the reference reads are the same numbers."""
    state = GAME.new(3, 1)
    deck, second = deck_of(state), printed(tane=True)
    assert deck.ritual_names == list(second.rituals)
    assert list(deck.cost) == [each["cost"] for each in second.rituals.values()]
    assert list(deck.copies) == [each["copies"] for each in second.rituals.values()]
    for effects, each in zip(deck.ritual_effects, second.rituals.values(), strict=True):
        assert [effect.data() for effect in effects] == each["effects"]
    assert deck.mission_names == list(second.missions)
    assert deck.god_names == list(second.gods)
