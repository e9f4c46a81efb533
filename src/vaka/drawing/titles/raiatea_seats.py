"""The players of Raiatea: what all can see of each."""

from collections import Counter
from typing import Any, Final

from rich.text import Text

from vaka.drawing.parts import DOT, columns, flow, letter
from vaka.faces import Names, View
from vaka.faces.raiatea_names import MIRROR, Called
from vaka.games.raiatea.vocabulary import TYPE_NAMES

Seat = dict[str, Any]

NOTHING: Final = "-"
LEAST: Final = 3  # letters of a head
BETWEEN: Final = "   "  # what is before one screen and the next
LEGEND: Final = (
    "raiatea-table-legend-used",
    "raiatea-table-legend-rituals",
    "raiatea-table-legend-pair",
    "raiatea-table-legend-lasting",
    "raiatea-table-legend-can",
    "raiatea-table-legend-price",
)
SIGNS: Final = "raiatea-table-signs"
SHOWN: Final = "raiatea-table-shown"
TYPES: Final = {
    "gatherer": "raiatea-table-gatherers",
    "merchant": "raiatea-table-merchants",
    "shaman": "raiatea-table-shamans",
    "diver": "raiatea-table-divers",
}


class Seats:
    def __init__(self, view: View, called: Called, names: Names) -> None:
        self.view = view
        self.called = called
        self.words = called.words
        self.names = names

    def labels(self) -> list[str]:
        return [self.words(SHOWN), self.words(SIGNS)]

    def lines(self, width: int, side: int, masks: bool = True) -> list[Text]:
        """`masks`: with what lies before the screens."""
        return [*self._table(width), *(self._shown(width, side) if masks else [])]

    # A line for each seat -------------------------------------------------------------------------

    def _mark(self, seat: int) -> str:
        """Whose turn it is, and who has passed."""
        decision = self.view["decision"]
        if decision is not None and seat in decision["seats"]:
            return "▸"
        return "-" if self.view["seats"][seat]["passed"] else " "

    def _name(self, seat: int) -> Text:
        you = f" ({self.words('cli-you')})" if seat == self.view["seat"] else ""
        return Text.assemble(self._mark(seat), letter(seat), f" {self.names[seat]}{you}")

    def _counts(self) -> list[tuple[str, list[str]]]:
        """What all can see of each seat."""
        seats: list[Seat] = self.view["seats"]
        words = self.words
        counts = [
            (words("raiatea-table-rank"), [self._rank(seat) for seat in seats]),
            (words("raiatea-table-priests"), [str(seat["priests"]) for seat in seats]),
        ]
        counts += [
            (words(TYPES[name]), [_helpers(seat, name) for seat in seats]) for name in TYPE_NAMES
        ]
        counts += [
            (words("raiatea-table-held"), [str(seat["goods_count"]) for seat in seats]),
            (words("raiatea-table-rituals"), [_cards(seat["hand_cards"]) for seat in seats]),
        ]
        if any(seat["bag_cards"] for seat in seats):
            counts.append(
                (words("raiatea-table-in-bag"), [_cards(seat["bag_cards"]) for seat in seats])
            )
        missions = [str(seat["missions_count"]) for seat in seats]
        return [*counts, (words("raiatea-table-missions"), missions)]

    def _rank(self, seat: Seat) -> str:
        return f"{self.called.rank(seat['rank'])} ({seat['tattoo']})"

    def _table(self, width: int) -> list[Text]:
        """The heads are cut as far as they must; without a table where even that is too wide."""
        counts = self._counts()
        names = [self._name(seat) for seat in range(len(self.names))]
        rows = [
            [name, *[Text(cells[seat]) for _, cells in counts]] for seat, name in enumerate(names)
        ]
        for longest in range(max(len(label) for label, _ in counts), LEAST - 1, -1):
            heads = [Text(""), *[Text(_cut(label, longest), "bold") for label, _ in counts]]
            table = columns([heads, *rows], 1)
            if max(line.cell_len for line in table) <= width:
                return table
        lines: list[Text] = []
        for seat, name in enumerate(names):
            facts = [Text(f"{label} {cells[seat]}") for label, cells in counts]
            lines += flow([name, *facts], width, DOT, "", 0)
        return lines

    def _shown(self, width: int, side: int) -> list[Text]:
        """What lies before the screens: masks, pairs, then permanent rituals."""
        parts = []
        for seat, shown in enumerate(self.view["seats"]):
            masks = [self.called.mask(name) for name in shown["masks"]]
            masks += [self.called.mask(MIRROR)] * shown["mirrors"]
            masks += [self._pair(pair) for pair in shown["pairs"]]
            permanent = Counter(self.called.ritual(name) for name in shown["permanent"])
            rituals = [f"{name} ×{n}" if n > 1 else name for name, n in permanent.items()]
            told = " + ".join(", ".join(things) for things in (masks, rituals) if things)
            if told:
                parts.append(Text.assemble(letter(seat), f" {told}"))
        return flow(parts, width, BETWEEN, self.words(SHOWN), side) if parts else []

    def _pair(self, pair: dict[str, Any]) -> str:
        name = self.called.mask(pair["mask"])
        twin = self.called.mask(MIRROR) if pair["mirror"] else name
        return f"{name}={twin} ({pair['worth']})"

    def legend(self, width: int, side: int) -> list[Text]:
        """What the signs mean."""
        return flow(
            [Text(self.words(key), "dim") for key in LEGEND], width, DOT, self.words(SIGNS), side
        )


def _helpers(seat: Seat, name: str) -> str:
    """`1(2)`: one is ready, two are used."""
    ready, used = seat["ready"][name], seat["used"][name]
    if not ready and not used:
        return NOTHING
    return f"{ready}({used})" if used else str(ready)


def _cards(groups: list[dict[str, Any]]) -> str:
    """`2+1`: so many normal and so many forbidden rituals."""
    normal = sum(group["count"] for group in groups if group["deck"] == "normal")
    forbidden = sum(group["count"] for group in groups if group["deck"] == "forbidden")
    return f"{normal}+{forbidden}" if forbidden else str(normal)


def _cut(label: str, longest: int) -> str:
    """A head as far as there is room for it."""
    if len(label) <= longest:
        return label
    first = label.partition(" (")[0]
    return first if len(first) <= longest else f"{first[: longest - 1]}."
