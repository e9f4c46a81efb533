"""The locations, the forest and the three markets of Raiatea."""

from typing import Any, Final

from rich.text import Text

from vaka.drawing.parts import DOT, columns, flow, letter, marked, under
from vaka.faces import View
from vaka.faces.raiatea_effects import effects_short
from vaka.faces.raiatea_names import Called
from vaka.faces.raiatea_short import effects_of, score_text

LOCATIONS: Final = "raiatea-table-locations"
FOREST: Final = "raiatea-table-forest"
ASSISTANTS: Final = "raiatea-table-assistants"
MASKS: Final = "raiatea-table-masks"
GOODS: Final = "raiatea-table-goods"
PAIRS: Final = "raiatea-table-pairs"
# The decisions for which they are shown even on the smallest screens.
ABOUT: Final = {
    LOCATIONS: ("go",),
    FOREST: ("go", "forest", "gather", "card"),
    ASSISTANTS: ("go", "market", "assistant", "use"),
    MASKS: ("go", "border", "fetch", "mask"),
    GOODS: ("go", "market", "gift", "goods", "use"),
}
INDENT: Final = 13  # where the bonuses stand on a narrow screen
RISING: Final = " < "  # between bonuses that do not stand in columns


class Markets:
    def __init__(self, view: View, called: Called) -> None:
        self.view = view
        self.called = called
        self.words = called.words

    def labels(self) -> list[str]:
        return [self.words(label) for label in (LOCATIONS, FOREST, ASSISTANTS, MASKS, GOODS, PAIRS)]

    def lines(self, width: int, side: int, whole: bool, kind: str | None = None) -> list[Text]:
        """`whole`: with all steps of the price columns; `kind`: only what it is about."""
        view, called = self.view, self.called
        hired = [f"{called.assistant(name)} {n}" for name, n in view["assistant_market"].items()]
        masks = [called.mask(name) + _times(n) for name, n in view["mask_market"].items()]
        lines: list[Text] = []
        if self._in_a_round() and (kind is None or kind in ABOUT[LOCATIONS]):
            lines += flow(self._locations(), width, DOT, self.words(LOCATIONS), side)
        for label, parts in (
            (FOREST, self._forest()),
            (ASSISTANTS, [Text(each) for each in hired]),
            (MASKS, [Text(each) for each in masks]),
        ):
            if kind is None or kind in ABOUT[label]:
                told = parts or [Text(self.words("raiatea-table-nothing"))]
                lines += flow(told, width, DOT, self.words(label), side)
        if kind is None or kind in ABOUT[GOODS]:
            lines += self._columns(width, side) if whole else self._prices(width, side)
        return lines

    def _in_a_round(self) -> bool:
        return self.view["phase"] == "round" or self.view["location"] is not None

    def _locations(self) -> list[Text]:
        """Each with the seat that took its tile; an arrow at the one that is carried out."""
        parts = []
        for name, seat in self.view["locations"].items():
            part = Text("▸" if name == self.view["location"] else "")
            part.append(self.called.location(name))
            parts.append(part if seat is None else Text.assemble(part, " ", letter(seat)))
        return parts

    def _forest(self) -> list[Text]:
        """The row, and how many cards the deck has."""
        row = [self._card(card) for card in self.view["forest_row"]]
        deck = f"({self.words('raiatea-table-deck')} {self.view['forest_deck']})"
        return [Text(each) for each in [*row, deck]]

    def _card(self, card: dict[str, Any]) -> str:
        name = self.called.card(card["card"])
        if card["treasure"] is None:
            return name
        treasure = effects_of(self.called.deck.treasure_effects[card["treasure"]])
        return f"{name} (+ {effects_short(treasure, self.words)})"

    # Goods ----------------------------------------------------------------------------------------

    def _goods(self, name: str) -> Text:
        return Text(f"{self.called.goods(name)} {self.view['goods_market'][name]}")

    def _columns(self, width: int, side: int) -> list[Text]:
        """The price columns lie on their sides, the lowest step first; the price is in brackets."""
        rows = []
        for name, price in self.view["prices"].items():
            steps = [effects_short(effects, self.words) for effects in price["bonuses"]]
            cells = [marked(text, step == price["step"]) for step, text in enumerate(steps, 1)]
            rows.append([self._goods(name), *cells])
        lines = columns(rows)
        if side + max(line.cell_len for line in lines) > width:
            lines = columns([[row[0], Text(RISING).join(row[1:])] for row in rows])
        if side + max(line.cell_len for line in lines) > width:
            return [line for row in rows for line in self._steps(row, width)]
        return under(self.words(GOODS), lines, side)

    def _steps(self, row: list[Text], width: int) -> list[Text]:
        """A price column on a narrow screen."""
        steps = [Text.assemble(step, RISING.rstrip()) for step in row[1:-1]]
        return flow([*steps, row[-1]], width, " ", row[0], INDENT)

    def _prices(self, width: int, side: int) -> list[Text]:
        """Only what can be had for a sale at the price of today."""
        parts = []
        for name, price in self.view["prices"].items():
            bonus = effects_short(price["bonuses"][price["step"] - 1], self.words)
            parts.append(self._goods(name).append(f" [{bonus}]"))
        return flow(parts, width, DOT, self.words(GOODS), side)

    # What it means --------------------------------------------------------------------------------

    def legend(self, width: int, side: int) -> list[Text]:
        """What pairs of masks score for."""
        by_score: dict[str, list[str]] = {}
        for god in self.called.deck.god_names:
            by_score.setdefault(score_text(god, self.called), []).append(self.called.mask(god))
        parts = [Text(f"{', '.join(gods)} {score}", "dim") for score, gods in by_score.items()]
        return flow(parts, width, DOT, self.words(PAIRS), side)


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""
