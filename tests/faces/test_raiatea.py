"""Raiatea in words: every action and event, in all languages."""

import re
from typing import Any

import pytest

from tests.faces.raiatea_tables import EN, NAMES, asked, played
from tests.games.playing import act
from tests.games.raiatea.positions import at, helped, position
from tests.modes import once
from vaka import Event, Table
from vaka.cli.log import Log
from vaka.faces import View, face_of
from vaka.faces.raiatea import FACE
from vaka.locale import LANGUAGES, Words

pytestmark = once

OWN_DECK = """
[rituals.marama]
name = "Mārama"
cost = 2
type = "personal"
copies = 20
effect = "gain 1 pearl"

[rituals.fetia]
name = "Fetia"
cost = 4
type = "common"
copies = 20
effect = "everyone: gain 1 tattoo"

[rituals.raro]
name = "Raro"
cost = 7
type = "personal"
deck = "forbidden"
copies = 10
effect = "gain 2 tattoos"
"""


@pytest.mark.parametrize("players", [3, 4])
def test_the_question_says_how_many_rituals_are_kept(players: int) -> None:
    table = Table.new("raiatea", players, 1)
    for seat in range(players):
        view = table.view(seat)
        one = players == 4 and seat == view["first"]
        assert FACE.hint(view, EN) == ("1 to choose" if one else "2 to choose")
    table, seat = asked("prepare")
    assert FACE.hint(table.view(seat), EN).startswith("up to 2, and any number of common ones")
    table, seat = asked("go")
    assert FACE.hint(table.view(seat), EN) == ""


def test_the_question_says_by_what_it_comes() -> None:
    table, seat = asked("choose", lambda view: view["seats"][view["seat"]]["acting"] == ["pahi"])
    assert FACE.hint(table.view(seat), EN) == "by the ritual Pahi"
    table, seat = asked("goods", lambda view: view["phase"] == "gifts")
    assert FACE.hint(table.view(seat), EN) == "as your gift"
    table, seat = asked("choose", lambda view: view["phase"] == "forest")  # what lies before it
    assert "oihanu" in table.view(seat)["seats"][seat]["permanent"]
    assert FACE.hint(table.view(seat), EN) == "by the ritual ’Oihanu"
    for kind in ("choose", "draw", "card"):
        table, seat = asked(kind, sold)
        assert FACE.hint(table.view(seat), EN) == "for the good you sold"
    state = at("marae", {0: "8 tattoos, uru, hand rua-hatu"})
    act(state, "sacrifice(goods=uru)")
    assert FACE.hint(state.view(0), EN) == "because you are Tahua now"
    state = position({0: "shaman, 8 tattoos"})
    helped(state, "marae", 1)
    assert FACE.hint(state.view(0), EN) == "the die shows 1, and you have enough shamans"


def sold(view: View) -> bool:
    return bool(view["turn"]["sold"]) and not any(own["acting"] for own in view["seats"])


@pytest.mark.parametrize(
    ("phase", "kind", "helpers"),
    [("forest", "goods", "gatherer"), ("market", "assistant", "merchant")],
)
def test_the_question_says_that_it_comes_by_the_die(phase: str, kind: str, helpers: str) -> None:
    """R9: who has as many assistants as the die shows. Not what a price or a ritual gives."""
    told = {True: 0, False: 0}
    for seed in range(12):
        for table in played(4, seed):
            decision = table.state.decision()
            if decision is None or decision.kind != kind:
                continue
            seat = decision.seats[0]
            view = table.view(seat)
            by_die = FACE.hint(view, EN).startswith("the die shows ")
            told[by_die] += 1
            if by_die:
                own = view["seats"][seat]
                assert view["phase"] == phase
                assert own["ready"][helpers] + own["used"][helpers] >= view["die"]
                assert FACE.hint(view, EN).endswith(f"you have enough {helpers}s")
    assert all(told.values()), told


@pytest.mark.parametrize(
    ("kind", "picked", "said"),
    [
        ("forest", False, "Take no card"),
        ("forest", True, "Done"),
        ("gather", True, "Take no good"),
        ("priests", False, "Recruit none"),
        ("buy", False, "Draw none"),
        ("market", False, "Done"),
    ],
)
def test_to_end_says_what_is_left_undone(kind: str, picked: bool, said: str) -> None:
    table, seat = asked(kind, lambda view: bool(view["turn"]["picked"]) is picked)
    done = table.state.catalog.parse("done")
    assert FACE.action_text(done, table.view(seat), EN) == said


def test_what_is_chosen_has_a_short_name() -> None:
    table, seat = asked("begin")
    view, parse = table.view(seat), table.state.catalog.parse
    for action, name in (
        ("keep(ritual=raa)", "Ra’a 5"),
        ("go(location=path)", "Path of the Gods"),
        ("hire(assistant=diver)", "pearl diver"),
        ("offer(mask=mirror)", "rainbow mirror"),
        ("draw(deck=normal)", "normal"),
        ("bid(mana=3)", ""),
        ("done", ""),
    ):
        assert FACE.short_text(parse(action), view, EN) == name


