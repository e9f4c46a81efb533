"""The page of a tournament: one HTML file with all its plots, which needs nothing else."""

from html import escape
from math import isfinite
from typing import Final

from vaka.arena import Results
from vaka.arena.plots import PAGE, Bar, Hill, Mark, Plot, hills, marks, svg
from vaka.arena.ratings import ANCHOR
from vaka.cli.arena_words import (
    about,
    duration,
    heading,
    label,
    lost,
    nth,
    rated,
    separate,
    won,
)
from vaka.cli.numbers import number, percent
from vaka.locale import Words

WIDTH: Final = 330  # of all columns of the scores
CLASSES: Final = 30  # of scores, at most
STEPS: Final = (1, 2, 5)  # ... and so many points are in a class, or ten times as many

_STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d2b36; --paper: #fdfcf8; --bar: #5a9bc0;
  --rule: #cfd6da; --soft: #f1efe6; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9eb; --paper: #14191d; --bar: #3d7ea6; --rule: #3a444c; --soft: #1d252b; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-width: 60rem; color: var(--ink);
  background: var(--paper); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin: 0.5rem 0; font-size: 1.7rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.5rem; font-size: 1.2rem; }
ul { padding-left: 1.2rem; }
.about { margin: 0 0 1rem; padding: 0; list-style: none; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden;
  clip-path: inset(50%); }
