"""What of a game is compared with the same game played with another file."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from vaka.arena.balance import Balance
from vaka.arena.figures import Figure, Part, figures_of
from vaka.arena.match import Played


class Key(NamedTuple):
    """The name of a figure: its kind, and what it is about where there are several of a kind."""

    kind: str
    name: str = ""  # a part of the score, a place, an end, a bot, a figure, a ratio, or a group ...
    thing: str = ""  # ... one of its things ...
    way: str = ""  # ... and how it was used

    @property
    def is_use(self) -> bool:
        return self.kind == USE


DECISIONS: Final = "decisions"
SCORE: Final = "score"
PART: Final = "part"
WINNER: Final = "winner"
WINNER_PART: Final = "winner-part"
PLACE: Final = "place"
END: Final = "end"
BOT: Final = "bot"
FIGURE: Final = "figure"
RATIO: Final = "ratio"
USE: Final = "use"

POINTS: Final = (SCORE, PART, WINNER, WINNER_PART)
WON: Final = (PLACE, END, BOT)  # shares of games


def is_share(title: str, key: Key) -> bool:
    """Whether a figure is a part of 1, told as a percentage."""
    if key.kind == FIGURE:
        return any(figure.share for figure in _own(title) if figure.name == key.name)
    return key.kind in (*WON, RATIO)


def measured(game: Played, run: Balance) -> dict[Key, Part]:
    """What a game adds to each figure; what is not named it adds nothing to."""
    return dict(
        [
            *_scores(game),
            *_shares(game),
            *((Key(FIGURE, each.name), part) for each, part in _figures(game)),
            *_uses(game, run),
        ]
    )


def _scores(game: Played) -> Iterator[tuple[Key, Part]]:
    outcome = game.outcome
    seats, winners = len(outcome.scores), outcome.winners
    yield Key(DECISIONS), (game.decisions, 1)
    yield Key(SCORE), (sum(outcome.scores), seats)
    yield Key(WINNER), (sum(outcome.scores[seat] for seat in winners), len(winners))
    for part in outcome.part_names:
        points = [own[part] for own in outcome.parts]
        yield Key(PART, part), (sum(points), seats)
        yield Key(WINNER_PART, part), (sum(points[seat] for seat in winners), len(winners))


def _shares(game: Played) -> Iterator[tuple[Key, Part]]:
    """Who won, and how it ended."""
    winners = game.outcome.winners
    names = game.match.bots
    seats = len(names)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    for seat in range(seats):
        yield Key(PLACE, str(1 + (seat - game.first) % seats)), (won[seat], 1)
    yield Key(END, game.outcome.reason), (1, 1)
    bots = sorted(set(names))
    if len(bots) > 1:  # one alone wins all
        for bot in bots:
            own = [won[seat] for seat in range(seats) if names[seat] == bot]
            yield Key(BOT, bot), (sum(own), len(own))


def _own(title: str) -> tuple[Figure, ...]:
    figures = figures_of(title)
    return () if figures is None else figures.FIGURES


def _figures(game: Played) -> Iterator[tuple[Figure, Part]]:
    return zip(_own(game.match.title), game.figures, strict=True)


def _uses(game: Played, run: Balance) -> Iterator[tuple[Key, Part]]:
    uses = run.uses_in(game)
    for group in run.groups:
        for thing in run.things[group.name]:
            for way in group.ways:
                yield Key(USE, group.name, thing, way), (uses[group.name, thing, way], 1)
    for ratio in run.ratios:
        things = run.things[ratio.group]
        amount, of = (
            sum(uses[ratio.group, thing, way] for thing in things) for way in (ratio.way, ratio.of)
        )
        yield Key(RATIO, ratio.name), (amount, of)
