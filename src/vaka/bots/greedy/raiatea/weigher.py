"""What each action gains, whatever is asked."""

from typing import final

from vaka.bots.greedy.raiatea.assistants import Assistants
from vaka.bots.greedy.raiatea.building import Building
from vaka.bots.greedy.raiatea.ceremony import Ceremony
from vaka.bots.greedy.raiatea.effects import Effects
from vaka.bots.greedy.raiatea.gains import Gains
from vaka.bots.greedy.raiatea.places import Places
from vaka.bots.greedy.raiatea.questions import LITTLE, Questions
from vaka.bots.greedy.raiatea.rituals import Rituals
from vaka.bots.greedy.raiatea.sight import Sight
from vaka.bots.greedy.raiatea.tables import Tables
from vaka.bots.greedy.raiatea.taste import Taste
from vaka.bots.greedy.raiatea.trading import Trading
from vaka.bots.greedy.raiatea.worth import Worth
from vaka.core.cells import ARGUMENT, KIND
from vaka.core.vectors import i64, vec
from vaka.games.raiatea import frames, scoring, tasks
from vaka.games.raiatea.actions import (
    BONUS_STEP,
    BUY_PRIESTS,
    BY_NAME,
    COMPLETE,
    DRAW_FROM,
    GATHERER_,
    GIFT_KIND,
    GO_TO,
    HIRE,
    LOSE_GOODS,
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
    TAKE_TYPE,
    USE_TYPE,
)
from vaka.games.raiatea.layout import (
    PEARLS,
    PLAYERS,
    PRICE,
    SPACE_TILE,
    STEPS,
)
from vaka.games.raiatea.state import RaiateaState


