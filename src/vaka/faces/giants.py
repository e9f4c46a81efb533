"""The face of Giants."""

from typing import Final

from vaka.core.action import Action
from vaka.core.event import Event
from vaka.faces import Names, View, heading
from vaka.faces.giants_told import hex_told
from vaka.faces.giants_words import find, hex_text, object_text, payment_text
from vaka.faces.seats import SEATS
from vaka.locale import Words


class GiantsFace:
    extras = frozenset[str]()

    def action_text(self, action: Action, view: View, words: Words, names: Names = SEATS) -> str:
        args: dict[str, str | int] = dict(action.args)
        if action.name == "pay":
            paid = {seat: int(points) for seat, points in args.items()}
            args = {"payments": payment_text(paid, names)}
        elif "object" in args:
            name = str(args["object"])
            args["hex"] = find(view["objects"], name)["hex"]
            args["object"] = object_text(name, words)
        elif action.name == "go":
            args["paid"] = _paid(str(args["hex"]), view, names)
            args["what"] = _hex(str(args["hex"]), view, words, names)
        elif "hex" in args:
            args["what"] = _hex(str(args["hex"]), view, words, names)
        elif action.name == "perform":
            args |= _gain(view)
        elif action.name == "crown":
            args |= worth(action, view) | _whose(str(args["ahu"]), view, names)
        elif "ahu" in args:
            args |= worth(action, view)
        elif action.name == "skip":
            args["asked"] = str(view["decision"]["kind"])
        elif action.name == "leave":
            args["marked"] = int(find(view["objects"], view["moving"]["object"])["marked"])
        return words(f"giants-action-{action.name}", **args).strip()

    def group_text(self, action: Action, words: Words) -> str:
        return heading("giants", action, words)

    def short_text(self, action: Action, view: View, words: Words) -> str:
        return ""

    def hint(self, view: View, words: Words) -> str:
        """Who acts does not carry [G18]; how the dice of the first turn count [G6]; that all
        figures are placed where a marker can still be laid [G13]; that the turn is the last [G29].
        """
        kind = view["decision"]["kind"]
        if kind == "act":
            return "" if view["options"]["acting_figures_carry"] else words("giants-hint-act")
        if kind == "bid" and view["turn"] == 1 and OTHERWISE.intersection(view["dice"]):
            return words("giants-hint-dice")
        if kind == "place" and not _has_figures(view):
            return words("giants-hint-place")
        if kind == "transport" and _is_last(view):
            return words("giants-hint-last")
        return ""

    def event_text(self, event: Event, view: View, words: Words, names: Names) -> str:
        args: dict[str, str | int] = {}
        for name, value in event.args.items():
            args[name] = " ".join(value) if isinstance(value, list) else value
        # Seats by their names; "first" is a seat too.
        for name, called in SEAT_NAMES.items():
            if name in args:
                args[called] = names[int(args[name])]
        if "object" in args:
            args["object"] = object_text(str(args["object"]), words)
        return words(f"giants-event-{event.name}", **args)

    def explain(self, name: str, view: View, words: Words) -> list[str]:
        return []

    def opening(self, view: View, words: Words, names: Names) -> list[str]:
        # The pawn has gone on by one seat in every turn since the first [G28].
        first = (view["first"] - view["turn"] + 1) % len(names)
        return [words("giants-event-start", player=names[first])]

    def closing(self, view: View, words: Words, names: Names) -> list[str]:
        scores = view["outcome"]["scores"]
        return [words("giants-tiebreak")] if len(set(scores)) < len(scores) else []


# What dice of the first turn show and do not count as [G6].
OTHERWISE: Final = frozenset((0, 3))

# The arguments of events that are seats, and what their names are called in the words.
SEAT_NAMES: Final = {
    "seat": "player",
    "first": "player",
    "to": "receiver",
    "owner": "owner-name",
}


def _has_figures(view: View) -> bool:
    """Whether who is asked has anything but markers left to place."""
    seat = view["seats"][view["decision"]["seats"][0]]
    return bool(seat["workers"]) or "hand" in (seat["sorcerer"], seat["chief"])


def _is_last(view: View) -> bool:
    """Whether somebody has a moai on every base: not where one only reserves an ahu [G29]."""
    reserved = {ahu["base"] for ahu in view["ahus"] if ahu["reserved"]}
    return any(
        seat["bases"] == 0 and number not in reserved for number, seat in enumerate(view["seats"])
    )


def _hex(name: str, view: View, words: Words, names: Names) -> str:
    """In the signs of the island where seats go by their letters, else in plain words."""
    return hex_text(name, view, words) if names is SEATS else hex_told(name, view, words, names)


def _paid(hex_: str, view: View, names: Names) -> str:
    """Who gets points for a step: `B +1`, `B +1 / C +1` where one may choose; `free` if nobody."""
    step = next(step for step in view["steps"] if step["hex"] == hex_)
    ways = [
        payment_text({f"seat{seat}": points for seat, points in enumerate(way) if points}, names)
        for way in step["payments"]
    ]
    return " / ".join(ways) or "free"


def _gain(view: View) -> dict[str, str | int]:
    """Who acts, and what the hex gives."""
    each = find(view["hexes"], view["acting"]["hex"])
    logs = min(each["forest"], view["supply"]["logs"])
    return {"actor": view["acting"]["figure"], "place": each["kind"], "logs": logs}


def _whose(ahu: str, view: View, names: Names) -> dict[str, str | int]:
    """Who gets the points of a moai: a headdress on a rival's is a present [G22]."""
    base = find(view["ahus"], ahu)["base"]
    if base is None:  # hidden [G26]
        return {"whose": "unknown"}
    return {"whose": "own" if base == view["seat"] else "rival", "player": names[base]}


def worth(action: Action, view: View) -> dict[str, str | int]:
    """What an ahu is worth, and the points that setting up the object there would give."""
    ahu = find(view["ahus"], str(dict(action.args)["ahu"]))
    told: dict[str, str | int] = {"value": ahu["value"], "headdress": ahu["headdress"]}
    if action.name == "erect":
        told["scored"] = "now" if view["options"]["open_score"] else "end"  # [G31]
        moving = find(view["objects"], view["moving"]["object"])
        told["points"] = ahu["value"] * moving["size"]
    elif action.name == "crown":
        told["points"] = ahu["headdress"]
    elif action.name == "reserve":
        told["actor"] = view["acting"]["figure"]
    return told


FACE: Final = GiantsFace()
