"""The pictures of a finished game: their numbers are those of the game."""

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tests.games.giants.policies import builder
from tests.modes import once
from tests.server.keeping import begin, keep, play, served, take_back
from tests.server.serving import Served
from tests.server.test_sitting import act
from vaka import Record
from vaka.core.event import Event
from vaka.core.full_view import full_view
from vaka.faces.figure import Figure
from vaka.faces.figures import figures_of
from vaka.locale import LANGUAGES, Words
from vaka.server.play.sitting import Sitting

pytestmark = once

__all__ = ["served"]  # a fixture

WORDS = Words("en", strict=True)


def build(sitting: Sitting, dice: Random, regret: float = 0.0) -> Sitting:
    """Play Giants as who wants to erect something: at random nobody comes that far."""
    while not sitting.is_over:
        seat = dice.choice(sitting.asked())
        if dice.random() < regret and take_back(sitting, seat):
            continue
        legal = sitting.state.legal_actions(seat)
        act(sitting, seat, legal.index(builder(sitting.state, seat, legal, dice)))
    return sitting


def heard(sitting: Sitting) -> list[Event]:
    """What happened and was not taken back."""
    stands = {entry.ply for entry in sitting.kept}
    steps = [step for step in sitting.steps_since(0) if step.entry.ply in stands]
    return [event for step in steps for event in step.events]


def drawn(sitting: Sitting, words: Words = WORDS) -> dict[str, Figure]:
    figures = figures_of(full_view(sitting.state), heard(sitting), words)
    return {figure.name: figure for figure in figures}


def summed(values: Sequence[Sequence[int]]) -> list[int]:
    return [sum(column) for column in zip(*values, strict=True)]


def standing(view: dict[str, Any], seat: int) -> int:
    return sum(ahu["base"] == seat and ahu["moai"] is not None for ahu in view["ahus"])


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_was_paid_for_carrying_is_what_was_scored_for_it(players: int, seed: int) -> None:
    sitting = build(begin("giants", players), Random(seed), regret=0.02)
    figures = drawn(sitting)
    paid = figures["payments"].layers[0].values
    view = full_view(sitting.state)
    assert summed(paid) == [own["carrying"] for own in view["outcome"]["parts"]]
    assert all(paid[seat][seat] == 0 for seat in range(players))


@pytest.mark.parametrize("options", [{}, {"screens": "as_printed"}, {"open_score": True}])
def test_rows_of_moai_grow_to_those_that_stand_at_the_end(options: dict[str, Any]) -> None:
    sitting = build(begin("giants", 3, options), Random(3))
    view = full_view(sitting.state)
    erected = drawn(sitting)["erected"]
    assert erected.rows == tuple(str(turn) for turn in range(1, view["turn"] + 1))
    (layer,) = erected.layers
    assert layer.values[-1] == tuple(standing(view, seat) for seat in range(3))
    for own in zip(*layer.values, strict=True):
        assert list(own) == sorted(own)


def test_a_game_of_giants_that_began_in_the_middle_counts_what_stood_there() -> None:
    before = build(begin("giants", 3), Random(4))
    middle = before.at(before.ply * 3 // 4).settled
    sitting = build(Sitting(Record("giants", 3, None, {}, middle.dump())), Random(5))
    view, there = full_view(sitting.state), full_view(middle)
    erected = drawn(sitting)["erected"]
    assert erected.rows[0] == str(there["turn"])
    assert erected.rows[-1] == str(view["turn"])
    first, last = erected.layers[0].values[0], erected.layers[0].values[-1]
    for seat in range(3):
        assert first[seat] >= standing(there, seat)
        assert last[seat] == standing(view, seat)


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("seed", [1, 2])
def test_every_prepared_ritual_was_paid_or_failed(players: int, seed: int) -> None:
    sitting = play(begin("raiatea", players), Random(seed), regret=0.02)
    figures = drawn(sitting)
    paid, failed = (layer.values for layer in figures["rituals"].layers)
    prepared = [0] * players
    for event in heard(sitting):
        if event.name == "prepare":
            prepared[int(str(event.args["seat"]))] += int(str(event.args["count"]))
    both = [own + other for own, other in zip(summed(paid), summed(failed), strict=True)]
    assert both == prepared
    assert any(map(any, paid))


def test_who_bids_most_is_first_in_the_order() -> None:
    sitting = play(begin("raiatea", 4), Random(6))
    bids = drawn(sitting)["bids"]
    assert len(bids.rows) == 3
    assert bids.leading
    for row, leader in zip(bids.layers[0].values, bids.leaders, strict=True):
        assert leader is not None
        assert row[leader] == max(row)
    assert bids.leaders[-1] == full_view(sitting.state)["order"][0]


def test_the_figures_of_a_game_that_is_known() -> None:
    """A game that began in its second ceremony, told by hand."""
    events = [
        Event("bid", {"seat": 0, "mana": 4}),
        Event("bid", {"seat": 1, "mana": 7}),
        Event("bid", {"seat": 2, "mana": 0}),
        Event("order", {"seats": ["1", "0", "2"]}),
        Event("paid", {"seat": 2, "ritual": "hina", "cost": 1}),
        Event("paid", {"seat": 2, "ritual": "ihi", "cost": 11}),
        Event("unpaid", {"seat": 0, "ritual": "ihi"}),
        Event("ceremony", {"number": 3}),
        Event("bid", {"seat": 1, "mana": 1}),
        Event("order", {"seats": ["2", "1", "0"]}),
    ]
    bids, rituals = figures_of({"title": "raiatea", "players": 3}, events, WORDS)
    assert bids.rows == rituals.rows == ("Ceremony 2", "Ceremony 3")
    assert bids.layers[0].values == ((4, 7, 0), (0, 1, 0))
    assert bids.leaders == (1, 2)
    assert [layer.values for layer in rituals.layers] == [
        ((0, 0, 2), (0, 0, 0)),
        ((1, 0, 0), (0, 0, 0)),
    ]
    events = [
        Event("paid", {"seat": 0, "to": 2, "points": 2}),
        Event("paid", {"seat": 0, "to": 1, "points": 1}),
        Event("paid", {"seat": 2, "to": 0, "points": 3}),
        Event("paid", {"seat": 0, "to": 2, "points": 1}),
    ]
    view = {"title": "giants", "players": 3, "turn": 1, "ahus": []}
    (payments,) = figures_of(view, events, WORDS)
    assert payments.layers[0].values == ((0, 1, 3), (0, 0, 0), (3, 0, 0))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("title", "names"),
    [
        ("rapanui", []),
        ("giants", ["payments", "erected"]),
        ("raiatea", ["bids", "rituals"]),
    ],
)
def test_the_server_tells_them_after_the_end(
    served: Served, title: str, names: list[str], language: str
) -> None:
    game = begin(title, 3)
    sitting = build(game, Random(7)) if title == "giants" else play(game, Random(7))
    table_id = keep(served, sitting, [served.guest("Host"), "easy", "easy"])
    told = served.somebody().get(f"/api/tables/{table_id}/summary", lang=language)["figures"]
    assert [figure["name"] for figure in told] == names
    here = drawn(sitting, Words(language, strict=True))
    for figure in told:
        own = here[figure["name"]]
        assert figure["label"] == own.label
        assert figure["rows"] == list(own.rows)
        assert [tuple(map(tuple, layer["values"])) for layer in figure["layers"]] == [
            layer.values for layer in own.layers
        ]
