"""The replay: a game so far, step by step, forth and back."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from vaka.cli.table.drawing import Drawing
from vaka.cli.table.names import tinted
from vaka.cli.table.scene import ALL, Moment, Past
from vaka.core.errors import VakaError
from vaka.drawing import draw
from vaka.drawing.result import result
from vaka.faces import face_of
from vaka.locale import Words

FAR = 10  # plies of a large step


class Replay(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1)", show=False, priority=True),
        Binding("right", "go(1)", show=False, priority=True),
        Binding("pageup", f"go(-{FAR})", show=False, priority=True),
        Binding("pagedown", f"go({FAR})", show=False, priority=True),
        Binding("home", "first", show=False, priority=True),
        Binding("end", "last", show=False, priority=True),
        ("e", "eyes", ""),
        ("escape", "leave", ""),
        ("q", "leave", ""),
        ("r", "leave", ""),
    ]

    def __init__(self, past: Past, words: Words, ply: int | None = None) -> None:
        super().__init__()
        self._past = past
        self._words = words
        self._eyes = past.eyes[0]
        self._ply = ply
        self._last = 0

    def compose(self) -> ComposeResult:
        yield Drawing(fits=True, id="board")
        yield Drawing(id="told-step")
        yield Static(id="position")
        yield Static(Text(self._words("table-replay-keys"), "dim"), id="keys")

    async def on_mount(self) -> None:
        await self._look()

    async def _look(self) -> None:
        try:
            moment = await self._past.moment(self._ply, self._eyes)
        except VakaError as error:
            self.notify(error.message(self._words), severity="error", markup=False)
            return
        self._ply, self._last = moment.ply, moment.last
        self._show(moment)

    def _show(self, moment: Moment) -> None:
        view, words, names = moment.view, self._words, moment.names
        board = [draw(view, words, names)]
        if view["outcome"] is not None:
            board += ["", result(view, face_of(view["title"]), words, names)]
        self.query_one("#board", Drawing).show(*board)
        self.query_one("#told-step", Drawing).show(*[tinted(each, names) for each in moment.told])
        position = words("table-replay-position", ply=moment.ply, last=moment.last)
        whose = words("table-replay-eyes", name=self._named(moment))
        self.query_one("#position", Static).update(Text(f"{position} · {whose}", "bold"))

    def _named(self, moment: Moment) -> str:
        if isinstance(self._eyes, int):
            return moment.names[self._eyes]
        return self._words("table-eyes-all" if self._eyes == ALL else "table-eyes-spectator")

    async def action_go(self, steps: int) -> None:
        self._ply = max(0, min((self._ply or 0) + steps, self._last))
        await self._look()

    async def action_first(self) -> None:
        self._ply = 0
        await self._look()

    async def action_last(self) -> None:
        self._ply = None
        await self._look()

    async def action_eyes(self) -> None:
        """The next eyes that one may look with."""
        eyes = self._past.eyes
        self._eyes = eyes[(eyes.index(self._eyes) + 1) % len(eyes)]
        await self._look()

    def action_leave(self) -> None:
        self.dismiss(None)
