"""Makes the golden files anew, on purpose: `python -m tests.games.rapanui.regenerate`.

Run it from the project's root after a change that is meant to alter games (the order of cells, the
random generator, the rules), and read what has changed in golden/*.txt before it is kept.
"""

import json
from collections.abc import Iterator
from typing import Final

import vaka
from tests.games.rapanui.policies import POLICIES
from tests.games.rapanui.positions import GAME
from tests.games.regenerating import Golden, Wanted, wanted
from vaka.core.state import State

# New games from which positions are counted: players and seed.
NEW_GAMES: Final = ((2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2))

# A box of one's own, in the measures that the reference knows: another deck.
BOX: Final = """
[deck]
fish = 4
mulberry = 4
sweet-potato = 4
grain = 4
woodcutter = 14
priest = 4
moai = 6
"""


def game(players: int, policy: str, *actions: str, **options: str) -> Wanted:
    """A game in which something is built, and these actions are taken besides."""
    always = ("play", "draw", "sacrifice", "hide", "add", "collect")
    return wanted(
        "-".join((str(players), policy, *options)),
        players,
        policy,
        "deck-empty",
        " ".join((*always, *actions)),
        **options,
    )


def table(state: State) -> Iterator[str]:
    """The cards that lie open, and each seat's things as it sees them itself."""
    for number, column in enumerate(state.view(None)["columns"], 1):
        yield f"column {number} {','.join(column)}"
    for seat in range(state.players):
        own = state.view(seat)["seats"][seat]
        yield f"seat {seat} {' '.join(f'{name}={_short(own[name])}' for name in own)}"


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ",".join(f"{count} {name}" for name, count in value.items() if count) or "-"
    return str(value)


def views(state: State) -> Iterator[str]:
    """The end as a spectator and each seat see it."""
    for seat in (None, *range(state.players)):
        yield f"view of {'a spectator' if seat is None else f'seat {seat}'}"
        for name, value in state.view(seat).items():
            yield f"  {name} {json.dumps(value)}"


def beginnings() -> dict[str, vaka.Record]:
    """Where counting begins: new games, and the golden games just before their first moai."""
    found = {
        f"{players} players, seed {seed}": vaka.Record("rapanui", players, seed)
        for players, seed in NEW_GAMES
    }
    moai = GAME.actions.parse("play(card=moai, count=1)").index
    for each in GOLDEN.games:
        record = vaka.Record.load(GOLDEN.file(each))
        ply = [index for _, index in record.actions].index(moai)
        found[f"{each.name}, after {ply} actions"] = record.branch(ply)
    return found


GOLDEN: Final = Golden(
    "rapanui",
    POLICIES,
    games=(
        game(2, "random", "buy", "skip"),
        game(2, "builder"),
        game(2, "builder", box=BOX),
        game(3, "hoarder", "buy", "remove"),
        game(3, "farmer", "buy", "take"),
        game(3, "farmer", hands="open"),
        game(4, "builder"),
        game(4, "farmer", "buy", "skip", "remove", "take"),
    ),
    beginnings=beginnings,
    views=views,
    table=table,
)


if __name__ == "__main__":
    GOLDEN.regenerate()
