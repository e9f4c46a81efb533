"""Raiatea as numbers for learners: the view of a seat that forgets nothing.

`feature_names.py` says what the numbers are, in the order in which they are written here. Rows of
one number for each ritual, god or forest card have the length that the deck gives them.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import ARGUMENT, ASKED, HEADER, KIND
from vaka.core.features import MOST
from vaka.core.vectors import i64, u8, vec
from vaka.games.raiatea import frames, slots, tasks
from vaka.games.raiatea.actions import BID_MANA
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    BAG,
    CEREMONY,
    DECK,
    DIE,
    DISCARD,
    DIVERS,
    DRAWN,
    DRAWN_COUNT,
    DRAWN_ROOM,
    DREW,
    ERA,
    FIRST,
    FOREST_LEFT,
    GIFTS,
    GOD_ROOM,
    GOODS,
    GOODS_MARKET,
    HELD,
    HELPED,
    HIRED,
    KAHUNA,
    LEFT,
    LOCATION,
    LOCATIONS,
    MANA,
    MASK_MARKET,
    MIRROR,
    MIRRORED,
    MIRRORS,
    OPENED,
    ORDER,
    PAIRS,
    PASSED,
    PEARLS,
    PHASE,
    PICKED,
    PILES,
    PRICE,
    PRIESTS,
    READY,
    REEF_DIE,
    ROUND,
    ROW,
    ROW_COUNT,
    SACRIFICED,
    SEALED_STEPS,
    SINGLES,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SOLD,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
    TAKEN,
    TASK,
    TASK_COUNT,
    TATTOO,
    TYPES,
    USED,
)
from vaka.games.raiatea.vocabulary import AMOUNT, CHOOSE, SEND, WHAT, WIDTH, WORD

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# More than anybody needs to tell apart.
MOST_DIE: Final = 9
MOST_MARKET: Final = 12  # goods, assistants or masks of one kind
MOST_ERA: Final = 5
MOST_MANA: Final = 60
MOST_PEARLS: Final = 40
MOST_PRIESTS: Final = 20
MOST_TATTOO: Final = 40
MOST_HELD: Final = 12  # goods or assistants of one kind
MOST_CARDS: Final = 12  # rituals in a hand or in the bag
MOST_MISSIONS: Final = 9
MOST_COUNT: Final = 9  # how often something is to be done, or was done in a turn

# How many numbers there are of each thing; names are in feature_names.py.
PHASES: Final = 18
TURN: Final = 6
NEEDS: Final = 8
MISSION_TYPES: Final = 7
SPACE: Final = 22  # written out: the compiler folds only constants of one module
assert SPACE == 3 + 6 + GOODS + 1 + NEEDS
WORDS: Final = 21
THINGS: Final = 17
WAYS: Final = 4
GIFT_KINDS: Final = 3
SEAT: Final = 33
CARDS: Final = 17  # of a seat: where its cards begin ...
MISSIONS: Final = 26  # ... and its missions
assert CARDS == 4 + GOODS + 2 * TYPES + 1
assert MISSIONS == CARDS + 3 * PILES + 3
assert SEAT == MISSIONS + MISSION_TYPES
GOD_ROWS: Final = 3  # of a seat
OWN_ROWS: Final = 4  # rituals in hand, in the bag with a clip and without, drawn
OTHER_ROWS: Final = 5  # rituals discarded, unseen, acting, laid out by oneself and by others
GODS: Final = 0xFF_FFFF  # the bit mask of them all


def write(state: "RaiateaState", seat: i64, out: vec[u8], at: i64) -> None:
    """Write the numbers of a seat that are not 0, from `at` on."""
    deck = state.deck
    seats = state.seats
    at = state.question_into(seat, out, at)
    at = _write_round(state, seat, out, at)
    at = _write_board(state, out, at)
    rituals = at + deck.spaces * SPACE
    sealed = rituals + (OWN_ROWS + OTHER_ROWS + seats) * deck.rituals
    people = sealed + deck.rituals + 1
    _write_statues(state, seat, out, at, people + MISSIONS)
    _write_rituals(state, seat, out, rituals, people + CARDS)
    _write_sealed(state, seat, out, sealed)
    at = people
    other = seat
    _: i64
    for _ in range(seats):
        _write_seat(state, other, out, at)
        at += SEAT + GOD_ROWS * deck.gods
        other += 1
        if other == seats:
            other = 0
    _write_task(state, seat, out, at)


def _at_most(value: i64, most: i64) -> u8:
    """As that of core: of its own module the C compiler makes no call, and there are a hundred."""
    if value > most:
        value = most
    return u8(value)


def _after(state: "RaiateaState", other: i64, seat: i64) -> i64:
    """How many places a seat sits after another."""
    if other < seat:
        other += state.seats
    return other - seat


def _write_round(state: "RaiateaState", seat: i64, out: vec[u8], at: i64) -> i64:
    cells = state.cells
    seats = state.seats
    k: i64
    out[at + cells[PHASE]] = 1
    at += PHASES
    out[at] = u8(cells[CEREMONY])
    out[at + 1] = _at_most(cells[ROUND], MOST_COUNT)
    at += 2
    out[at + _after(state, cells[FIRST], seat)] = 1
    at += seats
    for k in range(seats):
        out[at + _after(state, cells[ORDER + k], seat)] = u8(k)
    at += seats
    if cells[LOCATION]:
        out[at + _after(state, cells[KAHUNA], seat)] = 1
        out[at + seats + cells[LOCATION] - 1] = 1
    at += seats + LOCATIONS
    for k in range(LOCATIONS):
        if cells[TAKEN + k]:
            out[at + _after(state, cells[TAKEN + k] - 1, seat)] = 1
        at += seats
    out[at] = _at_most(cells[DIE], MOST_DIE)
    out[at + 1] = _at_most(cells[REEF_DIE], MOST_DIE)
    at += 2
    out[at] = _at_most(cells[SOLD], MOST_COUNT)
    out[at + 1] = _at_most(cells[HIRED], MOST_COUNT)
    out[at + 2] = _at_most(cells[SACRIFICED], MOST_COUNT)
    out[at + 3] = _at_most(cells[DREW], MOST_COUNT)
    out[at + 4] = _at_most(cells[HELPED], MOST_COUNT)
    out[at + 5] = _at_most(cells[PICKED], MOST_COUNT)
    return at + TURN


def _write_board(state: "RaiateaState", out: vec[u8], at: i64) -> i64:
    """The forest row, the markets, the decks and the bag [R37: all saw what went into it]."""
    cells = state.cells
    deck = state.deck
    k: i64
    for k in range(cells[ROW_COUNT]):
        out[at + cells[ROW + k] - 1] += 1
    at += deck.cards
    out[at] = _at_most(cells[FOREST_LEFT], MOST)
    at += 1
    for k in range(GOODS):
        out[at + k] = _at_most(cells[GOODS_MARKET + k], MOST_MARKET)
        out[at + GOODS + k] = u8(cells[PRICE + k])
    at += GOODS + GOODS
    for k in range(TYPES):
        out[at + k] = _at_most(cells[ASSISTANT_MARKET + k], MOST_MARKET)
    at += TYPES
    for k in range(deck.gods):
        out[at + k] = _at_most(cells[MASK_MARKET + k], MOST_MARKET)
    out[at + deck.gods] = _at_most(cells[MASK_MARKET + MIRROR], MOST_MARKET)
    at += deck.gods + 1
    for k in range(PILES):
        out[at + k] = _at_most(cells[LEFT + k], MOST)
        out[at + PILES + k] = _at_most(cells[ERA + k], MOST_ERA)
    at += PILES + PILES
    out[at] = _at_most(cells[BAG], MOST_MANA)
    at += 1
    for k in range(GIFT_KINDS):
        if not cells[GIFTS] & BITS[k]:
            out[at + k] = 1
    at += GIFT_KINDS
    out[at] = u8(cells[OPENED])
    return at + 1


def _write_statues(state: "RaiateaState", seat: i64, out: vec[u8], at: i64, missions: i64) -> None:
    """Every space: whether its mission lies there, what it costs, or who has it.

    `missions` is where those of the seat itself are counted.
    """
    cells = state.cells
    deck = state.deck
    first = deck.price_first
    prices = deck.prices
    kinds = deck.mission_kinds
    room = SEAT + GOD_ROWS * deck.gods
    statue: i64
    space: i64
    k: i64
    for statue in range(STATUES):
        begin = statue * SPACES
        for space in range(begin, begin + deck.statue_spaces[statue]):
            mission = cells[SPACE_TILE + space] - 1
            if mission >= 0:
                owner = cells[SPACE_OWNER + space]
                if not owner:
                    out[at] = 1
                    for k in range(first[mission], first[mission + 1]):
                        asked = prices[k]
                        out[at + 3 + (asked >> 8)] = u8(asked & 0xFF)
                elif owner == 1 + seat:
                    out[at + 1] = 1
                else:
                    out[at + 2] = 1
                if owner:
                    count = missions + _after(state, owner - 1, seat) * room
                    for k in range(MISSION_TYPES):
                        if kinds[mission] & BITS[k] and out[count + k] < MOST_MISSIONS:
                            out[count + k] += 1
            at += SPACE


def _write_rituals(state: "RaiateaState", seat: i64, out: vec[u8], at: i64, cards: i64) -> None:
    """Where rituals are, a row for each place; of the hidden ones of others, only how many.

    `cards` is where those of the seat itself are counted, by deck.
    """
    cells = state.cells
    deck = state.deck
    rituals = deck.rituals
    seats = state.seats
    discarded = at + OWN_ROWS * rituals
    unseen = discarded + rituals
    acting = unseen + rituals
    laid = acting + rituals
    permanent = laid + 2 * rituals
    ritual: i64
    for ritual in range(rituals):
        out[discarded + ritual] = u8(cells[DISCARD + ritual])
        out[unseen + ritual] = u8(cells[DECK + ritual])
    other = seat
    k: i64
    _: i64
    for _ in range(seats):
        start = SLOT + other * SLOTS
        for k in range(start, start + cells[SLOT_COUNT + other]):
            card = cells[k]
            ritual = (card & slots.RITUAL) - 1
            where = card >> slots.WHERE
            if where == slots.PERMANENT:
                out[permanent + ritual] += 1
            elif where == slots.ACTING:
                out[acting + ritual] += 1
            elif where == slots.IN_ROW:
                out[laid + ritual] += 1
            else:  # in hand, in the bag with a clip or without
                if other == seat:
                    out[at + where * rituals + ritual] += 1
                else:
                    out[unseen + ritual] += 1
                count = cards + where * PILES + deck.pile[ritual]
                if out[count] < MOST_CARDS:
                    out[count] += 1
        start = DRAWN + other * DRAWN_ROOM
        for k in range(start, start + cells[DRAWN_COUNT + other]):
            ritual = slots.ritual_of(cells[k])
            if other == seat:
                out[at + 3 * rituals + ritual] += 1
            else:
                out[unseen + ritual] += 1
        if other == seat:
            laid += rituals  # those of others lie in the next row
        permanent += rituals
        cards += SEAT + GOD_ROWS * deck.gods
        other += 1
        if other == seats:
            other = 0


def _write_sealed(state: "RaiateaState", seat: i64, out: vec[u8], at: i64) -> None:
    """What the seat has put into its own sealed answer so far: rituals, or mana."""
    cells = state.cells
    deck = state.deck
    answer = HEADER + seat * (SEALED_STEPS + 1)
    steps = cells[answer]
    if steps < 0:  # complete
        steps = -steps
    kind = cells[KIND]
    k: i64
    for k in range(1, steps + 1):
        index = cells[answer + k]
        if kind == frames.BEGIN or kind == frames.PREPARE:
            first: i64 = deck.keep_ritual
            if kind == frames.PREPARE:
                first = deck.prepare_ritual
            if index >= first and index < first + deck.rituals:
                out[at + index - first] += 1
        else:
            out[at + deck.rituals] = _at_most(index - BID_MANA, MOST_MANA)


def _write_seat(state: "RaiateaState", other: i64, out: vec[u8], at: i64) -> None:
    """What a player has: all was gained and paid in the open.

    His cards are counted with the rituals, his missions with the statues.
    """
    cells = state.cells
    gods = state.deck.gods
    out[at] = _at_most(cells[MANA + other], MOST_MANA)
    out[at + 1] = _at_most(cells[PEARLS + other], MOST_PEARLS)
    out[at + 2] = _at_most(cells[PRIESTS + other], MOST_PRIESTS)
    out[at + 3] = _at_most(cells[TATTOO + other], MOST_TATTOO)
    held = HELD + other * GOODS
    ready = READY + other * TYPES
    used = USED + other * TYPES
    k: i64
    for k in range(at + 4, at + 4 + GOODS):
        out[k] = _at_most(cells[held], MOST_HELD)
        held += 1
    for k in range(at + 4 + GOODS, at + 4 + GOODS + TYPES):
        out[k] = _at_most(cells[ready], MOST_HELD)
        out[k + TYPES] = _at_most(cells[used], MOST_HELD)
        ready += 1
        used += 1
    out[at + CARDS - 1] = _at_most(cells[MIRRORS + other], MOST_HELD)
    out[at + MISSIONS - 3] = u8(cells[DRAWN_COUNT + other])
    if cells[PASSED] & BITS[other]:
        out[at + MISSIONS - 2] = 1
    if cells[DIVERS] & BITS[other]:
        out[at + MISSIONS - 1] = 1
    at += SEAT
    mirrored = cells[MIRRORED + other]
    _count(cells[SINGLES + other], out, at)
    _count(cells[PAIRS + other], out, at + gods)
    _count(mirrored & GODS, out, at + 2 * gods)
    _count(mirrored >> GOD_ROOM, out, at + 2 * gods)


def _count(gods: i64, out: vec[u8], at: i64) -> None:
    """One more of each god of a set."""
    while gods:
        out[at] += u8(gods & 1)  # an `if` would be guessed wrongly too often
        gods >>= 1
        at += 1


def _write_task(state: "RaiateaState", seat: i64, out: vec[u8], at: i64) -> None:
    """What the question is about, and how much of which kind is still to be done after it."""
    cells = state.cells
    deck = state.deck
    seats = state.seats
    task = cells[ARGUMENT]
    kind = tasks.kind_of(task)
    if cells[ASKED] < 0 and kind != tasks.AUCTION and kind != tasks.OFFERING:
        task = 0
        kind = 0
    value = tasks.value_of(task)
    whose = at + tasks.KINDS
    ways = whose + seats + seats + 1
    piles = ways + WAYS + GOODS + GOODS
    words = piles + PILES + 1
    choices = words + WORDS + THINGS + 1
    spaces = choices + deck.choice_count
    if task:
        out[at + kind] = 1
        out[whose + _after(state, tasks.seat_of(task), seat)] = 1
        out[whose + seats + _after(state, tasks.owner_of(task), seat)] = 1
        out[whose + seats + seats] = _at_most(tasks.count_of(task), MOST_COUNT)
    k: i64
    if kind == tasks.PAY:
        out[ways + value % 4] = 1
        for k in range(GOODS):
            if (value >> 2) & BITS[k]:
                out[ways + WAYS + k] = 1
    elif kind == tasks.BONUS or kind == tasks.LOWER:
        out[ways + WAYS + GOODS + value] = 1
    elif kind == tasks.PERFORM:
        if value % 4 < PILES:
            out[piles + value % 4] = 1
        out[piles + PILES] = _at_most(value // 4, MOST_COUNT)
    elif kind == tasks.STEAL:
        out[words + WORDS + value] = 1
    elif kind == tasks.AUCTION:
        out[spaces + deck.space_number[value]] = 1
    elif kind == tasks.USE_TYPE:
        if value == tasks.SENT:
            out[words + SEND] = 1
    elif kind == tasks.CHOICE or kind == tasks.OFFERING or kind == tasks.OPPONENT:
        operation = value * WIDTH
        word = deck.ops[operation + WORD]
        out[words + word] = 1
        if kind == tasks.OPPONENT and word >= CHOOSE:
            pass  # what it is about stands in the operations inside
        elif kind == tasks.OPPONENT:
            out[words + WORDS + deck.ops[operation + WHAT]] = 1
            out[words + WORDS + THINGS] = _at_most(deck.ops[operation + AMOUNT], MOST_COUNT)
        else:
            out[choices + deck.choice_number[value]] = 1
    at = spaces + deck.spaces
    for k in range(cells[TASK_COUNT]):
        kind = tasks.kind_of(cells[TASK + k])
        if out[at + kind] < MOST_COUNT:
            out[at + kind] += 1
