"""Ritual types, and every effect word, scope, thing and count [R42]."""

import pytest

from tests.games.playing import act, args_of, asked, legal
from tests.games.raiatea.positions import (
    at,
    blessing,
    ceremony,
    changes,
    each_has,
    go,
    has,
    helped,
    pass_to,
    perform,
    performing,
    position,
    row_of,
    step_of,
    table,
    with_ritual,
)
from vaka.core.state import State


def now(state: State) -> tuple[str, int] | None:
    return asked(state)


# The types ----------------------------------------------------------------------------------------


def test_r42_personal_at_once_for_the_owner() -> None:
    state = performing(["gain 3 pearls"], {1: "1 pearl"})
    assert perform(state) == {"0.pearls": 3}
    assert state.view(None)["discards"] == {"test": 1}


def test_r42_permanent_stays_before_the_owner() -> None:
    state = performing(["at reef: gain 2 mana"], kind="permanent")
    assert perform(state) == {"0.permanent.test": 1}
    assert state.view(None)["discards"] == {}


def test_r42_interactive_against_others() -> None:
    state = performing(
        ["each opponent: lose 2 pearls"], {1: "5 pearls", 2: "1 pearl"}, "interactive"
    )
    assert perform(state) == {"1.pearls": -2, "2.pearls": -1}


def test_r42_common_for_all_without_a_clip() -> None:
    state = performing(["everyone: gain 1 pearl", "bag 2"], kind="common")
    assert perform(state) == {"0.pearls": 1, "1.pearls": 1, "2.pearls": 1, "bag": 2}


def test_r42_normal_or_forbidden_is_another_property() -> None:
    """Interactive and permanent rituals are in both decks."""
    deck = position().view(None)["memory"]["unseen"]
    names = {each["deck"]: set(each["rituals"]) for each in deck}
    assert {"fatu-tiri", "raa", "tohu"} <= names["normal"]
    assert {"nona", "papa-rai", "ihi"} <= names["forbidden"]


def test_r42_discarded_only_when_it_has_worked() -> None:
    """So a ritual that draws cannot bring itself back."""
    state = performing(["draw 1"], decks={"normal": ""})
    act(state, "shaman(ritual=test)")
    assert now(state) == ("keep", 0)
    assert state.view(None)["discards"] == {}
    act(state, legal(state)[0])
    assert state.view(None)["discards"]["test"] == 1


# Gain ---------------------------------------------------------------------------------------------

GAINS = [
    ("gain 3 mana", "", {"0.mana": 3}),
    ("gain 1 pearl", "", {"0.pearls": 1}),
    ("gain 2 tattoos", "", {"0.tattoo": 2}),
    ("gain 2 tattoos", "8 tattoos", {"0.tattoo": 1}),
    ("gain 2 priests", "", {"0.priests": 2}),
    ("gain 7 priests", "", {"0.priests": 6}),
    ("gain 1 taro", "", {"0.goods.taro": 1, "goods.taro": -1, "price.taro": 1}),
    ("gain 2 taro", "", {"0.goods.taro": 1, "goods.taro": -1, "price.taro": 1}),
    ("gain 2 divers", "", {"0.ready.diver": 2, "assistants.diver": -2}),
]


@pytest.mark.parametrize(("effect", "having", "changed"), GAINS)
def test_r42_gain(effect: str, having: str, changed: dict[str, int]) -> None:
    assert perform(performing([effect], {0: having})) == changed


def test_r42_gain_goods_of_the_market() -> None:
    state = performing(["gain 2 goods"], goods={"uru": 2, "taro": 0}, prices={"uru": 1})
    perform(state)
    assert now(state) == ("goods", 0)
    assert legal(state) == ["take(goods=uru)", "take(goods=mahi-mahi)", "take(goods=tiare)"]
    act(state, "take(goods=uru)", "take(goods=uru)")
    assert has(state, 0, "goods")["uru"] == 2
    assert step_of(state, "uru") == 3


