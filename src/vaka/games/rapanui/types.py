"""The types of Rapa Nui's views, events and actions.

`RapaNuiEvents` and `RapaNuiActions` give the arguments of each event and action by its name.
"""

from typing import Final, Literal, TypedDict

from vaka.core.field_docs import describe_fields
from vaka.core.view_types import DecisionHeader, OutcomeHeader, TitleTypes, ViewHeader

RapaNuiCrop = Literal["fish", "mulberry", "sweet-potato", "grain"]
RapaNuiCard = Literal[
    "fish", "mulberry", "sweet-potato", "grain", "woodcutter", "priest", "moai"
]  # a crop is the gatherer of that crop
RapaNuiDecisionKind = Literal["buy", "play", "sacrifice", "hide", "add", "draw", "collect", "take"]

RapaNuiByCrop = TypedDict(
    "RapaNuiByCrop", {"fish": int, "mulberry": int, "sweet-potato": int, "grain": int}
)
RapaNuiByCard = TypedDict(
    "RapaNuiByCard",
    {
        "fish": int,
        "mulberry": int,
        "sweet-potato": int,
        "grain": int,
        "woodcutter": int,
        "priest": int,
        "moai": int,
    },
)

# The view -----------------------------------------------------------------------------------------


class RapaNuiDecision(DecisionHeader):
    """What is asked."""

    kind: RapaNuiDecisionKind
    """What is asked."""


class RapaNuiParts(TypedDict):
    """Where a seat's points came from."""

    points: int
    """Point tokens."""
    moai: int
    """Points for moai."""
    wood: int
    """Points for wood left."""
    offerings: int
    """Points for offerings left."""


class RapaNuiOutcome(OutcomeHeader):
    """The result of a finished game."""

    reason: Literal["deck-empty"]
    """Why the game ended."""
    parts: list[RapaNuiParts]
    """Where each seat's points came from."""


class RapaNuiHiddenOffering(TypedDict):
    """An offering face down on the sacrifice stone."""

    seat: int
    """The seat that placed it."""
    crop: RapaNuiCrop | None
    """Its crop; null if this seat does not know it."""


class RapaNuiStone(TypedDict):
    """The sacrifice stone."""

    open: RapaNuiByCrop
    """Offerings face up, by crop."""
    hidden: list[RapaNuiHiddenOffering]
    """Offerings face down, in the order placed."""


class RapaNuiCosts(TypedDict):
    """What cards cost to play, in wood."""

    moai: int
    """The wood for a moai."""
    gatherers: list[int]
    """The wood for 1, 2 and 3 gatherers of one crop."""


class RapaNuiSeat(TypedDict):
    """What is known of a player."""

    wood: int
    """Wood."""
    points: int
    """Points."""
    village: RapaNuiByCard
    """The cards in the player's village, by card."""
    prices: RapaNuiByCrop
    """The wood an offering of each crop costs this player."""
    moai_gain: int
    """What a scoring of moai would bring now, in wood or points."""
    hand_count: int
    """The number of cards in hand."""
    hand: RapaNuiByCard | None
    """The cards in hand; null if this seat does not know them."""
    offering_count: int
    """The number of offerings."""
    offerings: RapaNuiByCrop | None
    """The offerings by crop; null if this seat does not know them."""


class RapaNuiMemory(TypedDict):
    """What a player who forgets nothing knows of the others."""

    hands: list[RapaNuiByCard]
    """The cards in each hand."""
    offerings: list[RapaNuiByCrop]
    """For each seat, offerings seen taken and not seen placed: still owned, or face down."""
    limits: list[RapaNuiByCrop]
    """For each hidden offering, in the order placed: how many of the hidden offerings of its seat,
    up to this one, can be of each crop."""


class RapaNuiView(ViewHeader):
    """What a seat or a spectator may know of a game of Rapa Nui."""

    title: Literal["rapanui"]
    """The title."""
    decision: RapaNuiDecision | None
    """What is asked; null when the game is over."""
    outcome: RapaNuiOutcome | None
    """The result; null while the game runs."""
    active: int
    """The seat whose turn it is."""
    first: int
    """The seat that went first."""
    deck: int
    """The number of cards left in the deck."""
    columns: list[list[RapaNuiCard]]
    """The cards of each column; the front card is the last."""
    piles: RapaNuiByCrop
    """Offerings left in each offering pile."""
    stone: RapaNuiStone
    """The sacrifice stone."""
    removed: int
    """Moai removed from the game."""
    scored: RapaNuiCard | None
    """The card scored last; null before the first scoring."""
    costs: RapaNuiCosts
    """What cards cost to play."""
    values: RapaNuiByCrop | None
    """The points for an offering of each crop; null while the game runs."""
    seats: list[RapaNuiSeat]
    """The players, by seat."""
    memory: RapaNuiMemory
    """What a player who forgets nothing knows of the others."""


