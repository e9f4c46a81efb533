"""Checks of secrets: what a seat cannot know does not show.

For a state s, an observer q (a seat, or None: a spectator) and t = s.redeal(q, seed):

1. Before: s and t give q byte-identical views and legal actions (see `redeal`), and q's illegal
   attempts the same error: type, rule, reason, details and text.
2. After: let any seat, q or another, take an action that is legal for it in both s and t.
   If q's views are equal again, q must have seen the same events, have the same legal actions, and
   both states must be redealt alike for q. So what events tell, the view must show as well, at
   least until the next action. The check then goes on from there for a few more actions.
   If q's views are not equal, then something that q could not know was turned up: the action must
   have declared it (`State.reveal`, which raises cells[REVEALS]) in both states: in the one where
   something showed and in the one where nothing did, which tells as much. There is no exception:
   dice count (`State.roll` declares them), the opening of sealed answers counts (the core declares
   it), the end of a game that shows what was hidden counts, and so does a seat's own secret that
   its action shows without naming it. An action that names all that it shows (`play(card=fish)`)
   is the same in s and t and shows the same, so it declares nothing and may be taken back.
3. Choices: let another seat p take two different actions in s. If q's views are equal afterwards
   and the states are not, the choice was secret from q: q must have seen the same events, have the
   same legal actions, and both states must be redealt alike for q. If the states are equal, the
   choice made no difference that is left, and whoever watched may have been told of it. If q saw
   other events and the states differ in nothing but what is to be remembered (`Title.remembered`),
   the choice was made in the open.

What this cannot see: a skipped decision or a shown card that the action declares as a reveal. The
last of sealed answers has declared one, so it may turn up more without a further declaration; but
a title that declares it lets `redeal` see whether it changes.
A finished game is not redealt (only its chance cell is), so 2 and 3 end with it.
"""

from dataclasses import dataclass

from vaka.conformance.compare import (
    common_actions,
    differ_in_memories,
    difference,
    events_text,
    legal_indexes,
    recalls,
    text_difference,
)
from vaka.conformance.errors import Observer
from vaka.conformance.match import Match
from vaka.conformance.redeal import same_redeal
from vaka.conformance.refused import illegal_actions
from vaka.core.action import Action
from vaka.core.cells import CHANCE, REVEALS
from vaka.core.errors import IllegalAction, VakaError
from vaka.core.state import State
from vaka.core.state_base import View

REDEALS = 2  # states to compare with, for each observer and position
BREADTH = 3  # actions to try in each
DEPTH = 4  # actions to go on with, as long as the observer sees no difference


@dataclass
class Sight:
    """What an observer has of a state and the action that led to it."""

    view: View
    events: str
    legal: list[int]
    revealed: bool


def sight_after(state: State, seat: int, action: Action, observer: Observer) -> Sight:
    """Take an action and see."""
    log = state.listen()
    log.take()
    reveals = state.cells[REVEALS]
    state.apply(seat, action)
    return Sight(
        state.view(observer),
        events_text(log.take(), observer),
        [] if observer is None else legal_indexes(state, observer),
        state.cells[REVEALS] > reveals,
    )


# 1: errors ----------------------------------------------------------------------------------------


def check_error_leak(match: Match) -> None:
    """Errors tell a seat nothing that it cannot know."""
    for seat in range(match.players):
        other = match.state.redeal(seat, match.seed_for_redeal())
        for action in illegal_actions(match, match.state, seat):
            mine, others = _error(match.state.clone(), seat, action), _error(other, seat, action)
            if mine != others:
                match.fail("error-leak", f"{action}: {mine} != {others}", seat)


def _error(state: State, seat: int, action: Action) -> tuple[object, ...]:
    """All that an error says."""
    try:
        state.apply(seat, action)
    except VakaError as error:
        why = (error.rule, error.reason, error.why) if isinstance(error, IllegalAction) else ()
        return (type(error).__name__, error.details, *why, str(error))
    return ()


# 2: the same action in states that the observer cannot tell apart ---------------------------------


