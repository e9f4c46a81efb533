"""The answers as a list: by arrow keys and Enter, by number, by mouse, by what is typed."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from vaka.cli.answers import matching
from vaka.cli.asked import Asked
from vaka.cli.table.scene import Offer
from vaka.core.action import Action


class Choice(NamedTuple):
    """An answer, or something that is offered beside the game."""

    number: str
    text: str
    action: Action | None
    offer: str | None = None


class Choices(OptionList):
    """All answers to a question, or those that are meant by what is typed."""

    class Chosen(Message):
        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, **more: Any) -> None:
        super().__init__(**more)
        self._asked: Asked | None = None
        self._all: list[Choice] = []
        self.shown: list[Choice] = []

    def ask(self, asked: Asked | None, offers: Sequence[Offer] = ()) -> None:
        """The answers to a question. The same question again leaves what was being chosen."""
        all_now = [Choice("·", each.text, None, each.name) for each in offers]
        if asked is not None:
            pairs = enumerate(zip(asked.actions, asked.choices, strict=True), asked.first)
            all_now += [Choice(str(at), text, action) for at, (action, text) in pairs]
        if all_now == self._all:
            return
        self._asked, self._all = asked, all_now
        self._show(all_now)

    def narrow(self, line: str) -> bool:
        """Show only what can be meant by a line; all, and False, where it means nothing."""
        meant = self._meant(line.strip()) if line.strip() else self._all
        self._show(meant or self._all)
        return bool(meant)

    def _meant(self, line: str) -> list[Choice]:
        if line.isdecimal():
            return [each for each in self._all if each.number.startswith(line)]
        if self._asked is None:
            return []
        asked = self._asked
        found = set(matching(line, asked.actions, asked.choices, asked.called))
        return [each for each in self._all if each.action in found]

    def _show(self, choices: list[Choice]) -> None:
        self.shown = choices
        wide = max((len(each.number) for each in choices), default=1)
        self.clear_options()
        self.add_options(
            Option(Text.assemble((each.number.rjust(wide), "bold cyan"), "  ", each.text))
            for each in choices
        )
        self.highlighted = 0 if choices else None

    def point_at(self, place: int) -> None:
        """Move to the answer at a place of the question."""
        actions = [] if self._asked is None else self._asked.actions
        for at, each in enumerate(self.shown):
            if each.action is not None and each.action == actions[place]:
                self.highlighted = at

    def only(self, digit: str) -> Choice | None:
        """The answer of a number, if none has a longer number that begins like it."""
        found = [each for each in self._all if each.number.startswith(digit)]
        return found[0] if len(found) == 1 and found[0].number == digit else None

    def choose(self) -> None:
        """Take the answer that is marked."""
        if self.highlighted is not None and self.shown:
            self.post_message(self.Chosen(self.shown[self.highlighted]))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(self.shown[event.option_index]))
