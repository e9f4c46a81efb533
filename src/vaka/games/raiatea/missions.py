"""Missions: who can complete them, and what they cost [R32-R34]."""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import (
    assistants,
    auctions,
    frames,
    masks,
    prices,
    ranks,
    slots,
    supplies,
    tasks,
)
from vaka.games.raiatea.actions import COMPLETE, DONE, PAY_GOODS
from vaka.games.raiatea.layout import (
    BUILT,
    CHOICES,
    DIVERS,
    GOODS,
    HELD,
    MANA,
    OPENED,
    PEARLS,
    PHASE,
    PICKED,
    POOL,
    PRIESTS,
    READY,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    TYPES,
)
from vaka.games.raiatea.phases import BUILDING
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    CONDITIONAL,
    DIVER,
    GOODS_NAMES,
    NEED_ASSISTANTS,
    NEED_PAIRS,
    NEED_PRIESTS,
    NEED_RANK,
    NEED_TYPE,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


DIVED: Final = 9  # + seat, instead of a number: a diver brought this seat's last one of the turn


def open_statue(state: "RaiateaState", statue: i64) -> None:
    """R5, R31: its tiles, drawn from those of its value, are turned to their mission side."""
    cells = state.cells
    deck = state.deck
    left: i64 = 0
    mission: i64
    space: i64
    for mission in range(deck.missions):
        if deck.mission_points[mission] == statue + 1:
            left += cells[POOL + mission]
    for space in range(deck.statue_spaces[statue]):
        drawn = state.roll(left)
        left -= 1
        mission = 0
        while True:
            if deck.mission_points[mission] == statue + 1:
                drawn -= cells[POOL + mission]
                if drawn < 0:
                    break
            mission += 1
        cells[POOL + mission] -= 1
        cells[SPACE_TILE + statue * SPACES + space] = 1 + mission


# Who can [R33, R34] ------------------------------------------------------------------------------


def can_complete(state: "RaiateaState", seat: i64, space: i64) -> bool:
    """Whether the tile on this space of an open statue is there, and the seat's to complete."""
    return lies_open(state, space) and fulfils(state, seat, state.cells[SPACE_TILE + space] - 1)


def fulfils(state: "RaiateaState", seat: i64, mission: i64) -> bool:
    """Whether the seat can pay for the mission, or meets its condition for the first time."""
    type_ = state.deck.mission_type[mission]
    if type_ == AUCTION:
        return False
    if type_ == CONDITIONAL and (not meets(state, seat, mission) or has_done(state, seat, mission)):
        return False
    return can_pay(state, seat, mission)


def lies_open(state: "RaiateaState", space: i64) -> bool:
    """Whether a tile lies on this space of a statue that can be built."""
    cells = state.cells
    return (
        cells[SPACE_TILE + space] > 0
        and cells[SPACE_OWNER + space] == 0
        and space < cells[OPENED] * SPACES
    )


def meets(state: "RaiateaState", seat: i64, mission: i64) -> bool:
    """R34: whether the seat fulfils the condition."""
    need = state.deck.need[mission]
    least = state.deck.need_amount[mission]
    if need == NEED_RANK:
        return ranks.rank(state, seat) >= least
    if need == NEED_PRIESTS:
        return state.cells[PRIESTS + seat] >= least
    if need == NEED_ASSISTANTS:
        return assistants.own_all(state, seat) >= least
    if need == NEED_PAIRS:
        return masks.pairs(state, seat) >= least
    return assistants.own(state, seat, need - NEED_TYPE) >= least


def has_done(state: "RaiateaState", seat: i64, mission: i64) -> bool:
    """R34: whether the seat has completed the same condition, and may not do so again."""
    if state.repeat_conditions:
        return False
    cells = state.cells
    deck = state.deck
    space: i64
    for space in range(cells[OPENED] * SPACES):
        if cells[SPACE_OWNER + space] == 1 + seat:
            other = cells[SPACE_TILE + space] - 1
            if (
                deck.need[other] == deck.need[mission]
                and deck.need_amount[other] == deck.need_amount[mission]
            ):
                return True
    return False


