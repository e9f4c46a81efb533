"""The types of Raiatea's views.

The names of rituals, missions and masks depend on the deck, so they are texts.
"""

from typing import Literal, NotRequired, TypedDict

from vaka.core.field_docs import describe_fields
from vaka.core.view_types import OutcomeHeader, SealedDecisionHeader, ViewHeader

RaiateaGoods = Literal["uru", "taro", "mahi-mahi", "tiare"]
RaiateaAssistant = Literal["gatherer", "merchant", "shaman", "diver"]
RaiateaLocation = Literal["forest", "marae", "reef", "path", "border", "market"]
RaiateaRank = Literal["raatira", "ariki", "arioi", "tahua"]
RaiateaRitualDeck = Literal["normal", "forbidden"]
RaiateaGift = Literal["tattoo", "goods", "pearls"]
RaiateaCardGroup = Literal["goods", "assistant", "mask"]
RaiateaMissionType = Literal["pearl", "mana", "goods", "conditional", "auction", "mask", "ritual"]
RaiateaPhase = Literal[
    "begin", "round", "forest", "marae", "reef", "path", "border", "market",
    "dance", "buy", "prepare", "invocation", "gifts", "blessing", "building",
]  # fmt: skip
RaiateaDecisionKind = Literal[
    "begin", "go", "forest", "marae", "reef", "path", "border", "market", "gather", "fetch",
    "bonus", "draw", "keep", "priests", "mission", "pay", "buy", "prepare", "bid", "gift", "first",
    "build", "auction", "goods", "assistant", "mask", "card", "ready", "use", "perform", "choose",
    "opponent", "lose", "steal", "stop",
]  # fmt: skip
RaiateaEffectWord = Literal[
    "gain", "lose", "steal", "draw", "perform", "ready", "use", "mission", "path", "bag", "points",
    "stop", "choose", "send", "roll", "raise", "lower", "reveal", "pay", "if", "bid",
]  # fmt: skip
RaiateaScope = Literal["you", "each-opponent", "everyone", "one-opponent"]
RaiateaCounted = Literal[
    "", "priest", "rank", "assistant", "gatherer", "merchant", "shaman", "diver", "pair", "mask",
    "mission", "goods", "permanent", "player", "pip", "kind",
]  # fmt: skip
RaiateaWhen = Literal[
    "now", "forest", "marae", "reef", "path", "border", "market", "ceremony", "location", "round",
    "bid", "blessing", "building",
]  # fmt: skip
RaiateaNeedKind = Literal[
    "rank", "priest", "assistant", "gatherer", "merchant", "shaman", "diver", "pair"
]

RaiateaByGoods = TypedDict(
    "RaiateaByGoods", {"uru": int, "taro": int, "mahi-mahi": int, "tiare": int}
)


class RaiateaByAssistant(TypedDict):
    """A number of each assistant."""

    gatherer: int
    merchant: int
    shaman: int
    diver: int


class RaiateaDecision(SealedDecisionHeader):
    """What is asked."""

    kind: RaiateaDecisionKind
    """What is asked."""


class RaiateaParts(TypedDict):
    """Where a seat's points came from."""

    ranks: int
    """Points for the rank."""
    rituals: int
    """Points for permanent rituals."""
    missions: int
    """Points for missions."""
    masks: int
    """Points for pairs of masks."""


class RaiateaOutcome(OutcomeHeader):
    """The result of a finished game."""

    reason: Literal["third-ceremony"]
    """Why the game ended."""
    parts: list[RaiateaParts]
    """Where each seat's points came from."""


# The table ----------------------------------------------------------------------------------------


class RaiateaLocations(TypedDict):
    """The seat that took each location this round; null if nobody did."""

    forest: int | None
    marae: int | None
    reef: int | None
    path: int | None
    border: int | None
    market: int | None


class RaiateaForestCard(TypedDict):
    """A card of the forest row."""

    card: str
    """A goods, an assistant, a mask or `mirror`."""
    treasure: str | None
    """The treasure on a mask card."""
    group: RaiateaCardGroup
    """What it is."""


class RaiateaEffect(TypedDict):
    """One part of what a bonus, a ritual or a treasure does."""

    word: RaiateaEffectWord
    """What it does."""
    what: str
    """With what; empty if the word says it all."""
    amount: int
    """How many."""
    scope: RaiateaScope
    """To whom."""
    each: RaiateaCounted
    """It is done for each of these; empty: once."""
    per: int
    """For each so many of them."""
    limit: int
    """The highest cost of a ritual to perform, 0 for any; of `bag` 1 if it is for each player."""
    when: RaiateaWhen
    """When it is done."""
    alternatives: list[list["RaiateaEffect"]]
    """The effects inside, of which one list is done."""
    times: NotRequired[int]
    """How often, if more than once."""


