"""Raiatea: how far the players come, and whether every card, tile and place is of use."""

from typing import Any, Final

from vaka.arena.figures import Figure, Group, Part, Ratio, Span, Use
from vaka.core.event import Event
from vaka.core.state import State
from vaka.games.raiatea.state import RaiateaState
from vaka.games.raiatea.vocabulary import GOODS_NAMES, LOCATION_NAMES, RANK_NAMES

FIGURES = (
    Figure("missions"),
    Figure("rank"),
    Figure("priests"),
    Figure("pairs"),
    Figure("permanents"),
)

WINNER: Span | None = Span(25, 40)  # [R41]
ALL_USED = True

GROUPS = (
    Group("rituals", ("kept", "prepared", "paid", "performed")),
    Group("missions", ("completed",)),
    Group("locations", ("chosen",)),
    Group("bonuses", ("sold",)),
    Group("ranks", ("reached",)),
    Group("masks", ("paired",)),
)

RATIOS = (Ratio("paid", "rituals", "paid", "prepared", Span(0.4, 0.8)),)

# Events that are about one thing: the argument that names it, its group and the way it is used.
_ABOUT: Final[dict[str, tuple[str, str, str]]] = {
    "keep": ("ritual", "rituals", "kept"),
    "laid": ("ritual", "rituals", "prepared"),
    "paid": ("ritual", "rituals", "paid"),
    "perform": ("ritual", "rituals", "performed"),
    "mission": ("mission", "missions", "completed"),
    "auction-won": ("mission", "missions", "completed"),
    "go": ("location", "locations", "chosen"),
    "rank": ("rank", "ranks", "reached"),
    "pair": ("mask", "masks", "paired"),
    "mirror": ("mask", "masks", "paired"),
}


def measure(view: dict[str, Any]) -> tuple[Part, ...]:
    """All of them for each player."""
    seats = view["seats"]
    count = len(seats)
    return (
        (sum(seat["missions_count"] for seat in seats), count),
        (sum(RANK_NAMES.index(seat["rank"]) for seat in seats), count),
        (sum(seat["priests"] for seat in seats), count),
        (sum(len(seat["pairs"]) for seat in seats), count),
        (sum(len(seat["permanent"]) for seat in seats), count),
    )


def things(state: State) -> dict[str, tuple[str, ...]]:
    assert isinstance(state, RaiateaState)
    deck = state.deck
    tane = state.config.options["tane"] is True  # [R4]
    return {
        "rituals": tuple(
            deck.ritual_names[ritual]
            for ritual in range(deck.rituals)
            if deck.copies[ritual] and (tane or not deck.tane[ritual])
        ),
        "missions": tuple(deck.mission_names),
        "locations": LOCATION_NAMES,
        "bonuses": tuple(
            _bonus(goods, 1 + step) for goods in GOODS_NAMES for step in range(deck.steps)
        ),
        "ranks": RANK_NAMES[1:],
        "masks": tuple(deck.god_names),
    }


def given(_state: State) -> dict[Use, int]:
    return {}


def uses(event: Event) -> dict[Use, int]:
    args = event.args
    if event.name == "bonus":
        return {("bonuses", _bonus(args["goods"], args["step"]), "sold"): 1}
    about = _ABOUT.get(event.name)
    if about is None:
        return {}
    argument, group, way = about
    return {(group, str(args[argument]), way): 1}


def _bonus(goods: object, step: object) -> str:
    return f"{goods}-{step}"
