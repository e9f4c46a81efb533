"""The types of Giants' views, events and actions.

`GiantsEvents` and `GiantsActions` give the arguments of each event and action by its name.
"""

from typing import Final, Literal, NotRequired, TypedDict

from vaka.core.field_docs import describe_fields
from vaka.core.view_types import OutcomeHeader, SealedDecisionHeader, TitleTypes, ViewHeader

GiantsFigure = Literal["worker", "sorcerer", "chief"]
GiantsHexKind = Literal["plain", "forest", "village", "hut", "moai-quarry", "headdress-quarry"]
GiantsEdge = Literal["e", "ne", "nw", "w", "sw", "se"]
GiantsPhase = Literal["auction", "placement", "transport", "end-of-turn"]
GiantsReason = Literal["out-of-bases", "no-moai-left", "turn-limit"]
GiantsDecisionKind = Literal[
    "bid", "pick", "place", "where", "act", "transport", "move", "pay", "keep", "retrieve"
]

# The view -----------------------------------------------------------------------------------------


class GiantsDecision(SealedDecisionHeader):
    """What is asked."""

    kind: GiantsDecisionKind
    """What is asked."""


class GiantsParts(TypedDict):
    """Where a seat's points came from."""

    carrying: int
    """Points for help with transports."""
    moai: int
    """Points for moai."""
    headdresses: int
    """Points for headdresses."""
    tablets: int
    """Points for pairs of half-tablets."""


class GiantsOutcome(OutcomeHeader):
    """The result of a finished game."""

    reason: GiantsReason
    """Why the game ended."""
    parts: list[GiantsParts]
    """Where each seat's points came from."""


class GiantsSupply(TypedDict):
    """The pieces that are left for all."""

    moai: list[int]
    """Moai of size 1, 2 and 3."""
    headdresses: int
    """Headdresses."""
    logs: int
    """Logs."""
    half_tablets: int
    """Rongo half-tablets."""


class GiantsIdleFigure(TypedDict):
    """A figure that does not carry this turn."""

    seat: int
    """Its seat."""
    figure: GiantsFigure
    """The figure."""


class GiantsHex(TypedDict):
    """A hex of the island and what is on it."""

    name: str
    """The letter of its row and its number in the row."""
    q: int
    """Its column in axial coordinates."""
    r: int
    """Its row in axial coordinates."""
    kind: GiantsHexKind
    """What it is."""
    forest: int
    """The logs its forest still gives; 0 if felled, or no forest."""
    logs: int
    """Logs placed here with figures."""
    workers: list[int]
    """The number of workers of each seat."""
    sorcerers: list[int]
    """The seats whose sorcerers are here."""
    chiefs: list[int]
    """The seats whose chiefs are here."""
    idle: list[GiantsIdleFigure]
    """The figures here that do not carry this turn."""


class GiantsAhu(TypedDict):
    """An ahu and what is on it."""

    name: str
    """Its hex and its edge."""
    hex: str
    """Its hex."""
    edge: GiantsEdge
    """The edge of the hex it is on."""
    value: int
    """The points for a moai here."""
    headdress: int
    """The points for a headdress here."""
    base: int | None
    """The seat whose base is here; null if there is none, or this seat does not know it."""
    reserved: bool
    """Whether there is a base without a moai."""
    moai: str | None
    """The moai here."""
    size: int
    """The size of the moai; 0 without one."""
    crowned: str | None
    """The headdress on the moai."""
    worth: int
    """The points for what is here."""


class GiantsObject(TypedDict):
    """A moai or headdress that is carved and not set up yet."""

    name: str
    """Its name."""
    kind: Literal["moai", "headdress"]
    """What it is."""
    size: int
    """The strength it takes to carry it: the size of a moai, 1 for a headdress."""
    hex: str
    """Its hex; in front of a screen, the quarry it comes from."""
    in_front_of: int | None
    """The seat whose screen it is in front of; null if it is on the island."""
    owner: int | None
    """The seat that owns it."""
    marked: bool
    """Whether the owner's marker is on it."""
    trail: list[str]
    """The hexes it has been on this turn."""


class GiantsMoving(TypedDict):
    """The object that is being moved."""

    object: str
    """The object."""
    hex: str
    """The hex it is on."""
    to: str | None
    """The hex it enters, while the payment is asked."""


class GiantsStep(TypedDict):
    """A hex the object can be carried to next."""

    hex: str
    """The hex."""
    payments: list[list[int]]
    """The ways to pay, each as the points of every seat; none if it is free."""


