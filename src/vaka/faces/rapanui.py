"""The face of Rapa Nui."""

from functools import lru_cache
from typing import Any, Final

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.faces import Names, View, heading
from vaka.faces.seats import SEATS
from vaka.games.rapanui.cards import CROP_NAMES, Box, house_box, standard_box
from vaka.locale import Words


class RapaNuiFace:
    extras = frozenset[str]()

    def action_text(self, action: Action, view: View, words: Words, names: Names = SEATS) -> str:
        args: dict[str, str | int] = dict(action.args)
        own: dict[str, Any] = view["seats"][view["seat"]]
        if action.name == "buy":
            args["price"] = own["prices"][args["crop"]]
        elif action.name == "play":
            args["cost"] = _cost(view, str(args["card"]), int(args["count"]))
        elif action.name == "draw":
            cards: list[str] = view["columns"][int(args["column"]) - 1]
            args["card"] = cards[-1]
            args["under"] = cards[-2] if len(cards) > 1 else "last" if is_last(view) else "none"
        elif action.name == "collect":
            args["amount"] = own["moai_gain"]
        return words(f"rapanui-action-{action.name}", **args)

    def group_text(self, action: Action, words: Words) -> str:
        return heading("rapanui", action, words)

    def short_text(self, action: Action, view: View, words: Words) -> str:
        return ""

    def hint(self, view: View, words: Words) -> str:
        """Why it is asked in somebody else's turn; and that the end is near: one or two more
        columns use up the deck [N23].
        """
        if (key := _WHY.get(str(view["decision"]["kind"]))) is not None:
            return words(key)
        deck = int(view["deck"])
        near = deck <= 2 * _height(str(view["options"].get("box", "")))
        return words("rapanui-hint-deck", count=deck) if near else ""

    def event_text(self, event: Event, view: View, words: Words, names: Names) -> str:
        args = {name: value for name, value in event.args.items() if not isinstance(value, list)}
        if "seat" in args:
            args["player"] = names[int(args["seat"])]
        return words(f"rapanui-event-{event.name}", **args)

    def explain(self, name: str, view: View, words: Words) -> list[str]:
        return []

    def opening(self, view: View, words: Words, names: Names) -> list[str]:
        return [words("rapanui-event-start", player=names[view["first"]])]

    def closing(self, view: View, words: Words, names: Names) -> list[str]:
        scores = view["outcome"]["scores"]
        return [words("rapanui-tiebreak")] if len(set(scores)) < len(scores) else []


# Questions that come in somebody else's turn, and what says why.
_WHY: Final = {"sacrifice": "rapanui-hint-sacrifice", "collect": "rapanui-hint-collect"}


def is_last(view: View) -> bool:
    """Whether the next new column uses up the deck, which ends the game [N12, N23]."""
    return int(view["deck"]) <= _height(str(view["options"].get("box", "")))


def _height(text: str) -> int:
    """Of a new column, in the box of a table."""
    return int((house_box(text) if text else _standard_box()).height)


@lru_cache(maxsize=1)
def _standard_box() -> Box:
    return standard_box()


def _cost(view: View, card: str, count: int) -> int:
    """The wood that playing these cards takes, as the view says it."""
    if card == "moai":
        return int(view["costs"]["moai"])
    return int(view["costs"]["gatherers"][count - 1]) if card in CROP_NAMES else 0


FACE: Final = RapaNuiFace()
