"""What a seat sees, what it remembers, and what redeals make of the rest."""

import json
from collections import Counter
from typing import Any

import pytest

from tests.games.playing import act, asked
from tests.games.raiatea.policies import POLICIES, play
from tests.games.raiatea.positions import (
    EACH_OPTION,
    GAME,
    at,
    bid,
    blessing,
    ceremony,
    deck_of,
    names_of,
    pass_to,
    performing,
    position,
    prepare,
    seat_of,
)
from vaka.core.cells import REVEALS
from vaka.core.options import OptionValue
from vaka.core.state import State

HEAD = ("title", "rules_version", "players", "options", "seat", "decision", "outcome")
OWN = [
    *HEAD, "phase", "ceremony", "round", "rounds", "first", "order", "kahuna", "location", "die",
    "reef_die", "locations", "forest_row", "forest_deck", "goods_market", "prices",
    "assistant_market", "mask_market", "decks", "discards", "bag", "gifts", "opened", "statues",
    "blessing", "seats", "turn", "task", "pending", "memory",
]  # fmt: skip
SCREENED = ("mana", "pearls", "goods", "missions", "hand", "bag", "drawn", "score")


def sample(**rest: Any) -> State:
    seats = {
        0: "7 mana, 3 pearls, 2 uru, 4 tattoos, 3 priests, diver, used shaman, mask oro, mirror, "
        "pair hiro, mirrored ru, 2 hand hina, hand papa-rai, permanent raa",
        1: "2 mana, 9 pearls, tiare, hand tapa, hand ihi",
        2: "hand rata",
    }
    return position(
        seats, row="uru gatherer tino-rua oro/pearls", prices={"taro": 4}, bag=6, ceremony=1,
        statues={1: "pearls-4 mana-5 pair auction-1", 2: "pearls-7 mana-8"},
        owners={(1, 1): 0, (1, 4): 2}, eras={"normal": 1}, **rest,
    )  # fmt: skip


def test_a_view_in_full() -> None:
    view = sample().view(0)
    assert list(view) == OWN
    assert view["title"] == "raiatea"
    assert view["decision"] == {
        "kind": "go", "seats": [0], "rules": ["R8", "R23", "R38"], "sealed": False,
    }  # fmt: skip
    assert (view["phase"], view["ceremony"], view["round"]) == ("round", 1, 1)
    assert (view["rounds"], view["first"], view["order"]) == ([1, 2, 3], 0, [0, 1, 2])
    assert (view["kahuna"], view["location"], view["die"]) == (None, None, None)
    assert view["forest_row"] == [
        {"card": "uru", "treasure": None, "group": "goods"},
        {"card": "gatherer", "treasure": None, "group": "assistant"},
        {"card": "oro", "treasure": "pearls", "group": "mask"},
        {"card": "tino-rua", "treasure": None, "group": "mask"},
    ]
    assert view["prices"]["taro"]["step"] == 4
    assert [[each["word"] for each in step] for step in view["prices"]["taro"]["bonuses"]] == [
        ["gain"], ["gain"], ["gain"], ["gain", "path"],
    ]  # fmt: skip
    assert (view["bag"], view["opened"]) == (6, 2)
    assert view["blessing"] == []
    first, second, third = view["statues"][0]["spaces"][:3]
    assert first == {
        "statue": 1, "space": 1, "row": 1, "mission": "pearls-4", "points": 1, "type": "pearl",
            "kinds": ["pearl"],
        "owner": 0, "pay": {"pearl": 4}, "need": None, "can": False,
    }  # fmt: skip
    assert (second["can"], second["pay"]) == (True, {"mana": 5})
    assert (third["can"], third["need"]) == (True, {"what": "pair", "amount": 1})
    assert view["statues"][0]["spaces"][3]["owner"] == 2
    assert view["statues"][2]["spaces"][0]["mission"] is None
    mine = dict(view["seats"][0])
    assert mine.pop("hand_cards") == [
        {"deck": "normal", "era": 0, "common": False, "count": 2},
        {"deck": "forbidden", "era": 0, "common": False, "count": 1},
    ]
    assert mine == {
        "mana": 7, "pearls": 3, "goods": {"uru": 2, "taro": 0, "mahi-mahi": 0, "tiare": 0},
        "missions": ["pearls-4"], "goods_count": 2, "missions_count": 1, "priests": 3, "tattoo": 4,
        "rank": "ariki", "ready": {"gatherer": 0, "merchant": 0, "shaman": 0, "diver": 1},
        "used": {"gatherer": 0, "merchant": 0, "shaman": 1, "diver": 0}, "masks": ["oro"],
        "mirrors": 1, "pairs": [
            {"mask": "hiro", "mirror": False, "worth": 0},
            {"mask": "ru", "mirror": True, "worth": 4},
        ],
        "hand": ["hina", "hina", "papa-rai"], "bag": [], "bag_cards": [], "permanent": ["raa"],
        "hand_eras": [0, 0, 0], "bag_eras": [], "acting": [],
        "drawn": [], "drawn_count": 0, "passed": False, "dived": False, "score": 3 + 1 + 0 + 4,
    }  # fmt: skip


