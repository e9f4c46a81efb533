"""What a deck looks like to the greedy player: lists that are quick to read."""

from functools import lru_cache
from typing import NamedTuple

from vaka.games.raiatea.deck import Deck
from vaka.games.raiatea.layout import GOODS, RANKS, TYPES
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    CHOOSE,
    EACH,
    ELSE,
    LIMIT,
    NEXT,
    PER,
    SCOPE,
    WHAT,
    WHEN,
    WIDTH,
    WORD,
)

MOST_COST = 40


class Op(NamedTuple):
    """One effect of a card."""

    word: int
    what: int
    amount: int
    scope: int
    each: int
    per: int
    limit: int
    when: int
    alternatives: tuple["tuple[Op, ...]", ...]


Program = tuple[Op, ...]


class Tables:
    """Never changed."""

    def __init__(self, deck: Deck, tane: bool) -> None:
        self._ops = [int(number) for number in deck.ops]
        self.choices: dict[int, tuple[Program, ...]] = {}  # the alternatives of an operation
        self.rituals = int(deck.rituals)
        self.cost = [int(cost) for cost in deck.cost]
        self.type = [int(each) for each in deck.ritual_type]
        self.pile = [int(pile) for pile in deck.pile]
        self.copies = [
            int(copies) if tane or not deck.tane[ritual] else 0
            for ritual, copies in enumerate(deck.copies)
        ]
        self.program = [self._chain(int(start)) for start in deck.program]
        self.gods = int(deck.gods)
        self.mask_type = [int(each) for each in deck.mask_type]
        self.mask_about = [int(each) for each in deck.mask_about]
        self.colour = [int(each) for each in deck.colour]
        self.colour_points = int(deck.colour_points)
        self.colour_most = int(deck.colour_most)
        self.cards = int(deck.cards)
        self.card_group = [int(each) for each in deck.card_group]
        self.card_what = [int(each) for each in deck.card_what]
        self.card_program = [self._chain(int(start)) for start in deck.card_program]
        self.missions = int(deck.missions)
        self.mission_points = [int(each) for each in deck.mission_points]
        self.mission_type = [int(each) for each in deck.mission_type]
        self.pay_pearls = [int(each) for each in deck.pay_pearls]
        self.pay_mana = [int(each) for each in deck.pay_mana]
        goods = [int(each) for each in deck.pay_goods]
        self.pay_goods = [goods[start : start + GOODS] for start in range(0, len(goods), GOODS)]
        self.pay_any = [int(each) for each in deck.pay_any]
        self.pay_equal = [int(each) for each in deck.pay_equal]
        self.pay_different = [int(each) for each in deck.pay_different]
        self.pay_masks = [int(each) for each in deck.pay_masks]
        self.need = [int(each) for each in deck.need]
        self.need_amount = [int(each) for each in deck.need_amount]
        self.steps = int(deck.steps)
        self.bonus = [self._chain(int(start)) for start in deck.bonus]
        self.gift = [self._chain(int(start)) for start in deck.gift]
        self.assistant = [self._chain(int(deck.assistant[type_])) for type_ in range(TYPES)]
        self.rank_steps = [int(deck.rank_steps[rank]) for rank in range(RANKS)]
        self.rank_points = [int(deck.rank_points[rank]) for rank in range(RANKS)]
        self.tattoo_steps = int(deck.tattoo_steps)
        self.priest_track = int(deck.priest_track)
        self.draw_count = [int(deck.draw_count[rank]) for rank in range(RANKS)]
        self.forbidden_from = int(deck.forbidden_from)
        self.prepare_count = [int(each) for each in deck.prepare_count]
        self.rounds = [int(each) for each in deck.rounds]
        self.die = int(deck.die)
        self.priest_price = [int(each) for each in deck.priest_price]
        self.hire_price = int(deck.hire_price)
        self.buy_price = int(deck.buy_price)
        self.reef_bonus = int(deck.reef_bonus)
        # By pile and cost: what a card costs on average, counted only if it costs at most so much,
        # and the same squared.
        self.lower = [self._lower(pile, 1) for pile in (0, 1)]
        self.lower_squared = [self._lower(pile, 2) for pile in (0, 1)]

    def _chain(self, start: int) -> Program:
        found: list[Op] = []
        while start >= 0:
            at = start * WIDTH
            ops = self._ops
            alternatives: list[Program] = []
            if ops[at + WORD] == CHOOSE:
                other = ops[at + WHAT]
                while other >= 0:
                    alternatives.append(self._chain(other))
                    other = ops[other * WIDTH + ELSE]
                self.choices[start] = tuple(alternatives)
            op = Op(
                word=ops[at + WORD],
                what=ops[at + WHAT],
                amount=ops[at + AMOUNT],
                scope=ops[at + SCOPE],
                each=ops[at + EACH],
                per=ops[at + PER],
                limit=ops[at + LIMIT],
                when=ops[at + WHEN],
                alternatives=tuple(alternatives),
            )
            found.append(op)
            start = ops[at + NEXT]
        return tuple(found)

    def _lower(self, pile: int, power: int) -> list[float]:
        cards = [
            (self.cost[ritual], self.copies[ritual])
            for ritual in range(self.rituals)
            if self.pile[ritual] == pile
        ]
        count = sum(copies for _, copies in cards) or 1
        return [
            sum(cost**power * copies for cost, copies in cards if cost <= most) / count
            for most in range(MOST_COST + 1)
        ]


@lru_cache(maxsize=8)
def tables_of(deck: Deck, tane: bool) -> Tables:
    """Made once for each deck, however many bots there are."""
    return Tables(deck, tane)
