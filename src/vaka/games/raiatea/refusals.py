"""Why an action is refused: the rule that forbids it, and the reason as a key."""

from typing import TYPE_CHECKING

from vaka.core.cells import ARGUMENT, KIND
from vaka.core.state_base import Refusal
from vaka.core.vectors import i64
from vaka.games.raiatea import frames, market, masks, missions, ranks, slots, tasks, turns
from vaka.games.raiatea.actions import COMPLETE, MOST_MANA
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.frames import DECISIONS
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    DREW,
    GOODS,
    HELD,
    HELPED,
    MANA,
    MIRROR,
    OPENED,
    PEARLS,
    PICKED,
    PRIESTS,
    READY,
    SOLD,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    TAKEN,
    TYPES,
)
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    CONDITIONAL,
    FORBIDDEN,
    GATHERER,
    GOODS_NAMES,
    LOCATION_NAMES,
    MERCHANT,
    PILE_NAMES,
    RANK_NAMES,
    SHAMAN,
    TYPE_NAMES,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

Args = dict[str, str | int]

# What each decision is about: anything else is an answer to another question.
_EXTRAS = ("shaman", "mirror", "done")
_ANSWERS: dict[str, tuple[str, ...]] = {
    "begin": ("keep",),
    "go": ("go", "shaman", "mirror"),
    "forest": ("pick", "gatherer", *_EXTRAS),
    "marae": ("sacrifice", "draw", *_EXTRAS),
    "reef": _EXTRAS,
    "path": ("priests", *_EXTRAS),
    "border": ("offer", *_EXTRAS),
    "market": ("sell", "hire", "merchant", *_EXTRAS),
    "gather": ("pick", "done"),
    "fetch": ("fetch",),
    "bonus": ("bonus",),
    "draw": ("draw", "done"),
    "keep": ("keep",),
    "priests": ("priests", "done"),
    "mission": ("complete", "done"),
    "pay": ("pay",),
    "buy": ("draw", "done"),
    "prepare": ("prepare", "done"),
    "bid": ("bid",),
    "gift": ("gift",),
    "first": ("first",),
    "build": ("complete", "pass", "shaman", "mirror"),
    "auction": ("bid",),
    "goods": ("take",),
    "assistant": ("take",),
    "mask": ("take",),
    "card": ("pick",),
    "ready": ("ready",),
    "use": ("use", "done"),
    "perform": ("perform", "done"),
    "choose": ("choose", "done"),
    "opponent": ("opponent",),
    "lose": ("lose",),
    "steal": ("steal",),
    "stop": ("stop",),
}


def refusal(state: "RaiateaState", seat: i64, index: i64) -> Refusal:
    asked = DECISIONS[state.cells[KIND]]
    action = state.catalog[index]
    args = dict(action.args)
    name = action.name
    if name not in _ANSWERS[asked.name]:
        return Refusal(asked.rules[0], "wrong-decision", {"decision": asked.name})
    if name == "go":
        location = str(args["location"])
        taker: int = state.cells[TAKEN + LOCATION_NAMES.index(location)] - 1
        return Refusal("R8", "taken", {"location": location, "seat": taker})
    if name == "pick":
        return _pick(state, args)
    if name == "gatherer":
        return _gatherer(state, seat)
    if name == "sacrifice":
        return _sacrifice(state, seat, args)
    if name == "draw":
        return _draw(state, seat, args)
    if name == "keep":
        return Refusal(asked.rules[0], "not-drawn", {"ritual": _title(state, str(args["ritual"]))})
    if name == "shaman":
        return _shaman(state, seat, str(args["ritual"]))
    if name == "mirror":
        return _mirror(state, seat, str(args["mask"]))
    if name == "priests":
        return _priests(state, seat, int(args["count"]))
    if name == "offer":
        if state.cells[PICKED]:
            return Refusal("R16", "enough", {"what": name})
        return Refusal("R16", "no-loose", {"mask": _mask(state, str(args["mask"]))})
    if name == "fetch":
        return Refusal("R16", "not-on-market", {"mask": _mask(state, str(args["mask"]))})
    if name == "sell":
        return _sell(state, seat, args)
    if name == "hire":
        return _hire(state, seat, str(args["assistant"]))
    if name == "merchant":
        return _merchant(state, seat, str(args["goods"]))
    if name == "bonus":
        return Refusal("R18", "too-high", {"step": int(args["step"])})
    if name == "complete":
        return _complete(state, seat, index - COMPLETE)
    if name == "pay":
        return _pay(state, seat, args)
    if name == "prepare":
        return _prepare(state, seat, str(args["ritual"]))
    if name == "bid":
        have: int = state.cells[MANA + seat]
        return Refusal(asked.rules[0], "mana", {"have": min(have, MOST_MANA)})
    if name == "gift":
        return Refusal("R28", "gone", {"gift": str(args["kind"])})
    if name == "first":
        return Refusal("R29", "not-equal", {"ritual": _title(state, str(args["ritual"]))})
    if name == "done":  # only some effects can be declined
        return Refusal(asked.rules[0], "wrong-decision", {"decision": asked.name})
    return _effect(state, name, args)


