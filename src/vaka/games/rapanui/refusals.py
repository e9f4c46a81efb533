"""Why an action is refused: the rule that forbids it, and the reason as a key."""

from typing import TYPE_CHECKING

from vaka.core.cells import KIND
from vaka.core.state_base import Refusal
from vaka.core.vectors import i64
from vaka.games.rapanui import rules
from vaka.games.rapanui.actions import CATALOG
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES, MOAI
from vaka.games.rapanui.frames import DECISIONS
from vaka.games.rapanui.layout import IN_HAND, KINDS, PILE, WOOD

if TYPE_CHECKING:
    from vaka.games.rapanui.state import RapaNuiState


def refusal(state: "RapaNuiState", seat: i64, index: i64) -> Refusal:
    asked = DECISIONS[state.cells[KIND]]
    action = CATALOG[index]
    args = dict(action.args)
    name = action.name
    if name != asked.name and not (asked.name == "play" and name == "remove"):
        # Nothing but buying may be skipped [N11].
        rule = "N11" if asked.name == "play" and name == "skip" else asked.rules[0]
        return Refusal(rule, "wrong-decision", {"decision": asked.name})
    if name == "remove":
        return Refusal("N11", "must-play", {})
    if name == "play":
        return _play(state, seat, str(args["card"]), int(args["count"]))
    if name == "buy":
        return _buy(state, seat, str(args["crop"]))
    if name in ("sacrifice", "hide"):
        return Refusal("N15", "no-offering", {"crop": str(args["crop"])})
    return Refusal(asked.rules[0], "empty-pile", {"crop": str(args["crop"])})


def _buy(state: "RapaNuiState", seat: i64, crop: str) -> Refusal:
    number: i64 = CROP_NAMES.index(crop)
    if not state.cells[PILE + number]:
        return Refusal("N9", "empty-pile", {"crop": crop})
    wood: int = state.cells[WOOD + seat]
    return Refusal("N9", "price", {"price": rules.price(state, seat, number), "wood": wood})


def _play(state: "RapaNuiState", seat: i64, card: str, count: int) -> Refusal:
    kind: i64 = KIND_NAMES.index(card)
    if state.cells[IN_HAND + seat * KINDS + kind] < count:
        return Refusal("N10", "not-in-hand", {"card": card, "count": count})
    cost: int = state.box.moai_cost if kind == MOAI else state.box.gatherer_costs[count - 1]
    wood: int = state.cells[WOOD + seat]
    return Refusal("N10", "cost", {"cost": cost, "wood": wood})