def test_r42_gain_assistants_masks_and_cards() -> None:
    state = performing(
        ["gain 1 assistant", "gain 1 mask", "gain 1 card"], row="uru uru hiro oro/pearls"
    )
    perform(state)
    assert legal(state) == [
        f"take(assistant={kind})" for kind in ("gatherer", "merchant", "shaman", "diver")
    ]
    act(state, "take(assistant=diver)")
    assert now(state) == ("mask", 0)
    act(state, "take(mask=tipa)")
    assert now(state) == ("card", 0)
    assert legal(state) == ["pick(card=uru)", "pick(card=oro, treasure=pearls)", "pick(card=hiro)"]
    act(state, "pick(card=oro, treasure=pearls)")
    assert has(state, 0, "masks") == ["oro", "tipa"]
    assert has(state, 0, "pearls") == 3  # a card of the row brings its treasure
    assert row_of(state) == ["uru", "uru", "hiro"]


def test_r42_nothing_to_gain_is_no_question() -> None:
    none = dict.fromkeys(("uru", "taro", "mahi-mahi", "tiare"), 0)
    state = performing(["gain 1 goods", "gain 1 mana"], goods=none)
    assert perform(state) == {"0.mana": 1}


def test_r42_all_there_is_is_no_question_either() -> None:
    state = performing(["gain 2 goods"], goods={"uru": 0, "taro": 0})
    assert perform(state) == {
        "0.goods.mahi-mahi": 1, "0.goods.tiare": 1, "goods.mahi-mahi": -1, "goods.tiare": -1,
        "price.mahi-mahi": 1, "price.tiare": 1,
    }  # fmt: skip


# Lose and steal -----------------------------------------------------------------------------------

LOSSES = [
    ("each opponent: lose 2 mana", "3 mana", {"1.mana": -2}),
    ("each opponent: lose 5 pearls", "3 pearls", {"1.pearls": -3}),
    ("each opponent: lose 2 priests", "1 priest", {"1.priests": -1}),
    ("each opponent: lose 1 goods", "uru", {"1.goods.uru": -1, "goods.uru": 1, "price.uru": -1}),
    (
        "each opponent: lose 1 assistant", "diver, used diver",
        {"1.used.diver": -1, "assistants.diver": 1},
    ),
    ("each opponent: lose 1 mask", "mask pere, pair oro", {"1.masks.pere": -1, "masks.pere": 1}),
    ("each opponent: lose 1 mask", "pair oro, mirrored ru", {}),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "having", "changed"), LOSSES)
def test_r42_lose(effect: str, having: str, changed: dict[str, int]) -> None:
    """Never below 0, never paired masks."""
    assert perform(performing([effect], {1: having}, "interactive")) == changed


def test_r42_who_loses_chooses_what() -> None:
    seats = {1: "uru, 2 taro", 2: "mask oro, mirror, diver, shaman"}
    effects = [
        "each opponent: lose 1 goods",
        "each opponent: lose 1 assistant",
        "each opponent: lose 1 mask",
    ]
    state = performing(effects, seats, "interactive")
    perform(state)
    assert now(state) == ("lose", 1)
    assert legal(state) == ["lose(goods=uru)", "lose(goods=taro)"]
    act(state, "lose(goods=taro)")
    assert now(state) == ("lose", 2)
    assert legal(state) == ["lose(assistant=shaman)", "lose(assistant=diver)"]
    act(state, "lose(assistant=diver)")
    assert now(state) == ("lose", 2)
    assert legal(state) == ["lose(mask=oro)", "lose(mask=mirror)"]
    act(state, "lose(mask=mirror)")
    assert has(state, 2, "mirrors") == 0
    assert state.view(None)["mask_market"]["mirror"] == 1


def test_r42_one_opponent_is_chosen_by_the_owner() -> None:
    state = performing(
        ["one opponent: lose 2 priests"], {1: "3 priests", 2: "1 priest"}, "interactive", players=4
    )
    perform(state)
    assert now(state) == ("opponent", 0)
    assert legal(state) == ["opponent(seat=1)", "opponent(seat=2)"]  # seat 3 has none to lose
    act(state, "opponent(seat=1)")
    assert each_has(state, "priests") == [4, 1, 1, 0]


def test_r42_the_only_possible_opponent_is_no_choice() -> None:
    state = performing(["one opponent: lose 2 priests"], {2: "3 priests"}, "interactive")
    assert perform(state) == {"2.priests": -2}


