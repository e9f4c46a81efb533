"""What the end of a game is worth to each seat: one win, shared by all winners."""

from vaka.core.outcome import Outcome


def win_shares(outcome: Outcome) -> list[float]:
    """1 for the winner, 0 for the others; winners of a shared victory have equal parts of the 1."""
    share = 1.0 / len(outcome.winners)
    return [share if place == 1 else 0.0 for place in outcome.ranking]