# Words --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "options",
    [{}, {"tane": True, "edition": "fr"}, {"oracle": True, "suspense": True, "deck": OWN_DECK}],
)
def test_every_action_and_event_has_words(language: str, options: dict[str, Any]) -> None:
    words = Words(language, strict=True)
    for seed in (1, 2):
        for table in played(4, seed, options):
            decision = table.state.decision()
            if decision is None:
                for reader in (None, 1):
                    told = Log(table, FACE, words, NAMES).lines(reader)
                    assert all(each and not re.search(r"[{}]|  ", each) for _, each in told)
                break
            seat = decision.seats[-1]
            view = table.view(seat)
            for action in table.state.legal_actions(seat)[:20]:
                text = FACE.action_text(action, view, words)
                assert text == text.strip()
                assert not re.search(r"[{}]|  ", text)


def test_choices_are_told_apart() -> None:
    """Two choices never read the same."""
    for table in played(5, 7):
        decision = table.state.decision()
        if decision is not None:
            seat = decision.seats[-1]
            view = table.view(seat)
            texts = [FACE.action_text(each, view, EN) for each in table.state.legal_actions(seat)]
            assert len(set(texts)) == len(texts), texts


def test_actions_tell_what_matters() -> None:
    table, seat = asked("begin")
    keep = FACE.action_text(table.state.legal_actions(seat)[0], table.view(seat), EN)
    assert re.fullmatch(r"Keep .+ \(\d+ mana\): \w+\. [A-Z].+\.", keep)
    table, seat = asked("go")
    parse = table.state.catalog.parse
    reef = FACE.action_text(parse("go(location=reef)"), table.view(seat), EN)
    assert "3 more for you" in reef
    table, seat = asked("market", lambda view: view["kahuna"] == view["seat"])
    view = table.view(seat)
    hire = parse("hire(assistant=shaman)")
    assert FACE.action_text(hire, view, EN) == "Hire a shaman for 2 pearls"
    view["options"]["edition"] = "fr"
    assert FACE.action_text(hire, view, EN) == "Hire a shaman for free"
    assert "for 3 mana" in FACE.action_text(parse("draw(deck=normal)"), asked("buy")[0].view(0), EN)
    assert "B" in FACE.action_text(parse("opponent(seat=1)"), view, EN)


def test_an_own_deck_is_called_by_its_names() -> None:
    table = Table.new("raiatea", 3, 1, {"deck": OWN_DECK})
    view = table.view(0)
    keep = table.state.catalog.parse("keep(ritual=marama)")
    assert FACE.action_text(keep, view, EN) == "Keep Mārama (2 mana): personal. Gain 1 pearl."
    done = Event("perform", {"seat": 0, "ritual": "marama"})
    assert "Mārama" in FACE.event_text(done, view, EN, NAMES)
    view = Table.new("raiatea", 3, 1).view(0)
    assert "Marama" in FACE.event_text(done, view, EN, NAMES)  # as well as our deck knows


def test_events_name_seats_and_things() -> None:
    view = Table.new("raiatea", 3, 1).view(0)
    stolen = FACE.event_text(
        Event("steal", {"seat": 0, "opponent": 2, "what": "pearl", "amount": 2}), view, EN, NAMES
    )
    assert stolen == "North steals 2 pearls from South."
    order = FACE.event_text(Event("order", {"seats": ["2", "0", "1"]}), view, EN, NAMES)
    assert "South, North, East" in order
    row = FACE.event_text(Event("forest", {"cards": ["uru", "mirror", "diver"]}), view, EN, NAMES)
    assert "uru, rainbow mirror, pearl diver" in row


def test_the_first_player_of_the_log_is_that_of_the_first_round() -> None:
    first = Table.new("raiatea", 4, 3).view(None)["first"]
    for table in played(4, 3):
        assert NAMES[first] in FACE.opening(table.view(None), EN, NAMES[:4])[0]


def test_the_closing_tells_how_ties_are_decided() -> None:
    assert face_of("raiatea") is FACE
    view = {"outcome": {"scores": [3, 3, 1]}}
    assert FACE.closing(view, EN, NAMES[:3]) == [EN("raiatea-tiebreak")]
    view = {"outcome": {"scores": [3, 2, 1]}}
    assert FACE.closing(view, EN, NAMES[:3]) == []


def test_things_are_explained_by_their_names() -> None:
    view = Table.new("raiatea", 3, 1).view(0)
    assert len(FACE.explain("ta", view, EN)) > 1  # all that begin so
    assert all(face_of(title).explain("hut", {}, EN) == [] for title in ("giants", "rapanui"))
