"""The island drawn as hexes: within its width, and with everybody and everything on it."""

import io
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

import vaka
from tests.games.giants.positions import TINY, position
from tests.modes import once
from vaka.cli.seating import Seating
from vaka.drawing import draw
from vaka.locale import LANGUAGES, Words

pytestmark = once

View = dict[str, Any]
OPTIONS = {"screens": "as_printed", "two_workers": True}


def drawn(view: View, width: int = 100, height: int | None = None, language: str = "en") -> str:
    """The board as it is shown, in a terminal of a height or in none."""
    words = Words(language, strict=True)
    console = Console(file=io.StringIO(), width=width, no_color=True, highlight=False)
    names = Seating.hotseat(len(view["seats"])).names(words)
    console.print(draw(view, words, names), height=height)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def views(players: int, seeds: int = 2, every: int = 60) -> Iterator[View]:
    """What seats see in games of random players who like to place figures and to move objects."""
    for seed in range(seeds):
        state = vaka.load("giants").new(players, seed, OPTIONS)
        chance = random.Random(seed)
        for ply in range(600):
            if (decision := state.decision()) is None:
                break
            seat = decision.seats[0]
            actions = state.legal_actions(seat)
            good = [each for each in actions if each.name in ("place", "take", "erect", "reserve")]
            state.apply(seat, chance.choice(good or actions))
            if ply % every == seed:
                yield state.view(seat)


CROWDED = position(
    "transport",
    5,
    board={
        "g6": "0 worker, 1 worker, 2 worker, 3 worker, 4 worker, 0 chief, 1 sorcerer idle, 2 logs",
        "f6": "0 sorcerer, 2 chief",
        "c6": "3 chief idle",
        "c10": "4 sorcerer",
    },
    objects={"large-1": "g6 0 marked", "medium-1": "g6", "headdress-1": "f6 1 marked"},
    ahus={"g6-e": "1 small-1 headdress-2", "g6-se": "2", "a1-nw": "3 medium-2"},
).view(0)


def inside(shown: str, name: str) -> str:
    """What stands within a hex, and in the line about it beneath the island."""
    lines = shown.splitlines()
    for row, line in enumerate(lines):
        if found := re.search(rf"[|<>]({name})(?![0-9])([^|<>]*)[|<>]", line):
            start, end = found.start(1), found.end(2)
            text = found[2] + " "
            below = lines[row + 1][start:end] if row + 1 < len(lines) else ""
            if "-" not in below or "♣-" in below:  # not the border
                text += below
            break
    else:
        text = ""
    told = re.search(rf"(?m)(?:^|   ){name}:((?: \S+)+)", shown)
    return text + (told[1] if told else "")


def expected(view: View, each: View) -> list[str]:
    """The signs of all that is on a hex."""
    signs = []
    for seat, workers in enumerate(each["workers"]):
        sign = f"{workers or ''}"
        for figure in ("sorcerer", "chief"):
            if seat in each[f"{figure}s"]:
                idle = {"seat": seat, "figure": figure} in each["idle"]
                sign += figure[0] + ("°" if idle else "")
        signs += ["ABCDE"[seat] + sign] if sign else []
    signs += [f"={each['logs']}"] if each["logs"] else []
    for thing in view["objects"]:
        if thing["hex"] == each["name"] and thing["in_front_of"] is None:
            sign = "^" if thing["kind"] == "headdress" else f"M{thing['size']}"
            signs.append(sign + ("ABCDE"[thing["owner"]] if thing["marked"] else ""))
    for ahu in view["ahus"]:
        if ahu["hex"] == each["name"]:
            signs.append(f"{ahu['value']}:{ahu['headdress']}")
            owner = "?" if ahu["base"] is None else "ABCDE"[ahu["base"]]
            if ahu["moai"] is not None:
                signs.append(f"[{owner}{ahu['size']}{'^' if ahu['crowned'] else ''}]")
            elif ahu["reserved"]:
                signs.append(f"[{owner}]")
    if each["kind"] == "forest":
        signs.append(f"♣{each['forest'] or '-'}")
    marks = {"moai-quarry": "(M)", "headdress-quarry": "(^)", "village": "(V)", "hut": "(H)"}
    signs += [marks[each["kind"]]] if each["kind"] in marks else []
    return signs


@pytest.mark.parametrize("height", [None, 31, 22, 12])
@pytest.mark.parametrize("width", [100, 80])
@pytest.mark.parametrize("players", [3, 5])
def test_everything_is_somewhere(players: int, width: int, height: int | None) -> None:
    for view in [*views(players), *([CROWDED] if players == 5 else [])]:
        shown = drawn(view, width, height)
        for each in view["hexes"]:
            assert re.search(rf"[|<>]{each['name']}\b", shown)
            told = inside(shown, each["name"])
            for sign in expected(view, each):
                assert sign in told, (each["name"], sign, shown)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [120, 100, 80, 60, 40])
