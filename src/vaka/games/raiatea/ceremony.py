"""The first four steps of a ceremony: dance, purchase, preparation, invocation [R25-R28, R36]."""

from typing import TYPE_CHECKING

from vaka.core.cells import blank
from vaka.core.decision import BIT
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import (
    auctions,
    drawing,
    effects,
    frames,
    path,
    phases,
    ranks,
    slots,
    supplies,
    tasks,
    turns,
)
from vaka.games.raiatea.actions import BID_MANA, DONE, DRAW_FROM, GIFT_KIND, MOST_MANA
from vaka.games.raiatea.layout import (
    AT,
    CEREMONY,
    GIFTS,
    MANA,
    ORDER,
    PHASE,
    RITUAL_ROOM,
    ROUND,
    SEALED_STEPS,
    SLOT,
    SLOT_COUNT,
    SLOTS,
    TURN,
)
from vaka.games.raiatea.vocabulary import AT_BID, AT_CEREMONY, COMMON, GIFT_NAMES, NOW

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def begin(state: "RaiateaState") -> None:
    cells = state.cells
    cells[CEREMONY] += 1
    cells[ROUND] = 0
    if state.log is not None:
        state.log.add("ceremony", {"number": cells[CEREMONY]})
    enter(state, phases.DANCE)


def enter(state: "RaiateaState", phase: i64) -> None:
    """A step of the ceremony begins with the first of the order."""
    state.cells[PHASE] = phase
    state.cells[AT] = 0
    state.cells[TURN] = 0


def trigger_all(state: "RaiateaState", when: i64) -> None:
    """R42: what lies before the players works at a step of the ceremony, in its order."""
    if state.deck.works[when]:
        order = [state.cells[ORDER + place] for place in range(state.seats)]
        effects.push_triggers(state, order, when)


# 1: the dance of the priests [R25] ---------------------------------------------------------------


def next_dance(state: "RaiateaState") -> None:
    cells = state.cells
    if cells[AT] == state.seats:
        for place in range(state.seats):
            path.priests_mana(state, cells[ORDER + place])
        enter(state, phases.BUY)
        return
    seat = cells[ORDER + cells[AT]]
    if not cells[TURN]:
        cells[TURN] = 1
        effects.trigger(state, seat, AT_CEREMONY)
    elif path.can_buy_priests(state, seat):
        turns.end(state)
        state.ask(frames.PRIESTS, seat)
    else:
        turns.end(state)


# 2: purchase [R26] -------------------------------------------------------------------------------


def next_buy(state: "RaiateaState") -> None:
    cells = state.cells
    if cells[AT] == state.seats:
        enter(state, phases.PREPARE)
        return
    seat = cells[ORDER + cells[AT]]
    turns.end(state)
    if cells[MANA + seat] >= state.deck.buy_price and drawing.can_draw(state, seat):
        state.ask(frames.BUY, seat)


def follow_buy(state: "RaiateaState", seat: i64, index: i64) -> None:
    """R26: mana into the bag for rituals by rank; R36: or to the supply."""
    if index == DONE:
        return
    price = state.deck.buy_price
    state.cells[MANA + seat] -= price
    if state.log is not None:
        state.log.add("buy", {"seat": seat, "mana": price})
    if not state.mana_shortage:
        supplies.fill_bag(state, price)
    drawing.draw(state, seat, index - DRAW_FROM, 1)


# 3: preparation [R27] ----------------------------------------------------------------------------


def next_prepare(state: "RaiateaState") -> None:
    if state.cells[TURN]:
        enter(state, phases.INVOCATION)
        return
    state.cells[TURN] = 1
    seats: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if slots.hand_size(state, seat):
            seats |= BIT[seat]
    if seats:
        state.ask_sealed(frames.PREPARE, seats)


