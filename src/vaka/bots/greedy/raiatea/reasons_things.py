"""Why a thing is good to have: what it is wanted for."""

from vaka.bots.greedy.raiatea.weigher import Weigher
from vaka.bots.guide import Reason
from vaka.core.vectors import i64
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import MIRROR, RANKS, SINGLES
from vaka.games.raiatea.vocabulary import (
    AMOUNT,
    ANY_ASSISTANT,
    ANY_GOODS,
    CARD,
    DRAW,
    EACH,
    GAIN,
    GOODS_CARD,
    GOODS_NAMES,
    MANA_,
    MASK,
    MASK_CARD,
    MISSION,
    NEED_ASSISTANTS,
    NEED_PRIESTS,
    NEED_TYPE,
    NEXT,
    PEARL,
    PRIEST,
    RANK_NAMES,
    SCOPE,
    TATTOO_,
    THE_GOODS,
    THE_TYPE,
    TYPE_NAMES,
    WHAT,
    WIDTH,
    WORD,
    YOU,
)


def said(key: str, points: float, details: dict[str, str | int]) -> Reason:
    """A reason that tells its points, as a whole number; 0 is less than one."""
    details["points"] = int(abs(points) + 0.5)
    return Reason(key, points, details)


def program(weigher: Weigher, operation: i64) -> list[Reason]:
    """What the plain effects of a card bring to the seat."""
    ops = weigher.deck.ops
    found: list[Reason] = []
    while operation >= 0:
        at = operation * WIDTH
        if ops[at + SCOPE] == YOU:
            many = ops[at + AMOUNT]
            if ops[at + EACH]:
                many *= weigher.gains.counted(ops[at + EACH])
            if ops[at + WORD] == GAIN and many > 0:
                found += thing(weigher, ops[at + WHAT], many)
            elif ops[at + WORD] == DRAW:
                found.append(Reason("draw", weigher.rituals.draw(), {}))
            elif ops[at + WORD] == MISSION and weigher.building.best() > 0.0:
                found.append(said("mission", weigher.building.best(), {}))
        operation = ops[at + NEXT]
    return found


def thing(weigher: Weigher, what: i64, many: i64) -> list[Reason]:
    """So much more of a thing."""
    value = weigher.gains.gain(what, many)
    amount: int = many
    if what == MANA_:
        return [Reason("mana", value, {"mana": amount})]
    if what == PEARL:
        return [Reason("pearls", value, {"pearls": amount})]
    if what == TATTOO_:
        return tattoo(weigher, many)
    if what == PRIEST:
        found = [Reason("priests", value, {})]
        return found + _condition(weigher, NEED_PRIESTS, many)
    if what in (MASK, CARD):
        return []
    if what == ANY_ASSISTANT:
        return [Reason("assistants", value, {}), *_condition(weigher, NEED_ASSISTANTS, many)]
    if what == ANY_GOODS:
        return [Reason("some-goods", value, {})]
    if what < THE_TYPE:
        return [Reason("goods", value, {"goods": GOODS_NAMES[what - THE_GOODS]})]
    found = [Reason("assistant", value, {"assistant": TYPE_NAMES[what - THE_TYPE]})]
    found += _condition(weigher, NEED_ASSISTANTS, many)
    return found + _condition(weigher, NEED_TYPE + what - THE_TYPE, many)


def _condition(weigher: Weigher, need: i64, many: i64) -> list[Reason]:
    """A mission whose condition comes nearer."""
    value = weigher.worth.plan.nearer(need, many)
    return [said("condition", value, {})] if value > 0.0 else []


def tattoo(weigher: Weigher, steps: i64) -> list[Reason]:
    """The rank that is reached, or the next one."""
    sight = weigher.sight
    step = min(sight.tattoo + steps, weigher.deck.tattoo_steps)
    value = weigher.worth.tattoo(steps)
    rank: i64 = sight.rank
    while rank + 1 < RANKS and weigher.deck.rank_steps[rank + 1] <= step:
        rank += 1
    if rank > sight.rank:
        return [Reason("rank", value, {"rank": RANK_NAMES[rank]})]
    if rank + 1 == RANKS:
        return []
    missing: int = weigher.deck.rank_steps[rank + 1] - step
    return [Reason("next-rank", value, {"rank": RANK_NAMES[rank + 1], "steps": missing})]


def mask(weigher: Weigher, mask: i64) -> list[Reason]:
    """A pair, or half of one."""
    sight = weigher.sight
    value = weigher.worth.mask(mask)
    if mask == MIRROR:
        return [Reason("mirror", value, {})]
    title = weigher.deck.god_titles[mask]
    pair = weigher.worth.masks.pair(mask)
    if sight.cells[SINGLES + sight.seat] & BITS[mask]:
        return [said("pair", pair, {"mask": title})]
    twin = said("twin", pair, {"mask": title})
    twin.points = value
    return [twin]


def card(weigher: Weigher, card: i64) -> list[Reason]:
    """A card of the forest row."""
    deck = weigher.deck
    what = deck.card_what[card]
    if deck.card_group[card] == GOODS_CARD:
        return thing(weigher, THE_GOODS + what, 1)
    if deck.card_group[card] == MASK_CARD:
        return mask(weigher, what) + program(weigher, deck.card_program[card])
    return thing(weigher, THE_TYPE + what, 1)
