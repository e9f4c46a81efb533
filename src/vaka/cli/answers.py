"""Short typed answers: which of the legal actions somebody can mean by a few words.

`e7`, `worker 2`, `bid 2 1 0 1`, `2 markers 1 worker`, `forest`: whatever is unique is understood.
"""

import math
import re
from collections.abc import Callable, Iterable, Mapping, Sequence

from vaka.core.action import Action

LEAST = 3  # letters of a word of the shown text that stand for it
_TERM = re.compile(r"(\d{1,9})?\s*([^\W\d_]+)\s*")
_WORD = re.compile(r"\w+(?:-\w+)*")
_DETAILS = re.compile(r"\s?[(:]")
_APOSTROPHES = str.maketrans("", "", "'’ʻ‘")

Reading = Callable[[Sequence[str], Action], bool]


def matching(
    line: str, actions: Sequence[Action], texts: Sequence[str], called: Mapping[str, str]
) -> list[Action]:
    """The actions that are meant: those of the closest way to read the line that fits any.

    `texts` are the actions as they are shown, `called` has the arguments in the person's words.
    """
    said = _spoken(line)
    if not said:
        return []
    readings: tuple[Reading, ...] = (
        _whole,
        _begun,
        _shortened,
        lambda said, action: _counted(said, action, called),
    )
    for reading in readings:
        if found := [action for action in actions if reading(said, action)]:
            return found
    pairs = zip(actions, texts, strict=True)
    return [action for action, text in pairs if _shown(said, text)]


def impossible(line: str, actions: Sequence[Action], known: Iterable[Action]) -> Action | None:
    """The one of all known actions that is typed in full but not legal now.

    It is better to say why than to look for something else that might be meant.
    """
    said = _spoken(line)
    if not said:
        return None
    like = [action for action in known if _whole(said, action)]
    if any(action in actions for action in like):
        return None
    asked = {action.name for action in actions}
    close = [action for action in like if action.name in asked]
    close = close or [action for action in like if action.name == said[0]]
    return close[0] if len(close) == 1 else None


def first_number(actions: Sequence[Action]) -> int:
    """The number of the first answer: amounts from nothing on are their own numbers.

    So `7` is a bid of 7, and not the seventh of the possible bids.
    """
    amounts = [dict(action.args) for action in actions]
    names = {(action.name, *amount) for action, amount in zip(actions, amounts, strict=True)}
    counted = [[*amount.values()] for amount in amounts] == [[at] for at in range(len(actions))]
    return 0 if counted and len(names) == 1 else 1


def shortest(action: Action, actions: Sequence[Action]) -> str:
    """The least that can be typed for an action, of its values in order and its name."""
    values = " ".join(_values(action))
    named = f"{action.name} {values}".strip()
    unique = matching(values, actions, [""] * len(actions), {}) == [action]
    return values if unique and not values.isdecimal() else named


def arguments(actions: Sequence[Action], called: Mapping[str, str]) -> str:
    """What can be typed after the name that these actions share, in short."""
    typed = [" ".join(_values(action)) for action in actions]
    names = [name for name, _ in actions[0].args]
    if len(names) == 1 or any([name for name, _ in action.args] != names for action in actions):
        return ("  " if any(" " in each for each in typed) else " ").join(typed)
    columns = [list(dict.fromkeys(column)) for column in zip(*map(_values, actions), strict=True)]
    if math.prod(map(len, columns)) != len(actions):
        return "  ".join(typed)
    pairs = zip(names, columns, strict=True)
    return " · ".join(f"{called.get(name, name)} {_span(values)}" for name, values in pairs)


def shared(texts: Sequence[str]) -> str:
    """What is done by all of some answers: the words that they share, before any details."""
    first, *others = [_DETAILS.split(text)[0].split() for text in texts]
    return " ".join(word for word in first if all(word in other for other in others))


def _span(values: Sequence[str]) -> str:
    """`0-3` for numbers in a row."""
    if values[0].isdecimal() and len(values) > 1:
        first = int(values[0])
        if [*values] == [str(first + step) for step in range(len(values))]:
            return f"{values[0]}-{values[-1]}"
    return "/".join(values)


def _spoken(line: str) -> list[str]:
    """The words of a line; apostrophes do not count: `Ra'a` is as good as raa."""
    return _bare(line).replace(",", " ").split()


def _bare(text: str) -> str:
    return text.casefold().translate(_APOSTROPHES)


def _values(action: Action) -> list[str]:
    return [str(value).casefold() for _, value in action.args]


def _whole(said: Sequence[str], action: Action) -> bool:
    """All values in their order, with the name of the action or without it."""
    values = _values(action)
    return list(said) in ([action.name, *values], values)


def _begun(said: Sequence[str], action: Action) -> bool:
    """The first of the values."""
    values = _values(action)
    return any(list(said) == words[: len(said)] for words in ([action.name, *values], values))


def _shortened(said: Sequence[str], action: Action) -> bool:
    """The same with the beginnings of words."""
    values = _values(action)
    return any(
        len(said) <= len(words) and all(map(_begins, said, words))
        for words in ([action.name, *values], values)
    )


def _begins(part: str, word: str) -> bool:
    """`w` is for worker and `a3` for a3-ne, but `c1` is not for c10."""
    return word == part or (
        word.startswith(part) and (part.isalpha() or not word[len(part)].isalnum())
    )


def _counted(said: Sequence[str], action: Action, called: Mapping[str, str]) -> bool:
    """Numbers with names of arguments, in any order: `2m 1w`; what is not named counts 0."""
    rest = list(said[1:] if said[0] == action.name else said)
    line = " ".join(rest)
    if not re.fullmatch(rf"(?:{_TERM.pattern})+", line):
        return False
    left = dict(action.args)
    for count, word in _TERM.findall(line):
        for name, value in left.items():
            names = (name, called.get(name, name).casefold())
            if isinstance(value, int):
                meant = value == int(count or 1) and any(each.startswith(word) for each in names)
            else:
                meant = not count and value.startswith(word)
            if meant:
                del left[name]
                break
        else:
            return False
    return not any(left.values())


def _shown(said: Sequence[str], text: str) -> bool:
    """Words of the shown text, or how they begin."""
    words = _WORD.findall(_bare(text))
    return any(part.isalpha() and len(part) >= LEAST for part in said) and all(
        any(part == word or (len(part) >= LEAST and word.startswith(part)) for word in words)
        for part in said
    )
