"""What a person sees: the table, what happened since, the question and the choices."""

import os
from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import groupby
from types import MappingProxyType

from rich.cells import cell_len
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.segment import ControlType, Segment
from rich.table import Table as Grid
from rich.text import Text

from vaka.cli.answers import arguments, first_number, shared, shortest
from vaka.cli.log import Line, paragraphs
from vaka.core.action import Action
from vaka.locale import Words

LEAST_LOG = 1  # lines of the log for which the board makes room
PROMPT = 1  # the line where the answer is typed
ROOMY = 2  # with so many lines left, one of them stays empty
LOW = 30  # with fewer lines than that, even a few choices stand side by side
FEW = 4  # so many choices stand one below the other
ENOUGH = 8  # with so many lines, a list of choices needs no further columns
LONG = 14  # a list of choices with more lines is told shorter
INDENT = "  "  # before a command that can be copied
BETWEEN = " · "  # names of answers that share a line
ERASE_SCROLLBACK = "\x1b[3J"


class Screen:
    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, *what: RenderableType) -> None:
        """Show something; plain strings are text, never markup.

        A command, which is indented, and a string with a word that is longer than a line (the path
        of a file) are not broken: so they can be copied.
        """
        for each in what:
            if isinstance(each, str):
                long = any(len(word) > self.console.width for word in each.split())
                self.console.print(Text(each), soft_wrap=long or each.startswith(INDENT))
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
        # The more is left out, the lower it is: so few tries find how much has to be.
        left_out = bisect_left(
            range(len(log)), True, key=lambda cut: self._height(self._end_of(log, cut)) <= free
        )
        end = self._end_of(log, left_out)
        height = self._height(end)
        if log:  # even where there is no room: at least that something has happened
            self.say(end)
        if height + ROOMY <= free:
            self.say("")

    def _end_of(self, log: Sequence[Line], left_out: int) -> RenderableType:
        """The log without its first lines."""
        if not left_out:
            return paragraphs(log)
        told = Text(self.words("cli-log-cut", count=left_out))
        return Group(told, paragraphs(log[left_out:])) if left_out < len(log) else told

    def _height(self, what: RenderableType, room: int | None = None) -> int:
        options = self.console.options.update(height=room)
        return len(list(Segment.split_lines(self.console.render(what, options))))

    def question(
        self,
        asked: str,
        choices: Sequence[str],
        actions: Sequence[Action] = (),
        called: Mapping[str, str] = MappingProxyType({}),
        short: Sequence[str] = (),
        board: RenderableType | None = None,
    ) -> RenderableType:
        """The question and its numbered answers.

        Where they would fill the screen, those of the same name share a line, by their short texts
        or else by their arguments; `called` has the names of arguments in the person's words.
        Before that the board gives way, unless there are very many.
        """
        numbered = list(enumerate(choices, first_number(actions)))
        listed: RenderableType = self.answers(numbered)
        heading = Text(asked, "bold")
        if actions and self._height(listed) > self._most_lines(len(actions), heading, board):
            listed = self._gathered(numbered, actions, called, short or [""] * len(actions))
        return Group(heading, listed)

    def answers(self, numbered: Sequence[tuple[int, str]]) -> Grid:
        """Numbered answers: in two columns where they fit, if it helps, and long lists in more."""
        low = self.console.is_terminal and self.console.size.height < LOW
        many = len(numbered) > (1 if low else FEW)
        digits = max(2, len(str(numbered[-1][0])))
        rows = len(numbered)
        for columns in range(2, len(numbered) + 1) if many else ():
            fewer = -(-len(numbered) // columns)
            parts = [numbered[start : start + fewer] for start in range(0, len(numbered), fewer)]
            wide = [max(cell_len(text) for _, text in part) + digits + 4 for part in parts]
            if sum(wide) - 2 > self.console.width:
                break
            rows = fewer
            if rows <= ENOUGH:
                break
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for _ in range(0, len(numbered), rows):
            grid.add_column(width=digits, justify="right")
            grid.add_column()
        for row in range(rows):
            cells: list[Text] = []
            for number, text in numbered[row::rows]:
                cells += [Text(str(number)), Text(text)]
            grid.add_row(*cells)
        return grid

    def _most_lines(self, answers: int, heading: Text, board: RenderableType | None) -> int:
        """How long a list of answers may be."""
        if not self.console.is_terminal:
            return LONG
        height = self.console.size.height
        most = max(min(height // 3, LONG), FEW)
        if board is None or answers > LONG:
            return most
        taken = PROMPT + LEAST_LOG + self._height(heading) + self._height(board, 1)
        return max(height - taken, most)

    def _gathered(
        self,
        numbered: Sequence[tuple[int, str]],
        actions: Sequence[Action],
        called: Mapping[str, str],
        short: Sequence[str],
    ) -> Grid:
        grid = Grid.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right", no_wrap=True)
        start = 0
        for name, same in groupby(actions, key=lambda action: action.name):
            group = list(same)
            of_group = numbered[start : start + len(group)]
            names = short[start : start + len(group)]
            if len(group) <= FEW:
                for number, choice in of_group:
                    grid.add_row(Text(str(number)), Text(choice))
            else:
                if all(names):
                    head, rest = shared([text for _, text in of_group]), BETWEEN.join(names)
                else:
                    head, rest = name, arguments(group, called)
                told = Text.assemble((head, "bold"), "  " if head else "", rest)
                grid.add_row(Text(f"{of_group[0][0]}-{of_group[-1][0]}"), told)
                if len(group[-1].args) > 1 and not all(names):
                    example = f"{shortest(group[-1], actions)} = {of_group[-1][1]}"
                    grid.add_row(Text(), Text(example))
            start += len(group)
        return grid

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
