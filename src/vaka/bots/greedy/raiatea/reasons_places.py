"""Why a location is good to go to."""

from vaka.bots.greedy.raiatea.assistants import place_of
from vaka.bots.greedy.raiatea.reasons_things import card, said, tattoo, thing
from vaka.bots.greedy.raiatea.weigher import Weigher
from vaka.bots.guide import Reason
from vaka.core.vectors import i64
from vaka.games.raiatea.layout import ASSISTANT_MARKET, GOODS, PRICE, ROW, ROW_COUNT, TYPES
from vaka.games.raiatea.vocabulary import (
    AT_LOCATION,
    BORDER,
    FOREST_,
    GOODS_NAMES,
    MARAE,
    MERCHANT,
    PATH_,
    PEARL,
    PRIEST,
    REEF,
    THE_TYPE,
    TYPE_NAMES,
)


def place(weigher: Weigher, location: i64) -> list[Reason]:
    """What it brings to its Kahuna."""
    found = _helped(weigher, location)
    deck = weigher.deck
    worth = weigher.worth
    if location == FOREST_:
        return found + _forest(weigher)
    if location == MARAE:
        found.append(Reason("draw", 2.0 * weigher.rituals.draw(), {}))
        if weigher.sight.held:
            found += tattoo(weigher, min(2, weigher.sight.held))
    elif location == REEF:
        pearls: int = (deck.die + 1) // 2 + deck.reef_bonus  # the die will say how many
        found.append(Reason("reef", weigher.gains.gain(PEARL, pearls), {"pearls": pearls}))
    elif location == PATH_:
        found += thing(weigher, PRIEST, 1)
        mana: int = weigher.sight.priests + 1
        found.append(Reason("harvest", worth.mana(mana), {"mana": mana}))
    elif location == BORDER:
        swap = weigher.trading.swap()
        if swap > 0.0:
            found.append(Reason("swap", swap, {}))
        best = weigher.building.best()
        if best > 0.0:
            found.append(said("mission", best, {}))
    else:
        found += _market(weigher)
    return found


def _helped(weigher: Weigher, location: i64) -> list[Reason]:
    """Assistants that may help there, and rituals that work there."""
    sight = weigher.sight
    deck = weigher.deck
    found: list[Reason] = []
    for type_ in range(TYPES):
        if sight.own[type_] and place_of(type_) == location:
            chance = min(1.0, float(sight.own[type_]) / float(deck.die))
            value = chance * weigher.assistants.simple(deck.assistant[type_])
            found.append(Reason("help", value, {"assistant": TYPE_NAMES[type_]}))
    for k in range(sight.permanents):
        ritual = sight.permanent[k]
        value = weigher.effects.triggered(deck.program[ritual], AT_LOCATION + location)
        if value > 0.0:
            found.append(Reason("works", value, {"ritual": deck.ritual_titles[ritual]}))
    return found


def _forest(weigher: Weigher) -> list[Reason]:
    """The card that is best to take first."""
    cells = weigher.sight.cells
    best: i64 = -1
    most = 0.0
    at: i64
    for at in range(cells[ROW_COUNT]):
        value = weigher.gains.card(cells[ROW + at] - 1)
        if value > most:
            best = cells[ROW + at] - 1
            most = value
    return card(weigher, best) if best >= 0 else []


def _market(weigher: Weigher) -> list[Reason]:
    """The best sale, and the best assistant."""
    sight = weigher.sight
    found: list[Reason] = []
    best: i64 = -1
    most = 0.0
    kind: i64
    for kind in range(GOODS):
        if sight.goods[kind]:
            step = sight.cells[PRICE + kind]
            if sight.ready[MERCHANT]:
                step = weigher.deck.steps - 1
            value = weigher.trading.sale(kind, step)
            if value > most:
                best = kind
                most = value
    if best >= 0:
        found.append(Reason("sale", most, {"goods": GOODS_NAMES[best]}))
    best = -1
    most = 0.0
    for kind in range(TYPES):
        if sight.cells[ASSISTANT_MARKET + kind] and sight.pearls >= weigher.deck.hire_price:
            value = weigher.assistants.gain(kind)
            if value > most:
                best = kind
                most = value
    if best >= 0:
        found += thing(weigher, THE_TYPE + best, 1)
    return found
