"""Assistants: the market, the die, and what they can do [R9, R21-R24]."""

from typing import TYPE_CHECKING, Final

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import frames, masks, slots, tasks
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    CALLED,
    DIE,
    MIRRORS,
    PAIRS,
    PRIESTS,
    READY,
    SINGLES,
    TATTOO,
    TYPES,
    USED,
)
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    ANY_ASSISTANT,
    ANY_GOODS,
    EACH,
    GAIN,
    NEXT,
    NOW,
    SCOPE,
    SHAMAN,
    TAHUA,
    TATTOO_,
    TYPE_NAMES,
    WHAT,
    WIDTH,
    WORD,
    YOU,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# A ruling for decks whose rituals make shamans ready again: of all players in a building step.
MAX_CALLED: Final = 20


def own(state: "RaiateaState", seat: i64, type_: i64) -> i64:
    """How many of a type a seat has, ready or used."""
    cells = state.cells
    return cells[READY + seat * TYPES + type_] + cells[USED + seat * TYPES + type_]


def own_all(state: "RaiateaState", seat: i64) -> i64:
    count: i64 = 0
    type_: i64
    for type_ in range(TYPES):
        count += own(state, seat, type_)
    return count


def gain(state: "RaiateaState", seat: i64, type_: i64) -> None:
    """A new assistant is ready."""
    state.cells[READY + seat * TYPES + type_] += 1


def take(state: "RaiateaState", seat: i64, type_: i64) -> None:
    """From the market, free."""
    state.cells[ASSISTANT_MARKET + type_] -= 1
    gain(state, seat, type_)
    if state.log is not None:
        state.log.add("gain", {"seat": seat, "what": TYPE_NAMES[type_], "amount": 1})


def lose(state: "RaiateaState", seat: i64, type_: i64) -> None:
    """Back to the market; a used one rather than a ready one."""
    cells = state.cells
    if cells[USED + seat * TYPES + type_]:
        cells[USED + seat * TYPES + type_] -= 1
    else:
        cells[READY + seat * TYPES + type_] -= 1
    cells[ASSISTANT_MARKET + type_] += 1
    if state.log is not None:
        state.log.add("lose", {"seat": seat, "what": TYPE_NAMES[type_], "amount": 1})


def turn(state: "RaiateaState", seat: i64, type_: i64) -> None:
    """A ready assistant is used."""
    state.cells[READY + seat * TYPES + type_] -= 1
    state.cells[USED + seat * TYPES + type_] += 1


def make_ready(state: "RaiateaState", seat: i64, type_: i64) -> None:
    state.cells[USED + seat * TYPES + type_] -= 1
    state.cells[READY + seat * TYPES + type_] += 1
    if state.log is not None:
        state.log.add("ready", {"seat": seat, "assistant": TYPE_NAMES[type_]})


def roll_for(state: "RaiateaState", kahuna: i64, type_: i64) -> None:
    """R9: who has at least as many as the die shows gets the A effect, Kahuna first."""
    cells = state.cells
    cells[DIE] = 1 + state.roll(state.deck.die)
    if state.log is not None:
        state.log.add("roll", {"die": cells[DIE], "assistant": TYPE_NAMES[type_]})
    seat: i64 = kahuna
    for _ in range(state.seats):  # the last task is done first, so from the Kahuna's right
        seat -= 1
        if seat < 0:
            seat = state.seats - 1
        if own(state, seat, type_) >= cells[DIE]:
            push_help(state, seat, type_)
    if state.log is not None:
        for _ in range(state.seats):
            if own(state, seat, type_) >= cells[DIE]:
                state.log.add("helped", {"seat": seat, "assistant": TYPE_NAMES[type_]})
            seat = (seat + 1) % state.seats


def push_help(state: "RaiateaState", seat: i64, type_: i64) -> None:
    """R21-R23: the A effect that the die brings, which may be declined where it can matter."""
    ops = state.deck.ops
    at = state.deck.assistant[type_] * WIDTH
    what = ops[at + WHAT]
    if ops[at + WORD] != GAIN or ops[at + NEXT] >= 0 or ops[at + SCOPE] != YOU or ops[at + EACH]:
        push_a_effect(state, seat, type_)
    elif what == ANY_GOODS:
        tasks.push(state, tasks.packed(tasks.TAKE_GOODS, seat, seat, tasks.MAY, ops[at + AMOUNT]))
    elif what == ANY_ASSISTANT:
        tasks.push(state, tasks.packed(tasks.TAKE_TYPE, seat, seat, tasks.MAY, ops[at + AMOUNT]))
    elif what == TATTOO_:
        tasks.push(state, tasks.packed(tasks.USE_TYPE, seat, seat, tasks.ROLLED + type_, 1))
    else:
        push_a_effect(state, seat, type_)


