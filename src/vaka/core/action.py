"""The action catalog: every action of a title, built once, with index, name and arguments."""

import re
from collections.abc import Iterable, Iterator
from typing import Final, SupportsIndex

from vaka.core.errors import MalformedAction, UnknownAction
from vaka.core.numbers import check_type, to_int

Value = str | int
Args = tuple[tuple[str, Value], ...]

_WORD: Final = r"[a-z][a-z0-9_-]*"
_ACTION: Final = re.compile(rf"\s*({_WORD})\s*(?:\(([^()]*)\))?\s*")
_ARGUMENT: Final = re.compile(rf"\s*({_WORD})\s*=\s*({_WORD}|-?[0-9]{{1,9}})\s*")


class Action:
    """One entry of a catalog: an index, a name and arguments.

    >>> import vaka
    >>> action = vaka.load("rapanui").actions[5]
    >>> str(action), action.index, action.name, dict(action.args)
    ('play(card=fish, count=1)', 5, 'play', {'card': 'fish', 'count': 1})
    """

    def __init__(self, index: int, name: str, args: Args) -> None:
        self.index: Final = index
        self.name: Final = name
        self.args: Final = args
        # Formatted once: a server sends it with every move.
        self._text: Final = _written(name, args)

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"<{self.index} {self}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Action):
            return NotImplemented
        return self.index == other.index and self.name == other.name and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.index, self.name))

    def __reduce__(self) -> tuple[object, ...]:
        return (Action, (self.index, self.name, self.args))


def _written(name: str, args: Args) -> str:
    if not args:
        return name
    return f"{name}({', '.join([f'{key}={value}' for key, value in args])})"


class Catalog:
    """All actions of a game, in the order of their indexes.

    >>> import vaka
    >>> actions = vaka.load("rapanui").actions
    >>> actions.find("play", card="fish", count=1)
    <5 play(card=fish, count=1)>
    >>> actions.parse("play(count=1, card=fish)") is actions[5]
    True
    """

    def __init__(self, title: str, entries: Iterable[tuple[str, Args]]) -> None:
        self.title: Final = title
        self._by_text: dict[str, Action] = {}
        for name, args in entries:
            action = Action(len(self._by_text), name, args)
            if str(action) in self._by_text:
                raise ValueError(str(action))
            self._by_text[str(action)] = action
        self.items: Final[tuple[Action, ...]] = tuple(self._by_text.values())

    def __len__(self) -> int:
        return len(self.items)

    def __repr__(self) -> str:
        return f"<{self.title}, {len(self)} actions>"

    def __iter__(self) -> Iterator[Action]:
        return iter(self.items)

    def __getitem__(self, index: SupportsIndex) -> Action:
        number = to_int(index)
        if number is None or not 0 <= number < len(self.items):
            raise UnknownAction(action=repr(index), title=self.title)
        return self.items[number]

    def __reduce__(self) -> tuple[object, ...]:
        return (Catalog, (self.title, [(action.name, action.args) for action in self.items]))

    def find(self, name: str, **args: Value) -> Action:
        """Return the action of this name and arguments; raise UnknownAction if there is none."""
        check_type(name, str)
        return self._find(name, args)

    def _find(self, name: str, args: dict[str, Value]) -> Action:
        wanted = set(args.items())
        for action in self.items:
            if action.name == name and set(action.args) == wanted:
                return action
        raise UnknownAction(action=str(Action(0, name, tuple(args.items()))), title=self.title)

    def parse(self, text: str) -> Action:
        """Read an action as `str(action)` writes it; spaces and argument order are free."""
        check_type(text, str)
        known = self._by_text.get(text)
        if known is not None:
            return known
        form = _ACTION.fullmatch(text)
        if form is None:
            raise MalformedAction(text=text)
        args: dict[str, Value] = {}
        listed: str | None = form[2]
        if listed is not None and listed.strip():
            for part in listed.split(","):
                argument = _ARGUMENT.fullmatch(part)
                if argument is None or argument[1] in args:
                    raise MalformedAction(text=text)
                value = str(argument[2])
                args[str(argument[1])] = int(value) if value.lstrip("-").isdigit() else value
        return self._find(str(form[1]), args)
