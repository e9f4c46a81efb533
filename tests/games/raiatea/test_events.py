"""Events: their names, their arguments, who may see them, in which order they come."""

from collections import Counter

import pytest

import vaka
from tests.games.playing import act, asked, legal
from tests.games.raiatea.policies import POLICIES, play
from tests.games.raiatea.positions import (
    EACH_OPTION,
    OWN,
    at,
    bid,
    blessing,
    ceremony,
    go,
    helped,
    names_of,
    pass_to,
    performing,
    position,
    prepare,
)
from tests.games.telling import Teller, Told, emitted, open_to_all
from vaka.core.options import OptionValue

told = Teller()


def gain(seat: int, what: str, amount: int) -> Told:
    return open_to_all("gain", seat=seat, what=what, amount=amount)


def price(goods: str, step: int) -> Told:
    return open_to_all("price", goods=goods, step=step)


def of(events: list[Told], *names: str) -> list[Told]:
    return [event for event in events if event[0] in names]


def test_a_location_is_chosen_and_the_die_helps() -> None:
    state = position({1: "2 divers", 2: "diver"})
    events = told(helped(state, "reef", 2))
    assert events[:3] == [
        open_to_all("go", seat=0, location="reef"),
        open_to_all("roll", die=2, assistant="diver"),
        open_to_all("helped", seat=1, assistant="diver"),
    ]
    assert events[3] == gain(1, "pearl", 4)
    die = events[4][1]["die"]
    assert isinstance(die, int)
    assert events[4:] == [
        open_to_all("reef-roll", die=die),
        gain(0, "pearl", die + 3), gain(1, "pearl", die), gain(2, "pearl", die),
    ]  # fmt: skip


def test_the_forest() -> None:
    state = at("forest", {0: "gatherer, mask oro"}, row="uru taro shaman oro/pearls")
    (gathered,) = told(act(state, "gatherer"))
    assert gathered[0] == "gatherer"
    assert gathered[1]["seat"] == 0
    assert told(act(state, "pick(card=oro, treasure=pearls)")) == [
        open_to_all("pick", seat=0, card="oro", treasure="pearls"),
        open_to_all("pair", seat=0, mask="oro"),
        gain(0, "pearl", 3),
    ]
    assert told(act(state, "pick(card=uru)")) == [
        open_to_all("pick", seat=0, card="uru", treasure="none")
    ]
    assert told(act(state, "pick(card=shaman)")) == [
        open_to_all("pick", seat=1, card="shaman", treasure="none")
    ]
    events = told(act(state, "done"))
    row = [card["card"] for card in state.view(None)["forest_row"]]
    assert [name for name, _, _ in of(events, "leftover", "forest")] == [
        "leftover", "leftover", "forest",
    ]  # fmt: skip
    assert events[-1] == open_to_all("forest", cards=row)


def test_the_forest_anew() -> None:
    state = at("forest", row="shaman shaman diver diver", forest="")
    act(state, "done", "done")
    events = told(act(state, "done"))
    assert of(events, "new-forest-deck") == [open_to_all("new-forest-deck")]


def test_the_marae() -> None:
    state = at(
        "marae", {0: "2 tattoos, uru"}, decks={"normal": "hina hina tapa"}, prices={"uru": 3}
    )
    assert told(act(state, "sacrifice(goods=uru)")) == [
        open_to_all("sacrifice", seat=0, goods="uru"),
        price("uru", 2),
        gain(0, "tattoo", 1),
        open_to_all("rank", seat=0, rank="ariki"),
    ]
    drew, drawn = told(act(state, "draw(deck=normal)"))
    assert drew == open_to_all("draw", seat=0, deck="normal", count=3)
    assert (drawn[0], drawn[2]) == ("drawn", (0,))
    assert isinstance(drawn[1]["rituals"], list)
    assert Counter(drawn[1]["rituals"]) == Counter(["hina", "hina", "tapa"])
    assert told(act(state, "keep(ritual=hina)")) == [
        ("keep", {"ritual": "hina"}, (0,)),
        open_to_all("kept", seat=0, count=1),
        open_to_all("discard", seat=0, rituals=["hina", "tapa"]),
    ]
    assert told(act(state, "draw(deck=normal)"))[0] == open_to_all("new-deck", deck="normal")


def test_the_path_and_permanent_rituals() -> None:
    state = position({0: "2 pearls, permanent pahu", 1: "1 priest"})
    assert told(go(state, "path")) == [
        open_to_all("go", seat=0, location="path"),
        open_to_all("trigger", seat=0, ritual="pahu"),
        gain(0, "priest", 1),
        gain(0, "mana", 2),
    ]
    assert told(act(state, "priests(count=1)")) == [
        open_to_all("pay", seat=0, what="pearl", amount=2),
        gain(0, "priest", 1),
        gain(0, "mana", 2),
        gain(1, "mana", 1),
    ]


