"""What cards set in motion: every effect word is one small function [R42].

`run` takes a chain of operations apart, `apply` carries one out for one seat. Where there is
something to choose a task is left behind, which `choices.py` turns into a decision.
"""

from typing import TYPE_CHECKING, Final

from vaka.core.vectors import i64
from vaka.games.raiatea import (
    assistants,
    masks,
    missions,
    payments,
    prices,
    ranks,
    slots,
    supplies,
    tasks,
    turns,
)
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    DIE,
    GOODS,
    GOODS_MARKET,
    HELD,
    MANA,
    PEARLS,
    PRIESTS,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
)
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    ANY_ASSISTANT,
    ANY_GOODS,
    AT_LEAST,
    AT_MOST,
    BAG_,
    BID_,
    CARD,
    CHOOSE,
    DRAW,
    EACH,
    EACH_OPPONENT,
    EVERYONE,
    GAIN,
    GOODS_NAMES,
    IF_,
    LIMIT,
    LOSE,
    LOWER,
    MANA_,
    MASK,
    MISSION,
    NEXT,
    NOW,
    ONE_OPPONENT,
    PATH,
    PAY_,
    PEARL,
    PER,
    PER_ASSISTANT,
    PER_GOODS,
    PER_KIND,
    PER_MASK,
    PER_MISSION,
    PER_PAIR,
    PER_PERMANENT,
    PER_PIP,
    PER_PLAYER,
    PER_PRIEST,
    PER_RANK,
    PER_TYPE,
    PERFORM,
    PERMANENT,
    POINTS,
    PRIEST,
    RAISE,
    READY_,
    REVEAL,
    RITUAL,
    ROLL,
    SCOPE,
    SEND,
    STEAL,
    STOP,
    TATTOO_,
    THE_GOODS,
    THE_TYPE,
    USE,
    WHAT,
    WHEN,
    WIDTH,
    WORD,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState

# Rulings for decks of one's own: ours never comes near.
MAX_COUNTED: Final = 60  # of anything that comes "for each" of something
MAX_CARDS: Final = 20  # by one effect
MAX_TRIGGERED: Final = 12  # permanent rituals of one player that work at the same time
MAX_HELP: Final = 8  # assistants that are used or sent out by one effect


def run(state: "RaiateaState", task: i64) -> None:
    """The first operation of a chain now, the rest after it."""
    ops = state.deck.ops
    owner = tasks.seat_of(task)
    operation = tasks.value_of(task)
    when = tasks.count_of(task)
    at = operation * WIDTH
    if ops[at + NEXT] >= 0:
        tasks.push(state, tasks.packed(tasks.RUN, owner, owner, ops[at + NEXT], when))
    if ops[at + WHEN] != when or ops[at + WORD] == POINTS:
        return
    scope = ops[at + SCOPE]
    if ops[at + WORD] == STEAL or scope == ONE_OPPONENT:
        tasks.push(state, tasks.packed(tasks.OPPONENT, owner, owner, operation, 1))
        return
    if scope in (EACH_OPPONENT, EVERYONE):
        seat: i64 = owner
        for _ in range(state.seats - 1):  # the last task is done first: clockwise from the owner
            seat -= 1
            if seat < 0:
                seat = state.seats - 1
            tasks.push(state, tasks.packed(tasks.APPLY, seat, owner, operation, 1))
        if scope == EACH_OPPONENT:
            return
    apply(state, operation, owner, owner)


