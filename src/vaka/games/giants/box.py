"""The box: every number of the material, read from data/box.toml [G1, G2, G4]."""

from importlib.resources import files
from pathlib import Path
from typing import Final

from vaka.core.data import Section, read
from vaka.core.vectors import i64, vec
from vaka.games.giants.layout import DICE, FIGURES, KINDS, PIECES

# Kinds of objects: headdresses, and moai by their size.
HEADDRESS: Final = 0
SMALL: Final = 1
MEDIUM: Final = 2
LARGE: Final = 3

OBJECT_NAMES: Final = ("headdress", "small", "medium", "large")
COLOUR_NAMES: Final = ("white", "brown")

SIZES: Final = 3  # of moai
FACES: Final = 6  # of a die
PLAYER_COUNTS: Final = 3  # the game is for 3, 4 or 5


class Box:
    """What is in the box. Never changed after it is read."""

    def __init__(self, root: Section) -> None:
        pieces = root.section("pieces")
        made = [pieces.number("headdresses"), *pieces.numbers("moai", SIZES)]
        pieces.finish()
        if sum(made) != PIECES:  # each is an action of its own: the catalog has exactly so many
            raise root.wrong("pieces", "out-of-range", given=sum(made), least=PIECES, most=PIECES)
        first: list[int] = []
        kinds: list[int] = []
        names: list[str] = []
        for kind in range(KINDS):
            first.append(len(kinds))
            for number in range(made[kind]):
                kinds.append(kind)
                names.append(f"{OBJECT_NAMES[kind]}-{number + 1}")
        self.made: vec[i64] = vec[i64](made)  # by kind
        self.first_piece: vec[i64] = vec[i64](first)  # by kind
        self.piece_kind: vec[i64] = vec[i64](kinds)
        self.of_kind: vec[i64] = vec[i64](  # by kind: its pieces as a set
            [((1 << made[kind]) - 1) << first[kind] for kind in range(KINDS)]
        )
        self.piece_names: list[str] = names

        supply = root.section("supply")
        self.logs: i64 = supply.number("logs", least=1)
        self.halves: i64 = supply.number("half_tablets")
        self.forest_tiles: i64 = supply.number("forest_tiles", least=1)
        supply.finish()

        colour = root.section("colour")
        workers = colour.number("workers", least=2, most=FIGURES)
        markers = colour.number("markers", most=FIGURES)
        bases = colour.number("bases", least=1)
        colour.finish()
        self.workers: i64 = workers
        self.markers: i64 = markers
        self.colour_bases: i64 = bases

        start = root.section("start")
        # One more worker must be left for the option `two_workers`.
        self.start_workers: i64 = start.number("workers", least=1, most=workers - 1)
        self.start_markers: i64 = start.number("markers", most=markers)
        # By number of players, from 3.
        self.bases: vec[i64] = vec[i64](start.numbers("bases", PLAYER_COUNTS, 1, bases))
        start.finish()

        dice = root.section("dice")
        colours = [dice.numbers(name, FACES, 0, SIZES) for name in COLOUR_NAMES]
        faces: list[int] = []
        for name in dice.words("order", DICE, COLOUR_NAMES):
            faces += colours[COLOUR_NAMES.index(name)]
        self.faces: vec[i64] = vec[i64](faces)  # die * FACES + side
        self.first_turn: vec[i64] = vec[i64](dice.numbers("first_turn", SIZES + 1, 0, SIZES))
        dice.finish()

        chief = root.section("chief")
        self.sculptor_chief: i64 = chief.number("sculpts", least=1, most=9)
        self.carry_chief: i64 = chief.number("carries", least=SIZES, most=9)  # alone any object
        chief.finish()

        score = root.section("score")
        self.tablet_points: i64 = score.number("tablet")
        score.finish()

        end = root.section("end")
        self.turns: i64 = end.number("turns", least=1)
        end.finish()
        root.finish()


def read_box(file: Path) -> Box:
    """The box of a data file, checked."""
    return Box(read(file))


def standard_box() -> Box:
    """The box as it is sold."""
    return read_box(Path(str(files("vaka.games.giants") / "data" / "box.toml")))
