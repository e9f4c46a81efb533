"""Screens over the table: something to read, to wait for, or to be asked about."""

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Static

from vaka.cli.table.drawing import Drawing

Find = Callable[[str], list[RenderableType]]
Wait = Coroutine[Any, Any, tuple[RenderableType, int | None]]


class Told(ModalScreen[int | None]):
    """Something to read; with `find`, a line to ask for something else."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "close", ""), ("enter", "close", "")]

    def __init__(
        self,
        heading: str,
        close: str,
        *what: RenderableType,
        find: Find | None = None,
        ask: str = "",
        ends: bool = False,
    ) -> None:
        super().__init__()
        self._heading = heading
        self._close = close
        self._what = what
        self._find = find
        self._ask = ask
        self._ends = ends
        self.result: int | None = None

    def compose(self) -> ComposeResult:
        box = Vertical(id="told")
        box.border_title = self._heading
        box.border_subtitle = self._close
        with box:
            if self._find is not None:
                yield Input(placeholder=self._ask, compact=True, id="wanted")
            yield Drawing(id="text", ends=self._ends)

    def on_mount(self) -> None:
        self.show(*self._what)
        self.query_one("#wanted" if self._find is not None else "#text").focus()

    def show(self, *what: RenderableType) -> None:
        self.query_one("#text", Drawing).show(*what)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        event.stop()
        if not event.value.strip():
            self.dismiss(self.result)
        elif self._find is not None:
            self.show(*self._find(event.value))

    def action_close(self) -> None:
        self.dismiss(self.result)


class Waited(Told):
    """Something that is thought about while the screen stays alive; closing it stops that."""

    def __init__(self, heading: str, close: str, meanwhile: str, wait: Wait) -> None:
        super().__init__(heading, close, Text(meanwhile, "dim italic"))
        self._wait = wait

    def on_mount(self) -> None:
        super().on_mount()
        self.run_worker(self._come(), exclusive=True)

    async def _come(self) -> None:
        what, self.result = await self._wait
        if self.query("#text"):  # else it was closed in the moment when it came
            self.show(what)


class Line(ModalScreen[str]):
    """One line to type; nothing if it was left."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')", "")]

    def __init__(self, heading: str, close: str) -> None:
        super().__init__()
        self._heading = heading
        self._close = close

    def compose(self) -> ComposeResult:
        box = Vertical(id="line")
        box.border_title = self._heading
        box.border_subtitle = self._close
        with box:
            yield Input(compact=True, max_length=500)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class HandOver(Screen[str]):
    """Nothing but whose turn it is: for who shares a screen. It says what was pressed."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("enter", "dismiss('enter')", ""),
        ("u", "dismiss('undo')", ""),
        ("q", "dismiss('quit')", ""),
    ]

    def __init__(self, text: str, keys: str) -> None:
        super().__init__()
        self._text = text
        self._keys = keys

    def compose(self) -> ComposeResult:
        with Vertical(id="over"):
            yield Static(Text(self._text, "bold"), id="hand")
            yield Static(Text(self._keys, "dim"))

    def on_click(self) -> None:
        self.dismiss("enter")
