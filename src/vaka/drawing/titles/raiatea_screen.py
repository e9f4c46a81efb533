"""What a player of Raiatea has behind his screen, and what he is asked about."""

import re
from collections import Counter
from typing import Any, Final

from rich.text import Text

from vaka.drawing.parts import DOT, flow, letter
from vaka.faces import View
from vaka.faces.raiatea_names import Called
from vaka.faces.raiatea_short import amount_text, ritual_short, sort_texts

LABELS: Final = (
    "raiatea-table-own",
    "raiatea-table-hand",
    "raiatea-table-in-bag",
    "raiatea-table-lasting",
    "raiatea-table-drawn",
    "raiatea-table-chosen",
    "raiatea-table-about",
)


class Screen:
    def __init__(self, view: View, called: Called) -> None:
        self.view = view
        self.called = called
        self.words = called.words

    def labels(self) -> list[str]:
        return [self.words(label) for label in LABELS]

    def lines(self, width: int, side: int, told: bool) -> list[Text]:
        """Of the seat that looks, and of all whose things are known; `told`: what rituals do."""
        self.side = side
        own = self.view["seat"]
        lines = [] if own is None else self._own(own, width, told)
        if own is None or self.view["options"].get("screens") == "open":
            for seat, shown in enumerate(self.view["seats"]):
                if seat != own and shown["mana"] is not None:
                    lines += self._other(seat, width)
        return [*lines, *self._asked(width)]

    def _own(self, seat: int, width: int, told: bool) -> list[Text]:
        shown = self.view["seats"][seat]
        lines = self._labelled("raiatea-table-own", self._things(shown), width)
        for label, names in (
            ("raiatea-table-hand", shown["hand"]),
            ("raiatea-table-in-bag", shown["bag"]),
            ("raiatea-table-lasting", shown["permanent"]),
        ):
            lines += self._rituals(label, names or [], width, told=told)
        return [
            *lines,
            *self._rituals("raiatea-table-drawn", shown["drawn"] or [], width, told=False),
        ]

    def _other(self, seat: int, width: int) -> list[Text]:
        """Somebody's things in a game that is over, or with open screens."""
        shown = self.view["seats"][seat]
        rituals = [*(shown["hand"] or []), *(shown["drawn"] or [])]
        parts = [*self._things(shown), *self._named(rituals)]
        side = 2 if self.view["seat"] is None else self.side  # under the own things
        return flow(parts, width, DOT, letter(seat), side)

    def _labelled(self, label: str, parts: list[Text], width: int) -> list[Text]:
        """`label`: its key; nothing for further lines of the same."""
        head = Text(self.words(label) if label else "", "bold")
        return flow(parts, width, DOT, head, self.side)

    def _things(self, shown: dict[str, Any]) -> list[Text]:
        words = self.words
        parts = [
            amount_text("mana", shown["mana"], self.called),
            amount_text("pearl", shown["pearls"], self.called),
        ]
        goods = [
            f"{self.called.goods(name)} {held}" for name, held in shown["goods"].items() if held
        ]
        parts += goods or [words("raiatea-table-no-goods")]
        sorts = Counter(
            sort for name in shown["missions"] for sort in sort_texts(name, self.called)
        )
        parts += [f"{sort} {count}" for sort, count in sorts.items()]
        if shown["score"] is not None:
            parts.append(words("raiatea-table-score", points=shown["score"]))
        return [Text(part) for part in parts]

    def _named(self, names: list[str]) -> list[Text]:
        """Rituals with their costs, equal ones together."""
        parts = []
        for name in dict.fromkeys(names):
            count = names.count(name)
            times = f" ×{count}" if count > 1 else ""
            parts.append(Text(f"{self.called.ritual(name)} {self.called.cost(name)}{times}"))
        return parts

    def _rituals(self, label: str, names: list[str], width: int, *, told: bool) -> list[Text]:
        if not names:
            return []
        if not told:
            return self._labelled(label, self._named(names), width)
        lines: list[Text] = []
        for part, name in zip(self._named(names), dict.fromkeys(names), strict=True):
            does = ritual_short(name, self.called)
            text = Text(self.words("raiatea-table-choice", choice=part.plain, text=does))
            text.stylize("bold", 0, len(part))
            lines += self._labelled("" if lines else label, [text], width)
        return lines

    # What is asked --------------------------------------------------------------------------------

    def _asked(self, width: int) -> list[Text]:
        """What a question is about, and the own answers so far where all answer in secret."""
        lines: list[Text] = []
        about = [] if self.view["task"] is None else self._about(self.view["task"])
        if about:
            lines += self._labelled("raiatea-table-about", about, width)
        decision = self.view["decision"]
        own = [] if decision is None else decision.get("own", [])
        names = [found[1] for each in own if (found := re.search(r"ritual=([\w-]+)", each))]
        if names:
            lines += self._labelled("raiatea-table-chosen", self._named(names), width)
        return lines

    def _about(self, task: dict[str, Any]) -> list[Text]:
        """What the question itself does not say."""
        words = self.words
        parts: list[Text] = []
        if "opponent" in task and task["opponent"] != task["seat"]:
            parts.append(
                Text.assemble(f"{words('raiatea-table-opponent')} ", letter(task["opponent"]))
            )
        if "goods" in task:
            parts.append(Text(self.called.goods(task["goods"])))
        if "statue" in task:
            mission = self.view["statues"][task["statue"] - 1]["spaces"][task["space"] - 1]
            points = words("raiatea-table-worth", points=mission["points"])
            statue = words("raiatea-table-statue", number=task["statue"])
            parts.append(Text(f"{statue}, {task['space']} ({points})"))
        if task.get("deck") is not None:
            parts.append(Text(self.called.pile(task["deck"])))
        if task.get("most") is not None:
            parts.append(Text(words("raiatea-table-most", cost=task["most"])))
        if task["count"] > 1:
            parts.append(Text(words("raiatea-table-count", count=task["count"])))
        return parts
