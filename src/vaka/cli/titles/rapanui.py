"""The face of Rapa Nui."""

from typing import Any, Final

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from vaka.cli.titles import Names, View
from vaka.core.action import Action
from vaka.core.event import Event
from vaka.games.rapanui.cards import CROP_NAMES, KIND_NAMES
from vaka.locale import Words

# The order of the kinds on the screen: the people and the moai first, then gatherers by crop.
KINDS: Final = (*[kind for kind in KIND_NAMES if kind not in CROP_NAMES], *CROP_NAMES)
NOTHING: Final = "·"
BETWEEN: Final = 4  # columns and seats stand side by side where there is room
TALL: Final = 36  # from here on, there is room for empty lines


class RapaNuiFace:
    def draw(self, view: View, words: Words, names: Names) -> RenderableType:
        return Board(view, words, names)

    def action_text(self, action: Action, view: View, words: Words) -> str:
        args: dict[str, str | int] = dict(action.args)
        own: dict[str, Any] = view["seats"][view["seat"]]
        if action.name == "buy":
            args["price"] = own["prices"][args["crop"]]
        elif action.name == "play":
            args["cost"] = _cost(view, str(args["card"]), int(args["count"]))
        elif action.name == "draw":
            cards: list[str] = view["columns"][int(args["column"]) - 1]
            args["card"] = cards[-1]
            args["under"] = cards[-2] if len(cards) > 1 else "none"
        elif action.name == "collect":
            args["amount"] = own["moai_gain"]
        return words(f"rapanui-action-{action.name}", **args)

    def event_text(self, event: Event, words: Words, names: Names) -> str:
        args = {name: value for name, value in event.args.items() if not isinstance(value, list)}
        if "seat" in args:
            args["player"] = names[int(args["seat"])]
        return words(f"rapanui-event-{event.name}", **args)

    def opening(self, view: View, words: Words, names: Names) -> list[str]:
        return [words("rapanui-event-start", player=names[view["first"]])]

    def closing(self, view: View, words: Words, names: Names) -> list[str]:
        scores = view["outcome"]["scores"]
        return [words("rapanui-tiebreak")] if len(set(scores)) < len(scores) else []


def _cost(view: View, card: str, count: int) -> int:
    """The wood that playing these cards takes, as the view says it."""
    if card == "moai":
        return int(view["costs"]["moai"])
    return int(view["costs"]["gatherers"][count - 1]) if card in CROP_NAMES else 0


class Board:
    """The table on the screen: columns, seats, then all that is counted by the kind of card."""

    def __init__(self, view: View, words: Words, names: Names) -> None:
        self.view = view
        self.words = words
        self.names = names

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        airy = not console.is_terminal or console.size.height >= TALL
        gap = [Text()] if airy else []
        yield Rule(self._headline(), align="left")
        yield from gap
        columns, seats = self._columns(), self._seats()
        wide = sum(Measurement.get(console, options, each).maximum for each in (columns, seats))
        if wide + BETWEEN <= options.max_width:
            beside = Table.grid(padding=(0, BETWEEN, 0, 0))
            beside.add_row(columns, seats)
            yield beside
        else:
            yield columns
            yield from gap
            yield seats
        yield from gap
        yield self._kinds()
        if self.view["stone"]["hidden"]:
            yield self._hidden()
        yield from gap

    def _own(self, label: str) -> Text:
        return Text(f"{label} ({self.words('cli-you')})", "bold")

    def _kind(self, kind: str) -> str:
        """The short name of a kind: a gatherer is called by his crop."""
        if kind in CROP_NAMES:
            return self.words(f"rapanui-crop-{kind}")
        return self.words(f"rapanui-card-{kind}")

    def _headline(self) -> Text:
        facts = [f"{self.words('rapanui-label-deck')} {self.view['deck']}"]
        if self.view["removed"]:
            facts.append(f"{self.words('rapanui-label-removed')} {self.view['removed']}")
        if self.view["outcome"] is None:
            active = self.names[self.view["active"]]
            facts.insert(0, self.words("rapanui-label-turn", player=active))
        return Text.assemble((self.words("rapanui-name"), "bold"), " · ", " · ".join(facts))

    def _columns(self) -> Table:
        """The front cards in brackets, and under each the cards in the order they will come."""
        columns: list[list[str]] = self.view["columns"]
        numbers = [str(number) for number in range(1, len(columns) + 1)]
        table = _grid(self.words("rapanui-label-columns"), *numbers, between=2)
        labels = (self.words("rapanui-label-front"), self.words("rapanui-label-beneath"))
        for depth in range(max(map(len, columns))):
            front = depth == 0
            row = [Text(labels[depth] if depth < len(labels) else "")]
            for cards in columns:
                if depth >= len(cards):
                    row.append(Text(NOTHING))
                    continue
                card = self._kind(cards[-1 - depth])
                row.append(Text(f"[{card}]", "bold reverse") if front else Text(card))
            table.add_row(*row)
        return table

    def _seats(self) -> Table:
        """A line for each seat; an arrow at the one whose turn it is."""
        table = _grid("", "", "", "", "", between=2)
        table.show_header = False
        playing = self.view["outcome"] is None
        for seat, shown in enumerate(self.view["seats"]):
            active = playing and seat == self.view["active"]
            name = f"{'▸' if active else ' '} {self.names[seat]}"
            if seat == self.view["seat"]:
                name += f" ({self.words('cli-you')})"
            facts = (
                f"{self.words('rapanui-label-wood')} {shown['wood']}",
                f"{self.words('rapanui-label-points')} {shown['points']}",
                f"{self.words('rapanui-label-hand')} {shown['hand_count']}",
                f"{self.words('rapanui-label-offerings')} {shown['offering_count']}",
            )
            style = "bold" if active else ""
            table.add_row(Text(name, style), *[Text(fact, style) for fact in facts])
        return table

    def _kinds(self) -> Table:
        table = _grid(self.words("rapanui-label-area"), *[self._kind(kind) for kind in KINDS])
        seats: list[dict[str, Any]] = self.view["seats"]
        own = self.view["seat"]
        for seat, shown in enumerate(seats):
            table.add_row(self._name(seat), *_row(shown["area"]))
        rooms = {
            "hand": self.words("rapanui-label-hand"),
            "offerings": self.words("rapanui-label-offerings"),
        }
        for room, label in rooms.items():
            if own is not None and self.view["outcome"] is None:
                table.add_row(self._own(label), *_row(seats[own][room]))
            elif any(shown[room] is not None for shown in seats):
                table.add_row(Text(label, "bold"))
                for seat, shown in enumerate(seats):
                    if shown[room] is not None:
                        name = Text("  ") + self._name(seat)
                        table.add_row(name, *_row(shown[room]))
        if own is not None:
            price = self._own(self.words("rapanui-label-price"))
            table.add_row(price, *_row(seats[own]["prices"], "0"))
        table.add_row(self.words("rapanui-label-piles"), *_row(self.view["piles"], "0"))
        table.add_row(self.words("rapanui-label-stone"), *_row(self.view["stone"]["open"]))
        return table

    def _name(self, seat: int) -> Text:
        return Text(self.names[seat], "bold" if seat == self.view["seat"] else "")

    def _hidden(self) -> Text:
        """Who laid what face down on the stone, as far as it is known."""
        cards = []
        for card in self.view["stone"]["hidden"]:
            crop = "?" if card["crop"] is None else self._kind(card["crop"])
            cards.append(f"{self.names[card['seat']]} ({crop})")
        return Text(" " + self.words("rapanui-label-hidden", cards=", ".join(cards)))


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


FACE: Final = RapaNuiFace()
