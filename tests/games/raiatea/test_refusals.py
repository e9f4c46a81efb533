"""What is refused, with which rule and reason; a refusal changes nothing."""

import re
from collections import Counter
from collections.abc import Callable
from importlib.resources import files

import pytest

from tests.games.playing import act, asked
from tests.games.raiatea.policies import POLICIES, play
from tests.games.raiatea.positions import (
    GAME,
    OWN,
    at,
    blessing,
    ceremony,
    names_of,
    pass_to,
    perform,
    performing,
    position,
)
from tests.games.raiatea.rulebook import RULEBOOK
from tests.games.refusing import Case, Why, check_all_refused, check_others_may_not, check_refused
from vaka.core.errors import GameOver, NotAsked, UnknownAction
from vaka.core.options import OptionValue
from vaka.core.state import State

Made = Callable[[], State]


def after(make: Made, *actions: str) -> Made:
    def made() -> State:
        state = make()
        act(state, *actions)
        return state

    return made


def to(make: Made, *kinds: str) -> Made:
    def made() -> State:
        state = make()
        pass_to(state, *kinds)
        return state

    return made


def effect(*effects: str, kind: str = "personal", **seats: str) -> Made:
    """A ritual with these effects was just performed; seats as `s1="3 mana"`."""

    def made() -> State:
        having = {int(name[1:]): text for name, text in seats.items()}
        state = performing(effects, having, kind)
        perform(state)
        return state

    return made


def choosing() -> State:
    state = position(first=1, taken="path", chosen=1)
    assert asked(state) == ("go", 2)
    return state


def forest() -> State:
    return at(
        "forest", {0: "gatherer, mask oro, shaman, 4 priests, hand tohu"}, row="uru uru shaman hiro"
    )


def marae() -> State:
    return at("marae", {0: "3 tattoos", 1: "2 uru"}, options={})


def path() -> State:
    return at("path", {1: "4 pearls, 1 priest", 2: "9 pearls, 9 priests"})


def border() -> State:
    return at("border", {0: "mask oro, 2 mirrors, 5 mana"}, statues={1: "mana-5"})


def market() -> State:
    return at("market", {1: "uru, merchant, 3 pearls"}, assistants={"diver": 0}, prices={"taro": 4})


def selling() -> State:
    return after(at_market, "sell(goods=uru)")()


def at_market() -> State:
    return at("market", {0: "uru, 1 pearl"})


STATUES = {1: "pearls-4 mana-5 auction-1 priests-3 priests-3 pearls-4"}


def building() -> State:
    state = ceremony(
        {0: "4 pearls, 4 priests", 1: "4 mana, 3 tattoos"}, statues=STATUES,
        owners={(1, 4): 0, (1, 6): 1},
    )  # fmt: skip
    pass_to(state, "build")
    return state


def preparing() -> State:
    return ceremony({0: "hand hina, hand tapa, hand rata, hand raa"})


def bidding() -> State:
    return ceremony({0: "2 mana"})


def auctioning() -> State:
    state = position({0: "4 pearls, 2 mana"}, statues={1: "mana-5 pearls-4 auction-1"})
    act(state, "go(location=border)", "complete(statue=1, space=2)")
    return state


def paying(mission: str, having: str) -> Made:
    def made() -> State:
        state = at("border", {0: having}, statues={1: mission})
        pass_to(state, "mission")
        act(state, "complete(statue=1, space=1)")
        assert asked(state) == ("pay", 0)
        return state

    return made


def ordering() -> State:
    hands = {0: "hand rua-hatu, hand uru-taetae", 1: "hand rata"}
    return blessing(hands, {0: "rua-hatu uru-taetae"}, (12, 0, 0))[0]


def stopping() -> State:
    hands = {0: "hand tane-tapu", 1: "hand rua-hatu, hand tohu"}
    rituals = {0: "tane-tapu", 1: "rua-hatu tohu"}
    return blessing(hands, rituals, (9, 0, 0), options={"tane": True})[0]


