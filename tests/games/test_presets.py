"""Presets that every title offers."""

import pytest

import vaka
from tests.games.titles import TITLES

EACH_TITLE = pytest.mark.parametrize("title", TITLES)


@EACH_TITLE
def test_three_presets_come_first_in_every_title(title: str) -> None:
    names = [preset.name for preset in vaka.load(title).title.presets]
    assert names[:3] == ["first_game", "as_printed", "open_information"]


@EACH_TITLE
def test_one_preset_is_the_usual_game(title: str) -> None:
    """A form that starts with the defaults can show which preset they are."""
    game = vaka.load(title)
    usual = game.new(game.title.least_players, 1).config.options
    chosen = [
        game.new(game.title.least_players, 1, preset.options).config.options
        for preset in game.title.presets
    ]
    assert usual in chosen


@EACH_TITLE
def test_open_information_shows_more_than_as_printed(title: str) -> None:
    game = vaka.load(title)
    players = game.title.least_players

    def shown(preset: str) -> int:
        view = game.new(players, 1, game.title.preset(preset).options).view(0)
        return sum(value is not None for value in view["seats"][1].values())

    assert shown("open_information") > shown("as_printed")


def test_a_first_game_of_giants_starts_with_two_workers() -> None:
    game = vaka.load("giants")
    view = game.new(3, 1, game.title.preset("first_game").options).view(0)
    assert [seat["workers"] for seat in view["seats"]] == [2, 2, 2]


@pytest.mark.parametrize(
    ("preset", "edition"), [("italian", "it"), ("german", "de"), ("french", "fr")]
)
def test_raiatea_has_a_preset_for_each_edition(preset: str, edition: str) -> None:
    options = vaka.load("raiatea").title.preset(preset).options
    assert vaka.load("raiatea").new(3, 1, options).config.options["edition"] == edition
