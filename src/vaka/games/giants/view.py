"""What a seat sees of Giants, and every piece accounted for.

With open screens everybody sees everything but bids that are not opened yet. As printed, a view has
None for the stock behind a rival's screen and for the owner of a base under a moai [G26].
"""

from typing import TYPE_CHECKING

from vaka.core.cells import ARGUMENT, ASKED, KIND, OVER, blank
from vaka.core.decision import seats_of
from vaka.core.state_base import View
from vaka.core.vectors import i64
from vaka.games.giants import carrying, frames, placement, scoring, screens
from vaka.games.giants.actions import FIGURE_NAMES, PAYMENTS
from vaka.games.giants.auction import carved
from vaka.games.giants.island import EDGE_NAMES, EDGES, KIND_NAMES
from vaka.games.giants.layout import (
    AHU_BASE,
    AHU_HEADDRESS,
    AHU_MOAI,
    AWAY,
    BASES,
    BOXED,
    CHIEF_AT,
    CONTAINED_MARKERS,
    CONTAINED_WORKERS,
    CUT,
    FIRST,
    GONE,
    HALVES,
    HALVES_LEFT,
    HEX_LOGS,
    HEX_ROOM,
    HEX_WORKERS,
    IDLE,
    IN_HAND,
    ISLAND,
    KINDS,
    LOGS,
    LOGS_GONE,
    LOGS_LEFT,
    MARKERS,
    MARKERS_BID,
    MARKERS_LAID,
    OFFERED,
    ORDER,
    PASSED,
    PHASE,
    PIECE_HEX,
    PIECE_MARKED,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    POINTS,
    ROLLED,
    SCREEN,
    SHOWN,
    SORCERER_AT,
    STRENGTH,
    TURN,
    WORKERS,
    WORKERS_BID,
)
from vaka.games.giants.rules import PICKS, PLACEMENT, ROLL, TRANSPORT

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState


def fill_view(state: "GiantsState", seat: i64, view: View) -> None:
    """Add the table as the seat sees it."""
    cells = state.cells
    view["turn"] = cells[TURN]
    view["first"] = cells[FIRST]
    view["phase"] = _phase(state)
    view["active"] = cells[ASKED] if cells[ASKED] >= 0 else None
    view["dice"] = [cells[ROLLED + die] - 1 for die in range(state.seats) if cells[ROLLED + die]]
    view["offered"] = _sizes(state, OFFERED)
    picking = cells[PHASE] == PICKS and cells[KIND] == frames.PICK
    view["order"] = [cells[ORDER + place] for place in range(state.seats)] if picking else []
    view["supply"] = {
        "moai": _sizes(state, BOXED),
        "headdresses": cells[BOXED],
        "logs": cells[LOGS_LEFT],
        "half_tablets": cells[HALVES_LEFT],
    }
    view["gone"] = _sizes(state, GONE)
    view["logs_gone"] = cells[LOGS_GONE]
    view["hexes"] = [_show_hex(state, hex_) for hex_ in range(state.island.size)]
    view["ahus"] = [_show_ahu(state, ahu, seat) for ahu in range(state.island.ahus)]
    view["objects"] = [_show_object(state, piece) for piece in _in_play(state)]
    view["moving"] = _show_moving(state)
    view["steps"] = _show_steps(state)
    view["acting"] = _show_acting(state)
    view["placing"] = None
    if cells[ASKED] >= 0 and cells[KIND] == frames.WHERE:
        figure, logs = divmod(cells[ARGUMENT], 3)
        view["placing"] = {"figure": FIGURE_NAMES[figure], "logs": logs}
    view["seats"] = [_show_seat(state, other, seat) for other in range(state.seats)]


def _phase(state: "GiantsState") -> str:
    phase = state.cells[PHASE]
    if phase in (ROLL, PICKS):
        return "auction"
    if phase == PLACEMENT:
        return "placement"
    if phase == TRANSPORT:
        return "transport"
    return "end-of-turn"


def _sizes(state: "GiantsState", at: i64) -> list[int]:
    """Moai by size."""
    return [state.cells[at + size] for size in range(1, KINDS)]


def _in_play(state: "GiantsState") -> list[int]:
    """The objects that stand before a screen or lie on the island."""
    found: list[int] = []
    for kind in range(KINDS):
        first: int = state.box.first_piece[kind]
        for piece in range(first, first + carved(state, kind)):
            if state.cells[PIECE_STATE + piece] in (SCREEN, ISLAND):
                found.append(piece)
    return found


