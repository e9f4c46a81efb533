"""Makes the golden files anew, on purpose: `python -m tests.games.giants.regenerate`.

Run it from the project's root after a change that is meant to alter games (the order of cells, the
random generator, the rules, the map), and read what has changed in golden/*.txt before it is kept.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Final

import vaka
from tests.games.giants.policies import POLICIES
from tests.games.giants.positions import EMPTY, TINY
from tests.games.playing import asked
from tests.games.regenerating import Golden, wanted
from vaka.core.state import State


def views(state: State) -> Iterator[str]:
    """All see the same at the end: a line for each hex, ahu, object and seat."""
    for name, value in state.view(None).items():
        for row in value if name in ("hexes", "ahus", "objects", "seats") else [value]:
            yield f"  {name} {json.dumps(row)}"


@cache
def beginnings() -> dict[str, vaka.Record]:
    """New games, placement on a small island, and the golden games where something is carried."""
    found = {
        f"{players} players, bids": vaka.Record("giants", players, players) for players in (3, 4, 5)
    }
    small = vaka.Record("giants", 3, 1, {"island": TINY})
    empty = small.first().catalog.parse(EMPTY).index
    small.actions = [(seat, empty) for seat in range(3)]
    found["small island, placement"] = small
    for game in GOLDEN.games:
        record = vaka.Record.load(GOLDEN.file(game))
        if ply := _busiest(record):
            found[f"{game.name}, after {ply} actions"] = record.branch(ply)
    return found


def _busiest(record: vaka.Record) -> int:
    """After how many actions most objects can be chosen from, but not too many; 0 if never."""
    most, found = 0, 0
    for ply, state in enumerate(record.states()):
        now = asked(state)
        if now is not None and now[0] == "transport":
            number = len(state.legal_actions(now[1]))
            if most < number <= 6:
                most, found = number, ply
    return found


GOLDEN: Final = Golden(
    "giants",
    POLICIES,
    games=(  # One for each end of a game, and one for each option.
        wanted("out-of-bases", 4, "builder", "out-of-bases", "erect crown pick mark perform"),
        wanted("no-moai-left", 5, "idler", "no-moai-left"),
        wanted("turn-limit", 3, "random", "turn-limit", "half-tablet reserve retrieve"),
        wanted("two-workers", 3, "builder", "out-of-bases", "erect", two_workers=True),
        wanted("open-score", 5, "builder", "out-of-bases", "erect", open_score=True),
        wanted(
            "screens-as-printed", 3, "crowded", "turn-limit", "erect peek", screens="as_printed"
        ),
        wanted(
            "acting-figures-carry", 3, "crowded", "turn-limit", "pay", acting_figures_carry=True
        ),
        wanted("own-island", 4, "busy", "turn-limit", "erect pay", island=TINY),
    ),
    beginnings=beginnings,
    views=views,
    among=30,
    most=3500,
    walked="small island",
    pace=2,
)


if __name__ == "__main__":
    GOLDEN.regenerate()
