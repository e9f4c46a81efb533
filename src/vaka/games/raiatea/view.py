"""What a seat may know of Raiatea.

Secret are only rituals (hands, the bag before the blessing, cards just drawn) and sealed answers.
All else is gained and paid in the open: a table shows screens, `memory` holds what somebody who
forgets nothing knows.
"""

from typing import TYPE_CHECKING

from vaka.core.cells import ARGUMENT, KIND
from vaka.core.state_base import View
from vaka.core.vectors import i64
from vaka.games.raiatea import blessing, forest, frames, missions, slots, tasks, view_seats
from vaka.games.raiatea.bits import BITS
from vaka.games.raiatea.layout import (
    ASSISTANT_MARKET,
    BAG,
    CEREMONIES,
    CEREMONY,
    DIE,
    DISCARD,
    DREW,
    ERA,
    FIRST,
    FOREST_LEFT,
    GIFTS,
    GOODS,
    GOODS_MARKET,
    HELPED,
    HIRED,
    KAHUNA,
    LEFT,
    LOCATION,
    LOCATIONS,
    MASK_MARKET,
    MIRROR,
    OPENED,
    ORDER,
    PHASE,
    PICKED,
    PILES,
    PRICE,
    REEF_DIE,
    ROUND,
    ROW,
    ROW_COUNT,
    SACRIFICED,
    SLOT,
    SLOTS,
    SOLD,
    SPACE_OWNER,
    SPACE_TILE,
    SPACES,
    STATUES,
    STEPS,
    TAKEN,
    TASK,
    TASK_COUNT,
)
from vaka.games.raiatea.phases import PHASE_NAMES
from vaka.games.raiatea.vocabulary import (
    AUCTION,
    CARD_GROUPS,
    COMMON,
    GIFT_NAMES,
    GOODS_NAMES,
    LOCATION_NAMES,
    MISSION_TYPES,
    NEEDS,
    PILE_NAMES,
    RANK_NAMES,
)

if TYPE_CHECKING:
    from vaka.games.raiatea.state import RaiateaState


def fill_view(state: "RaiateaState", seat: i64, view: View) -> None:
    """Add the table as the seat sees it."""
    cells = state.cells
    deck = state.deck
    players = range(state.seats)
    at = (state.seats - 3) * CEREMONIES
    view["phase"] = PHASE_NAMES[cells[PHASE]]
    view["ceremony"] = cells[CEREMONY]
    view["round"] = cells[ROUND]
    view["rounds"] = [deck.rounds[at + part] for part in range(CEREMONIES)]
    view["first"] = cells[FIRST]
    view["order"] = [cells[ORDER + place] for place in players]
    view["kahuna"] = cells[KAHUNA] if cells[LOCATION] else None
    view["location"] = LOCATION_NAMES[cells[LOCATION] - 1] if cells[LOCATION] else None
    view["die"] = cells[DIE] or None
    view["reef_die"] = cells[REEF_DIE] or None
    view["locations"] = _locations(state)
    view["forest_row"] = [_card(state, cells[ROW + place] - 1) for place in range(cells[ROW_COUNT])]
    view["forest_deck"] = cells[FOREST_LEFT]
    view["goods_market"] = view_seats.by_goods(state, GOODS_MARKET)
    view["prices"] = {GOODS_NAMES[goods]: _price(state, goods) for goods in range(GOODS)}
    view["assistant_market"] = view_seats.by_type(state, ASSISTANT_MARKET)
    view["mask_market"] = _masks(state)
    view["decks"] = {
        PILE_NAMES[pile]: {"left": cells[LEFT + pile], "era": cells[ERA + pile]}
        for pile in range(PILES)
    }
    view["discards"] = {
        deck.ritual_names[ritual]: cells[DISCARD + ritual]
        for ritual in range(deck.rituals)
        if cells[DISCARD + ritual]
    }
    view["bag"] = None if state.own.suspense else cells[BAG]
    view["gifts"] = [
        GIFT_NAMES[gift] for gift in range(len(GIFT_NAMES)) if not cells[GIFTS] & BITS[gift]
    ]
    view["opened"] = cells[OPENED]
    view["statues"] = [_statue(state, seat, statue) for statue in range(STATUES)]
    view["blessing"] = [_laid(state, at) for at in blessing.row(state)]
    view["seats"] = [view_seats.show_seat(state, other, seat) for other in players]
    view["turn"] = {
        "sold": cells[SOLD],
        "hired": cells[HIRED],
        "sacrificed": cells[SACRIFICED],
        "drew": cells[DREW],
        "helped": cells[HELPED],
        "picked": cells[PICKED],
    }
    view["task"] = _task(state)
    view["pending"] = [cells[TASK + place] for place in range(cells[TASK_COUNT])]
    view["memory"] = {
        "seats": [view_seats.behind_screen(state, other) for other in players],
        "unseen": view_seats.unseen(state, seat),
    }


# The board ---------------------------------------------------------------------------------------


def _locations(state: "RaiateaState") -> dict[str, int | None]:
    """Who took which location in this round."""
    taken = [state.cells[TAKEN + location] for location in range(LOCATIONS)]
    return {
        name: seat - 1 if seat else None for name, seat in zip(LOCATION_NAMES, taken, strict=True)
    }


def _card(state: "RaiateaState", card: i64) -> View:
    treasure = forest.treasure_name(state, card)
    return {
        "card": forest.card_name(state, card),
        "treasure": None if treasure == "none" else treasure,
        "group": CARD_GROUPS[state.deck.card_group[card]],
    }


