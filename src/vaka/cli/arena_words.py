"""The figures of a tournament as they are told, on the screen and on its page."""

from math import isfinite
from typing import Final

from vaka.arena import Results
from vaka.arena.ratings import Rating
from vaka.arena.shares import Share
from vaka.cli.numbers import number, percent, percents, plain
from vaka.cli.survey import named
from vaka.locale import Words

LONGEST: Final = 40  # letters of an option: a deck is a whole file
LABEL: Final = 14  # ... and of a name in a plot
FEW: Final = 5
NARROW: Final = "\N{NO-BREAK SPACE}"


def heading(results: Results, words: Words) -> str:
    title = results.asked.title
    return words("arena-title", title=named(f"{title}-name", title, words))


def about(results: Results, words: Words) -> list[str]:
    """What was played, a line for each part of it."""
    asked = results.asked
    data = asked.data()
    told = [
        words(
            "arena-about",
            games=results.games,
            deals=len(results.deals),
            turns=len(asked.turns),
            seed=str(asked.seed),
        ),
        words("arena-line-up", bots=", ".join(asked.bots)),
    ]
    if asked.options:
        options = ", ".join(f"{name}={_short(value)}" for name, value in data["options"].items())
        told.append(words("arena-options", options=options))
    if asked.clock.iterations is not None:
        told.append(words("arena-iterations", count=asked.clock.iterations))
    if asked.clock.seconds is not None:
        told.append(words("arena-seconds", count=plain(asked.clock.seconds, words)))
    told.append(words("arena-version", version=data["vaka"], rules=str(data["rules"])))
    return told


def _short(value: object) -> str:
    text = " ".join(str(value).split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def separate(results: Results, words: Words) -> list[str]:
    """Who is beyond comparison with whom."""
    return [
        words("arena-unmatched", above=", ".join(sorted(above)), below=", ".join(sorted(below)))
        for above, below in results.unmatched
    ]


def lost(results: Results, words: Words) -> list[str]:
    """Turns that bots have lost, as many as one wants to read; the journal has all of them."""
    return [mishap.message(words) for mishap in results.mishaps[:FEW]]


def label(bot: str) -> str:
    """A name in a plot: a program is called by its command, which may be long."""
    return bot if len(bot) <= LABEL else bot[: LABEL - 1] + "…"


def rated(rating: Rating, words: Words) -> str:
    """With its interval; of one that is open, the end that is known."""
    value, low, high = (number(each, 0, words) if isfinite(each) else "" for each in rating)
    if low and high:
        return f"{value} ({low} – {high})"
    if low:
        return f"{value} (≥ {low})"
    return f"{value} (≤ {high})" if high else value


def won(share: Share, words: Words) -> str:
    return f"{percent(share.value, words)} ({percents(share.low, share.high, words)})"


def nth(place: int, words: Words) -> str:
    """A place in the turn order."""
    return words("arena-nth", number=place + 1)


def duration(seconds: float, words: Words) -> str:
    """In the unit that leaves a short number."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{_digits(seconds / size, words)}{NARROW}{unit}"
    return f"{_digits(seconds / 1e-6, words)}{NARROW}µs"


def _digits(value: float, words: Words) -> str:
    """Three of them."""
    return number(value, 0 if value >= 100 else 1 if value >= 10 else 2, words)
