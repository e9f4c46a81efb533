"""What a seat lacks for each mission that lies open, in words [R33, R34]."""

from collections.abc import Iterator
from typing import Any

from vaka.faces import View
from vaka.faces.raiatea_effects import listed
from vaka.games.raiatea.editions import reading
from vaka.games.raiatea.vocabulary import GOODS_NAMES, RANK_NAMES
from vaka.locale import Words


def lacking(view: View, words: Words) -> dict[str, str]:
    """By the text of the action that would complete it; nothing for what the seat has all for."""
    if view["seat"] is None or view["outcome"] is not None:
        return {}
    spaces = [space for statue in view["statues"] for space in statue["spaces"]]
    found: dict[str, str] = {}
    for space in spaces:
        if space["mission"] is not None and space["owner"] is None:
            told = _told(space, spaces, view, words)
            if told:
                found[f"complete(statue={space['statue']}, space={space['space']})"] = told
    return found


def _told(space: View, spaces: list[View], view: View, words: Words) -> str:
    if space["type"] == "auction":
        return words("raiatea-refusal-auction-only")
    again = reading(view["options"], "repeat_conditions") == "yes"
    if space["need"] is not None and not again and _has_done(space, spaces, view["seat"]):
        return words("raiatea-refusal-done-before")
    own = view["seats"][view["seat"]]
    things = [*_unpaid(space["pay"] or {}, own, words), *_unmet(space["need"], own, words)]
    return words("raiatea-lacking", things=listed(things, words)) if things else ""


def _has_done(space: View, spaces: list[View], seat: int) -> bool:
    return any(each["owner"] == seat and each["need"] == space["need"] for each in spaces)


def _unpaid(pay: dict[str, int], own: View, words: Words) -> Iterator[str]:
    """What is to be paid and is not there, each by itself."""
    held: dict[str, int] = own["goods"]
    has = {
        "pearl": own["pearls"],
        "mana": own["mana"],
        "any": sum(held.values()),
        "equal": max(held.values()),
        "different": sum(1 for goods in GOODS_NAMES if held[goods]),
        "mask": _loose_masks(own),
        **held,
    }
    for what, amount in pay.items():
        missing = amount - has[what]
        if missing <= 0:
            continue
        if what == "equal":
            yield words("raiatea-lacking-equal", amount=missing)
        elif what == "different":
            yield words("raiatea-lacking-different", amount=missing)
        else:
            yield _thing("goods" if what == "any" else what, missing, words)


def _loose_masks(own: View) -> int:
    """How many masks can be paid: all but those paired with a mirror [R33]."""
    twins = sum(2 for pair in own["pairs"] if not pair["mirror"])
    return int(len(own["masks"]) + own["mirrors"] + twins)


def _unmet(need: dict[str, Any] | None, own: View, words: Words) -> Iterator[str]:
    """What a condition asks for beyond what is there."""
    if need is None:
        return
    what, amount = need["what"], need["amount"]
    if what == "rank":
        if RANK_NAMES.index(own["rank"]) < amount:
            yield words("raiatea-lacking-rank", rank=need["rank"])
        return
    helpers = {each: own["ready"][each] + own["used"][each] for each in own["ready"]}
    has = {
        "priest": own["priests"],
        "assistant": sum(helpers.values()),
        "pair": len(own["pairs"]),
        **helpers,
    }
    missing = amount - has[what]
    if missing > 0 and what == "pair":
        yield words("raiatea-lacking-pair", amount=missing)
    elif missing > 0:
        yield _thing(what, missing, words)


def _thing(what: str, amount: int, words: Words) -> str:
    return words("raiatea-effect-thing", what=what, amount=amount)