class RaiateaPrice(TypedDict):
    """A price column."""

    step: int
    """The step the price marker is on, from 1 at the bottom."""
    bonuses: list[list[RaiateaEffect]]
    """The bonus of each step, from the bottom."""


RaiateaPrices = TypedDict(
    "RaiateaPrices",
    {
        "uru": RaiateaPrice,
        "taro": RaiateaPrice,
        "mahi-mahi": RaiateaPrice,
        "tiare": RaiateaPrice,
    },
)


class RaiateaPile(TypedDict):
    """A deck of rituals."""

    left: int
    """Cards left."""
    era: int
    """How often the deck has been made from its discards."""


class RaiateaPiles(TypedDict):
    """The decks of rituals."""

    normal: RaiateaPile
    """Normal rituals."""
    forbidden: RaiateaPile
    """Forbidden rituals."""


class RaiateaNeed(TypedDict):
    """The condition of a conditional mission."""

    what: RaiateaNeedKind
    """What is needed."""
    amount: int
    """How many; of a rank its number, from 0."""
    rank: NotRequired[RaiateaRank]
    """The rank, if a rank is needed."""


class RaiateaSpace(TypedDict):
    """A space of a statue, with its mission."""

    statue: int
    """The statue, from 1."""
    space: int
    """The space, from 1."""
    row: int
    """The row of the statue, from 1."""
    mission: str | None
    """The mission; null if nobody knows it yet, or it is gone."""
    points: int
    """The points for the mission."""
    type: RaiateaMissionType | None
    """The type of the mission."""
    kinds: list[RaiateaMissionType]
    """The types that masks count it as."""
    owner: int | None
    """The seat that completed it."""
    pay: dict[str, int] | None
    """What it costs; `any`, `equal` and `different` are goods."""
    need: RaiateaNeed | None
    """Its condition."""
    can: bool
    """Whether this seat has all it takes."""


class RaiateaStatue(TypedDict):
    """A statue."""

    open: bool
    """Whether its missions are known."""
    buildable: bool
    """Whether its missions can be completed."""
    spaces: list[RaiateaSpace]
    """Its spaces."""


class RaiateaLaid(TypedDict):
    """A ritual in the row of the blessing."""

    ritual: str
    """The ritual."""
    seat: int
    """Its seat."""
    cost: int
    """The mana it costs."""
    common: bool
    """Whether it is a common ritual."""


class RaiateaTurn(TypedDict):
    """What was done in the turn at this location."""

    sold: int
    """Goods sold."""
    hired: int
    """Assistants hired."""
    sacrificed: int
    """Goods sacrificed."""
    drew: int
    """How often rituals were drawn."""
    helped: int
    """How often an assistant helped."""
    picked: int
    """Cards, masks or priests taken."""


class RaiateaTask(TypedDict):
    """What the decision is about."""

    code: int
    """The task as the engine keeps it."""
    seat: int
    """The seat that does it."""
    count: int
    """How many times it is still to be done."""
    options: NotRequired[list[list[RaiateaEffect]]]
    """The effects to choose from."""
    sent: NotRequired[bool]
    """Whether assistants are used for their B effect."""
    opponent: NotRequired[int]
    """The opponent it is done to."""
    goods: NotRequired[RaiateaGoods]
    """The goods that was sold."""
    statue: NotRequired[int]
    """The statue of the mission at auction."""
    space: NotRequired[int]
    """The space of the mission at auction."""
    deck: NotRequired[RaiateaRitualDeck | None]
    """The deck a ritual must be from; null for any."""
    most: NotRequired[int | None]
    """The highest cost of a ritual; null for any."""
    diver: NotRequired[bool]
    """True if a pearl diver is used."""


# The players --------------------------------------------------------------------------------------


class RaiateaPair(TypedDict):
    """A pair of masks."""

    mask: str
    """The mask."""
    mirror: bool
    """Whether it was made with a rainbow mirror."""
    worth: int
    """The points it is worth now."""


class RaiateaBacks(TypedDict):
    """Hidden rituals as everybody knows them."""

    deck: RaiateaRitualDeck
    """Their deck."""
    era: int
    """The era of the deck they were drawn in."""
    common: bool
    """Whether they are in the bag without a clip, so they are common rituals."""
    count: int
    """How many."""


