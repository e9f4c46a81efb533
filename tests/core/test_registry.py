"""Titles that can be loaded."""

import sys
from pathlib import Path

import pytest

import vaka
from tests.conformance.shells import Shells
from vaka.core import registry
from vaka.core.errors import BadTitle, UnknownTitle


def test_load() -> None:
    assert vaka.load("rapanui") is vaka.load("rapanui")
    assert vaka.load("rapanui").name == "rapanui"


def test_games_is_a_function_whatever_was_loaded() -> None:
    vaka.load("rapanui")
    assert "rapanui" in vaka.titles()


@pytest.mark.parametrize("name", ["", "chess", "Rapanui", "vaka.games.rapanui", "../x", "a\0b"])
def test_unknown_title(name: str) -> None:
    with pytest.raises(UnknownTitle) as caught:
        vaka.load(name)
    assert caught.value.details["name"] == name
    assert "rapanui" in str(caught.value.details["known"])


def test_register_and_forget() -> None:
    game = Shells()
    vaka.register(game)
    try:
        assert vaka.load("shells") is game
        assert "shells" in vaka.titles()
    finally:
        registry.forget("shells")
    assert "shells" not in vaka.titles()
    with pytest.raises(UnknownTitle):
        vaka.load("shells")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("GAME = 'no game'", "no game"),
        ("import nowhere", "nowhere"),
        ("GAME = 1 / 0", "ZeroDivisionError"),
        ("import vaka; GAME = vaka.load('rapanui')", "rapanui"),  # under another name
    ],
)
def test_a_bad_title_of_another_package_is_told(
    source: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "tides_title.py").write_text(source)
    info = tmp_path / "tides-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tides\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[vaka.titles]\ntides = tides_title:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "tides_title", raising=False)
    assert "tides" in vaka.titles()
    with pytest.raises(BadTitle, match=reason) as caught:
        vaka.load("tides")
    assert caught.value.details["name"] == "tides"
    assert vaka.load("rapanui").name == "rapanui"  # the others are none the worse
