"""The things of Giants in a few words."""

from typing import Any

from vaka.cli.titles import View
from vaka.cli.titles.giants_island import lasting, tokens
from vaka.cli.titles.parts import SEATS
from vaka.locale import Words


def object_text(name: str, words: Words) -> str:
    """`large-1` in words."""
    kind, _, number = name.partition("-")
    return words("giants-label-object", kind=kind, number=number)


def hex_text(name: str, view: View, words: Words) -> str:
    """What there is on a hex, in brackets; nothing where there is nothing."""
    each = find(view["hexes"], name)
    marks = {
        "forest": f"{words('giants-label-forest')} ♣",
        "village": words("giants-label-village"),
        "hut": words("giants-label-hut"),
        "moai-quarry": words("giants-label-moai-quarry"),
        "headdress-quarry": words("giants-label-headdress-quarry"),
    }
    parts = [text.plain for text in [*lasting(each, view, marks), *tokens(each, view)]]
    return f"({' '.join(parts)})" if parts else ""


def payment_text(points: dict[str, int]) -> str:
    """`B 1, D 2` for `seat1=1, seat3=2`."""
    paid = [(SEATS[int(seat.removeprefix("seat"))], points[seat]) for seat in points]
    return ", ".join(f"{seat} {count}" for seat, count in paid)


def find(things: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(thing for thing in things if thing["name"] == name)