def check_interference(match: Match) -> None:
    """The same actions show an observer the same, or declare what they turn up."""
    for observer in match.observers:
        for _ in range(REDEALS):
            other = match.state.redeal(observer, match.seed_for_redeal())
            common = common_actions(match.state, other)
            for first in match.dice.sample(common, min(BREADTH, len(common))):
                walk(match, observer, match.state.clone(), other.clone(), first)


def walk(
    match: Match,
    observer: Observer,
    state: State,
    other: State,
    first: tuple[int, Action],
    depth: int = DEPTH,
) -> None:
    """Take the same actions in both, in place, as long as the observer sees no difference."""
    chosen = first
    for step in range(depth):
        if not _step(match, observer, state, other, chosen, step):
            return
        common = common_actions(state, other)
        if not common:
            return
        chosen = match.dice.choice(common)


def _step(
    match: Match,
    observer: Observer,
    state: State,
    other: State,
    chosen: tuple[int, Action],
    step: int,
) -> bool:
    """Take the same action in both; whether the observer still sees no difference."""
    seat, action = chosen
    decision = state.decision()
    assert decision is not None
    chance = state.cells[CHANCE]
    before = state.view(seat)
    # A redeal forgets what others have begun to answer in secret: the same action may then complete
    # one answer and not the other, which tells nothing.
    begun = decision.sealed and state.answer(seat) != other.answer(seat)
    mine = sight_after(state, seat, action, observer)
    others = sight_after(other, seat, action, observer)
    if begun and _asked(state) != _asked(other):
        return False
    where = f"{step + 1} on, {seat} {action}"
    if mine.view != others.view:
        if not (mine.revealed and others.revealed):
            asked = _asked(state) != _asked(other)
            differs = difference(mine.view, others.view)
            match.fail_for("decision-leak" if asked else "reveal", f"{where}: {differs}", observer)
    else:
        _same_sight(match, observer, mine, others, where)
        if state.decision() is not None:
            same_redeal(match, observer, state, other, match.seed_for_redeal())
    # What a sealed decision turns up is noted in `redeal`, which gives the same answers in both.
    counts = mine.revealed and state.cells[CHANCE] == chance and not decision.sealed
    if not step and counts and state.decision() is not None and other.decision() is not None:
        new = mine.view != others.view or recalls(state, before, state.view(seat))
        match.tally.note_reveal(decision.kind, action.name, (match.seed, match.ply), new)
    return mine.view == others.view


def _asked(state: State) -> object:
    """What is asked of whom, without what was answered."""
    decision = state.decision()
    return decision and (decision.kind, decision.seats)


def _same_sight(match: Match, observer: Observer, one: Sight, other: Sight, where: str) -> None:
    """Demand that equal views come with equal events and equal legal actions."""
    differs = text_difference(one.events, other.events)
    if differs:
        match.fail_for("event-leak", f"{where}: {differs}", observer)
    if one.legal != other.legal:
        match.fail_for("legal-leak", f"{where}: {one.legal} != {other.legal}", observer)


# 3: different choices of another seat -------------------------------------------------------------


def check_choices(match: Match) -> None:
    """A choice that an observer's view does not show does not show elsewhere either."""
    decision = match.state.decision()
    assert decision is not None
    for seat in decision.seats:
        actions = match.state.legal_actions(seat)
        tried = match.dice.sample(actions, min(BREADTH + 1, len(actions)))
        for observer in match.observers:
            if observer != seat:
                _check_choices_of(match, seat, tried, observer)


def _check_choices_of(match: Match, seat: int, tried: list[Action], observer: Observer) -> None:
    seed = match.seed_for_redeal()
    seen: list[tuple[Action, State, Sight]] = []
    for action in tried:
        state = match.state.clone()
        sight = sight_after(state, seat, action, observer)
        for other, state_after, before in seen:
            if sight.view == before.view and state.digest() != state_after.digest():
                if sight.events != before.events and differ_in_memories(state, state_after):
                    continue
                _same_sight(match, observer, before, sight, f"{seat} {other} or {action}")
                if state.decision() is not None:
                    same_redeal(match, observer, state_after, state, seed)
        seen.append((action, state, sight))
