"""Bots by name: built in, of other packages, and programs in any language."""

from typing import Final, SupportsIndex

from vaka.bots import plugins, program
from vaka.bots.errors import UnknownBot, WrongTitle
from vaka.bots.greedy import TITLES as GREEDY_TITLES
from vaka.bots.greedy import GreedyBot
from vaka.bots.levels import LEVELS, make_level
from vaka.bots.observation import Bot
from vaka.bots.program import LIMIT, PREFIX, ProgramBot
from vaka.bots.random import RandomBot
from vaka.core.numbers import checked_seed

# These need a guide for the title; the search does not.
_GUIDED: Final = frozenset({"easy", "greedy", "medium"})
_QUOTES: Final = "'\""


def built_in(title: str | None = None) -> tuple[str, ...]:
    """List the built-in bots: all, or those that play a title."""
    found = {"random", "greedy", *LEVELS}
    if title is not None and title not in GREEDY_TITLES:
        found -= _GUIDED
    return _in_order(found)


def names(title: str | None = None) -> tuple[str, ...]:
    """List the names of bots: all, or those that play a title. The levels come first.

    Bots of other packages are always listed: asking one for its titles takes a process.

    >>> from vaka import bots
    >>> bots.names("rapanui")[:4]
    ('easy', 'medium', 'hard', 'expert')
    """
    return _in_order({*built_in(title), *plugins.found()})


def best(title: str) -> str:
    """Return the strongest bot of a title that does not search.

    >>> from vaka import bots
    >>> bots.best("giants")
    'greedy'
    """
    return "greedy" if "greedy" in built_in(title) else "random"


def make(name: str, seed: SupportsIndex, title: str | None = None, *, limit: float = LIMIT) -> Bot:
    """Make a bot by name: equal seeds and equal observations give equal choices.

    `program:COMMAND` and bots of other packages are a `ProgramBot`: a process to be closed, which
    raises BotFailed after `limit` seconds or when anything else goes wrong (`bots.seat` makes bots
    that never fail). With a title, raise WrongTitle if the bot does not play it.

    >>> import vaka
    >>> from vaka import bots
    >>> bot = bots.make("greedy", seed=1, title="rapanui")
    >>> state = vaka.load("rapanui").new(players=3, seed=7)
    >>> str(bot.choose(bots.Observation(state, 2)))
    'play(card=grain, count=1)'
    """
    name, seed = _spelled(name), checked_seed(seed)
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
    """Split a comma-separated list of bots; commas in quotes or after a backslash do not split.

    Names are spelled as in `names`.

    >>> from vaka import bots
    >>> bots.split('Hard, program:node bot.js "--depths=1,2"')
    ['hard', 'program:node bot.js "--depths=1,2"']
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
    """Correct the capitals of a name."""
    if name.startswith(PREFIX) or name in built_in():
        return name
    known = names()
    alike = [other for other in known if other.lower() == name.lower()]
    return alike[0] if alike and name not in known else name


def _in_order(found: set[str]) -> tuple[str, ...]:
    """Sort names: the levels from easy to expert, then the others alphabetically."""
    levels = [level for level in LEVELS if level in found]
    return (*levels, *sorted(found - set(levels)))


def _ours(name: str, seed: int) -> Bot:
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    return make_level(name, seed)