def test_rivals_are_behind_their_screens() -> None:
    """What everybody could see when it was gained is remembered all the same."""
    state = sample()
    for viewer in (None, 1, 2):
        view = state.view(viewer)
        shown = view["seats"][0]
        assert all(shown[name] is None for name in SCREENED)
        assert (shown["goods_count"], shown["missions_count"]) == (2, 1)
        assert shown["masks"] == ["oro"]
        assert view["memory"]["seats"] == state.view(0)["memory"]["seats"]
        assert view["memory"]["seats"][0] == {
            "mana": 7, "pearls": 3, "goods": seat_of(state, 0)["goods"], "missions": ["pearls-4"],
        }  # fmt: skip
    assert state.view(2)["seats"][1]["hand_cards"] == [
        {"deck": "normal", "era": 0, "common": False, "count": 1},
        {"deck": "forbidden", "era": 0, "common": False, "count": 1},
    ]


def test_what_is_unseen_is_counted_by_deck_and_era() -> None:
    """Cards of an old era are in somebody's hands; the rest of the deck is of the present one."""
    unseen = {
        (each["deck"], each["era"]): each["rituals"]
        for each in sample().view(2)["memory"]["unseen"]
    }
    assert unseen["normal", 0] == {"hina": 2, "tapa": 1}
    assert set(unseen) == {("normal", 0), ("normal", 1), ("forbidden", 0)}
    assert unseen["normal", 1]["rata"] == 2
    assert unseen["forbidden", 0]["papa-rai"] == 8
    own = {
        (each["deck"], each["era"]): each["rituals"]
        for each in sample().view(0)["memory"]["unseen"]
    }
    assert own["normal", 0] == {"tapa": 1, "rata": 1}
    assert own["forbidden", 0]["papa-rai"] == 7


def test_a_spectator_sees_no_hand() -> None:
    view = sample().view(None)
    assert all(shown["hand"] is None for shown in view["seats"])
    assert view["memory"]["unseen"][0]["rituals"] == {"hina": 2, "tapa": 1, "rata": 1}


@pytest.mark.parametrize("options", EACH_OPTION, ids=names_of)
def test_views_are_plain_data_and_tell_no_secret(options: dict[str, OptionValue]) -> None:
    """Through a whole game: only one's own rituals, and what a redeal leaves as it is."""
    for ply, state in enumerate(play(4, 4, POLICIES["lively"], 4, options).states()):
        over = state.decision() is None
        if ply % 30 and not over:
            continue
        for seat in (None, ply % 4):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            assert list(view) == OWN
            for other, shown in enumerate(view["seats"]):
                for name in SCREENED:
                    shut = options.get("screens") != "open" and not over
                    hidden = other != seat and (name in ("hand", "bag", "drawn") or shut)
                    assert (shown[name] is None) == hidden, name
            again = state.redeal(seat, ply)
            assert again.view(seat) == view
            assert again.inventory() == state.inventory()
            assert (again.decision() is None) == over
            if seat is not None:
                assert [str(each) for each in again.legal_actions(seat)] == [
                    str(each) for each in state.legal_actions(seat)
                ]


