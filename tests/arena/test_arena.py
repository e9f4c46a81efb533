"""Many games of bots: each as it would be alone, in any number of processes."""

import multiprocessing

import pytest

import vaka
from vaka import arena
from vaka.arena import Match, Survey, Tally, Wins, seed_of
from vaka.arena.figures import figures_of, giants
from vaka.arena.work import played
from vaka.bots import UnknownBot
from vaka.core.errors import UnknownOption, UnknownTitle, WrongPlayers


def asked(**changes: object) -> Survey:
    survey = Survey("rapanui", ("random", "random", "random"), 12, 5, {})
    return survey._replace(**changes)  # type: ignore[arg-type]


def test_a_match_is_a_game_by_its_seed() -> None:
    match = Match("rapanui", {}, ("random", "random"), 3)
    one, two = arena.play(match), arena.play(match)
    assert one.outcome.data() == two.outcome.data()
    assert one.decisions == two.decisions > 10
    assert one.figures == ()
    assert arena.play(match._replace(seed=4)).outcome.data() != one.outcome.data()


def test_seeds_depend_on_every_part() -> None:
    seeds = {seed_of(*parts) for parts in ((1, 2, 3), (1, 2, 4), (1, 23), (12, 3), (1, 2))}
    assert len(seeds) == 5


def test_the_bots_change_seats() -> None:
    matches = asked(bots=("a", "b", "c"), games=4).matches()
    assert [match.bots for match in matches] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert len({match.seed for match in matches}) == 4


def test_any_number_of_jobs_gives_the_same() -> None:
    alone = arena.survey(asked())
    heard: list[int] = []
    together = arena.survey(asked(), jobs=2, progress=lambda: heard.append(1))
    assert alone.data() == together.data()
    assert len(heard) == 12
    assert arena.survey(asked(seed=6)).data() != alone.data()


def test_leaving_off_early_leaves_no_process_behind() -> None:
    games = played(asked(games=2000).matches(), 2)
    next(games)
    assert multiprocessing.active_children()
    games.close()  # type: ignore[attr-defined]
    assert not multiprocessing.active_children()


def test_what_is_counted() -> None:
    survey = asked()
    games = list(played(survey.matches(), 1))
    tally = Tally("rapanui", 3)
    for game in games:
        tally.add(game)
    scores = [score for game in games for score in game.outcome.scores]
    data = tally.data()
    assert data["games"] == 12
    assert data["decisions"] == sum(game.decisions for game in games) / 12
    assert data["scores"] == {"mean": sum(scores) / 36, "least": min(scores), "most": max(scores)}
    assert sum(data["parts"].values()) == pytest.approx(sum(scores) / 36)
    assert data["ends"] == {"deck-empty": 1.0}
    assert data["wins"]["random"]["played"] == 36
    assert data["wins"]["random"]["won"] == pytest.approx(12)
    assert data["figures"] == {}


def test_the_interval_holds_the_share() -> None:
    assert Wins(95, 100).interval == pytest.approx((0.888, 0.978), abs=0.001)
    low, high = Wins(100, 100).interval
    assert low == pytest.approx(0.963, abs=0.001)
    assert high == 1.0
    assert Wins(0, 10).interval[0] == 0.0


def test_the_figures_of_giants() -> None:
    survey = Survey("giants", ("random",) * 3, 3, 1, {})
    tally = arena.survey(survey)
    names = [figure.name for figure in giants.FIGURES]
    assert list(tally.figures) == names
    assert tally.figures["turns"] >= 5
    assert 0 <= tally.figures["uncarved"] <= 1
    assert figures_of("rapanui") is None

    view = vaka.load("giants").new(3, 1).view(None)
    assert giants.measure(view) == ((1, 1), (0, 1), (0, 0), (0, 1), (0, 0))
    view["gone"] = [1, 0, 0]
    view["ahus"][0].update(moai="large-1", size=3, crowned="headdress-1")
    view["ahus"][1].update(moai="small-1", size=1)
    view["objects"] = [{"name": "small-2", "kind": "moai"}, {"name": "h", "kind": "headdress"}]
    assert giants.measure(view) == ((1, 1), (2, 1), (4, 2), (1, 1), (1, 4))


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"title": "chess"}, UnknownTitle),
        ({"bots": ("random",)}, WrongPlayers),
        ({"bots": ("random", "clever")}, UnknownBot),
        ({"options": {"colour": 1}}, UnknownOption),
    ],
)
def test_what_cannot_be_played_is_refused(
    changes: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        arena.survey(asked(**changes))
