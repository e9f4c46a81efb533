"""The statues of Raiatea with their missions."""

from typing import Any, Final

from rich.text import Text

from vaka.drawing.parts import flow, letter
from vaka.faces import View
from vaka.faces.raiatea_effects import mission_text
from vaka.faces.raiatea_names import Called

Space = dict[str, Any]

CAN: Final = "*"  # after a mission that the seat can complete now


class Statues:
    def __init__(self, view: View, called: Called) -> None:
        self.view = view
        self.called = called
        self.words = called.words

    def labels(self) -> list[str]:
        numbers = range(1, len(self.view["statues"]) + 1)
        return [self.words("raiatea-table-statue", number=number) for number in numbers]

    def lines(self, width: int, side: int, left: bool = False) -> list[Text]:
        """`left`: only what is left to build."""
        lines: list[Text] = []
        for number, (label, statue) in enumerate(
            zip(self.labels(), self.view["statues"], strict=True)
        ):
            spaces = statue["spaces"] if statue["open"] else []
            if left:
                spaces = [space for space in spaces if space["owner"] is None]
            if statue["buildable"] or not left:
                parts = [self._worth(number, statue), *self._rows(spaces)]
                lines += flow(parts, width, " ", label, side)
        return lines

    def _worth(self, number: int, statue: dict[str, Any]) -> Text:
        points = self.words("raiatea-table-points", points=number + 1)
        if statue["buildable"]:
            return Text(f"({points})")
        state = "raiatea-table-seen" if statue["open"] else "raiatea-table-closed"
        return Text(f"({points}, {self.words(state, ceremony=number)})")

    def _rows(self, spaces: list[Space]) -> list[Text]:
        """Every mission with the number of its space; a bar between the rows."""
        parts = [self._mission(space) for space in spaces]
        for part, space, following in zip(parts, spaces, spaces[1:], strict=False):
            part.append(" ·" if space["row"] == following["row"] else " |")
        return parts

    def _mission(self, space: Space) -> Text:
        told = Text(self.words("raiatea-table-choice", choice=str(space["space"]), text=""))
        if space["owner"] is not None:
            return told.append_text(letter(space["owner"]))
        told.append(mission_text(self.called.deck, space["mission"], self.words))
        return told.append(CAN, "bold") if space["can"] else told
