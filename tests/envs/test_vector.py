"""Vector play: its games are those of the engine, and the arrays say what is seen of them."""

import os
import subprocess
import sys
from hashlib import blake2b
from random import Random

import numpy as np
import pytest

import vaka
from tests.conformance.shells import Shells
from tests.modes import BUILT, PURE, once
from vaka import envs
from vaka._pure import is_compiled
from vaka.core.errors import IllegalAction, NoFeatures, UnknownAction, WrongPlayers, WrongSeed
from vaka.envs.many import IllegalStep, Many, WrongActions, WrongBatch

TITLES: tuple[tuple[str, int, dict[str, object]], ...] = (
    ("rapanui", 3, {}),
    ("giants", 3, {"two_workers": True}),
    ("raiatea", 4, {}),
)


def digest(title: str, steps: int) -> str:
    """All that some games show over many steps of random play, as one digest."""
    many = envs.vector(title, 3, seed=11)
    whole = blake2b(digest_size=16)
    for _ in range(steps):
        chosen = many.random_actions()
        for part in (chosen, *many.step(chosen)):
            whole.update(np.ascontiguousarray(part).tobytes())
    return whole.hexdigest()


def shown(many: Many) -> list[bytes]:
    """All that the games show now."""
    return [
        many.observations.tobytes(),
        many.masks.tobytes(),
        many.seats.tobytes(),
        many.seeds.tobytes(),
    ]


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
def test_every_game_is_one_of_the_engine(
    title: str, players: int, options: dict[str, object]
) -> None:
    """Beside each game the same one, dealt with its seed and played through the public methods."""
    many = envs.vector(title, 3, players, options, seed=5)
    game = vaka.load(title)
    scale = np.array([max(1, feature.most) for feature in many.features], np.float32)
    beside = [game.new(players, int(seed), options) for seed in many.seeds]
    dice, ended = Random(3), 0
    for _ in range(120 if PURE else 2000):
        seats, masks, observations = many.seats, many.masks, many.observations
        chosen = []
        for row, state in enumerate(beside):
            decision = state.decision()
            assert decision is not None
            assert seats[row] == decision.seats[0]
            actions = state.legal_actions(decision.seats[0])
            assert list(np.flatnonzero(masks[row])) == [action.index for action in actions]
            told = np.array(state.features(decision.seats[0]), np.float32)
            assert np.allclose(observations[row] * scale, told, atol=1e-4)
            chosen.append(dice.choice(actions).index)
        step = many.step(np.array(chosen))
        assert np.array_equal(step.observations, many.observations)
        for row, state in enumerate(beside):
            state.apply(int(seats[row]), state.catalog[chosen[row]])
            over = state.decision() is None
            assert step.done[row] == over
            if over:
                outcome = state.outcome()
                assert tuple(step.scores[row]) == outcome.scores
                assert tuple(step.places[row]) == outcome.ranking
                share = 1 / len(outcome.winners)
                won = [share if seat in outcome.winners else 0 for seat in range(players)]
                assert np.allclose(step.rewards[row], won)
                beside[row] = game.new(players, int(many.seeds[row]), options)
                ended += 1
            else:
                assert not step.rewards[row].any()
                assert not step.scores[row].any()
                assert not step.places[row].any()
        if ended >= 5:
            break
    assert ended or PURE


def test_the_same_seed_gives_the_same_games_and_another_others() -> None:
    assert digest("rapanui", 60) == digest("rapanui", 60)
    assert not np.array_equal(
        envs.vector("rapanui", 4, seed=1).seeds, envs.vector("rapanui", 4, seed=2).seeds
    )
    assert len(set(envs.vector("rapanui", 50, seed=1).seeds.tolist())) == 50


def test_observations_lie_between_0_and_1_and_are_ones_own() -> None:
    many = envs.vector("rapanui", 8, seed=4)
    kept, masks = many.observations, many.masks
    before = kept.copy(), masks.copy()
    for _ in range(100):
        step = many.step(many.random_actions())
        assert step.observations.dtype == np.float32
        assert step.masks.dtype == np.bool_
        assert step.observations.min() >= 0
        assert step.observations.max() <= 1
    assert np.array_equal(kept, before[0])  # what was handed out is not written over
    assert np.array_equal(masks, before[1])