def test_r42_steal_from_one_opponent() -> None:
    seats = {1: "3 mana, 1 pearl", 2: "5 mana, 2 uru, taro, mask oro"}
    effects = ["steal 4 mana", "steal 2 pearls", "steal 2 goods", "steal 1 mask"]
    state = performing(effects, seats, "interactive")
    perform(state)
    assert now(state) == ("opponent", 0)
    act(state, "opponent(seat=1)")
    # Pearls, goods and masks: only one has any. All of three goods cannot be stolen.
    assert now(state) == ("steal", 0)
    assert legal(state) == ["steal(goods=uru)", "steal(goods=taro)"]
    events = act(state, "steal(goods=uru)", "steal(goods=taro)")
    assert {"seat": 0, "opponent": 2, "mask": "oro"} in args_of(events, "steal-mask")
    assert (has(state, 0, "mana"), has(state, 0, "pearls")) == (3, 1)
    assert has(state, 0, "goods") == {"uru": 1, "taro": 1, "mahi-mahi": 0, "tiare": 0}
    assert has(state, 0, "masks") == ["oro"]
    assert each_has(state, "mana") == [3, 0, 5]
    assert step_of(state, "uru") == 2  # nothing came to the market


def test_r42_nobody_to_steal_from() -> None:
    state = performing(["steal 2 pearls", "each opponent: lose 1 mana"], kind="interactive")
    assert perform(state) == {}


# Other words --------------------------------------------------------------------------------------


def test_r42_draw_and_keep_several() -> None:
    state = performing(["draw 2"], decks={"normal": "hina tapa tapa"})
    perform(state)
    assert now(state) == ("keep", 0)
    act(state, "keep(ritual=tapa)")
    assert now(state) == ("keep", 0)
    act(state, "keep(ritual=hina)")
    assert has(state, 0, "hand") == ["tapa", "hina"]


def test_r42_draw_asks_from_which_deck_if_there_are_two() -> None:
    state = performing(["draw 1"], {0: "3 tattoos"})
    perform(state)
    assert now(state) == ("draw", 0)
    assert legal(state) == ["done", "draw(deck=normal)", "draw(deck=forbidden)"]
    act(state, "draw(deck=forbidden)")
    assert now(state) == ("keep", 0)


HAND = "hand hina, hand raa, hand papa-rai, hand ihi"


@pytest.mark.parametrize(
    ("effect", "offered"),
    [
        ("perform normal", ["hina", "raa"]),
        ("perform forbidden", ["papa-rai", "ihi"]),
        ("perform any", ["hina", "raa", "papa-rai", "ihi"]),
        ("perform any up to 5", ["hina", "raa"]),
        ("perform forbidden up to 10", ["papa-rai"]),
        ("perform forbidden up to 9", []),
    ],
)
def test_r42_perform_from_the_hand(effect: str, offered: list[str]) -> None:
    state = performing([effect], {0: HAND})
    perform(state)
    assert now(state) == ("perform", 0)
    assert legal(state) == ["done", *(f"perform(ritual={name})" for name in offered)]
    if offered:
        act(state, f"perform(ritual={offered[0]})")
        assert offered[0] not in has(state, 0, "hand")


def test_r42_not_asked_where_all_see_that_there_is_nothing_to_perform() -> None:
    state = performing(["perform forbidden"], {0: "hand hina"})
    perform(state)
    assert now(state) == ("go", 1)


def test_r42_ready_and_use() -> None:
    state = performing(["ready 1", "use 1"], {0: "used diver, used gatherer, merchant"})
    perform(state)
    assert now(state) == ("ready", 0)
    # The shaman that performs it is used as well.
    assert legal(state) == [f"ready(assistant={kind})" for kind in ("gatherer", "shaman", "diver")]
    act(state, "ready(assistant=diver)")
    assert (has(state, 0, "ready")["diver"], has(state, 0, "used")["diver"]) == (1, 0)
    assert now(state) == ("use", 0)
    assert legal(state) == [
        f"use(assistant={kind})" for kind in ("gatherer", "merchant", "shaman", "diver")
    ]
    act(state, "use(assistant=diver)")
    assert has(state, 0, "pearls") == 4
    assert has(state, 0, "ready")["diver"] == 1  # using an A effect turns nobody


