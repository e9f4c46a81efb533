"""What is on a hex of Giants in plain words, for who does not see the signs of the drawn island."""

from typing import Any

from vaka.faces import Names, View
from vaka.faces.giants_hexes import Hex, ahus_of, objects_on, stands, taken
from vaka.faces.giants_words import find, kind_text, object_text
from vaka.locale import Words


def hex_told(name: str, view: View, words: Words, names: Names) -> str:
    """In brackets; nothing where there is nothing."""
    each = find(view["hexes"], name)
    told = _place(each, words)
    told += [_ahu(ahu, words, names) for ahu in ahus_of(each, view)]
    told += [
        words(
            "giants-hex-figures",
            player=names[seat],
            workers=each["workers"][seat],
            sorcerer=int(seat in each["sorcerers"]),
            chief=int(seat in each["chiefs"]),
        )
        for seat in range(len(view["seats"]))
        if stands(each, seat)
    ]
    if each["logs"]:
        told.append(words("giants-hex-logs", logs=each["logs"]))
    told += [_object(thing, words, names) for thing in objects_on(name, view)]
    return f"({' · '.join(told)})" if told else ""


def _place(each: Hex, words: Words) -> list[str]:
    if each["kind"] == "plain":
        return []
    if each["kind"] == "forest":
        return [words("giants-hex-forest", logs=each["forest"])]
    return [kind_text(each["kind"], words)]


def _ahu(ahu: dict[str, Any], words: Words, names: Names) -> str:
    """An ahu that is taken, by what stands there; whose it is may be hidden."""
    if not taken(ahu):
        return words("giants-hex-ahu", value=ahu["value"], headdress=ahu["headdress"])
    owner = ahu["base"]
    whose: dict[str, str | int] = {
        "owned": 0 if owner is None else 1,
        "player": "" if owner is None else names[owner],
    }
    if ahu["moai"] is None:
        return words("giants-hex-reserved", **whose)
    crowned = 0 if ahu["crowned"] is None else 1
    return words("giants-hex-moai", size=ahu["size"], crowned=crowned, **whose)


def _object(thing: dict[str, Any], words: Words, names: Names) -> str:
    text = object_text(thing["name"], words)
    if not thing["marked"]:
        return text
    return words("giants-hex-marked", object=text, player=names[thing["owner"]])
