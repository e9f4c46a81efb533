"""The end of a game on the screen: the reason, the places, and where the points came from."""

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vaka.faces import Face, Names, View
from vaka.faces.asking import reason, won
from vaka.locale import Words


def result(view: View, face: Face, words: Words, names: Names) -> RenderableType:
    lines = [Text(f"{words('face-game-over')} {reason(view, words)}", "bold")]
    lines += [Text(sentence) for sentence in face.closing(view, words, names)]
    winners = won(view["outcome"]["winners"], words, names)
    return Group(*lines, _scores(view, words, names), Text(winners, "bold"))


def _scores(view: View, words: Words, names: Names) -> Grid:
    outcome = view["outcome"]
    parts: list[str] = list(outcome["parts"][0])
    grid = Grid(box=box.SIMPLE_HEAD, header_style="bold")
    grid.add_column(words("cli-place"), justify="right")
    grid.add_column(words("cli-player"))
    for part in parts:
        grid.add_column(_part(str(view["title"]), part, words), justify="right")
    grid.add_column(words("cli-total"), justify="right")
    for seat in sorted(range(len(names)), key=lambda seat: (outcome["ranking"][seat], seat)):
        place = outcome["ranking"][seat]
        name = names[seat] + (f" ({words('cli-you')})" if seat == view["seat"] else "")
        grid.add_row(
            f"{place}.",
            Text(name),
            *[str(outcome["parts"][seat][part]) for part in parts],
            str(outcome["scores"][seat]),
            style="bold" if place == 1 else "",
        )
    return grid


def _part(title: str, part: str, words: Words) -> str:
    """A part of the score; of a title without words, by its own name."""
    key = f"{title}-part-{part}"
    return words(key) if words.has(key) else part