def test_r42_complete_an_open_mission() -> None:
    state = performing(["mission"], {0: "4 pearls"}, statues={1: "pearls-4"})
    perform(state)
    assert now(state) == ("mission", 0)
    act(state, "done")
    state = performing(["mission"], statues={1: "pearls-4"})
    perform(state)
    assert now(state) == ("go", 1)


def test_r42_the_path_action() -> None:
    state = performing(["path"], {0: "5 pearls"})
    perform(state)
    assert now(state) == ("priests", 0)
    act(state, "priests(count=2)")
    assert (has(state, 0, "priests"), has(state, 0, "mana"), has(state, 0, "pearls")) == (6, 6, 0)
    state = performing(["path"])
    assert perform(state) == {"0.mana": 4}


def test_r42_everyone_on_the_path_in_turn() -> None:
    state = performing(["everyone: path"], {1: "2 pearls, 1 priest", 2: "3 priests"}, "common")
    before = table(state)
    act(state, "shaman(ritual=test)")
    assert now(state) == ("priests", 1)
    act(state, "done")
    found = changes(before, table(state))
    assert {name: found[name] for name in found if "mana" in name} == {
        "0.mana": 4, "1.mana": 1, "2.mana": 3,
    }  # fmt: skip


@pytest.mark.parametrize("players", [3, 5])
def test_r42_mana_into_the_bag(players: int) -> None:
    state = performing(["bag 6 per player", "bag 2"], kind="common", players=players)
    assert perform(state) == {"bag": 6 * players + 2}


def test_r42_points_at_the_end() -> None:
    effects = ["points 2", "for each 2 missions: points 1", "for each pair: points 3"]
    deck = {"deck": with_ritual(*effects, kind="permanent")}
    owners = {(1, space): 0 for space in (1, 2, 3)}
    state = position(
        {0: "permanent test, pair pere"}, options=deck, owners=owners,
        statues={1: "mana-5 mana-5 mana-5"},
    )  # fmt: skip
    assert has(state, 0, "score") == 2 + 1 + 3 + 3 + 2  # the missions, and the pair itself


def test_r42_one_of_several() -> None:
    effect = "choose one: gain 3 mana / gain 1 pearl and gain 1 priest / gain 1 diver"
    state = performing([effect, "gain 1 mana"])
    before = table(state)
    perform(state)
    assert now(state) == ("choose", 0)
    assert legal(state) == [f"choose(option={number})" for number in (1, 2, 3)]
    act(state, "choose(option=2)")
    found = changes(before, table(state))
    assert (found["0.pearls"], found["0.priests"], found["0.mana"]) == (1, 1, 1)


def test_r42_everyone_chooses_for_himself() -> None:
    state = performing(["everyone: choose one: gain 3 mana / gain 1 pearl"], kind="common", first=0)
    perform(state)
    for seat, option in ((0, 1), (1, 2), (2, 1)):
        assert now(state) == ("choose", seat)
        act(state, f"choose(option={option})")
    assert each_has(state, "mana") == [3, 0, 3]
    assert each_has(state, "pearls") == [0, 1, 0]


STOPPING = {"tane": True}


def test_r42_stop_a_rivals_ritual_in_the_row() -> None:
    hands = {0: "hand tane-tapu", 1: "hand rua-hatu, hand mata-arahu", 2: "hand tohu"}
    rituals = {0: "tane-tapu", 1: "rua-hatu mata-arahu", 2: "tohu"}
    state, _ = blessing(hands, rituals, (30, 0, 0), options=STOPPING)
    assert now(state) == ("opponent", 0)
    assert legal(state) == ["opponent(seat=1)", "opponent(seat=2)"]
    act(state, "opponent(seat=1)")
    assert now(state) == ("stop", 0)
    assert legal(state) == ["stop(ritual=rua-hatu)", "stop(ritual=mata-arahu)"]
    events = act(state, "stop(ritual=mata-arahu)")
    assert args_of(events, "stop") == [{"seat": 0, "opponent": 1, "ritual": "mata-arahu"}]
    assert [told["ritual"] for told in args_of(events, "paid")] == ["rua-hatu", "tohu"]
    assert state.view(None)["discards"]["mata-arahu"] == 1
    assert has(state, 1, "tattoo") == 1  # the gift


