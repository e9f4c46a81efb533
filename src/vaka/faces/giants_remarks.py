"""What a bid of Giants could carve [G7, G8], and that who acts does not carry [G18]."""

from typing import Final

from vaka.core.action import Action
from vaka.faces import View
from vaka.locale import Words

CHIEF: Final = 3  # as a sculptor; all others count 1 [G7]


def remark(action: Action, view: View, words: Words) -> str | None:
    """The strength of the sculptors of a bid, and the moai on offer that it reaches; of a figure
    that can act, what that costs.
    """
    bid = dict(action.args)
    if action.name == "place" and bid["figure"] != "worker":
        idle = not view["options"]["acting_figures_carry"]
        return words("giants-remark-place", actor=bid["figure"]) if idle else None
    if action.name != "bid":
        return None
    strength = int(bid["workers"]) + int(bid["sorcerer"]) + CHIEF * int(bid["chief"])
    reached = [size for size, count in enumerate(view["offered"], 1) if count and size <= strength]
    named = [words("giants-hex-moai", size=size, crowned=0, owned=0, player="") for size in reached]
    return words("giants-remark-bid", strength=strength, count=len(reached), reach=", ".join(named))
