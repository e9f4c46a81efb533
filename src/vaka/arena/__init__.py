"""Tournaments and surveys of bots, on all cores, with ratings and confidence intervals.

>>> from vaka import arena
>>> asked = arena.Tournament("rapanui", ("greedy", "random"), games=4, seed=1, options={})
>>> results = arena.tournament(asked)
>>> [(standing.bot, standing.wins.value) for standing in results.standings]
[('greedy', 1.0), ('random', 0.0)]

With several jobs, call these functions under `if __name__ == "__main__":`, since worker processes
import the script.
"""

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
