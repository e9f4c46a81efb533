"""Why an action is good, in words that a person would say at the table."""

from vaka.bots.greedy.raiatea.reasons_places import place
from vaka.bots.greedy.raiatea.reasons_things import card, mask, program, said, tattoo, thing
from vaka.bots.greedy.raiatea.weigher import Weigher
from vaka.bots.guide import Reason
from vaka.core.vectors import i64
from vaka.games.raiatea import frames, tasks
from vaka.games.raiatea.actions import (
    BID_MANA,
    BONUS_STEP,
    BUY_PRIESTS,
    BY_NAME,
    COMPLETE,
    DRAW_FROM,
    GATHERER_,
    GIFT_KIND,
    GO_TO,
    HIRE,
    LOSE_TYPE,
    MERCHANT_,
    OPPONENT_SEAT,
    OPTION,
    PASS,
    PAY_GOODS,
    READY_TYPE,
    SACRIFICE,
    SELL,
    STEAL_GOODS,
    TAKE_GOODS,
    USE_TYPE,
)
from vaka.games.raiatea.layout import GOODS, PRICE, SPACE_TILE, STEPS, TYPES
from vaka.games.raiatea.state import RaiateaState
from vaka.games.raiatea.vocabulary import (
    GOODS_NAMES,
    PRIEST,
    THE_GOODS,
    THE_TYPE,
    TYPE_NAMES,
    WHAT,
    WIDTH,
)


def reasons(weigher: Weigher, state: RaiateaState, seat: i64, index: i64) -> list[Reason]:
    """The weightiest first."""
    weigher.look(state, seat)
    if index >= BY_NAME:
        found = _named(weigher, index)
    elif BID_MANA <= index < COMPLETE:
        found = _bid(weigher, state, index - BID_MANA)
    else:
        found = _plain(weigher, index)
    return sorted(found, key=_weight)


def _weight(reason: Reason) -> float:
    return -abs(reason.points)


def _plain(weigher: Weigher, index: i64) -> list[Reason]:
    """The actions that are in every catalog."""
    deck = weigher.deck
    if index <= PASS:
        return [Reason("save", 0.0, {})]
    if index == GATHERER_:
        return [Reason("gatherer", weigher.value(index), {})]
    if index < DRAW_FROM:
        return place(weigher, index - GO_TO)
    if index < BUY_PRIESTS:
        return [Reason("draw", weigher.rituals.drawn(index - DRAW_FROM), {})]
    if index < SACRIFICE:
        return thing(weigher, PRIEST, 1 + index - BUY_PRIESTS)
    if index < SELL:
        return tattoo(weigher, 1)
    if index < MERCHANT_ + GOODS:
        return _sale(weigher, index)
    if index < PAY_GOODS:
        return thing(weigher, THE_GOODS + index - TAKE_GOODS, 1)
    if index < STEAL_GOODS:
        return [Reason("least", weigher.value(index), {})]
    if index < HIRE:
        return thing(weigher, THE_GOODS + index - STEAL_GOODS, 1)
    if index < LOSE_TYPE:
        return thing(weigher, THE_TYPE + (index - HIRE) % TYPES, 1)
    if index < READY_TYPE:
        return [Reason("least", weigher.value(index), {})]
    if index < USE_TYPE:
        name = TYPE_NAMES[index - READY_TYPE]
        return [Reason("ready", weigher.value(index), {"assistant": name})]
    if index < BONUS_STEP:
        if tasks.value_of(weigher.asked.task) == tasks.SENT:
            name = TYPE_NAMES[index - USE_TYPE]
            return [Reason("assistant", weigher.value(index), {"assistant": name})]
        return program(weigher, deck.assistant[index - USE_TYPE])
    if index < GIFT_KIND:
        at = tasks.value_of(weigher.asked.task) * STEPS + index - BONUS_STEP
        return program(weigher, deck.bonus[at])
    if index < OPTION:
        return program(weigher, deck.gift[index - GIFT_KIND])
    if index < OPPONENT_SEAT:
        return program(weigher, weigher.asked.alternative(index - OPTION))
    if index < BID_MANA:
        return [Reason("leader", 0.0, {})]
    mission = weigher.sight.cells[SPACE_TILE + index - COMPLETE] - 1
    weigher.worth.plan.find()
    return [said("mission", weigher.worth.plan.value(mission), {})]


def _sale(weigher: Weigher, index: i64) -> list[Reason]:
    """What is sold, or made dear to be sold."""
    goods = index - SELL
    step = weigher.sight.cells[PRICE + goods % GOODS]
    if index >= MERCHANT_:
        goods = index - MERCHANT_
        step = weigher.deck.steps - 1
    name = GOODS_NAMES[goods]
    found = [Reason("sale", weigher.trading.sale(goods, step), {"goods": name})]
    return found + program(weigher, weigher.deck.bonus[goods * STEPS + step])


def _bid(weigher: Weigher, state: RaiateaState, mana: i64) -> list[Reason]:
    task = weigher.asked.task
    if tasks.kind_of(task) == tasks.OFFERING:
        return program(weigher, weigher.deck.ops[tasks.value_of(task) * WIDTH + WHAT])
    if weigher.asked.kind == frames.AUCTION:
        return [said("auction", weigher.auctioned(state), {})]
    if not mana:
        return [Reason("save", 0.0, {})]
    ceremony = weigher.ceremony
    ceremony.fill()
    found: list[Reason] = []
    paid = ceremony.bag.expected(mana) - ceremony.bag.expected(0)
    if paid > 0.1:
        found.append(said("bag", paid, {}))
    order = ceremony.place(mana) - ceremony.place(0)
    if order > 0.1:
        found.append(said("order", order, {}))
    return found


def _named(weigher: Weigher, index: i64) -> list[Reason]:
    """The actions that are about a ritual, a mask or a card."""
    deck = weigher.deck
    value = weigher.value(index)
    if index < deck.prepare_ritual:
        return _ritual(weigher, index - deck.keep_ritual)
    if index < deck.shaman_ritual:
        return _ritual(weigher, index - deck.prepare_ritual)
    if index < deck.perform_ritual:
        ritual = index - deck.shaman_ritual
        free = Reason("free", value, {"ritual": deck.ritual_titles[ritual]})
        return [*_ritual(weigher, ritual), free]
    if index < deck.first_ritual:
        return _ritual(weigher, index - deck.perform_ritual)
    if index < deck.stop_ritual:
        return _ritual(weigher, index - deck.first_ritual)
    if index < deck.offer_mask:
        return [Reason("leader", value, {})]
    if index < deck.fetch_mask:
        return [Reason("swap", value, {})]
    if index < deck.pay_mask:
        first = deck.fetch_mask
        if index >= deck.take_mask:
            first = deck.take_mask
        return mask(weigher, weigher.asked.mask(index - first))
    if index < deck.steal_mask:
        return [Reason("least", value, {})]
    if index < deck.mirror_mask:
        return mask(weigher, weigher.asked.mask(index - deck.steal_mask))
    if index < deck.pick_card:
        god = index - deck.mirror_mask
        title = deck.god_titles[god]
        return [said("pair", weigher.worth.masks.pair(god), {"mask": title})]
    if index >= deck.lose_ritual:
        return [Reason("least", value, {})]
    return card(weigher, index - deck.pick_card)


def _ritual(weigher: Weigher, ritual: i64) -> list[Reason]:
    """What it is worth when it works, and what it does."""
    value = weigher.rituals.works(ritual)
    title = weigher.deck.ritual_titles[ritual]
    found = [said("ritual", value, {"ritual": title})]
    return found + program(weigher, weigher.deck.program[ritual])
