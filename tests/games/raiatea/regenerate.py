"""Makes the golden files anew, on purpose: `python -m tests.games.raiatea.regenerate`.

Run it from the project's root after a change that is meant to alter games (the order of cells, the
random generator, the rules, the deck), and read what has changed in golden/*.txt before it is kept.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Final

import vaka
from tests.games.playing import asked
from tests.games.raiatea.policies import POLICIES
from tests.games.raiatea.positions import OWN
from tests.games.regenerating import Golden, wanted
from vaka.core.state import State

END: Final = "third-ceremony"


def views(state: State) -> Iterator[str]:
    """What a spectator sees at the end: a line for each thing, mission and seat."""
    for name, value in state.view(None).items():
        if name == "statues":
            for statue in value:
                for space in statue["spaces"]:
                    yield f"  mission {json.dumps(space)}"
        elif name not in ("prices", "options"):
            for row in value if name == "seats" else [value]:
                yield f"  {name} {json.dumps(row)}"


@cache
def beginnings() -> dict[str, vaka.Record]:
    """New games, a first round, and the golden games where there is most to choose from."""
    found = {
        f"{players} players, first rituals": vaka.Record("raiatea", players, players)
        for players in (3, 4, 5)
    }
    found["first round"] = first_round()
    for game in GOLDEN.games:
        record = vaka.Record.load(GOLDEN.file(game))
        if ply := _busiest(record):
            found[f"{game.name}, after {ply} actions"] = record.branch(ply)
    return found


def first_round() -> vaka.Record:
    """A game in which all have kept their first rituals."""
    record = vaka.Record("raiatea", 3, 1)
    state = record.first()
    while (now := asked(state)) is not None and now[0] == "begin":
        action = state.legal_actions(now[1])[0]
        record.actions.append((now[1], action.index))
        state.apply(now[1], action)
    return record


def _busiest(record: vaka.Record) -> int:
    """After how many actions most can be done in one's turn, but not too much; 0 if never."""
    most, found = 0, 0
    for ply, state in enumerate(record.states()):
        now = asked(state)
        if now is not None and now[0] in ("market", "border", "build", "forest"):
            number = len(state.legal_actions(now[1]))
            if most < number <= 7:
                most, found = number, ply
    return found


GOLDEN: Final = Golden(
    "raiatea",
    POLICIES,
    games=(  # One for each edition, each variant, each reading by itself, and decks of one's own.
        wanted("majority", 4, "lively", END, "shaman mirror gatherer merchant complete"),
        wanted("it", 3, "lively", END, "complete offer", edition="it"),
        wanted("de", 4, "busy", END, "perform pay", edition="de"),
        wanted("fr", 5, "lively", END, "hire", edition="fr"),
        wanted("tane", 3, "pious", END, "steal", tane=True),
        wanted("oracle", 4, "lively", END, "complete", oracle=True),
        wanted("mana-shortage", 5, "busy", END, "draw", mana_shortage=True),
        wanted("suspense", 3, "pious", END, "prepare", suspense=True),
        wanted("screens", 3, "lively", END, "complete", screens="open"),
        wanted("own-deck", 4, "lively", END, "stop lose steal use ready opponent choose", deck=OWN),
        wanted(
            "readings",
            3,
            "lively",
            END,
            "complete",
            edition="it",
            priests_start="1",
            kahuna_assistant_free="yes",
            diver_anytime="no",
            leftover_mana="supply",
            second_draw_free="no",
            several_merchants="yes",
            several_divers="no",
            repeat_conditions="yes",
        ),
        wanted(
            "other-readings",
            3,
            "lively",
            END,
            "complete first",
            edition="fr",
            priests_start="0",
            kahuna_assistant_free="no",
            diver_anytime="yes",
            leftover_mana="bag",
            second_draw_free="yes",
            several_merchants="no",
            several_divers="yes",
            repeat_conditions="no",
        ),
    ),
    beginnings=beginnings,
    views=views,
    among=6,
    most=600,
    walked="first round",
    pace=5,
)


if __name__ == "__main__":
    GOLDEN.regenerate()
