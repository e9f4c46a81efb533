"""A running game as one seat knows it: what leaves the server when somebody takes it home."""

from vaka.core.record import Record
from vaka.core.state import State
from vaka.server.play.sitting import Sitting


def known_to(sitting: Sitting, seat: int | None, seed: int) -> State:
    """A state that the seat (None: a spectator) could not tell from the true one.

    It has the seat's own unfinished answer and nobody else's. `seed` must come from something that
    tells nothing of the game.
    """
    state = sitting.settled.clone()
    if seat is not None:
        for index in sitting.drafts.get(seat, ()):
            state.apply_index(seat, index)  # checked when it was made
    return state.redeal(seat, seed)


def record_of(sitting: Sitting, state: State) -> Record:
    """A record that begins with this state: without the seed and without the past."""
    start = sitting.beginning
    return Record(
        start.title, start.players, None, start.options, state.dump(), start.rules_version
    )
