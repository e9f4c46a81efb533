"""The end: scores and ties [R40, R41]."""

import pytest

from tests.games.raiatea.policies import POLICIES, play
from tests.games.raiatea.positions import ceremony, has, pass_to, position
from vaka.core.state import State

MISSIONS = {1: "pearls-4 mana-5", 2: "pearls-7", 3: "mana-12"}
SHARED = {(statue, space): space % 3 for statue in (1, 2, 3) for space in range(1, 10)}


def finished(seats: dict[int, str], players: int = 3, **rest: object) -> State:
    """The end of a game in which nothing more was done."""
    state = ceremony(seats, players, number=3, **rest)  # type: ignore[arg-type]
    pass_to(state)
    return state


def test_r40_score() -> None:
    """Without gifts: the last in the order gets none."""
    state = finished(
        {0: "6 tattoos, permanent papa-rai, permanent papa-rai, pair pere, mirrored ru"},
        statues=MISSIONS, owners={(1, 1): 0, (1, 2): 0, (2, 1): 0, (3, 1): 0}, order=[1, 2, 0],
    )  # fmt: skip
    outcome = state.outcome()
    assert outcome.parts[0] == {"ranks": 6, "rituals": 8, "missions": 1 + 1 + 2 + 3, "masks": 8}
    assert outcome.scores[0] == 29


@pytest.mark.parametrize(("tattoo", "points"), [(2, 0), (3, 3), (5, 3), (6, 6), (8, 6), (9, 9)])
def test_r40_ranks(tattoo: int, points: int) -> None:
    assert finished({2: f"{tattoo} tattoos"}).outcome().parts[2]["ranks"] == points


def test_r40_rituals_in_the_hand_are_worth_nothing() -> None:
    outcome = finished(
        {0: "hand papa-rai, 30 mana, 40 pearls, 3 uru, 2 divers"}, order=[1, 2, 0]
    ).outcome()
    assert outcome.scores[0] == 0


def test_r40_ties_by_ceremony_order() -> None:
    for order in ([0, 1, 2], [2, 0, 1], [1, 2, 0]):
        state = finished({}, order=order, owners=SHARED)
        # The first two have a gift, which is worth nothing.
        assert set(state.outcome().scores) == {3 * (1 + 2 + 3)}
        assert state.outcome().winners == (state.view(None)["order"][0],)
        assert [state.outcome().ranking[seat] for seat in order] == [1, 2, 3]


def test_r40_points_before_order() -> None:
    state = finished({2: "3 tattoos"}, order=[0, 1, 2], owners=SHARED)
    assert state.outcome().ranking == (2, 3, 1)


def test_r40_the_known_score_in_a_view() -> None:
    state = position(
        {0: "3 tattoos, permanent papa-rai"}, statues={1: "pearls-4"}, owners={(1, 1): 0}
    )
    assert has(state, 0, "score") == 3 + 4 + 1
    assert state.view(1)["seats"][0]["score"] is None


def test_r41_somebody_who_builds_comes_near_to_what_winners_reach() -> None:
    """25 to 40 points are usual among people; `vaka balance` measures it with good players."""
    scores = [
        max(play(4, seed, POLICIES["busy"], seed).replay().outcome().scores) for seed in range(4)
    ]
    assert 8 <= sum(scores) / 4 <= 45
