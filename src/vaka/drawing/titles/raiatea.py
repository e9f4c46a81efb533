"""The table of Raiatea on the screen: the board above, the players and one's own things below."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from vaka.drawing.parts import Fitting
from vaka.drawing.titles.raiatea_ceremony import Ceremony
from vaka.drawing.titles.raiatea_markets import Markets
from vaka.drawing.titles.raiatea_screen import Screen
from vaka.drawing.titles.raiatea_seats import Seats
from vaka.drawing.titles.raiatea_statues import Statues
from vaka.faces import Names, View
from vaka.faces.raiatea_names import Called, deck_of
from vaka.locale import Words

GAP: Final = 2  # columns after the labels on the left

# The decisions for which, even on the smallest screens, masks and missions are shown.
WITH_MASKS: Final = ("border", "fetch", "mask", "pay", "lose", "steal", "opponent")
WITH_STATUES: Final = ("go", "border", "bonus", "mission", "pay", "build", "auction", "buy", "bid")


class Board(Fitting):
    def __init__(self, view: View, words: Words, names: Names) -> None:
        super().__init__(self._forms)
        called = Called(deck_of(view), words)
        self.view = view
        self.words = words
        self.ceremony = Ceremony(view, called, names)
        self.markets = Markets(view, called)
        self.statues = Statues(view, called)
        self.seats = Seats(view, called, names)
        self.screen = Screen(view, called)
        labels = [*self.ceremony.labels(), *self.markets.labels(), *self.statues.labels()]
        labels += [*self.seats.labels(), *self.screen.labels()]
        self.side = max(map(len, labels)) + GAP

    def _forms(self, width: int) -> Iterator[tuple[list[Text], int]]:
        """From the roomiest to the closest: what has just happened is worth more than a legend."""
        side = self.side
        head = self.ceremony.head(width)
        markets = self.markets.lines(width, side, whole=True)
        statues = self.statues.lines(width, side)
        seats = [*self.ceremony.bag(width, side), *self.seats.lines(width, side)]
        hand = self.screen.lines(width, side, told=True)
        legend = [*self.seats.legend(width, side), *self.markets.legend(width, side)]
        yield [*head, *markets, *statues, *seats, *legend, *hand], 6
        yield [*head, *markets, *statues, *seats, *hand], 4
        hand = self.screen.lines(width, side, told=False)
        yield [*head, *markets, *statues, *seats, *hand], 2
        markets = self.markets.lines(width, side, whole=False)
        yield [*head, *markets, *statues, *seats, *hand], 2
        for statues_too, masks_too in ((True, True), (False, True), (False, False)):
            yield [*head, *self._close(width, statues_too, masks_too), *hand], 1
        # The texts of the answers are worth more than the rest of the table.
        kind = self._kind()
        about = self.markets.lines(width, side, whole=False, kind=kind)
        seats = self.seats.lines(width, side, masks=False)
        yield [*head, *about, *seats, *hand], 0
        about = about if kind != "go" else []  # that is nearly everything
        yield [*head, *about, *seats, *hand], 0
        yield [*head[:1], *about, *hand], 0
        yield [*head[:1], *hand], 0

    def _kind(self) -> str:
        decision = self.view["decision"]
        return "" if decision is None else str(decision["kind"])

    def _close(self, width: int, statues: bool, masks: bool) -> list[Text]:
        """Little more than what the pending decision is about."""
        kind, side = self._kind(), self.side
        lines = self.markets.lines(width, side, whole=False, kind=kind)
        if statues or kind in WITH_STATUES:
            lines += self.statues.lines(width, side, left=True)
        lines += self.ceremony.bag(width, side)
        return [*lines, *self.seats.lines(width, side, masks=masks or kind in WITH_MASKS)]


def draw(view: View, words: Words, names: Names) -> RenderableType:
    return Board(view, words, names)