@pytest.mark.parametrize("title", ["rapanui", "giants", "raiatea"])
def test_what_is_not_scaled_are_the_features_themselves(title: str) -> None:
    bytes_, scaled = (envs.vector(title, 2, seed=3, scaled=told) for told in (False, True))
    assert bytes_.observations.dtype == np.uint8
    most = np.array([max(1, feature.most) for feature in bytes_.features])
    kept = bytes_.observations
    before = kept.copy()
    for _ in range(10 if PURE else 100):
        actions = bytes_.random_actions()
        step, beside = bytes_.step(actions), scaled.step(actions)
        assert np.allclose(step.observations / most, beside.observations)
    assert np.array_equal(kept, before)


def test_random_actions_are_legal_and_each_as_likely() -> None:
    many = envs.vector("rapanui", 1, seed=1)
    drawn = np.bincount([many.random_actions()[0] for _ in range(3000)], minlength=43)
    legal = np.flatnonzero(many.masks[0])
    assert set(np.flatnonzero(drawn)) == set(legal)
    assert drawn[legal].min() > 0.8 * 3000 / len(legal)


def test_an_illegal_action_is_named_and_changes_no_game() -> None:
    many = envs.vector("rapanui", 4, seed=1)
    before = shown(many)
    chosen = many.random_actions()
    chosen[2] = int(np.flatnonzero(~many.masks[2])[0])
    action, seat = many.actions[int(chosen[2])], int(many.seats[2])
    with pytest.raises(IllegalStep) as caught:
        many.step(chosen)
    assert isinstance(caught.value.cause, IllegalAction)
    assert f"Game 2, seat {seat}: {action}" in str(caught.value)
    for index in (-1, 43, 2**40):
        chosen[2] = index
        with pytest.raises(IllegalStep, match=str(index)) as caught:
            many.step(chosen)
        assert isinstance(caught.value.cause, UnknownAction)
    assert shown(many) == before


@pytest.mark.parametrize("actions", [[0, 1], [[0, 0, 0]], [0.0, 1.0, 2.0], "abc", None])
def test_what_is_not_an_action_for_each_game(actions: object) -> None:
    with pytest.raises(WrongActions, match="3 games"):
        envs.vector("rapanui", 3, seed=1).step(actions)


def test_bad_beginnings() -> None:
    for n in (0, -1, True, 2.5, 10**9):
        with pytest.raises(WrongBatch):
            envs.vector("rapanui", n)  # type: ignore[arg-type]
    with pytest.raises(WrongPlayers):
        envs.vector("rapanui", 2, players=9)
    with pytest.raises(WrongSeed):
        envs.vector("rapanui", 2, seed=-1)


def test_a_title_without_features() -> None:
    vaka.register(Shells())
    try:
        with pytest.raises(NoFeatures):
            envs.vector("shells", 2)
    finally:
        vaka.core.registry.forget("shells")


def test_as_many_players_as_the_title_is_for_but_no_more_than_four() -> None:
    assert [envs.vector(title, 1).players for title, _, _ in TITLES] == [4, 4, 4]
    assert isinstance(envs.vector("rapanui", 1), Many)
    assert len(envs.vector("rapanui", 5)) == 5


@once
def test_compiled_and_pure_show_the_same() -> None:
    if not BUILT:
        pytest.skip("no compiled build is installed: there is only one mode")
    environment = dict(os.environ, VAKA_PURE="1" if is_compiled() else "0")
    environment["PYTHONPATH"] = os.pathsep.join(path for path in sys.path if path)
    other = subprocess.run(
        [sys.executable, __file__], env=environment, stdout=subprocess.PIPE, text=True, check=True
    )
    mine = [digest(title, 60) for title, _, _ in TITLES]
    assert other.stdout.split() == [str(not is_compiled()), *mine]


if __name__ == "__main__":
    print(is_compiled(), *[digest(title, 60) for title, _, _ in TITLES])
