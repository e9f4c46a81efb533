"""Why an action is refused: the rule that forbids it, and the reason as a key."""

from typing import TYPE_CHECKING

from vaka.core.cells import ARGUMENT, KIND
from vaka.core.state_base import Refusal
from vaka.core.vectors import i64
from vaka.games.giants import bases, carrying, placement, screens, transport
from vaka.games.giants.actions import RETRIEVE_PIECE, TAKE_PIECE
from vaka.games.giants.frames import DECISIONS
from vaka.games.giants.layout import (
    AHU_BASE,
    AHU_MOAI,
    ISLAND,
    LOGS,
    MARKERS,
    OFFERED,
    PIECE_HEX,
    PIECE_MARKED,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    SCREEN,
    STRENGTH,
    WORKERS,
)

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

# What each decision is about: anything else is an answer to another question.
_ANSWERS: dict[str, tuple[str, ...]] = {
    "bid": ("bid",),
    "pick": ("skip", "pick", "peek"),
    "place": ("pass", "half-tablet", "place", "peek"),
    "where": ("on", "peek"),
    "act": ("skip", "perform", "reserve", "peek"),
    "transport": ("pass", "take", "peek"),
    "move": ("mark", "leave", "go", "erect", "crown", "peek"),
    "pay": ("pay", "peek"),
    "keep": ("skip", "mark", "peek"),
    "retrieve": ("skip", "retrieve", "peek"),
}


def refusal(state: "GiantsState", seat: i64, index: i64) -> Refusal:
    asked = DECISIONS[state.cells[KIND]]
    action = state.catalog[index]
    args = dict(action.args)
    if action.name not in _ANSWERS[asked.name]:
        return Refusal(asked.rules[0], "wrong-decision", {"decision": asked.name})
    if action.name == "peek":
        return _peek(state, seat, str(args["ahu"]))
    if asked.name == "bid":
        return _bid(state, seat, int(args["markers"]))
    if asked.name == "pick":
        return _pick(state, seat, int(args["size"]))
    if asked.name == "place":
        return _place(state, seat, action.name, args)
    if asked.name == "act":
        return _act(state, seat, action.name, args)
    if asked.name == "transport":
        return _take(state, seat, index - TAKE_PIECE)
    if asked.name == "move":
        return _move(state, seat, index, action.name)
    if asked.name == "retrieve":
        return Refusal("G27", "no-marker-there", {"object": _piece(state, index - RETRIEVE_PIECE)})
    return Refusal("G19", "wrong-payment", {})


def _piece(state: "GiantsState", piece: i64) -> str:
    return state.box.piece_names[piece]


def _bid(state: "GiantsState", seat: i64, markers: int) -> Refusal:
    """G7: sorcerer and chief are always there, so it is markers or workers."""
    what = "markers"
    have = state.cells[MARKERS + seat]
    if markers <= have:
        what = "workers"
        have = state.cells[WORKERS + seat]
    return Refusal("G7", "too-many", {"what": what, "have": have})


def _pick(state: "GiantsState", seat: i64, size: int) -> Refusal:
    if not state.cells[OFFERED + size]:
        return Refusal("G8", "not-offered", {"size": size})
    strength: int = state.cells[STRENGTH + seat]
    return Refusal("G8", "too-weak", {"size": size, "strength": strength})


def _place(state: "GiantsState", seat: i64, name: str, args: dict[str, str | int]) -> Refusal:
    cells = state.cells
    if name == "half-tablet":
        if cells[MARKERS + seat]:
            return Refusal("G13", "no-half-tablets-left", {})
        return Refusal("G13", "no-marker", {})
    figure = str(args["figure"])
    logs: int = cells[LOGS + seat]
    if int(args["logs"]) > logs and placement.has_figure(state, seat, figure):
        return Refusal("G10", "no-logs", {"have": logs})
    return Refusal("G10", "not-in-hand", {"figure": figure})


def _act(state: "GiantsState", seat: i64, name: str, args: dict[str, str | int]) -> Refusal:
    if name == "perform":
        return Refusal("G11", "nothing-here", {})
    ahu = str(args["ahu"])
    here = placement.acting_hex(state, seat, state.cells[ARGUMENT])
    if state.island.ahu_hex[state.island.ahu_names.index(ahu)] != here:
        return Refusal("G11", "not-here", {"ahu": ahu})
    return Refusal("G11", "cannot-reserve", {"ahu": ahu})