@final
class Weigher:
    def __init__(self, tables: Tables, seats: i64, free: bool, taste: Taste) -> None:
        self.deck = tables.deck
        self.taste = taste
        self.sight = Sight(tables, seats)
        self.worth = Worth(self.sight, taste)
        self.assistants = Assistants(self.worth)
        self.gains = Gains(self.worth, self.assistants)
        self.building = Building(self.worth)
        self.effects = Effects(self.gains, self.building)
        self.rituals = Rituals(self.effects)
        self.trading = Trading(self.effects, free)
        self.places = Places(self.rituals, self.trading)
        self.ceremony = Ceremony(self.rituals)
        self.asked = Questions(self.rituals, self.trading)

    def look(self, state: RaiateaState, seat: i64) -> None:
        self.sight.look(state, seat)
        self.asked.kind = state.cells[KIND]
        self.asked.task = state.cells[ARGUMENT]

    def weigh(
        self, state: RaiateaState, seat: i64, legal: vec[i64], count: i64, out: vec[float]
    ) -> None:
        """What each legal action gains; what is known of the rituals holds for `age`."""
        self.look(state, seat)
        kind = self.asked.kind
        if kind == frames.BID:
            self.ceremony.bids(count, out)
        elif kind == frames.AUCTION:
            self.ceremony.auction(self.auctioned(state), count, out)
        elif kind == frames.PREPARE:
            self.ceremony.prepare(legal, count, state.answer(seat), out)
        else:
            k: i64
            for k in range(count):
                if kind == frames.OPPONENT:
                    rival = legal[k] - OPPONENT_SEAT
                    points = float(scoring.score(state, rival))
                    out[k] = points + 0.1 * float(state.cells[PEARLS + rival])
                else:
                    out[k] = self.value(legal[k])

    def auctioned(self, state: RaiateaState) -> float:
        """What the highest bid gets: a mission, or what an effect gives."""
        task = self.asked.task
        if tasks.kind_of(task) == tasks.OFFERING:
            return self.effects.offered(tasks.value_of(task))
        self.worth.plan.find()
        return self.worth.plan.value(state.cells[SPACE_TILE + tasks.value_of(task)] - 1)

    def value(self, index: i64) -> float:
        """What an action gains. Of equal ones the first is taken."""
        if index <= PASS:
            return LITTLE
        if index >= BY_NAME:
            return self._named(index)
        worth = self.worth
        deck = self.deck
        if index == GATHERER_:
            return self.asked.gatherer()
        if index < DRAW_FROM:
            return self.places.go(index - GO_TO)
        if index < BUY_PRIESTS:
            return self.asked.draw(index - DRAW_FROM)
        if index < SACRIFICE:
            count = index - BUY_PRIESTS + 1
            return worth.priests_now(count) + worth.pearls(-deck.priest_price[count - 1])
        if index < SELL:
            return worth.tattoo(1) + worth.goods(index - SACRIFICE, -1)
        if index < MERCHANT_:
            goods = index - SELL
            return self.trading.sale(goods, self.sight.cells[PRICE + goods])
        if index < TAKE_GOODS:
            return self.asked.merchant(index - MERCHANT_)
        if index < PAY_GOODS:
            return worth.goods(index - TAKE_GOODS, 1)
        if index < LOSE_GOODS:
            return worth.goods(index - PAY_GOODS, -1)
        if index < STEAL_GOODS:
            return worth.goods(index - LOSE_GOODS, -1)
        if index < HIRE:
            return worth.goods(index - STEAL_GOODS, 1)
        if index < TAKE_TYPE:
            return self.asked.hire(index - HIRE)
        if index < LOSE_TYPE:
            return self.assistants.gain(index - TAKE_TYPE)
        if index < READY_TYPE:
            return -self.assistants.gain(index - LOSE_TYPE)
        if index < USE_TYPE:
            return self.assistants.ready(index - READY_TYPE)
        if index < BONUS_STEP:
            if tasks.value_of(self.asked.task) == tasks.SENT:
                return self.effects.sent(index - USE_TYPE)
            return self.effects.use(index - USE_TYPE)
        if index < GIFT_KIND:
            at = tasks.value_of(self.asked.task) * STEPS + index - BONUS_STEP
            return self.effects.program(deck.bonus[at], False)
        if index < OPTION:
            return self.effects.program(deck.gift[index - GIFT_KIND], False)
        if index < OPPONENT_SEAT:
            return self.asked.option(index - OPTION)
        if index < OPPONENT_SEAT + PLAYERS:
            return 0.0
        return self.building.at(index - COMPLETE)

    def _named(self, index: i64) -> float:
        """The actions that are about a ritual, a mask or a card."""
        deck = self.deck
        worth = self.worth
        if index < deck.prepare_ritual:
            return self.asked.keep(index - deck.keep_ritual)
        if index < deck.perform_ritual:
            return self.asked.shaman(index - deck.shaman_ritual)
        if index < deck.first_ritual:
            ritual = index - deck.perform_ritual
            return self.rituals.works(ritual) + 0.01 * float(deck.cost[ritual])
        if index < deck.stop_ritual:
            return self.rituals.works(index - deck.first_ritual)
        if index < deck.offer_mask:
            return self.rituals.works(index - deck.stop_ritual)
        if index < deck.fetch_mask:
            return self.asked.offer(index - deck.offer_mask)
        if index < deck.take_mask:
            return worth.mask(self.asked.mask(index - deck.fetch_mask))
        if index < deck.pay_mask:
            return worth.mask(self.asked.mask(index - deck.take_mask))
        if index < deck.lose_mask:
            return -self.asked.single(self.asked.mask(index - deck.pay_mask))
        if index < deck.steal_mask:
            return -self.asked.single(self.asked.mask(index - deck.lose_mask))
        if index < deck.mirror_mask:
            return worth.mask(self.asked.mask(index - deck.steal_mask))
        if index < deck.pick_card:
            return self.asked.mirror(index - deck.mirror_mask)
        if index < deck.lose_ritual:
            return self.gains.card(index - deck.pick_card)
        return -self.rituals.kept(index - deck.lose_ritual)
