"""One random game under examination: what every check is given."""

from collections import Counter, defaultdict
from collections.abc import Mapping
from random import Random
from typing import NoReturn

from vaka.conformance.compare import facts, observers, text_difference
from vaka.conformance.errors import ConformanceError, Observer, Where, Whose
from vaka.conformance.report import Report
from vaka.core.action import Action
from vaka.core.game import Game
from vaka.core.options import OptionValue
from vaka.core.record import Record
from vaka.core.state import State


class Tally:
    """What only shows over many positions; kept for one player count and one set of options."""

    def __init__(self) -> None:
        self.probed: Counter[str] = Counter()  # positions looked at, by kind of decision
        # How often a seat knew more than a spectator, and how often a redeal for an observer
        # changed that; the same for its sealed answers.
        self.private: Counter[tuple[Observer, int]] = Counter()
        self.private_changed: Counter[tuple[Observer, int]] = Counter()
        self.answers: Counter[tuple[Observer, int]] = Counter()
        self.answers_changed: Counter[tuple[Observer, int]] = Counter()
        # Declared reveals of more than dice and sealed answers, by kind of decision and name of
        # action ("" for a sealed decision as a whole): in which positions, and whether a redeal
        # ever made them turn up something else.
        self.revealed: defaultdict[tuple[str, str], set[tuple[int, int]]] = defaultdict(set)
        self.revealed_other: set[tuple[str, str]] = set()

    def note_reveal(self, kind: str, name: str, position: tuple[int, int], differs: bool) -> None:
        """Note a reveal at a seed and ply, and whether it turned up something else in a redeal."""
        self.revealed[kind, name].add(position)
        if differs:
            self.revealed_other.add((kind, name))


class Match:
    """A game from its first to its last ply; `state` is the true one and moves on."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, OptionValue],
        seed: int,
        bound: int,
        report: Report,
        tally: Tally,
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.seed = seed
        self.bound = bound
        self.report = report
        self.tally = tally
        self.dice = Random(f"{game.name} {players} {seed} {sorted(self.options.items())}")
        self.record = Record(game.name, players, seed, self.options, None, game.title.rules_version)
        self.state: State = game.new(players, seed, self.options)
        self.observers = observers(self.state)
        self.inventory = self.state.inventory()
        # The digest and the dump of each ply, and earlier clones with what they said of themselves.
        self.digests: list[str] = []
        self.dumps: list[list[int]] = []
        self.copies: list[tuple[int, State, list[str]]] = []

    def another(self, seed: int) -> "Match":
        """A game of another seed with the same tally."""
        return Match(
            self.game, self.players, self.options, seed, self.bound, self.report, self.tally
        )

    @property
    def ply(self) -> int:
        return len(self.record)

    def seed_for_redeal(self) -> int:
        return self.dice.randrange(2**40)

    # Failing --------------------------------------------------------------------------------------

    def fail(self, check: str, detail: str, seat: Whose = None) -> NoReturn:
        where = Where(self.game.name, self.players, self.options, self.seed, self.ply, seat)
        raise ConformanceError(check, detail, where, self.record)

    def fail_for(self, check: str, detail: str, observer: Observer) -> NoReturn:
        """The same for an observer: None is a spectator."""
        self.fail(check, detail, "spectator" if observer is None else observer)

    def same(self, check: str, what: str, one: object, other: object, seat: Whose = None) -> None:
        """Demand that two things are equal."""
        if one != other:
            self.fail(check, f"{what}: {one!r} != {other!r}", seat)

    def unchanged(self, check: str, what: str, before: list[str], state: State) -> None:
        """Demand that a state still says the same of itself as it said before."""
        after = facts(state)
        if before != after:
            for number, (one, other) in enumerate(zip(before[1:], after[1:], strict=True)):
                if one != other:
                    part = "cells" if not number else f"view {self.observers[number - 1]}"
                    self.fail(check, f"{what}: {part}: {text_difference(one, other)}")
            self.fail(check, f"{what}: digest: {before[0]} != {after[0]}")

    # Playing --------------------------------------------------------------------------------------

    def choose(self, state: State) -> tuple[int, Action]:
        """A random asked seat and a random legal action of it."""
        decision = state.decision()
        assert decision is not None
        seat = self.dice.choice(decision.seats)
        actions = state.legal_actions(seat)
        if not actions:
            self.fail("legal-empty", str(decision), seat)
        return seat, self.dice.choice(actions)

    def act(self, seat: int, action: Action) -> None:
        """Move the true game on."""
        self.state.apply(seat, action)
        self.record.actions.append((seat, action.index))

    def play_out(self, state: State) -> None:
        """Play a state to its end at random, in place."""
        for _ in range(self.bound):
            if state.decision() is None:
                return
            state.apply(*self.choose(state))
        self.fail("endless", f"{self.bound} plies")
