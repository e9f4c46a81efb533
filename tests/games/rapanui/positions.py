"""Positions to test with: what matters is said, and every other card finds its place by itself.

The only place in these tests that knows where things lie in a state's cells. A position is checked
by `game.restore`, so no card and no offering is ever made up or lost.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

import vaka
from vaka.core.cells import ASKED, DEPTH
from vaka.core.frames import NOBODY
from vaka.core.state import State
from vaka.core.vectors import i64, vec
from vaka.games.rapanui import frames, layout, rules
from vaka.games.rapanui.state import RapaNuiState

CROPS: Final = ("fish", "mulberry", "sweet-potato", "grain")
KINDS: Final = (*CROPS, "woodcutter", "priest", "moai")
GAME: Final = vaka.load("rapanui")


def cards(text: str) -> list[str]:
    """`2 fish, moai` as a list of names."""
    found: list[str] = []
    for part in filter(None, (part.strip() for part in text.split(","))):
        number, _, name = part.rpartition(" ")
        if name not in KINDS:
            raise ValueError(part)
        found += [name] * int(number or 1)
    return found


def _count(numbers: list[int], at: int, names: Sequence[str], found: Iterable[str]) -> None:
    """Write down how many of each name there are."""
    counted = Counter(found)
    for place, name in enumerate(names):
        numbers[at + place] = counted[name]


def _spread(rest: Counter[str]) -> list[str]:
    """The cards that are left, one of each kind in turn."""
    spread: list[str] = []
    left = rest.copy()
    while left.total():
        for kind in KINDS:
            if left[kind]:
                left[kind] -= 1
                spread.append(kind)
    return spread


def position(
    players: int = 4,
    active: int = 0,
    phase: str = "play",
    *,
    wood: Sequence[int] | None = None,
    points: Sequence[int] | None = None,
    hands: Mapping[int, str] | None = None,
    areas: Mapping[int, str] | None = None,
    offerings: Mapping[int, str] | None = None,
    hidden: Sequence[tuple[int, str]] = (),
    stone: str | None = None,
    piles: Mapping[str, int] | None = None,
    columns: Mapping[int, str] | None = None,
    deck: str = "",
    last_cards: bool = False,
    removed: int = 0,
    last_column: int = 1,
) -> State:
    """A position of a game at a phase of the active seat's turn: buy, play, draw or value.

    Cards of hands, areas and columns are those of a new game unless they are given. `columns` are
    numbered from 1, the front card last. `deck` begins with the card dealt next; with `last_cards`
    it is all that is left of it, and what has no other place lies in the last seat's area (moai:
    removed from the game). Of the offerings, the rest is in the piles; if `piles` says otherwise,
    it is on the stone.
    """
    state = GAME.new(players, 1).clone()
    assert isinstance(state, RapaNuiState)
    numbers = list(state.cells)
    inventory = state.inventory()
    _lay_cards(
        numbers,
        Counter({kind: inventory[f"card:{kind}"] for kind in KINDS}),
        players,
        hands or {},
        areas or {},
        columns or {},
        cards(deck),
        last_cards,
        removed,
    )
    _lay_offerings(
        numbers,
        Counter({crop: inventory[f"offering:{crop}"] for crop in CROPS}),
        players,
        offerings or {},
        hidden,
        stone,
        piles,
    )
    for seat in range(players):
        numbers[layout.WOOD + seat] = (wood or [0] * players)[seat]
        numbers[layout.POINTS + seat] = (points or [0] * players)[seat]
    numbers[layout.ACTIVE] = active
    numbers[layout.LAST_COLUMN] = last_column - 1
    numbers[layout.PHASE] = rules.VALUATION
    numbers[ASKED] = NOBODY
    numbers[DEPTH] = 0
    state.cells = vec[i64](numbers)
    if phase == "buy":
        rules.begin_turn(state, active)
    elif phase == "play":
        state.ask(frames.PLAY, active)
    elif phase == "draw":
        state.ask(frames.DRAW, active)
    while state.cells[ASKED] == NOBODY:  # "value"
        state.advance()
    GAME.restore(players, {}, state.dump())
    return state


def _lay_cards(
    numbers: list[int],
    rest: Counter[str],
    players: int,
    hands: Mapping[int, str],
    areas: Mapping[int, str],
    columns: Mapping[int, str],
    deck: list[str],
    last_cards: bool,
    removed: int,
) -> None:
    def take(found: Iterable[str]) -> list[str]:
        taken = list(found)
        rest.subtract(taken)
        if min(rest.values()) < 0:
            raise ValueError(f"too many: {-rest}")
        return taken

    held = [
        take(cards(hands[seat]) if seat in hands else dealt_hand(numbers, seat))
        for seat in range(players)
    ]
    lying = [take(cards(areas.get(seat, "woodcutter"))) for seat in range(players)]
    given = {column: take(cards(text)) for column, text in columns.items()}
    take(deck)
    take(["moai"] * removed)
    for column in range(1, layout.COLUMNS + 1):
        if column not in given:
            given[column] = take(_spread(rest)[:4])
    if last_cards:
        removed += rest.pop("moai", 0)
        lying[-1] += rest.elements()
    else:
        deck = deck + _spread(rest)

    for seat in range(players):
        _count(numbers, layout.IN_HAND + seat * layout.KINDS, KINDS, held[seat])
        _count(numbers, layout.IN_AREA + seat * layout.KINDS, KINDS, lying[seat])
        numbers[layout.HELD + seat] = len(held[seat])
    for column, found in given.items():
        at = layout.COLUMN + (column - 1) * layout.HEIGHT_ROOM
        places = [KINDS.index(card) for card in found]
        numbers[at : at + layout.HEIGHT_ROOM] = places + [0] * (layout.HEIGHT_ROOM - len(found))
        numbers[layout.HEIGHT + column - 1] = len(found)
    order = [KINDS.index(card) for card in reversed(deck)]
    numbers[layout.DECK : layout.DECK + layout.DECK_ROOM] = order + [0] * (
        layout.DECK_ROOM - len(order)
    )
    numbers[layout.DECK_LEFT] = len(order)
    numbers[layout.REMOVED] = removed


def _lay_offerings(
    numbers: list[int],
    rest: Counter[str],
    players: int,
    offerings: Mapping[int, str],
    hidden: Sequence[tuple[int, str]],
    stone: str | None,
    piles: Mapping[str, int] | None,
) -> None:
    owned = [Counter(cards(offerings.get(seat, ", ".join(CROPS)))) for seat in range(players)]
    seen = [own.copy() for own in owned]
    for seat, crop in hidden:
        seen[seat][crop] += 1
    for own in seen:
        rest.subtract(own)
    on_stone = Counter(cards(stone or ""))
    rest.subtract(on_stone)
    if piles is not None:
        if stone is not None:
            raise ValueError("say either what the stone holds or what the piles hold")
        for crop in piles:
            on_stone[crop] = rest[crop] - piles[crop]
            rest[crop] = piles[crop]
    if min(*rest.values(), *on_stone.values(), 0) < 0:
        raise ValueError(f"too many offerings: {rest} {on_stone}")

    for seat in range(players):
        _count(numbers, layout.OFFERING + seat * layout.CROPS, CROPS, owned[seat].elements())
    _count(numbers, layout.PILE, CROPS, rest.elements())
    _count(numbers, layout.STONE, CROPS, on_stone.elements())
    for number, (seat, crop) in enumerate(hidden):
        card = layout.HIDDEN + number * layout.HIDDEN_SIZE
        numbers[card + layout.HIDDEN_SEAT] = seat
        numbers[card + layout.HIDDEN_CROP] = CROPS.index(crop)
        _count(numbers, card + layout.HIDDEN_MOST, CROPS, seen[seat].elements())
    numbers[layout.HIDDEN_COUNT] = len(hidden)


# What only the tests may look at -----------------------------------------------------------------


def dealt_hand(numbers: Sequence[int], seat: int) -> list[str]:
    at = layout.IN_HAND + seat * layout.KINDS
    return [kind for place, kind in enumerate(KINDS) for _ in range(numbers[at + place])]


def deck_of(state: State) -> list[str]:
    """The deck, the card dealt next first."""
    left = state.cells[layout.DECK_LEFT]
    return [KINDS[card] for card in reversed(state.dump()[layout.DECK : layout.DECK + left])]


def hidden_of(state: State) -> tuple[tuple[int, str], ...]:
    """The offerings face down on the stone, with who laid them, in the order they were laid."""
    numbers = state.dump()
    found = []
    for number in range(numbers[layout.HIDDEN_COUNT]):
        card = layout.HIDDEN + number * layout.HIDDEN_SIZE
        crop = CROPS[numbers[card + layout.HIDDEN_CROP]]
        found.append((numbers[card + layout.HIDDEN_SEAT], crop))
    return tuple(found)


# Looking -----------------------------------------------------------------------------------------


def wood(state: State) -> list[int]:
    return [seat["wood"] for seat in state.view(None)["seats"]]


def points(state: State) -> list[int]:
    return [seat["points"] for seat in state.view(None)["seats"]]


def offerings(state: State, seat: int) -> dict[str, int]:
    """The offerings a seat owns, without crops of which it has none."""
    owned: dict[str, int] = state.view(seat)["seats"][seat]["offerings"]
    return {crop: count for crop, count in owned.items() if count}


def hand(state: State, seat: int) -> dict[str, int]:
    """The cards in a seat's hand, without kinds of which it has none."""
    held: dict[str, int] = state.view(seat)["seats"][seat]["hand"]
    return {kind: count for kind, count in held.items() if count}


def area(state: State, seat: int) -> dict[str, int]:
    """The cards in a seat's area, without kinds of which it has none."""
    lying: dict[str, int] = state.view(None)["seats"][seat]["village"]
    return {kind: count for kind, count in lying.items() if count}
