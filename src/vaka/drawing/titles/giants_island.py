"""The island of Giants, drawn as hexes: what fits stands in its hex, the rest is told beneath."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from vaka.drawing.parts import seat_style
from vaka.faces import View
from vaka.faces.giants_hexes import Hex, Part, Token, lasting, tokens

WIDEST: Final = 9  # columns from a hex to the next: more would only be empty
NARROWEST: Final = 5  # with fewer, not even names fit
MORE: Final = "+"  # in a hex: there is more here than fits


class Island:
    """A drawing of the island: its lines, and in `crowded` the hexes that hold more than they show.

    `inner` is the number of lines within a hex, `borders` says whether there is one between rows;
    `width` is the room for the whole: where it is too narrow for hexes, there are no lines, and
    every hex that is not plain and empty is crowded.
    """

    def __init__(
        self, view: View, marks: dict[str, str], width: int, inner: int, borders: bool = True
    ) -> None:
        self.view = view
        self.marks = marks
        self.inner = inner
        self.borders = 1 if borders else 0
        self.crowded: list[str] = []
        hexes: list[Hex] = view["hexes"]
        halves = [_half(each) for each in hexes]
        self.west, self.north = min(halves), min(each["r"] for each in hexes)
        self.pitch = min((width - 1) * 2 // (max(halves) + 2 - self.west), WIDEST)
        self.lines: list[Text] = []
        if self.pitch >= NARROWEST:
            self._draw(hexes)
        else:
            kept = [each for each in hexes if lasting(each, view, marks) or tokens(each, view)]
            self.crowded = [each["name"] for each in kept]

    def _draw(self, hexes: Sequence[Hex]) -> None:
        rows = max(each["r"] for each in hexes) - self.north + 1
        columns = self._column(max(map(_half, hexes)) + 2) + 1
        high = rows * (self.inner + self.borders) + self.borders
        canvas = [[" "] * columns for _ in range(high)]
        texts: list[list[tuple[int, Text]]] = [[] for _ in canvas]
        for each in hexes:
            self._outline(canvas, each)
            for line, text in enumerate(self._inside(each), self._line(each)):
                texts[line].append((self._column(_half(each)) + 1, text))
        for each in hexes:
            if each["name"] == current_hex(self.view):
                self._point_at(canvas, each)
        self.lines = [_written(*pair) for pair in zip(canvas, texts, strict=True)]

    def _column(self, half: int) -> int:
        return (half - self.west) * self.pitch // 2

    def _line(self, each: Hex) -> int:
        """The first line within a hex."""
        line: int = (each["r"] - self.north) * (self.inner + self.borders) + self.borders
        return line

    def _outline(self, canvas: list[list[str]], each: Hex) -> None:
        """A hex with its points up and down: the coast and the borders with its neighbours."""
        west, middle, east = (self._column(_half(each) + half) for half in range(3))
        first = self._line(each)
        for line in range(first, first + self.inner):
            canvas[line][west] = canvas[line][east] = "|"
        if not self.borders:
            return
        top, bottom = first - 1, first + self.inner
        for column in range(west + 1, east):
            canvas[top][column] = canvas[bottom][column] = "-"
        canvas[top][west] = canvas[top][east] = canvas[bottom][middle] = "."
        canvas[bottom][west] = canvas[bottom][east] = canvas[top][middle] = "'"

    def _point_at(self, canvas: list[list[str]], each: Hex) -> None:
        line = canvas[self._line(each)]
        line[self._column(_half(each))], line[self._column(_half(each) + 2)] = ">", "<"

    def _inside(self, each: Hex) -> list[Text]:
        """The lines within a hex: its name and what it is, then who and what is there."""
        room = self.pitch - 1
        name = Text(each["name"], "bold" if each["name"] == current_hex(self.view) else "")
        fixed = inscribed(lasting(each, self.view, self.marks))
        moved = inscribed(tokens(each, self.view))
        if fixed:
            fixed[0] = _shortened(fixed[0], room - name.cell_len - 1)
        lines = [name, *[Text() for _ in range(self.inner - 1)]]
        rest = [*fixed, *moved]
        if fixed and _fits(lines[0], fixed[0], room):
            lines[0] = _joined(lines[0], fixed[0])
            rest = [*fixed[1:], *moved]
        ways = [name if self.inner == 1 else Text(), lines[-1]]  # the last line as it grew
        close = sum(token.cell_len for token in rest) + len(rest) - 1 > room
        for token in rest:
            for depth in [*range(1, self.inner), 0]:
                gap = "" if close and lines[depth].cell_len and depth else " "
                if _fits(lines[depth], token, room, gap):
                    lines[depth] = _joined(lines[depth], token, gap)
                    ways += [lines[-1]]
                    break
            else:
                self.crowded.append(each["name"])
                grown = next(line for line in reversed(ways) if line.cell_len < room)
                lines[-1] = Text.assemble(grown, (MORE, "bold"))
                break
        return lines


def _half(each: Hex) -> int:
    """The column of a hex in halves of hexes: a row lies half a hex further east than the last."""
    return int(2 * each["q"] + each["r"])


def _written(canvas: list[str], texts: list[tuple[int, Text]]) -> Text:
    """A line of the drawing with texts at their columns, from the west to the east."""
    parts: list[str | Text] = []
    done = 0
    for column, text in sorted(texts, key=lambda pair: pair[0]):
        parts += ["".join(canvas[done:column]), text]
        done = column + text.cell_len
    return Text.assemble(*parts, "".join(canvas[done:]).rstrip())


def _fits(line: Text, token: Text, room: int, gap: str = " ") -> bool:
    return _joined(line, token, gap).cell_len <= room


def _joined(line: Text, token: Text, gap: str = " ") -> Text:
    return Text.assemble(line, gap, token) if line.cell_len else token.copy()


def _shortened(token: Text, room: int) -> Text:
    """The name of a kind of hex, as far as it fits; numbers stay whole."""
    return token[:room] if token.plain.isalpha() and room > 1 else token


def current_hex(view: View) -> str | None:
    """Where the object stands that is being moved."""
    return None if view["moving"] is None else str(view["moving"]["hex"])


def inscribed(tokens: Sequence[Token]) -> list[Text]:
    """Tokens as they are drawn: in the colours of their seats, objects bold."""
    return [Text.assemble(*[(part.text, _style(part)) for part in token]) for token in tokens]


def _style(part: Part) -> str:
    if part.seat is not None:
        return seat_style(part.seat)
    return "bold" if part.strong else ""
