"""Giants as numbers for learners: all that a seat sees, and its own sealed bid."""

from typing import TYPE_CHECKING, Final

from vaka.core.cells import ARGUMENT, ASKED, KIND
from vaka.core.decision import BIT
from vaka.core.features import (
    Feature,
    at_most,
    counts,
    flags,
    question_features,
    seat_names,
)
from vaka.core.vectors import i64, u8, vec
from vaka.games.giants import frames, placement, rules, screens
from vaka.games.giants.actions import BID_HANDS, FIGURE_NAMES
from vaka.games.giants.box import OBJECT_NAMES, SIZES
from vaka.games.giants.carrying import IDLE_CHIEF, IDLE_SORCERER
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
    DICE,
    FIGURES,
    FIRST,
    GONE,
    HALVES,
    HALVES_LEFT,
    HEX_LOGS,
    HEX_ROOM,
    HEX_WORKERS,
    IDLE,
    IN_HAND,
    KINDS,
    LOGS,
    LOGS_GONE,
    LOGS_LEFT,
    MARKERS,
    MARKERS_BID,
    MARKERS_LAID,
    MOST_LOGS,
    OFFERED,
    ORDER,
    PASSED,
    PHASE,
    PIECE_HEX,
    PIECE_OWNER,
    PIECE_STATE,
    PIECE_TRAIL,
    PIECES,
    POINTS,
    ROLLED,
    SCREEN,
    SEALED_BID,
    SET,
    SORCERER_AT,
    STRENGTH,
    TURN,
    WORKERS,
    WORKERS_BID,
)
from vaka.games.giants.sets import BUSY, lowest, sets_of

if TYPE_CHECKING:
    from vaka.games.giants.state import GiantsState

PHASE_NAMES: Final = ("auction", "placement", "transport", "end")

# More than anybody needs to tell apart.
MOST_POINTS: Final = 60
MOST_STRENGTH: Final = 15
MOST_ON_HEX: Final = 9  # logs, or objects of one kind
MOST_TREES: Final = 9

# How many numbers there are of each thing; a hex and an ahu have one more for each player.
# Written out: the compiler folds only constants of one module.
_SUPPLY: Final = 19
_ABOUT: Final = 9
assert _SUPPLY == 3 * KINDS + KINDS + 3
assert _ABOUT == 3 + 1 + KINDS + 1
_BID: Final = 4
_FIGURE: Final = 5
_SEAT: Final = 14 + 2 * _FIGURE
_HEX: Final = 9
_AHU: Final = 2
_PIECE: Final = 6


