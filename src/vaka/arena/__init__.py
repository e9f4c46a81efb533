"""Many games of bots: played on all cores, counted, and told with intervals."""

from vaka.arena.balance import Balance, Verdict, balance
from vaka.arena.deals import Tournament, line_up
from vaka.arena.match import Match, Played, play, seed_of
from vaka.arena.results import Results, Standing
from vaka.arena.survey import Survey, survey
from vaka.arena.tally import Tally, Wins
from vaka.arena.tournament import Interim, tournament

__all__ = [
    "Balance",
    "Interim",
    "Match",
    "Played",
    "Results",
    "Standing",
    "Survey",
    "Tally",
    "Tournament",
    "Verdict",
    "Wins",
    "balance",
    "line_up",
    "play",
    "seed_of",
    "survey",
    "tournament",
]
