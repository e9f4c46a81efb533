"""Nothing that a seat cannot know is in what an adapter tells it."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import vaka
import vaka.envs.openspiel
from tests.modes import once
from vaka.core.state import State
from vaka.envs.openspiel.position import Position
from vaka.envs.pettingzoo import parallel_env, raw_env

pytestmark = once

GAMES = [
    ("rapanui", {}),
    ("rapanui", {"hands": "open"}),
    ("giants", {}),
    ("giants", {"screens": "as_printed"}),
    ("raiatea", {}),
    ("raiatea", {"tane": True, "suspense": True}),
    ("raiatea", {"screens": "open"}),
]
EVERY = 7  # plies between the positions that are looked at


def positions(title: str, options: dict[str, Any]) -> Any:
    """A game of OpenSpiel at a few moments, with sealed answers half given among them."""
    dice = random.Random(3)
    state = pyspiel.load_game(f"python_vaka_{title}", dict(options)).new_initial_state()
    state.apply_action(5)
    ply = 0
    while not state.is_terminal() and ply < 150:
        if ply % EVERY == 0:
            yield state
        state.apply_action(dice.choice(state.legal_actions()))
        ply += 1


def zoo_told(title: str, options: dict[str, Any], state: State, seat: int) -> list[object]:
    """All that PettingZoo's environments would tell a seat in this state."""
    told: list[object] = []
    for make in (raw_env, parallel_env):
        table: Any = make(title, options=options, render_mode="ansi", seat=seat)
        table.reset(seed=1)
        table.episode.state = state.clone()
        if make is raw_env:
            seen = table.observe(f"player_{seat}")
        else:
            seen = table._observations()[f"player_{seat}"]
        told += [seen["observation"].tolist(), seen["action_mask"].tolist(), table.render()]
    return told


def spiel_told(state: Any, seat: int) -> list[object]:
    return [
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.legal_actions(seat),
    ]


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_states_that_differ_in_secrets_alone_are_told_alike(
    title: str, options: dict[str, Any]
) -> None:
    dice = np.random.RandomState(1)
    differ = 0
    for state in positions(title, options):
        true = state.position.state
        seat = int(dice.randint(true.players))
        other = state.resample_from_infostate(seat, dice.uniform)
        assert spiel_told(other, seat) == spiel_told(state, seat)
        mine = zoo_told(title, options, true, seat)
        assert zoo_told(title, options, other.position.state, seat) == mine
        differ += other.position.state.digest() != true.digest()
    assert differ  # or nothing was tested


@pytest.mark.parametrize(("title", "options"), GAMES)
def test_a_spectators_rendering_has_no_secrets(title: str, options: dict[str, Any]) -> None:
    table = raw_env(title, options=options, render_mode="ansi")
    for state in positions(title, options):
        texts = []
        for seen in (state.position.state, state.position.state.redeal(None, 9)):
            table.reset(seed=1)
            table.episode.state = seen.clone()
            texts.append(table.render())
        assert texts[0] == texts[1]


def test_what_others_hide_is_hidden_and_later_play_tells_alike() -> None:
    """The same open moves after different hidden ones look the same to who cannot know."""
    game = vaka.load("rapanui")
    for seed in range(40):
        state = game.new(2, seed)
        dice = random.Random(seed)
        position = Position(state, ())
        while (decision := state.decision()) is not None:
            seat = decision.seats[0]
            legal = state.legal_actions(seat)
            if decision.kind == "hide" and len(legal) > 1:
                told = set()
                for action in legal:
                    other = Position(state.clone(), position.moves)
                    other.apply(seat, action.index)
                    told.add((other.view(1 - seat), other.memory(1 - seat)))
                    assert str(action) in other.memory(seat)
                assert len(told) == 1
                return
            position.apply(seat, dice.choice(legal).index)
    raise AssertionError("nobody hid anything")
