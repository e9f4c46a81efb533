"""States as text, SVG and HTML.

`python -m tests.drawing.test_export` writes the texts in `golden/`.
"""

import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import numpy as np
import pytest
from vaka_rahui import GAME as RAHUI

import vaka
from tests.modes import once
from vaka.core.state import State
from vaka.locale import LANGUAGES, UnknownLanguage, Words

GOLDEN: Final = Path(__file__).parent / "golden"
TITLES: Final = ("giants", "raiatea", "rapanui")
each_title = pytest.mark.parametrize("title", TITLES)
SVG: Final = "{http://www.w3.org/2000/svg}"

FORMS: Final[dict[str, Callable[[State, int | None], str]]] = {
    "text": lambda state, seat: state.to_text(seat),
    "svg": lambda state, seat: state.to_svg(seat),
}


def played(state: State, actions: int, seed: int = 1) -> State:
    """The state after random actions, or at the end of the game."""
    chance = random.Random(seed)
    while actions and (decision := state.decision()) is not None:
        seat = decision.seats[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
        actions -= 1
    return state


def shown(title: str) -> State:
    return played(vaka.load(title).new(3, seed=7), 60)


@each_title
def test_golden_text(title: str) -> None:
    assert shown(title).to_text(0) + "\n" == (GOLDEN / f"{title}.txt").read_text(encoding="utf-8")


@each_title
@pytest.mark.parametrize("form", FORMS)
def test_a_drawing_depends_on_the_view_alone(title: str, form: str) -> None:
    """At the first decision, in the middle, and at the end, for all seats and a spectator."""
    draw = FORMS[form]
    game = vaka.load(title)
    for at in (0, 45, 90, -1):
        state = played(game.new(game.title.most_players, seed=at + 2), at)
        for seat in (None, *range(state.players)):
            drawn = draw(state, seat)
            for seed in range(2):
                other = state.redeal(seat, seed)
                assert other.view(seat) == state.view(seat)
                assert draw(other, seat) == drawn


@each_title
def test_a_notebook_shows_what_a_spectator_sees(title: str) -> None:
    state = shown(title)
    html = state._repr_html_()
    assert html is not None
    root = ElementTree.fromstring(html)
    text = [line.strip() for line in "".join(root.itertext()).strip().splitlines()]
    assert text == [line.strip() for line in state.to_text(None).splitlines()]
    assert [state.redeal(None, seed)._repr_html_() for seed in range(3)] == [html] * 3


@each_title
def test_svg_shows_the_text_and_loads_nothing(title: str) -> None:
    state = shown(title)
    svg = state.to_svg(0)
    root = ElementTree.fromstring(svg)
    assert root.tag == f"{SVG}svg"
    texts = "".join("".join(text.itertext()) for text in root.iter(f"{SVG}text"))
    letters = "".join(texts.split())
    assert letters == "".join(state.to_text(0).split())
    assert svg.count("http") == svg.count("url(http") + 1 == 1  # the name of the format
    assert "@import" not in svg


PROGRAM: Final = """
import vaka
state = vaka.load("giants").new(3, seed=7)
print(repr([state.to_text(0), state.to_svg(0), state._repr_html_()]))
"""
ODD: Final = {
    "COLUMNS": "30",
    "LINES": "5",
    "TERM": "dumb",
    "FORCE_COLOR": "1",
    "JUPYTER_COLUMNS": "20",
    "PYTHONHASHSEED": "3",
}


def run(program: str, **environ: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", program],
        env=dict(os.environ) | environ,
        check=True,
        capture_output=True,
        encoding="utf-8",
    ).stdout


@once
def test_drawings_are_the_same_everywhere() -> None:
    state = vaka.load("giants").new(3, seed=7)
    forms = repr([state.to_text(0), state.to_svg(0), state._repr_html_()])
    assert run(PROGRAM, PYTHONIOENCODING="utf-8", **ODD).strip() == forms


@each_title
def test_text_has_no_color_codes_and_fits_its_width(title: str) -> None:
    for line in shown(title).to_text(None).split("\n"):
        assert line == line.rstrip()
        assert line.isprintable()
        assert len(line) <= 100


@once
@each_title
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages(title: str, language: str) -> None:
    state = shown(title)
    words = Words(language, strict=True)
    names = ", ".join(
        words("cli-name-person", seat=seat) for seat in state.view(None)["decision"]["seats"]
    )
    assert words("face-waiting", names=names) in state.to_text(None, language=language)


def test_an_unknown_language() -> None:
    with pytest.raises(UnknownLanguage):
        shown("rapanui").to_svg(None, language="la")


def test_seats_are_those_of_a_view() -> None:
    state = shown("rapanui")
    assert state.to_text(np.int64(1)) == state.to_text(1)
    wrong: list[Any] = [3, -1, "1", 0.5, np.int64(7)]
    for seat in wrong:
        errors = []
        for call in (state.view, state.to_text, state.to_svg):
            with pytest.raises(vaka.UnknownSeat) as caught:
                call(seat)
            errors.append(str(caught.value))
        assert len(set(errors)) == 1


def test_a_title_without_a_drawing_shows_its_view() -> None:
    state = RAHUI.new(2, seed=3)
    feast = state.view(0)["seats"][0]["feast"]
    assert f"feast: {feast}" in state.to_text(0)
    assert f"feast: {feast}" not in state.to_text(None)
    assert ElementTree.fromstring(state.to_svg(0)).tag == f"{SVG}svg"
    played(state, -1)
    scores = [str(score) for score in state.outcome().scores]
    assert all(score in state.to_text(None) for score in scores)


def test_control_codes_of_a_title_are_not_passed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    state = RAHUI.new(2, seed=3)
    fill_view = type(state).fill_view

    def noisy(self: State, seat: int, view: dict[str, Any]) -> None:
        fill_view(self, seat, view)
        view["note"] = "\x1b[31mred\x00\u2028<b>&"

    monkeypatch.setattr(type(state), "fill_view", noisy)
    assert "note: ?[31mred??<b>&" in state.to_text(0)
    assert ElementTree.fromstring(state.to_svg(0)).tag == f"{SVG}svg"


@once
def test_without_rich_the_error_names_the_extra() -> None:
    told = run(
        """
import sys
import vaka
assert "rich" not in sys.modules
sys.modules["rich"] = None
state = vaka.load("rapanui").new(2, seed=7)
for draw in (state.to_text, state.to_svg):
    try:
        draw(0)
    except vaka.VakaError as error:
        print(error)
print(state._repr_html_())
"""
    ).splitlines()
    assert len(told) == 3
    assert "vaka[terminal]" in told[0]
    assert told[1:] == [told[0], "None"]


def regenerate() -> None:
    for title in TITLES:
        text = shown(title).to_text(0) + "\n"
        (GOLDEN / f"{title}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    regenerate()


def test_drawn_rituals_are_shown_to_their_seat_alone() -> None:
    state = vaka.load("raiatea").new(players=3, seed=1)
    label = Words("en")("raiatea-table-drawn")
    assert label in state.to_text(0)
    assert label not in state.to_text(None)
