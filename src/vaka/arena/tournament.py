"""Play tournaments: the same deals from all seats; a stopped one can be resumed."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, overload

from vaka.arena.deals import Tournament
from vaka.arena.game import Game
from vaka.arena.handover import Finished
from vaka.arena.journal import Journal
from vaka.arena.match import Match
from vaka.arena.results import Results
from vaka.arena.work import finished
from vaka.extras import require

# Plays matches and yields each as soon as it is finished.
Engine = Callable[[Sequence[Match]], Iterator[Finished]]


class Interim(NamedTuple):
    """Progress of a tournament, as `progress` receives it.

    >>> from vaka import arena
    >>> seen = []
    >>> asked = arena.Tournament("rapanui", ("greedy", "random"), games=2, seed=1, options={})
    >>> results = arena.tournament(asked, progress=seen.append)
    >>> [interim.games for interim in seen], seen[-1].shares
    ([0, 1, 2], {'greedy': 1.0, 'random': 0.0})
    """

    games: int  # finished, earlier runs included
    shares: dict[str, float]  # of wins by bot, unfinished deals included


def tournament(
    asked: Tournament,
    jobs: int = 1,
    progress: Callable[[Interim], None] | None = None,
    folder: Path | None = None,
    engine: Engine | None = None,
) -> Results:
    """Play all games of a tournament; jobs and engine do not change the results.

    A folder keeps the finished games, so that a stopped tournament resumes. `progress` is called
    at the beginning and after every game.

    >>> from vaka import arena
    >>> asked = arena.Tournament("rapanui", ("greedy", "random"), games=4, seed=1, options={})
    >>> results = arena.tournament(asked)
    >>> results.games, results.standings[0].bot
    (4, 'greedy')
    """
    require("stats")  # which the results need
    asked.check()
    journal = None if folder is None else Journal(folder, asked)
    games = {} if journal is None else journal.games
    try:
        wanted = [(deal, turn) for deal in range(asked.deals) for turn in range(len(asked.turns))]
        counter = _Counter(asked)
        for which in wanted:
            if which in games:
                counter.add(games[which])
        left = [which for which in wanted if which not in games]
        matches = _Matches(asked, left)
        if progress is not None:
            progress(counter.interim())
        for place, played in engine(matches) if engine else finished(matches, jobs):
            game = Game.of(*left[place], played)
            if journal is None:
                games[left[place]] = game
            else:
                journal.add(game)
            counter.add(game)
            if progress is not None:
                progress(counter.interim())
    finally:
        if journal is not None:
            journal.close()
    return Results(asked, games.values())


class _Matches(Sequence[Match]):
    """The remaining matches, each created when it starts: there may be a million of them."""

    def __init__(self, asked: Tournament, left: list[tuple[int, int]]) -> None:
        self._asked = asked
        self._left = left

    def __len__(self) -> int:
        return len(self._left)

    @overload
    def __getitem__(self, place: int) -> Match: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Match]: ...

    def __getitem__(self, place: int | slice) -> Match | Sequence[Match]:
        if isinstance(place, slice):
            return _Matches(self._asked, self._left[place])
        return self._asked.match(*self._left[place])


class _Counter:
    """Counts wins while games are played."""

    def __init__(self, asked: Tournament) -> None:
        self._asked = asked
        self._games = 0
        self._won: dict[str, float] = dict.fromkeys(asked.names, 0.0)
        self._seats = Counter(asked.bots)

    def add(self, game: Game) -> None:
        self._games += 1
        for name, won in zip(self._asked.seats(game.turn), game.won, strict=True):
            self._won[name] += won

    def interim(self) -> Interim:
        shares = {
            name: won / ((self._games or 1) * self._seats[name]) for name, won in self._won.items()
        }
        return Interim(self._games, shares)
