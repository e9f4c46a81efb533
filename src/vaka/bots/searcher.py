"""The player that searches, and what it advises."""

from collections.abc import Callable
from typing import Final, NamedTuple

from vaka.bots.clock import UNHURRIED, Clock
from vaka.bots.greedy import TITLES, guide_for
from vaka.bots.guide import Guide
from vaka.bots.observation import Observation
from vaka.bots.search.blind import Blind
from vaka.bots.search.search import Search
from vaka.bots.search.tree import CANON, information_set
from vaka.bots.search.tuning import Tuning
from vaka.core.action import Action
from vaka.core.cells import ASKED, REVEALS
from vaka.core.frames import SEVERAL
from vaka.core.state import State

NO_TIME: Final = 0.001  # seconds: as little as a search can think when its time is over


class Advice(NamedTuple):
    """An action as the search sees it."""

    action: Action
    share: float  # of the tries that it got: how sure the search is of it
    reward: float  # 0 to 1: mostly the chance to win
    points: float  # that the seat will probably end with


class Step(NamedTuple):
    """What the search would do after something else."""

    number: int  # of the action in the catalog
    tries: int
    share: float  # of all tries of that decision


class SearchBot:
    """Keeps its tree from move to move; equal observations in a row give equal choices."""

    def __init__(self, seed: int, tuned: Callable[[str], Tuning], blind: bool = False) -> None:
        self._seed = seed
        self._tuned = tuned  # for a title, which is known when it is played
        self._blind = blind
        self._search: Search | None = None
        self._for: object = None

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        if len(observation.actions) == 1:
            return observation.actions[0]
        return self.advise(observation, clock)[0].action

    def advise(self, observation: Observation, clock: Clock = UNHURRIED) -> list[Advice]:
        """All legal actions, the best first."""
        state = observation.redeal(CANON)
        search = self._prepared(state)
        iterations, seconds = search.tuning.iterations, 0.0
        if clock.iterations is not None:
            iterations = max(1, clock.iterations)
        elif clock.seconds is not None:
            iterations = 0
        if clock.seconds is not None:
            seconds = max(NO_TIME, clock.seconds)
        elif iterations == 0:
            raise ValueError("a search without any limit")
        node = search.think(state, observation.seat, iterations, seconds)
        visits = max(1, int(node.visits))
        found: list[Advice] = []
        for place, action in enumerate(observation.actions):
            tries = int(node.tries[place])
            times = max(1, tries)
            reward, points = node.rewards[place] / times, node.points[place] / times
            found.append(Advice(action, tries / visits, reward, points))
        return sorted(found, key=lambda each: (-each.share, -each.reward))

    def follow(self, observation: Observation, action: Action, most: int) -> list[Step]:
        """What it would do next if it did this, as far as the tree has it: until others are asked,
        or something is turned up that nobody can know yet.
        """
        state, seat = observation.redeal(CANON), observation.seat
        if state.cells[ASKED] == SEVERAL:
            state.reopen(seat)  # as the search does
        known = state.cells[REVEALS]
        steps: list[Step] = []
        while len(steps) < most and self._search is not None:
            state.apply(seat, action)
            if not state.is_asked(seat) or state.cells[REVEALS] != known:
                break
            node = self._search.nodes.get(information_set(state, seat))
            if node is None:
                break
            place = max(range(node.count), key=lambda each: int(node.tries[each]))
            action = state.catalog[node.actions[place]]
            tries = int(node.tries[place])
            steps.append(Step(action.index, tries, tries / max(1, int(node.visits))))
        return steps

    @property
    def done(self) -> int:
        """The iterations of the last choice."""
        return 0 if self._search is None else int(self._search.done)

    def _prepared(self, state: State) -> Search:
        """The tree for this game; another game begins with a new one."""
        if self._search is None or self._for is not state.config:
            config = state.config
            self._for = config
            title = config.title.name
            tuning = self._tuned(title)
            guide: Guide = Blind()
            if title in TITLES and not self._blind:
                guide = guide_for(state, tuning.sharp)
            actions = len(config.catalog.items)
            self._search = Search(guide, tuning, config.players, actions, self._seed)
        return self._search
