"""What the words need to know of an action of Raiatea: names, costs, and what it brings."""

from collections.abc import Callable
from typing import Any, Final

from vaka.core.action import Action
from vaka.faces import Names, View
from vaka.faces.raiatea_effects import (
    effects_short,
    effects_text,
    mission_text,
)
from vaka.faces.raiatea_names import Called
from vaka.faces.raiatea_short import effects_of, ritual_short, score_text
from vaka.games.raiatea.editions import reading
from vaka.games.raiatea.vocabulary import GIFT_NAMES, RANK_NAMES, TYPE_NAMES

Args = dict[str, str | int]

DOES: Final = {
    "forest": "raiatea-table-at-forest",
    "marae": "raiatea-table-at-marae",
    "reef": "raiatea-table-at-reef",
    "path": "raiatea-table-at-path",
    "border": "raiatea-table-at-border",
    "market": "raiatea-table-at-market",
}
NONE: Final = "none"  # no treasure, no score


def told(action: Action, view: View, called: Called, names: Names) -> Args:
    """The arguments of an action as its message wants them; `text` says what comes of it."""
    args: Args = dict(action.args)
    for name in [*args]:
        if name in _BY_ARGUMENT:
            args |= _BY_ARGUMENT[name](str(args[name]), called)
    if action.name == "opponent":
        args["player"] = names[int(args["seat"])]
    elif action.name in _BY_NAME:
        args |= _BY_NAME[action.name](args, view, called)
    return args


def named(action: Action, view: View, called: Called) -> str:
    """What is chosen, without what comes of it; nothing where only numbers are."""
    args = dict(action.args)
    if "statue" in args:
        place = f"{args['statue']}-{args['space']}"
        text = str(_complete(args, view, called)["text"])
        return called.words("raiatea-table-choice", choice=place, text=text)
    for name, calls in (
        ("ritual", lambda ritual: f"{called.ritual(ritual)} {called.cost(ritual)}"),
        ("location", called.location),
        ("card", called.card),
        ("mask", called.mask),
        ("goods", called.goods),
        ("assistant", called.assistant),
        ("deck", called.pile),
        ("kind", called.gift),
    ):
        if name in args:
            told = calls(str(args[name]))
            if "treasure" in args:
                told += f" + {_treasure(str(args['treasure']), called)['treasure']}"
            return told
    return ""


def how_many(view: View, called: Called) -> str:
    """How many rituals are kept at the start [R3], or can be prepared [R27]."""
    deck, seat, decision = called.deck, view["seat"], view["decision"]
    if decision["kind"] == "begin":
        fewer = view["players"] == 4 and seat == view["first"]
        left = int(deck.keep_start) - fewer - len(decision.get("own", []))
        return called.words("raiatea-table-count", count=left)
    if decision["kind"] == "prepare":
        rank = RANK_NAMES.index(view["seats"][seat]["rank"])
        return called.words("raiatea-table-clips", count=int(deck.prepare_count[rank]))
    return ""


def why_asked(view: View, called: Called) -> str:
    """By which ritual a question comes, by a gift, by a pearl diver, by the die of a location [R9],
    by a sale [R18] or by a rank [R20]; nothing for those of the game itself.
    """
    rituals = [ritual for seat in view["seats"] for ritual in seat["acting"]]
    acting = [called.ritual(ritual) for ritual in rituals or _lasting(view, called)]
    if acting:
        return called.words("raiatea-table-by", rituals=", ".join(acting), count=len(acting))
    if view["phase"] == "gifts" and view["decision"]["kind"] != "gift":
        return called.words("raiatea-table-as-gift")
    if (view["phase"], view["decision"]["kind"]) == ("building", "mission"):
        return called.words("raiatea-table-one-more")
    helpers = _BY_DIE.get((view["phase"], view["decision"]["kind"]))
    if helpers is not None and not any(view["turn"].values()):  # before anybody's turn there
        return called.words("raiatea-table-by-die", die=int(view["die"]), assistant=helpers)
    if view["decision"]["kind"] == "perform":
        return called.words("raiatea-table-by-rank", rank=RANK_NAMES[-1])
    if view["turn"]["sold"] and view["decision"]["kind"] in _BY_SALE:
        return called.words("raiatea-table-by-sale")
    return ""


def _lasting(view: View, called: Called) -> list[str]:
    """The ritual before the seat that is asked which leaves it this choice of effects [R42]."""
    decision, deck = view["decision"], called.deck
    if decision["kind"] != "choose":
        return []
    lying = view["seats"][decision["seats"][0]]["permanent"]
    return [
        ritual
        for ritual in dict.fromkeys(lying)
        for effect in effects_of(deck.ritual_effects[deck.ritual_names.index(ritual)])
        if view["task"]["options"] in ([[effect]], effect["alternatives"])
    ]


# What is asked at a location, and of which assistants there are enough then [R21-R23].
_BY_DIE: Final = {
    ("forest", "goods"): "gatherer",
    ("market", "assistant"): "merchant",
    ("marae", "use"): "shaman",
}
# What the bonus for a sale may ask.
_BY_SALE: Final = frozenset(
    ("choose", "draw", "keep", "card", "mask", "goods", "assistant", "ready", "priests", "mission")
)


