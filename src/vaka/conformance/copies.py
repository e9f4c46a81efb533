"""Checks of copies: clones, digests, dumps, pickles, equal seeds."""

import pickle

from vaka.conformance.compare import facts, legal_indexes
from vaka.conformance.match import Match
from vaka.core.state import State


def check_clone(match: Match) -> None:
    """A clone is equal and independent both ways; it is kept to be looked at again."""
    state = match.state
    before = facts(state)
    copy = state.clone()
    match.unchanged("clone", "equal", before, copy)
    played = copy.clone()
    match.play_out(played)
    match.unchanged("clone", "clone of it played out", before, copy)
    match.unchanged("clone", "clone of a clone played out", before, state)
    match.copies.append((match.ply, copy, before))


def check_copies(match: Match) -> None:
    """All clones that were ever taken are as they were."""
    for ply, copy, before in match.copies:
        match.unchanged("clone", f"taken at ply {ply}", before, copy)


def check_step_clone(match: Match, copy: State, before: str) -> None:
    """The clone taken just before the last action is as it was."""
    match.same("clone", "taken before the action", before, copy.digest())


def check_digest(match: Match) -> None:
    """Equal digests, equal states: over all plies of the game."""
    dumps: dict[str, list[int]] = {}
    seen: set[tuple[int, ...]] = set()
    for digest, dump in zip(match.digests, match.dumps, strict=True):
        if dumps.setdefault(digest, dump) != dump:
            match.fail("digest", f"{digest} of different cells")
        seen.add(tuple(dump))
    match.same("digest", "states and digests", len(seen), len(dumps))


def check_dump(match: Match) -> None:
    """The dump is the whole state."""
    state = match.state
    restored = match.game.restore(match.players, match.options, state.dump())
    _same_state(match, "dump", state, restored)


def check_pickle(match: Match) -> None:
    """A state survives a trip to another process."""
    _same_state(match, "pickle", match.state, pickle.loads(pickle.dumps(match.state)))


def _same_state(match: Match, check: str, state: State, other: State) -> None:
    match.unchanged(check, "equal", facts(state), other)
    for seat in range(match.players):
        match.same(check, "legal", legal_indexes(state, seat), legal_indexes(other, seat), seat)
    match.same(check, "inventory", state.inventory(), other.inventory())
    # Played on alike, both stay alike.
    one = state.clone()
    for _ in range(4):
        if one.decision() is not None:
            seat, action = match.choose(one)
            one.apply(seat, action)
            other.apply(seat, other.catalog[action.index])
    match.unchanged(check, "played on", facts(one), other)


def check_seed(match: Match) -> None:
    """The same seed gives the same first state, another seed another."""
    again = match.game.new(match.players, match.seed, match.options)
    match.same("seed", "again", match.digests[0], again.digest())
    other = match.game.new(match.players, match.seed + 1, match.options)
    if other.digest() == match.digests[0]:
        match.fail("seed", f"{match.seed} and {match.seed + 1}")
