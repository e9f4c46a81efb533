"""The summary of a finished game: points over time, and parts that add up."""

from random import Random
from typing import Any

import pytest

from tests.modes import once
from tests.server.keeping import begin, keep, play, served
from tests.server.serving import Served
from vaka import Record
from vaka.core.full_view import full_view
from vaka.faces.origins import parts_of
from vaka.locale import LANGUAGES, Words
from vaka.server.play.sitting import Sitting

pytestmark = once

__all__ = ["served"]  # a fixture

TITLES = [("rapanui", 3, {}), ("giants", 3, {}), ("raiatea", 3, {"suspense": True})]


def told(served: Served, sitting: Sitting, **params: Any) -> Any:
    host = served.guest("Host")
    bots = ["easy"] * (sitting.beginning.players - 1)
    table_id = keep(served, sitting, [host, *bots])
    return served.somebody().get(f"/api/tables/{table_id}/summary", **params)


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_parts_add_up_and_points_end_at_the_score(
    served: Served, title: str, players: int, options: dict[str, Any], seed: int
) -> None:
    sitting = play(begin(title, players, options), Random(seed), regret=0.02)
    summary = told(served, sitting)
    outcome = sitting.state.outcome()
    assert summary["last"] == sitting.ply
    assert "earlier" not in {part["name"] for part in summary["parts"]}
    for seat, own in enumerate(summary["seats"]):
        assert own["seat"] == seat
        assert own["name"] == ("Host" if seat == 0 else f"Easy bot {seat}")
        assert own["place"] == outcome.ranking[seat]
        assert own["score"] == outcome.scores[seat] == sum(own["parts"])
        assert own["points"][0]["ply"] == 0
        assert own["points"][-1]["points"] == own["score"]
        plies = [point["ply"] for point in own["points"]]
        assert plies == sorted(set(plies))
        assert plies[-1] <= sitting.ply
    for number in range(len(summary["parts"])):
        assert any(own["parts"][number] for own in summary["seats"])


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
def test_points_of_a_moment_are_those_of_a_game_that_ends_there(
    served: Served, title: str, players: int, options: dict[str, Any]
) -> None:
    sitting = play(begin(title, players, options), Random(5), regret=0.05)
    summary = told(served, sitting)
    dice = Random(6)
    for ply in [0, sitting.ply, *(dice.randrange(sitting.ply) for _ in range(12))]:
        moment = sitting.at(ply)
        if moment.kept != sitting.kept[: len(moment.kept)]:
            continue  # the summary leaves out choices that were undone later
        scores = moment.settled.result().scores
        for own, score in zip(summary["seats"], scores, strict=True):
            known = [point["points"] for point in own["points"] if point["ply"] <= ply]
            assert known[-1] == score


@pytest.mark.parametrize(("title", "players", "options"), TITLES)
def test_parts_add_up_in_many_games(title: str, players: int, options: dict[str, Any]) -> None:
    for seed in range(5):
        sitting = play(Sitting(Record(title, players, seed, options)), Random(seed))
        events = [event for step in sitting.steps_since(0) for event in step.events]
        parts = parts_of(full_view(sitting.state), events, Words("en", strict=True))
        for seat, score in enumerate(sitting.state.outcome().scores):
            assert sum(part.points[seat] for part in parts) == score
        assert "earlier" not in {part.name for part in parts}


def test_a_game_that_began_in_the_middle_says_so(served: Served) -> None:
    before = play(begin("rapanui", 2), Random(3))
    middle = before.at(before.ply * 3 // 4).settled
    record = Record("rapanui", 2, None, {}, middle.dump())
    summary = told(served, play(Sitting(record), Random(4)))
    earlier = [part["name"] for part in summary["parts"]].index("earlier")
    counted = [seat["points"] for seat in middle.view(None)["seats"]]
    assert any(counted)
    for own, points in zip(summary["seats"], counted, strict=True):
        assert own["parts"][earlier] == points
        assert sum(own["parts"]) == own["score"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_in_the_language_that_was_asked_for(served: Served, language: str) -> None:
    sitting = play(begin("rapanui", 2), Random(7))
    summary = told(served, sitting, lang=language)
    words = Words(language, strict=True)
    labels = {part["name"]: part["label"] for part in summary["parts"]}
    assert labels["priests"] == words("web-summary-rapanui-priests")
    assert labels["moai"] == words("rapanui-part-moai")


def test_there_is_none_before_the_end(served: Served) -> None:
    host = served.guest("Host")
    running = keep(served, play(begin("rapanui", 2), Random(1), plies=9), [host, "easy"])
    told = host.get(f"/api/tables/{running}/summary", 409)
    assert told["error"] == "server-not-over"
    opened = host.table("rapanui")
    assert host.get(f"/api/tables/{opened}/summary", 409)["error"] == "server-not-over"
    assert host.get("/api/tables/nowhere/summary", 404)["error"] == "server-not-found"