def begin_help(state: "RaiateaState", task: i64) -> None:
    """Ask before tattoos that make a Tahua: who has no good ritual yet may want to wait."""
    seat = tasks.seat_of(task)
    type_ = tasks.value_of(task) - tasks.ROLLED
    steps = state.deck.ops[state.deck.assistant[type_] * WIDTH + AMOUNT]
    tahua = state.deck.rank_steps[TAHUA]
    before = state.cells[TATTOO + seat]
    if before < tahua and before + steps >= tahua:
        state.ask_about(frames.USE, seat, task)
    else:
        push_a_effect(state, seat, type_)


def push_a_effect(state: "RaiateaState", seat: i64, type_: i64) -> None:
    """R21-R24: the A effect of a type."""
    tasks.push(state, tasks.packed(tasks.RUN, seat, seat, state.deck.assistant[type_], NOW))


# Shamans, and mirrors, on one's own turn [R23, R38] ----------------------------------------------


def can_call_shaman(state: "RaiateaState", seat: i64) -> bool:
    """R23: as far as all can see: which rituals he has is his secret."""
    cells = state.cells
    return (
        cells[READY + seat * TYPES + SHAMAN] > 0
        and cells[CALLED] < MAX_CALLED
        and cells[PRIESTS + seat] > 0
        and slots.hand_size(state, seat) > 0
    )


def has_extras(state: "RaiateaState", seat: i64) -> bool:
    """Whether a seat can use a shaman or a mirror on its turn."""
    return masks.can_mirror(state, seat) or can_call_shaman(state, seat)


def list_shaman(state: "RaiateaState", seat: i64, out: vec[i64], count: i64) -> i64:
    """R23: rituals that cost at most as much as the seat has priests."""
    if not can_call_shaman(state, seat):
        return count
    deck = state.deck
    hand = slots.set_in(state, seat, slots.IN_HAND)
    most = state.cells[PRIESTS + seat]
    costs = deck.cost
    ritual: i64 = 0
    while hand:
        if hand & 1 and costs[ritual] <= most:
            out[count] = deck.shaman_ritual + ritual
            count += 1
        hand >>= 1
        ritual += 1
    return count


def list_mirror(state: "RaiateaState", seat: i64, out: vec[i64], count: i64) -> i64:
    """R38: any mask that is not paired with a mirror."""
    cells = state.cells
    if not cells[MIRRORS + seat]:
        return count
    gods = cells[SINGLES + seat] | cells[PAIRS + seat]
    god: i64
    for god in range(state.deck.gods):
        if gods & BITS[god]:
            out[count] = state.deck.mirror_mask + god
            count += 1
    return count


def follow_extra(state: "RaiateaState", seat: i64, index: i64) -> bool:
    """Carry out a shaman or a mirror; False if the action is neither."""
    deck = state.deck
    ritual = index - deck.shaman_ritual
    if ritual >= 0 and ritual < deck.rituals:
        turn(state, seat, SHAMAN)
        state.cells[CALLED] += 1
        if state.log is not None:
            state.log.add("shaman", slots.told(state, seat, ritual))
        perform(state, seat, slots.find(state, seat, ritual, slots.IN_HAND))
        return True
    god = index - deck.mirror_mask
    if god >= 0 and god < deck.gods:
        masks.mirror(state, seat, god)
        return True
    return False


def perform(state: "RaiateaState", seat: i64, at: i64) -> None:
    """The ritual in this cell works now, for its owner; then it is settled."""
    ritual = slots.ritual_of(state.cells[at])
    slots.move(state, at, slots.ACTING)
    state.reveal()
    if state.log is not None:
        state.log.add("perform", slots.told(state, seat, ritual))
    tasks.push(state, tasks.packed(tasks.SETTLE, seat, seat, ritual, 1))
    tasks.push(state, tasks.packed(tasks.RUN, seat, seat, state.deck.program[ritual], NOW))