def _show_hex(state: "GiantsState", hex_: i64) -> View:
    cells = state.cells
    island = state.island
    seats = range(state.seats)
    sorcerers = [seat for seat in seats if cells[SORCERER_AT + seat] == hex_ + 1]
    chiefs = [seat for seat in seats if cells[CHIEF_AT + seat] == hex_ + 1]
    idle = [
        {"seat": seat, "figure": "sorcerer"}
        for seat in sorcerers
        if cells[IDLE + seat] & carrying.IDLE_SORCERER
    ]
    idle += [
        {"seat": seat, "figure": "chief"}
        for seat in chiefs
        if cells[IDLE + seat] & carrying.IDLE_CHIEF
    ]
    return {
        "name": island.hex_names[hex_],
        "q": island.q[hex_],
        "r": island.r[hex_],
        "kind": KIND_NAMES[island.kind[hex_]],
        "forest": 0 if cells[CUT + hex_] else island.forest_logs[hex_],
        "logs": cells[HEX_LOGS + hex_],
        "workers": [cells[HEX_WORKERS + seat * HEX_ROOM + hex_] for seat in seats],
        "sorcerers": sorcerers,
        "chiefs": chiefs,
        "idle": idle,
    }


def _show_ahu(state: "GiantsState", ahu: i64, seat: i64) -> View:
    cells = state.cells
    island = state.island
    base: int = cells[AHU_BASE + ahu] - 1
    moai: int = cells[AHU_MOAI + ahu] - 1
    headdress: int = cells[AHU_HEADDRESS + ahu] - 1
    return {
        "name": island.ahu_names[ahu],
        "hex": island.hex_names[island.ahu_hex[ahu]],
        "edge": EDGE_NAMES[island.ahu_edge[ahu]],
        "value": island.ahu_value[ahu],
        "headdress": island.ahu_headdress[ahu],
        "base": base if base >= 0 and not screens.hides_owner(state, seat, ahu) else None,
        "reserved": base >= 0 and moai < 0,
        "moai": state.box.piece_names[moai] if moai >= 0 else None,
        "size": state.box.piece_kind[moai] if moai >= 0 else 0,
        "crowned": state.box.piece_names[headdress] if headdress >= 0 else None,
        "worth": scoring.moai_worth(state, ahu) + scoring.headdress_worth(state, ahu),
    }


def _show_object(state: "GiantsState", piece: i64) -> View:
    cells = state.cells
    island = state.island
    kind = state.box.piece_kind[piece]
    owner: int = cells[PIECE_OWNER + piece] - 1
    trail = cells[PIECE_TRAIL + piece]
    return {
        "name": state.box.piece_names[piece],
        "kind": "moai" if kind else "headdress",
        "size": carrying.weight(kind),
        "hex": island.hex_names[cells[PIECE_HEX + piece]],
        "in_front_of": owner if cells[PIECE_STATE + piece] == SCREEN else None,
        "owner": owner if owner >= 0 else None,
        "marked": cells[PIECE_MARKED + piece] != 0,
        "trail": [
            island.hex_names[hex_] for hex_ in range(island.size) if trail & island.bit[hex_]
        ],
    }


def _show_moving(state: "GiantsState") -> View | None:
    """The object that is being moved."""
    cells = state.cells
    if cells[ASKED] < 0 or cells[KIND] not in (frames.MOVE, frames.PAY):
        return None
    argument = cells[ARGUMENT]
    to: str | None = None
    piece = argument // 2
    if cells[KIND] == frames.PAY:
        piece = argument // 64
        to = state.island.hex_names[argument % 64]
    where = state.island.hex_names[cells[PIECE_HEX + piece]]
    return {"object": state.box.piece_names[piece], "hex": where, "to": to}


def _show_steps(state: "GiantsState") -> list[View]:
    """The hexes that the object could be carried to next, and the ways to pay there; none: free."""
    cells = state.cells
    island = state.island
    if cells[ASKED] < 0 or cells[KIND] != frames.MOVE:
        return []
    piece = cells[ARGUMENT] // 2
    size = carrying.weight(state.box.piece_kind[piece])
    hex_ = cells[PIECE_HEX + piece]
    steps: list[View] = []
    for side in range(EDGES):
        to = island.around[hex_ * EDGES + side]
        if to < 0:
            break
        if cells[PIECE_TRAIL + piece] & island.bit[to] or not carrying.can_enter(state, size, to):
            continue
        out = blank(carrying.PAYMENT_ROOM)
        count = carrying.payments(state, cells[ASKED], size, to, out)
        ways = [carrying.points_of(state, PAYMENTS[out[choice]]) for choice in range(count)]
        steps.append({"hex": island.hex_names[to], "payments": ways})
    return steps


def _show_acting(state: "GiantsState") -> View | None:
    """The figure that may act, and where."""
    cells = state.cells
    if cells[ASKED] < 0 or cells[KIND] != frames.ACT:
        return None
    hex_ = placement.acting_hex(state, cells[ASKED], cells[ARGUMENT])
    return {"figure": FIGURE_NAMES[cells[ARGUMENT]], "hex": state.island.hex_names[hex_]}