class RaiateaSeat(TypedDict):
    """What is known of a player."""

    mana: int | None
    """Mana; null if this seat does not know it."""
    pearls: int | None
    """Pearls; null if this seat does not know it."""
    goods: RaiateaByGoods | None
    """Goods; null if this seat does not know them."""
    missions: list[str] | None
    """Completed missions; null if this seat does not know them."""
    goods_count: int
    """The number of goods."""
    missions_count: int
    """The number of completed missions."""
    priests: int
    """The place on the priest track."""
    tattoo: int
    """The place on the tattoo track."""
    rank: RaiateaRank
    """The rank."""
    ready: RaiateaByAssistant
    """Assistants that are ready."""
    used: RaiateaByAssistant
    """Assistants that are used."""
    masks: list[str]
    """Unpaired masks."""
    mirrors: int
    """Unpaired rainbow mirrors."""
    pairs: list[RaiateaPair]
    """Pairs of masks."""
    hand: list[str] | None
    """The rituals in hand; null if this seat does not know them."""
    hand_eras: list[int] | None
    """The eras of the rituals in hand; null if this seat does not know them."""
    hand_cards: list[RaiateaBacks]
    """The rituals in hand as everybody knows them."""
    bag: list[str] | None
    """The rituals put into the bag; null if this seat does not know them."""
    bag_eras: list[int] | None
    """The eras of the rituals in the bag; null if this seat does not know them."""
    bag_cards: list[RaiateaBacks]
    """The rituals in the bag as everybody knows them."""
    permanent: list[str]
    """Permanent rituals in front of the player."""
    acting: list[str]
    """Rituals that are being performed."""
    drawn: list[str] | None
    """Rituals drawn and not kept yet; null if this seat does not know them."""
    drawn_count: int
    """The number of rituals drawn and not kept yet."""
    passed: bool
    """Whether the player passed for the rest of the ceremony."""
    dived: bool
    """Whether the player used a pearl diver in this building step."""
    score: int | None
    """The points now; null if this seat does not know them."""


class RaiateaBehindScreen(TypedDict):
    """What is behind a screen."""

    mana: int
    """Mana."""
    pearls: int
    """Pearls."""
    goods: RaiateaByGoods
    """Goods."""
    missions: list[str]
    """Completed missions."""


class RaiateaUnseen(TypedDict):
    """The rituals of a deck and an era that this seat has not seen."""

    deck: RaiateaRitualDeck
    """The deck."""
    era: int
    """The era."""
    rituals: dict[str, int]
    """How many there are of each ritual."""


class RaiateaMemory(TypedDict):
    """What a player who forgets nothing knows."""

    seats: list[RaiateaBehindScreen]
    """What is behind each screen."""
    unseen: list[RaiateaUnseen]
    """The rituals this seat has not seen: in other hands, in the bag or in the decks."""


class RaiateaView(ViewHeader):
    """What a seat or a spectator may know of a game of Raiatea."""

    title: Literal["raiatea"]
    """The title."""
    decision: RaiateaDecision | None
    """What is asked; null when the game is over."""
    outcome: RaiateaOutcome | None
    """The result; null while the game runs."""
    phase: RaiateaPhase
    """The step of the game: in a turn at a location its name, in a ceremony its step."""
    ceremony: int
    """How many ceremonies have begun."""
    round: int
    """The action round, from 1."""
    rounds: list[int]
    """How many action rounds come before each ceremony."""
    first: int
    """The first player."""
    order: list[int]
    """The ceremony order."""
    kahuna: int | None
    """The seat that chose the location; null between locations."""
    location: RaiateaLocation | None
    """The location; null between locations."""
    die: int | None
    """The die for the assistants."""
    reef_die: int | None
    """The die at the Reef."""
    locations: RaiateaLocations
    """The seat that took each location this round."""
    forest_row: list[RaiateaForestCard]
    """The forest row."""
    forest_deck: int
    """Cards left in the forest deck."""
    goods_market: RaiateaByGoods
    """The goods market."""
    prices: RaiateaPrices
    """The price columns."""
    assistant_market: RaiateaByAssistant
    """The assistant market."""
    mask_market: dict[str, int]
    """The mask market."""
    decks: RaiateaPiles
    """The decks of rituals."""
    discards: dict[str, int]
    """How many of each ritual are discarded."""
    bag: int | None
    """The mana in the bag; null if it is not counted."""
    gifts: list[RaiateaGift]
    """The gifts that are left."""
    opened: int
    """How many statues can be built."""
    statues: list[RaiateaStatue]
    """The statues."""
    blessing: list[RaiateaLaid]
    """The rituals in the row of the blessing."""
    seats: list[RaiateaSeat]
    """The players, by seat."""
    turn: RaiateaTurn
    """What was done in the turn at this location."""
    task: RaiateaTask | None
    """What the decision is about."""
    pending: list[int]
    """The tasks still to be done, as the engine keeps them; the last comes first."""
    memory: RaiateaMemory
    """What a player who forgets nothing knows."""


describe_fields(__name__)