def drawing() -> State:
    return after(effect("draw 1", s0="3 tattoos"), "draw(deck=normal)")()


def full_hand() -> State:
    rituals = ("hina", "tapa", "rata", "raa", "tohu", "tii", "pahu", "parae", "roroo", "honoura")
    state = at("marae", {0: "uru, " + ", ".join(f"3 hand {name}" for name in rituals)})
    assert asked(state) == ("marae", 0)
    return state


def nothing_forbidden() -> State:
    """Somebody else has all three forbidden rituals that there are."""
    deck = OWN.replace("copies = 12", "copies = 1")
    seats = {0: "3 tattoos", 1: "hand storm, hand vision, hand crown"}
    return at("marae", seats, options={"deck": deck})


CASES: list[Case] = [
    (choosing, "go(location=path)", ("R8", "taken", {"location": "path", "seat": 1})),
    (choosing, "done", ("R8", "wrong-decision", {"decision": "go"})),
    (forest, "pick(card=taro)", ("R10", "not-in-row", {"card": "taro"})),
    (after(forest, "pick(card=uru)"), "pick(card=uru)", ("R10", "enough", {"what": "pick"})),
    (after(forest, "gatherer"), "gatherer", ("R21", "no-gatherer", {})),
    (lambda: at("forest", {0: "used gatherer"}), "gatherer", ("R21", "no-gatherer", {})),
    (
        after(lambda: at("forest", {0: "2 gatherers"}), "gatherer"), "gatherer",
        ("R21", "one-a-pick", {}),
    ),
    (
        after(forest, "gatherer", "pick(card=uru)"), "pick(card=shaman)", ("R21", "goods-only", {}),
    ),
    (
        forest, "shaman(ritual=tohu)",
        ("R23", "too-expensive", {"ritual": "Tohu", "cost": 5, "most": 4}),
    ),
    (forest, "shaman(ritual=hina)", ("R23", "not-in-hand", {"ritual": "Hina"})),
    (marae, "shaman(ritual=hina)", ("R23", "no-shaman", {})),
    (forest, "mirror(mask=oro)", ("R38", "no-mirror", {})),
    (border, "mirror(mask=ru)", ("R38", "no-loose", {"mask": "Ru"})),
    (marae, "sacrifice(goods=uru)", ("R12", "no-goods", {"goods": "uru"})),
    (
        after(marae, "done", "sacrifice(goods=uru)"), "sacrifice(goods=uru)",
        ("R12", "enough", {"what": "sacrifice"}),
    ),
    (after(marae, "done"), "draw(deck=forbidden)", ("R13", "rank", {"rank": "ariki"})),
    (full_hand, "draw(deck=normal)", ("R13", "hand-full", {})),
    (path, "priests(count=2)", ("R15", "pearls", {"need": 5, "have": 4})),
    (after(path, "done"), "priests(count=2)", ("R15", "track-full", {})),
    (border, "offer(mask=ru)", ("R16", "no-loose", {"mask": "Ru"})),
    (after(border, "offer(mask=mirror)"), "offer(mask=oro)", ("R16", "enough", {"what": "offer"})),
    (
        to(after(border, "offer(mask=mirror)"), "fetch"), "fetch(mask=pere)",
        ("R16", "not-on-market", {"mask": "Pere"}),
    ),
    (market, "sell(goods=taro)", ("R17", "no-goods", {"goods": "taro"})),
    (market, "hire(assistant=diver)", ("R17", "none-left", {"what": "diver"})),
    (at_market, "hire(assistant=shaman)", ("R17", "pearls", {"need": 2, "have": 1})),
    (
        after(market, "hire(assistant=shaman)"), "hire(assistant=shaman)",
        ("R17", "pearls", {"need": 2, "have": 1}),
    ),
    (
        after(lambda: at("market", {1: "5 pearls, uru"}), "hire(assistant=shaman)"),
        "hire(assistant=shaman)", ("R17", "enough", {"what": "hire"}),
    ),
    (
        after(lambda: at("market", {1: "2 uru, 2 pearls"}), "sell(goods=uru)", "bonus(step=1)"),
        "sell(goods=uru)", ("R17", "enough", {"what": "sell"}),
    ),
    (market, "merchant(goods=taro)", ("R22", "at-top", {"goods": "taro"})),
    (at_market, "merchant(goods=taro)", ("R22", "no-merchant", {})),
    (
        after(lambda: at("market", {0: "2 merchants, uru"}), "merchant(goods=uru)"),
        "merchant(goods=taro)", ("R22", "one-a-turn", {}),
    ),
    (
        to(
            after(
                lambda: at("marae", {0: "2 uru"}, options={"edition": "de"}),
                "sacrifice(goods=uru)", "draw(deck=normal)",
            ),
            "marae",
        ),
        "draw(deck=normal)", ("R12", "second-sacrifice", {}),
    ),
    (selling, "bonus(step=3)", ("R18", "too-high", {"step": 3})),
    (drawing, "keep(ritual=ihi)", ("R13", "not-drawn", {"ritual": "Ihi"})),
    (building, "complete(statue=2, space=1)", ("R32", "not-open", {})),
    (building, "complete(statue=1, space=6)", ("R32", "tile-gone", {})),
    (building, "complete(statue=1, space=3)", ("R35", "auction-only", {})),
    (building, "complete(statue=1, space=5)", ("R34", "done-before", {})),
    (building, "complete(statue=1, space=2)", ("R33", "cannot-pay", {})),
    (
        lambda: at("border", {0: "5 mana"}, statues={1: "mana-5 priests-3"}),
        "complete(statue=1, space=2)", ("R34", "condition", {}),
    ),
    (
        paying("goods-2", "2 uru, 2 taro"), "pay(goods=tiare)",
        ("R33", "no-goods", {"goods": "tiare"}),
    ),
    (paying("goods-2", "2 uru, 2 taro"), "pay(mask=oro)", ("R33", "pay-goods", {})),
    (paying("mask", "mask oro, mask ru, 1 mana"), "pay(goods=uru)", ("R33", "pay-masks", {})),
    (
        paying("mask", "mask oro, mask ru, 1 mana"), "pay(mask=hiro)",
        ("R33", "no-loose", {"mask": "Hiro"}),
    ),
    (
        paying("equal-2", "2 uru, 2 taro, tiare"), "pay(goods=tiare)",
        ("R33", "equal", {"count": 2}),
    ),
    (
        after(paying("different-2", "2 uru, taro, tiare, 1 pearl"), "pay(goods=uru)"),
        "pay(goods=uru)", ("R33", "different", {}),
    ),
    (preparing, "prepare(ritual=ihi)", ("R27", "not-in-hand", {"ritual": "Ihi"})),
    (
        after(preparing, "prepare(ritual=hina)"), "prepare(ritual=hina)",
        ("R27", "not-in-hand", {"ritual": "Hina"}),
    ),
    (
        after(preparing, "prepare(ritual=tapa)", "prepare(ritual=rata)"), "prepare(ritual=raa)",
        ("R27", "enough-clips", {"most": 2}),
    ),
    (bidding, "bid(mana=3)", ("R28", "mana", {"have": 2})),
    (auctioning, "bid(mana=3)", ("R35", "mana", {"have": 2})),
    (
        after(ceremony, "gift(kind=goods)", "take(goods=uru)"), "gift(kind=goods)",
        ("R28", "gone", {"gift": "goods"}),
    ),
    (ordering, "first(ritual=rata)", ("R29", "not-equal", {"ritual": "Rata"})),
    (effect("gain 1 mask"), "take(mask=pere)", ("R42", "none-left", {"what": "pere"})),
    (
        effect("ready 1", s0="used diver, used merchant"), "ready(assistant=gatherer)",
        ("R42", "none-used", {"assistant": "gatherer"}),
    ),
    (
        effect("use 1", s0="diver"), "use(assistant=gatherer)",
        ("R42", "none-own", {"what": "gatherer"}),
    ),
    (
        effect("perform any up to 4", s0="hand tohu"), "perform(ritual=tohu)",
        ("R42", "too-expensive", {"ritual": "Tohu", "cost": 5, "most": 4}),
    ),
    (
        effect("perform normal", s0="hand tohu, hand ihi"), "perform(ritual=ihi)",
        ("R42", "wrong-deck", {"ritual": "Ihi"}),
    ),
    (
        effect("perform normal", s0="hand tohu"), "perform(ritual=rata)",
        ("R42", "not-in-hand", {"ritual": "Rata"}),
    ),
    (
        effect("choose one: gain 1 mana / gain 1 pearl"), "choose(option=3)",
        ("R42", "no-option", {"option": 3}),
    ),
    (
        effect("steal 1 mana", kind="interactive", s1="1 mana", s2="2 mana"), "opponent(seat=0)",
        ("R42", "not-possible", {"seat": 0}),
    ),
    (
        effect("each opponent: lose 1 goods", kind="interactive", s1="uru, taro"),
        "lose(goods=tiare)", ("R42", "none-own", {"what": "tiare"}),
    ),
    (
        effect("steal 1 goods", kind="interactive", s1="uru, taro"), "steal(goods=tiare)",
        ("R42", "none-there", {"what": "tiare"}),
    ),
    (stopping, "stop(ritual=rata)", ("R42", "not-laid", {"ritual": "Rata"})),
    (nothing_forbidden, "draw(deck=forbidden)", ("R13", "empty", {"deck": "forbidden"})),
    (after(marae, "draw(deck=normal)"), "done", ("R13", "wrong-decision", {"decision": "keep"})),
    (building, "done", ("R30", "wrong-decision", {"decision": "build"})),
    (bidding, "pass", ("R28", "wrong-decision", {"decision": "bid"})),
]  # fmt: skip