def can_pay(state: "RaiateaState", seat: i64, mission: i64) -> bool:
    """R33: whether the seat has all that the tile shows."""
    cells = state.cells
    deck = state.deck
    if deck.pay_pearls[mission] > cells[PEARLS + seat]:
        return False
    if deck.pay_mana[mission] > cells[MANA + seat]:
        return False
    if not deck.pays_cards[mission]:
        return True
    goods: i64
    at: i64 = HELD + seat * GOODS
    for goods in range(GOODS):
        if deck.pay_goods[mission * GOODS + goods] > cells[at + goods]:
            return False
    if deck.pay_any[mission] and deck.pay_any[mission] > prices.held(state, seat):
        return False
    if deck.pay_different[mission] and deck.pay_different[mission] > prices.kinds_held(state, seat):
        return False
    if deck.pay_equal[mission] and not has_equal(state, seat, deck.pay_equal[mission]):
        return False
    if deck.pay_rituals[mission] and deck.pay_rituals[mission] > slots.hand_size(state, seat):
        return False
    return deck.pay_masks[mission] == 0 or deck.pay_masks[mission] <= masks.loose(state, seat)


def has_equal(state: "RaiateaState", seat: i64, many: i64) -> bool:
    goods: i64
    for goods in range(GOODS):
        if state.cells[HELD + seat * GOODS + goods] >= many:
            return True
    return False


def any_to_complete(state: "RaiateaState", seat: i64) -> bool:
    return list_open(state, seat, blank(1), 0) > 0


def list_open(state: "RaiateaState", seat: i64, out: vec[i64], count: i64) -> i64:
    """Add an action for every mission that the seat can complete now, as far as there is room."""
    cells = state.cells
    deck = state.deck
    types, goods, pearls, mana = deck.mission_type, deck.least_goods, deck.pay_pearls, deck.pay_mana
    own_goods = prices.held(state, seat)
    own_pearls = cells[PEARLS + seat]
    own_mana = cells[MANA + seat]
    room: i64 = len(out)
    space: i64
    for space in range(cells[OPENED] * SPACES):
        # As can_complete, but what rules most of them out comes first and is written out: this
        # loop is run through more than any other.
        mission = cells[SPACE_TILE + space] - 1
        if mission < 0 or cells[SPACE_OWNER + space] != 0:
            continue
        if goods[mission] > own_goods or types[mission] == AUCTION:
            continue
        if pearls[mission] > own_pearls or mana[mission] > own_mana:
            continue
        if fulfils(state, seat, mission):
            out[count] = COMPLETE + space
            count += 1
            if count == room:
                break
    return count


# Completing one [R32] ----------------------------------------------------------------------------


def begin(state: "RaiateaState", task: i64) -> None:
    """Ask which, if there is one; for a diver's second mission also if there is a diver."""
    seat = tasks.seat_of(task)
    if state.cells[BUILT] == DIVED + seat:
        return
    if tasks.kind_of(task) == tasks.DIVER and not can_dive(state, seat):
        return
    if any_to_complete(state, seat):
        state.ask_about(frames.MISSION, seat, task)


def can_dive(state: "RaiateaState", seat: i64) -> bool:
    """R24: a ready diver, and never a third mission in a turn; by option one a building step."""
    cells = state.cells
    bit: i64 = BIT[seat]
    return cells[READY + seat * TYPES + DIVER] > 0 and cells[BUILT] == 1 and not cells[DIVERS] & bit


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    return list_open(state, seat, out, 1)


def follow(state: "RaiateaState", seat: i64, index: i64, task: i64) -> None:
    if index == DONE:
        return
    if tasks.kind_of(task) != tasks.DIVER:
        complete(state, seat, index - COMPLETE)
        return
    assistants.turn(state, seat, DIVER)
    if state.log is not None:
        state.log.add("diver", {"seat": seat})
    complete(state, seat, index - COMPLETE)
    state.cells[BUILT] = DIVED + seat
    if state.cells[PHASE] == BUILDING:  # also if the first mission came from a ritual
        state.cells[PICKED] = 1
        if not state.several_divers:
            state.cells[DIVERS] |= BIT[seat]


def complete(state: "RaiateaState", seat: i64, space: i64) -> None:
    """The tile goes behind the screen: paid first, then auctions of its row, then the diver."""
    cells = state.cells
    deck = state.deck
    mission = cells[SPACE_TILE + space] - 1
    cells[SPACE_OWNER + space] = 1 + seat
    if cells[BUILT] < DIVED:
        cells[BUILT] += 1
    if state.log is not None:
        statue: int = 1 + space // SPACES
        place: int = 1 + space % SPACES
        name = deck.mission_names[mission]
        state.log.add("mission", {"seat": seat, "mission": name, "statue": statue, "space": place})
    if cells[PHASE] == BUILDING or state.diver_anytime:
        tasks.push_one(state, tasks.DIVER, seat)
    auctions.push_row(state, space)
    _pay(state, seat, mission)


