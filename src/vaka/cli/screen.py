"""What a person sees: the table, what happened since, the question and the choices."""

import os
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table as Grid
from rich.text import Text

from vaka.cli.log import Line, paragraphs
from vaka.locale import Words

LEAST_LOG = 2  # lines of the log to show, however small the screen
PROMPT = 2  # lines kept free for the prompt
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
        """All that a decision needs; on a small screen the log gives way."""
        self.say(board)
        if self.console.is_terminal:
            free = self.console.size.height - PROMPT - self._height(board) - self._height(question)
            shown = list(log)
            while len(shown) > 1 and self._height(paragraphs(shown)) > max(free - 1, LEAST_LOG):
                shown.pop(0)
            if len(shown) < len(log):
                self.say(self.words("cli-log-cut", count=len(log) - len(shown)))
            self.say(paragraphs(shown))
            if self._height(paragraphs(shown)) + 2 < free:
                self.say("")
        else:
            self.say(paragraphs(log), "")
        self.say(question)

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    def question(self, asked: str, choices: Sequence[str]) -> RenderableType:
        """The question and its numbered answers."""
        numbered = [Text(f"{number:>2}  {text}") for number, text in enumerate(choices, 1)]
        half = self.console.width // 2 - 1
        grid = Grid.grid(padding=(0, 2, 0, 0))
        if len(numbered) <= FEW or any(text.cell_len > half for text in numbered):
            for text in numbered:
                grid.add_row(text)
        else:
            rows = (len(numbered) + 1) // 2
            for row in range(rows):
                grid.add_row(*numbered[row::rows])
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
