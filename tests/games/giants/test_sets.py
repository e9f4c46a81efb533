"""The sets beside the cells: what is kept is what would be gathered anew."""

from random import Random

import pytest

from tests.games.giants.policies import POLICIES, lively
from tests.games.giants.positions import EACH_OPTION, GAME, names_of
from vaka.core.cells import blank
from vaka.core.options import OptionValue
from vaka.games.giants import sets
from vaka.games.giants.layout import HEX_ROOM
from vaka.games.giants.state import GiantsState


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("options", EACH_OPTION, ids=names_of)
def test_the_sets_follow_the_cells(options: dict[str, OptionValue], players: int) -> None:
    """In whole games; and a clone, which has none yet, is offered the same."""
    for policy in ("random", lively(options)):
        rng = Random(players)
        state = GAME.new(players, players, options)
        assert isinstance(state, GiantsState)
        while (decision := state.decision()) is not None:
            assert list(sets.sets_of(state)) == list(sets.gathered(state)), decision
            seat = rng.choice(decision.seats)
            actions = state.legal_actions(seat)
            assert state.clone().legal_actions(seat) == actions, decision
            state.apply(seat, POLICIES[policy](state, seat, actions, rng))
        assert list(sets.sets_of(state)) == list(sets.gathered(state))


def test_the_members_of_a_set() -> None:
    rng = Random(1)
    every = [[place] for place in range(HEX_ROOM)]
    some = [sorted(rng.sample(range(HEX_ROOM), rng.randint(2, HEX_ROOM))) for _ in range(200)]
    for members in every + some:
        mask = sum(1 << member for member in members)
        assert sets.lowest(mask) == members[0]
        out = blank(HEX_ROOM + 1)
        assert sets.list_into(mask, 100, out, 1) == 1 + len(members)
        assert list(out)[: 1 + len(members)] == [0, *(100 + member for member in members)]
    assert sets.list_into(0, 100, blank(1), 1) == 1
