"""The table of Giants on the screen: the island, and beside it what the sea leaves room for."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from vaka.drawing.parts import Fitting, letter, seat_style
from vaka.drawing.titles.giants_island import Island, inscribed
from vaka.faces import Names, View
from vaka.faces.giants_hexes import IDLE, lasting, tokens
from vaka.faces.giants_words import object_text
from vaka.faces.seats import SEATS
from vaka.locale import Words

BETWEEN: Final = 2  # columns between the island and what stands beside it
NARROW: Final = 34  # columns that the standard island leaves beside it on a screen of 100
LABEL: Final = 13  # letters of a label in the table of the seats
MARKED: Final = "!"  # after an object with a marker on it
NOTHING: Final = "-"
HIDDEN: Final = "?"  # behind a rival's screen [G26]

PHASES: Final = {
    "auction": "giants-label-auction",
    "placement": "giants-label-placement",
    "transport": "giants-label-transport",
    "end-of-turn": "giants-label-end-of-turn",
}


class Board(Fitting):
    def __init__(self, view: View, words: Words, names: Names) -> None:
        super().__init__(self._forms)
        self.view = view
        self.words = words
        self.names = names

    def _forms(self, width: int) -> Iterator[tuple[list[Text], int]]:
        """From the roomiest to the closest."""
        yield self._form(width, 2, legend=True), 0
        yield self._form(width, 2), 0
        yield self._form(width, 1), 0
        yield self._form(width, 1, borders=False), 0

    def _form(
        self, width: int, inner: int, borders: bool = True, legend: bool = False
    ) -> list[Text]:
        marks = {
            "forest": "♣",
            "village": "(V)",
            "hut": "(H)",
            "moai-quarry": "(M)",
            "headdress-quarry": "(^)",
        }
        island = Island(self.view, marks, width, inner, borders)
        lines = island.lines
        below: list[Text] = []
        facts, seats = self._facts(), self._seats()
        start = _beside(lines, _flow(facts, NARROW, " · "), width, 0)
        if start == 0:
            below += _flow(facts, width, " · ")
        if not _beside(lines, seats, width, start):
            wide = self._wide_seats(width)
            below += wide if wide[0].cell_len <= width else seats
        below += _flow(self._crowded(island.crowded, marks), width, "   ")
        below += _flow(self._objects(), width, " · ")
        if legend:
            below += _flow(self._legend(), width, " · ", "dim")
        return [*lines, *below]

    # Parts ----------------------------------------------------------------------------------------

    def _name(self, seat: int) -> Text:
        you = f" ({self.words('cli-you')})" if seat == self.view["seat"] else ""
        return Text.assemble(letter(seat), f" {self.names[seat]}{you}")

    def _facts(self) -> list[Text]:
        """The turn, the dice and the supply."""
        view, words = self.view, self.words
        turn = f"{words('giants-label-turn')} {view['turn']}"
        phase = words(PHASES[view["phase"]])
        first, supply = view["first"], view["supply"]
        name = self.names[first]
        left = f"{_moai(supply['moai'], everything=True)} {supply['headdresses']}×^"
        dice = Text(f"{words('giants-label-dice')} {' '.join(map(str, view['dice'])) or NOTHING}")
        return [
            Text.assemble((words("giants-name"), "bold"), f" · {turn} · {phase}"),
            Text.assemble(f"{words('giants-label-first-player')}: ", letter(first), " ", name),
            self._order() if view["order"] else dice,
            Text(f"{words('giants-label-offered')} {_moai(view['offered'])}"),
            Text(f"{words('giants-label-supply')} {left}"),
            Text(f"{words('giants-label-logs')} {supply['logs']}"),
            Text(f"{words('giants-label-halves')} {supply['half_tablets']}"),
        ]

    def _order(self) -> Text:
        """Who carves, in the order of the bids, and with how much strength."""
        order = Text(f"{self.words('giants-label-strength')}")
        for seat in self.view["order"]:
            order.append(" ").append(letter(seat))
            order.append(f":{self.view['seats'][seat]['bid']['strength']}")
        return order

    def _counts(self) -> list[tuple[str, list[str]]]:
        """What is counted of each seat."""
        seats: list[dict[str, Any]] = self.view["seats"]
        words = self.words
        points = "score" if self.view["options"]["open_score"] else "points"
        total = {"score": "giants-label-score", "points": "giants-label-points"}[points]
        return [
            (words("giants-label-workers"), [_out(seat, "workers") for seat in seats]),
            (words("giants-label-markers"), [_out(seat, "markers") for seat in seats]),
            (words("giants-label-sorcerer", count=1), [_where(seat, "sorcerer") for seat in seats]),
            (words("giants-label-chief", count=1), [_where(seat, "chief") for seat in seats]),
            (words("giants-label-logs"), [_count(seat, "logs") for seat in seats]),
            (words("giants-label-halves"), [str(seat["half_tablets"]) for seat in seats]),
            (words("giants-label-bases"), [_count(seat, "bases") for seat in seats]),
            (words(total), [str(seat[points]) for seat in seats]),
        ]

    def _mark(self, seat: int) -> str:
        """Whose turn it is, and who has passed."""
        if seat == self.view["active"]:
            return "▸"
        return "-" if self.view["seats"][seat]["passed"] else " "

    def _seats(self) -> list[Text]:
        """A column for each seat, under its letter."""
        rows = [(label[:LABEL], cells) for label, cells in self._counts()]
        seats = range(len(self.names))
        side = max(len(label) for label, _ in rows) + 1
        wide = max(len(cell) for _, cells in [*rows, ("", ["0+0"])] for cell in cells) + 1
        heads = Text(" " * side)
        for seat in seats:
            heads.append(f"{self._mark(seat)}{SEATS[seat]}".rjust(wide), seat_style(seat))
        table = [
            Text(label.ljust(side) + "".join(cell.rjust(wide) for cell in cells))
            for label, cells in rows
        ]
        names = [self._name(seat) for seat in seats]
        return [*_flow(names, max(NARROW, side + wide * len(seats)), "  "), heads, *table]

    def _wide_seats(self, width: int) -> list[Text]:
        """A line for each seat; the heads are cut where there is no room for them."""
        rows = self._counts()
        names = [
            Text.assemble(self._mark(seat), self._name(seat)) for seat in range(len(self.names))
        ]
        side = max(name.cell_len for name in names)
        room = (width - side) // len(rows) - 1
        if sum(len(label) + 1 for label, _ in rows) <= width - side:
            room = LABEL
        heads = [label[: max(room, 3)] for label, _ in rows]
        lines = [Text(" " * side + "".join(f" {head}" for head in heads))]
        for seat, name in enumerate(names):
            line = Text.assemble(name, " " * (side - name.cell_len))
            for head, (_, cells) in zip(heads, rows, strict=True):
                line.append(" " + cells[seat].rjust(len(head)))
            lines.append(line)
        return lines

    def _crowded(self, names: Sequence[str], marks: dict[str, str]) -> list[Text]:
        """All that is on the hexes that do not show all."""
        hexes = {each["name"]: each for each in self.view["hexes"]}
        found = []
        for name in names:
            inside = inscribed(
                [*lasting(hexes[name], self.view, marks), *tokens(hexes[name], self.view)]
            )
            found.append(Text(" ").join([Text(f"{name}:", "bold"), *inside]))
        return found

    def _objects(self) -> list[Text]:
        """Every object: who may move it, and where it is; in brackets what is before a screen."""
        found = []
        owners = [*range(len(self.names)), None]
        for owner in owners:
            things = [thing for thing in self.view["objects"] if thing["owner"] == owner]
            if things:
                who = Text(self.words("giants-label-free")) if owner is None else letter(owner)
                things[0] = {**things[0], "who": who}
            found += [self._thing(thing) for thing in things]
        return found

    def _thing(self, thing: dict[str, Any]) -> Text:
        moving = self.view["moving"]
        name = object_text(thing["name"], self.words)
        told = Text()
        if "who" in thing:
            told.append(thing["who"]).append(": ")
        going = moving is not None and thing["name"] == moving["object"]
        if going:
            told.append("▸")
        if thing["in_front_of"] is not None:
            told.append(f"({name})")
        else:
            told.append(f"{name} {thing['hex']}{MARKED if thing['marked'] else ''}")
        if going and moving["to"] is not None:
            told.append(f" → {moving['to']}")
        return told

    def _legend(self) -> list[Text]:
        """What the signs mean."""
        words = self.words
        headdress = words("giants-part-headdresses")
        return [
            Text(entry)
            for entry in (
                f"7:9 ahu ({words('giants-label-worth')}:{headdress})",
                f"[A] {words('giants-label-reserved')}",
                f"[A2^] {words('giants-label-erected')}",
                f"♣4 {words('giants-label-forest')}",
                f"(M) {words('giants-label-moai-quarry')}",
                f"(^) {words('giants-label-headdress-quarry')}",
                f"(V) {words('giants-label-village')}",
                f"(H) {words('giants-label-hut')}",
                f"A2 2 {words('giants-label-worker', count=2)}",
                f"s {words('giants-label-sorcerer', count=1)}",
                f"c {words('giants-label-chief', count=1)}",
                f"{IDLE} {words('giants-label-idle')}",
                f"=2 {words('giants-label-logs')}",
                f"M2 {words('giants-part-moai')}",
                f"^ {headdress}",
                f"M2A {MARKED} {words('giants-label-marked')}",
                f"( ) {words('giants-label-before-screen')}",
                f"+1 {words('giants-label-bid')}",
                f"- {words('giants-label-passed')}",
                *self._hidden(),
            )
        ]

    def _hidden(self) -> list[str]:
        """What the sign of hidden things means, where screens are as printed."""
        if self.view["options"]["screens"] == "open":
            return []
        return [f"{HIDDEN} {self.words('giants-label-hidden')}"]


def _moai(counts: Sequence[int], everything: bool = False) -> str:
    """`2×M1 1×M3`: moai by size."""
    found = [f"{count}×M{size}" for size, count in enumerate(counts, 1) if count or everything]
    return " ".join(found) or NOTHING


def _out(seat: dict[str, Any], what: str) -> str:
    """How many are behind the screen, and how many more lie before it in this turn."""
    bid = 0 if seat["bid"] is None else seat["bid"][what]
    before = bid + (seat["laid"] if what == "markers" else 0)
    behind = _count(seat, what)
    return f"{behind}+{before}" if before else behind


def _count(seat: dict[str, Any], what: str) -> str:
    """How many a seat has behind its screen, or that this is hidden."""
    return HIDDEN if seat[what] is None else str(seat[what])


def _where(seat: dict[str, Any], figure: str) -> str:
    """Behind the screen, before it, or the name of a hex."""
    place: str = seat[figure]
    return {"hand": "1", "bid": "0+1"}.get(place, place)


def _beside(lines: list[Text], panel: Sequence[Text], width: int, start: int) -> int:
    """Put a panel to the right of the first lines that leave room for it.

    The first line below it is the answer; 0 if there is no room.
    """
    wide = max(line.cell_len for line in panel)
    for place in range(start, len(lines) - len(panel) + 1):
        beside = lines[place : place + len(panel)]
        column = max(line.cell_len for line in beside) + BETWEEN
        if column + wide <= width:
            column = width - wide if column + wide > width - BETWEEN else column
            for number, (line, text) in enumerate(zip(beside, panel, strict=True), place):
                lines[number] = line + Text(" " * (column - line.cell_len)) + text
            return place + len(panel)
    return 0


def _flow(parts: Sequence[Text], width: int, between: str, style: str = "") -> list[Text]:
    """Parts one after the other, broken into lines only between them where that is possible."""
    lines: list[Text] = []
    for part in parts:
        part.stylize_before(style)
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1] = lines[-1] + Text(between, style) + part
        else:
            lines.append(part.copy())
    return lines


def draw(view: View, words: Words, names: Names) -> RenderableType:
    return Board(view, words, names)
