"""Whether numbers from elsewhere can be a state of Raiatea, beyond the inventory of components."""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import ARGUMENT, ASKED, DEPTH, HEADER, KIND, OVER, blank
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import frames, phases, slots, tasks
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    AT,
    BAG,
    CEREMONIES,
    CEREMONY,
    CHOSEN,
    DECK,
    DRAWN,
    DRAWN_COUNT,
    DRAWN_ROOM,
    ERA,
    FIRST,
    FOREST,
    FOREST_LEFT,
    GOD_ROOM,
    KAHUNA,
    LEFT,
    LOCATION,
    LOCATIONS,
    MANA,
    MIRRORED,
    OPENED,
    ORDER,
    PAIRS,
    PEARLS,
    PHASE,
    PILES,
    PLAYERS,
    PRICE,
    PRIESTS,
    RITUAL_ROOM,
    ROW,
    ROW_COUNT,
    ROW_ROOM,
    SEALED_STEPS,
    SINGLES,
    SIZE,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
    TAKEN,
    TASK,
    TASK_COUNT,
    TASK_ROOM,
    TATTOO,
    TURN,
)
from vaka.games.raiatea.vocabulary import GOODS_NAMES, TYPE_NAMES, WHENS, WIDTH

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

MOST: Final = 10_000  # of mana, pearls and the like: nobody comes near it


def is_valid(state: "RaiateaState") -> bool:
    return (
        _numbers(state)
        and _order(state)
        and _decks(state)
        and _masks(state)
        and _statues(state)
        and _rituals(state)
        and _tasks(state)
        and _asked(state)
        and _answers(state)
    )


def _within(state: "RaiateaState", at: i64, size: i64, most: i64) -> bool:
    cell: i64
    for cell in range(at, at + size):
        if state.cells[cell] < 0 or state.cells[cell] > most:
            return False
    return True


def _numbers(state: "RaiateaState") -> bool:
    """Every number is within its bounds; bit masks have their own checks."""
    cells = state.cells
    deck = state.deck
    at: i64
    for at in range(HEADER + PLAYERS * (SEALED_STEPS + 1), SIZE):
        if cells[at] < 0:
            return False
    return (
        cells[PHASE] <= phases.BUILDING
        and cells[AT] <= state.seats
        and cells[CEREMONY] <= CEREMONIES
        and cells[FIRST] < state.seats
        and cells[KAHUNA] < state.seats
        and cells[LOCATION] <= LOCATIONS
        and cells[CHOSEN] <= state.seats
        and _within(state, TAKEN, LOCATIONS, state.seats)
        and cells[TURN] <= 1
        and cells[BAG] <= MOST
        and 1 <= cells[OPENED] <= STATUES
        and _within(state, PRICE, len(GOODS_NAMES), deck.steps - 1)
        and _within(state, MANA, state.seats, MOST)
        and _within(state, PEARLS, state.seats, MOST)
        and _within(state, PRIESTS, state.seats, deck.priest_track)
        and _within(state, TATTOO, state.seats, deck.tattoo_steps)
        and _within(state, SLOT_COUNT, state.seats, SLOTS)
        and _within(state, DRAWN_COUNT, state.seats, DRAWN_ROOM)
    )


def _order(state: "RaiateaState") -> bool:
    """The ceremony order has every seat once."""
    seats = sorted([state.cells[ORDER + place] for place in range(state.seats)])
    return seats == list(range(state.seats))


def _decks(state: "RaiateaState") -> bool:
    """Decks have as many cards as they say, and the row is in order."""
    cells = state.cells
    pile: i64
    ritual: i64
    for pile in range(PILES):
        left: i64 = 0
        for ritual in range(state.deck.rituals):
            if state.deck.pile[ritual] == pile:
                left += cells[DECK + ritual]
        if left != cells[LEFT + pile] or cells[ERA + pile] > slots.MOST_ERAS:
            return False
    if sum(cells[FOREST : FOREST + state.deck.cards]) != cells[FOREST_LEFT]:
        return False
    if cells[ROW_COUNT] > ROW_ROOM:
        return False
    row = list(cells[ROW : ROW + cells[ROW_COUNT]])
    if row != sorted(row) or any(not 1 <= card <= state.deck.cards for card in row):
        return False
    return not any(cells[ROW + cells[ROW_COUNT] : ROW + ROW_ROOM])


