"""Which part of the player answers which decision."""

from vaka.bots.greedy.raiatea.building import NOTHING, net
from vaka.bots.greedy.raiatea.ceremony import Ceremony
from vaka.bots.greedy.raiatea.effects import Effects
from vaka.bots.greedy.raiatea.places import Places
from vaka.bots.greedy.raiatea.sight import Sight
from vaka.bots.greedy.raiatea.taste import TASTE, Taste
from vaka.bots.greedy.raiatea.worth import Worth
from vaka.core.chance import Chance
from vaka.core.state import ARGUMENT, KIND, State
from vaka.games.raiatea import frames, tasks
from vaka.games.raiatea.actions import (
    BONUS_STEP,
    BUY_PRIESTS,
    BY_NAME,
    COMPLETE,
    DONE,
    DRAW_FROM,
    GATHERER_,
    GIFT_KIND,
    GO_TO,
    HIRE,
    LOSE_GOODS,
    LOSE_TYPE,
    MERCHANT_,
    OPTION,
    PASS,
    PAY_GOODS,
    READY_TYPE,
    RIVAL_SEAT,
    SACRIFICE,
    SELL,
    STEAL_GOODS,
    TAKE_GOODS,
    TAKE_TYPE,
    USE_TYPE,
)
from vaka.games.raiatea.deck import Deck
from vaka.games.raiatea.layout import GOODS, MIRROR, PEARLS, PRICE, SPACE_TILE, STEPS
from vaka.games.raiatea.state import RaiateaState
from vaka.games.raiatea.vocabulary import GATHERER, MERCHANT, SHAMAN

LITTLE = 0.02  # what gains less is left alone


class RaiateaPlayer:
    def __init__(self, taste: Taste = TASTE) -> None:
        self.taste = taste

    def choose(self, state: State, seat: int, legal: tuple[int, ...], chance: Chance) -> int:
        assert isinstance(state, RaiateaState)
        if len(legal) == 1:
            return legal[0]
        return _Turn(state, seat, self.taste).choose(legal, chance)