def test_no_line_is_too_long(width: int, language: str) -> None:
    for view in [*views(5, every=150), *views(3, every=150), CROWDED]:
        for height in (None, 20):
            lines = drawn(view, width, height, language).splitlines()
            assert max(map(len, lines)) <= width
            assert not any("…" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_a_screen_of_100_columns(language: str) -> None:
    """The island takes 28 lines, and the table of the seats stands beside it."""
    for players in (3, 4, 5):
        view = vaka.load("giants").new(players, 1).view(0)
        lines = drawn(view, language=language).splitlines()
        assert lines[27].strip().startswith("'----.---'----.---'")
        assert len(lines) <= 28 + 4  # and what the signs mean
        assert sum("Giants" in line for line in lines[:6]) == 1
        assert len(drawn(view, language=language, height=29).splitlines()) <= 28
        assert len(drawn(view, language=language, height=27).splitlines()) <= 27
        assert len(drawn(view, language=language, height=18).splitlines()) <= 18


def test_colours_only_add() -> None:
    """Who has what is told by letters, so that it can be read without colours."""
    words = Words("en")
    board = draw(CROWDED, words, ["North", "East", "South", "West", "Hill"])
    plain, coloured = (
        Console(file=io.StringIO(), width=100, force_terminal=True, color_system=system)
        for system in (None, "standard")
    )
    for console in (plain, coloured):
        console.print(board)
    assert isinstance(plain.file, io.StringIO)
    assert isinstance(coloured.file, io.StringIO)
    assert "\x1b[1;31m" in coloured.file.getvalue()
    assert "\x1b[1;31m" not in plain.file.getvalue()
    bare = [re.sub("\x1b\\[[0-9;]*m", "", each.file.getvalue()) for each in (plain, coloured)]  # type: ignore[attr-defined]
    assert bare[0] == bare[1]


def test_a_crowded_hex_is_told_beneath() -> None:
    shown = drawn(CROWDED)
    assert "g6: 3:8x2 [B1^] [C] A1c B1s° C1 D1 E1 =2 M2 M3A" in shown
    assert "f6:" not in shown
    assert "[D2]" in inside(shown, "a1")


def test_the_moved_object_is_pointed_at() -> None:
    state = position("transport", 3, board={"e7": "0 worker"}, objects={"small-1": "screen 0"})
    state.apply(0, state.catalog.parse("take(object=small-1)"))
    assert ">e8 (M)  <" in drawn(state.view(0))
    assert "▸(small moai no. 1)" in drawn(state.view(0))
    state = position(
        "transport", 3, board={"e7": "1 worker, 2 worker"}, objects={"small-1": "e8 0 marked"}
    )
    state.apply(0, state.catalog.parse("take(object=small-1)"))
    state.apply(0, state.catalog.parse("go(hex=e7)"))
    assert "▸small moai no. 1 e8! → e7" in drawn(state.view(0))  # whom to pay is still open


def test_neighbours_touch() -> None:
    """A hex lies half a hex beside those of the next row."""
    lines = drawn(vaka.load("giants").new(3, 1).view(0)).splitlines()
    where = {
        name: (row, line.index(f"|{name} "))
        for row, line in enumerate(lines)
        for name in ("c1", "c2", "d1", "b1")
        if f"|{name} " in line
    }
    (row, west), (_, east) = where["c1"], where["c2"]
    assert east == west + 9
    assert where["d1"] == (row + 3, west + 5)
    assert where["b1"][0] == row - 3


def test_a_small_island_is_drawn_small() -> None:
    view = vaka.load("giants").new(3, 1, {"island": TINY}).view(0)
    shown = drawn(view)
    lines = shown.splitlines()
    assert lines[0].startswith(".---'----.---'----.")
    assert max(line.rfind("|") for line in lines) < 5 * 9 + 5
    assert "Giants · Turn 1" in lines[0]  # beside it
    for each in view["hexes"]:
        for sign in expected(view, each):
            assert sign in inside(shown, each["name"])


def test_where_hexes_do_not_fit_they_are_listed() -> None:
    shown = drawn(CROWDED, 40)
    assert "|" not in shown
    assert "e8: (M)" in shown
    assert "g6: 3:8x2 [B1^] [C] A1c B1s° C1 D1" in " ".join(shown.split())


def test_stocks_behind_screens_are_question_marks() -> None:
    hands = {0: "2 workers, marker", 1: "3 workers, 2 markers, 4 logs", 2: "half"}
    state = position(hands=hands, options={"screens": "as_printed"})
    lines = drawn(state.view(0)).splitlines()
    (workers,) = [line for line in lines if "Workers" in line]
    assert workers.split("Workers")[1].split() == ["2", "?", "?"]
    (halves,) = [line for line in lines if re.search(r"Half-tablets +\d+ +\d+ +\d+", line)]
    assert halves.split()[-3:] == ["0", "0", "1"]
    assert "? hidden" in drawn(state.view(0))
    assert "?" not in drawn(position(hands=hands).view(0))
