"""A game of this machine as a source of scenes: bots think beside the screen, people share it."""

import asyncio
import time

from rich.console import RenderableType

from vaka.bots import Mishap, Observation
from vaka.cli import hints
from vaka.cli.answers import impossible
from vaka.cli.asked import Asked
from vaka.cli.log import Line
from vaka.cli.seating import Company
from vaka.cli.sitting import Sitting
from vaka.cli.table.mind import Lost, Mind
from vaka.cli.table.past import LocalPast
from vaka.cli.table.scene import ALL, Changed, Past, Scene
from vaka.core.action import Action
from vaka.core.errors import CannotUndo, VakaError
from vaka.faces.asking import ended

MOMENT = 0.2  # seconds for which nobody needs to be told anything


class Local:
    """`looks` limits how often a hint looks ahead; without it as long as people like to wait."""

    talks = False

    def __init__(self, sitting: Sitting, looks: int | None = None) -> None:
        self.sitting = sitting
        self.words = sitting.words
        self._looks = looks
        self._company = Company(sitting.seating, sitting.title, sitting.table.record.seed)
        self._bots, self._adviser = Mind(), Mind()
        self._at_screen: int | None = None
        self._news = asyncio.Event()
        self._told: tuple[int | None, int, list[Line]] = (None, 0, [])
        self._trouble = sitting.store() or ""

    # What is seen ---------------------------------------------------------------------------------

    def scene(self) -> Scene:
        sitting, table, words = self.sitting, self.sitting.table, self.words
        seat = sitting.next_seat()
        if seat is None:
            eyes = sitting.last_eyes()
            view = table.view(eyes)
            text = ended(view["outcome"], words, sitting.names)
            return Scene(view, sitting.names, text, self._log(eyes), trouble=self._trouble)
        bot = seat in sitting.seating.bots
        if sitting.seating.shared and not bot and seat != self._at_screen:
            text = words("cli-hand-over", player=sitting.names[seat])
            return Scene(None, sitting.names, text, [], hand_over=seat)
        eyes = self._eyes()
        view = table.view(eyes)
        log = self._log(eyes)
        if bot:
            text = words("cli-thinking", player=sitting.names[seat])
            return Scene(view, sitting.names, text, log, thinking=True, trouble=self._trouble)
        asked = sitting.asked(view)
        undo = table.can_undo(seat)
        return Scene(view, sitting.names, asked.text, log, asked, undo, trouble=self._trouble)

    def _log(self, eyes: int | None) -> list[Line]:
        """All that somebody saw happen; what was told before is not worded again."""
        ply = self.sitting.table.ply
        seat, known, lines = self._told
        if seat != eyes or not known or known > ply:
            lines, known = self.sitting.log.lines(eyes), ply
        elif known < ply:
            lines = lines + self.sitting.log.lines(eyes, known)
        self._told = (eyes, ply, lines)
        return self.sitting.noted(lines)

    def _eyes(self) -> int | None:
        shared = self.sitting.seating.shared
        return self._at_screen if shared else self.sitting.seating.people[0]

    # What is done ---------------------------------------------------------------------------------

    async def run(self, changed: Changed) -> None:
        sitting = self.sitting
        shown = 0.0
        while True:
            self._news.clear()
            seat = sitting.next_seat()
            if seat is None or seat not in sitting.seating.bots:
                changed()
                await self._news.wait()
                continue
            if time.monotonic() - shown > MOMENT:  # quick bots are not watched one by one
                shown = time.monotonic()
                changed()
            action, mishaps = await self._thought(seat)
            sitting.lose(mishaps)
            self._act(seat, action)

    async def _thought(self, seat: int) -> tuple[Action, list[Mishap]]:
        """What a bot does. One that searches thinks in a process of its own; others are quick, or
        wait for a program.
        """
        state, ply = self.sitting.table.state.clone(), self.sitting.table.ply
        if self._company.searches(seat):
            seed = self.sitting.table.record.seed
            for _ in range(2):  # a process that was killed is worth a second one
                try:
                    return await self._bots.choose(self.sitting.seating, seed, state, seat, ply)
                except Lost:
                    continue
        return await asyncio.to_thread(self._company.choose, state, seat, ply)

    def _act(self, seat: int, action: Action) -> None:
        lost = self.sitting.act(seat, action)
        if self.sitting.unsaved is None:
            self._trouble = ""
        elif lost is not None:
            self._trouble = lost

    async def choose(self, action: Action) -> str:
        seat = self.sitting.next_seat()
        assert seat is not None
        self._act(seat, action)
        self._news.set()
        return ""

    async def undo(self) -> str:
        seat = self._at_screen if self.sitting.seating.shared else self.sitting.seating.people[0]
        if seat is None:
            raise CannotUndo("nothing")
        said = self.sitting.undo(seat)
        self._told = (None, 0, [])
        self._news.set()
        return said

    async def hint(self, asked: Asked) -> tuple[RenderableType, int | None]:
        state = self.sitting.table.state.clone()
        try:
            hint = await self._adviser.hint(state, asked.seat, self._looks)
        except Lost:
            return self.words("table-hint-lost"), None
        best = hint.best[0].place if hint.best else None
        seen = Observation(state, asked.seat)
        told = hints.told(hint, seen, asked.first, asked.choices, self.words)
        return told, best

    async def refusal(self, line: str, asked: Asked) -> str:
        state = self.sitting.table.state
        meant = impossible(line, asked.actions, state.catalog)
        try:
            if meant is None:
                meant = state.catalog.parse(line) if "(" in line else None
            if meant is not None:
                state.clone().apply(asked.seat, meant)
        except VakaError as error:
            return error.message(self.words)
        return ""

    async def take(self, offer: str) -> str:
        """Somebody sits down before a screen that others have left."""
        self._at_screen = self.sitting.next_seat()
        self._news.set()
        return ""

    async def say(self, text: str) -> None:
        """There is nobody to hear it."""

    def past(self) -> Past:
        over = self.sitting.next_seat() is None
        eyes = [ALL, *range(self.sitting.seating.players)] if over else [self._eyes()]
        return LocalPast(self.sitting.table.record, self.sitting.names, self.words, eyes)

    async def close(self) -> list[str]:
        await self._bots.close()
        await self._adviser.close()
        self._company.close()
        over = self.sitting.next_seat() is None
        return self.sitting.finish() if over else self.sitting.farewell()
