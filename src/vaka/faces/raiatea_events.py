"""What the words need to know of an event of Raiatea."""

from typing import Final

from vaka.core.event import Event
from vaka.faces import Names
from vaka.faces.raiatea_effects import mission_text
from vaka.faces.raiatea_names import Called

Args = dict[str, str | int]

# The arguments that are seats, and what their names are called in the words.
SEAT_NAMES: Final = {"seat": "player", "first": "player", "opponent": "opponent"}


def told(event: Event, called: Called, names: Names) -> Args:
    """The arguments of an event as its message wants them."""
    args: Args = {}
    for name, value in event.args.items():
        if name == "seats" and isinstance(value, list):
            args[name] = ", ".join(names[int(seat)] for seat in value)
        elif isinstance(value, list):
            args[name] = ", ".join(_listed(name, str(each), called) for each in value)
        elif name in SEAT_NAMES:
            args[SEAT_NAMES[name]] = names[int(value)]
        else:
            args[name] = _named(name, value, called) if isinstance(value, str) else value
    return args


def _listed(name: str, value: str, called: Called) -> str:
    return called.card(value) if name == "cards" else called.ritual(value)


def _named(name: str, value: str, called: Called) -> str:
    """Rituals, gods and missions by name; what the words know stays as it is."""
    if name == "ritual":
        return called.ritual(value)
    if name in ("card", "mask") and value in called.deck.god_names:
        return called.mask(value)
    if name == "mission":
        return mission_text(called.deck, value, called.words)
    return value
