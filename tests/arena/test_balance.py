"""Balance: what is counted, what is judged, and how it is drawn."""

from collections import Counter
from random import Random
from xml.etree import ElementTree as ET

import pytest

import vaka
from tests.modes import once
from vaka import arena
from vaka.arena import Balance, Match, Survey, Verdict
from vaka.arena.figures import Span, giants, raiatea, rapanui, uses_of
from vaka.arena.plots import FILLS, Bar, Plot, svg
from vaka.arena.work import played
from vaka.core.event import Event
from vaka.core.options import OptionValue

pytestmark = once


def asked(title: str = "raiatea", games: int = 4, bot: str = "random") -> Survey:
    return Survey(title, (bot,) * 3, games, 5, {})


def test_any_number_of_jobs_gives_the_same() -> None:
    alone = arena.balance(asked())
    heard: list[int] = []
    together = arena.balance(asked(), jobs=2, progress=lambda: heard.append(1))
    assert alone.data() == together.data()
    assert len(heard) == 4


def test_a_game_that_is_watched_is_the_same_game() -> None:
    match = Match("raiatea", {}, ("random",) * 3, 3)
    plain, watched = arena.play(match), arena.play(match._replace(watched=True))
    assert plain.outcome.data() == watched.outcome.data()
    assert plain.uses == {}
    assert watched.uses["locations", "forest", "chosen"] > 0


def test_wins_are_counted_by_the_place_in_the_turn_order() -> None:
    survey = asked("rapanui", 12)
    found = Balance(survey)
    won = [0.0] * 3
    for game in played(survey.matches(), 1):
        found.add(game)
        first = vaka.load("rapanui").new(3, game.match.seed).view(None)["first"]
        assert game.first == first
        for seat in game.outcome.winners:
            won[(seat - first) % 3] += 1 / len(game.outcome.winners)
    assert [place.won for place in found.places] == pytest.approx(won)
    assert sum(place.share for place in found.places) == pytest.approx(1.0)


def test_what_every_title_has() -> None:
    found = arena.balance(asked("rapanui", 6))
    data = found.data()
    assert sum(data["distribution"].values()) == 18
    assert sum(data["winners"]["distribution"].values()) >= 6
    assert data["winners"]["mean"] >= data["scores"]["mean"]
    assert sum(data["winners"]["parts"].values()) == pytest.approx(data["winners"]["mean"])
    # Nobody has said what the winner's points should be, or that everything should be of use.
    assert [verdict.name for verdict in found.verdicts()] == ["places"]
    assert list(data["uses"]) == ["cards", "gatherers", "crops"]
    assert ["gatherers", "3", "together"] in data["never"]


def test_what_raiatea_has() -> None:
    found = arena.balance(asked())
    data = found.data()
    assert list(data["uses"]) == ["rituals", "missions", "locations", "bonuses", "ranks", "masks"]
    # Three locations in each of the six rounds.
    assert sum(each["chosen"] for each in data["uses"]["locations"].values()) == 18
    paid = sum(each["paid"] for each in data["uses"]["rituals"].values())
    prepared = sum(each["prepared"] for each in data["uses"]["rituals"].values())
    assert 0 < paid < prepared
    assert data["ratios"] == {"paid": pytest.approx(paid / prepared)}
    assert [each["name"] for each in data["verdicts"]] == ["places", "winner", "paid", "never"]
    assert data["verdicts"][1]["value"] == data["winners"]["mean"]
    # Random players in four games never do everything.
    never = data["verdicts"][3]
    assert never["value"] == len(never["missing"]) > 0
    assert not never["holds"]


def test_a_verdict_holds_within_its_span() -> None:
    assert Verdict("winner", 25.0, Span(25, 40)).holds
    assert not Verdict("winner", 24.9, Span(25, 40)).holds
    assert not Verdict("winner", 40.1, Span(25, 40)).holds
    assert Verdict("never", 0, Span(0, 0)).holds
    assert not Verdict("never", 1, Span(0, 0), (("masks", "ru", "paired"),)).holds


@pytest.mark.parametrize("title", ["giants", "raiatea", "rapanui"])
def test_every_name_of_an_event_is_a_thing(title: str) -> None:
    """What is counted is on the list of what can be, so nothing is missed by its name."""
    found = arena.balance(asked(title, games=8))
    ways = {group.name: group.ways for group in found.groups}
    for group, thing, way in found.uses:
        if (group, thing) != ("ranks", "raatira"):
            assert thing in found.things[group]
            assert way in ways[group]


def test_no_offering_of_rapa_nui_is_lost() -> None:
    """What the players have at the end is what the game says they have."""
    state = vaka.load("rapanui").new(3, 3)
    counted = Counter(rapanui.given(state))
    events = state.listen()
    chance = Random(1)
    while (decision := state.decision()) is not None:
        seat = decision.seats[0]
        state.apply(seat, chance.choice(state.legal_actions(seat)))
    for event in events.take():
        counted.update(rapanui.uses(event))
    seats = state.view(None)["seats"]
    for crop in ("fish", "mulberry", "sweet-potato", "grain"):
        owned = sum(seat["offerings"][crop] for seat in seats)
        assert counted["crops", crop, "kept"] == owned
    moai = sum(seat["village"]["moai"] for seat in seats)
    assert counted["cards", "moai", "played"] == moai