def _figure_place(state: "GiantsState", at: i64) -> str:
    if at == IN_HAND:
        return "hand"
    if at == AWAY:
        return "bid"
    return state.island.hex_names[at - 1]


def _show_seat(state: "GiantsState", seat: i64, viewer: i64) -> View:
    cells = state.cells
    idle: list[str] = []
    if cells[IDLE + seat] & carrying.IDLE_SORCERER:
        idle.append("sorcerer")
    if cells[IDLE + seat] & carrying.IDLE_CHIEF:
        idle.append("chief")
    part = scoring.parts(state, seat)
    score = part[0]
    if cells[OVER]:
        score = sum(part)
    elif state.open_score:
        score += part[1]
    shown: View = {
        "workers": cells[WORKERS + seat],
        "markers": cells[MARKERS + seat],
        "sorcerer": _figure_place(state, cells[SORCERER_AT + seat]),
        "chief": _figure_place(state, cells[CHIEF_AT + seat]),
        "idle": idle,
        "logs": cells[LOGS + seat],
        "half_tablets": cells[HALVES + seat],
        "bases": cells[BASES + seat],
        "points": cells[POINTS + seat],
        "passed": seat in seats_of(cells[PASSED]),
        "bid": _show_bid(state, seat),
        "laid": cells[MARKERS_LAID + seat],
        "contained": {
            "workers": cells[CONTAINED_WORKERS + seat],
            "markers": cells[CONTAINED_MARKERS + seat],
        },
        "erected": scoring.erected(state, seat),
        "score": score,
        "shown": [
            state.island.ahu_names[ahu]
            for ahu in range(state.island.ahus)
            if cells[SHOWN + seat] & state.island.bit[ahu]
        ],
    }
    if screens.hides_stock(state, viewer, seat):
        shown |= {"workers": None, "markers": None, "logs": None, "bases": None, "erected": None}
        shown["contained"] = {"workers": None, "markers": None}
    return shown


def _show_bid(state: "GiantsState", seat: i64) -> View | None:
    """What lies before the screen; None before the bids of this turn are opened."""
    cells = state.cells
    if cells[ASKED] < 0 and not cells[OVER]:
        return None
    return {
        "markers": cells[MARKERS_BID + seat],
        "workers": cells[WORKERS_BID + seat],
        "sorcerer": int(cells[SORCERER_AT + seat] == AWAY),
        "chief": int(cells[CHIEF_AT + seat] == AWAY),
        "strength": cells[STRENGTH + seat],
    }


# The inventory -----------------------------------------------------------------------------------


def inventory(state: "GiantsState") -> dict[str, int]:
    """Every figure, marker, base, log, object and half-tablet, wherever it is [G1]."""
    cells = state.cells
    counted: dict[str, int] = {}
    for kind in range(KINDS):
        name = ("headdress", "small", "medium", "large")[kind]
        known = cells[BOXED + kind] + cells[OFFERED + kind] + cells[GONE + kind]
        first: int = state.box.first_piece[kind]
        made: int = state.box.made[kind]
        counted[name] = known + len(
            [piece for piece in range(first, first + made) if cells[PIECE_STATE + piece]]
        )
    seats = range(state.seats)
    logs: int = cells[LOGS_LEFT] + cells[LOGS_GONE]
    logs += sum([cells[LOGS + seat] for seat in seats])
    counted["log"] = logs + sum([cells[HEX_LOGS + hex_] for hex_ in range(state.island.size)])
    counted["half"] = cells[HALVES_LEFT] + sum([cells[HALVES + seat] for seat in seats])
    for seat in seats:
        counted.update(_colour(state, seat))
    return counted


def _colour(state: "GiantsState", seat: int) -> dict[str, int]:
    """The pieces of one colour."""
    cells = state.cells
    workers: int = cells[WORKERS + seat] + cells[WORKERS_BID + seat]
    workers += cells[CONTAINED_WORKERS + seat]
    for hex_ in range(state.island.size):
        workers += cells[HEX_WORKERS + seat * HEX_ROOM + hex_]
    markers: int = cells[MARKERS + seat] + cells[MARKERS_BID + seat] + cells[MARKERS_LAID + seat]
    markers += cells[CONTAINED_MARKERS + seat]
    for piece in _in_play(state):
        if cells[PIECE_MARKED + piece] and cells[PIECE_OWNER + piece] == 1 + seat:
            markers += 1
    bases: int = cells[BASES + seat]
    for ahu in range(state.island.ahus):
        if cells[AHU_BASE + ahu] == 1 + seat:
            bases += 1
    return {f"worker:{seat}": workers, f"marker:{seat}": markers, f"base:{seat}": bases}