def _masks(state: "RaiateaState") -> bool:
    """Only gods of the deck; nobody has a mask single and as a pair of twins."""
    cells = state.cells
    gods = BITS[state.deck.gods] - 1
    twins = gods | gods * BITS[GOD_ROOM]
    seat: i64
    for seat in range(state.seats):
        if cells[SINGLES + seat] & ~gods or cells[PAIRS + seat] & ~gods:
            return False
        if cells[MIRRORED + seat] & ~twins or cells[SINGLES + seat] & cells[PAIRS + seat]:
            return False
    return True


def _statues(state: "RaiateaState") -> bool:
    """Tiles lie on statues of their value, on all spaces of an open one and on no others."""
    cells = state.cells
    deck = state.deck
    seen: i64 = cells[OPENED]
    if state.oracle:
        seen = STATUES
    space: i64
    for space in range(STATUES * SPACES):
        statue = space // SPACES
        tile = cells[SPACE_TILE + space]
        owner = cells[SPACE_OWNER + space]
        shown = statue < seen or cells[SPACE_TILE + statue * SPACES] > 0  # R42: revealed
        is_space = shown and space % SPACES < deck.statue_spaces[statue]
        if (tile > 0) != is_space or tile > deck.missions:
            return False
        if tile and deck.mission_points[tile - 1] != statue + 1:
            return False
        if owner and (not tile or statue >= cells[OPENED]):
            return False
        if owner > state.seats:
            return False
    return True


def _rituals(state: "RaiateaState") -> bool:
    """Every card is a ritual from an era that has been, and lies somewhere; no gaps."""
    cells = state.cells
    seat: i64
    at: i64
    for seat in range(PLAYERS):
        start: i64 = SLOT + seat * SLOTS
        for at in range(start, start + SLOTS):
            if not _is_card(state, cells[at], at - start < cells[SLOT_COUNT + seat]):
                return False
        start = DRAWN + seat * DRAWN_ROOM
        for at in range(start, start + DRAWN_ROOM):
            if not _is_card(state, cells[at], at - start < cells[DRAWN_COUNT + seat]):
                return False
            if slots.where_of(cells[at]) != slots.IN_HAND:
                return False
    return True


def _is_card(state: "RaiateaState", card: i64, wanted: bool) -> bool:
    if not wanted:
        return card == 0
    ritual = slots.ritual_of(card)
    return (
        0 <= ritual < state.deck.rituals
        and slots.era_of(card) <= state.cells[ERA + state.deck.pile[ritual]]
        and slots.where_of(card) <= slots.PERMANENT
    )


# What is pending ---------------------------------------------------------------------------------


def _tasks(state: "RaiateaState") -> bool:
    cells = state.cells
    if cells[TASK_COUNT] > TASK_ROOM:
        return False
    acting = blank(PLAYERS * RITUAL_ROOM)
    place: i64
    for place in range(TASK_ROOM):
        task = cells[TASK + place]
        if place >= cells[TASK_COUNT]:
            if task:
                return False
            continue
        if not _is_task(state, task):
            return False
        if tasks.kind_of(task) == tasks.SETTLE:
            acting[tasks.seat_of(task) * RITUAL_ROOM + tasks.value_of(task)] += 1
    return _all_settled(state, acting)


def _all_settled(state: "RaiateaState", acting: vec[i64]) -> bool:
    """For every ritual that works right now there is a task that settles it."""
    cells = state.cells
    seat: i64
    at: i64
    for seat in range(state.seats):
        start: i64 = SLOT + seat * SLOTS
        for at in range(start, start + cells[SLOT_COUNT + seat]):
            if slots.where_of(cells[at]) == slots.ACTING:
                acting[seat * RITUAL_ROOM + slots.ritual_of(cells[at])] -= 1
    return not any(acting)


def _is_task(state: "RaiateaState", task: i64) -> bool:
    """Whether a task means something."""
    deck = state.deck
    kind = tasks.kind_of(task)
    value = tasks.value_of(task)
    if task >= 2**31 or kind == 0 or kind >= tasks.KINDS:
        return False
    if tasks.seat_of(task) >= state.seats or tasks.owner_of(task) >= state.seats:
        return False
    if kind in (tasks.RUN, tasks.APPLY, tasks.CHOICE, tasks.OFFERING, tasks.OPPONENT):
        if kind in (tasks.CHOICE, tasks.OFFERING) and value not in deck.choices:
            return False
        return 0 < value < len(deck.ops) // WIDTH
    if kind == tasks.SETTLE:
        return value < deck.rituals
    if kind == tasks.USE_TYPE:
        return value < tasks.ROLLED + len(TYPE_NAMES)
    if kind in (tasks.LOWER, tasks.BONUS):
        return value < len(GOODS_NAMES)
    if kind == tasks.AUCTION:
        return value < STATUES * SPACES and state.cells[SPACE_TILE + value] > 0
    if kind == tasks.TRIGGER:
        return value < len(WHENS)
    if kind == tasks.USE_TYPE:
        return value <= tasks.SENT
    return True