def test_what_giants_has() -> None:
    found = arena.balance(asked("giants", games=6))
    uses = found.data()["uses"]
    assert len(uses["ahus"]) == 28
    erected = sum(each["erected"] for each in uses["ahus"].values())
    sizes = ("small", "medium", "large")
    assert erected == pytest.approx(sum(uses["objects"][size]["set"] for size in sizes))
    assert erected == pytest.approx(found.tally.figures["erected"])
    carried = found.tally.parts["carrying"] * 3
    assert carried == pytest.approx(sum(int(n) * uses["help"][n]["paid"] for n in ("1", "2", "3")))
    assert uses["acts"]["headdress-quarry"]["acted"] == uses["objects"]["headdress"]["carved"] > 0
    assert [verdict.name for verdict in found.verdicts()] == ["places"]


@pytest.mark.parametrize(
    ("event", "use"),
    [
        (Event("go", {"seat": 1, "location": "reef"}), ("locations", "reef", "chosen")),
        (Event("keep", {"ritual": "hina"}, (1,)), ("rituals", "hina", "kept")),
        (Event("laid", {"seat": 0, "ritual": "hina", "cost": 1}), ("rituals", "hina", "prepared")),
        (Event("paid", {"seat": 0, "ritual": "hina", "cost": 1}), ("rituals", "hina", "paid")),
        (Event("perform", {"seat": 0, "ritual": "hina"}), ("rituals", "hina", "performed")),
        (Event("bonus", {"seat": 0, "goods": "uru", "step": 2}), ("bonuses", "uru-2", "sold")),
        (Event("rank", {"seat": 0, "rank": "ariki"}), ("ranks", "ariki", "reached")),
        (Event("mirror", {"seat": 0, "mask": "ru"}), ("masks", "ru", "paired")),
    ],
)
def test_events_of_raiatea(event: Event, use: tuple[str, str, str]) -> None:
    assert raiatea.uses(event) == {use: 1}
    assert raiatea.uses(Event("roll", {"die": 3, "assistant": "diver"})) == {}


def test_events_of_giants() -> None:
    bid = Event("bid", {"seat": 0, "markers": 2, "workers": 3, "sorcerer": 0, "chief": 1})
    assert giants.uses(bid) == {
        ("figures", "worker", "bid"): 3,
        ("figures", "sorcerer", "bid"): 0,
        ("figures", "chief", "bid"): 1,
        ("goods", "markers", "spent"): 2,
    }
    crown = Event("crown", {"seat": 0, "object": "headdress-3", "ahu": "a1-nw"})
    assert giants.uses(crown) == {
        ("objects", "headdress", "set"): 1,
        ("ahus", "a1-nw", "crowned"): 1,
    }
    assert giants.uses(Event("break", {"seat": 0})) == {("goods", "halves", "spent"): 2}
    assert giants.uses(Event("pass", {"seat": 0})) == {}


@pytest.mark.parametrize("tane", [False, True])
def test_rituals_of_tane_count_where_they_are_played(tane: bool) -> None:
    options: dict[str, OptionValue] = {"tane": tane}
    state = vaka.load("raiatea").new(3, 1, options)
    names = raiatea.things(state)["rituals"]
    assert ("tane-tapu" in names) == tane


def test_the_figures_of_raiatea_in_a_survey() -> None:
    tally = arena.survey(asked())
    assert list(tally.figures) == [figure.name for figure in raiatea.FIGURES]
    assert 0 <= tally.figures["rank"] <= 3
    assert tally.figures["missions"] > 0
    assert uses_of("raiatea") is not None
    assert uses_of("chess") is None


# Plots -------------------------------------------------------------------------------------------

NAMESPACE = "{http://www.w3.org/2000/svg}"


def test_a_plot_is_well_formed_and_says_everything() -> None:
    bars = (
        Bar("Ra'a & <co>", (1.0, 2.0), ("1.00", "2.00")),
        Bar("none", (0.0, 0.0), ("0.00", "0.00")),
    )
    root = ET.fromstring(svg(Plot("name", "A > B", bars, ("kept", "paid"))))
    texts = [text.text for text in root.iter(f"{NAMESPACE}text")]
    assert {"A > B", "Ra'a & <co>", "1.00", "2.00", "kept", "paid"} <= set(texts)
    fills = {box.get("fill") for box in root.iter(f"{NAMESPACE}rect")}
    assert {FILLS[0], FILLS[1]} <= fills
    assert root.find(f"{NAMESPACE}title") is not None


def test_everything_is_inside_the_picture() -> None:
    bars = (Bar("first", (0.3,), ("30 % (20 – 90)",), (0.2, 0.9)), Bar("x", (0.7,), ("70 %",)))
    plot = Plot("name", "title", bars, line=(0.5, "fair"))
    assert plot.most == 0.9
    root = ET.fromstring(svg(plot))
    width, height = float(root.get("width", "0")), float(root.get("height", "0"))
    for line in root.iter(f"{NAMESPACE}line"):
        assert 0 <= float(line.get("x1", "-1")) <= float(line.get("x2", "-1")) <= width
        assert 0 <= float(line.get("y2", "-1")) <= height
    ends = [line for line in root.iter(f"{NAMESPACE}line") if line.get("stroke-dasharray")]
    assert len(ends) == 1


def test_an_empty_plot_can_be_drawn() -> None:
    assert ET.fromstring(svg(Plot("name", "title", ()))) is not None
