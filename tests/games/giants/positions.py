"""Positions to test with: what matters is said, and everything else finds its place by itself.

The only place in these tests that knows where things lie in a state's cells. A position is checked
by `game.restore`, so no piece is ever made up or lost.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

import vaka
from tests.games.playing import act, asked, legal
from vaka.core.cells import ARGUMENT
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.core.vectors import i64, vec
from vaka.games.giants import layout
from vaka.games.giants.box import standard_box
from vaka.games.giants.island import Island, standard_island
from vaka.games.giants.state import GiantsState

GAME: Final = vaka.load("giants")
BOX: Final = standard_box()
ISLAND: Final = standard_island()
OBJECTS: Final = ("headdress", "small", "medium", "large")
FIGURES: Final = ("worker", "sorcerer", "chief")
EMPTY: Final = "bid(markers=0, workers=0, sorcerer=0, chief=0)"

# Hexes and ahus that tests speak of, by what they are for.
VILLAGE: Final = "c6"
HUT: Final = "h2"
FOREST: Final = "d4"  # of 5 logs
MOAI_QUARRY: Final = "e8"
HEADDRESS_QUARRY: Final = "g2"

# The south road: e8 (moai quarry) e7 f6 g6 g5 g4 g3 g2 (headdress quarry), with own people on it.
OWN_ROAD: Final = {"e7": "0 worker", "f6": "0 worker", "g6": "0 worker", "g5": "0 worker"}

# A small island of 13 hexes: all meet there.
TINY: Final = """
island = '''
. . . . .
 M V 9 9
  T H 9 .
'''
[ahus]
a1-nw = [4, 5]
a3-ne = [3, 6]
a5-e = [6, 7]
c4-se = [5, 8]
c4-e = [5, 8]
"""

# The standard game, and each option by itself.
EACH_OPTION: Final[list[dict[str, OptionValue]]] = [
    {},
    {"two_workers": True},
    {"open_score": True},
    {"screens": "as_printed"},
    {"acting_figures_carry": True},
    {"island": TINY},
]


def names_of(options: Mapping[str, OptionValue]) -> str:
    """What a test with these options is called."""
    return "-".join(options) or "standard"


@cache
def _start(players: int, first: int, options: tuple[tuple[str, object], ...]) -> State:
    """A new game that a certain seat begins."""
    for seed in range(1000):
        state = GAME.new(players, seed, dict(options))
        if state.view(None)["first"] == first:
            return state
    raise LookupError(first)


def _counts(text: str, known: Sequence[str]) -> dict[str, int]:
    """`2 workers, chief` as numbers."""
    found = dict.fromkeys(known, 0)
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, name = part.rpartition(" ")
        name = {"halves": "half"}.get(name, name.removesuffix("s"))
        if name not in found:
            raise ValueError(part)
        found[name] += int(number or 1)
    return found


def position(
    phase: str = "placement",
    players: int = 3,
    *,
    first: int = 0,
    turn: int = 2,
    options: Mapping[str, object] | None = None,
    dice: Sequence[int] = (),
    hands: Mapping[int, str] | None = None,
    board: Mapping[str, str] | None = None,
    objects: Mapping[str, str] | None = None,
    ahus: Mapping[str, str] | None = None,
    trails: Mapping[str, str] | None = None,
    points: Sequence[int] = (),
    supply: Mapping[str, int] | None = None,
    cut: Sequence[str] | None = None,
) -> State:
    """A position of a game, before the bids, in placement or in transport.

    `dice` are those of an auction. `hands`: what is behind a screen (`2 workers, sorcerer, chief,
    marker, 3 logs, 2 halves`); a sorcerer or a chief who is neither there nor on the board was bid.
    `board`: figures with their seats, and logs (`0 worker, 0 worker, 1 chief idle, 2 logs`).
    `objects`: a hex or `screen`, then the owner, then `marked`. `ahus`: whose base, then the moai,
    then its headdress. `trails`: hexes where an object was this turn. `supply`: how many objects of
    a kind are left in the box; the rest left the game. What is cut, if not told, is enough for the
    logs in play.
    """
    chosen = dict(options or {})
    state = _start(players, first, tuple(chosen.items())).clone()
    assert isinstance(state, GiantsState)
    if phase != "bid":
        for seat in range(players):
            state.apply(seat, state.catalog.parse(EMPTY))
    numbers = list(state.cells)
    for seat in range(layout.PLAYERS):
        for at in (layout.POINTS, layout.SORCERER_AT, layout.CHIEF_AT, layout.IDLE):
            numbers[at + seat] = 0
    numbers[layout.TURN] = turn
    for seat, earned in enumerate(points):
        numbers[layout.POINTS + seat] = earned
    carved = _lay_objects(numbers, state.island, objects or {}, ahus or {}, trails or {})
    _fill_box(numbers, carved, dice, supply or {})
    _lay_figures(numbers, state.island, players, hands or {}, board or {})
    _share(numbers, state.island, players, ahus or {}, objects or {}, cut)
    state.cells = vec[i64](numbers)
    state = GAME.restore(players, chosen, state.dump())
    _skip_idle_first(state, phase)
    return state


def _skip_idle_first(state: State, phase: str) -> None:
    """Let all pass in placement who are not wanted there."""
    turn = state.view(None)["turn"]
    while phase != "bid" and (now := asked(state)) is not None and now[0] == "place":
        wanted = phase == "placement" and legal(state) != ["pass"]
        if wanted or state.view(None)["turn"] != turn:
            break
        act(state, "pass")
    state.log = None


def _lay_objects(
    numbers: list[int],
    island: Island,
    objects: Mapping[str, str],
    ahus: Mapping[str, str],
    trails: Mapping[str, str],
) -> list[int]:
    """Write down carved objects and ahus; how many of each kind are carved."""
    set_on: list[str] = []
    for name, text in ahus.items():
        ahu = island.ahu_names.index(name)
        seat, *pieces = text.split()
        numbers[layout.AHU_BASE + ahu] = 1 + int(seat)
        for at, piece in zip((layout.AHU_MOAI, layout.AHU_HEADDRESS), pieces, strict=False):
            numbers[at + ahu] = 1 + BOX.piece_names.index(piece)
            set_on.append(piece)
    carved = [0] * len(OBJECTS)
    for name in (*objects, *set_on):
        number = BOX.piece_names.index(name)
        kind = BOX.piece_kind[number]
        carved[kind] += 1
        if name in set_on:
            numbers[layout.PIECE_STATE + number] = layout.SET
            continue
        where, *rest = objects[name].split()
        screen = where == "screen"
        numbers[layout.PIECE_STATE + number] = layout.SCREEN if screen else layout.ISLAND
        numbers[layout.PIECE_HEX + number] = (
            island.quarry[kind] if screen else island.hex_names.index(where)
        )
        if rest:
            numbers[layout.PIECE_OWNER + number] = 1 + int(rest[0])
        numbers[layout.PIECE_MARKED + number] = int("marked" in rest)
        for each in trails.get(name, "").split():
            numbers[layout.PIECE_TRAIL + number] |= 1 << island.hex_names.index(each)
    return carved


def _fill_box(
    numbers: list[int], carved: Sequence[int], dice: Sequence[int], supply: Mapping[str, int]
) -> None:
    for kind, name in enumerate(OBJECTS):
        left = BOX.made[kind] - carved[kind]
        numbers[layout.GONE + kind] = left - supply.get(name, left)
        left = supply.get(name, left)
        offered = min(left, sum(face == kind for face in dice)) if kind else 0
        numbers[layout.OFFERED + kind] = offered
        numbers[layout.BOXED + kind] = left - offered
    for die, face in enumerate(dice):
        numbers[layout.ROLLED + die] = 1 + face


def _lay_figures(
    numbers: list[int],
    island: Island,
    players: int,
    hands: Mapping[int, str],
    board: Mapping[str, str],
) -> None:
    known = (*FIGURES, "marker", "log", "half")
    held = [_counts(hands.get(seat, ""), known) for seat in range(players)]
    for seat, hand in enumerate(held):
        for name, at in (
            ("worker", layout.WORKERS),
            ("marker", layout.MARKERS),
            ("log", layout.LOGS),
            ("half", layout.HALVES),
        ):
            numbers[at + seat] = hand[name]
        for name, at in (("sorcerer", layout.SORCERER_AT), ("chief", layout.CHIEF_AT)):
            numbers[at + seat] = layout.IN_HAND if hand[name] else layout.AWAY
    for name, text in board.items():
        hex_ = island.hex_names.index(name)
        for part in text.split(","):
            who, figure, *idle = part.split()
            if figure.startswith("log"):
                numbers[layout.HEX_LOGS + hex_] += int(who)
                continue
            seat = int(who)
            if figure == "worker":
                numbers[layout.HEX_WORKERS + seat * layout.HEX_ROOM + hex_] += 1
                numbers[layout.CROWD + hex_] += 1
                continue
            place = FIGURES.index(figure)
            assert not held[seat][figure], "twice"
            at = (layout.SORCERER_AT, layout.CHIEF_AT)[place - 1]
            numbers[at + seat] = 1 + hex_
            if idle:
                numbers[layout.IDLE + seat] |= place
            elif figure == "sorcerer":
                numbers[layout.CROWD + hex_] += 1
            else:
                numbers[layout.CHIEFS + hex_] |= 1 << seat


def _share(
    numbers: list[int],
    island: Island,
    players: int,
    ahus: Mapping[str, str],
    objects: Mapping[str, str],
    cut: Sequence[str] | None,
) -> None:
    """What is in nobody's hands: the container, the supply of logs and half-tablets, the bases."""
    logs = sum(numbers[layout.HEX_LOGS : layout.HEX_LOGS + layout.HEX_ROOM])
    for seat in range(players):
        at = layout.HEX_WORKERS + seat * layout.HEX_ROOM
        placed = sum(numbers[at : at + layout.HEX_ROOM])
        workers = BOX.workers - placed - numbers[layout.WORKERS + seat]
        numbers[layout.CONTAINED_WORKERS + seat] = workers
        on_objects = sum(text.endswith(f" {seat} marked") for text in objects.values())
        markers = BOX.markers - on_objects - numbers[layout.MARKERS + seat]
        numbers[layout.CONTAINED_MARKERS + seat] = markers
        laid = sum(text.split()[0] == str(seat) for text in ahus.values())
        numbers[layout.BASES + seat] = BOX.bases[players - 3] - laid
        if min(workers, markers, numbers[layout.BASES + seat]) < 0:
            raise ValueError(f"seat {seat} has too much")
        logs += numbers[layout.LOGS + seat]
    forests = [hex_ for hex_ in range(island.size) if island.forest_logs[hex_]]
    gained = 0
    for hex_ in forests:
        if island.hex_names[hex_] in cut if cut is not None else gained < logs:
            numbers[layout.CUT + hex_] = 1
            gained += island.forest_logs[hex_]
    numbers[layout.LOGS_LEFT] = BOX.logs - gained
    numbers[layout.LOGS_GONE] = gained - logs
    halves = sum(numbers[layout.HALVES : layout.HALVES + layout.PLAYERS])
    numbers[layout.HALVES_LEFT] = BOX.halves - halves


