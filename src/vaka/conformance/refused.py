"""Checks of what must be refused."""

from collections.abc import Iterator

from vaka.conformance.compare import facts, legal_indexes
from vaka.conformance.match import Match
from vaka.core.action import Action
from vaka.core.errors import IllegalAction, NotAsked, UnknownAction, UnknownSeat, VakaError
from vaka.core.state import State

TRIES = 4  # illegal actions to try for each asked seat


def illegal_actions(match: Match, state: State, seat: int) -> list[Action]:
    """A few actions of the catalog that the seat may not take now."""
    legal = set(legal_indexes(state, seat))
    illegal = [action for action in state.catalog if action.index not in legal]
    return match.dice.sample(illegal, min(TRIES, len(illegal)))


def check_refused(match: Match) -> None:
    """What must be refused is, by the right error, and changes nothing."""
    state = match.state.clone()
    log = state.listen()
    before = facts(state)
    cells = state.dump()
    for seat, action, right in _attempts(match, state):
        try:
            state.apply(seat, action)
        except VakaError as error:
            if type(error) is not right:
                match.fail("refused", f"{action}: {error!r}, not {right.__name__}", seat)
            if isinstance(error, IllegalAction) and not error.rule:
                match.fail("rule", str(action), seat)
        else:
            match.fail("refused", f"{action}: taken, not {right.__name__}", seat)
        if state.dump() != cells:
            match.unchanged("refused", str(action), before, state)
        match.same("refused", f"{action}: events", log.take(), [], seat)
        if state.is_asked(seat):
            legal = legal_indexes(match.state.clone(), seat)
            match.same("refused", f"{action}: legal", legal_indexes(state, seat), legal, seat)
    match.unchanged("refused", "all", before, state)


def _attempts(match: Match, state: State) -> Iterator[tuple[int, Action, type[VakaError]]]:
    """Seats and actions that must be refused, and by which error."""
    decision = state.decision()
    assert decision is not None
    size = len(state.catalog)
    asked = match.dice.choice(decision.seats)
    legal = match.dice.choice(state.legal_actions(asked))
    for seat in decision.seats:
        for action in illegal_actions(match, state, seat):
            yield seat, action, IllegalAction
    for foreign in (
        Action(size, legal.name, legal.args),
        Action(-1, legal.name, legal.args),
        Action(legal.index, "no-such-action", ()),
        Action((legal.index + 1) % size, legal.name, (("no-such-argument", 1),)),
    ):
        yield asked, foreign, UnknownAction
    for seat in range(match.players):
        if seat not in decision.seats:
            yield seat, legal, NotAsked
    yield match.players, legal, UnknownSeat
    yield -1, legal, UnknownSeat