def test_r42_nothing_to_stop() -> None:
    """No rival's ritual is left in the row, or it is performed elsewhere."""
    state, events = blessing({0: "hand tane-tapu"}, {0: "tane-tapu"}, (30, 0, 0), options=STOPPING)
    assert args_of(events, "paid") == [{"seat": 0, "ritual": "tane-tapu", "cost": 2}]
    state = at("reef", {0: "shaman, 4 priests, hand tane-tapu"}, options=STOPPING)
    act(state, "shaman(ritual=tane-tapu)")
    assert now(state) == ("go", 1)


# Scopes and counts --------------------------------------------------------------------------------


def test_r42_everyone_the_owner_first_clockwise() -> None:
    state = performing(["everyone: gain 1 assistant"], kind="common", players=4)
    perform(state)
    order = []
    while (asked_ := now(state)) is not None and asked_[0] == "assistant":
        order.append(asked_[1])
        act(state, "take(assistant=diver)")
    assert order == [0, 1, 2, 3]


COUNTS = [
    ("priest", "", 4),
    ("rank", "7 tattoos", 2),
    ("assistant", "2 divers, used diver", 4),  # and the shaman
    ("gatherer", "gatherer, used gatherer, diver", 2),
    ("merchant", "3 merchants", 3),
    ("shaman", "", 1),
    ("diver", "used diver", 1),
    ("pair", "pair oro, mirrored ru, mask hiro", 2),
    ("mask", "mask oro, mirror, pair hiro", 2),
    ("goods", "2 uru, tiare", 3),
    ("permanent", "permanent raa, permanent pahu", 2),
]


@pytest.mark.parametrize(("counted", "having", "count"), COUNTS)
def test_r42_for_each(counted: str, having: str, count: int) -> None:
    state = performing([f"for each {counted}: gain 2 mana"], {0: having})
    assert perform(state).get("0.mana", 0) == 2 * count


def test_r42_for_each_mission() -> None:
    state = performing(
        ["for each mission: gain 1 pearl"],
        statues={1: "mana-5 mana-5"},
        owners={(1, 1): 0, (1, 2): 0},
    )
    assert perform(state) == {"0.pearls": 2}


@pytest.mark.parametrize(("goods", "gained"), [(1, 0), (2, 1), (3, 1), (4, 2)])
def test_r42_for_each_so_many(goods: int, gained: int) -> None:
    state = performing(["for each 2 goods: gain 1 mana"], {0: f"{goods} uru"})
    assert perform(state).get("0.mana", 0) == gained


def test_r42_counted_is_what_those_have_whom_it_concerns() -> None:
    state = performing(
        ["everyone: for each 2 priests: gain 1 pearl"], {1: "5 priests", 2: "1 priest"}, "common"
    )
    assert perform(state) == {"0.pearls": 2, "1.pearls": 2}


# Again and again ----------------------------------------------------------------------------------

LOCATIONS = ("forest", "marae", "reef", "path", "border", "market")


@pytest.mark.parametrize("location", LOCATIONS)
def test_r42_permanent_rituals_at_a_location(location: str) -> None:
    """On the owner's turn there, once a visit, whoever is Kahuna; nowhere else."""
    deck = {"deck": with_ritual(f"at {location}: gain 5 mana", kind="permanent")}
    for other in LOCATIONS:
        state = position({1: "permanent test"}, options=deck)
        if other in ("path", "border"):
            go(state, other)
        else:
            helped(state, other, 4)
        events = pass_to(state, "go")
        assert has(state, 1, "mana") == (5 if other == location else 0)
        assert len(args_of(events, "trigger")) <= 1


def test_r42_permanent_rituals_at_a_ceremony() -> None:
    state = ceremony({1: "permanent pahu", 0: "2 permanent pahu"})
    assert each_has(state, "mana") == [6, 3, 0]
    assert state.view(None)["phase"] in ("dance", "buy")


def test_r42_each_of_several_works() -> None:
    state = position({0: "2 permanent raa"})
    helped(state, "marae", 4)
    assert has(state, 0, "tattoo") == 2


def test_r42_rituals_never_take_paired_masks() -> None:
    seats = {1: "pair oro, mirrored ru, mask hiro", 2: "pair tipa"}
    state = performing(["steal 1 mask", "each opponent: lose 1 mask"], seats, "interactive")
    assert perform(state) == {"0.masks.hiro": 1, "1.masks.hiro": -1}
