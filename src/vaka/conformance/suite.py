"""`check_game`: which games are played, and which checks are made when."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from vaka.conformance import (
    copies,
    deals,
    features,
    play,
    records,
    redeal,
    refused,
    sealed,
    secrets,
)
from vaka.conformance.errors import ConformanceError
from vaka.conformance.match import Match, Tally
from vaka.conformance.report import Report
from vaka.core.errors import UnknownTitle
from vaka.core.game import Game
from vaka.core.options import Option, OptionValue
from vaka.core.registry import forget, load, register

Check = Callable[[Match], None]
Options = Mapping[str, OptionValue]
Progress = Callable[[int, int], None]  # games played, games in all

EVERY_PLY: Final[tuple[Check, ...]] = (
    play.check_decision,
    play.check_legal,
    play.check_inventory,
    play.check_not_over,
)
# The order matters to the author: what is simple to understand is told before what follows from it.
PROBED: Final[tuple[Check, ...]] = (
    play.check_views,
    features.check_features,
    copies.check_clone,
    play.check_queries,
    copies.check_dump,
    copies.check_pickle,
    refused.check_refused,
    redeal.check_hidden,
    redeal.check_redeal,
    redeal.check_redeal_depends,
    redeal.check_redeal_plays,
    deals.check_guises,
    sealed.check_sealed,
    secrets.check_error_leak,
    secrets.check_interference,
    secrets.check_choices,
)
AT_END: Final[tuple[Check, ...]] = (
    play.check_views,
    features.check_features,
    play.check_inventory,
    play.check_over,
    play.check_outcome,
    copies.check_copies,
    copies.check_digest,
    copies.check_dump,
    copies.check_pickle,
    copies.check_seed,
    records.check_replay,
    records.check_listen,
    records.check_record,
    records.check_branch,
    play.check_playout,
    redeal.note_changes,
)
AFTER_ALL: Final[tuple[Check, ...]] = (deals.check_deals, redeal.check_redeal_keeps)

OFTEN: Final = 12  # positions of each kind of decision that are probed, before it becomes a matter
SELDOM: Final = 0.05  # of chance


def check_game(
    game: Game,
    *,
    games: int = 20,
    seed: int = 1,
    players: Iterable[int] | None = None,
    options: Iterable[Options] | None = None,
    bound: int = 10_000,
    progress: Progress | None = None,
) -> Report:
    """Play a title and raise ConformanceError at the first promise that it breaks.

    `games` random games are played at each player count with the title's standard options, and a
    fifth as many with each alternative of each option. `players` and `options` narrow that: to
    these counts, and to these sets of options. `bound` is the most plies that a game may take.
    `progress` is called after every game. The same arguments always play the same games.
    """
    title = game.title
    counts = list(
        range(title.least_players, title.most_players + 1) if players is None else players
    )
    rounds = [(chosen, max(1, games // 5)) for chosen in alternatives(title.options)]
    rounds.insert(0, ({}, games))
    if options is not None:
        rounds = [(dict(chosen), games) for chosen in options]
    total = len(counts) * sum(number for _, number in rounds)
    report = Report(title.name)
    with _registered(game):
        for count in counts:
            for chosen, number in rounds:
                tally = Tally()
                for each in range(number):
                    match = Match(game, count, chosen, seed + each, bound, report, tally)
                    _examine(match)
                    report.games += 1
                    if progress is not None:
                        progress(report.games, total)
                    if each + 1 == number:
                        _run(match, AFTER_ALL)
    return report


def alternatives(options: Iterable[Option]) -> list[dict[str, OptionValue]]:
    """Each other value of each option, one at a time; of a range, its ends."""
    found: list[dict[str, OptionValue]] = []
    for option in options:
        default = option.default
        values: list[OptionValue] = list(option.choices)
        if isinstance(default, bool):
            values = [not default]
        elif isinstance(default, int) and not values:
            most = option.most if option.most is not None else default + 1
            values = [default if option.least is None else option.least, most]
        found += [{option.name: value} for value in dict.fromkeys(values) if value != default]
    return found


@contextmanager
def _registered(game: Game) -> Iterator[None]:
    """Let records and pickles find the game while it is examined."""
    try:
        known = load(game.name)
    except UnknownTitle:
        known = None
    register(game)
    try:
        yield
    finally:
        if known is None:
            forget(game.name)
        else:
            register(known)


def _examine(match: Match) -> None:
    """Play a game from its first to its last ply."""
    _note(match)
    while match.state.decision() is not None:
        if match.ply >= match.bound:
            match.fail("endless", f"{match.bound} plies")
        _run(match, EVERY_PLY)
        if _is_probed(match):
            match.report.probes += 1
            before = match.state.digest()
            _run(match, PROBED)
            match.same("query", "all checks", before, match.state.digest())
        copy, before = match.state.clone(), match.digests[-1]
        match.act(*match.choose(match.state))
        copies.check_step_clone(match, copy, before)
        _note(match)
    match.report.plies += match.ply
    _run(match, AT_END)


def _note(match: Match) -> None:
    match.digests.append(match.state.digest())
    match.dumps.append(match.state.dump())


def _is_probed(match: Match) -> bool:
    decision = match.state.decision()
    assert decision is not None
    wanted = not match.ply or match.tally.probed[decision.kind] < OFTEN
    if wanted or match.dice.random() < SELDOM:
        match.tally.probed[decision.kind] += 1
        return True
    return False


def _run(match: Match, checks: Iterable[Check]) -> None:
    """Make checks; an error that is none of theirs is a failure too, and keeps its traceback."""
    for check in checks:
        name = check.__name__
        match.report.checks[name] += 1
        try:
            check(match)
        except ConformanceError:
            raise
        except Exception as error:
            try:
                match.fail("crash", f"{name}: {error!r}")
            except ConformanceError as failure:
                raise failure from error
