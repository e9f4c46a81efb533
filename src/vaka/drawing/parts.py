"""What the drawn tables share: the letters of the seats, lines that flow, and forms that fit."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.text import Text

from vaka.faces.seats import SEATS

COLOURS: Final = ("red", "cyan", "green", "yellow", "magenta")

DOT: Final = " · "  # between things that are listed

# For a width: from the roomiest form to the closest, each with the lines that it leaves to others.
Forms = Callable[[int], Iterator[tuple[list[Text], int]]]


class Fitting:
    """A drawing that takes, of all its forms, the roomiest that fits the height it is given."""

    def __init__(self, forms: Forms) -> None:
        self.forms = forms
        self.drawn: dict[tuple[int, int | None], list[Text]] = {}  # by the room that there was

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        key = (options.max_width, options.height)
        if key not in self.drawn:
            self.drawn[key] = self._roomiest(*key)
        yield Group(*self.drawn[key])

    def _roomiest(self, width: int, room: int | None) -> list[Text]:
        best: list[Text] = []
        for form, spare in self.forms(width):
            if not best or len(form) < len(best):
                best = form
            if room is None or len(best) + spare <= room:
                break
        return best


def seat_style(seat: int) -> str:
    return f"bold {COLOURS[seat]}"


def letter(seat: int) -> Text:
    return Text(SEATS[seat], seat_style(seat))


def flow(
    parts: Iterable[Text | str], width: int, between: str, label: Text | str = "", side: int = 0
) -> list[Text]:
    """Parts one after the other behind a label, broken into lines between them.

    A part that is longer than a line is broken between its words. Further lines begin under the
    first part, `side` columns in; where the label is longer than that, parts begin after it.
    """
    head = Text.assemble(label)
    head.append(" " * max(side - head.cell_len, 0))
    room = max(width - side, 1)
    lines = [head]
    fresh = True  # nothing stands on the line yet
    for part in parts:
        text = Text.assemble(part)
        gap = 0 if fresh else len(between)
        if lines[-1].cell_len + gap + text.cell_len <= width:
            lines[-1].append("" if fresh else between).append_text(text)
        elif text.cell_len <= room:
            lines.append(Text(" " * side).append_text(text))
        else:
            first = Text(" " * side) if not fresh else lines.pop()
            lines += _broken(text, first, width, side)
        fresh = False
    return [_bare(line) for line in lines]


def _broken(text: Text, first: Text, width: int, side: int) -> list[Text]:
    """A text that is too long for a line, behind what stands on the first already."""
    lines = [first]
    empty = True
    for word in text.split(" "):
        gap = 0 if empty else 1
        if lines[-1].cell_len + gap + word.cell_len > width and not empty:
            lines.append(Text(" " * side))
            gap = 0
        lines[-1].append(" " * gap).append_text(word)
        empty = False
    return [piece for line in lines for piece in _cut(line, width)]


def _cut(line: Text, width: int) -> list[Text]:
    """A line with a word that no line has room for."""
    if line.cell_len <= width:
        return [line]
    return [line[at : at + width] for at in range(0, len(line), width)]


def _bare(line: Text) -> Text:
    line.rstrip()
    return line


def columns(rows: Sequence[Sequence[Text]], between: int = 2) -> list[Text]:
    """Cells below each other; the last one of a row may be as long as it likes."""
    count = max(map(len, rows))
    wide = [
        max((row[at].cell_len for row in rows if len(row) > at), default=0) for at in range(count)
    ]
    lines = []
    for row in rows:
        line = Text()
        for cell, room in zip(row, wide, strict=False):
            line.append_text(cell).append(" " * (room - cell.cell_len + between))
        lines.append(_bare(line))
    return lines


def under(label: Text | str, lines: Sequence[Text], side: int) -> list[Text]:
    """Lines as they are, `side` columns in, with a label before the first."""
    head = Text.assemble(label)
    heads = [head, *[Text() for _ in lines[1:]]]
    return [
        Text.assemble(before, " " * (side - before.cell_len), line)
        for before, line in zip(heads, lines, strict=True)
    ]


def marked(text: str, now: bool) -> Text:
    """In brackets what holds now."""
    return Text(f"[{text}]", "bold") if now else Text(text)
