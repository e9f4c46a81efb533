"""Results of a tournament, whatever the order in which its games finished."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

from vaka.arena.deals import Tournament
from vaka.arena.game import Game
from vaka.arena.ratings import Placed, Rating, ratings, unmatched
from vaka.arena.shares import Share, share_of
from vaka.arena.times import Times


class Standing(NamedTuple):
    """Figures of one bot in a tournament, over every seat that it had.

    >>> from vaka import arena
    >>> asked = arena.Tournament("rapanui", ("greedy", "random"), games=4, seed=1, options={})
    >>> best = arena.tournament(asked).standings[0]
    >>> best.bot, best.wins.value, best.mean_place
    ('greedy', 1.0, 1.0)
    """

    bot: str
    rating: Rating
    wins: Share
    mean_score: float
    mean_place: float
    scores: Counter[int]
    by_place: tuple[Share, ...]  # wins by place in the turn order
    times: Times  # of its choices
    fallbacks: int  # choices that a substitute made

    def data(self) -> dict[str, Any]:
        """Return plain data."""
        return {
            **self.rating.data(),
            "wins": self.wins.data(),
            "score": self.mean_score,
            "place": self.mean_place,
            "scores": {str(score): self.scores[score] for score in sorted(self.scores)},
            "by_place": [share.data() for share in self.by_place],
            "fallbacks": self.fallbacks,
        }


class Results:
    """Standings of a tournament, from the deals that were played from all seats.

    >>> from vaka import arena
    >>> asked = arena.Tournament("rapanui", ("easy", "random"), games=2, seed=1, options={})
    >>> results = arena.tournament(asked)
    >>> results.games, [standing.bot for standing in results.standings]
    (2, ['easy', 'random'])
    """

    def __init__(self, asked: Tournament, games: Iterable[Game]) -> None:
        self.asked = asked
        by_deal: dict[int, dict[int, Game]] = {}
        for game in games:
            by_deal.setdefault(game.deal, {})[game.turn] = game
        turns = range(len(asked.turns))
        self.deals = [
            [by_deal[deal][turn] for turn in turns]
            for deal in sorted(by_deal)
            if deal < asked.deals and len(by_deal[deal]) == len(turns)
        ]
        self.games = len(self.deals) * len(turns)
        placed: list[list[Placed]] = [
            [(asked.seats(game.turn), game.ranking) for game in deal] for deal in self.deals
        ]
        self._won = [
            [
                (bot, (seat - game.first) % asked.players, game.won[seat])
                for game in deal
                for seat, bot in enumerate(asked.seats(game.turn))
            ]
            for deal in self.deals
        ]
        rated = ratings(placed)
        self.standings = [self._standing(bot, rating) for bot, rating in rated.items()]
        self.unmatched = unmatched(placed)
        self.mishaps = [mishap for deal in self.deals for game in deal for mishap in game.mishaps]
        self.places = [self._wins(None, place) for place in range(asked.players)]
        self.decisions = self._mean([game.decisions for deal in self.deals for game in deal])

    def __repr__(self) -> str:
        bots = ", ".join(standing.bot for standing in self.standings)
        return f"<{self.asked.title}, {self.games} games: {bots}>"

    def _standing(self, bot: str, rating: Rating) -> Standing:
        scores: Counter[int] = Counter()
        places: list[int] = []
        times = Times()
        fallbacks = 0
        for deal in self.deals:
            for game in deal:
                for seat, name in enumerate(self.asked.seats(game.turn)):
                    if name == bot:
                        scores[game.scores[seat]] += 1
                        places.append(game.ranking[seat])
                        times.merge(game.times[seat])
                        fallbacks += sum(mishap.seat == seat for mishap in game.mishaps)
        return Standing(
            bot,
            rating,
            self._wins(bot),
            self._mean(list(scores.elements())),
            self._mean(places),
            scores,
            tuple(self._wins(bot, place) for place in range(self.asked.players)),
            times,
            fallbacks,
        )

    def _wins(self, bot: str | None, place: int | None = None) -> Share:
        """Return the wins of a bot or of all, at all places in the turn order or at one."""
        shares: list[float] = []
        tried = 0
        for deal in self._won:
            won = [
                its
                for name, at, its in deal
                if (bot is None or name == bot) and (place is None or at == place)
            ]
            shares.append(self._mean(won))
            tried = len(won)
        return share_of(shares, tried)

    @staticmethod
    def _mean(values: "list[int] | list[float]") -> float:
        return sum(values) / len(values)

    def data(self) -> dict[str, Any]:
        """Return all figures as plain data; only `times` differ between runs of equal seeds."""
        return {
            **self.asked.data(),
            "games": self.games,
            "deals": len(self.deals),
            "decisions": self.decisions,
            "standings": {each.bot: each.data() for each in self.standings},
            "unmatched": [[sorted(above), sorted(below)] for above, below in self.unmatched],
            "by_place": [share.data() for share in self.places],
            "times": {
                each.bot: {
                    "choices": each.times.count,
                    "mean": each.times.mean,
                    "p95": each.times.within(0.95),
                    "longest": each.times.longest,
                }
                for each in self.standings
            },
        }
