"""What is on a hex of Giants, in signs: `♣2`, `3:1`, `[A2^]`, `B2sc`, `=1`, `M2`."""

from typing import Any, Final, NamedTuple

from vaka.faces import View
from vaka.faces.seats import SEATS

Hex = dict[str, Any]

IDLE: Final = "°"  # after a figure that does not carry this turn


class Part(NamedTuple):
    """A piece of a token: whose it is, or whether it is to stand out."""

    text: str
    seat: int | None = None
    strong: bool = False


Token = tuple[Part, ...]


def plain(token: Token) -> str:
    return "".join(part.text for part in token)


def lasting(each: Hex, view: View, marks: dict[str, str]) -> list[Token]:
    """What a hex is: its kind, and the values of its ahus."""
    found: list[Token] = []
    if each["kind"] == "forest":
        found += [(Part(f"{marks['forest']}{each['forest'] or '-'}"),)]
    elif each["kind"] != "plain":
        found += [(Part(marks[each["kind"]]),)]
    values = [f"{ahu['value']}:{ahu['headdress']}" for ahu in ahus_of(each, view)]
    return [*found, *_counted([(Part(value),) for value in values])]


def tokens(each: Hex, view: View) -> list[Token]:
    """Who and what is on a hex: bases, figures, logs, objects."""
    found = [_base(ahu) for ahu in ahus_of(each, view) if taken(ahu)]
    found += [_figures(each, seat) for seat in range(len(view["seats"])) if stands(each, seat)]
    if each["logs"]:
        found.append((Part(f"={each['logs']}"),))
    return found + _counted([_object(thing) for thing in objects_on(each["name"], view)])


def _counted(found: list[Token]) -> list[Token]:
    """Equal ones together: `M1x2`."""
    texts = [plain(token) for token in found]
    first = [found[texts.index(text)] for text in dict.fromkeys(texts)]
    return [
        token if (count := texts.count(plain(token))) == 1 else (*token, Part(f"x{count}"))
        for token in first
    ]


def ahus_of(each: Hex, view: View) -> list[dict[str, Any]]:
    return [ahu for ahu in view["ahus"] if ahu["hex"] == each["name"]]


def objects_on(name: str, view: View) -> list[dict[str, Any]]:
    """The objects that lie on a hex; those before a screen are not there yet."""
    return [
        thing for thing in view["objects"] if thing["in_front_of"] is None and thing["hex"] == name
    ]


def taken(ahu: dict[str, Any]) -> bool:
    return bool(ahu["reserved"] or ahu["moai"] is not None)


def _letter(seat: int) -> Part:
    return Part(SEATS[seat], seat)


def _base(ahu: dict[str, Any]) -> Token:
    """`[A]` reserved, `[A2]` a moai of size 2, `[A2^]` with a headdress; `?` where it is hidden."""
    owner = Part("?") if ahu["base"] is None else _letter(ahu["base"])
    size = "" if ahu["moai"] is None else str(ahu["size"])
    return Part("["), owner, Part(size + ("" if ahu["crowned"] is None else "^") + "]")


def stands(each: Hex, seat: int) -> bool:
    return bool(each["workers"][seat] or seat in each["sorcerers"] or seat in each["chiefs"])


def _figures(each: Hex, seat: int) -> Token:
    """`A2sc`: of seat A two workers, the sorcerer and the chief."""
    told = SEATS[seat]
    if each["workers"][seat]:
        told += str(each["workers"][seat])
    for figure, where in (("sorcerer", "sorcerers"), ("chief", "chiefs")):
        if seat in each[where]:
            told += figure[0]
            if {"seat": seat, "figure": figure} in each["idle"]:
                told += IDLE
    return (Part(told, seat),)


def _object(thing: dict[str, Any]) -> Token:
    """`M2` a moai of size 2, `^` a headdress; with the letter of the seat whose marker is on it."""
    text = "^" if thing["kind"] == "headdress" else f"M{thing['size']}"
    told = Part(text, strong=True)
    return (told, _letter(thing["owner"])) if thing["marked"] else (told,)