# Arguments of actions and events ------------------------------------------------------------------


class RapaNuiNoArgs(TypedDict):
    """No arguments."""


class RapaNuiCropArgs(TypedDict):
    """A crop."""

    crop: RapaNuiCrop


class RapaNuiPlayArgs(TypedDict):
    """The cards to play: several only of one gatherer."""

    card: RapaNuiCard
    count: int


class RapaNuiRemoveArgs(TypedDict):
    """The card to remove from the game."""

    card: Literal["moai"]


class RapaNuiDrawArgs(TypedDict):
    """The column, from 1."""

    column: int


class RapaNuiCollectArgs(TypedDict):
    """What moai bring."""

    gain: Literal["wood", "points"]


class RapaNuiActions(TypedDict):
    skip: RapaNuiNoArgs
    buy: RapaNuiCropArgs
    play: RapaNuiPlayArgs
    remove: RapaNuiRemoveArgs
    draw: RapaNuiDrawArgs
    sacrifice: RapaNuiCropArgs
    hide: RapaNuiCropArgs
    add: RapaNuiCropArgs
    collect: RapaNuiCollectArgs
    take: RapaNuiCropArgs


class RapaNuiSeatEvent(TypedDict):
    """A player."""

    seat: int


class RapaNuiSeatCropEvent(RapaNuiSeatEvent):
    """A player and a crop."""

    crop: RapaNuiCrop


class RapaNuiBuyEvent(RapaNuiSeatCropEvent):
    """A player bought an offering."""

    price: int


class RapaNuiPlayEvent(RapaNuiSeatEvent):
    """A player played cards."""

    card: RapaNuiCard
    count: int
    cost: int


class RapaNuiRemoveEvent(RapaNuiSeatEvent):
    """A player removed a card from the game."""

    card: Literal["moai"]


class RapaNuiDrawEvent(RapaNuiSeatEvent):
    """A player drew the front card of a column."""

    card: RapaNuiCard
    column: int


class RapaNuiNewColumnEvent(TypedDict):
    """A new column was dealt; its front card is the last."""

    column: int
    count: int
    cards: list[RapaNuiCard]


class RapaNuiScoringEvent(TypedDict):
    """A card is scored."""

    card: RapaNuiCard


class RapaNuiGainEvent(RapaNuiSeatEvent):
    """A player got wood or points."""

    amount: int


class RapaNuiGainOfferingEvent(RapaNuiSeatCropEvent):
    """A player got offerings."""

    count: int


class RapaNuiValueEvent(TypedDict):
    """The points for an offering of a crop at the end."""

    crop: RapaNuiCrop
    value: int


RapaNuiEvents = TypedDict(
    "RapaNuiEvents",
    {
        "skip": RapaNuiSeatEvent,
        "buy": RapaNuiBuyEvent,
        "play": RapaNuiPlayEvent,
        "remove": RapaNuiRemoveEvent,
        "sacrifice": RapaNuiSeatCropEvent,
        "hide": RapaNuiSeatEvent,
        "hide-own": RapaNuiSeatCropEvent,
        "nothing-to-place": RapaNuiSeatEvent,
        "add": RapaNuiSeatCropEvent,
        "draw": RapaNuiDrawEvent,
        "new-column": RapaNuiNewColumnEvent,
        "scoring": RapaNuiScoringEvent,
        "gain-wood": RapaNuiGainEvent,
        "gain-points": RapaNuiGainEvent,
        "gain-offering": RapaNuiGainOfferingEvent,
        "no-offering": RapaNuiSeatEvent,
        "deck-empty": RapaNuiNoArgs,
        "reveal": RapaNuiSeatCropEvent,
        "value": RapaNuiValueEvent,
    },
)

TYPES: Final = TitleTypes(RapaNuiView, RapaNuiEvents, RapaNuiActions)
describe_fields(__name__)
