"""The types of Raiatea's events and actions; those of its views are in `view_types`.

`RaiateaEvents` and `RaiateaActions` give the arguments of each event and action by its name.
"""

from typing import Final, Literal, NotRequired, TypedDict

from vaka.core.field_docs import describe_fields
from vaka.core.view_types import TitleTypes
from vaka.games.raiatea.view_types import (
    RaiateaAssistant,
    RaiateaGift,
    RaiateaGoods,
    RaiateaLocation,
    RaiateaRank,
    RaiateaRitualDeck,
    RaiateaView,
)

RaiateaThing = Literal[
    "mana", "pearl", "tattoo", "priest", "goods", "assistant", "mask", "card", "uru", "taro",
    "mahi-mahi", "tiare", "gatherer", "merchant", "shaman", "diver", "ritual",
]  # fmt: skip

# Arguments of actions -----------------------------------------------------------------------------


class RaiateaNoArgs(TypedDict):
    """No arguments."""


class RaiateaGoArgs(TypedDict):
    """A location."""

    location: RaiateaLocation


class RaiateaDrawArgs(TypedDict):
    """A deck of rituals."""

    deck: RaiateaRitualDeck


class RaiateaCountArgs(TypedDict):
    """A number of priests."""

    count: int


class RaiateaGoodsArgs(TypedDict):
    """A goods."""

    goods: RaiateaGoods


class RaiateaAssistantArgs(TypedDict):
    """An assistant."""

    assistant: RaiateaAssistant


class RaiateaMaskArgs(TypedDict):
    """A mask, or `mirror`."""

    mask: str


class RaiateaRitualArgs(TypedDict):
    """A ritual."""

    ritual: str


class RaiateaStepArgs(TypedDict):
    """A step of a price column, from 1."""

    step: int


class RaiateaGiftArgs(TypedDict):
    """A gift."""

    kind: RaiateaGift


class RaiateaOptionArgs(TypedDict):
    """One of the effects to choose from, from 1."""

    option: int


class RaiateaSeatArgs(TypedDict):
    """A player."""

    seat: int


class RaiateaManaArgs(TypedDict):
    """Mana."""

    mana: int


class RaiateaSpaceArgs(TypedDict):
    """A space of a statue, both from 1."""

    statue: int
    space: int


class RaiateaPickArgs(TypedDict):
    """A card of the forest row, and the treasure on a mask."""

    card: str
    treasure: NotRequired[str]


RaiateaActions = TypedDict(
    "RaiateaActions",
    {
        "done": RaiateaNoArgs,
        "pass": RaiateaNoArgs,
        "gatherer": RaiateaNoArgs,
        "go": RaiateaGoArgs,
        "draw": RaiateaDrawArgs,
        "priests": RaiateaCountArgs,
        "sacrifice": RaiateaGoodsArgs,
        "sell": RaiateaGoodsArgs,
        "merchant": RaiateaGoodsArgs,
        "take": RaiateaGoodsArgs | RaiateaAssistantArgs | RaiateaMaskArgs,
        "pay": RaiateaGoodsArgs | RaiateaMaskArgs,
        "lose": RaiateaGoodsArgs | RaiateaAssistantArgs | RaiateaMaskArgs | RaiateaRitualArgs,
        "steal": RaiateaGoodsArgs | RaiateaMaskArgs,
        "hire": RaiateaAssistantArgs,
        "ready": RaiateaAssistantArgs,
        "use": RaiateaAssistantArgs,
        "bonus": RaiateaStepArgs,
        "gift": RaiateaGiftArgs,
        "choose": RaiateaOptionArgs,
        "opponent": RaiateaSeatArgs,
        "bid": RaiateaManaArgs,
        "complete": RaiateaSpaceArgs,
        "keep": RaiateaRitualArgs,
        "prepare": RaiateaRitualArgs,
        "shaman": RaiateaRitualArgs,
        "perform": RaiateaRitualArgs,
        "first": RaiateaRitualArgs,
        "stop": RaiateaRitualArgs,
        "offer": RaiateaMaskArgs,
        "fetch": RaiateaMaskArgs,
        "mirror": RaiateaMaskArgs,
        "pick": RaiateaPickArgs,
    },
)

