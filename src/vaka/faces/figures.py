"""The pictures of a finished game, beside its points: each title says what it can tell.

They are made from the events of the game and from its end as all eyes see it, so nothing of this is
for a game that is still played.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from vaka.core.event import Event
from vaka.faces import View, giants_figures, raiatea_figures
from vaka.faces.figure import Figure
from vaka.locale import Words

Figures = Callable[[View, Sequence[Event], Words], list[Figure]]

FIGURES: Final[Mapping[str, Figures]] = {
    "giants": giants_figures.figures,
    "raiatea": raiatea_figures.figures,
}


def figures_of(view: View, events: Sequence[Event], words: Words) -> list[Figure]:
    """Those of a title in which anything happened; `view` is the end as all eyes see it."""
    title = view["title"]
    told = FIGURES[title](view, events, words) if title in FIGURES else []
    return [figure for figure in told if _has_numbers(figure)]


def _has_numbers(figure: Figure) -> bool:
    return any(any(row) for layer in figure.layers for row in layer.values)
