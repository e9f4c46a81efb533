"""The words of the data files as numbers: names of things, and the parts of an effect.

An effect is one operation of WIDTH numbers in `deck.ops`; a program is a chain of operations. The
text of a data file is read by `programs.py`, carried out by `effects.py`.
"""

from typing import Final

GOODS_NAMES: Final = ("uru", "taro", "mahi-mahi", "tiare")
URU: Final = 0
TARO: Final = 1
MAHI_MAHI: Final = 2
TIARE: Final = 3

TYPE_NAMES: Final = ("gatherer", "merchant", "shaman", "diver")
GATHERER: Final = 0
MERCHANT: Final = 1
SHAMAN: Final = 2
DIVER: Final = 3

LOCATION_NAMES: Final = ("forest", "marae", "reef", "path", "border", "market")
FOREST_: Final = 0
MARAE: Final = 1
REEF: Final = 2
PATH_: Final = 3
BORDER: Final = 4
MARKET: Final = 5

RANK_NAMES: Final = ("raatira", "ariki", "arioi", "tahua")
RAATIRA: Final = 0
ARIKI: Final = 1
ARIOI: Final = 2
TAHUA: Final = 3

PILE_NAMES: Final = ("normal", "forbidden")
NORMAL: Final = 0
FORBIDDEN: Final = 1
ANY_PILE: Final = 2

# Types of rituals [R42].
RITUAL_TYPES: Final = ("personal", "permanent", "interactive", "common")
PERSONAL: Final = 0
PERMANENT: Final = 1
INTERACTIVE: Final = 2
COMMON: Final = 3

# Types of missions [R33-R35]; for masks a mission counts as every type that it costs [R39].
MISSION_TYPES: Final = ("pearl", "mana", "goods", "conditional", "auction", "mask", "ritual")
PEARL_MISSION: Final = 0
MANA_MISSION: Final = 1
GOODS_MISSION: Final = 2
CONDITIONAL: Final = 3
AUCTION: Final = 4
MASK_MISSION: Final = 5  # paid with masks alone: no pair of masks counts it
RITUAL_MISSION: Final = 6

# What a pair of masks scores for [R39].
MASK_TYPES: Final = ("mission", "assistant", "colour")
FOR_MISSIONS: Final = 0
FOR_ASSISTANTS: Final = 1
FOR_COLOURS: Final = 2

GIFT_NAMES: Final = ("tattoo", "goods", "pearls")

# Groups of forest cards.
CARD_GROUPS: Final = ("goods", "assistant", "mask")
GOODS_CARD: Final = 0
ASSISTANT_CARD: Final = 1
MASK_CARD: Final = 2

# The parts of an operation.
WIDTH: Final = 10
WORD: Final = 0  # what is done
# With what; of `perform` the pile; of `choose`, `pay`, `if` and `bid` the first operation inside.
WHAT: Final = 1
AMOUNT: Final = 2  # of `reveal` the statue; of `if` how many, or the rank
SCOPE: Final = 3  # to whom
EACH: Final = 4  # for each of these, 0: once; of `if` what is counted
PER: Final = 5  # ... for each so many of them
# Of `perform` the highest cost; of `bag` 1 if for each player; of `pay` what of PAYABLE; of `if`
# one of AT_LEAST, FEWER, AT_MOST.
LIMIT: Final = 6
WHEN: Final = 7  # at once, or again and again (permanent rituals)
NEXT: Final = 8  # the operation that follows, -1: none
ELSE: Final = 9  # of a first operation of an alternative: the next alternative's, -1: none

WORDS: Final = (
    "gain", "lose", "steal", "draw", "perform", "ready", "use",
    "mission", "path", "bag", "points", "stop", "choose",
    "send", "roll", "raise", "lower", "reveal", "pay", "if", "bid",
)  # fmt: skip
GAIN: Final = 0
LOSE: Final = 1
STEAL: Final = 2
DRAW: Final = 3  # by rank, AMOUNT to keep
PERFORM: Final = 4  # a ritual from the hand, without paying
READY_: Final = 5  # make AMOUNT assistants ready
USE: Final = 6  # the A effect of one's own assistants, AMOUNT times
MISSION: Final = 7  # complete an open mission
PATH: Final = 8  # the action of the Path of the Gods
BAG_: Final = 9  # put mana into the bag
POINTS: Final = 10  # at the end of the game
STOP: Final = 11  # an opponent's ritual that lies in the row
CHOOSE: Final = 12  # one of several
SEND: Final = 13  # the B effect of AMOUNT own assistants that are ready
ROLL: Final = 14  # the die
RAISE: Final = 15  # the price marker of a goods by AMOUNT steps
LOWER: Final = 16
REVEAL: Final = 17  # the missions of a statue
PAY_: Final = 18  # if the seat can and wants to, for what follows
IF_: Final = 19  # a condition for what follows
BID_: Final = 20  # all offer mana for what follows

