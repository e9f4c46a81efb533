"""The titles in OpenSpiel: its own checks, its bots, and what it cannot check."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.algorithms.generate_playthrough import playthrough
from open_spiel.python.observation import make_observation
from open_spiel.python.rl_environment import Environment

import vaka
import vaka.envs.openspiel
from tests.envs.tiny import BOX
from tests.modes import once
from vaka.core.errors import DataError, WrongPlayers
from vaka.envs.openspiel.parameters import BadParameter

TITLES = pytest.mark.parametrize("title", ["rapanui", "giants", "raiatea"])

pytestmark = once


def load(title: str, **given: Any) -> Any:
    return pyspiel.load_game(f"python_vaka_{title}", given)


def small() -> Any:
    return load("rapanui", players=2, box=BOX)


def dealt(game: Any, outcome: int = 3) -> Any:
    state = game.new_initial_state()
    state.apply_action(outcome)
    return state


def played(state: Any, plies: int, seed: int = 1) -> Any:
    """So many random actions later."""
    dice = np.random.RandomState(seed)
    for _ in range(plies):
        if not state.is_terminal():
            state.apply_action(int(dice.choice(state.legal_actions())))
    return state


class TestTheirs:
    @TITLES
    def test_random_sim(self, title: str) -> None:
        """Whole games, with all that OpenSpiel's C++ can check on the way."""
        pyspiel.random_sim_test(load(title), num_sims=1, serialize=False, verbose=False)

    def test_random_sim_with_serialisation(self) -> None:
        """After every action the game is written, read, and compared."""
        pyspiel.random_sim_test(small(), num_sims=2, serialize=True, verbose=False)

    def test_playthrough(self) -> None:
        """Prints every fact of a game, and in doing so checks that tensors have their shapes."""
        text = playthrough(str(load("rapanui", players=2, box=BOX, deals=1)), None, seed=1)
        assert "GameType.information = Information.IMPERFECT_INFORMATION" in text
        assert "Returns() = [" in text

    @TITLES
    def test_environment_for_learners(self, title: str) -> None:
        environment = Environment(load(title, deals=5))
        environment.seed(1)
        step = environment.reset()
        for _ in range(20):
            seat = step.observations["current_player"]
            step = environment.step([step.observations["legal_actions"][seat][0]])
        sizes = {len(seen) for seen in step.observations["info_state"]}
        assert sizes == {environment.observation_spec()["info_state"][0]}

    def test_the_mcts_of_c_plus_plus_plays_a_game(self) -> None:
        game = small()
        evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
        bots = [pyspiel.MCTSBot(game, evaluator, 2.0, 6, 10, False, seed, False) for seed in (1, 2)]
        returns = pyspiel.evaluate_bots(dealt(game), bots, 5)
        assert sum(returns) == 1

    def test_ismcts_plays_a_game(self) -> None:
        game = small()
        state = dealt(game)
        bots = [
            ismcts.ISMCTSBot(
                game=game,
                evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed)),
                uct_c=2.0,
                max_simulations=6,
                random_state=np.random.RandomState(seed),
            )
            for seed in (1, 2)
        ]
        while not state.is_terminal():
            state.apply_action(int(bots[state.current_player()].step(state)))
        assert sum(state.returns()) == 1

    @pytest.mark.parametrize("title", ["giants", "raiatea"])
    def test_ismcts_chooses_in_every_title(self, title: str) -> None:
        game = load(title)
        state = played(dealt(game), 10)
        bot = ismcts.ISMCTSBot(
            game=game,
            evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1), max_length=30),
            uct_c=2.0,
            max_simulations=4,
            random_state=np.random.RandomState(1),
        )
        assert bot.step(state) in state.legal_actions()


@TITLES
def test_a_game_is_that_of_the_engine(title: str) -> None:
    state = dealt(load(title, seed=20), 4)
    true = vaka.load(title).new(state.num_players(), 24)
    while (decision := true.decision()) is not None:
        seat = decision.seats[0]
        legal = true.legal_actions(seat)
        assert state.current_player() == seat
        assert state.legal_actions() == [action.index for action in legal]
        true.apply(seat, legal[0])
        state.apply_action(legal[0].index)
    assert state.is_terminal()
    winners = true.outcome().winners
    assert state.returns() == [
        1 / len(winners) if seat in winners else 0 for seat in range(true.players)
    ]


@TITLES
def test_copies_and_saved_states_go_on_alike(title: str) -> None:
    game = load(title)
    state = played(dealt(game), 15)
    saved = [
        state.clone(),
        pickle.loads(pickle.dumps(state)),
        pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1],
    ]
    told = _told(played(state, 5))
    for other in saved:
        assert _told(played(other, 5)) == told


def _told(state: Any) -> object:
    return str(state), [
        (state.information_state_string(seat), state.information_state_tensor(seat))
        for seat in range(state.num_players())
    ]


def test_a_game_with_a_text_is_read_as_it_was_written() -> None:
    game = small()
    for other in (pickle.loads(pickle.dumps(game)), pyspiel.load_game(str(game))):
        assert str(other) == str(game)
        assert other.asked == game.asked
        assert str(dealt(other)) == str(dealt(game))


@TITLES
def test_resampling_keeps_what_the_seat_knows_and_no_history(title: str) -> None:
    state = played(dealt(load(title)), 25)
    seat = state.current_player()
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others = [state.resample_from_infostate(seat, sampler) for _ in range(4)]
    for other in others:
        assert other.information_state_string(seat) == state.information_state_string(seat)
        assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == []
    assert len({str(other) for other in others}) > 1


def test_an_information_state_remembers() -> None:
    """Two ways to the same table are two information states, and one observation."""
    game = small()
    state = dealt(game)
    seat = state.current_player()
    before = state.information_state_string(seat)
    state.apply_action(state.legal_actions()[0])
    after = state.information_state_string(seat)
    assert after.count("\n") > before.count("\n")
    assert state.observation_string(seat) == after.split("\n")[0]
    own = state.information_state_tensor(seat)[-64:]
    assert own[0] == state.history()[-1] + 1


def test_observers_by_kind() -> None:
    game = small()
    state = dealt(game)
    public = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    spectator = make_observation(game, public)
    assert spectator.string_from(state, 0) == spectator.string_from(state, 1)
    seat = make_observation(game)
    seat.set_from(state, 0)
    true = state.position.state
    assert list(seat.dict["features"]) == true.features(0)


@pytest.mark.parametrize(
    ("given", "error", "said"),
    [
        ({"players": 9}, WrongPlayers, "9"),
        ({"chance": "dice"}, BadParameter, "seeds, deck"),
        ({"deals": 0}, BadParameter, "from 1 to"),
        ({"opening": "14"}, BadParameter, "chance=deck"),
        ({"chance": "deck", "opening": "x"}, BadParameter, "no list of actions"),
        ({"chance": "deck", "opening": "999"}, BadParameter, "Action 1 of the opening"),
        ({"chance": "deck"}, BadParameter, "more than 10,000 ways"),
        ({"box": "[deck]"}, DataError, "deck.fish"),
    ],
)
def test_bad_parameters(given: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error) as caught:
        load("rapanui", **given)
    assert said in str(caught.value)


def test_only_decks_can_be_listed() -> None:
    with pytest.raises(BadParameter, match="giants"):
        load("giants", chance="deck")