def test_a_redeal_changes_what_is_hidden() -> None:
    state = sample()
    hands = Counter()  # type: ignore[var-annotated]
    for seed in range(60):
        other = state.redeal(2, seed)
        hands[tuple(seat_of(other, 0)["hand"])] += 1
        assert seat_of(other, 2)["hand"] == ["rata"]
        # Of the normal deck three cards are of the old era, and they are known as a whole.
        normal = [*seat_of(other, 0)["hand"], *seat_of(other, 1)["hand"]]
        assert Counter(each for each in normal if each in ("hina", "tapa")) == {
            "hina": 2,
            "tapa": 1,
        }
    assert len(hands) > 5


def test_redeals_are_exact() -> None:
    """A rival's card is each of the unseen ones, as often as there are of them."""
    state = position({1: "hand rata"}, decks={"normal": "hina tapa tapa"})
    found = Counter(seat_of(state.redeal(0, seed), 1)["hand"][0] for seed in range(1200))
    assert set(found) == {"hina", "tapa", "rata"}
    assert abs(found["tapa"] - 600) < 80
    assert abs(found["hina"] - 300) < 70


def test_redeals_keep_clips() -> None:
    """A card in the bag without a clip is common, one with a clip is not."""
    hands = {0: "hand hina, hand tapa, hand tohu, 2 mana", 1: "hand raa, hand ava, 2 mana"}
    state = ceremony(hands, decks={"normal": "hina hina tapa raa tohu rata"})
    prepare(state, {0: "hina tapa", 1: "raa ava"})
    assert asked(state) == ("bid", 0)
    common = {"hina", "ava"}
    seen = set()
    for seed in range(60):
        other = state.redeal(2, seed)
        for seat in (0, 1):
            bag = seat_of(other, seat)["bag"]
            assert sum(ritual in common for ritual in bag) == 1
            seen.update(bag)
        assert other.view(2) == state.view(2)
        assert state.redeal(0, seed).view(0) == state.view(0)
    assert len(seen) >= 6


def test_redeals_make_up_sealed_answers() -> None:
    states = []
    for mana in (0, 5):
        state = ceremony(dict.fromkeys(range(3), "5 mana"))
        pass_to(state, "bid")
        state.apply(1, state.catalog.parse(f"bid(mana={mana})"))
        states.append(state)
    for seat in (None, 0, 2):
        assert states[0].view(seat) == states[1].view(seat)
        assert states[0].redeal(seat, 3).dump() == states[1].redeal(seat, 3).dump()
    assert {tuple(states[0].redeal(0, seed).answer(1)) for seed in range(60)} == {
        (states[0].catalog.parse(f"bid(mana={mana})").index,) for mana in range(6)
    }


def test_missions_that_are_not_open_are_nowhere_in_the_state() -> None:
    """They are drawn when their statue is opened, so nothing can leak."""
    opened = set()
    for seed in range(20):
        state = ceremony()
        state = state.redeal(0, seed)
        pass_to(state, "go")
        opened.add(state.view(None)["statues"][1]["spaces"][0]["mission"])
    assert len(opened) > 2


def test_drawing_is_a_reveal_and_keeping_too() -> None:
    state = at("marae", {0: "uru"})
    before = state.cells[REVEALS]
    act(state, "sacrifice(goods=uru)")
    assert state.cells[REVEALS] == before
    act(state, "draw(deck=normal)")
    drawn = state.cells[REVEALS]
    assert drawn > before
    act(state, f"keep(ritual={seat_of(state, 0)['drawn'][0]})")
    assert state.cells[REVEALS] > drawn  # the others are shown to all


def test_what_an_effect_asks_about() -> None:
    state = performing(["choose one: gain 1 mana / gain 2 pearls"])
    act(state, "shaman(ritual=test)")
    task = state.view(1)["task"]
    assert task["seat"] == 0
    assert [[each["what"] for each in option] for option in task["options"]] == [
        ["mana"],
        ["pearl"],
    ]
    state = at("market", {0: "taro"}, prices={"taro": 3})
    act(state, "sell(goods=taro)")
    assert state.view(None)["task"]["goods"] == "taro"


