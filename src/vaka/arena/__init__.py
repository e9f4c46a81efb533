"""Many games of bots: played on all cores, counted, and told with intervals."""

from vaka.arena.balance import Balance, Verdict, balance
from vaka.arena.match import Match, Played, play, seed_of
from vaka.arena.survey import Survey, survey
from vaka.arena.tally import Tally, Wins

__all__ = [
    "Balance",
    "Match",
    "Played",
    "Survey",
    "Tally",
    "Verdict",
    "Wins",
    "balance",
    "play",
    "seed_of",
    "survey",
]