def test_the_border() -> None:
    state = at("border", {0: "mask oro, 5 mana, 1 pearl, mirror"}, statues={1: "mask mana-5"})
    assert told(act(state, "mirror(mask=oro)")) == [open_to_all("mirror", seat=0, mask="oro")]
    state = at("border", {0: "mask oro, mask pere, 6 mana"}, statues={1: "mask mana-5"})
    assert told(act(state, "offer(mask=oro)")) == [open_to_all("offer", seat=0, mask="oro")]
    assert told(act(state, "fetch(mask=oro)")) == [open_to_all("fetch", seat=0, mask="oro")]
    assert told(act(state, "complete(statue=1, space=1)")) == [
        open_to_all("mission", seat=0, mission="mask", statue=1, space=1),
        open_to_all("pay", seat=0, what="mana", amount=1),
    ]
    assert told(act(state, "pay(mask=pere)")) == [open_to_all("lose-mask", seat=0, mask="pere")]


def test_the_market() -> None:
    state = at("market", {0: "uru, merchant, 2 pearls"}, prices={"uru": 1})
    assert told(act(state, "merchant(goods=uru)")) == [
        open_to_all("merchant", seat=0, goods="uru"),
        price("uru", 4),
    ]
    assert told(act(state, "sell(goods=uru)")) == [open_to_all("sell", seat=0, goods="uru")]
    assert told(act(state, "bonus(step=3)")) == [
        open_to_all("bonus", seat=0, goods="uru", step=3),
        gain(0, "pearl", 4),
        price("uru", 3),
    ]
    assert told(act(state, "hire(assistant=diver)")) == [
        open_to_all("hire", seat=0, assistant="diver"),
        open_to_all("pay", seat=0, what="pearl", amount=2),
    ]


def test_a_round_and_a_ceremony_begin() -> None:
    state = position(first=1, chosen=2, taken="marae path", ceremony=1, round_=1)
    assert told(go(state, "border"))[-1] == open_to_all("round", round=2, ceremony=2, first=2)
    state = position(first=1, chosen=2, taken="marae path")
    assert of(told(go(state, "border")), "ceremony") == [open_to_all("ceremony", number=1)]


def test_a_ceremony() -> None:
    hands = {0: "3 mana, hand rua-hatu", 1: "4 mana, hand hina, hand raa"}
    state = ceremony(hands, statues={1: "pearls-4"})
    assert told(act(state, "draw(deck=normal)"))[:2] == [
        open_to_all("buy", seat=0, mana=3),
        open_to_all("bag", mana=3),
    ]
    act(state, legal(state)[0], "done")
    assert of(told(prepare(state, {0: "rua-hatu", 1: "hina raa"})), "prepare") == [
        open_to_all("prepare", seat=0, count=1, clips=1),
        open_to_all("prepare", seat=1, count=2, clips=1),
        open_to_all("prepare", seat=2, count=0, clips=0),
    ]
    assert told(bid(state, 0, 4)) == [
        open_to_all("bid", seat=0, mana=0),
        open_to_all("bid", seat=1, mana=4),
        open_to_all("bid", seat=2, mana=0),
        open_to_all("bag", mana=4),
        open_to_all("order", seats=["1", "0", "2"]),
    ]
    assert told(act(state, "gift(kind=pearls)")) == [
        open_to_all("gift", seat=1, gift="pearls"),
        gain(1, "pearl", 2),
    ]
    assert told(act(state, "gift(kind=tattoo)"))[2:] == [
        open_to_all("laid", seat=1, ritual="hina", cost=1),
        open_to_all("laid", seat=0, ritual="rua-hatu", cost=4),
        open_to_all("laid", seat=1, ritual="raa", cost=5),
        open_to_all("paid", seat=1, ritual="hina", cost=1),
        open_to_all("perform", seat=1, ritual="hina"),
        open_to_all("bag", mana=18),
        open_to_all("paid", seat=0, ritual="rua-hatu", cost=4),
        open_to_all("perform", seat=0, ritual="rua-hatu"),
        gain(0, "pearl", 3),
        open_to_all("paid", seat=1, ritual="raa", cost=5),
        open_to_all("perform", seat=1, ritual="raa"),
        open_to_all("permanent", seat=1, ritual="raa"),
        open_to_all("open", statue=2),
        open_to_all("round", round=1, ceremony=2, first=state.view(None)["first"]),
    ]


