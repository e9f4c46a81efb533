"""What a game changes in the ratings of its players: the model of Plackett and Luce."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
DOUBT: Final = 3  # how many sigma below mu a player is ranked, until more is known of him


class Strength(NamedTuple):
    """`mu` is what is believed, `sigma` how unsure that is."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def ordinal(self) -> float:
        """What players are ranked by."""
        return self.mu - DOUBT * self.sigma


def after(
    before: Mapping[str, Strength], players: Sequence[str], places: Sequence[int]
) -> dict[str, Strength]:
    """The strengths after a game; `players` by seat, a level of bots maybe at several."""
    # Each seat has a copy: openskill would add the changes of a shared one up.
    seats = [[MODEL.rating(mu=before[each].mu, sigma=before[each].sigma)] for each in players]
    rated = MODEL.rate(seats, ranks=list(places))
    found: dict[str, Strength] = {}
    for player in dict.fromkeys(players):
        own = [each for name, (each,) in zip(players, rated, strict=True) if name == player]
        found[player] = Strength(
            sum(each.mu for each in own) / len(own), sum(each.sigma for each in own) / len(own)
        )
    return found