REASONS = {why[1] for _, _, why in CASES}


@pytest.mark.parametrize(("make", "action", "why"), CASES)
def test_refused_with_rule_and_reason(make: Made, action: str, why: Why) -> None:
    check_refused("raiatea", make(), action, why)


def test_every_reason_is_tested() -> None:
    source = (files("vaka.games.raiatea") / "refusals.py").read_text(encoding="utf-8")
    reasons = set(re.findall(r'Refusal\([^,]+, "([a-z-]+)"', source))
    assert reasons == REASONS


@pytest.mark.parametrize("options", [{"tane": True}, {"deck": OWN}], ids=names_of)
def test_every_refusal_of_whole_games(options: dict[str, OptionValue]) -> None:
    """At every kind of decision, each action of the catalog that is not legal is refused."""
    met: Counter[str] = Counter()
    for seed in (2, 3):
        for state in play(4, seed, POLICIES["lively"], seed, options).states():
            now = asked(state)
            if now is None:
                break
            met[now[0]] += 1
            if met[now[0]] == 1:
                check_all_refused(state, REASONS, RULEBOOK.rules)
    assert len(met) >= 25


@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_who_is_asked_may_act(players: int) -> None:
    check_others_may_not(position(players=players, first=1), 1)


def test_nobody_bids_twice() -> None:
    state = ceremony(dict.fromkeys(range(3), "2 mana"))
    state.apply(1, state.catalog.parse("bid(mana=1)"))
    with pytest.raises(NotAsked):
        state.apply(1, state.catalog.parse("bid(mana=2)"))


def test_what_is_in_no_catalog_is_unknown() -> None:
    for text in ("go(location=beach)", "bid(mana=100)", "take(goods=perls)", "hire(assistant=oro)"):
        with pytest.raises(UnknownAction):
            GAME.new(3, 1).catalog.parse(text)


def test_after_the_end() -> None:
    state = ceremony(number=3)
    pass_to(state)
    before = state.digest()
    for text in ("pass", "done", "bid(mana=0)"):
        with pytest.raises(GameOver):
            state.apply(0, state.catalog.parse(text))
    assert state.digest() == before