def described(state: "GiantsState") -> list[Feature]:
    """All numbers by name, in the order of `write`."""
    box = state.box
    island = state.island
    seats = seat_names(state.config.players)
    found = question_features(state.config)
    found += flags("first", seats)
    found += flags("passed", seats)
    found += counts("order", seats, state.config.players)  # of picks; 0 when none are made
    found.append(Feature("turn", 0, box.turns))
    found += flags("phase", PHASE_NAMES)
    found += counts("dice", OBJECT_NAMES, DICE)
    for group in ("offered", "boxed", "gone"):
        found += [Feature(f"{group}.{OBJECT_NAMES[k]}", 0, box.made[k]) for k in range(KINDS)]
    found.append(Feature("supply.logs", 0, box.logs))
    found.append(Feature("supply.logs_gone", 0, box.logs))
    found.append(Feature("supply.half_tablets", 0, box.halves))
    # What the question is about: the figure that is placed or acts, the object that is moved.
    found += flags("about", FIGURE_NAMES)
    found.append(Feature("about.logs", 0, MOST_LOGS))
    found += flags("about", OBJECT_NAMES)
    found.append(Feature("about.moved", 0, 1))
    found += flags("from", island.hex_names)
    found += flags("to", island.hex_names)
    found += flags("trail", island.hex_names)
    found.append(Feature("own.sealed.markers", 0, FIGURES))
    found.append(Feature("own.sealed.workers", 0, FIGURES))
    found += flags("own.sealed", ("sorcerer", "chief"))
    columns, rows = _most_column(state), _most_row(state)
    for name in seats:
        for group in ("workers", "markers", "bid.workers", "bid.markers", "laid"):
            found.append(Feature(f"{name}.{group}", 0, FIGURES))
        found.append(Feature(f"{name}.contained.workers", 0, FIGURES))
        found.append(Feature(f"{name}.contained.markers", 0, FIGURES))
        found.append(Feature(f"{name}.strength", 0, MOST_STRENGTH))
        found.append(Feature(f"{name}.logs", 0, box.logs))
        found.append(Feature(f"{name}.half_tablets", 0, box.halves))
        found.append(Feature(f"{name}.bases", 0, box.colour_bases))
        found.append(Feature(f"{name}.points", 0, MOST_POINTS))
        found += flags(f"{name}.idle", FIGURE_NAMES[1:])
        for figure in FIGURE_NAMES[1:]:
            found += flags(f"{name}.{figure}", ("hand", "bid", "island"))
            found.append(Feature(f"{name}.{figure}.column", 0, columns))
            found.append(Feature(f"{name}.{figure}.row", 0, rows))
    for hex_ in island.hex_names:
        found.append(Feature(f"hex.{hex_}.trees", 0, MOST_TREES))
        found.append(Feature(f"hex.{hex_}.logs", 0, MOST_ON_HEX))
        found += counts(f"hex.{hex_}", OBJECT_NAMES, MOST_ON_HEX)
        found += flags(f"hex.{hex_}.own", FIGURE_NAMES[1:])
        found.append(Feature(f"hex.{hex_}.other_chiefs", 0, state.config.players))
        found += counts(f"hex.{hex_}.crowd", seats, FIGURES + 1)  # workers and sorcerers
    for ahu in island.ahu_names:
        found.append(Feature(f"ahu.{ahu}.moai", 0, SIZES))
        found.append(Feature(f"ahu.{ahu}.headdress", 0, 1))
        found += flags(f"ahu.{ahu}.base", seats)
    for piece in box.piece_names:
        found += flags(piece, ("screen", "set", "own", "others"))
        found.append(Feature(f"{piece}.column", 0, columns))
        found.append(Feature(f"{piece}.row", 0, rows))
    # Whose object it is that stands before a screen or bears a marker is in own and others.
    return found


def write(state: "GiantsState", seat: i64, out: vec[u8], at: i64) -> None:
    """Write the numbers of a seat that are not 0, from `at` on."""
    at = state.question_into(seat, out, at)
    at = _write_turn(state, seat, out, at)
    at = _write_about(state, seat, out, at)
    seats = state.seats
    other = seat
    _: i64
    for _ in range(seats):
        _write_seat(state, other, out, at)
        if state.as_printed and screens.hides_stock(state, seat, other):
            _hide_stock(out, at)
        at += _SEAT
        other += 1
        if other == seats:
            other = 0
    hexes = at
    _write_hexes(state, seat, out, hexes)
    at += state.island.size * (_HEX + seats)
    _write_ahus(state, seat, out, at)
    at += state.island.ahus * (_AHU + seats)
    _write_pieces(state, seat, out, at, hexes)


def _most_column(state: "GiantsState") -> int:
    return max(state.island.east)


def _most_row(state: "GiantsState") -> int:
    return 1 + max(state.island.r)


