"""What a person is asked, as it is shown: the question, and its answers in words."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from vaka.cli.answers import first_number
from vaka.core.action import Action
from vaka.faces import Face, View
from vaka.faces.asking import question
from vaka.locale import Words


class Asked(NamedTuple):
    """What a person is asked, as it is shown."""

    seat: int
    text: str
    actions: list[Action]
    choices: list[str]  # the actions in words
    called: dict[str, str]  # the arguments that are counts, in words

    @property
    def first(self) -> int:
        """The number of the first choice."""
        return first_number(self.actions)

    @property
    def last(self) -> int:
        return self.first + len(self.actions) - 1

    def numbered(self, actions: Iterable[Action]) -> list[tuple[int, str]]:
        """Some of the choices with their numbers."""
        places = [self.actions.index(action) for action in actions]
        return [(self.first + place, self.choices[place]) for place in places]


def asked(view: View, actions: Sequence[Action], face: Face, words: Words, name: str = "") -> Asked:
    """What the seat of a view is asked; `name` is said where others look at the same screen."""
    text = question(view, words, actions)
    if hint := face.hint(view, words):
        text = f"{text} ({hint})"
    if name:
        text = f"{name} · {text}"
    choices = [face.action_text(action, view, words) for action in actions]
    return Asked(view["seat"], text, list(actions), choices, called(view["title"], actions, words))


def called(title: str, actions: Sequence[Action], words: Words) -> dict[str, str]:
    """The arguments of actions that are counts, in the words of the title."""
    counts = [arg for action in actions for arg in action.args if isinstance(arg[1], int)]
    labels = {name: f"{title}-label-{name}" for name, _ in counts}
    return {name: words(label, count=1) for name, label in labels.items() if words.has(label)}
