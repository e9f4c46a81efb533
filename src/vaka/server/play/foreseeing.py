"""What a choice would set in motion, told before it is made, as far as its seat can know it.

A choice is tried on a redeal for the seat, so what is true and hidden is never asked. Where
something would be turned up that the seat does not know yet, nothing is told: the redeal would be
only a guess.
"""

from typing import Final

from vaka.core.cells import REVEALS
from vaka.core.event import Event
from vaka.core.state import State

MOST: Final = 12  # choices: among more of them nobody compares what each would bring


def foreseen(state: State, seat: int) -> dict[int, list[Event]]:
    """By the index of each legal action whose outcome the seat can know: what would happen."""
    decision = state.decision()
    if decision is None or decision.sealed or not state.is_asked(seat):
        return {}
    actions = state.legal_actions(seat)
    if len(actions) > MOST:
        return {}
    known = state.redeal(seat, 0)
    found: dict[int, list[Event]] = {}
    for action in actions:
        trial = known.clone()
        log = trial.listen()
        trial.apply_index(seat, action.index)
        if trial.cells[REVEALS] == known.cells[REVEALS]:
            found[action.index] = [event for event in log.take() if event.seen_by(seat)]
    return found