class GiantsActing(TypedDict):
    """The figure that may act."""

    figure: GiantsFigure
    """The figure."""
    hex: str
    """Its hex."""


class GiantsPlacing(TypedDict):
    """The figure that is being placed."""

    figure: GiantsFigure
    """The figure."""
    logs: int
    """The logs that go with it."""


class GiantsBid(TypedDict):
    """An open bid."""

    markers: int
    """Markers."""
    workers: int
    """Workers."""
    sorcerer: int
    """1 if the sorcerer is part of it."""
    chief: int
    """1 if the chief is part of it."""
    strength: int
    """The strength the sculptors have left."""


class GiantsContained(TypedDict):
    """What a player can still gain from the container."""

    workers: int | None
    """Workers; null if this seat does not know it."""
    markers: int | None
    """Markers; null if this seat does not know it."""


class GiantsSeat(TypedDict):
    """What is known of a player."""

    workers: int | None
    """Workers behind the screen; null if this seat does not know it."""
    markers: int | None
    """Markers behind the screen; null if this seat does not know it."""
    sorcerer: str
    """Where the sorcerer is: `hand`, `bid` or the hex."""
    chief: str
    """Where the chief is: `hand`, `bid` or the hex."""
    idle: list[GiantsFigure]
    """The figures that do not carry this turn."""
    logs: int | None
    """Logs; null if this seat does not know it."""
    half_tablets: int
    """Rongo half-tablets."""
    bases: int | None
    """Bases left; null if this seat does not know it."""
    points: int
    """Points for help with transports."""
    passed: bool
    """Whether the player passed in this phase."""
    bid: GiantsBid | None
    """The bid of this turn; null until the bids are opened."""
    laid: int
    """Markers laid for half-tablets."""
    contained: GiantsContained
    """What the player can still gain from the container."""
    erected: int | None
    """The number of moai erected; null if this seat does not know it."""
    score: int
    """The points so far, as far as all know them."""
    shown: list[str]
    """The ahus whose base the player has looked at."""


class GiantsView(ViewHeader):
    """What a seat or a spectator may know of a game of Giants."""

    title: Literal["giants"]
    """The title."""
    decision: GiantsDecision | None
    """What is asked; null when the game is over."""
    outcome: GiantsOutcome | None
    """The result; null while the game runs."""
    turn: int
    """The turn, from 1."""
    first: int
    """The seat with the first-player pawn."""
    phase: GiantsPhase
    """The phase of the turn."""
    active: int | None
    """The seat that is asked; null if several are, or none."""
    dice: list[int]
    """The dice of the moai roll."""
    offered: list[int]
    """Moai on offer of size 1, 2 and 3."""
    order: list[int]
    """The order in which the seats pick; empty outside the auction."""
    supply: GiantsSupply
    """The pieces that are left for all."""
    gone: list[int]
    """Moai of size 1, 2 and 3 that left the game."""
    logs_gone: int
    """Logs that left the game."""
    hexes: list[GiantsHex]
    """The hexes of the island."""
    ahus: list[GiantsAhu]
    """The ahus of the island."""
    objects: list[GiantsObject]
    """The moai and headdresses that are carved and not set up yet."""
    moving: GiantsMoving | None
    """The object that is being moved."""
    steps: list[GiantsStep]
    """Where the object can be carried next."""
    acting: GiantsActing | None
    """The figure that may act."""
    placing: GiantsPlacing | None
    """The figure that is being placed."""
    seats: list[GiantsSeat]
    """The players, by seat."""


# Arguments of actions -----------------------------------------------------------------------------


class GiantsNoArgs(TypedDict):
    """No arguments."""


class GiantsPickArgs(TypedDict):
    """The size of the moai to carve."""

    size: int


class GiantsPlaceArgs(TypedDict):
    """The figure to place, and the logs that go with it."""

    figure: GiantsFigure
    logs: int


class GiantsBidArgs(TypedDict):
    """A bid; sorcerer and chief are 0 or 1."""

    markers: int
    workers: int
    sorcerer: int
    chief: int


class GiantsPayArgs(TypedDict):
    """The points that seats get for their help."""

    seat0: NotRequired[int]
    seat1: NotRequired[int]
    seat2: NotRequired[int]
    seat3: NotRequired[int]
    seat4: NotRequired[int]


class GiantsObjectArgs(TypedDict):
    """An object."""

    object: str


class GiantsHexArgs(TypedDict):
    """A hex."""

    hex: str


class GiantsAhuArgs(TypedDict):
    """An ahu."""

    ahu: str


