"""Rewards at the end of a game: one win, shared by all winners."""

from vaka.core.outcome import Outcome


def win_shares(outcome: Outcome) -> list[float]:
    """Return 1 for the winner and 0 for the others; several winners share the 1 equally."""
    share = 1.0 / len(outcome.winners)
    return [share if place == 1 else 0.0 for place in outcome.ranking]
