"""The table of Rapa Nui on the screen: roomy where there is room, and close on a small screen."""

from collections.abc import Iterator
from itertools import chain
from typing import Any, Final

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from vaka.drawing.parts import COLOURS, seat_style
from vaka.faces import Names, View
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES
from vaka.locale import Words

# The order of the kinds on the screen: the people and the moai first, then gatherers by crop.
KINDS: Final = (*[kind for kind in KIND_NAMES if kind not in CROP_NAMES], *CROP_NAMES)
NOTHING: Final = "·"
BETWEEN: Final = 4  # columns and seats stand side by side where there is room
TALL: Final = 36  # from here on, there is room for empty lines
LOW: Final = 30  # below that, seats and their areas share a table

# The short names of the kinds, and the labels that have a long and a short form.
SHORT: Final = {
    "woodcutter": "rapanui-short-woodcutter",
    "priest": "rapanui-short-priest",
    "moai": "rapanui-short-moai",
    "fish": "rapanui-short-fish",
    "mulberry": "rapanui-short-mulberry",
    "sweet-potato": "rapanui-short-sweet-potato",
    "grain": "rapanui-short-grain",
}
HAND: Final = ("rapanui-label-hand", "rapanui-label-hand")
OFFERINGS: Final = ("rapanui-label-offerings", "rapanui-short-offerings")
PILES: Final = ("rapanui-label-piles", "rapanui-short-piles")
STONE: Final = ("rapanui-label-stone", "rapanui-short-stone")
FACTS: Final = ("rapanui-label-wood", "rapanui-label-points", "rapanui-label-hand")


