"""The end of Rapa Nui: worth of the offerings, scores, ties [N23-N26]."""

from typing import TYPE_CHECKING, Final

from vaka.core.outcome import Outcome, places
from vaka.core.vectors import i64
from vaka.games.rapanui.cards import CROP_NAMES, MOAI
from vaka.games.rapanui.layout import (
    CROPS,
    HIDDEN,
    HIDDEN_COUNT,
    HIDDEN_CROP,
    HIDDEN_SEAT,
    HIDDEN_SIZE,
    IN_AREA,
    KINDS,
    OFFERING,
    POINTS,
    STONE,
    WOOD,
)
from vaka.games.rapanui.meta import DECK_EMPTY

if TYPE_CHECKING:
    from vaka.games.rapanui.state import RapaNuiState


PARTS: Final = ("points", "moai", "wood", "offerings")


def end(state: "RapaNuiState") -> None:
    """N23: the game is over; what lies face down on the stone is turned up."""
    state.finish(DECK_EMPTY)
    if state.log is not None:
        cells = state.cells
        state.log.add("deck-empty", {})
        for number in range(cells[HIDDEN_COUNT]):
            card = HIDDEN + number * HIDDEN_SIZE
            laid = CROP_NAMES[cells[card + HIDDEN_CROP]]
            state.log.add("reveal", {"seat": cells[card + HIDDEN_SEAT], "crop": laid})
        for crop, worth in enumerate(crop_values(state)):
            state.log.add("value", {"crop": CROP_NAMES[crop], "value": worth})


def on_stone(state: "RapaNuiState") -> list[int]:
    """Offerings on the stone by crop, the hidden ones included."""
    cells = state.cells
    counts: list[int] = [cells[STONE + crop] for crop in range(CROPS)]
    for number in range(cells[HIDDEN_COUNT]):
        counts[cells[HIDDEN + number * HIDDEN_SIZE + HIDDEN_CROP]] += 1
    return counts


def crop_values(state: "RapaNuiState") -> list[int]:
    """N24: by dense rank, most first: equal counts share a value; an empty stone makes all 0."""
    counts = on_stone(state)
    if not any(counts):
        return [0] * CROPS
    ranks = sorted(set(counts), reverse=True)
    return [state.box.crop_values[ranks.index(count)] for count in counts]


def outcome(state: "RapaNuiState") -> Outcome:
    """N25: points, moai, wood and offerings. N26: ties by moai, then by wood."""
    cells = state.cells
    box = state.box
    values = crop_values(state)
    scores: list[int] = []
    standing: list[tuple[int, ...]] = []
    parts: list[tuple[int, ...]] = []
    seat: i64
    for seat in range(state.seats):
        points: int = cells[POINTS + seat]
        moai: int = cells[IN_AREA + seat * KINDS + MOAI]
        wood: int = cells[WOOD + seat]
        offerings: int = 0
        crop: i64
        for crop in range(CROPS):
            owned: int = cells[OFFERING + seat * CROPS + crop]
            offerings += owned * values[crop]
        part = (points, moai * box.moai_points, wood // box.wood_for_point, offerings)
        score = part[0] + part[1] + part[2] + part[3]
        scores.append(score)
        standing.append((score, moai, wood))
        parts.append(part)
    return Outcome(tuple(scores), places(standing), state.reason(), PARTS, tuple(parts))
