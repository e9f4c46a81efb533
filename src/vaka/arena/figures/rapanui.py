"""Rapa Nui: which cards are drawn, played and scored, and what becomes of the offerings."""

from typing import Final

from vaka.arena.figures import Group, Ratio, Span, Use
from vaka.core.event import Event, Value
from vaka.core.state import State
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES
from vaka.games.rapanui.state import RapaNuiState

GROUPS = (
    Group("cards", ("drawn", "played", "scored")),
    Group("gatherers", ("together",)),
    Group("crops", ("bought", "gained", "laid", "added", "kept")),
)

RATIOS: tuple[Ratio, ...] = ()
WINNER: Span | None = None
ALL_USED = False

AT_ONCE: Final = ("1", "2", "3")  # gatherers of one crop [N10]


def things(_state: State) -> dict[str, tuple[str, ...]]:
    return {"cards": KIND_NAMES, "gatherers": AT_ONCE, "crops": CROP_NAMES}


def given(state: State) -> dict[Use, int]:
    """The offerings that everybody begins with [N7]."""
    assert isinstance(state, RapaNuiState)
    count = state.players * int(state.box.start_offerings)
    return {("crops", crop, "kept"): count for crop in CROP_NAMES}


def uses(event: Event) -> dict[Use, int]:
    args = event.args
    if event.name == "draw":
        return {("cards", str(args["card"]), "drawn"): 1}
    if event.name == "scoring":
        return {("cards", str(args["card"]), "scored"): 1}
    if event.name == "play":
        return _played(str(args["card"]), _number(args["count"]))
    if "crop" not in args:
        return {}
    return _moved(event.name, str(args["crop"]), _number(args.get("count", 1)))


def _played(card: str, count: int) -> dict[Use, int]:
    played: dict[Use, int] = {("cards", card, "played"): count}
    if card in CROP_NAMES:
        played["gatherers", str(count), "together"] = 1
    return played


def _moved(name: str, crop: str, count: int) -> dict[Use, int]:
    """Offerings that somebody took or gave away; face-down ones are told to their owner."""
    if name == "buy":
        return {("crops", crop, "bought"): 1, ("crops", crop, "kept"): 1}
    if name == "gain-offering":
        return {("crops", crop, "gained"): count, ("crops", crop, "kept"): count}
    if name in ("sacrifice", "hide-own"):
        return {("crops", crop, "laid"): 1, ("crops", crop, "kept"): -1}
    return {("crops", crop, "added"): 1} if name == "add" else {}


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