class Board:
    """Columns, seats, then all that is counted by the kind of card.

    Of all its forms it takes the roomiest that fits the height it is given.
    """

    def __init__(self, view: View, words: Words, names: Names) -> None:
        self.view = view
        self.words = words
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        room = options.height
        options = options.update(height=None)
        best: list[list[Segment]] = []
        for form in self._forms(console, options):
            lines = console.render_lines(form, options, pad=False, new_lines=True)
            if not best or len(lines) < len(best):
                best = lines
            if room is None or len(best) <= room:
                break
        yield from chain.from_iterable(best)

    def _forms(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        """From the roomiest to the closest."""
        height = console.size.height if console.is_terminal else None
        if height is None or height >= TALL:
            yield self._roomy(console, options, [Text()])
        if height is None or height >= LOW:
            yield self._roomy(console, options, [])
        yield self._close(console, options)
        buying = self._buying()
        yield self._close(console, options, price=buying)
        yield self._close(console, options, price=buying, joined=True)

    def _roomy(
        self, console: Console, options: ConsoleOptions, gap: list[RenderableType]
    ) -> RenderableType:
        parts: list[RenderableType] = [self._headline(options), *gap]
        columns, seats = self._columns(console, options), self._seats(console, options)
        if _width(console, options, columns) + _width(console, options, seats) + BETWEEN <= (
            options.max_width
        ):
            beside = Table.grid(padding=(0, BETWEEN, 0, 0))
            beside.add_row(columns, seats)
            parts.append(beside)
        else:
            parts += [columns, *gap, seats]
        kinds = self._kinds("card")
        if _width(console, options, kinds) > options.max_width:
            kinds = self._kinds("short")
        parts += [*gap, kinds]
        if self.view["stone"]["hidden"]:
            parts.append(self._hidden(self.names))
        return Group(*parts, *gap)

    def _close(
        self, console: Console, options: ConsoleOptions, price: bool = True, joined: bool = False
    ) -> RenderableType:
        parts: list[RenderableType] = [self._headline(options)]
        parts.append(self._columns(console, options, heads=False))
        together = self._kinds("short", facts=True, price=price, joined=joined)
        if _width(console, options, together) <= options.max_width:
            parts.append(together)
        else:
            parts += [
                self._seats(console, options),
                self._kinds("short", price=price, joined=joined),
            ]
        if self.view["stone"]["hidden"]:
            parts.append(self._hidden([str(seat) for seat in range(len(self.names))]))
        return Group(*parts)

    def _buying(self) -> bool:
        decision = self.view["decision"]
        return decision is not None and decision["kind"] == "buy"

    # Parts ----------------------------------------------------------------------------------------

    def _kind(self, kind: str) -> str:
        """The name of a kind: a gatherer is called by his crop."""
        if kind in CROP_NAMES:
            return self.words(f"rapanui-crop-{kind}")
        return self.words(f"rapanui-card-{kind}")

    def _headline(self, options: ConsoleOptions) -> RenderableType:
        facts = [f"{self.words('rapanui-label-deck')} {self.view['deck']}"]
        if self.view["removed"]:
            facts.append(f"{self.words('rapanui-label-removed')} {self.view['removed']}")
        if self.view["outcome"] is None:
            active = self.names[self.view["active"]]
            facts.insert(0, self.words("rapanui-label-turn", player=active))
        line = Text.assemble((self.words("rapanui-name"), "bold"), " · ", " · ".join(facts))
        fits = line.cell_len + 2 <= options.max_width  # else it would be cut
        return Rule(line, align="left") if fits else line

    def _columns(self, console: Console, options: ConsoleOptions, heads: bool = True) -> Table:
        """The columns with all that there is room for beside the cards."""
        table = self._cards(labels=True, heads=heads)
        if _width(console, options, table) > options.max_width:
            table = self._cards(labels=False, heads=True)
        return table

    def _cards(self, labels: bool, heads: bool) -> Table:
        """The front cards in brackets, and under each the cards in the order they will come.

        Without heads, the numbers of the columns stand beside the front cards.
        """
        columns: list[list[str]] = self.view["columns"]
        numbers = [str(number) for number in range(1, len(columns) + 1)]
        label = self.words("rapanui-label-columns") if labels else ""
        table = _grid(label, *numbers, between=2 if labels else 1)
        table.show_header = heads
        sides = [""] * max(map(len, columns))
        if labels:
            told = (self.words("rapanui-label-front"), self.words("rapanui-label-beneath"))
            sides = [*told, *sides][: len(sides)]
        for depth, side in enumerate(sides):
            row = [Text(side)]
            for number, cards in zip(numbers, columns, strict=True):
                if depth >= len(cards):
                    row.append(Text(NOTHING))
                    continue
                card = Text(self._kind(cards[-1 - depth]))
                if depth == 0:
                    card = Text(f"[{card}]", "bold reverse")
                    card = card if heads else Text.assemble((f"{number} ", "bold"), card)
                row.append(card)
            table.add_row(*row)
        return table

    def _seats(self, console: Console, options: ConsoleOptions) -> Table:
        lines = self._lines(short=False)
        if _width(console, options, lines) > options.max_width:
            lines = self._lines(short=True)
        return lines

    def _lines(self, short: bool) -> Table:
        """A line for each seat; an arrow at the one whose turn it is."""
        table = _grid("", "", "", "", "", between=1 if short else 2)
        table.show_header = False
        labels = [self.words(fact) for fact in FACTS]
        labels.append(self._label(OFFERINGS, short))
        for seat in range(len(self.names)):
            style = "bold" if self._active(seat) else ""
            facts = [
                Text(f"{label} {fact}", style)
                for label, fact in zip(labels, self._facts(seat), strict=True)
            ]
            name = Text(self._marked(seat), COLOURS[seat])
            name.stylize(style)
            table.add_row(name, *facts)
        return table

    def _active(self, seat: int) -> bool:
        return self.view["outcome"] is None and bool(seat == self.view["active"])

    def _arrow(self, seat: int) -> str:
        return "▸" if self._active(seat) else " "

    def _marked(self, seat: int) -> str:
        name = f"{self._arrow(seat)} {self.names[seat]}"
        return f"{name} ({self.words('cli-you')})" if seat == self.view["seat"] else name

    def _facts(self, seat: int) -> list[str]:
        shown = self.view["seats"][seat]
        names = ("wood", "points", "hand_count", "offering_count")
        return [str(shown[name]) for name in names]

    def _kinds(
        self, names: str, facts: bool = False, price: bool = True, joined: bool = False
    ) -> Table:
        """What is counted by kind; `names` are long (card) or short, `facts` those of the seats."""
        short = names == "short"
        heads = [self.words(SHORT[kind]) if short else self._kind(kind) for kind in KINDS]
        more = [self.words(fact) for fact in FACTS]
        more = [*more, self._label(OFFERINGS, short)] if facts else []
        table = _grid(self.words("rapanui-label-village"), *more, *heads)
        for seat, shown in enumerate(self.view["seats"]):
            if facts:
                style = "bold" if self._active(seat) else ""
                name = Text(f"{self._arrow(seat)} ").append_text(self._name(seat))
                name.stylize(style)
                counted = [Text(fact, style) for fact in self._facts(seat)]
                table.add_row(name, *counted, *_row(shown["village"]))
            else:
                table.add_row(self._name(seat), *_row(shown["village"]))
        for label, row in [*self._held(short), *self._common(short, price, joined)]:
            table.add_row(label, *[Text("")] * len(more), *row)
        return table

    def _label(self, forms: tuple[str, str], short: bool) -> str:
        return self.words(forms[1] if short else forms[0])

    def _held(self, short: bool) -> Iterator[tuple[Text, list[Text]]]:
        """What is in hands and among offerings, as far as it is known."""
        seats: list[dict[str, Any]] = self.view["seats"]
        own = self.view["seat"]
        for room, forms in (("hand", HAND), ("offerings", OFFERINGS)):
            label = self._label(forms, short)
            if own is not None and self.view["outcome"] is None:
                yield self._own(label), _row(seats[own][room])
                yield from self._others(room, label)
            elif any(shown[room] is not None for shown in seats):
                yield Text(label, "bold"), []
                for seat, shown in enumerate(seats):
                    if shown[room] is not None:
                        yield Text("  ") + self._name(seat), _row(shown[room])

    def _others(self, room: str, label: str) -> Iterator[tuple[Text, list[Text]]]:
        """With open hands: the other hands, and their offerings as far as they are known."""
        if self.view["options"].get("hands") != "open":
            return
        known = self.view["memory"]["hands" if room == "hand" else "offerings"]
        for seat in range(self.view["players"]):
            if seat != self.view["seat"]:
                yield Text(f"{label} ") + self._name(seat), _row(known[seat])

    def _common(self, short: bool, price: bool, joined: bool) -> Iterator[tuple[Text, list[Text]]]:
        """Prices, piles and the stone; the two last can be joined."""
        own = self.view["seat"]
        if own is not None and price:
            prices = self.view["seats"][own]["prices"]
            yield self._own(self.words("rapanui-label-price")), _row(prices, "0")
        piles, stone = _row(self.view["piles"], "0"), _row(self.view["stone"]["open"])
        labels = [self._label(PILES, short), self._label(STONE, short)]
        if short and not any(self.view["stone"]["open"].values()):
            yield Text(labels[0]), piles
        elif joined:
            both = [
                Text("/" if one else "").join([one, other])
                for one, other in zip(piles, stone, strict=True)
            ]
            yield Text("/".join(labels)), both
        else:
            yield Text(labels[0]), piles
            yield Text(labels[1]), stone

    def _own(self, label: str) -> Text:
        return Text(f"{label} ({self.words('cli-you')})", "bold")

    def _name(self, seat: int) -> Text:
        own = seat == self.view["seat"]
        return Text(self.names[seat], seat_style(seat) if own else COLOURS[seat])

    def _hidden(self, names: Names) -> Text:
        """Who laid what face down on the stone, as far as it is known."""
        cards = []
        for card in self.view["stone"]["hidden"]:
            crop = "?" if card["crop"] is None else self._kind(card["crop"])
            cards.append(f"{names[card['seat']]} ({crop})")
        return Text(" " + self.words("rapanui-label-hidden", cards=", ".join(cards)))


def _width(console: Console, options: ConsoleOptions, what: RenderableType) -> int:
    return Measurement.get(console, options.update(width=1000), what).maximum


def _grid(label: str, *heads: str, between: int = 1) -> Table:
    table = Table(box=None, padding=(0, between, 0, 1), collapse_padding=True, header_style="bold")
    table.add_column(label, no_wrap=True)
    for head in heads:
        table.add_column(head, justify="center", no_wrap=True)
    return table


def _number(count: int, nothing: str = NOTHING) -> Text:
    return Text(str(count) if count else nothing)


def _row(counts: dict[str, int], nothing: str = NOTHING) -> list[Text]:
    """Numbers under the kinds; nothing where a kind does not count."""
    return [_number(counts[kind], nothing) if kind in counts else Text("") for kind in KINDS]


def draw(view: View, words: Words, names: Names) -> RenderableType:
    return Board(view, words, names)