# Playing -----------------------------------------------------------------------------------------


def after(state: State, *actions: str) -> State:
    """A copy in which these actions were taken."""
    copy = state.clone()
    act(copy, *actions)
    return copy


def bid(markers: int = 0, workers: int = 0, sorcerer: int = 0, chief: int = 0) -> str:
    return f"bid(markers={markers}, workers={workers}, sorcerer={sorcerer}, chief={chief})"


def place(figure: str, hex_: str, logs: int = 0) -> tuple[str, str]:
    """The two actions that put a figure on a hex."""
    return f"place(figure={figure}, logs={logs})", f"on(hex={hex_})"


def carry(name: str, *hexes: str) -> list[str]:
    """The actions that take an object along a road where nothing is to be chosen."""
    return [f"take(object={name})", *(f"go(hex={hex_})" for hex_ in hexes)]


# Looking -----------------------------------------------------------------------------------------


def seat_of(state: State, seat: int) -> dict[str, object]:
    found: dict[str, object] = state.view(seat)["seats"][seat]
    return found


def number(state: State, seat: int, what: str) -> int:
    """A number of a seat's view."""
    found = seat_of(state, seat)[what]
    assert isinstance(found, int)
    return found


def points(state: State) -> list[int]:
    return [seat["points"] for seat in state.view(None)["seats"]]