# Arguments of events ------------------------------------------------------------------------------


class RaiateaRoundEvent(TypedDict):
    """An action round began."""

    round: int
    ceremony: int
    first: int


class RaiateaSeatEvent(TypedDict):
    """A player."""

    seat: int


class RaiateaGoEvent(RaiateaSeatEvent):
    """A player chose a location."""

    location: RaiateaLocation


class RaiateaRollEvent(TypedDict):
    """The die was rolled for assistants."""

    die: int
    assistant: RaiateaAssistant


class RaiateaDieEvent(TypedDict):
    """What the die shows."""

    die: int


class RaiateaSeatDieEvent(RaiateaSeatEvent):
    """A player rolled the die."""

    die: int


class RaiateaSeatAssistantEvent(RaiateaSeatEvent):
    """A player and an assistant."""

    assistant: RaiateaAssistant


class RaiateaSeatGoodsEvent(RaiateaSeatEvent):
    """A player and a goods."""

    goods: RaiateaGoods


class RaiateaSeatMaskEvent(RaiateaSeatEvent):
    """A player and a mask."""

    mask: str


class RaiateaSeatRitualEvent(RaiateaSeatEvent):
    """A player and a ritual."""

    ritual: str


class RaiateaSeatCardEvent(RaiateaSeatEvent):
    """A player and a forest card."""

    card: str


class RaiateaSeatManaEvent(RaiateaSeatEvent):
    """A player and mana."""

    mana: int


class RaiateaThingEvent(RaiateaSeatEvent):
    """A player gained, lost or paid something."""

    what: RaiateaThing
    amount: int


class RaiateaRankEvent(RaiateaSeatEvent):
    """A player has a new rank."""

    rank: RaiateaRank


class RaiateaForestEvent(TypedDict):
    """The cards of the forest row."""

    cards: list[str]


class RaiateaCardEvent(TypedDict):
    """A forest card."""

    card: str


class RaiateaPickEvent(RaiateaSeatCardEvent):
    """A player took a card of the forest row; `treasure` is `none` without one."""

    treasure: str


class RaiateaDeckEvent(TypedDict):
    """A deck of rituals."""

    deck: RaiateaRitualDeck


class RaiateaDrawEvent(RaiateaSeatEvent):
    """A player drew rituals."""

    deck: RaiateaRitualDeck
    count: int


class RaiateaRitualsEvent(TypedDict):
    """Rituals."""

    rituals: list[str]


class RaiateaRitualEvent(TypedDict):
    """A ritual."""

    ritual: str


class RaiateaSeatCountEvent(RaiateaSeatEvent):
    """A player and a number of rituals."""

    count: int


class RaiateaDiscardEvent(RaiateaSeatEvent):
    """A player discarded rituals."""

    rituals: list[str]


class RaiateaBonusEvent(RaiateaSeatGoodsEvent):
    """A player took the bonus of a step."""

    step: int


class RaiateaPriceEvent(TypedDict):
    """A price marker is on a new step."""

    goods: RaiateaGoods
    step: int


class RaiateaCeremonyEvent(TypedDict):
    """A ceremony began."""

    number: int


class RaiateaPrepareEvent(RaiateaSeatCountEvent):
    """A player put rituals into the bag, so many of them with clips."""

    clips: int


class RaiateaOrderEvent(TypedDict):
    """The ceremony order: the numbers of the seats, as text."""

    seats: list[str]


class RaiateaGiftEvent(RaiateaSeatEvent):
    """A player chose a gift."""

    gift: RaiateaGift


class RaiateaCostEvent(RaiateaSeatRitualEvent):
    """A ritual and the mana it costs."""

    cost: int


class RaiateaManaEvent(TypedDict):
    """Mana."""

    mana: int


class RaiateaOpponentEvent(RaiateaSeatEvent):
    """A player chose an opponent."""

    opponent: int


class RaiateaStealEvent(RaiateaOpponentEvent):
    """A player stole something from an opponent."""

    what: RaiateaThing
    amount: int


class RaiateaStealMaskEvent(RaiateaOpponentEvent):
    """A player stole a mask from an opponent."""

    mask: str


