"""The bots that can be made: ours, those of other packages, and programs in any language."""

from typing import Final

from vaka.bots import plugins, program
from vaka.bots.errors import UnknownBot, WrongTitle
from vaka.bots.greedy import TITLES as GREEDY_TITLES
from vaka.bots.greedy import GreedyBot
from vaka.bots.levels import LEVELS, make_level
from vaka.bots.observation import Bot
from vaka.bots.program import LIMIT, PREFIX, ProgramBot
from vaka.bots.random import RandomBot

# These play by a title's guide; the search does without, where there is none.
_GUIDED: Final = frozenset({"easy", "greedy", "medium"})
_QUOTES: Final = "'\""


def built_in(title: str | None = None) -> tuple[str, ...]:
    """The names of our own bots: all, or those that play a title."""
    found = {"random", "greedy", *LEVELS}
    if title is not None and title not in GREEDY_TITLES:
        found -= _GUIDED
    return _in_order(found)


def names(title: str | None = None) -> tuple[str, ...]:
    """The bots that have a name: all, or those that play a title. The levels come first.

    Those of other packages are all there: to learn what they play would take a process each.
    """
    return _in_order({*built_in(title), *plugins.found()})


def best(title: str) -> str:
    """The quick bot that plays a title best."""
    return "greedy" if "greedy" in built_in(title) else "random"


def make(name: str, seed: int, title: str | None = None, *, limit: float = LIMIT) -> Bot:
    """The bot of this name; the same seed and the same observations give the same choices.

    Ours are plain objects. `program:COMMAND` and the bots of other packages are a ProgramBot: a
    process that is to be closed, and that raises BotFailed if `limit` seconds are over or anything
    else goes wrong. `bots.seat` makes the same under a guard.

    With a title, one that does not play it is refused here and not only when it is to choose.
    """
    name = _spelled(name)
    if name.startswith(PREFIX):
        return ProgramBot(name, program.command_of(name), seed, limit=limit)
    if name in built_in():
        if title is not None and name not in built_in(title):
            raise WrongTitle(name=name, title=title, known=", ".join(names(title)))
        return _ours(name, seed)
    if name not in plugins.found():
        raise UnknownBot(name=name, known=", ".join(names(title)))
    plays = plugins.titles(name)
    if title is not None and plays is not None and title not in plays:
        known = ", ".join(other for other in names(title) if other != name)
        raise WrongTitle(name=name, title=title, known=known)
    return plugins.hosted(name, seed, limit)


def split(text: str) -> list[str]:
    """Names with commas between, spelled as in `names`; of an empty text none. A comma in quotation
    marks, or after a backslash, is part of a command, as in
    `hard,program:node bot.js "--depths=1,2"`.
    """
    if not text.strip():
        return []
    parts = [""]
    quote = ""
    escaped = False
    for sign in text:
        if sign == "," and not quote and not escaped:
            parts.append("")
            continue
        parts[-1] += sign
        if escaped:
            escaped = False
        elif sign == "\\" and quote != "'":
            escaped = True
        elif sign == quote:
            quote = ""
        elif not quote and sign in _QUOTES:
            quote = sign
    return [_spelled(part.strip()) for part in parts]


def _spelled(name: str) -> str:
    """A name as it is known, whatever its capitals: people write Hard and mean hard."""
    if name.startswith(PREFIX) or name in built_in():
        return name
    known = names()
    alike = [other for other in known if other.lower() == name.lower()]
    return alike[0] if alike and name not in known else name


def _in_order(found: set[str]) -> tuple[str, ...]:
    """The levels as they get harder, then the others by name."""
    levels = [level for level in LEVELS if level in found]
    return (*levels, *sorted(found - set(levels)))


def _ours(name: str, seed: int) -> Bot:
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    return make_level(name, seed)