def object_of(state: State, name: str) -> dict[str, object]:
    found: dict[str, object]
    (found,) = [each for each in state.view(None)["objects"] if each["name"] == name]
    return found


def ahu_of(state: State, name: str) -> dict[str, object]:
    found: dict[str, object]
    (found,) = [each for each in state.view(None)["ahus"] if each["name"] == name]
    return found


def hex_of(state: State, name: str) -> dict[str, object]:
    found: dict[str, object]
    (found,) = [each for each in state.view(None)["hexes"] if each["name"] == name]
    return found


def hex_at(q: int, r: int) -> str:
    """The name of a hex of the standard island by its axial coordinates."""
    for name, at in zip(ISLAND.hex_names, zip(ISLAND.q, ISLAND.r, strict=True), strict=True):
        if at == (q, r):
            return name
    raise LookupError((q, r))


def quick_hex(state: State, name: str) -> str:
    """Where an object is, without making a view."""
    assert isinstance(state, GiantsState)
    return state.island.hex_names[state.cells[layout.PIECE_HEX + BOX.piece_names.index(name)]]


def quick_fate(state: State, name: str) -> str:
    """What became of an object: set, marked or lying."""
    piece = BOX.piece_names.index(name)
    if state.cells[layout.PIECE_STATE + piece] == layout.SET:
        return "set"
    return "marked" if state.cells[layout.PIECE_MARKED + piece] else "lying"


