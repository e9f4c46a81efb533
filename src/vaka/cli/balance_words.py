"""What the things are called whose use `vaka balance` counts, and the figures that it compares."""

from vaka.arena.balance import Balance
from vaka.arena.compare_figures import (
    BOT,
    DECISIONS,
    END,
    FIGURE,
    PART,
    PLACE,
    RATIO,
    SCORE,
    USE,
    WINNER,
    Key,
)
from vaka.cli.survey import named
from vaka.faces import raiatea_used
from vaka.locale import Words


def label(run: Balance, group: str, thing: str, words: Words) -> str:
    """The name of a thing of a group in the games of a run."""
    title = run.asked.title
    if title == "raiatea":
        return raiatea_used.label(group, thing, str(run.asked.options.get("deck", "")), words)
    if title == "rapanui":
        if group == "gatherers":
            return words("balance-rapanui-at-once", count=int(thing))
        return words(f"rapanui-{'card' if group == 'cards' else 'crop'}-{thing}")
    if title == "giants" and group == "help":
        return words("balance-giants-points", count=int(thing))
    return named(f"balance-{title}-thing-{thing}", thing, words)


def way_text(title: str, way: str, words: Words) -> str:
    return words(f"balance-{title}-{way}")


def figure_text(run: Balance, key: Key, words: Words) -> str:
    """What a figure is about."""
    title = run.asked.title
    if key.kind == USE:
        thing = label(run, key.name, key.thing, words)
        return words("balance-row-use", thing=thing, way=way_text(title, key.way, words))
    if key.kind == DECISIONS:
        return words("survey-decisions")
    if key.kind == SCORE:
        return words("survey-score")
    if key.kind == WINNER:
        return words("balance-row-winner")
    if key.kind == PLACE:
        return words("balance-row-place", number=int(key.name))
    if key.kind == BOT:
        return words("balance-row-bot", bot=key.name)
    if key.kind == END:
        reason = named(f"{title}-reason-{key.name}", key.name, words)
        return words("balance-row-end", reason=reason)
    if key.kind == FIGURE:
        return words(f"survey-{title}-{key.name}")
    if key.kind == RATIO:
        return words(f"balance-{title}-{key.name}-ratio")
    part = named(f"{title}-part-{key.name}", key.name, words)
    who = words("balance-all") if key.kind == PART else words("balance-winners")
    return words("balance-row-part", part=part, who=who)