def test_what_cannot_be_paid() -> None:
    _, heard = blessing(
        {0: "hand rua-hatu"}, {0: "rua-hatu"}, (3, 0, 0), options={"leftover_mana": "supply"}
    )
    assert of(told(heard), "unpaid", "leftover-mana") == [
        open_to_all("unpaid", seat=0, ritual="rua-hatu"),
        open_to_all("leftover-mana", mana=3),
    ]


def test_building_and_auctions() -> None:
    statues = {1: "mana-5 pearls-4 auction-1 pearls-4 pearls-4"}
    state = ceremony({0: "8 pearls, diver, 1 mana", 1: "2 mana"}, statues=statues)
    pass_to(state, "build")
    assert told(act(state, "complete(statue=1, space=2)")) == [
        open_to_all("mission", seat=0, mission="pearls-4", statue=1, space=2),
        open_to_all("pay", seat=0, what="pearl", amount=4),
        open_to_all("auction", mission="auction-1", statue=1, space=3),
    ]
    assert told(bid(state, 1, 2)) == [
        open_to_all("auction-bid", seat=0, mana=1),
        open_to_all("auction-bid", seat=1, mana=2),
        open_to_all("auction-bid", seat=2, mana=0),
        open_to_all("auction-won", seat=1, mission="auction-1", mana=2),
        open_to_all("bag", mana=3),
    ]
    assert told(act(state, "complete(statue=1, space=4)"))[:2] == [
        open_to_all("diver", seat=0),
        open_to_all("mission", seat=0, mission="pearls-4", statue=1, space=4),
    ]
    state = ceremony({0: "4 pearls"}, statues=statues)
    pass_to(state, "build")
    assert of(told(act(state, "pass")), "pass") == [open_to_all("pass", seat=0)]
    state = position({0: "4 pearls"}, statues={1: "mana-5 pearls-4 auction-1"})
    events = told(act(state, "go(location=border)", "complete(statue=1, space=2)"))
    won = open_to_all("auction-won", seat=0, mission="auction-1", mana=0)
    assert of(events, "auction-won") == [won]


def test_effects() -> None:
    seats = {
        0: "used diver, used gatherer",
        1: "3 pearls, uru, taro",
        2: "mask oro, 2 mana, 1 pearl",
    }
    effects = [
        "steal 2 pearls", "steal 1 mask",
        "each opponent: lose 1 mana", "each opponent: lose 1 goods",
        "ready 1", "use 1", "gain 1 mask", "gain 1 assistant",
    ]  # fmt: skip
    state = performing(effects, seats, "interactive")
    assert told(act(state, "shaman(ritual=test)")) == [
        open_to_all("shaman", seat=0, ritual="test"),
        open_to_all("perform", seat=0, ritual="test"),
    ]
    assert told(act(state, "opponent(seat=1)")) == [
        open_to_all("opponent", seat=0, opponent=1),
        open_to_all("steal", seat=0, opponent=1, what="pearl", amount=2),
        open_to_all("opponent", seat=0, opponent=2),
        open_to_all("steal-mask", seat=0, opponent=2, mask="oro"),
        open_to_all("lose", seat=2, what="mana", amount=1),
    ]
    assert told(act(state, "lose(goods=taro)")) == [
        open_to_all("lose", seat=1, what="taro", amount=1),
        price("taro", 1),
    ]
    assert told(act(state, "ready(assistant=diver)")) == [
        open_to_all("ready", seat=0, assistant="diver")
    ]
    assert told(act(state, "use(assistant=diver)")) == [
        open_to_all("use", seat=0, assistant="diver"),
        gain(0, "pearl", 4),
    ]
    assert told(act(state, "take(mask=tipa)")) == [open_to_all("mask", seat=0, mask="tipa")]
    assert told(act(state, "take(assistant=merchant)")) == [gain(0, "merchant", 1)]


def test_stopping() -> None:
    hands = {0: "hand tane-tapu", 1: "hand rua-hatu, hand tohu"}
    state, _ = blessing(
        hands, {0: "tane-tapu", 1: "rua-hatu tohu"}, (9, 0, 0), options={"tane": True}
    )
    assert told(act(state, "stop(ritual=tohu)"))[0] == open_to_all(
        "stop", seat=0, opponent=1, ritual="tohu"
    )


