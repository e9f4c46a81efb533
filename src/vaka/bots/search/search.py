"""The search itself: redeal, go down the tree, play on, and remember what came of it."""

from math import exp, sqrt
from time import perf_counter
from typing import Final, final

from vaka.bots.guide import Guide
from vaka.bots.search.breath import breathe
from vaka.bots.search.reward import add_points, share_wins
from vaka.bots.search.tree import Node, information_set
from vaka.bots.search.tuning import Tuning
from vaka.core.cells import ASKED, OVER, blank
from vaka.core.chance import PLAYOUT, Chance, fold, scramble
from vaka.core.frames import SEVERAL
from vaka.core.state import State
from vaka.core.vectors import i64, vec

GLANCE: Final = 16  # iterations between two looks at the clock
ROOM: Final = 400_000  # nodes that a search may keep, however long it thinks
DEEPEST: Final = 4096  # an own deck can make a game very long
FAR: Final = 0x1_0000_0000  # between the seeds of two moves
MASK: Final = 0x3FFF_FFFF_FFFF_FFFF
FRESH: Final = 4  # a quarter of a decision's iterations is done anew, whatever is known of it


@final
class Search:
    """A tree that grows from the point of view of one seat; kept from move to move."""

    def __init__(self, guide: Guide, tuning: Tuning, seats: i64, actions: i64, seed: int) -> None:
        self.guide = guide
        self.tuning = tuning
        self.seats: i64 = seats
        self.nodes: dict[int, Node] = {}
        self.luck: i64 = fold(seed, PLAYOUT)  # the first of this move's seeds
        self.chance = Chance(0)
        self.move: i64 = 0
        self.done: i64 = 0  # iterations of the last move
        self.legal: vec[i64] = blank(actions)
        zeros = [0.0] * actions
        self.weights: vec[float] = vec[float](zeros)
        few = [0.0] * seats
        self.finals: vec[float] = vec[float](few)
        self.rewards: vec[float] = vec[float](few)
        self.way: list[Node] = []
        self.edges: vec[i64] = blank(DEEPEST)

    def root(self, state: State, seat: i64) -> Node:
        """The node of a decision that is to be made; forgets what is of no use any more."""
        self.move += 1
        self.luck = (self.luck + FAR) & MASK
        key = information_set(state, seat)
        found = self.nodes.get(key)
        if found is None:
            found = self.expand(state, seat)
            self.nodes[key] = found
        found.age = self.move
        return found

    def forget(self) -> None:
        """Drop the nodes that were not met in this move: the game has gone another way."""
        self.nodes = {key: node for key, node in self.nodes.items() if node.age == self.move}

    def think(self, state: State, seat: i64, iterations: i64, seconds: float) -> Node:
        """Search a decision until it was visited so often, or for so long; 0: no such limit.

        What is known from earlier moves counts, but a part is always thought anew. Once no other
        action could catch up with the most tried one, there is nothing left to find out.
        """
        root = self.root(state, seat)
        self.done = 0
        if root.count == 1:
            return root
        left = iterations - root.visits
        if left < iterations // FRESH:
            left = iterations // FRESH
        until = 0.0
        if seconds > 0.0:
            until = perf_counter() + seconds
        done: i64 = 0
        while done < left or iterations == 0:
            self.iterate(state, seat, root)
            done += 1
            if done % GLANCE == 0:
                breathe()
                if until > 0.0 and perf_counter() >= until:
                    break
                if iterations > 0 and lead_of(root) > left - done:
                    break
        self.done = done
        self.forget()
        return root

    def iterate(self, state: State, seat: i64, root: Node) -> None:
        """One simulation from a decision of the seat; `state` is redealt for it."""
        guide = self.guide
        node = root
        place = self.select(node)
        # The n-th try of every action meets the same luck: so they are compared on equal terms.
        luck: i64 = self.luck + root.tries[place]
        game = state.redeal(seat, luck)
        self.chance.x = scramble(luck & MASK)
        if game.cells[ASKED] == SEVERAL:
            game.reopen(seat)  # who has answered has not done so at random, as in a redeal
        guide.begin()
        way = self.way
        way.clear()
        edges = self.edges
        depth: i64 = 0
        at = seat
        dawn = guide.hour(game)
        while True:
            growing = node.tries[place] != 0  # what is tried for the first time gets no node yet
            way.append(node)
            edges[depth] = place
            depth += 1
            game.apply_index(at, node.actions[place])
            at = game.next_seat()
            if at < 0 or not growing or depth == DEEPEST:
                break
            key = information_set(game, at)
            found = self.nodes.get(key)
            if found is None:
                if len(self.nodes) >= ROOM:
                    break
                found = self.expand(game, at)
                self.nodes[key] = found
            found.age = self.move
            node = found
            place = self.select(node)
        self.play_on(game, at, dawn)
        step: i64
        for step in range(depth):
            passed = way[step]
            own = passed.seat
            k = edges[step]
            reward = self.rewards[own]
            passed.visits += 1
            passed.total += reward
            passed.tries[k] += 1
            passed.rewards[k] += reward
            passed.points[k] += self.finals[own]

    def play_on(self, game: State, at: i64, dawn: i64) -> None:
        """Play by the guide to the end or as far as the horizon; fills finals and rewards."""
        guide = self.guide
        legal = self.legal
        horizon: i64 = self.tuning.horizon
        while at >= 0:
            if horizon > 0 and guide.hour(game) >= dawn + horizon:
                break
            count = game.legal_into(at, legal)
            index = legal[0]
            if count > 1:
                index = guide.pick(game, at, legal, count, self.chance)
            game.apply_index(at, index)
            at = game.next_seat()
        self.judge(game)

    def judge(self, game: State) -> None:
        """What the game as it stands, or its end, is worth to all seats."""
        tuning = self.tuning
        finals = self.finals
        seat: i64
        if game.cells[OVER] != 0:
            outcome = game.result()
            scores = outcome.scores
            ranking = outcome.ranking
            winners = 0.0
            for seat in range(self.seats):
                finals[seat] = float(scores[seat])
                if ranking[seat] == 1:
                    winners += 1.0
            for seat in range(self.seats):
                won = 0.0
                if ranking[seat] == 1:
                    won = 1.0 / winners
                self.rewards[seat] = won
        else:
            self.guide.estimate(game, finals)
            share_wins(finals, self.seats, self.guide.doubt(game), self.rewards)
        add_points(finals, self.seats, tuning.points, tuning.spread, self.rewards)

    def expand(self, game: State, seat: i64) -> Node:
        """A node for a decision that was not met before, with what the guide thinks of it."""
        count = game.legal_into(seat, self.legal)
        actions = self.legal[:count]
        weights = self.weights
        if count > 1:
            self.guide.weigh(game, seat, actions, count, weights)
        priors = weights[:count]
        most = priors[0]
        k: i64
        for k in range(1, count):
            if priors[k] > most:
                most = priors[k]
        total = 0.0
        warmth = self.tuning.warmth
        for k in range(count):
            likely = exp((priors[k] - most) / warmth)
            priors[k] = likely
            total += likely
        for k in range(count):
            priors[k] = priors[k] / total
        rewards = self.weights[:count]
        for k in range(count):
            rewards[k] = 0.0
        return Node(seat, count, actions, priors, blank(count), rewards, rewards[:])

    def select(self, node: Node) -> i64:
        """The action that promises most, or was tried too little for what it promises."""
        count = node.count
        if count == 1:
            return 0
        visits = node.visits
        priors, tries, rewards = node.priors, node.tries, node.rewards
        root = self.tuning.explore * sqrt(float(visits) + 1.0)
        untried = 0.5
        if visits > 0:
            untried = node.total / float(visits) - self.tuning.humble
        best: i64 = 0
        most = -1.0e9
        k: i64
        for k in range(count):
            times = float(tries[k])
            value = untried
            if times > 0.0:
                value = rewards[k] / times
            value += root * priors[k] / (1.0 + times)
            if value > most:
                most = value
                best = k
        return best


def lead_of(node: Node) -> i64:
    """By how many tries the most tried action is ahead of the next."""
    first: i64 = 0
    second: i64 = 0
    k: i64
    for k in range(node.count):
        tries = node.tries[k]
        if tries > first:
            second = first
            first = tries
        elif tries > second:
            second = tries
    return first - second
