"""Rahui keeps the promises of every title, and its own rules."""

import pytest
from vaka_rahui import CAUGHT, FEAST, GAME, GROUNDS, KINDS, WATER, RahuiState

from vaka import bots
from vaka.conformance import check_game
from vaka.core.errors import IllegalAction

PARROTFISH, MULLET, TUNA = range(3)


def test_it_conforms() -> None:
    """Secrets, redeals, copies, records, sealed answers: what all titles promise."""
    report = check_game(GAME, games=4)
    assert set(report.reasons) == {"last-day"}


@pytest.fixture
def state() -> RahuiState:
    """A first morning with four tuna at each ground, nothing else."""
    state = GAME.new(players=3, seed=1)
    assert isinstance(state, RahuiState)
    for at in range(WATER, FEAST):
        state.cells[at] = 4 if (at - WATER) % len(KINDS) == TUNA else 0
    return state


def choose(state: RahuiState, *texts: str) -> None:
    """Everybody's answer, in seat order."""
    for seat, text in enumerate(texts):
        name, _, ground = text.partition(" ")
        state.apply(seat, GAME.actions.find(name, ground=ground))


def water(state: RahuiState, ground: str) -> list[int]:
    """What swam on from the day before: without the shoal of this morning."""
    last = [event for event in state.listen().take() if event.name == "shoal"]
    fish = list(state.view(None)["water"][ground].values())
    for event in last:
        if event.args["ground"] == ground:
            fish[KINDS.index(str(event.args["kind"]))] -= int(str(event.args["fish"]))
    return fish


def tuna(state: RahuiState) -> list[int]:
    return [state.cells[CAUGHT + seat * len(KINDS) + TUNA] for seat in range(state.players)]


def test_r1_feasts_are_secret() -> None:
    state = GAME.new(players=4, seed=3)
    for seat in range(4):
        feasts = [other["feast"] for other in state.view(seat)["seats"]]
        assert [at for at, feast in enumerate(feasts) if feast] == [seat]
    assert all(other["feast"] is None for other in state.view(None)["seats"])


def test_r3_a_rahui_is_declared_once(state: RahuiState) -> None:
    choose(state, "rahui reef", "fish reef", "fish reef")
    assert [action.name for action in state.legal_actions(0)] == ["fish"] * len(GROUNDS)
    with pytest.raises(IllegalAction) as caught:
        state.apply(0, GAME.actions.find("rahui", ground="ocean"))
    assert caught.value.rule == "R3"


def test_r4_what_is_spared_grows(state: RahuiState) -> None:
    state.listen()
    choose(state, "rahui reef", "fish reef", "fish channel")
    assert tuna(state) == [0, 0, 4]
    assert water(state, "reef") == [0, 0, 5]


def test_r5_what_cannot_be_shared_swims_on(state: RahuiState) -> None:
    state.listen()
    choose(state, "fish reef", "fish reef", "fish reef")
    assert tuna(state) == [1, 1, 1]
    assert water(state, "reef") == [0, 0, 1]


def test_r6_one_wind_in_three_is_a_storm() -> None:
    storms = 0
    for seed in range(300):
        state = GAME.new(players=2, seed=seed)
        log = state.listen()
        choose(state, "fish ocean", "fish reef")  # type: ignore[arg-type]
        storms += [event.args.get("storm") for event in log.take()].count(1)
    assert 70 < storms < 130


def test_r7_fish_of_the_feast_count_twice() -> None:
    state = GAME.new(players=2, seed=5)
    while state.decision() is not None:
        choose(state, "fish reef", "fish channel")  # type: ignore[arg-type]
    outcome = state.outcome()
    for seat, own in enumerate(state.view(None)["seats"]):
        assert outcome.scores[seat] == sum(own["caught"].values()) + own["caught"][own["feast"]]


@pytest.mark.parametrize("name", ["random", "hard"])
def test_bots_play_it(name: str) -> None:
    """The search needs no guide of a title."""
    state = GAME.new(players=2, seed=2)
    players = [bots.make(name, seat, "rahui") for seat in range(2)]
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        clock = bots.Clock(iterations=60)
        state.apply(seat, players[seat].choose(bots.Observation(state, seat), clock))
    assert sum(state.outcome().scores) > 0
