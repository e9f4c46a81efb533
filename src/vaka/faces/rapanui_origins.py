"""What the points of Rapa Nui were given for."""

from collections.abc import Iterable
from typing import Any

from vaka.core.event import Event
from vaka.faces import View
from vaka.games.rapanui.cards import CROP_NAMES
from vaka.locale import Words

Pieces = dict[tuple[str, str], list[int]]


def finer(view: View, events: Iterable[Event], words: Words) -> dict[str, Pieces]:
    """Points by what was scored [N20, N21], offerings by crop [N24]."""
    return {"points": _scored(view, events, words), "offerings": _offered(view, words)}


def _scored(view: View, events: Iterable[Event], words: Words) -> Pieces:
    """Priests give points as soon as they are scored; those for moai are asked for first."""
    priests, moai = ([0] * view["players"] for _ in range(2))
    scored = ""
    for event in events:
        if event.name == "scoring":
            scored = str(event.args["card"])
        elif event.name == "gain-points":
            given = priests if scored == "priest" else moai
            given[_number(event.args["seat"])] += _number(event.args["amount"])
    return {
        ("priests", words("web-summary-rapanui-priests")): priests,
        ("scorings", words("web-summary-rapanui-scorings")): moai,
    }


def _offered(view: View, words: Words) -> Pieces:
    seats: list[dict[str, Any]] = view["seats"]
    return {
        (f"offerings-{crop}", _label(crop, words)): [
            seat["offerings"][crop] * view["values"][crop] for seat in seats
        ]
        for crop in CROP_NAMES
    }


def _label(crop: str, words: Words) -> str:
    return words("web-summary-rapanui-offerings", crop=words(f"rapanui-crop-{crop}"))


def _number(value: object) -> int:
    assert isinstance(value, int)
    return value
