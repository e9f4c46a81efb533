"""What a game of Giants is worth a picture for: who paid whom, and how the rows of moai grew."""

from collections.abc import Sequence

from vaka.core.event import Event
from vaka.faces import View
from vaka.faces.figure import Figure, Layer, number, table_of
from vaka.locale import Words


def figures(view: View, events: Sequence[Event], words: Words) -> list[Figure]:
    told = [_payments(view, events, words), _erected(view, events, words)]
    return [figure for figure in told if len(figure.rows) != 1]  # in one turn nothing grows


def _payments(view: View, events: Sequence[Event], words: Words) -> Figure:
    """G19: a row for who paid, and in it what each seat got."""
    players = view["players"]
    paid = [[0] * players for _ in range(players)]
    for event in events:
        if event.name == "paid":
            paid[number(event, "seat")][number(event, "to")] += number(event, "points")
    return Figure(
        "payments",
        "matrix",
        words("web-summary-giants-payments"),
        words("web-summary-giants-payments-about"),
        words("web-summary-giants-payments-head"),
        (),
        (Layer("", table_of(paid)),),
    )


def _erected(view: View, events: Sequence[Event], words: Words) -> Figure:
    """G21: how many moai each seat had at the end of each turn.

    A game may have begun in the middle: then the last turn says which was the first here, and the
    island what stood before.
    """
    turn: int = view["turn"] - sum(event.name == "turn" for event in events)
    gained = [[0] * view["players"]]
    rows = [turn]
    for event in events:
        if event.name == "turn":
            gained.append([0] * view["players"])
            rows.append(number(event, "turn"))
        elif event.name == "erect":
            gained[-1][number(event, "seat")] += 1
    return Figure(
        "erected",
        "lines",
        words("web-summary-giants-erected"),
        words("web-summary-giants-erected-about"),
        words("web-summary-giants-turn"),
        tuple(map(str, rows)),
        (Layer("", table_of(_grown(gained, _standing(view)))),),
    )


def _standing(view: View) -> list[int]:
    """How many moai of each seat stand at the end."""
    bases = [ahu["base"] for ahu in view["ahus"] if ahu["moai"] is not None]
    return [bases.count(seat) for seat in range(view["players"])]


def _grown(gained: list[list[int]], end: list[int]) -> list[list[int]]:
    """Sums up to each row, so that the last is the end."""
    now = [last - sum(own) for last, own in zip(end, zip(*gained, strict=True), strict=True)]
    rows: list[list[int]] = []
    for row in gained:
        now = [before + new for before, new in zip(now, row, strict=True)]
        rows.append(now)
    return rows