GiantsActions = TypedDict(
    "GiantsActions",
    {
        "pass": GiantsNoArgs,
        "skip": GiantsNoArgs,
        "half-tablet": GiantsNoArgs,
        "perform": GiantsNoArgs,
        "mark": GiantsNoArgs,
        "leave": GiantsNoArgs,
        "pick": GiantsPickArgs,
        "place": GiantsPlaceArgs,
        "bid": GiantsBidArgs,
        "pay": GiantsPayArgs,
        "take": GiantsObjectArgs,
        "retrieve": GiantsObjectArgs,
        "on": GiantsHexArgs,
        "go": GiantsHexArgs,
        "reserve": GiantsAhuArgs,
        "erect": GiantsAhuArgs,
        "crown": GiantsAhuArgs,
        "peek": GiantsAhuArgs,
    },
)

# Arguments of events ------------------------------------------------------------------------------


class GiantsTurnEvent(TypedDict):
    """A turn began."""

    turn: int
    first: int


class GiantsRollEvent(TypedDict):
    """What the dice show, as text."""

    dice: list[str]


class GiantsSeatEvent(TypedDict):
    """A player."""

    seat: int


class GiantsBidEvent(GiantsSeatEvent):
    """A bid was opened; sorcerer and chief are 0 or 1."""

    markers: int
    workers: int
    sorcerer: int
    chief: int


class GiantsPickEvent(GiantsSeatEvent):
    """A player carved a moai."""

    object: str
    size: int


class GiantsUncarvedEvent(TypedDict):
    """Moai that nobody carved left the game."""

    size: int
    count: int


class GiantsPlaceEvent(GiantsSeatEvent):
    """A player placed a figure."""

    figure: GiantsFigure
    logs: int
    hex: str


class GiantsCutEvent(GiantsSeatEvent):
    """A player cut a forest."""

    hex: str
    logs: int


class GiantsObjectEvent(GiantsSeatEvent):
    """A player and an object."""

    object: str


class GiantsObjectHexEvent(GiantsObjectEvent):
    """A player, an object and a hex."""

    hex: str


class GiantsObjectAhuEvent(GiantsObjectEvent):
    """A player, an object and an ahu."""

    ahu: str


class GiantsAhuEvent(GiantsSeatEvent):
    """A player and an ahu."""

    ahu: str


class GiantsShownEvent(TypedDict):
    """The owner of the base of an ahu; only the player who looked sees this event."""

    ahu: str
    owner: int


class GiantsPaidEvent(GiantsSeatEvent):
    """A player paid another for help."""

    to: int
    points: int


class GiantsScoreEvent(GiantsSeatEvent):
    """A player scored points."""

    points: int


class GiantsCountEvent(TypedDict):
    """A number of pieces."""

    count: int


class GiantsTurnsEvent(TypedDict):
    """The number of turns played."""

    turns: int


GiantsEvents = TypedDict(
    "GiantsEvents",
    {
        "turn": GiantsTurnEvent,
        "roll": GiantsRollEvent,
        "no-moai": GiantsNoArgs,
        "bid": GiantsBidEvent,
        "pick": GiantsPickEvent,
        "skip-pick": GiantsSeatEvent,
        "uncarved": GiantsUncarvedEvent,
        "place": GiantsPlaceEvent,
        "recruit": GiantsSeatEvent,
        "marker": GiantsSeatEvent,
        "cut": GiantsCutEvent,
        "headdress": GiantsObjectEvent,
        "reserve": GiantsAhuEvent,
        "break": GiantsSeatEvent,
        "half-tablet": GiantsSeatEvent,
        "pass": GiantsSeatEvent,
        "carry": GiantsObjectHexEvent,
        "paid": GiantsPaidEvent,
        "erect": GiantsObjectAhuEvent,
        "score": GiantsScoreEvent,
        "crown": GiantsObjectAhuEvent,
        "mark": GiantsObjectHexEvent,
        "leave": GiantsObjectHexEvent,
        "quarry": GiantsObjectHexEvent,
        "retrieve": GiantsObjectEvent,
        "logs-gone": GiantsCountEvent,
        "peek": GiantsAhuEvent,
        "shown": GiantsShownEvent,
        "out-of-bases": GiantsSeatEvent,
        "no-moai-left": GiantsNoArgs,
        "turn-limit": GiantsTurnsEvent,
    },
)

TYPES: Final = TitleTypes(GiantsView, GiantsEvents, GiantsActions)
describe_fields(__name__)
