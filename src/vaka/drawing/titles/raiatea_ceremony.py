"""Where a game of Raiatea is: the track of rounds, the ceremony, its bag and its row of rituals."""

from typing import Final

from rich.text import Text

from vaka.drawing.parts import DOT, flow, letter, marked
from vaka.faces import Names, View
from vaka.faces.raiatea_names import Called
from vaka.faces.raiatea_short import amount_text

BEGIN: Final = "raiatea-table-phase-begin"
ROUND: Final = "raiatea-table-phase-round"
STEPS: Final = {
    "dance": "raiatea-table-phase-dance",
    "buy": "raiatea-table-phase-buy",
    "prepare": "raiatea-table-phase-prepare",
    "invocation": "raiatea-table-phase-invocation",
    "gifts": "raiatea-table-phase-gifts",
    "blessing": "raiatea-table-phase-blessing",
    "building": "raiatea-table-phase-building",
}
BAG: Final = "raiatea-table-bag"
ROW: Final = "raiatea-table-row"


class Ceremony:
    def __init__(self, view: View, called: Called, names: Names) -> None:
        self.view = view
        self.called = called
        self.words = called.words
        self.names = names

    def labels(self) -> list[str]:
        return [self.words(BAG), self.words(ROW)]

    # The head of the table ------------------------------------------------------------------------

    def head(self, width: int) -> list[Text]:
        """The part of the game, and the track of rounds and ceremonies."""
        view, words = self.view, self.words
        facts = [Text(words("raiatea-name"), "bold"), *map(Text, self._part())]
        dice = [view["die"], view["reef_die"] if view["location"] == "reef" else None]
        rolled = [str(die) for die in dice if die is not None]
        if rolled and view["location"] is not None:
            facts.append(Text(f"{words('raiatea-table-die')} {', '.join(rolled)}"))
        order = Text(" ").join(letter(seat) for seat in view["order"])
        seats = [
            Text.assemble(f"{words('raiatea-table-rounds')} ", self._track()),
            Text.assemble(f"{words('raiatea-table-first-player')} ", letter(view["first"])),
            Text.assemble(f"{words('raiatea-table-order')} ", order),
        ]
        return [*flow(facts, width, DOT), *flow(seats, width, DOT)]

    def _part(self) -> list[str]:
        """What is being done: a round at a location, or a step of a ceremony."""
        view, words = self.view, self.words
        phase, ceremony = view["phase"], view["ceremony"]
        if view["outcome"] is not None:
            return []
        if phase == "begin":
            return [words(BEGIN)]
        if phase in STEPS:
            return [words("raiatea-table-ceremony", ceremony=ceremony), words(STEPS[phase])]
        rounds = view["rounds"][ceremony]
        part = words(
            "raiatea-table-round", round=view["round"], rounds=rounds, ceremony=ceremony + 1
        )
        return [part, words(ROUND) if view["location"] is None else self._kahuna()]

    def _kahuna(self) -> str:
        kahuna = self.names[self.view["kahuna"]]
        place = self.called.location(self.view["location"])
        return f"{place} ({self._with_colon(self.words('raiatea-table-kahuna'), kahuna)})"

    def _with_colon(self, label: str, text: str) -> str:
        return self.words("raiatea-table-choice", choice=label, text=text)

    def _track(self) -> Text:
        """`1 (ceremony) 2 [3] (ceremony)`: in square brackets where the game is."""
        view = self.view
        festival = self.words("raiatea-table-festival")
        at_ceremony = view["phase"] in STEPS
        spaces: list[Text] = []
        number = 0
        for part, rounds in enumerate(view["rounds"]):
            for played in range(1, rounds + 1):
                number += 1
                here = view["ceremony"] == part and view["round"] == played
                spaces.append(marked(str(number), here and not at_ceremony))
            now = at_ceremony and view["ceremony"] == part + 1
            spaces.append(marked(festival, now) if now else Text(f"({festival})"))
        return Text(" ").join(spaces)

    # The bag --------------------------------------------------------------------------------------

    def bag(self, width: int, side: int) -> list[Text]:
        """Its mana, the decks, the gifts that are left, and the rituals as they are blessed."""
        view, words = self.view, self.words
        mana = words("raiatea-table-secret")
        if view["bag"] is not None:
            mana = amount_text("mana", view["bag"], self.called)
        parts = [mana]
        if view["phase"] in ("invocation", "gifts") and view["gifts"]:
            gifts = ", ".join(self.called.gift(name) for name in view["gifts"])
            parts.append(self._with_colon(words("raiatea-table-gifts"), gifts))
        decks = [f"{self.called.pile(name)} {deck['left']}" for name, deck in view["decks"].items()]
        parts.append(self._with_colon(words("raiatea-table-decks"), ", ".join(decks)))
        lines = flow(parts, width, DOT, words(BAG), side)
        row = [
            Text.assemble(
                f"{self.called.ritual(each['ritual'])} {each['cost']} ", letter(each["seat"])
            )
            for each in view["blessing"]
        ]
        if row:
            row[0] = Text("▸").append_text(row[0])
            lines += flow(row, width, DOT, words(ROW), side)
        return lines
