"""Advice for a person: the best answers, what comes of them, and why the first looks good.

The adviser knows what the seat knows and nothing else, and leaves the game as it is. The search
says what it expects; the reasons are those of the title's guide, and where it has none, none is
made up.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from vaka import _pure
from vaka.bots import Clock, Observation
from vaka.bots.greedy import TITLES, Judge, guide_for
from vaka.bots.guide import Reason
from vaka.bots.levels import tuned
from vaka.bots.search.tuning import Tuning
from vaka.bots.searcher import Advice, SearchBot
from vaka.locale import Words

SECONDS: Final = 1.0  # about as long as the best level thinks
PATIENCE: Final = 3.0  # the same where the engine is not compiled
SEED: Final = 1
PINCH: Final = 0.02  # part of the reward that is for points: the rest is the chance to win
BEST: Final = 3  # answers that are told
REASONS: Final = 3
RARELY: Final = 3  # with fewer tries nothing can be said of an answer


class Prospect(NamedTuple):
    """What the search expects of an answer."""

    place: int  # among the legal actions
    sure: bool  # whether it was tried often enough to say
    percent: int  # the chance to win
    points: int


class Hint(NamedTuple):
    """`tries`: how often the search has looked ahead; 0: there is nothing to choose.

    `lead` is by how many points the first answer looks better than the second at a glance; None
    where the guide has no reasons for one of them.
    """

    tries: int
    best: list[Prospect]
    reasons: list[Reason]
    lead: float | None


class Adviser:
    """`clock` limits how long it thinks; without one as long as people like to wait."""

    def __init__(self, clock: Clock | None = None) -> None:
        seconds = SECONDS if _pure.is_compiled() else PATIENCE
        self._clock = Clock(seconds=seconds) if clock is None else clock

    def hint(self, observation: Observation) -> Hint:
        if len(observation.actions) == 1:
            return Hint(0, [], [], None)
        title = str(observation.view["title"])
        bot = SearchBot(SEED, _tuning)
        advice = bot.advise(observation, self._clock)
        best = [_prospect(each, observation, bot.done) for each in advice[:BEST]]
        if title not in TITLES:
            return Hint(bot.done, best, [], None)
        state = observation.redeal(SEED)
        guide = guide_for(state)
        first, second = (
            guide.reasons(state, observation.seat, each.action.index) for each in advice[:2]
        )
        lead = None
        if first and second:
            weights = Judge(SEED).weights(observation)
            lead = weights[best[0].place] - weights[best[1].place]
        return Hint(bot.done, best, first, lead)


def _tuning(title: str) -> Tuning:
    """As the levels think, but with a reward that can be told: it is the chance to win."""
    tuning = tuned(title, 0)
    tuning.points = PINCH
    return tuning


def _prospect(advice: Advice, observation: Observation, tries: int) -> Prospect:
    return Prospect(
        observation.actions.index(advice.action),
        advice.share * tries >= RARELY,
        round(100 * advice.reward),
        round(advice.points),
    )


# In words -----------------------------------------------------------------------------------------


def told(
    hint: Hint, title: str, first: int, choices: Sequence[str], words: Words
) -> RenderableType:
    """The hint to look at; `choices` are the answers in words, numbered from `first` on."""
    if not hint.tries:
        return Text(words("cli-hint-only-one"))
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", no_wrap=True)
    for each in hint.best:
        grid.add_row(Text(str(first + each.place), "bold"), Text(choices[each.place]))
        grid.add_row(Text(), Text(_expected(each, words), "dim"))
    heading = Text(words("cli-hint-best", tries=hint.tries), "bold")
    number = first + hint.best[0].place
    why = _reasons(hint.reasons, title, words)
    if not why:
        return Group(heading, grid, Text(words("cli-hint-no-reason", number=number)), "")
    below: list[RenderableType] = [Text(words("cli-hint-why", number=number), "bold"), why]
    if hint.lead is not None:
        below.append(Text(_compared(hint, first, words)))
    return Group(heading, grid, *below, "")


def _expected(prospect: Prospect, words: Words) -> str:
    if not prospect.sure:
        return words("cli-hint-rarely")
    return words("cli-hint-expected", percent=prospect.percent, points=prospect.points)


def _reasons(reasons: Sequence[Reason], title: str, words: Words) -> RenderableType | None:
    """What speaks for an answer, and then what speaks against it."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", width=2)
    said = [each for each in reasons if words.has(f"{title}-why-{each.key}")][:REASONS]
    for reason in sorted(said, key=lambda each: each.points < 0):
        about = max(1, round(abs(reason.points)))
        details: dict[str, str | int] = {"points": about, **reason.details}
        sentence = words(f"{title}-why-{reason.key}", **details)
        grid.add_row(Text("−" if reason.points < 0 else "+"), Text(sentence))
    return grid if said else None


def _compared(hint: Hint, first: int, words: Words) -> str:
    """How the first answer looks beside the second, before anybody looks ahead."""
    assert hint.lead is not None
    points = round(abs(hint.lead))
    numbers = {"number": first + hint.best[0].place, "other": first + hint.best[1].place}
    if not points:
        return words("cli-hint-even", **numbers)
    key = "cli-hint-ahead" if hint.lead > 0 else "cli-hint-behind"
    return words(key, points=points, **numbers)