def _ritual(state: "RaiateaState", name: str) -> i64:
    return state.deck.ritual_names.index(name)


def _title(state: "RaiateaState", name: str) -> str:
    """A ritual as it is called in every language."""
    return state.deck.ritual_titles[_ritual(state, name)]


def _mask(state: "RaiateaState", name: str) -> str:
    """A god as he is called in every language; the mirror is no god."""
    names = state.deck.god_names
    return state.deck.god_titles[names.index(name)] if name in names else name


def _in_hand(state: "RaiateaState", seat: i64, ritual: i64) -> bool:
    return slots.set_in(state, seat, slots.IN_HAND) & BITS[ritual] != 0


# Turns at locations ------------------------------------------------------------------------------


def _pick(state: "RaiateaState", args: Args) -> Refusal:
    kind = state.cells[KIND]
    card = str(args["card"])
    if kind == frames.GATHER and card not in GOODS_NAMES:
        return Refusal("R21", "goods-only", {})
    if kind == frames.FOREST and state.cells[PICKED]:
        return Refusal("R10", "enough", {"what": "pick"})
    return Refusal("R10", "not-in-row", {"card": card})


def _gatherer(state: "RaiateaState", seat: i64) -> Refusal:
    if not state.cells[READY + seat * TYPES + GATHERER]:
        return Refusal("R21", "no-gatherer", {})
    return Refusal("R21", "one-a-pick", {})


def _sacrifice(state: "RaiateaState", seat: i64, args: Args) -> Refusal:
    goods = str(args["goods"])
    if state.cells[HELD + seat * GOODS + GOODS_NAMES.index(goods)]:
        return Refusal("R12", "enough", {"what": "sacrifice"})
    return Refusal("R12", "no-goods", {"goods": goods})


def _draw(state: "RaiateaState", seat: i64, args: Args) -> Refusal:
    deck = str(args["deck"])
    pile: i64 = PILE_NAMES.index(deck)
    least = state.deck.forbidden_from
    if pile == FORBIDDEN and ranks.rank(state, seat) < least:
        return Refusal("R13", "rank", {"rank": RANK_NAMES[least]})
    if not slots.has_cards(state, pile):
        return Refusal("R13", "empty", {"deck": deck})
    if state.cells[KIND] == frames.MARAE and state.cells[DREW]:
        if state.cells[DREW] < turns.allowance(state, seat) and not state.second_draw_free:
            return Refusal("R12", "second-sacrifice", {})
        return Refusal("R13", "enough", {"what": "draw"})
    return Refusal("R13", "hand-full", {})


def _shaman(state: "RaiateaState", seat: i64, name: str) -> Refusal:
    ritual = _ritual(state, name)
    if not state.cells[READY + seat * TYPES + SHAMAN]:
        return Refusal("R23", "no-shaman", {})
    if not _in_hand(state, seat, ritual):
        return Refusal("R23", "not-in-hand", {"ritual": _title(state, name)})
    cost: int = state.deck.cost[ritual]
    priests: int = state.cells[PRIESTS + seat]
    return Refusal(
        "R23", "too-expensive", {"ritual": _title(state, name), "cost": cost, "most": priests}
    )


def _mirror(state: "RaiateaState", seat: i64, mask: str) -> Refusal:
    if not masks.has_single(state, seat, MIRROR):
        return Refusal("R38", "no-mirror", {})
    return Refusal("R38", "no-loose", {"mask": _mask(state, mask)})


def _priests(state: "RaiateaState", seat: i64, count: int) -> Refusal:
    cells = state.cells
    if state.cells[KIND] == frames.PATH and cells[PICKED]:
        return Refusal("R15", "enough", {"what": "priests"})
    if cells[PRIESTS + seat] + count > state.deck.priest_track:
        return Refusal("R15", "track-full", {})
    need: int = state.deck.priest_price[count - 1]
    have: int = cells[PEARLS + seat]
    return Refusal("R15", "pearls", {"need": need, "have": have})


def _sell(state: "RaiateaState", seat: i64, args: Args) -> Refusal:
    goods = str(args["goods"])
    if state.cells[SOLD] and state.cells[HELD + seat * GOODS + GOODS_NAMES.index(goods)]:
        return Refusal("R17", "enough", {"what": "sell"})
    return Refusal("R17", "no-goods", {"goods": goods})