def _pay(state: "RaiateaState", seat: i64, mission: i64) -> None:
    """R33: what leaves no choice at once, the rest as tasks."""
    deck = state.deck
    supplies.pay_pearls(state, seat, deck.pay_pearls[mission])
    supplies.pay_mana(state, seat, deck.pay_mana[mission])
    goods: i64
    for goods in range(GOODS):
        for _ in range(deck.pay_goods[mission * GOODS + goods]):
            pay_goods(state, seat, goods)
    tasks.push_many(state, tasks.LOSE_RITUAL, seat, deck.pay_rituals[mission])
    push_pay(state, seat, tasks.WITH_MASKS, deck.pay_masks[mission])
    push_pay(state, seat, tasks.ANY, deck.pay_any[mission])
    push_pay(state, seat, tasks.EQUAL, deck.pay_equal[mission])
    push_pay(state, seat, tasks.DIFFERENT, deck.pay_different[mission])


def push_pay(state: "RaiateaState", seat: i64, way: i64, many: i64) -> None:
    if many:
        tasks.push(state, tasks.packed(tasks.PAY, seat, seat, way, many))


def pay_goods(state: "RaiateaState", seat: i64, goods: i64) -> None:
    state.cells[HELD + seat * GOODS + goods] -= 1
    if state.log is not None:
        state.log.add("pay", {"seat": seat, "what": GOODS_NAMES[goods], "amount": 1})
    prices.put(state, goods)


def begin_pay(state: "RaiateaState", task: i64) -> None:
    """Ask which, unless only one will do."""
    out = blank(CHOICES)
    count = legal_pay(state, task, out)
    if count == 1 or _takes_all(state, task):
        follow_pay(state, out[0], task)
    elif count > 1:
        state.ask_about(frames.PAY, tasks.seat_of(task), task)


def _takes_all(state: "RaiateaState", task: i64) -> bool:
    """Whether all that there is must be paid, so that the order means nothing."""
    seat = tasks.seat_of(task)
    way = tasks.value_of(task) % 4
    many = tasks.count_of(task)
    if way == tasks.WITH_MASKS:
        return many == masks.loose(state, seat)
    if way == tasks.ANY:
        return many == prices.held(state, seat)
    if way == tasks.DIFFERENT:
        return legal_pay(state, task, blank(CHOICES)) == many
    return False


def legal_pay(state: "RaiateaState", task: i64, out: vec[i64]) -> i64:
    seat = tasks.seat_of(task)
    way = tasks.value_of(task) % 4
    if way == tasks.WITH_MASKS:
        return masks.list_loose(state, seat, state.deck.pay_mask, out, 0)
    paid = tasks.value_of(task) // 4
    least: i64 = 1
    if way == tasks.EQUAL:
        least = tasks.count_of(task)
    count: i64 = 0
    goods: i64
    for goods in range(GOODS):
        if state.cells[HELD + seat * GOODS + goods] >= least and not (paid >> goods) & 1:
            out[count] = PAY_GOODS + goods
            count += 1
    return count


def follow_pay(state: "RaiateaState", index: i64, task: i64) -> None:
    seat = tasks.seat_of(task)
    way = tasks.value_of(task) % 4
    many = tasks.count_of(task)
    if way == tasks.WITH_MASKS:
        tasks.push_rest(state, task)
        masks.to_market(state, seat, masks.number(state, index - state.deck.pay_mask))
        return
    goods = index - PAY_GOODS
    if way == tasks.EQUAL:
        for _ in range(many):
            pay_goods(state, seat, goods)
        return
    value = tasks.value_of(task)
    if way == tasks.DIFFERENT:
        value += PAID[goods]
    if many > 1:
        tasks.push(state, tasks.packed(tasks.PAY, seat, seat, value, many - 1))
    pay_goods(state, seat, goods)


# What a goods adds to the value of a task to pay different ones.
PAID: vec[i64] = vec[i64]([4, 8, 16, 32])
