"""The forest: its deck, the row, and the picks at the Forest [R10, R11, R21]."""

from typing import TYPE_CHECKING

from vaka.core.vectors import i64, vec
from vaka.games.raiatea import assistants, frames, masks, prices, tasks
from vaka.games.raiatea.actions import DONE, GATHERER_
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    FOREST,
    FOREST_LEFT,
    GOODS,
    GOODS_MARKET,
    HELPED,
    MASK_MARKET,
    PICKED,
    READY,
    ROW,
    ROW_COUNT,
    ROW_ROOM,
    TYPES,
)
from vaka.games.raiatea.vocabulary import ASSISTANT_CARD, GATHERER, GOODS_CARD, NOW

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


# The deck and the row [R10, R11] -----------------------------------------------------------------


def _draw(state: "RaiateaState") -> i64:
    """A card from the deck; -1 if there is none, even with the goods of the market."""
    cells = state.cells
    if not cells[FOREST_LEFT]:
        _make_anew(state)
        if not cells[FOREST_LEFT]:
            return -1
    left = state.roll(cells[FOREST_LEFT])
    card: i64 = 0
    while left >= cells[FOREST + card]:
        left -= cells[FOREST + card]
        card += 1
    cells[FOREST + card] -= 1
    cells[FOREST_LEFT] -= 1
    return card


def _make_anew(state: "RaiateaState") -> None:
    """R11: one of each goods stays on the market, the others are the new deck; no price moves."""
    cells = state.cells
    goods: i64
    for goods in range(GOODS):  # the first cards of the forest are the goods
        if cells[GOODS_MARKET + goods] > 1:
            more = cells[GOODS_MARKET + goods] - 1
            cells[GOODS_MARKET + goods] = 1
            cells[FOREST + goods] += more
            cells[FOREST_LEFT] += more
    if cells[FOREST_LEFT] and state.log is not None:
        state.log.add("new-forest-deck", {})


def deal_row(state: "RaiateaState") -> None:
    """R10: one card more than there are players, if there are so many."""
    while state.cells[ROW_COUNT] <= state.seats and add_card(state) >= 0:
        pass
    if state.log is not None:
        cells = state.cells
        cards = [card_name(state, cells[ROW + place] - 1) for place in range(cells[ROW_COUNT])]
        state.log.add("forest", {"cards": cards})


def add_card(state: "RaiateaState") -> i64:
    """A card from the deck to the row, which stays in order; -1 if there is none."""
    cells = state.cells
    if cells[ROW_COUNT] == ROW_ROOM:
        return -1
    card = _draw(state)
    if card < 0:
        return -1
    at = cells[ROW_COUNT]
    while at > 0 and cells[ROW + at - 1] > card + 1:
        cells[ROW + at] = cells[ROW + at - 1]
        at -= 1
    cells[ROW + at] = card + 1
    cells[ROW_COUNT] += 1
    return card


def has_more(state: "RaiateaState") -> bool:
    """Whether a card can be added: from the deck, or from goods that would be the new deck."""
    if state.cells[FOREST_LEFT]:
        return True
    goods: i64
    for goods in range(GOODS):
        if state.cells[GOODS_MARKET + goods] > 1:
            return True
    return False


def _leave_row(state: "RaiateaState", card: i64) -> None:
    cells = state.cells
    at: i64 = 0
    while cells[ROW + at] != card + 1:
        at += 1
    last = cells[ROW_COUNT] - 1
    while at < last:
        cells[ROW + at] = cells[ROW + at + 1]
        at += 1
    cells[ROW + last] = 0
    cells[ROW_COUNT] = last


def clear_row(state: "RaiateaState") -> None:
    """R8, R10: what is left goes to its market."""
    cells = state.cells
    deck = state.deck
    while cells[ROW_COUNT]:
        card = cells[ROW] - 1
        _leave_row(state, card)
        if state.log is not None:
            state.log.add("leftover", {"card": card_name(state, card)})
        if deck.card_group[card] == GOODS_CARD:
            prices.put(state, deck.card_what[card])
        elif deck.card_group[card] == ASSISTANT_CARD:
            cells[ASSISTANT_MARKET + deck.card_what[card]] += 1
        else:
            cells[MASK_MARKET + deck.card_what[card]] += 1


