"""Titles that can be loaded."""

import pytest

import vaka
from tests.conformance.shells import Shells
from vaka.core import registry
from vaka.core.errors import UnknownTitle


def test_load() -> None:
    assert vaka.load("rapanui") is vaka.load("rapanui")
    assert vaka.load("rapanui").name == "rapanui"


def test_games_is_a_function_whatever_was_loaded() -> None:
    vaka.load("rapanui")
    assert "rapanui" in vaka.games()


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
        assert "shells" in vaka.games()
    finally:
        registry.forget("shells")
    assert "shells" not in vaka.games()
    with pytest.raises(UnknownTitle):
        vaka.load("shells")


def test_a_module_without_a_game_is_refused() -> None:
    registry.announce("broken", "tests.core.test_registry")
    try:
        with pytest.raises(TypeError, match=r"vaka\.Game"):
            vaka.load("broken")
    finally:
        registry._modules.pop("broken")


GAME = "not a game"
