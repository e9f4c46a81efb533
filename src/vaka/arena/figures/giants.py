"""Giants: how long the games are, what becomes of the stones, and what the players make use of."""

from typing import Any, Final

from vaka.arena.figures import Figure, Group, Part, Ratio, Span, Use
from vaka.core.event import Event, Value
from vaka.core.state import State
from vaka.games.giants.actions import FIGURE_NAMES
from vaka.games.giants.box import OBJECT_NAMES
from vaka.games.giants.island import KIND_NAMES
from vaka.games.giants.state import GiantsState

FIGURES = (
    Figure("turns"),
    Figure("erected"),
    Figure("erected-size"),
    Figure("headdresses"),
    Figure("uncarved", share=True),
)

GROUPS = (
    Group("objects", ("carved", "carried", "marked", "left", "set")),
    Group("ahus", ("reserved", "erected", "crowned")),
    Group("figures", ("bid", "placed")),
    Group("acts", ("acted",)),
    Group("goods", ("gained", "spent")),
    Group("help", ("paid",)),
)

RATIOS: tuple[Ratio, ...] = ()
WINNER: Span | None = None
ALL_USED = False

MARKERS: Final = "markers"
LOGS: Final = "logs"
HALVES: Final = "halves"
RESERVE: Final = "reserve"  # the act of a hex with an ahu [G11]
MOST_HELP: Final = 3  # points that one rival gets for a step: for his chief, with a large moai

# Events about one object, and the way it is used.
_OBJECTS: Final = {
    "pick": "carved",
    "headdress": "carved",
    "carry": "carried",
    "mark": "marked",
    "leave": "left",
    "erect": "set",
    "crown": "set",
}
_AHUS: Final = {"reserve": "reserved", "erect": "erected", "crown": "crowned"}
# What a figure can do on the hexes that are not plain, and with the ahus of those that are [G11].
_ACTS: Final = {
    "recruit": "village",
    "marker": "hut",
    "cut": "forest",
    "headdress": "headdress-quarry",
    "reserve": RESERVE,
}
# What is gained or spent by an event: so many, or as many as one of its arguments says.
_GOODS: Final[dict[str, tuple[tuple[str, str, int | str], ...]]] = {
    "bid": ((MARKERS, "spent", "markers"),),
    "marker": ((MARKERS, "gained", 1),),
    "mark": ((MARKERS, "spent", 1),),
    "half-tablet": ((MARKERS, "spent", 1), (HALVES, "gained", 1)),
    "break": ((HALVES, "spent", 2),),
    "peek": ((HALVES, "spent", 1),),
    "cut": ((LOGS, "gained", "logs"),),
    "place": ((LOGS, "spent", "logs"),),
}


def measure(view: dict[str, Any]) -> tuple[Part, ...]:
    sizes = {ahu["moai"]: ahu["size"] for ahu in view["ahus"] if ahu["moai"] is not None}
    crowned = sum(ahu["crowned"] is not None for ahu in view["ahus"])
    carved = {each["name"] for each in view["objects"] if each["kind"] == "moai"} | set(sizes)
    gone = sum(view["gone"])
    return (
        (view["turn"], 1),
        (len(sizes), 1),
        (sum(sizes.values()), len(sizes)),
        (crowned, 1),
        (gone, gone + len(carved)),  # of all that were offered
    )


def things(state: State) -> dict[str, tuple[str, ...]]:
    assert isinstance(state, GiantsState)
    acts = tuple(kind for kind in KIND_NAMES if kind in _ACTS.values())
    return {
        "objects": (*OBJECT_NAMES[1:], OBJECT_NAMES[0]),  # the moai by size, then the headdresses
        "ahus": tuple(state.island.ahu_names),
        "figures": FIGURE_NAMES,
        "acts": (*acts, RESERVE),
        "goods": (MARKERS, LOGS, HALVES),
        "help": tuple(str(1 + points) for points in range(MOST_HELP)),
    }


def given(_state: State) -> dict[Use, int]:
    return {}


def uses(event: Event) -> dict[Use, int]:
    name, args = event.name, event.args
    found: dict[Use, int] = {}
    if name in _OBJECTS:
        found["objects", str(args["object"]).partition("-")[0], _OBJECTS[name]] = 1
    if name in _AHUS:
        found["ahus", str(args["ahu"]), _AHUS[name]] = 1
    if name in _ACTS:
        found["acts", _ACTS[name], "acted"] = 1
    if name == "bid":
        for figure, argument in zip(FIGURE_NAMES, ("workers", "sorcerer", "chief"), strict=True):
            found["figures", figure, "bid"] = _number(args[argument])
    if name == "place":
        found["figures", str(args["figure"]), "placed"] = 1
    if name == "paid":
        found["help", str(args["points"]), "paid"] = 1
    for goods, way, count in _GOODS.get(name, ()):
        found["goods", goods, way] = _number(args[count] if isinstance(count, str) else count)
    return found


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value