# The kinds of tasks that each decision of an effect can be about.
_ABOUT: Final[dict[int, tuple[int, ...]]] = {
    frames.BONUS: (tasks.BONUS,),
    frames.DRAW: (tasks.DRAW,),
    frames.KEEP: (tasks.DRAW,),
    frames.PRIESTS: (tasks.PATH, 0),
    frames.MISSION: (tasks.MISSION, tasks.DIVER),
    frames.PAY: (tasks.PAY,),
    frames.AUCTION: (tasks.AUCTION, tasks.OFFERING),
    frames.GOODS: (tasks.TAKE_GOODS,),
    frames.ASSISTANT: (tasks.TAKE_TYPE,),
    frames.MASK: (tasks.TAKE_MASK,),
    frames.CARD: (tasks.TAKE_CARD,),
    frames.READY: (tasks.MAKE_READY,),
    frames.USE: (tasks.USE_TYPE,),
    frames.PERFORM: (tasks.PERFORM,),
    frames.CHOOSE: (tasks.CHOICE,),
    frames.OPPONENT: (tasks.OPPONENT, tasks.STOP),
    frames.LOSE: (tasks.LOSE_GOODS, tasks.LOSE_TYPE, tasks.LOSE_MASK, tasks.LOSE_RITUAL),
    frames.STEAL: (tasks.STEAL,),
    frames.STOP: (tasks.STOP,),
}

# The phases that the other decisions belong to.
_PHASES: Final[dict[int, tuple[int, ...]]] = {
    frames.BEGIN: (phases.BEGIN,),
    frames.GO: (phases.ROUND,),
    frames.FOREST: (phases.FOREST, phases.FOREST_AGAIN),
    frames.MARAE: (phases.MARAE,),
    frames.REEF: (phases.REEF,),
    frames.PATH: (phases.PATH,),
    frames.BORDER: (phases.BORDER,),
    frames.MARKET: (phases.MARKET,),
    frames.GATHER: (phases.FOREST, phases.FOREST_AGAIN),
    frames.FETCH: (phases.FETCH,),
    frames.BUY: (phases.BUY,),
    frames.PREPARE: (phases.PREPARE,),
    frames.BID: (phases.INVOCATION,),
    frames.GIFT: (phases.GIFTS,),
    frames.FIRST: (phases.BLESSING,),
    frames.BUILD: (phases.BUILDING,),
}

_SEALED: Final = (frames.BEGIN, frames.PREPARE, frames.BID, frames.AUCTION)


def _asked(state: "RaiateaState") -> bool:
    """The decision belongs to its phase, or is about a task of its kind and seat."""
    cells = state.cells
    if cells[OVER]:
        return cells[TASK_COUNT] == 0
    kind: int = cells[KIND]
    task = cells[ARGUMENT]
    if cells[DEPTH] or (cells[ASKED] < 0) != (kind in _SEALED):
        return False
    if kind in _PHASES:
        return task == 0 and cells[PHASE] in _PHASES[kind]
    if tasks.kind_of(task) not in _ABOUT[kind]:
        return False
    if task == 0:
        return kind == frames.PRIESTS and cells[PHASE] == phases.DANCE
    return _is_task(state, task) and (cells[ASKED] < 0 or tasks.seat_of(task) == cells[ASKED])


def _answers(state: "RaiateaState") -> bool:
    """Sealed answers are such as the seats could give, step by step."""
    cells = state.cells
    seat: i64
    for seat in range(PLAYERS):
        at: i64 = HEADER + seat * (SEALED_STEPS + 1)
        given = list(cells[at : at + SEALED_STEPS + 1])
        if not any(given):
            continue
        if cells[ASKED] >= 0 or cells[OVER] or not _could_answer(state, seat, given):
            return False
    return True


def _could_answer(state: "RaiateaState", seat: i64, given: list[int]) -> bool:
    """Give the answer again on a copy that has none of it."""
    steps = abs(given[0])
    if steps == 0 or steps > SEALED_STEPS or any(given[steps + 1 :]):
        return False
    copy = state.clone()
    copy._clear_answer(seat)
    if not copy.is_asked(seat):
        return False
    out = blank(len(state.items))
    for step in range(1, steps + 1):
        count = copy.legal_into(seat, out)
        if given[step] not in out[:count] or copy.has_answered(seat):
            return False
        copy._seal(seat, given[step])
    return copy.has_answered(seat) == (given[0] < 0)