def _write_turn(state: "GiantsState", seat: i64, out: vec[u8], at: i64) -> i64:
    cells = state.cells
    seats = state.seats
    picking = cells[PHASE] == rules.PICKS and cells[KIND] == frames.PICK and cells[ASKED] >= 0
    first = cells[FIRST] - seat
    if first < 0:
        first += seats
    out[at + first] = 1
    at += seats
    k: i64
    other = seat
    for k in range(seats):
        bit: i64 = BIT[other]
        if cells[PASSED] & bit:
            out[at + k] = 1
        other += 1
        if other == seats:
            other = 0
    at += seats
    if picking:
        for k in range(seats):
            other = cells[ORDER + k] - seat
            if other < 0:
                other += seats
            out[at + other] = u8(1 + k)
    at += seats
    out[at] = at_most(cells[TURN], state.box.turns)
    at += 1
    phase = cells[PHASE]
    if phase == rules.ROLL or phase == rules.PICKS:
        out[at] = 1
    elif phase == rules.PLACEMENT:
        out[at + 1] = 1
    elif phase == rules.TRANSPORT:
        out[at + 2] = 1
    else:
        out[at + 3] = 1
    at += 4
    for k in range(seats):
        if cells[ROLLED + k]:
            out[at + cells[ROLLED + k] - 1] += 1
    at += KINDS
    for k in range(KINDS):
        out[at + k] = u8(cells[OFFERED + k])
        out[at + KINDS + k] = u8(cells[BOXED + k])
        out[at + 2 * KINDS + k] = u8(cells[GONE + k])
    at += 3 * KINDS
    out[at] = u8(cells[LOGS_LEFT])
    out[at + 1] = u8(cells[LOGS_GONE])
    out[at + 2] = u8(cells[HALVES_LEFT])
    return at + 3


