"""What a person sees: the table, what happened since, the question and the choices."""

import os
from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment
from rich.table import Table as Grid
from rich.text import Text

from vaka.cli.log import Line, paragraphs
from vaka.locale import Words

LEAST_LOG = 1  # lines of the log for which the board makes room
PROMPT = 1  # the line where the answer is typed
ROOMY = 2  # with so many lines left, one of them stays empty
LOW = 30  # with fewer lines than that, even a few choices stand side by side
FEW = 4  # so many choices stand one below the other
ERASE_SCROLLBACK = "\x1b[3J"


class Screen:
    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, *what: RenderableType) -> None:
        """Show something; plain strings are text, never markup.

        A string with a word that is longer than a line (the path of a file) is not broken: so it
        can be copied.
        """
        for each in what:
            if isinstance(each, str):
                long = any(len(word) > self.console.width for word in each.split())
                self.console.print(Text(each), soft_wrap=long)
            else:
                self.console.print(each)

    def turn(self, board: RenderableType, log: Sequence[Line], question: RenderableType) -> None:
        """All that a decision needs; on a small screen the board and then the log give way."""
        if not self.console.is_terminal:
            self.say(board, paragraphs(log), "", question)
            return
        free = self.console.size.height - PROMPT - self._height(question)
        room = max(free - LEAST_LOG, 1)
        self.console.print(board, height=room)
        self._recent(log, free - self._height(board, room))
        self.say(question)

    def _recent(self, log: Sequence[Line], free: int) -> None:
        """The end of the log, in so many lines; and how much of it is left out."""
        shown = list(log)
        parts: list[RenderableType] = [paragraphs(shown)]
        while shown and self._height(Group(*parts)) > free:
            shown.pop(0)
            left_out = Text(self.words("cli-log-cut", count=len(log) - len(shown)))
            parts = [left_out, paragraphs(shown)] if shown else [left_out]
        if self._height(Group(*parts)) <= free:
            self.say(*parts)
        if self._height(Group(*parts)) + ROOMY <= free:
            self.say("")

    def _height(self, what: RenderableType, room: int | None = None) -> int:
        options = self.console.options.update(height=room)
        return len(list(Segment.split_lines(self.console.render(what, options))))

    def question(self, asked: str, choices: Sequence[str]) -> RenderableType:
        """The question and its numbered answers: in two columns where they fit, if it helps."""
        rows = (len(choices) + 1) // 2
        numbered = list(enumerate(choices, 1))
        low = self.console.is_terminal and self.console.size.height < LOW
        many = len(choices) > (1 if low else FEW)
        halves = [numbered[:rows], numbered[rows:]]
        wide = sum(max((cell_len(text) for _, text in half), default=0) + 6 for half in halves)
        if not many or wide - 2 > self.console.width:
            rows = len(choices)
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=2, justify="right")
        for row in range(rows):
            cells: list[Text] = []
            for number, text in numbered[row::rows]:
                cells += [Text(str(number)), Text(text)]
            grid.add_row(*cells)
        return Group(Text(asked, "bold"), grid)

    def wipe(self) -> None:
        """Leave nothing on the screen, nor above it, for the next person to read."""
        if not self.console.is_terminal:
            return
        if self.console.is_dumb_terminal:
            self.console.print("\n" * self.console.size.height)
            return
        self.console.control(Control(ControlType.CLEAR, ControlType.HOME))
        self.console.file.write(ERASE_SCROLLBACK)
        self.console.file.flush()

    def page(self, what: RenderableType) -> None:
        """Show something long: page by page in a terminal."""
        if not self.console.is_terminal or self.console.is_dumb_terminal:
            self.say(what)
            return
        os.environ.setdefault("LESS", "-FRX")
        with self.console.pager(styles=self.console.color_system is not None):
            self.say(what)
