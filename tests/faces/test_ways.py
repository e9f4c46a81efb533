"""Ways that somebody wishes for."""

from random import Random

import pytest

import vaka
from tests.games.giants.positions import TINY
from tests.modes import once
from vaka.core.errors import IllegalAction
from vaka.core.state import State
from vaka.faces.asking import refusal
from vaka.faces.ways import Way, finder_of
from vaka.locale import LANGUAGES, Words

pytestmark = once

GAMES = 40


def test_a_way_that_goes_on_where_the_object_stays() -> None:
    """Where nothing more can be done with it, it is left; that it should go on is no mistake of the
    server, but forbidden.
    """
    finder = finder_of("giants")
    assert finder is not None
    state, seat, name, way = _left()
    begun = finder.begin(state.clone(), seat, name)
    onward = [stage.place for stage in way.stages] + [begun.seen["moving"]["hex"]]
    with pytest.raises(IllegalAction) as caught:
        finder.through(begun, seat, onward)
    for language in LANGUAGES:
        assert way.place in refusal(caught.value, Words(language, strict=True))


def _left() -> tuple[State, int, str, Way]:
    """A position in which an object can be brought where it has to be left."""
    finder = finder_of("giants")
    assert finder is not None
    for seed in range(GAMES):
        dice = Random(seed)
        state = vaka.load("giants").new(3, seed, {"island": TINY})
        while (decision := state.decision()) is not None:
            seat = decision.seats[0]
            legal = state.legal_actions(seat)
            for action in legal:
                if action.name == "take":
                    name = str(dict(action.args)["object"])
                    begun = finder.begin(state.clone(), seat, name)
                    for way in finder.cheapest(begun, seat, name):
                        if way.stages and way.endings[0].action is None:
                            return state, seat, name, way
            state.apply(seat, dice.choice(legal))
    raise AssertionError("no object had to be left")
