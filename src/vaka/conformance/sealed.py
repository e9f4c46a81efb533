"""Checks of sealed decisions: answers are secret until all are in; their order never matters."""

import copy
from typing import Any

from vaka.conformance.compare import difference, events_text, legal_indexes
from vaka.conformance.match import Match
from vaka.core.action import Action
from vaka.core.errors import VakaError
from vaka.core.state import State

ORDERS = 4  # ways to let the answers arrive


def check_sealed(match: Match) -> None:
    """Let the open answers arrive in several orders, the steps of long ones mixed."""
    decision = match.state.decision()
    if decision is None or not decision.sealed or len(decision.seats) < 2:
        return
    answers = {seat: _random_answer(match, seat) for seat in decision.seats}
    rising = [seat for seat in decision.seats for _ in answers[seat]]
    digests: list[str] = []
    for order in range(ORDERS):
        arrival = rising if order == 0 else rising[::-1]
        if order > 1:
            match.dice.shuffle(arrival := rising[:])
        state = match.state.clone()
        _let_arrive(match, state, answers, arrival)
        digests.append(state.digest())
        if digests[-1] != digests[0]:
            match.fail("sealed-commute", f"{answers}: {rising} or {arrival}")


# One step of an answer: what was legal, and what was chosen.
Step = tuple[list[int], Action]


def _random_answer(match: Match, seat: int) -> list[Step]:
    """A whole answer of a seat, as if it were the first to answer."""
    state = match.state.clone()
    steps: list[Step] = []
    while not state.has_answered(seat):
        legal = state.legal_actions(seat)
        if not legal:
            match.fail("legal-empty", f"after {[str(action) for _, action in steps]}", seat)
        steps.append(([action.index for action in legal], match.dice.choice(legal)))
        state.apply(seat, steps[-1][1])
    return steps


def _let_arrive(
    match: Match, state: State, answers: dict[int, list[Step]], arrival: list[int]
) -> None:
    log = state.listen()
    waiting = {seat: list(steps) for seat, steps in answers.items()}
    for number, seat in enumerate(arrival, 1):
        legal, action = waiting[seat].pop(0)
        now = legal_indexes(state, seat)
        if now != legal:
            match.fail("sealed-legal", f"{action}: {legal} != {now} of {arrival}", seat)
        last = number == len(arrival)
        before = {} if last else {at: state.view(at) for at in match.observers if at != seat}
        log.take()
        try:
            state.apply(seat, action)
        except VakaError as error:
            match.fail("sealed-legal", f"{action}: {error!r} of {arrival}", seat)
        events = log.take()
        for observer, view in before.items():
            complete = not waiting[seat]
            differs = difference(_plain(view, complete), _plain(state.view(observer), complete))
            if differs:
                match.fail_for("sealed-view", f"{seat} {action}: {differs}", observer)
            if not complete and any(event.seen_by(observer) for event in events):
                seen = events_text(events, observer)
                match.fail_for("event-leak", f"{seat} {action}: {seen}", observer)


def _plain(view: dict[str, Any], complete: bool) -> dict[str, Any]:
    """A view without who has answered, if the answer was completed and this may change."""
    if complete:
        view = copy.deepcopy(view)
        for name in ("seats", "answered"):
            view["decision"].pop(name, None)
    return view
