"""The things of Giants in a few words."""

from typing import Any, Final

from vaka.faces import Names, View
from vaka.faces.giants_hexes import lasting, plain, tokens
from vaka.locale import Words

KINDS: Final = {
    "forest": "giants-label-forest",
    "village": "giants-label-village",
    "hut": "giants-label-hut",
    "moai-quarry": "giants-label-moai-quarry",
    "headdress-quarry": "giants-label-headdress-quarry",
}


def kind_text(kind: str, words: Words) -> str:
    """What a hex is that is not plain."""
    return words(KINDS[kind])


def object_text(name: str, words: Words) -> str:
    """`large-1` in words."""
    kind, _, number = name.partition("-")
    return words("giants-label-object", kind=kind, number=number)


def hex_text(name: str, view: View, words: Words) -> str:
    """What there is on a hex, in brackets; nothing where there is nothing."""
    each = find(view["hexes"], name)
    marks = {kind: kind_text(kind, words) for kind in KINDS}
    marks["forest"] += " ♣"
    parts = [plain(token) for token in [*lasting(each, view, marks), *tokens(each, view)]]
    return f"({' '.join(parts)})" if parts else ""


def payment_text(points: dict[str, int], names: Names) -> str:
    """`B +1, D +2` for `seat1=1, seat3=2`."""
    paid = [(names[int(seat.removeprefix("seat"))], points[seat]) for seat in points]
    return ", ".join(f"{seat} +{count}" for seat, count in paid)


def find(things: list[dict[str, Any]], name: str) -> dict[str, Any]:
    return next(thing for thing in things if thing["name"] == name)
