"""What is in a box, explained: every thing of it, in every language, and nothing of a game."""

from random import Random
from typing import Any

import pytest

from tests.modes import once
from tests.server.keeping import begin, keep, play, served
from tests.server.serving import Served
from vaka.faces.explaining import things_of
from vaka.faces.rulebook import numbers
from vaka.games.raiatea.deck import standard_deck
from vaka.locale import LANGUAGES, Words

pytestmark = once

__all__ = ["served"]  # a fixture

OWN = """
[rituals.moana]
name = "Moana"
cost = 3
type = "common"
copies = 20
effect = "everyone: gain 2 pearls"

[rituals.fenua]
name = "Fenua"
cost = 2
type = "personal"
copies = 20
effect = "gain 1 priest"

[rituals.po]
name = "Po"
cost = 9
deck = "forbidden"
type = "permanent"
copies = 20
effect = "points 3"
"""


def by_name(told: Any) -> dict[tuple[str, str], Any]:
    return {(thing["kind"], thing["name"]): thing for thing in told["things"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_is_explained(language: str) -> None:
    deck = standard_deck()
    things = things_of("raiatea", {}, language)
    named = {(thing.kind, thing.name) for thing in things}
    assert len(named) == len(things)
    assert {("ritual", name) for name in deck.ritual_names} <= named
    assert {("mask", name) for name in [*deck.god_names, "mirror"]} <= named
    assert {("mission", name) for name in deck.mission_names} <= named
    known = set(numbers("raiatea", Words(language)))
    for thing in things:
        assert thing.label
        assert thing.text
        assert thing.rules
        assert set(thing.rules) <= known
        assert "raiatea-" not in thing.text  # a key without words


def test_a_ritual_says_what_it_costs_and_does(served: Served) -> None:
    told = served.somebody().get("/api/titles/raiatea/explained", lang="en")
    hina = by_name(told)["ritual", "hina"]
    assert hina["label"] == "Hina"
    assert hina["about"] == ["1 mana", "common"]
    assert hina["text"].startswith("Put 6 mana per player from the supply into the bag.")
    assert hina["facts"]["cost"] == 1
    assert [effect["word"] for effect in hina["facts"]["effects"]] == ["bag"]
    german = served.somebody().get("/api/titles/raiatea/explained", lang="de")
    assert german["language"] == "de"
    assert "Opfersack" in by_name(german)["ritual", "hina"]["text"]


def test_a_deck_of_ones_own_is_explained(served: Served) -> None:
    host = served.guest("Host")
    sitting = play(begin("raiatea", 3, {"deck": OWN}), Random(1), plies=5)
    table = keep(served, sitting, [host, "easy", "easy"])
    told = by_name(host.get(f"/api/tables/{table}/explained"))
    assert told["ritual", "moana"]["label"] == "Moana"
    assert told["ritual", "moana"]["about"] == ["3 mana", "common"]
    assert ("ritual", "hina") not in told
    assert ("mask", "oro") in told  # what the own deck leaves out is as in the box


def test_it_is_the_same_for_all_and_can_be_kept(served: Served) -> None:
    host = served.guest("Host")
    sitting = play(begin("raiatea", 3), Random(2), plies=40)
    table = keep(served, sitting, [host, "easy", "easy"])
    address = f"/api/tables/{table}/explained"
    answer = host.http.get(address)
    assert answer.headers["cache-control"] == "private, max-age=3600"
    assert answer.json()["things"] == served.somebody().get(address)["things"]
    assert answer.json()["things"] == host.get("/api/titles/raiatea/explained")["things"]
    opened = host.http.get(f"/api/tables/{host.table('raiatea')}/explained")
    assert opened.headers["cache-control"] == "no-store"  # its options may still change


def test_titles_without_explanations_have_none(served: Served) -> None:
    told = served.somebody().get("/api/titles/rapanui/explained")
    assert told == {"title": "rapanui", "language": "en", "things": []}
    assert served.somebody().get("/api/titles/nowhere/explained", 404)
    assert served.somebody().get("/api/tables/nowhere/explained", 404)