def _hire(state: "RaiateaState", seat: i64, assistant: str) -> Refusal:
    if not state.cells[ASSISTANT_MARKET + TYPE_NAMES.index(assistant)]:
        return Refusal("R17", "none-left", {"what": assistant})
    need: int = market.hire_price(state, seat)
    have: int = state.cells[PEARLS + seat]
    if have < need:
        return Refusal("R17", "pearls", {"need": need, "have": have})
    return Refusal("R17", "enough", {"what": "hire"})


def _merchant(state: "RaiateaState", seat: i64, goods: str) -> Refusal:
    if not state.cells[READY + seat * TYPES + MERCHANT]:
        return Refusal("R22", "no-merchant", {})
    if state.cells[HELPED] and not state.several_merchants:
        return Refusal("R22", "one-a-turn", {})
    return Refusal("R22", "at-top", {"goods": goods})


# Missions and the ceremony -----------------------------------------------------------------------


def _complete(state: "RaiateaState", seat: i64, space: i64) -> Refusal:
    cells = state.cells
    mission = cells[SPACE_TILE + space] - 1
    if space // SPACES >= cells[OPENED] or mission < 0:
        return Refusal("R32", "not-open", {})
    if cells[SPACE_OWNER + space]:
        return Refusal("R32", "tile-gone", {})
    type_ = state.deck.mission_type[mission]
    if type_ == AUCTION:
        return Refusal("R35", "auction-only", {})
    if type_ == CONDITIONAL:
        if not missions.meets(state, seat, mission):
            return Refusal("R34", "condition", {})
        if missions.has_done(state, seat, mission):
            return Refusal("R34", "done-before", {})
    return Refusal("R33", "cannot-pay", {})


def _pay(state: "RaiateaState", seat: i64, args: Args) -> Refusal:
    way = tasks.value_of(state.cells[ARGUMENT]) % 4
    if "mask" in args:
        if way != tasks.WITH_MASKS:
            return Refusal("R33", "pay-goods", {})
        return Refusal("R33", "no-loose", {"mask": _mask(state, str(args["mask"]))})
    if way == tasks.WITH_MASKS:
        return Refusal("R33", "pay-masks", {})
    goods = str(args["goods"])
    held = state.cells[HELD + seat * GOODS + GOODS_NAMES.index(goods)]
    if held and way == tasks.DIFFERENT:
        return Refusal("R33", "different", {})
    if held:
        return Refusal("R33", "equal", {"count": tasks.count_of(state.cells[ARGUMENT])})
    return Refusal("R33", "no-goods", {"goods": goods})


def _prepare(state: "RaiateaState", seat: i64, name: str) -> Refusal:
    """R27: all of these may be in the answer already."""
    ritual = _ritual(state, name)
    if _in_hand(state, seat, ritual):
        prepared = [index - state.deck.prepare_ritual for index in state.answer(seat)]
        if prepared.count(ritual) < _held(state, seat, ritual):
            most: int = state.deck.prepare_count[ranks.rank(state, seat)]
            return Refusal("R27", "enough-clips", {"most": most})
    return Refusal("R27", "not-in-hand", {"ritual": _title(state, name)})


def _held(state: "RaiateaState", seat: i64, ritual: i64) -> int:
    return slots.names(state, seat, slots.IN_HAND).count(state.deck.ritual_names[ritual])


# What effects ask --------------------------------------------------------------------------------


def _effect(state: "RaiateaState", name: str, args: Args) -> Refusal:
    what = str(next(iter(args.values())))
    if name == "take":
        return Refusal("R42", "none-left", {"what": what})
    if name == "ready":
        return Refusal("R42", "none-used", {"assistant": what})
    if name == "choose":
        return Refusal("R42", "no-option", {"option": int(args["option"])})
    if name == "opponent":
        return Refusal("R42", "not-possible", {"seat": int(args["seat"])})
    if name == "steal":
        return Refusal("R42", "none-there", {"what": what})
    if name == "stop":
        return Refusal("R42", "not-laid", {"ritual": _title(state, what)})
    if name == "perform":
        return _perform(state, what)
    return Refusal("R42", "none-own", {"what": what})


def _perform(state: "RaiateaState", name: str) -> Refusal:
    task = state.cells[ARGUMENT]
    ritual = _ritual(state, name)
    if not _in_hand(state, tasks.seat_of(task), ritual):
        return Refusal("R42", "not-in-hand", {"ritual": _title(state, name)})
    limit: int = tasks.value_of(task) // 4
    cost: int = state.deck.cost[ritual]
    if limit and cost > limit:
        return Refusal(
            "R42", "too-expensive", {"ritual": _title(state, name), "cost": cost, "most": limit}
        )
    return Refusal("R42", "wrong-deck", {"ritual": _title(state, name)})