def _write_about(state: "GiantsState", seat: i64, out: vec[u8], at: i64) -> i64:
    """What the question is about, and the seat's own sealed bid."""
    cells = state.cells
    size = state.island.size
    hexes = at + _ABOUT
    kind = cells[KIND]
    argument = cells[ARGUMENT]
    piece: i64 = -1
    if cells[ASKED] >= 0:
        if kind == frames.WHERE:
            out[at + argument // 3] = 1
            out[at + 3] = u8(argument % 3)
        elif kind == frames.ACT:
            out[at + argument] = 1
            out[hexes + placement.acting_hex(state, cells[ASKED], argument)] = 1
        elif kind == frames.MOVE:
            piece = argument // 2
            out[at + 4 + KINDS] = u8(argument % 2)
        elif kind == frames.PAY:
            piece = argument // 64
            out[hexes + size + argument % 64] = 1
        elif kind == frames.KEEP:
            piece = argument
    if piece >= 0:
        out[at + 4 + state.box.piece_kind[piece]] = 1
        out[hexes + cells[PIECE_HEX + piece]] = 1
        trail = cells[PIECE_TRAIL + piece]
        while trail:
            out[hexes + 2 * size + lowest(trail)] = 1
            trail &= trail - 1
    at = hexes + 3 * size
    if kind == frames.BID and cells[ASKED] < 0 and state.has_answered(seat):
        hand = cells[SEALED_BID + 2 * seat] - BID_HANDS
        out[at] = u8(hand // 4 // (FIGURES + 1))
        out[at + 1] = u8(hand // 4 % (FIGURES + 1))
        out[at + 2] = u8(hand // 2 % 2)
        out[at + 3] = u8(hand % 2)
    return at + _BID


def _write_seat(state: "GiantsState", other: i64, out: vec[u8], at: i64) -> None:
    cells = state.cells
    out[at] = u8(cells[WORKERS + other])
    out[at + 1] = u8(cells[MARKERS + other])
    out[at + 2] = u8(cells[WORKERS_BID + other])
    out[at + 3] = u8(cells[MARKERS_BID + other])
    out[at + 4] = u8(cells[MARKERS_LAID + other])
    out[at + 5] = u8(cells[CONTAINED_WORKERS + other])
    out[at + 6] = u8(cells[CONTAINED_MARKERS + other])
    out[at + 7] = at_most(cells[STRENGTH + other], MOST_STRENGTH)
    out[at + 8] = u8(cells[LOGS + other])
    out[at + 9] = u8(cells[HALVES + other])
    out[at + 10] = u8(cells[BASES + other])
    out[at + 11] = at_most(cells[POINTS + other], MOST_POINTS)
    if cells[IDLE + other] & IDLE_SORCERER:
        out[at + 12] = 1
    if cells[IDLE + other] & IDLE_CHIEF:
        out[at + 13] = 1
    _write_figure(state, cells[SORCERER_AT + other], out, at + 14)
    _write_figure(state, cells[CHIEF_AT + other], out, at + 14 + _FIGURE)


def _hide_stock(out: vec[u8], at: i64) -> None:
    """Leave 0 for what lies behind a rival's screen or in the container [G26]."""
    out[at] = out[at + 1] = 0  # workers, markers
    out[at + 5] = out[at + 6] = 0  # contained
    out[at + 8] = 0  # logs
    out[at + 10] = 0  # bases


def _write_figure(state: "GiantsState", place: i64, out: vec[u8], at: i64) -> None:
    if place == IN_HAND:
        out[at] = 1
    elif place == AWAY:
        out[at + 1] = 1
    else:
        out[at + 2] = 1
        out[at + 3] = u8(state.island.east[place - 1])
        out[at + 4] = u8(1 + state.island.r[place - 1])


def _write_hexes(state: "GiantsState", seat: i64, out: vec[u8], at: i64) -> None:
    """Trees, logs and figures; most hexes are empty."""
    cells = state.cells
    seats = state.seats
    island = state.island
    forests = island.forests
    room = _HEX + seats
    k: i64
    for k in range(len(forests)):
        forest = forests[k]
        if not cells[CUT + forest]:
            out[at + forest * room] = u8(island.forest_logs[forest])
    crowd: i64
    other = seat
    busy = sets_of(state)[BUSY]
    while busy:
        hex_ = lowest(busy)
        busy &= busy - 1
        crowd = at + hex_ * room + _HEX
        out[crowd - _HEX + 1] = at_most(cells[HEX_LOGS + hex_], MOST_ON_HEX)
        hex_ += HEX_WORKERS
        for k in range(seats):
            out[crowd + k] = u8(cells[hex_ + other * HEX_ROOM])
            other += 1
            if other == seats:
                other = 0
    for k in range(seats):
        stands = cells[SORCERER_AT + other]
        if stands > IN_HAND:
            crowd = at + (stands - 1) * room + _HEX
            out[crowd + k] += 1
            if other == seat:
                out[crowd - _HEX + 6] = 1
        stands = cells[CHIEF_AT + other]
        if stands > IN_HAND:
            crowd = at + (stands - 1) * room
            if other == seat:
                out[crowd + 7] = 1
            else:
                out[crowd + 8] += 1
        other += 1
        if other == seats:
            other = 0


def _write_ahus(state: "GiantsState", seat: i64, out: vec[u8], at: i64) -> None:
    """Write moai, headdresses and the owners of bases, as far as the seat sees them [G26]."""
    cells = state.cells
    seats = state.seats
    as_printed = state.as_printed
    ahu: i64
    for ahu in range(state.island.ahus):
        if cells[AHU_MOAI + ahu]:
            out[at] = u8(state.box.piece_kind[cells[AHU_MOAI + ahu] - 1])
            if cells[AHU_HEADDRESS + ahu]:
                out[at + 1] = 1
        owner = cells[AHU_BASE + ahu] - 1
        if owner >= 0 and not (as_printed and screens.hides_owner(state, seat, ahu)):
            owner -= seat
            if owner < 0:
                owner += seats
            out[at + _AHU + owner] = 1
        at += _AHU + seats


def _write_pieces(state: "GiantsState", seat: i64, out: vec[u8], at: i64, hexes: i64) -> None:
    """Every object that was carved, and how many of its kind lie on its hex."""
    cells = state.cells
    island = state.island
    piece_kind = state.box.piece_kind
    room = _HEX + state.seats
    piece: i64
    for piece in range(PIECES):
        stands = cells[PIECE_STATE + piece]
        if stands == SET:
            out[at + 1] = 1
        elif stands:
            owner = cells[PIECE_OWNER + piece] - 1
            if owner == seat:
                out[at + 2] = 1
            elif owner >= 0:
                out[at + 3] = 1
            if stands == SCREEN:
                out[at] = 1
            else:
                hex_ = cells[PIECE_HEX + piece]
                out[at + 4] = u8(island.east[hex_])
                out[at + 5] = u8(1 + island.r[hex_])
                count = hexes + hex_ * room + 2 + piece_kind[piece]
                if out[count] < MOST_ON_HEX:
                    out[count] += 1
        at += _PIECE