def card_name(state: "RaiateaState", card: i64) -> str:
    return str(state.deck.card_args[card][0][1])


def treasure_name(state: "RaiateaState", card: i64) -> str:
    args = state.deck.card_args[card]
    return str(args[1][1]) if len(args) > 1 else "none"


def list_row(state: "RaiateaState", out: vec[i64], count: i64) -> i64:
    """Add an action for every different card of the row."""
    cells = state.cells
    last: i64 = 0
    place: i64
    for place in range(cells[ROW_COUNT]):
        if cells[ROW + place] != last:
            last = cells[ROW + place]
            out[count] = state.deck.pick_card + last - 1
            count += 1
    return count


def take(state: "RaiateaState", seat: i64, card: i64) -> None:
    """R10: a card of the row; no price moves [R19], and a mask's treasure is taken at once."""
    deck = state.deck
    _leave_row(state, card)
    if state.log is not None:
        treasure = treasure_name(state, card)
        name = card_name(state, card)
        state.log.add("pick", {"seat": seat, "card": name, "treasure": treasure})
    if deck.card_group[card] == GOODS_CARD:
        prices.gain(state, seat, deck.card_what[card])
    elif deck.card_group[card] == ASSISTANT_CARD:
        assistants.gain(state, seat, deck.card_what[card])
    else:
        masks.gain(state, seat, deck.card_what[card])
        if deck.card_program[card] >= 0:
            tasks.push(state, tasks.packed(tasks.RUN, seat, seat, deck.card_program[card], NOW))


# A turn at the Forest [R10, R21] -----------------------------------------------------------------


def can_act(state: "RaiateaState", seat: i64) -> bool:
    if not state.cells[PICKED] and (state.cells[ROW_COUNT] or can_gather(state, seat)):
        return True
    return assistants.has_extras(state, seat)


def can_gather(state: "RaiateaState", seat: i64) -> bool:
    """R21: one gatherer a pick, before the card is taken."""
    cells = state.cells
    return (
        cells[READY + seat * TYPES + GATHERER] > 0
        and not cells[HELPED]
        and not cells[PICKED]
        and (cells[ROW_COUNT] > 0 or has_more(state))
    )


def legal(state: "RaiateaState", seat: i64, out: vec[i64]) -> i64:
    out[0] = DONE
    count: i64 = 1
    if can_gather(state, seat):
        out[count] = GATHERER_
        count += 1
    count = assistants.list_shaman(state, seat, out, count)
    count = assistants.list_mirror(state, seat, out, count)
    if not state.cells[PICKED]:
        count = list_row(state, out, count)
    return count


def follow(state: "RaiateaState", seat: i64, index: i64) -> None:
    cells = state.cells
    if index == GATHERER_:
        assistants.turn(state, seat, GATHERER)
        cells[HELPED] = 1
        turn_up(state, seat)
        return
    if assistants.follow_extra(state, seat, index):
        return
    cells[PICKED] = 1
    if cells[HELPED]:
        tasks.push_one(state, tasks.GATHER, seat)
    take(state, seat, index - state.deck.pick_card)


def turn_up(state: "RaiateaState", seat: i64) -> None:
    """R21: a gatherer adds a card to the row."""
    card = add_card(state)
    if state.log is not None:
        name = card_name(state, card) if card >= 0 else "none"
        state.log.add("gatherer", {"seat": seat, "card": name})


def begin_gather(state: "RaiateaState", seat: i64) -> None:
    """R21: after the card and its treasure, if there are goods in the row."""
    if _goods_in_row(state):
        state.ask(frames.GATHER, seat)


def _goods_in_row(state: "RaiateaState") -> bool:
    """The goods are the first cards, so the lowest of the row tells."""
    return state.cells[ROW_COUNT] > 0 and state.cells[ROW] <= GOODS


def legal_gather(state: "RaiateaState", out: vec[i64]) -> i64:
    """R21: a goods card of the row on top."""
    out[0] = DONE
    last = list_row(state, out, 1)
    count: i64 = 1
    while count < last and out[count] < state.deck.pick_card + GOODS:
        count += 1
    return count


def gather(state: "RaiateaState", seat: i64, index: i64) -> None:
    if index != DONE:
        take(state, seat, index - state.deck.pick_card)
