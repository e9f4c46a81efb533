"""Who listens to a game hears it and does not disturb it."""

from pathlib import Path

import pytest

import vaka
from tests.games.titles import TITLES, part

PLAYED = [
    pytest.param(golden.file(game), id=f"{title}-{game.name}")
    for title in TITLES
    for golden in [part(title, "regenerate").GOLDEN]
    for game in golden.games
]


@pytest.mark.parametrize("file", PLAYED)
def test_listening_changes_nothing(file: Path) -> None:
    """In the golden games: they have every action, at every player count."""
    record = vaka.Record.load(file)
    heard = [state.digest() for state in record.states(listen=True)]
    unheard = [state.digest() for state in record.states()]
    assert heard == unheard


@pytest.mark.parametrize("title", TITLES)
def test_a_clone_has_no_listener(title: str) -> None:
    game = vaka.load(title)
    state = game.new(game.title.least_players, 1)
    log = state.listen()
    copy = state.clone()
    answer(copy)
    assert log.take() == []
    answer(state)
    assert log.take() != []


def answer(state: vaka.State) -> None:
    """All who are asked take the first action that they can; sealed answers are completed."""
    decision = state.decision()
    assert decision is not None
    for seat in decision.seats:
        state.apply(seat, state.legal_actions(seat)[0])
        while decision.sealed and state.is_asked(seat) and state.answer(seat):
            state.apply(seat, state.legal_actions(seat)[0])