def test_words_of_an_owners_deck() -> None:
    effects = ["roll", "reveal 3", "send 1", "pay 1 ritual: gain 1 mana"]
    state = performing(effects, {0: "hand hina, merchant"})
    rolled_, revealed = told(act(state, "shaman(ritual=test)"))[2:]
    die = state.view(None)["die"]
    assert rolled_ == open_to_all("die", seat=0, die=die)
    assert revealed == open_to_all("reveal", statue=3)
    sent = told(act(state, "use(assistant=merchant)"))
    assert sent[0] == open_to_all("send", seat=0, assistant="merchant")
    act(state, "choose(option=1)")
    given_up = told(act(state, "choose(option=1)"))
    assert given_up[0] == open_to_all("give-up", seat=0, ritual="hina")


def test_an_offering() -> None:
    state = performing(["bid: gain 1 tattoo"], {1: "4 mana"}, "common")
    assert told(act(state, "shaman(ritual=test)"))[-1] == open_to_all("offering", seat=0)
    events = told(bid(state, 0, 3, 0))
    assert open_to_all("offering-won", seat=1, mana=3) in events


def test_the_end() -> None:
    state = ceremony(number=3)
    assert told(pass_to(state))[-1] == open_to_all("third-ceremony")


def test_every_event_is_tested_here() -> None:
    for test in (
        test_a_location_is_chosen_and_the_die_helps,
        test_the_forest,
        test_the_forest_anew,
        test_the_marae,
        test_the_path_and_permanent_rituals,
        test_the_border,
        test_the_market,
        test_a_round_and_a_ceremony_begin,
        test_a_ceremony,
        test_what_cannot_be_paid,
        test_building_and_auctions,
        test_effects,
        test_stopping,
        test_words_of_an_owners_deck,
        test_an_offering,
        test_the_end,
    ):
        test()
    assert emitted("raiatea") == told.heard


@pytest.mark.parametrize("options", [{}, {"deck": OWN}], ids=names_of)
def test_only_drawn_cards_are_not_for_all(options: dict[str, OptionValue]) -> None:
    known = emitted("raiatea")
    for state in play(4, 8, POLICIES["lively"], 8, options).states(listen=True):
        for event in state.listen().take():
            assert event.name in known
            assert (event.audience is None) == (event.name not in ("drawn", "keep"))


@pytest.mark.parametrize("options", EACH_OPTION, ids=names_of)
def test_events_tell_the_whole_game(options: dict[str, OptionValue]) -> None:
    """From events alone: mana, pearls, priests, tattoos, goods, assistants, missions, the bag."""
    start = 1 if options.get("edition") == "fr" else 0
    found = [Counter(mana=5, pearl=4, priest=start) for _ in range(4)]
    bag = 0
    for state in play(4, 5, POLICIES["lively"], 5, options).states(listen=True):
        for event in state.listen().take():
            bag += tell(event, found)
        if state.decision() is None:
            break
    # Rituals pay from the bag, and auctions and bids into it: `bag` and `paid` tell all of it.
    shown = state.view(None)
    assert shown["bag"] is None or shown["bag"] == bag
    for seat, own in enumerate(shown["seats"]):
        have = found[seat]
        assert (own["mana"], own["pearls"]) == (have["mana"], have["pearl"])
        assert (own["priests"], own["tattoo"]) == (have["priest"], have["tattoo"])
        assert own["goods"] == {goods: have[goods] for goods in own["goods"]}
        kinds = own["ready"]
        assert {kind: own["ready"][kind] + own["used"][kind] for kind in kinds} == {
            kind: have[kind] for kind in kinds
        }
        assert own["missions_count"] == have["missions"]
    assert asked(state) is None


def tell(event: vaka.Event, found: list[Counter[str]]) -> int:
    """Carry an event out on the counts; what it does to the bag."""
    args = event.args
    at_ = args.get("seat", 0)
    assert isinstance(at_, int)
    own = found[at_]
    amount = args.get("amount", args.get("mana", 1))
    if event.name == "gain":
        own[str(args["what"])] += int(str(amount))
    elif event.name in ("lose", "pay"):
        own[str(args["what"])] -= int(str(amount))
    elif event.name in ("sacrifice", "sell"):
        own[str(args["goods"])] -= 1
    elif event.name == "steal":
        rival = args["opponent"]
        assert isinstance(rival, int)
        found[rival][str(args["what"])] -= int(str(amount))
        own[str(args["what"])] += int(str(amount))
    elif event.name in ("pick", "hire"):
        own[str(args.get("card", args.get("assistant")))] += 1
    elif event.name in ("buy", "bid", "auction-bid"):
        own["mana"] -= int(str(amount))
    elif event.name in ("mission", "auction-won"):
        own["missions"] += 1
    elif event.name == "bag":
        return int(str(amount))
    elif event.name == "paid":
        return -int(str(args["cost"]))
    elif event.name == "leftover-mana":
        return -int(str(amount))
    return 0