def amount(state: "RaiateaState", operation: i64, seat: i64) -> i64:
    """How much an operation is for a seat: its amount, for each of what it counts."""
    ops = state.deck.ops
    at = operation * WIDTH
    if ops[at + EACH] == 0:
        return ops[at + AMOUNT]
    many = ops[at + AMOUNT] * (counted(state, seat, ops[at + EACH]) // ops[at + PER])
    if many > MAX_COUNTED:
        return MAX_COUNTED
    return many


def counted(state: "RaiateaState", seat: i64, what: i64) -> i64:
    """How many of these a seat has."""
    if what == PER_PRIEST:
        return state.cells[PRIESTS + seat]
    if what == PER_RANK:
        return ranks.rank(state, seat)
    if what == PER_ASSISTANT:
        return assistants.own_all(state, seat)
    if what == PER_PAIR:
        return masks.pairs(state, seat)
    if what == PER_MASK:
        return masks.singles(state, seat)
    if what == PER_MISSION:
        return completed(state, seat)
    if what == PER_GOODS:
        return prices.held(state, seat)
    if what == PER_PERMANENT:
        return slots.count_in(state, seat, slots.PERMANENT)
    if what == PER_PLAYER:
        return state.seats
    if what == PER_PIP:
        return state.cells[DIE]
    if what == PER_KIND:
        return prices.kinds_held(state, seat)
    return assistants.own(state, seat, what - PER_TYPE)


def completed(state: "RaiateaState", seat: i64) -> i64:
    """How many missions a seat has completed."""
    count: i64 = 0
    space: i64
    for space in range(STATUES * SPACES):
        if state.cells[SPACE_OWNER + space] == 1 + seat:
            count += 1
    return count


def apply(state: "RaiateaState", operation: i64, seat: i64, owner: i64) -> None:
    """One operation for one seat; `owner` is whose ritual it is."""
    ops = state.deck.ops
    at = operation * WIDTH
    word = ops[at + WORD]
    if word > CHOOSE:
        apply_rare(state, operation, seat, owner)
        return
    many = amount(state, operation, seat)
    if many <= 0:
        return
    if word == GAIN:
        gain(state, seat, ops[at + WHAT], many)
    elif word == LOSE:
        lose(state, seat, ops[at + WHAT], many)
    elif word == DRAW:
        tasks.push_many(state, tasks.DRAW, seat, many)
    elif word == PERFORM:
        asked = ops[at + WHAT] + 4 * ops[at + LIMIT]
        tasks.push(state, tasks.packed(tasks.PERFORM, seat, owner, asked, 1))
    elif word == READY_:
        tasks.push_many(state, tasks.MAKE_READY, seat, many)
    elif word == USE:
        if many > MAX_HELP:
            many = MAX_HELP
        tasks.push_many(state, tasks.USE_TYPE, seat, many)
    elif word == MISSION:
        tasks.push_one(state, tasks.MISSION, seat)
    elif word == PATH:
        tasks.push_one(state, tasks.PATH, seat)
    elif word == BAG_:
        fill_bag(state, many, ops[at + LIMIT])
    elif word == STOP:
        tasks.push_one(state, tasks.STOP, seat)
    elif word == CHOOSE:
        tasks.push(state, tasks.packed(tasks.CHOICE, seat, owner, operation, 1))


# Words that our own cards do not have ------------------------------------------------------------


def apply_rare(state: "RaiateaState", operation: i64, seat: i64, owner: i64) -> None:
    ops = state.deck.ops
    at = operation * WIDTH
    word = ops[at + WORD]
    if word == IF_:
        if holds(state, operation, seat):
            tasks.push(state, tasks.packed(tasks.RUN, seat, seat, ops[at + WHAT], NOW))
    elif word == PAY_:
        if payments.can_pay(state, seat, ops[at + LIMIT], ops[at + AMOUNT]):
            tasks.push(state, tasks.packed(tasks.CHOICE, seat, owner, operation, 1))
    elif word == BID_:
        tasks.push(state, tasks.packed(tasks.OFFERING, seat, owner, operation, 1))
    elif word == ROLL:
        roll(state, seat)
    elif word == REVEAL:
        reveal(state, ops[at + AMOUNT] - 1)
    else:
        many = amount(state, operation, seat)
        if word == RAISE and many > 0:
            prices.lift(state, ops[at + WHAT] - THE_GOODS, many)
        elif word == LOWER:
            for _ in range(many):
                prices.lower(state, ops[at + WHAT] - THE_GOODS)
        elif word == SEND and many > 0:
            if many > MAX_HELP:
                many = MAX_HELP
            tasks.push(state, tasks.packed(tasks.USE_TYPE, seat, seat, tasks.SENT, many))


def holds(state: "RaiateaState", operation: i64, seat: i64) -> bool:
    """Whether a seat meets the condition of an operation."""
    ops = state.deck.ops
    at = operation * WIDTH
    have = counted(state, seat, ops[at + EACH])
    if ops[at + LIMIT] == AT_LEAST:
        return have >= ops[at + AMOUNT]
    if ops[at + LIMIT] == AT_MOST:
        return have <= ops[at + AMOUNT]
    return have < ops[at + AMOUNT]


def roll(state: "RaiateaState", seat: i64) -> None:
    """The die shows something new, until it is rolled again."""
    state.cells[DIE] = 1 + state.roll(state.deck.die)
    if state.log is not None:
        state.log.add("die", {"seat": seat, "die": state.cells[DIE]})


def reveal(state: "RaiateaState", statue: i64) -> None:
    """The missions of a statue are turned up; it can be built only when its time comes [R31]."""
    if not state.cells[SPACE_TILE + statue * SPACES]:
        missions.open_statue(state, statue)
        if state.log is not None:
            number: int = 1 + statue
            state.log.add("reveal", {"statue": number})


def fill_bag(state: "RaiateaState", mana: i64, per_player: i64) -> None:
    if per_player:
        mana *= state.seats
    supplies.fill_bag(state, mana)


# Gaining -----------------------------------------------------------------------------------------


def gain(state: "RaiateaState", seat: i64, what: i64, many: i64) -> None:
    if what == MANA_:
        supplies.gain_mana(state, seat, many)
    elif what == PEARL:
        supplies.gain_pearls(state, seat, many)
    elif what == TATTOO_:
        ranks.tattoo(state, seat, many)
    elif what == PRIEST:
        ranks.add_priests(state, seat, many)
    else:
        if many > MAX_CARDS:
            many = MAX_CARDS
        gain_cards(state, seat, what, many)


def gain_cards(state: "RaiateaState", seat: i64, what: i64, many: i64) -> None:
    if what == ANY_GOODS:
        tasks.push_many(state, tasks.TAKE_GOODS, seat, many)
    elif what == ANY_ASSISTANT:
        tasks.push_many(state, tasks.TAKE_TYPE, seat, many)
    elif what == MASK:
        tasks.push_many(state, tasks.TAKE_MASK, seat, many)
    elif what == CARD:
        tasks.push_many(state, tasks.TAKE_CARD, seat, many)
    elif what < THE_TYPE:
        gain_the_goods(state, seat, what - THE_GOODS, many)
    else:
        gain_the_type(state, seat, what - THE_TYPE, many)


def gain_the_goods(state: "RaiateaState", seat: i64, goods: i64, many: i64) -> None:
    """A certain goods, as long as the market has it."""
    while many > 0 and state.cells[GOODS_MARKET + goods]:
        prices.take(state, seat, goods)
        many -= 1


def gain_the_type(state: "RaiateaState", seat: i64, type_: i64, many: i64) -> None:
    """A certain type of assistant, as long as the market has it."""
    while many > 0 and state.cells[ASSISTANT_MARKET + type_]:
        assistants.take(state, seat, type_)
        many -= 1


# Losing ------------------------------------------------------------------------------------------


def lose(state: "RaiateaState", seat: i64, what: i64, many: i64) -> None:
    """Never more than there is."""
    if what == MANA_:
        lose_number(state, seat, MANA, "mana", many)
    elif what == PEARL:
        lose_number(state, seat, PEARLS, "pearl", many)
    elif what == PRIEST:
        lose_number(state, seat, PRIESTS, "priest", many)
    else:
        if many > MAX_CARDS:
            many = MAX_CARDS
        lose_cards(state, seat, what, many)


def lose_cards(state: "RaiateaState", seat: i64, what: i64, many: i64) -> None:
    """Who loses cards chooses them."""
    if what == ANY_GOODS:
        tasks.push_many(state, tasks.LOSE_GOODS, seat, many)
    elif what == ANY_ASSISTANT:
        tasks.push_many(state, tasks.LOSE_TYPE, seat, many)
    elif what == MASK:
        tasks.push_many(state, tasks.LOSE_MASK, seat, many)
    elif what == RITUAL:
        tasks.push_many(state, tasks.LOSE_RITUAL, seat, many)
    elif what < THE_TYPE:
        goods = what - THE_GOODS
        while many > 0 and state.cells[HELD + seat * GOODS + goods]:
            lose_goods(state, seat, goods)
            many -= 1
    else:
        type_ = what - THE_TYPE
        while many > 0 and assistants.own(state, seat, type_):
            assistants.lose(state, seat, type_)
            many -= 1


def lose_number(state: "RaiateaState", seat: i64, at: i64, what: str, many: i64) -> None:
    if many > state.cells[at + seat]:
        many = state.cells[at + seat]
    if many:
        state.cells[at + seat] -= many
        if state.log is not None:
            state.log.add("lose", {"seat": seat, "what": what, "amount": many})


def lose_goods(state: "RaiateaState", seat: i64, goods: i64) -> None:
    """R19: what is lost goes to the market."""
    state.cells[HELD + seat * GOODS + goods] -= 1
    if state.log is not None:
        state.log.add("lose", {"seat": seat, "what": GOODS_NAMES[goods], "amount": 1})
    prices.put(state, goods)


# When it has worked ------------------------------------------------------------------------------


def settle(state: "RaiateaState", seat: i64, ritual: i64) -> None:
    """R29: a ritual that has worked is discarded, or lies before its owner if it is permanent."""
    at: i64 = SLOT + seat * SLOTS + state.cells[SLOT_COUNT + seat] - 1
    while (
        slots.ritual_of(state.cells[at]) != ritual
        or slots.where_of(state.cells[at]) != slots.ACTING
    ):
        at -= 1
    if state.deck.ritual_type[ritual] == PERMANENT:
        slots.lay_down(state, seat, at)
        if state.log is not None:
            state.log.add("permanent", slots.told(state, seat, ritual))
    else:
        slots.discard(state, seat, at)


def push_triggers(state: "RaiateaState", seats: list[int], when: i64) -> None:
    """What lies before all seats works, one seat after the other."""
    tasks.push(state, tasks.packed(tasks.TRIGGER, 0, 0, NOW, 1))  # when all have worked
    for seat in reversed(seats):
        tasks.push(state, tasks.packed(tasks.TRIGGER, seat, seat, when, 1))


def trigger_next(state: "RaiateaState", seat: i64, when: i64) -> None:
    """What lies before a seat works outside of its turn; NOW: nothing more is to come.

    What a seat has done so far, such as missions, counts neither for the next seat nor for a turn.
    """
    turns.forget(state)
    if when != NOW:
        trigger(state, seat, when)


def trigger(state: "RaiateaState", seat: i64, when: i64) -> None:
    """R42: what lies before a seat works again at certain times."""
    cells = state.cells
    start: i64 = SLOT + seat * SLOTS
    at: i64 = start + cells[SLOT_COUNT + seat] - 1
    left: i64 = MAX_TRIGGERED
    while at >= start and left > 0:
        if slots.where_of(cells[at]) == slots.PERMANENT:
            ritual = slots.ritual_of(cells[at])
            if works_at(state, ritual, when):
                left -= 1
                program = state.deck.program[ritual]
                tasks.push(state, tasks.packed(tasks.RUN, seat, seat, program, when))
                if state.log is not None:
                    state.log.add("trigger", slots.told(state, seat, ritual))
        at -= 1


def works_at(state: "RaiateaState", ritual: i64, when: i64) -> bool:
    ops = state.deck.ops
    operation = state.deck.program[ritual]
    while operation >= 0:
        if ops[operation * WIDTH + WHEN] == when and ops[operation * WIDTH + WORD] != POINTS:
            return True
        operation = ops[operation * WIDTH + NEXT]
    return False
