"""Two files compared: what is found, what is not, and what only one of them has."""

import re
from copy import copy
from random import Random
from xml.etree import ElementTree as ET

import pytest

from tests.modes import once
from vaka.arena import Survey
from vaka.arena.balance import watched
from vaka.arena.compare import LESS, MORE, SAME, Comparison, compare, judge
from vaka.arena.compare_figures import BOT, END, PLACE, RATIO, USE, WINNER, Key, is_share
from vaka.arena.compare_plots import Differences, Point, svg
from vaka.core.errors import DataError
from vaka.games.raiatea.deck import standard_text

pytestmark = once


def asked(title: str, games: int, **changes: object) -> Survey:
    return Survey(title, ("random",) * 3, games, 5, {})._replace(**changes)  # type: ignore[arg-type]


def changed_deck() -> str:
    """Hina is far dearer and more common, and there is no Rata."""
    text = standard_text()
    text = re.sub(r"(\[rituals\.hina\][^\[]*?)cost = 1\n", r"\1cost = 14\n", text)
    text = re.sub(r"(\[rituals\.hina\][^\[]*?)copies = 2\n", r"\1copies = 6\n", text)
    return re.sub(r"\[rituals\.rata\][^\[]*", "", text)


@pytest.fixture(scope="module")
def found() -> Comparison:
    against = asked("raiatea", 60)
    (only,) = compare([(against._replace(options={"deck": changed_deck()}), against)])
    return only


def verdicts(found: Comparison) -> dict[Key, str]:
    return {change.key: change.verdict for change in found.changes}


def test_a_change_is_found(found: Comparison) -> None:
    told = verdicts(found)
    assert told[Key(USE, "rituals", "hina", "prepared")] == MORE
    assert told[Key(RATIO, "paid")] == LESS
    assert {change.key.thing for change in found.changes[:3]} == {"", "hina"}
    # What has nothing to do with it.
    assert told[Key(USE, "locations", "reef", "chosen")] == SAME
    assert told[Key(PLACE, "2")] == SAME


def test_the_clearest_come_first(found: Comparison) -> None:
    chances = [change.chance for change in found.changes]
    assert chances == sorted(chances)
    assert all(
        change.found.low <= change.found.value <= change.found.high for change in found.changes
    )
    assert 100 < found.compared < len(found.changes)


def test_what_only_one_file_has(found: Comparison) -> None:
    (only,) = found.only
    assert (only.group, only.thing, only.in_deck) == ("rituals", "rata", False)
    assert only.used["kept"] > 0
    assert not [change for change in found.changes if change.key.thing == "rata"]


def test_data(found: Comparison) -> None:
    data = found.data()
    hina = next(each for each in data["changes"] if each.get("thing") == "hina")
    assert hina["kind"] == "use"
    assert hina["verdict"] == "more"
    assert hina["deck"] - hina["against"] == pytest.approx(hina["difference"])
    assert hina["interval"][0] > 0
    assert data["only"][0]["only"] == "against"
    assert data["against"]["games"] == 60


def test_the_other_way_round() -> None:
    deck, against = asked("raiatea", 6, options={"deck": changed_deck()}), asked("raiatea", 6)
    (one,), (other,) = compare([(deck, against)]), compare([(against, deck)])
    back = {change.key: change.found for change in other.changes}
    for change in one.changes:
        assert change.found.value == pytest.approx(-back[change.key].value)
        assert change.found.chance == pytest.approx(back[change.key].chance)
    assert one.only[0].in_deck != other.only[0].in_deck


@pytest.mark.parametrize("title", ["giants", "raiatea", "rapanui"])
def test_equal_files_give_no_change(title: str) -> None:
    (same,) = compare([(asked(title, 4), asked(title, 4))])
    assert same.compared == 0
    assert {change.found.value for change in same.changes} == {0.0}
    assert same.only == []


@pytest.mark.parametrize(("title", "games"), [("giants", 16), ("raiatea", 24), ("rapanui", 60)])
def test_chance_alone_is_hardly_ever_told_as_a_change(title: str, games: int) -> None:
    """One file, its games shuffled and dealt to two sides: every report would be a false alarm.

    At most 5 of 100 are allowed; of 40, twice as many would be 4.
    """
    survey = asked(title, games // 2)
    pool = list(watched(asked(title, games), 1))
    chance = Random(1)
    alarms = 0
    for _ in range(40):
        chance.shuffle(pool)
        found = Comparison(survey, survey)
        for place, game in enumerate(pool):
            found.add(game, with_deck=place % 2 == 0)
        judge([found])
        assert found.compared > 40
        alarms += found.changes[0].verdict != SAME
    assert alarms <= 4


def test_all_numbers_of_players_are_judged_together(found: Comparison) -> None:
    """The more is compared, the clearer a change has to be."""
    again = copy(found)
    again.changes = []
    other = Comparison(asked("rapanui", 5), asked("rapanui", 5, seed=6))
    other.play(1)
    judge([again, other])
    alone = {change.key: change.chance for change in found.changes}
    assert all(change.chance >= alone[change.key] for change in again.changes)
    assert again.changes[0].chance > found.changes[0].chance > 0


def test_several_bots_and_ends() -> None:
    survey = asked("giants", 2, bots=("greedy", "random", "random"))
    (found,) = compare([(survey, survey._replace(seed=8))])
    told = {change.key: change.found for change in found.changes}
    assert told[Key(BOT, "greedy")].deck > told[Key(BOT, "random")].deck
    assert sum(each.deck for key, each in told.items() if key.kind == END) == pytest.approx(1)
    assert is_share("giants", Key(BOT, "greedy"))
    assert not is_share("giants", Key(WINNER))


def test_both_files_are_checked_before_anything_is_played() -> None:
    heard: list[int] = []
    with pytest.raises(DataError):
        compare(
            [(asked("raiatea", 4), asked("raiatea", 4, options={"deck": "[nothing]"}))],
            progress=lambda: heard.append(1),
        )
    assert heard == []


def test_a_plot_of_differences() -> None:
    points = (
        Point("Ra'a & <co>", 2.0, (1.0, 3.0), "+2.00", True),
        Point("none", -0.5, (-4.0, 3.0), "−0.50", False),
    )
    plot = Differences("name", "A > B", points, ("less", "more"))
    assert plot.most == 4.0
    root = ET.fromstring(svg(plot))
    space = "{http://www.w3.org/2000/svg}"
    texts = {text.text for text in root.iter(f"{space}text")}
    assert {"A > B", "Ra'a & <co>", "+2.00", "← less", "more →"} <= texts
    full, empty = root.iter(f"{space}circle")
    assert full.get("fill") != empty.get("fill")
    assert float(full.get("cx", "0")) > float(empty.get("cx", "0"))
    width = float(root.get("width", "0"))
    for line in root.iter(f"{space}line"):
        assert 0 <= float(line.get("x1", "-1")) <= float(line.get("x2", "-1")) <= width
    assert ET.fromstring(svg(Differences("name", "none", (), ("less", "more")))) is not None
