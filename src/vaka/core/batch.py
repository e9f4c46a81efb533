"""Many games of one kind, stepped together: what vector play stands on.

All that a learner reads lies in a few long vectors, a row for each game. The features of a step
have a vector of their own, the others are written over; no object is made for a step of a game but
when a game ends and another is dealt.
"""

from typing import Final

from librt.strings import read_i64_le

from vaka.core.cells import blank
from vaka.core.chance import BATCH, MASK, STRIDE, Chance, fold, scramble
from vaka.core.game import Game
from vaka.core.state import State
from vaka.core.title import GameConfig
from vaka.core.vectors import i64, u8, vec

BYTES: Final = 8  # of an action in the bytes that `step` reads


class Batch:
    """Games side by side. A game that ends is replaced by a fresh one at once."""

    def __init__(self, game: Game, config: GameConfig, size: int, seed: int) -> None:
        self.game = game
        self.config = config
        self.size: i64 = size
        self.players: i64 = config.seats
        self._luck: i64 = fold(seed, BATCH)  # the seeds of the deals, one after the other
        self._dice = Chance(fold(seed + 1, BATCH))  # for random actions
        self.states: list[State] = []
        self.seeds: vec[i64] = vec[i64]([0] * size)  # of the games that run
        for g in range(size):
            self.states.append(self._deal(g))
        first = self.states[0]
        self.width: i64 = len(first.items)
        self.length: i64 = len(first.described())
        cells = size * config.players
        # What is to be read: of every game whose turn it is, what he sees and what he may do ...
        self.seats: vec[i64] = vec[i64]([0] * size)
        self._zeros: vec[u8] = vec[u8](bytes(size * self.length))
        self.features: vec[u8] = self._zeros[:]
        self.masks: vec[u8] = vec[u8]([0] * (size * self.width))
        # ... and of the games that the last step has ended, how.
        self.ended: i64 = 0
        self.done: vec[u8] = vec[u8]([0] * size)
        self.scores: vec[i64] = vec[i64]([0] * cells)
        self.places: vec[i64] = vec[i64]([0] * cells)
        # The legal actions of each game, from which its mask was made.
        self._legal: vec[i64] = vec[i64]([0] * (size * self.width))
        self._counts: vec[i64] = vec[i64]([0] * size)
        self._out = blank(self.width)
        self.drawn: vec[i64] = vec[i64]([0] * size)  # actions that chance has chosen
        g_: i64
        for g_ in range(self.size):
            self._look(g_, self.states[g_].next_seat())

    def _deal(self, g: i64) -> State:
        """A fresh game, with the next seed."""
        self._luck = (self._luck + STRIDE) & MASK
        seed = scramble(self._luck)
        self.seeds[g] = seed
        return self.game.begin(self.config, seed)

    def _look(self, g: i64, seat: i64) -> None:
        """Write what the seat to move in a game sees, and what it may do."""
        state = self.states[g]
        self.seats[g] = seat
        state.features_into(seat, self.features, g * self.length)
        out = self._out
        masks = self.masks
        legal = self._legal
        row = g * self.width
        k: i64
        for k in range(self._counts[g]):
            masks[row + legal[row + k]] = 0
        count = state.legal_into(seat, out)
        for k in range(count):
            index = out[k]
            legal[row + k] = index
            masks[row + index] = 1
        self._counts[g] = count

    def _count(self, g: i64, state: State) -> None:
        """Write down how a game has ended."""
        outcome = state.outcome()
        row = g * self.players
        self.done[g] = 1
        self.ended += 1
        for seat in range(self.players):
            self.scores[row + seat] = outcome.scores[seat]
            self.places[row + seat] = outcome.ranking[seat]

    def refused(self, actions: bytes) -> i64:
        """The first game whose action is not legal; -1 if all are."""
        masks = self.masks
        width = self.width
        g: i64
        for g in range(self.size):
            index = read_i64_le(actions, g * BYTES)
            if index < 0 or index >= width or not masks[g * width + index]:
                return g
        return -1

    def step(self, actions: bytes) -> None:
        """Apply an action to every game: 8 bytes each, the lowest first. All must be legal."""
        g: i64
        if self.ended:
            self._forget()
        # Quicker than to clear them one by one, and who reads the old ones may keep them.
        self.features = self._zeros[:]
        for g in range(self.size):
            state = self.states[g]
            state.apply_index(self.seats[g], read_i64_le(actions, g * BYTES))
            seat = state.next_seat()
            if seat < 0:
                self._count(g, state)
                self.states[g] = self._deal(g)
                seat = self.states[g].next_seat()
            self._look(g, seat)

    def _forget(self) -> None:
        """Clear what was written of games that ended in the step before."""
        k: i64
        for k in range(self.size):
            self.done[k] = 0
        for k in range(self.size * self.players):
            self.scores[k] = self.places[k] = 0
        self.ended = 0

    def draw(self) -> None:
        """Write a legal action for each game to `drawn`, every one as likely."""
        dice = self._dice
        legal = self._legal
        width = self.width
        g: i64
        for g in range(self.size):
            self.drawn[g] = legal[g * width + dice.below(self._counts[g])]