def test_what_was_done_in_the_turn() -> None:
    state = at("market", {0: "2 uru, merchant, 4 pearls"})
    assert state.view(1)["turn"]["sold"] == 0
    act(state, "sell(goods=uru)", "bonus(step=1)", "hire(assistant=diver)", "merchant(goods=taro)")
    turn = state.view(1)["turn"]
    assert (turn["sold"], turn["hired"], turn["helped"]) == (1, 1, 1)


def test_at_the_end_the_screens_are_lifted() -> None:
    state = ceremony({0: "3 mana, 2 pearls, hand hina"}, number=3)
    pass_to(state)
    view = state.view(1)
    assert view["outcome"] == state.outcome().data()
    assert [shown["score"] for shown in view["seats"]] == view["outcome"]["scores"]
    assert view["seats"][0]["mana"] == 3
    assert view["seats"][0]["hand"] is None


def test_a_view_can_be_changed_without_harm() -> None:
    state = sample()
    before, shown = state.dump(), state.view(0)
    view = state.view(0)
    view["seats"][0]["hand"].clear()
    view["seats"][0]["goods"]["uru"] = 99
    view["prices"]["uru"]["bonuses"].clear()
    view["memory"]["unseen"].clear()
    view["forest_row"].clear()
    assert state.dump() == before
    assert state.view(0) == shown


def test_the_order_of_answers_does_not_matter() -> None:
    digests = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        state = ceremony(dict.fromkeys(range(3), "5 mana"))
        pass_to(state, "bid")
        for seat in order:
            state.apply(seat, state.catalog.parse(f"bid(mana={seat + 1})"))
        digests.add(state.digest())
    assert len(digests) == 1


def test_equal_cards_of_different_origin() -> None:
    """Chance decides which moves: if it were always the older, the choice would tell."""
    moved = Counter()  # type: ignore[var-annotated]
    for seed in range(40):
        seats = {0: "shaman, 4 priests, hand rua-hatu/0, hand rua-hatu/1"}
        state = position(seats, eras={"normal": 1})
        act(state, "go(location=border)")
        state.cells[0] = seed * 7919
        act(state, "shaman(ritual=rua-hatu)")
        (left,) = state.view(1)["seats"][0]["hand_cards"]
        moved[left["era"]] += 1
    assert set(moved) == {0, 1}


def test_bids_in_the_record_of_a_view() -> None:
    state = ceremony(dict.fromkeys(range(3), "2 mana"))
    pass_to(state, "bid")
    bid(state, 2, 1, 0)
    assert state.view(None)["order"] == [0, 1, 2]


def test_the_catalog_is_that_of_the_deck() -> None:
    state = GAME.new(3, 1)
    assert state.catalog is deck_of(state).catalog


def test_redeals_do_not_tell_how_equal_rituals_lay_in_a_hand() -> None:
    """Rituals of the same cost lie in the row by number, in whichever order they were held."""
    states = [
        blessing({1: f"hand {first}, hand {second}"}, {1: f"{first} {second}"}, (0, 9, 0))[0]
        for first, second in (("rua-hatu", "uru-taetae"), ("uru-taetae", "rua-hatu"))
    ]
    one, other = states
    assert asked(one) == ("first", 1)
    assert one != other
    assert one.view(0) == other.view(0)
    assert [one.redeal(0, seed) for seed in range(5)] == [
        other.redeal(0, seed) for seed in range(5)
    ]


def test_permanent_rituals_are_listed_in_the_order_they_were_performed() -> None:
    """The order in which their owner held them would tell more about the hand."""
    state, _ = blessing(
        {1: "8 tattoos, hand raa, hand tu-rai-po, hand hina", 0: "20 pearls"},
        {1: "raa tu-rai-po"},
        (0, 15, 0),
        options={"deck": ""},
        statues={1: "pearls-4 pearls-4 pearls-4"},
    )
    other = state.redeal(0, 5)
    assert state.view(0) == other.view(0)
    for each in (state, other):
        act(each, "done")
    seen, also = (each.view(0)["seats"][1]["permanent"] for each in (state, other))
    assert seen == also
    assert len(seen) > 1
