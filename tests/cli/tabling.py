"""A table on a screen that Textual's pilot looks at: keys, clicks, and what is to be seen."""

import asyncio
import html
import re
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Input

from tests.waiting import wait_until_async
from vaka import Table
from vaka.cli.answers import shortest
from vaka.cli.asked import Asked
from vaka.cli.seating import Seating
from vaka.cli.sitting import Sitting
from vaka.cli.table.app import TableApp
from vaka.cli.table.choices import Choices
from vaka.cli.table.drawing import Drawing
from vaka.cli.table.local import Local
from vaka.cli.table.remote import Remote
from vaka.cli.table.scene import Source
from vaka.core.action import Action
from vaka.locale import Words

SMALL, LARGE = (80, 24), (120, 40)
EN = Words("en", strict=True)

_TEXT = re.compile(r'<text class="[^"]*-(r\d+)" x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>')
_STYLE = re.compile(r"-(r\d+) \{ ([^}]*) \}")


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


def local(
    title: str,
    folder: Path,
    seating: Seating | None = None,
    seed: int = 4,
    words: Words = EN,
    looks: int = 30,
) -> Local:
    """A new game of three against random bots, unless others are named."""
    seats = seating or Seating.alone(3, 0, "random")
    table = Table.new(title, seats.players, seed)
    return Local(Sitting(table, seats, folder / "game.json", words), looks)


class Player:
    """Somebody at the table: presses keys, clicks, and waits until it is his turn again."""

    def __init__(self, app: TableApp, pilot: Pilot[list[str]]) -> None:
        self.app = app
        self.pilot = pilot

    async def until(self, holds: Callable[..., object], what: str = "") -> None:
        """Wait until a condition holds; on timeout, fail with the text on the screen."""

        async def read() -> object:
            return holds()

        try:
            await wait_until_async(read)
        except AssertionError as error:
            raise AssertionError(f"{error} {what}: {self.text()}") from error

    async def sees(self, text: str) -> None:
        """Wait until a text is on the screen: what a key does is drawn a little later."""
        await self.until(lambda: text in self.text(), f"to see {text!r}")

    async def turn(self) -> None:
        """Wait until something can be chosen, or the game is over."""

        def ready() -> bool:
            scene = self.app.shown
            if scene is None:
                return False
            return bool(scene.asked or scene.offers or scene.over or scene.hand_over is not None)

        await self.until(ready)

    @property
    def asked(self) -> Asked:
        """What is asked now."""
        scene = self.app.shown
        assert scene is not None
        assert scene.asked is not None
        return scene.asked

    async def press(self, *keys: str) -> None:
        """Press keys for one widget; wait for its effect before pressing a key for another."""
        await self.pilot.press(*keys)

    async def type_answer(self, text: str) -> None:
        """Type an answer; its first character opens the input line."""
        typed = self.app.query_one("#typed", Input)
        for end, character in enumerate(text, 1):
            await self.press("space" if character == " " else character)
            await self.until(lambda end=end: typed.value == text[:end], f"typing {text!r}")
            await self.until(lambda: self.app.focused is typed)

    async def opens(self, kind: type[Screen[Any]]) -> None:
        """Wait until a screen is shown whose first widget has the focus."""
        await self.until(lambda: isinstance(self.app.screen, kind) and self.app.focused)

    async def closes(self, kind: type[Screen[Any]]) -> None:
        """Wait until the table's list of answers has the focus again."""
        await self.until(lambda: not isinstance(self.app.screen, kind))
        await self.until(lambda: isinstance(self.app.focused, Choices))

    async def choose(self, action: Action, way: int) -> None:
        """Take an action: by its number, the arrows, its words or the mouse."""
        before, asked = self.app.shown, self.asked
        place = asked.actions.index(action)
        number = str(asked.first + place)
        choices = self.app.query_one(Choices)
        if way == 0 and place < 12:
            await self.press(*["down"] * place, "enter")
        elif way == 1:
            await self._click(choices, place)
        elif way == 2:
            typed = self.app.query_one("#typed", Input)
            await self.press("/")
            await self.until(lambda: self.app.focused is typed)
            typed.value = shortest(action, asked.actions)
            await self.press("enter")
        elif len(number) == 1 and choices.only(number):
            await self.press(number)
        else:
            await self.type_answer(number)
            await self.press("enter")
        await self.until(lambda: self.app.shown != before, f"for {action}")

    async def _click(self, choices: Choices, place: int) -> None:
        """Click on a choice once it is scrolled into view, and stays where it is."""
        choices.highlighted = place  # scrolls there; the wheel takes too long

        def line() -> int:
            return int(choices._index_to_line[place] - choices.scroll_offset.y)

        await self.until(lambda: 0 <= line() < choices.size.height)
        await self.pilot.pause()
        await self.pilot.click(Choices, offset=(6, line()))

    def text(self) -> str:
        return "\n".join(text for text, _ in lines_of(self.app))

    def drawn(self, name: str) -> str:
        """All of a pane, also what is scrolled away; nothing while there is no such pane."""
        return "".join(pane.drawn for pane in self.app.screen.query(name).results(Drawing))


@asynccontextmanager
async def running(source: Source, size: tuple[int, int]) -> AsyncIterator[Player]:
    """Run the table's app; leaving stops its workers before its widgets are removed."""
    app = TableApp(source)
    async with app.run_test(size=size, notifications=True) as pilot:
        try:
            yield Player(app, pilot)
        finally:
            app.workers.cancel_all()
            if app.return_value is None:
                await source.close()


@asynccontextmanager
async def sitting_at(source: Source, size: tuple[int, int] = SMALL) -> AsyncIterator[Player]:
    async with running(source, size) as player:
        await player.turn()
        yield player


@asynccontextmanager
async def sitting_at_open(source: Remote) -> AsyncIterator[Player]:
    """Sit at a table that still waits for others: there is nothing to choose."""
    async with running(source, LARGE) as player:
        await player.until(lambda: player.app.shown is not None and source._me is not None)
        yield player


def lines_of(app: TableApp) -> list[tuple[str, str]]:
    """The screen as lines of text, each with a line of the letters of its styles."""
    picture = app.export_screenshot()
    styles: dict[str, str] = {}
    found: dict[float, list[tuple[float, str, str]]] = {}
    for style, x, y, text in _TEXT.findall(picture):
        found.setdefault(float(y), []).append((float(x), style, html.unescape(text)))
    lines = []
    for _, parts in sorted(found.items()):
        line, marks = "", ""
        for x, style, text in sorted(parts):
            at = round(x / 12.2)
            mark = styles.setdefault(style, chr(ord("a") + len(styles) % 26))
            line = line.ljust(at) + text
            marks = marks.ljust(at) + mark * len(text)
        lines.append((line.replace("\xa0", " ").rstrip(), marks))
    return lines


def snapshot(app: TableApp) -> str:
    """The screen to compare: the text, then which style each sign of it has, then the styles."""
    picture = app.export_screenshot()
    rules = dict(_STYLE.findall(picture))
    lines = lines_of(app)
    used: dict[str, str] = {}
    for style, *_ in _TEXT.findall(picture):
        used.setdefault(style, chr(ord("a") + len(used) % 26))
    told = [f"{mark} {rules.get(style, '')}".rstrip() for style, mark in used.items()]
    body = [text for text, _ in lines]
    marks = [mark[: len(text)] for text, mark in lines]
    return "\n".join([*body, "", *marks, "", *told, ""])