def legal_prepare(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    """R27: any common rituals, and others as long as there are clips."""
    cells = state.cells
    deck = state.deck
    left = blank(RITUAL_ROOM)
    start: i64 = SLOT + seat * SLOTS
    at: i64
    for at in range(start, start + cells[SLOT_COUNT + seat]):
        if slots.where_of(cells[at]) == slots.IN_HAND:
            left[slots.ritual_of(cells[at])] += 1
    clips = deck.prepare_count[ranks.rank(state, seat)]
    ritual: i64
    steps: i64 = 1
    for index in state.answer(seat):
        ritual = index - deck.prepare_ritual
        if ritual >= 0:
            left[ritual] -= 1
            steps += 1
            if deck.ritual_type[ritual] != COMMON:
                clips -= 1
    out[0] = DONE
    count: i64 = 1
    if steps == SEALED_STEPS:  # the bag of one player is full
        return count
    for ritual in range(deck.rituals):
        if left[ritual] > 0 and (clips > 0 or deck.ritual_type[ritual] == COMMON):
            out[count] = deck.prepare_ritual + ritual
            count += 1
    return count


def open_preparation(state: "RaiateaState") -> None:
    """All put their rituals into the bag; how many, and with how many clips, all can see."""
    seat: i64
    for seat in range(state.seats):
        clips: i64 = 0
        count: i64 = 0
        for index in state.answer(seat):
            if index == DONE:
                continue
            ritual: i64 = index - state.deck.prepare_ritual
            where: i64 = slots.UNCLIPPED
            if state.deck.ritual_type[ritual] != COMMON:
                where = slots.CLIPPED
                clips += 1
            count += 1
            slots.move(state, slots.find(state, seat, ritual, slots.IN_HAND), where)
        if state.log is not None:
            state.log.add("prepare", {"seat": seat, "count": count, "clips": clips})


# 4: invocation [R28] -----------------------------------------------------------------------------


def next_invocation(state: "RaiateaState") -> None:
    if state.cells[TURN]:
        enter(state, phases.GIFTS)
        trigger_all(state, AT_BID)
        return
    state.cells[TURN] = 1
    bidders: i64 = 0
    seat: i64
    for seat in range(state.seats):
        if state.cells[MANA + seat]:
            bidders |= BIT[seat]
    if bidders:
        state.ask_sealed(frames.BID, bidders)


def legal_bid(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    """R28, R35: any of one's mana."""
    most = state.cells[MANA + seat]
    if most > MOST_MANA:
        most = MOST_MANA
    mana: i64
    for mana in range(most + 1):
        out[mana] = BID_MANA + mana
    return most + 1


def open_bids(state: "RaiateaState") -> None:
    """R28: the new order by bid, ties as before; all mana into the bag."""
    cells = state.cells
    bids = blank(state.seats)
    total: i64 = 0
    place: i64
    for place in range(state.seats):
        seat = cells[ORDER + place]
        mana = auctions.bid_of(state, seat)
        bids[seat] = mana
        cells[MANA + seat] -= mana
        total += mana
        if state.log is not None:
            state.log.add("bid", {"seat": seat, "mana": mana})
    for place in range(1, state.seats):
        seat = cells[ORDER + place]
        at = place
        while at > 0 and bids[cells[ORDER + at - 1]] < bids[seat]:
            cells[ORDER + at] = cells[ORDER + at - 1]
            at -= 1
        cells[ORDER + at] = seat
    supplies.fill_bag(state, total)
    if state.log is not None:
        order = [str(cells[ORDER + place]) for place in range(state.seats)]
        state.log.add("order", {"seats": order})


def next_gift(state: "RaiateaState") -> None:
    """R28: the first and the second choose; the third takes the last, but not of three players."""
    cells = state.cells
    place = cells[AT]
    if place == 3 or (place == 2 and state.seats == 3):
        cells[GIFTS] = 0
        enter(state, phases.BLESSING)
        return
    seat = cells[ORDER + place]
    cells[AT] += 1
    if place < 2:
        state.ask(frames.GIFT, seat)
        return
    gift: i64 = 0
    while cells[GIFTS] & BIT[gift]:
        gift += 1
    give(state, seat, gift)


def legal_gift(state: "RaiateaState", out: vec[i64]) -> i64:
    count: i64 = 0
    gift: i64
    for gift in range(3):
        if not state.cells[GIFTS] & BIT[gift]:
            out[count] = GIFT_KIND + gift
            count += 1
    return count


def give(state: "RaiateaState", seat: i64, gift: i64) -> None:
    state.cells[GIFTS] |= BIT[gift]
    if state.log is not None:
        state.log.add("gift", {"seat": seat, "gift": GIFT_NAMES[gift]})
    tasks.push(state, tasks.packed(tasks.RUN, seat, seat, state.deck.gift[gift], NOW))