def _peek(state: "GiantsState", seat: i64, ahu: str) -> Refusal:
    number: i64 = state.island.ahu_names.index(ahu)
    if screens.hides_owner(state, seat, number):
        return Refusal("G26", "no-half-tablet", {})
    return Refusal("G26", "not-hidden", {"ahu": ahu})


def _take(state: "GiantsState", seat: i64, piece: i64) -> Refusal:
    cells = state.cells
    name = _piece(state, piece)
    if cells[PIECE_STATE + piece] not in (SCREEN, ISLAND):
        return Refusal("G16", "not-there", {"object": name})
    owner: int = cells[PIECE_OWNER + piece] - 1
    if owner >= 0 and owner != seat:
        return Refusal("G24", "not-yours", {"object": name, "seat": owner})
    if transport.must_keep(state, seat, piece):
        return Refusal("G24", "must-keep", {"object": name})
    return Refusal("G16", "nothing-to-do", {"object": name})


# In the middle of a move -------------------------------------------------------------------------


def _move(state: "GiantsState", seat: i64, index: i64, name: str) -> Refusal:
    piece = state.cells[ARGUMENT] // 2
    if name == "go":
        return _go(state, piece, index - state.island.go_hex)
    if name == "leave":
        if state.cells[PIECE_OWNER + piece]:
            return Refusal("G16", "must-act", {"object": _piece(state, piece)})
        return Refusal("G24", "must-keep", {"object": _piece(state, piece)})
    if name == "mark":
        if state.cells[PIECE_MARKED + piece]:
            return Refusal("G23", "marked", {"object": _piece(state, piece)})
        return Refusal("G23", "no-marker", {})
    if name == "erect":
        return _erect(state, seat, piece, index - state.island.erect_ahu)
    return _crown(state, piece, index - state.island.crown_ahu)


def _go(state: "GiantsState", piece: i64, to: i64) -> Refusal:
    island = state.island
    hex_ = state.cells[PIECE_HEX + piece]
    name = island.hex_names[to]
    if to not in [island.neighbours[hex_ * transport.SIDES + side] for side in range(6)]:
        return Refusal("G17", "not-next", {"hex": name})
    if state.cells[PIECE_TRAIL + piece] & island.bit[to]:
        return Refusal("G20", "been-there", {"hex": name})
    size = carrying.weight(state.box.piece_kind[piece])
    if not carrying.can_enter(state, size, to):
        return Refusal("G17", "too-heavy", {"hex": name, "size": size})
    return Refusal("G24", "must-keep", {"object": _piece(state, piece)})


def _erect(state: "GiantsState", seat: i64, piece: i64, ahu: i64) -> Refusal:
    cells = state.cells
    name = state.island.ahu_names[ahu]
    hex_ = cells[PIECE_HEX + piece]
    if not state.box.piece_kind[piece]:
        return Refusal("G21", "is-headdress", {})
    if state.island.ahu_hex[ahu] != hex_:
        return Refusal("G21", "not-here", {"ahu": name})
    if cells[AHU_MOAI + ahu]:
        return Refusal("G21", "taken", {"ahu": name})
    base: int = cells[AHU_BASE + ahu] - 1
    if base >= 0 and base != seat:
        return Refusal("G21", "reserved", {"ahu": name, "seat": base})
    if not carrying.stands_on(state, seat, hex_):
        return Refusal("G21", "no-figure", {"ahu": name})
    return Refusal("G21", "no-base", {})


def _crown(state: "GiantsState", piece: i64, ahu: i64) -> Refusal:
    name = state.island.ahu_names[ahu]
    if state.box.piece_kind[piece]:
        return Refusal("G22", "is-moai", {})
    if state.island.ahu_hex[ahu] != state.cells[PIECE_HEX + piece]:
        return Refusal("G22", "not-here", {"ahu": name})
    if not bases.is_bare(state, ahu):
        return Refusal("G22", "bare-only", {"ahu": name})
    return Refusal("G22", "no-figure", {"ahu": name})