def _price(state: "RaiateaState", goods: i64) -> View:
    deck = state.deck
    steps = [deck.bonus_effects[goods * STEPS + step] for step in range(deck.steps)]
    return {
        "step": 1 + state.cells[PRICE + goods],
        "bonuses": [[effect.data() for effect in effects] for effects in steps],
    }


def _masks(state: "RaiateaState") -> dict[str, int]:
    found = {
        state.deck.god_names[god]: state.cells[MASK_MARKET + god]
        for god in range(state.deck.gods)
        if state.cells[MASK_MARKET + god]
    }
    if state.cells[MASK_MARKET + MIRROR]:
        found["mirror"] = state.cells[MASK_MARKET + MIRROR]
    return found


def _statue(state: "RaiateaState", seat: i64, statue: i64) -> View:
    cells = state.cells
    first = statue * SPACES
    spaces = range(first, first + state.deck.statue_spaces[statue])
    return {
        "open": cells[SPACE_TILE + first] > 0,
        "buildable": statue < cells[OPENED],
        "spaces": [_space(state, seat, space) for space in spaces],
    }


def _space(state: "RaiateaState", seat: i64, space: i64) -> View:
    """A tile as it lies there, or who has it: gone ones are known to have been completed."""
    deck = state.deck
    mission = state.cells[SPACE_TILE + space] - 1
    owner = state.cells[SPACE_OWNER + space]
    shown: View = {
        "statue": 1 + space // SPACES,
        "space": 1 + space % SPACES,
        "row": 1 + deck.space_row[space],
        "mission": None,
        "points": 1 + space // SPACES,
        "type": None,
        "kinds": [],
        "owner": None,
        "pay": None,
        "need": None,
        "can": False,
    }
    if mission >= 0:
        shown["mission"] = deck.mission_names[mission]
        shown["type"] = MISSION_TYPES[deck.mission_type[mission]]
        shown["kinds"] = mission_kinds(state, mission)
        shown["pay"] = mission_cost(state, mission)
        shown["need"] = mission_need(state, mission)
        if owner:
            shown["owner"] = owner - 1
        elif seat >= 0:
            shown["can"] = missions.can_complete(state, seat, space)
    return shown


def mission_kinds(state: "RaiateaState", mission: i64) -> list[str]:
    """The types of missions that masks count this one as [R39]."""
    kinds = state.deck.mission_kinds[mission]
    return [name for type_, name in enumerate(MISSION_TYPES[:AUCTION]) if kinds & BITS[type_]]


def mission_cost(state: "RaiateaState", mission: i64) -> dict[str, int]:
    """What a mission costs, by thing; `any`, `equal` and `different` are goods."""
    deck = state.deck
    cost: dict[str, int] = {
        "pearl": deck.pay_pearls[mission],
        "mana": deck.pay_mana[mission],
        "any": deck.pay_any[mission],
        "equal": deck.pay_equal[mission],
        "different": deck.pay_different[mission],
        "mask": deck.pay_masks[mission],
        "ritual": deck.pay_rituals[mission],
    }
    for goods in range(GOODS):
        cost[GOODS_NAMES[goods]] = deck.pay_goods[mission * GOODS + goods]
    return {what: many for what, many in cost.items() if many}


def mission_need(state: "RaiateaState", mission: i64) -> View | None:
    """What a conditional mission asks for."""
    need = NEEDS[state.deck.need[mission]]
    amount: int = state.deck.need_amount[mission]
    if not need:
        return None
    if need == "rank":
        return {"what": "rank", "amount": amount, "rank": RANK_NAMES[amount]}
    return {"what": need, "amount": amount}


def _laid(state: "RaiateaState", at: i64) -> View:
    ritual = slots.ritual_of(state.cells[at])
    return {
        "ritual": state.deck.ritual_names[ritual],
        "seat": (at - SLOT) // SLOTS,
        "cost": state.deck.cost[ritual],
        "common": state.deck.ritual_type[ritual] == COMMON,
    }


def _task(state: "RaiateaState") -> View | None:
    """What the pending question is about."""
    cells = state.cells
    task = cells[ARGUMENT]
    if not task:
        return None
    kind = tasks.kind_of(task)
    value = tasks.value_of(task)
    about: View = {"code": task, "seat": tasks.seat_of(task), "count": tasks.count_of(task)}
    if cells[KIND] == frames.CHOOSE or kind == tasks.OFFERING:
        about["options"] = choices_data(state, value)
    elif kind == tasks.USE_TYPE:
        about["sent"] = value == tasks.SENT
    elif kind == tasks.STEAL or kind == tasks.STOP:
        about["opponent"] = tasks.owner_of(task)
    elif kind == tasks.BONUS:
        about["goods"] = GOODS_NAMES[value]
    elif kind == tasks.AUCTION:
        about["statue"] = 1 + value // SPACES
        about["space"] = 1 + value % SPACES
    elif kind == tasks.PERFORM:
        about["deck"] = PILE_NAMES[value % 4] if value % 4 < PILES else None
        about["most"] = value // 4 or None
    elif kind == tasks.DIVER:
        about["diver"] = True
    return about


def choices_data(state: "RaiateaState", operation: i64) -> list[object]:
    """The alternatives of a choice as effect data."""
    found = state.deck.choices[operation]
    return [[effect.data() for effect in option] for option in found.asked()]
