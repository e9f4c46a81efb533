"""A trial: the bot at one seat and greedy bots at all others, every seat in turn."""

from vaka_learned import Learned
from vaka_learned.sight import TITLE
from vaka_learned.value import Value

import vaka
from vaka import bots
from vaka.arena.tally import Wins
from vaka.bots import Observation


def trial(value: Value, players: int, games: int, seed: int, rival: str = "greedy") -> Wins:
    """As in the arena, a deal is played from each seat."""
    game = vaka.load(TITLE)
    config = game.checked_config(players, {})
    won = 0.0
    own = Learned(seed, value)
    other = bots.make(rival, seed, TITLE)
    for number in range(games):
        state = game.begin(config, seed + number // players)
        seat_of_own = number % players
        while (decision := state.decision()) is not None:
            seat = decision.seats[0]
            bot = own if seat == seat_of_own else other
            state.apply(seat, bot.choose(Observation(state, seat)))
        winners = state.outcome().winners
        won += (seat_of_own in winners) / len(winners)
    return Wins(won, games)
