"""The plots of a balance: what the bars are, for the screen as well as for pictures."""

from typing import Final

from vaka.arena import Balance
from vaka.arena.plots import Bar, Plot
from vaka.cli.balance_words import label, way_text
from vaka.cli.numbers import number, percent, percents
from vaka.cli.survey import named
from vaka.locale import Words

BIN: Final = 5  # points that are counted together


def plots(found: Balance, words: Words) -> list[Plot]:
    drawn = [_places(found, words), _scores(found, words), _parts(found, words)]
    drawn += [_group(found, at, words) for at in range(len(found.groups))]
    start = f"{found.asked.title}-{found.asked.players}"
    return [plot._replace(name=f"{start}-{plot.name}") for plot in drawn]


def _places(found: Balance, words: Words) -> Plot:
    bars: list[Bar] = []
    for place, wins in enumerate(found.places, 1):
        told = f"{percent(wins.share, words)} ({percents(*wins.interval, words)})"
        label_ = words("balance-place", number=place)
        bars.append(Bar(label_, (wins.share,), (told,), wins.interval))
    fair = (1 / found.asked.players, words("balance-fair"))
    return Plot("places", words("balance-places"), tuple(bars), line=fair)


def _scores(found: Balance, words: Words) -> Plot:
    """How many of all players, and of the winners, had so many points."""
    columns = (found.scores, found.winning)
    bins = [score // BIN for score in found.scores]
    bars: list[Bar] = []
    for at in range(min(bins), max(bins) + 1):
        scores = range(at * BIN, (at + 1) * BIN)
        shares = [
            sum(column[score] for score in scores) / (column.total() or 1) for column in columns
        ]
        told = tuple(percent(share, words) for share in shares)
        bars.append(Bar(f"{scores[0]} – {scores[-1]}", tuple(shares), told))
    return Plot("scores", words("balance-scores"), tuple(bars), _who(words))


def _parts(found: Balance, words: Words) -> Plot:
    columns = (found.tally.parts, found.winner_parts)
    means = (found.tally.mean_score, found.winner_mean)
    bars = [Bar(words("balance-sum"), means, tuple(number(mean, 1, words) for mean in means))]
    for part in found.tally.parts:
        values = tuple(column[part] for column in columns)
        label = named(f"{found.asked.title}-part-{part}", part, words)
        bars.append(Bar(label, values, tuple(number(value, 1, words) for value in values)))
    return Plot("parts", words("balance-parts"), tuple(bars), _who(words))


def _who(words: Words) -> tuple[str, str]:
    return words("balance-all"), words("balance-winners")


def _group(found: Balance, at: int, words: Words) -> Plot:
    """How often each thing of a group was used in a game."""
    title, group = found.asked.title, found.groups[at]
    bars: list[Bar] = []
    for thing in found.things[group.name]:
        values = tuple(found.used(group.name, thing, way) for way in group.ways)
        told = tuple(number(value, 2, words) for value in values)
        bars.append(Bar(label(found, group.name, thing, words), values, told))
    ways = tuple(way_text(title, way, words) for way in group.ways)
    heading = words(f"balance-{title}-{group.name}")
    return Plot(group.name, heading, tuple(bars), ways)