class RaiateaStopEvent(RaiateaOpponentEvent):
    """A player stopped an opponent's ritual."""

    ritual: str


class RaiateaAuctionEvent(TypedDict):
    """A mission goes up for auction."""

    mission: str
    statue: int
    space: int


class RaiateaMissionEvent(RaiateaSeatEvent):
    """A player completed a mission."""

    mission: str
    statue: int
    space: int


class RaiateaAuctionWonEvent(RaiateaSeatManaEvent):
    """A player won an auction."""

    mission: str


class RaiateaStatueEvent(TypedDict):
    """A statue."""

    statue: int


RaiateaEvents = TypedDict(
    "RaiateaEvents",
    {
        "round": RaiateaRoundEvent,
        "go": RaiateaGoEvent,
        "roll": RaiateaRollEvent,
        "helped": RaiateaSeatAssistantEvent,
        "reef-roll": RaiateaDieEvent,
        "die": RaiateaSeatDieEvent,
        "forest": RaiateaForestEvent,
        "leftover": RaiateaCardEvent,
        "new-forest-deck": RaiateaNoArgs,
        "pick": RaiateaPickEvent,
        "gatherer": RaiateaSeatCardEvent,
        "gain": RaiateaThingEvent,
        "lose": RaiateaThingEvent,
        "pay": RaiateaThingEvent,
        "rank": RaiateaRankEvent,
        "mask": RaiateaSeatMaskEvent,
        "lose-mask": RaiateaSeatMaskEvent,
        "pair": RaiateaSeatMaskEvent,
        "mirror": RaiateaSeatMaskEvent,
        "draw": RaiateaDrawEvent,
        "drawn": RaiateaRitualsEvent,
        "keep": RaiateaRitualEvent,
        "kept": RaiateaSeatCountEvent,
        "discard": RaiateaDiscardEvent,
        "give-up": RaiateaSeatRitualEvent,
        "new-deck": RaiateaDeckEvent,
        "sacrifice": RaiateaSeatGoodsEvent,
        "sell": RaiateaSeatGoodsEvent,
        "bonus": RaiateaBonusEvent,
        "price": RaiateaPriceEvent,
        "hire": RaiateaSeatAssistantEvent,
        "merchant": RaiateaSeatGoodsEvent,
        "shaman": RaiateaSeatRitualEvent,
        "ready": RaiateaSeatAssistantEvent,
        "use": RaiateaSeatAssistantEvent,
        "send": RaiateaSeatAssistantEvent,
        "diver": RaiateaSeatEvent,
        "offer": RaiateaSeatMaskEvent,
        "fetch": RaiateaSeatMaskEvent,
        "ceremony": RaiateaCeremonyEvent,
        "buy": RaiateaSeatManaEvent,
        "prepare": RaiateaPrepareEvent,
        "bid": RaiateaSeatManaEvent,
        "order": RaiateaOrderEvent,
        "gift": RaiateaGiftEvent,
        "laid": RaiateaCostEvent,
        "paid": RaiateaCostEvent,
        "unpaid": RaiateaSeatRitualEvent,
        "perform": RaiateaSeatRitualEvent,
        "bag": RaiateaManaEvent,
        "leftover-mana": RaiateaManaEvent,
        "permanent": RaiateaSeatRitualEvent,
        "trigger": RaiateaSeatRitualEvent,
        "opponent": RaiateaOpponentEvent,
        "steal": RaiateaStealEvent,
        "steal-mask": RaiateaStealMaskEvent,
        "stop": RaiateaStopEvent,
        "mission": RaiateaMissionEvent,
        "auction": RaiateaAuctionEvent,
        "auction-bid": RaiateaSeatManaEvent,
        "auction-won": RaiateaAuctionWonEvent,
        "offering": RaiateaSeatEvent,
        "offering-won": RaiateaSeatManaEvent,
        "reveal": RaiateaStatueEvent,
        "open": RaiateaStatueEvent,
        "pass": RaiateaSeatEvent,
        "third-ceremony": RaiateaNoArgs,
    },
)

TYPES: Final = TitleTypes(RaiateaView, RaiateaEvents, RaiateaActions)
describe_fields(__name__)