# By what is chosen --------------------------------------------------------------------------------


def _ritual(name: str, called: Called) -> Args:
    text = ritual_short(name, called)
    return {"ritual": called.ritual(name), "cost": called.cost(name), "text": text}


def _card(name: str, called: Called) -> Args:
    """A forest card, a goods, an assistant or a mask: only gods have names of their own."""
    if name not in called.deck.god_names:
        return {"card": name, "score": NONE}
    return {"card": called.mask(name), "score": score_text(name, called)}


def _mask(name: str, called: Called) -> Args:
    args = _card(name, called)
    return {**args, "mask": args["card"]}


def _treasure(name: str, called: Called) -> Args:
    effects = effects_of(called.deck.treasure_effects[name])
    return {"treasure": effects_short(effects, called.words)}


_BY_ARGUMENT: Final[dict[str, Callable[[str, Called], Args]]] = {
    "ritual": _ritual,
    "goods": _card,
    "assistant": _card,
    "card": _card,
    "mask": _mask,
    "treasure": _treasure,
}


# By what is done ----------------------------------------------------------------------------------


def _go(args: Args, _view: View, called: Called) -> Args:
    """What is done there, and the Kahuna's bonus."""
    return {"text": called.words(DOES[str(args["location"])], pearls=int(called.deck.reef_bonus))}


def _complete(args: Args, view: View, called: Called) -> Args:
    spaces = view["statues"][int(args["statue"]) - 1]["spaces"]
    space: dict[str, Any] = spaces[int(args["space"]) - 1]
    text = mission_text(called.deck, space["mission"], called.words)
    return {"text": text, "points": space["points"]}


def _sell(args: Args, view: View, called: Called) -> Args:
    """The best bonus that the sale gives."""
    price = view["prices"][args["goods"]]
    return {"text": effects_short(price["bonuses"][price["step"] - 1], called.words)}


def _merchant(args: Args, view: View, called: Called) -> Args:
    return {"text": effects_short(view["prices"][args["goods"]]["bonuses"][-1], called.words)}


def _bonus(args: Args, view: View, called: Called) -> Args:
    bonuses = view["prices"][view["task"]["goods"]]["bonuses"]
    return {"text": effects_short(bonuses[int(args["step"]) - 1], called.words)}


def _choose(args: Args, view: View, called: Called) -> Args:
    options = view["task"]["options"]
    return {"text": effects_text(options[int(args["option"]) - 1], called.words)}


def _gift(args: Args, _view: View, called: Called) -> Args:
    effects = called.deck.gift_effects[GIFT_NAMES.index(str(args["kind"]))]
    return {"text": effects_short(effects_of(effects), called.words)}


def _use(args: Args, view: View, called: Called) -> Args:
    """The A effect of an assistant; of one that is sent out the B effect."""
    if view["task"]["sent"]:
        text = called.words("raiatea-explained-help", assistant=str(args["assistant"]))
        return {"text": text, "sent": "yes"}
    effects = called.deck.assistant_effects[TYPE_NAMES.index(str(args["assistant"]))]
    return {"text": effects_short(effects_of(effects), called.words), "sent": "no"}


def _priests(args: Args, _view: View, called: Called) -> Args:
    return {"pearls": int(called.deck.priest_price[int(args["count"]) - 1])}


def _draw(_args: Args, view: View, called: Called) -> Args:
    buying = view["decision"] is not None and view["decision"]["kind"] == "buy"
    return {"mana": int(called.deck.buy_price) if buying else 0}


def _done(_args: Args, view: View, _called: Called) -> Args:
    """What is left undone, unless it was done in this turn already."""
    kind = "" if view["decision"] is None else str(view["decision"]["kind"])
    picked = view["turn"]["picked"] and kind in ("forest", "path", "border")
    return {"undone": "" if picked else kind}


def _hire(_args: Args, view: View, called: Called) -> Args:
    """R17: in some editions one of the Kahuna's assistants is free."""
    free = reading(view["options"], "kahuna_assistant_free") == "yes"
    first = view["seat"] == view["kahuna"] and not view["turn"]["hired"]
    return {"pearls": 0 if free and first else int(called.deck.hire_price)}


def _lose(args: Args, _view: View, _called: Called) -> Args:
    return {"ritual": args.get("ritual", NONE), "cost": args.get("cost", 0)}


def _pick(args: Args, _view: View, _called: Called) -> Args:
    return {"treasure": args.get("treasure", NONE)}


_BY_NAME: Final[dict[str, Callable[[Args, View, Called], Args]]] = {
    "go": _go,
    "complete": _complete,
    "sell": _sell,
    "merchant": _merchant,
    "bonus": _bonus,
    "choose": _choose,
    "gift": _gift,
    "use": _use,
    "priests": _priests,
    "draw": _draw,
    "done": _done,
    "hire": _hire,
    "lose": _lose,
    "pick": _pick,
}