class _Turn:
    """One decision."""

    def __init__(self, state: RaiateaState, seat: int, taste: Taste) -> None:
        self.kind, self.task = int(state.cells[KIND]), int(state.cells[ARGUMENT])
        self.deck: Deck = state.deck
        self.sight = Sight(state, seat)
        self.worth = Worth(self.sight, taste)
        self.effects = Effects(self.worth)
        self.places = Places(self.worth, self.effects)
        self.ceremony = Ceremony(self.worth, self.effects)
        self.answered = [int(index) for index in state.answer(seat)]

    def choose(self, legal: tuple[int, ...], chance: Chance) -> int:
        if self.kind == frames.BID:
            return self.ceremony.bid(chance)
        if self.kind == frames.AUCTION:
            space = tasks.value_of(self.task)
            mission = self.sight.cells[SPACE_TILE + space] - 1
            return self.ceremony.auction(mission, chance)
        if self.kind == frames.PREPARE:
            return self._prepare(legal)
        return max(legal, key=self._value)

    def _prepare(self, legal: tuple[int, ...]) -> int:
        first = int(self.deck.prepare_ritual)
        chosen = [index - first for index in self.answered]
        hand = [index - first for index in legal if index != DONE]
        found = self.ceremony.prepare(hand, chosen)
        return first + found if found >= 0 else DONE

    # One action -----------------------------------------------------------------------------------

    def _value(self, index: int) -> float:
        """What an action gains. Of equal ones the first is taken."""
        if index in (DONE, PASS):
            return LITTLE
        if index >= BY_NAME:
            return self._named(index)
        worth, effects, sight = self.worth, self.effects, self.sight
        tables = sight.tables
        if index == GATHERER_:
            return self._gatherer()
        if index < DRAW_FROM:
            return self.places.go(index - GO_TO)
        if index < BUY_PRIESTS:
            return self._draw(index - DRAW_FROM)
        if index < SACRIFICE:
            count = index - BUY_PRIESTS + 1
            price = tables.priest_price[count - 1]
            return worth.priests_now(count) + worth.pearls(-price)
        if index < SELL:
            return worth.tattoo(1) + worth.goods(index - SACRIFICE, -1)
        if index < MERCHANT_:
            goods = index - SELL
            return self.places.sale(goods, sight.cells[PRICE + goods])
        if index < TAKE_GOODS:
            return self._merchant(index - MERCHANT_)
        if index < PAY_GOODS:
            return worth.goods(index - TAKE_GOODS)
        if index < LOSE_GOODS:
            return worth.goods(index - PAY_GOODS, -1)
        if index < STEAL_GOODS:
            return worth.goods(index - LOSE_GOODS, -1)
        if index < HIRE:
            return worth.goods(index - STEAL_GOODS)
        if index < TAKE_TYPE:
            return worth.assistant(index - HIRE) + worth.pearls(-tables.hire_price)
        if index < LOSE_TYPE:
            return worth.assistant(index - TAKE_TYPE)
        if index < READY_TYPE:
            return -worth.assistant(index - LOSE_TYPE)
        if index < USE_TYPE:
            return worth.helper(index - READY_TYPE)
        if index < BONUS_STEP:
            return effects.use(index - USE_TYPE)
        if index < GIFT_KIND:
            goods = tasks.value_of(self.task)
            return effects.program(tables.bonus[goods * STEPS + index - BONUS_STEP])
        if index < OPTION:
            return effects.program(tables.gift[index - GIFT_KIND])
        if index < RIVAL_SEAT:
            return self._option(index - OPTION)
        if index < RIVAL_SEAT + 5:
            rival = index - RIVAL_SEAT
            return sight.standing(rival) + 0.1 * sight.cells[PEARLS + rival]
        return self._mission(index - COMPLETE)

    def _named(self, index: int) -> float:
        """The actions that are about a ritual, a mask or a card."""
        deck, worth, effects = self.deck, self.worth, self.effects
        if index < deck.prepare_ritual:
            return self._keep(index - int(deck.keep_ritual))
        if deck.shaman_ritual <= index < deck.perform_ritual:
            return self._shaman(index - int(deck.shaman_ritual))
        if index < deck.first_ritual:
            ritual = index - int(deck.perform_ritual)
            return effects.ritual(ritual) + 0.01 * self.sight.tables.cost[ritual]
        if index < deck.stop_ritual:
            return effects.ritual(index - int(deck.first_ritual))
        if index < deck.offer_mask:
            return effects.ritual(index - int(deck.stop_ritual))
        if index < deck.fetch_mask:
            return self._offer(self._mask(index - int(deck.offer_mask)))
        if index < deck.take_mask:
            return worth.mask(self._mask(index - int(deck.fetch_mask)))
        if index < deck.pay_mask:
            return worth.mask(self._mask(index - int(deck.take_mask)))
        if index < deck.lose_mask:
            return -self._single(self._mask(index - int(deck.pay_mask)))
        if index < deck.steal_mask:
            return -self._single(self._mask(index - int(deck.lose_mask)))
        if index < deck.mirror_mask:
            return worth.mask(self._mask(index - int(deck.steal_mask)))
        if index < deck.pick_card:
            return self._mirror(index - int(deck.mirror_mask))
        return effects.card(index - int(deck.pick_card))

    def _mask(self, place: int) -> int:
        return MIRROR if place == self.sight.tables.gods else place

    def _single(self, mask: int) -> float:
        if mask == MIRROR:
            return self.worth.mask(MIRROR)
        return self.worth.masks.single(mask, 0.5)

    # The larger questions -------------------------------------------------------------------------

    def _keep(self, ritual: int) -> float:
        cost = self.sight.tables.cost[ritual]
        twice = 0.8 if ritual in self.sight.hand else 1.0
        return twice * self.effects.kept(ritual) - self.worth.taste.waste * cost + LITTLE

    def _draw(self, pile: int) -> float:
        """Forbidden rituals are stronger, but cost more."""
        value = self.effects.drawn(pile)
        if self.kind == frames.BUY:
            value += self.worth.mana(-self.sight.tables.buy_price)
            if not self.sight.ceremonies_left and len(self.sight.hand) >= 2:
                value -= 0.3
        return value

    def _gatherer(self) -> float:
        """Use him on any pick: he brings a goods, and one card more to choose from."""
        sight = self.sight
        goods = max([self.effects.card(card) for card in sight.row if card < GOODS], default=0.0)
        best = max([self.effects.card(card) for card in sight.row], default=0.0)
        gain = goods + 0.2 - self.worth.helper(GATHERER) * 0.6
        return best + gain if gain > 0 else -1.0

    def _merchant(self, goods: int) -> float:
        """To lift the price of what is sold next."""
        sight = self.sight
        if not sight.goods[goods]:
            return -1.0
        top = self.places.sale(goods, sight.tables.steps - 1)
        now = max(
            self.places.sale(kind, sight.cells[PRICE + kind])
            for kind in range(GOODS)
            if sight.goods[kind]
        )
        gain = top - max(now, 0.0) - 0.5 * self.worth.helper(MERCHANT)
        return top + gain if gain > 0 else -1.0

    def _option(self, option: int) -> float:
        alternatives = self.sight.tables.choices[int(tasks.value_of(self.task))]
        return self.effects.program(alternatives[option])

    def _mission(self, space: int) -> float:
        for tile in self.worth.plan.tiles:
            if tile.space == space:
                return net(self.worth, tile)
        return NOTHING

    def _shaman(self, ritual: int) -> float:
        """A ritual for nothing now, instead of one that has to be paid later."""
        gain = self.effects.ritual(ritual) - self.effects.kept(ritual)
        return gain - 0.35 * self.worth.helper(SHAMAN) * self.worth.time

    def _offer(self, mask: int) -> float:
        gain, offered = self.places.swap()
        return gain if mask == offered else -1.0

    def _mirror(self, god: int) -> float:
        """For the best mask, but not before it must be: a twin might still come."""
        pair = self.worth.masks.pair(god)
        return pair - 3.0 * self.worth.time if not self.sight.last_ceremony else pair
