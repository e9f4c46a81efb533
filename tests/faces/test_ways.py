"""Ways that somebody wishes for, and what cannot be done at their end."""

from random import Random

import pytest

import vaka
from tests.games.giants.positions import TINY, position
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


ROAD = {"e7": "1 worker", "f6": "1 worker"}


@pytest.mark.parametrize(
    ("markers", "where"), [("", "screen 0"), ("marker", "screen 0"), ("marker", "e8 0 marked")]
)
@pytest.mark.parametrize(
    ("board", "ahus", "reason"),
    [
        (ROAD, {}, "no-figure"),
        ({**ROAD, "f6": "1 worker, 0 worker"}, {}, None),  # it can be erected
        (ROAD, {"f6-e": "1"}, None),  # reserved: everybody sees that
        (ROAD, {"f6-e": "1 small-2"}, None),
    ],
)
def test_why_a_moai_cannot_be_erected_there(
    markers: str, where: str, board: dict[str, str], ahus: dict[str, str], reason: str | None
) -> None:
    """G21: in the words of the engine, also where it has to be left at once."""
    state = position(
        "transport", board=board, ahus=ahus, objects={"small-1": where}, hands={0: markers}
    )
    way = _to("f6", state, "small-1")
    can_mark = markers and "marked" not in where
    assert (way.endings[0].action is None) == (not can_mark and "0" not in board["f6"])
    assert (None if way.barred is None else way.barred.reason) == reason
    if way.barred is not None:
        for language in LANGUAGES:
            assert "f6-e" in refusal(way.barred, Words(language, strict=True))
    assert _to("e7", state, "small-1").barred is None  # there is no ahu


def test_why_a_headdress_cannot_be_put_on_there() -> None:
    """G22"""
    state = position(
        "transport",
        board={"g3": "1 worker", "g4": "1 worker"},
        ahus={"g4-se": "1 small-1"},
        objects={"headdress-1": "g2 0 marked"},
        hands={0: "marker"},
    )
    barred = _to("g4", state, "headdress-1").barred
    assert barred is not None
    assert (barred.rule, barred.reason) == ("G22", "no-figure")


def _to(place: str, state: State, name: str) -> Way:
    finder = finder_of("giants")
    assert finder is not None
    begun = finder.begin(state.clone(), 0, name)
    return next(way for way in finder.cheapest(begun, 0, name) if way.place == place)


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
