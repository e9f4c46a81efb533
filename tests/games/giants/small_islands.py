"""Small random islands and crowds, for tests that try everything."""

from random import Random

from tests.games.giants.positions import position
from vaka.core.state import State
from vaka.games.giants.island import EDGE_NAMES

Place = tuple[int, int]  # row and column of the picture
STEPS = {"e": (0, 2), "ne": (-1, 1), "nw": (-1, -1), "w": (0, -2), "sw": (1, -1), "se": (1, 1)}


def random_island(dice: Random, size: int) -> str:
    """The text of an island of so many hexes: connected, all that must be there, a few ahus."""
    hexes: list[Place] = [(10, 20)]
    while len(hexes) < size:
        row, column = dice.choice(hexes)
        down, aside = STEPS[dice.choice(EDGE_NAMES)]
        if (row + down, column + aside) not in hexes:
            hexes.append((row + down, column + aside))
    symbols = list("MTVH999") + ["."] * (size - 7)
    dice.shuffle(symbols)
    picture = dict(zip(hexes, symbols, strict=True))
    north, west = min(row for row, _ in hexes), min(column for _, column in hexes)
    south, east = max(row for row, _ in hexes), max(column for _, column in hexes)
    lines = [
        "".join(picture.get((row, column), " ") for column in range(west, east + 1))
        for row in range(north, south + 1)
    ]
    ahus = []
    for row in range(north, south + 1):
        columns = sorted(column for other, column in hexes if other == row)
        for number, column in enumerate(columns):
            name = f"{'abcdefghijklmnopqrstuvwxyz'[row - north]}{number + 1}"
            if picture[row, column] == ".":
                ahus += [
                    f"{name}-{edge} = [{dice.randint(1, 9)}, {dice.randint(1, 9)}]"
                    for edge, (down, aside) in STEPS.items()
                    if (row + down, column + aside) not in picture and dice.random() < 0.3
                ]
    if not ahus:
        return random_island(dice, size)
    return "\n".join(["island = '''", *lines, "'''", "[ahus]", *ahus[:20]]) + "\n"


def random_transport(dice: Random, size: int, players: int, stolen: bool = False) -> State:
    """The beginning of a transport phase on such an island, with crowds and objects at random.

    If they are to be stolen, all objects are nobody's, and the first seat has no marker.
    """
    text = random_island(dice, size)
    new = position(players=players, options={"island": text}, hands={0: "worker"})
    view = new.view(None)
    names = [each["name"] for each in view["hexes"]]
    board: dict[str, list[str]] = {}
    for seat in range(players):
        for _ in range(dice.randint(0, 5)):
            board.setdefault(dice.choice(names), []).append(f"{seat} worker")
        for figure in ("sorcerer", "chief"):
            if dice.random() < 0.6:
                idle = dice.choice(("", " idle"))
                board.setdefault(dice.choice(names), []).append(f"{seat} {figure}{idle}")
    for _ in range(dice.randint(0, 5)):
        board.setdefault(dice.choice(names), []).append(f"{dice.randint(1, 2)} logs")
    ahus, moai, worn = {}, 0, 0
    for ahu in dice.sample(view["ahus"], min(len(view["ahus"]), dice.randint(0, 4))):
        parts = [str(dice.randrange(players))]
        if dice.random() < 0.7:
            moai += 1
            parts.append(f"small-{moai}")
            if dice.random() < 0.3:
                worn += 1
                parts.append(f"headdress-{worn}")
        ahus[ahu["name"]] = " ".join(parts)
    objects = {}
    for name in (f"small-{moai + 1}", "medium-1", "large-1", f"headdress-{worn + 1}"):
        places = ("lying",) if stolen else ("screen 0", "lying", "lying 0", "lying 0 marked")
        where = dice.choice(places)
        objects[name] = where.replace("lying", dice.choice(names))
    return position(
        "transport",
        players,
        options={"island": text},
        hands={0: "" if stolen else dice.choice(("", "marker"))},
        board={name: ", ".join(figures) for name, figures in board.items()},
        objects=objects,
        ahus=ahus,
        supply={"small": 3},
    )