THINGS: Final = (
    "mana", "pearl", "tattoo", "priest", "goods", "assistant", "mask", "card",
    *GOODS_NAMES, *TYPE_NAMES,
)  # fmt: skip
MANA_: Final = 0
PEARL: Final = 1
TATTOO_: Final = 2
PRIEST: Final = 3
ANY_GOODS: Final = 4
ANY_ASSISTANT: Final = 5
MASK: Final = 6
CARD: Final = 7  # of the forest row
THE_GOODS: Final = 8  # + goods
THE_TYPE: Final = 12  # + type
RITUAL: Final = 16  # from the hand: it can be lost or paid, not gained
LOSABLE: Final = (*THINGS, "ritual")

# What `pay` can ask for.
PAYABLE: Final = (
    "mana", "pearl", "priest", "assistant", "mask", "ritual",
    "goods", "equal goods", "different goods", *GOODS_NAMES, *TYPE_NAMES,
)  # fmt: skip
PAY_MANA: Final = 0
PAY_PEARLS: Final = 1
PAY_PRIESTS: Final = 2
PAY_ASSISTANTS: Final = 3
PAY_MASKS: Final = 4
PAY_RITUALS: Final = 5
PAY_ANY: Final = 6
PAY_EQUAL: Final = 7
PAY_DIFFERENT: Final = 8
PAY_THE_GOODS: Final = 9  # + goods
PAY_THE_TYPE: Final = 13  # + type

SCOPES: Final = ("you", "each-opponent", "everyone", "one-opponent")
YOU: Final = 0
EACH_OPPONENT: Final = 1
EVERYONE: Final = 2
ONE_OPPONENT: Final = 3

# What can be counted: nothing hidden.
COUNTED: Final = (
    "", "priest", "rank", "assistant", *TYPE_NAMES, "pair", "mask", "mission", "goods", "permanent",
    "player", "pip", "kind",
)  # fmt: skip
PER_PRIEST: Final = 1
PER_RANK: Final = 2
PER_ASSISTANT: Final = 3
PER_TYPE: Final = 4  # + type
PER_PAIR: Final = 8
PER_MASK: Final = 9  # unpaired ones and mirrors
PER_MISSION: Final = 10
PER_GOODS: Final = 11
PER_PERMANENT: Final = 12
PER_PLAYER: Final = 13
PER_PIP: Final = 14  # on the die
PER_KIND: Final = 15  # different goods

# How a condition compares.
AT_LEAST: Final = 0
FEWER: Final = 1  # not so many
AT_MOST: Final = 2

WHENS: Final = (
    "now", *LOCATION_NAMES, "ceremony", "location", "round", "bid", "blessing", "building",
)  # fmt: skip
NOW: Final = 0
AT_LOCATION: Final = 1  # + location: on the owner's turn there
AT_CEREMONY: Final = 7  # at the beginning of every ceremony
AT_ANY_LOCATION: Final = 8  # written as one operation for each location
AT_ROUND: Final = 9  # at the beginning of every action round
AT_BID: Final = 10  # when the bids of a ceremony are open
AT_BLESSING: Final = 11  # when the rituals are laid out
AT_BUILDING: Final = 12  # at the beginning of the building step

# What a condition asks for [R34].
NEEDS: Final = ("", "rank", "priest", "assistant", *TYPE_NAMES, "pair")
NEED_RANK: Final = 1
NEED_PRIESTS: Final = 2
NEED_ASSISTANTS: Final = 3
NEED_TYPE: Final = 4  # + type
NEED_PAIRS: Final = 8
