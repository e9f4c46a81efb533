"""What is said at every table: what is asked, who is waited for, how it ended, who is who."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from vaka.core.action import Action
from vaka.core.errors import IllegalAction
from vaka.faces import Names, View, face_of
from vaka.locale import Words


def question(view: View, words: Words, actions: Sequence[Action] = ()) -> str:
    """What the pending decision of a view asks; of a title without words, by its own name."""
    title, kind = str(view["title"]), str(view["decision"]["kind"])
    key = f"{title}-decision-{kind}"
    more = f"{key}-more"
    if actions and words.has(more) and _are_extras(title, actions):
        return words(more)
    return words(key) if words.has(key) else kind


def _are_extras(title: str, actions: Sequence[Action]) -> bool:
    extras = face_of(title).extras
    return all(action.name in extras for action in actions)


def waiting(seats: Iterable[int], words: Words, names: Names) -> str:
    return words("face-waiting", names=", ".join(names[seat] for seat in seats))


def ended(outcome: dict[str, Any], words: Words, names: Names) -> str:
    """That the game is over, and who has won."""
    return f"{words('face-game-over')} {won(outcome['winners'], words, names)}"


def won(winners: Sequence[int], words: Words, names: Names) -> str:
    key = "face-won" if len(winners) == 1 else "face-won-together"
    return words(key, names=", ".join(names[seat] for seat in winners))


def reason(view: View, words: Words) -> str:
    """Why the game of a view is over; of a title without words, by its own name."""
    name = str(view["outcome"]["reason"])
    key = f"{view['title']}-reason-{name}"
    return words(key) if words.has(key) else name


def refusal(error: IllegalAction, words: Words) -> str:
    """Why the rules forbid an action, without its written form."""
    key = f"{error.title}-refusal-{error.reason}"
    return words(key, **error.why) if words.has(key) else error.message(words)


def bot_names(levels: Sequence[str | None], words: Words) -> list[str]:
    """What the bots of these levels are called, each seat's; "" where none sits. Those of one
    level are numbered.
    """
    many = Counter(levels)
    met: Counter[str] = Counter()
    found: list[str] = []
    for level in levels:
        if level is None:
            found.append("")
            continue
        met[level] += 1
        if many[level] == 1:
            found.append(words("face-bot", level=level))
        else:
            found.append(words("face-bot-numbered", level=level, number=met[level]))
    return found