th, td { padding: 0.35rem 0.7rem; text-align: right; border-bottom: 1px solid var(--rule); }
th:first-child { position: sticky; left: 0; text-align: left; background: var(--paper); }
@media (max-width: 30rem) { th, td { padding: 0.3rem 0.4rem; } }
thead th, thead th:first-child { background: var(--soft); vertical-align: bottom; }
td span { display: block; white-space: nowrap; }
td span + span { font-size: 0.85rem; }
figure { margin: 1rem 0 0; }
figcaption { font-size: 0.9rem; }
svg { display: block; width: 100%; max-width: 28rem; height: auto; }
svg text { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; }
.pair { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.pair > * { flex: 1 1 20rem; max-width: 28rem; }
"""


def page(results: Results, words: Words) -> str:
    """All of it, in the language of the words."""
    title = escape(heading(results, words))
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{words.language}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{_STYLE}</style></head>",
        f"<body><main><h1>{title}</h1>",
        _list(about(results, words), "about"),
        _bots(results, words),
        _places(results, words),
        _scores(results, words),
        _times(results, words),
        f"<h2>{escape(words('arena-reading'))}</h2>",
        _list(_notes(results, words)),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def _list(lines: list[str], kind: str = "") -> str:
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<ul class="{kind}">{items}</ul>' if kind else f"<ul>{items}</ul>"


def _notes(results: Results, words: Words) -> list[str]:
    rating = {each.bot: each.rating.value for each in results.standings}
    anchor = min(rating, key=lambda bot: abs(rating[bot] - ANCHOR))
    return [
        words("arena-note-deals"),
        words("arena-note-intervals"),
        words("arena-note-wins"),
        words("arena-note-ratings", anchor=anchor, points=number(ANCHOR, 0, words)),
        *separate(results, words),
        words("arena-note-times"),
    ]


def _section(title: str, *parts: str) -> str:
    return "\n".join([f"<section><h2>{escape(title)}</h2>", *parts, "</section>"])


def _table(caption: str, columns: list[str], rows: list[list[str]]) -> str:
    """A table that scrolls by itself where the screen is narrow.

    Its caption is for those who hear the page: who sees it has the heading above.
    """
    head = "".join(f'<th scope="col">{escape(column)}</th>' for column in columns)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(f"<td><span>{_broken(value)}</span></td>" for value in rest)
        + "</tr>\n"
        for first, *rest in rows
    )
    called = escape(caption)
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{called}"><table>'
        f"<caption>{called}</caption><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody>"
        "</table></div>"
    )


def _broken(value: str) -> str:
    """An interval stands below its figure."""
    return escape(value).replace(" (", "</span> <span>(")


def _figure(caption: str, drawn: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>\n{drawn}</figure>"


def _bots(results: Results, words: Words) -> str:
    keys = ("arena-bot", "arena-rating", "arena-wins", "arena-mean-place", "arena-mean-score")
    rows: list[list[str]] = []
    bars: list[Bar] = []
    dots: list[Mark] = []
    for each in results.standings:
        place, score = number(each.mean_place, 2, words), number(each.mean_score, 1, words)
        rating = each.rating
        rows.append([each.bot, rated(rating, words), won(each.wins, words), place, score])
        told = percent(each.wins.value, words)
        bars.append(
            Bar(label(each.bot), (each.wins.value,), (told,), (each.wins.low, each.wins.high))
        )
        if isfinite(rating.low) or isfinite(rating.high):
            dots.append(Mark(label(each.bot), *rating, number(rating.value, 0, words)))
    fair = (1 / results.asked.players, words("arena-fair"))
    wins, ratings = words("arena-wins"), words("arena-rating")
    return _section(
        words("arena-standings"),
        _table(words("arena-standings"), [words(key) for key in keys], rows),
        '<div class="pair">',
        _figure(wins, svg(Plot("wins", wins, tuple(bars), line=fair), PAGE)),
        _figure(ratings, marks(ratings, tuple(dots), PAGE)) if dots else "",
        "</div>",
    )


def _places(results: Results, words: Words) -> str:
    names = [each.bot for each in results.standings]
    rows: list[list[str]] = []
    bars: list[Bar] = []
    for place, share in enumerate(results.places):
        named = nth(place, words)
        own = [won(each.by_place[place], words) for each in results.standings]
        rows.append([named, won(share, words), *own])
        told = percent(share.value, words)
        bars.append(Bar(named, (share.value,), (told,), (share.low, share.high)))
    title = words("arena-by-place")
    fair = (1 / results.asked.players, words("arena-fair"))
    return _section(
        title,
        _table(title, [words("arena-place"), words("arena-all"), *names], rows),
        _figure(words("arena-all"), svg(Plot("places", title, tuple(bars), line=fair), PAGE)),
    )


def _scores(results: Results, words: Words) -> str:
    scores = [score for each in results.standings for score in each.scores]
    step = class_width(min(scores), max(scores))
    start = min(scores) // step * step
    classes = (max(scores) - start) // step + 1
    lines: list[Hill] = []
    for each in results.standings:
        counts = [0] * classes
        for score, count in each.scores.items():
            counts[(score - start) // step] += count
        called = f"{label(each.bot)}: {number(each.mean_score, 1, words)}"
        lines.append(Hill(called, tuple(counts), each.mean_score))
    drawn = hills(words("arena-scores"), tuple(lines), start, step, WIDTH, PAGE)
    return _section(words("arena-scores"), _figure(words("arena-scores-about"), drawn))


def class_width(least: int, most: int) -> int:
    """A round number of points, so that there are not too many classes."""
    size = 1
    while True:
        for step in STEPS:
            if (most - least) // (step * size) < CLASSES:
                return step * size
        size *= 10


def _times(results: Results, words: Words) -> str:
    keys = ("arena-bot", "arena-choices", "arena-mean", "arena-most", "arena-longest")
    rows: list[list[str]] = []
    dots: list[Mark] = []
    for each in results.standings:
        times = each.times
        mean, most, longest = (
            duration(time, words) for time in (times.mean, times.within(0.95), times.longest)
        )
        choices, lost_ = number(times.count, 0, words), number(each.fallbacks, 0, words)
        rows.append([each.bot, choices, mean, most, longest, lost_])
        if times.mean > 0:
            told = f"{mean} – {longest}"
            dots.append(Mark(label(each.bot), times.mean, times.mean, times.longest, told))
    title = words("arena-times")
    return _section(
        title,
        _table(title, [*map(words, keys), words("arena-fallbacks")], rows),
        _figure(words("arena-times-about"), marks(title, tuple(dots), PAGE, ratios=True)),
        _list(lost(results, words)) if results.mishaps else "",
    )
