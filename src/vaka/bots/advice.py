"""Advice for a person: the best answers, what comes of them, and why the first looks good.

The adviser knows what the seat knows and nothing else, and leaves the game as it is. The search
says what it expects; the reasons are those of the title's guide, and where it has none, none is
made up.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from vaka import _pure
from vaka.bots.clock import Clock
from vaka.bots.greedy import TITLES, Judge, guide_for
from vaka.bots.guide import Reason
from vaka.bots.levels import tuned
from vaka.bots.observation import Observation
from vaka.bots.search.tree import CANON
from vaka.bots.search.tuning import Tuning
from vaka.bots.searcher import Advice, SearchBot
from vaka.core.action import Action
from vaka.locale import Words

SECONDS: Final = 1.0  # about as long as the best level thinks
PATIENCE: Final = 3.0  # the same where the engine is not compiled
SEED: Final = 1
PINCH: Final = 0.02  # part of the reward that is for points: the rest is the chance to win
BEST: Final = 3  # answers that are told
REASONS: Final = 3
ENOUGH: Final = 30  # tries without which nothing can be said of an answer
PART: Final = 0.01  # of all tries: as little is no more than a glance
STEPS: Final = 3  # of what follows an answer that are told
MOSTLY: Final = 0.5  # of the tries: with as many the search is of one mind
LITTLE: Final = 0.5  # points: what weighs less is told only where there is no better reason


class Next(NamedTuple):
    """What is to follow an answer; where it is not `sure`, something else may be as good."""

    number: int  # in the catalog
    sure: bool


class Prospect(NamedTuple):
    """What the search expects of an answer, and what it would do after it."""

    place: int  # among the legal actions
    sure: bool  # whether it was tried often enough to say
    percent: int  # the chance to win
    points: int
    share: float = 0.0  # of all tries
    then: tuple[Next, ...] = ()


class Hint(NamedTuple):
    """`tries`: how often the search has looked ahead; 0: there is nothing to choose.

    `best` has first what the search would play, then what it tried enough, the best chance first,
    and where that is too little, what the guide likes. `lead` is by how many points the first
    answer looks better than the second at a glance; None where the second was hardly tried, or the
    guide has no reasons for one of them.
    """

    tries: int
    best: list[Prospect]
    reasons: list[Reason]
    lead: float | None

    @property
    def close(self) -> bool:
        """Whether another answer came out better than the first, which was tried more often."""
        return any(each.sure and each.percent > self.best[0].percent for each in self.best)


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
        seen = [_prospect(each, observation, bot.done) for each in advice]
        weights = Judge(SEED).weights(observation) if title in TITLES else None
        best = [_followed(each, observation, bot) for each in _best(advice, seen, weights)]
        if weights is None:
            return Hint(bot.done, best, [], None)
        state = observation.redeal(SEED)
        guide = guide_for(state)
        first, second = best[:2]
        reasons = guide.reasons(state, observation.seat, _index(observation, first))
        lead = None
        compared = reasons and second.sure
        if compared and guide.reasons(state, observation.seat, _index(observation, second)):
            lead = weights[first.place] - weights[second.place]
        return Hint(bot.done, best, reasons, lead)


def _tuning(title: str) -> Tuning:
    """As the levels think, but with a reward that can be told: it is the chance to win."""
    tuning = tuned(title, 0)
    tuning.points = PINCH
    return tuning


def _index(observation: Observation, prospect: Prospect) -> int:
    """The number of an answer in the catalog."""
    return observation.actions[prospect.place].index


def _best(
    advice: Sequence[Advice], seen: Sequence[Prospect], weights: Sequence[float] | None
) -> list[Prospect]:
    """What is told of all that was seen, the most tried first; `weights` are for each place."""
    others = list(zip(advice, seen, strict=True))[1:]
    tried = sorted((each for each in others if each[1].sure), key=lambda each: -each[0].reward)
    glanced = [each for _, each in others if not each.sure]
    if weights is not None:
        glanced.sort(key=lambda each: -weights[each.place])
    return [seen[0], *(each for _, each in tried), *glanced][:BEST]


def _followed(prospect: Prospect, observation: Observation, bot: SearchBot) -> Prospect:
    """With what the search would do next: as long as it is of one mind, and one step further."""
    steps: list[Next] = []
    for step in bot.follow(observation, observation.actions[prospect.place], STEPS):
        if step.tries < ENOUGH:
            break
        steps.append(Next(step.number, step.share > MOSTLY))
        if not steps[-1].sure:
            break
    return prospect._replace(then=tuple(steps))


def _prospect(advice: Advice, observation: Observation, tries: int) -> Prospect:
    return Prospect(
        observation.actions.index(advice.action),
        advice.share >= PART and round(advice.share * tries) >= ENOUGH,
        round(100 * advice.reward),
        round(advice.points),
        advice.share,
    )


# In words -----------------------------------------------------------------------------------------


class Told(NamedTuple):
    """A reason as it is said; what is not `good` speaks against the answer."""

    good: bool
    sentence: str


def expected(prospect: Prospect, words: Words) -> str:
    """What comes of an answer, as far as the search can say."""
    if not prospect.sure:
        return words("cli-hint-rarely")
    return words("cli-hint-expected", percent=prospect.percent, points=prospect.points)


def then_told(
    prospect: Prospect,
    observation: Observation,
    tell: Callable[[Action, dict[str, Any]], str],
    words: Words,
) -> list[str]:
    """What is to follow an answer, step by step; `tell` puts an action into words, by a view."""
    state, seat = observation.redeal(CANON), observation.seat
    action = observation.actions[prospect.place]
    told: list[str] = []
    for step in prospect.then:
        state.apply(seat, action)
        action = state.catalog[step.number]
        key = "cli-hint-then" if step.sure else "cli-hint-perhaps"
        told.append(words(key, action=tell(action, state.view(seat))))
    return told


def reasons_told(reasons: Sequence[Reason], title: str, words: Words) -> list[Told]:
    """What speaks for an answer, then what speaks against it; nothing if that is all there is."""
    known = [each for each in reasons if words.has(f"{title}-why-{each.key}")]
    said: dict[str, bool] = {}  # equal sentences once
    for reason in sorted(_weighty(known)[:REASONS], key=lambda each: each.points < 0):
        about = int(abs(reason.points) + 0.5)
        details: dict[str, str | int] = {"points": about, **reason.details}
        sentence = words(f"{title}-why-{reason.key}", **details)
        said.setdefault(sentence, reason.points >= 0)
    told = [Told(good, sentence) for sentence, good in said.items()]
    return told if any(each.good for each in told) else []


def _weighty(reasons: Sequence[Reason]) -> Sequence[Reason]:
    """Those that weigh something, or else the first that speaks for an answer."""
    weighty = [each for each in reasons if abs(each.points) >= LITTLE]
    return weighty or [each for each in reasons if each.points >= 0][:1]