def quick_points(state: State) -> tuple[int, ...]:
    return tuple(state.cells[layout.POINTS + seat] for seat in range(state.players))


def dice_of(state: State) -> list[int]:
    """What the dice show, without making a view."""
    return [state.cells[layout.ROLLED + die] - 1 for die in range(state.players)]


def quick_road(state: State, seat: int) -> list[str]:
    """Hexes of a road from the moai quarry to a near ahu, where the seat is wanted most first.

    Its own figure must stand at the end of the road; elsewhere anybody's will do.
    """
    assert isinstance(state, GiantsState)
    island, cells = state.island, state.cells
    start = island.quarry[1]
    before = {start: start}
    reached = [start]
    for at in reached:
        for other in island.neighbours[at * 6 : at * 6 + 6]:
            if other >= 0 and other not in before:
                before[other] = at
                reached.append(other)
    free = [
        (reached.index(island.ahu_hex[ahu]), island.ahu_hex[ahu])
        for ahu in range(island.ahus)
        if not cells[layout.AHU_MOAI + ahu] and cells[layout.AHU_BASE + ahu] in (0, 1 + seat)
    ]
    wanted: list[str] = []
    for _, at in sorted(free)[:3]:
        road = [at]
        while before[road[-1]] != start:
            road.append(before[road[-1]])
        if not _stands_on(state, seat, at):
            wanted.append(island.hex_names[at])
        wanted += [
            island.hex_names[each]
            for each in road
            if not cells[layout.CROWD + each] and not cells[layout.CHIEFS + each]
        ]
    return wanted


def _stands_on(state: State, seat: int, hex_: int) -> bool:
    cells = state.cells
    return (
        cells[layout.HEX_WORKERS + seat * layout.HEX_ROOM + hex_] > 0
        or cells[layout.SORCERER_AT + seat] == 1 + hex_
        or cells[layout.CHIEF_AT + seat] == 1 + hex_
    )


def quick_workers(state: State, seat: int) -> int:
    """How many workers of the seat are still in the container."""
    return state.cells[layout.CONTAINED_WORKERS + seat]


def quick_moving(state: State) -> str:
    """The object that is being moved."""
    piece = state.cells[ARGUMENT] // 2
    return BOX.piece_names[piece]


def options_of(state: State) -> dict[str, object]:
    return dict(state.config.options)


def with_points(state: State, points_: Sequence[int]) -> State:
    """The same position with other points."""
    dump = state.dump()
    dump[layout.POINTS : layout.POINTS + len(points_)] = points_
    return GAME.restore(state.players, options_of(state), dump)


def disguised(state: State, observer: int) -> State:
    """Another state that looks the same, as printed, to an observer without a memory [G26]."""
    dump = state.dump()
    one, other = [seat for seat in range(state.players) if seat != observer][:2]
    logs = dump[layout.LOGS + one], dump[layout.LOGS + other]
    dump[layout.LOGS + one] = sum(logs)
    dump[layout.LOGS + other] = 0
    shown = state.view(observer)["seats"][observer]["shown"]
    hidden = [
        ahu
        for ahu in range(ISLAND.ahus)
        if dump[layout.AHU_MOAI + ahu] and ISLAND.ahu_names[ahu] not in shown
    ]
    owners = [dump[layout.AHU_BASE + ahu] for ahu in hidden]
    for ahu, owner in zip(hidden, owners[1:] + owners[:1], strict=True):
        dump[layout.AHU_BASE + ahu] = owner
    return GAME.restore(state.players, options_of(state), dump)
