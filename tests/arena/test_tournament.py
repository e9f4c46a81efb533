"""Tournaments: the same deals from all seats, kept game by game, the same however they are run."""

import json
import multiprocessing
import os
import random
from pathlib import Path
from typing import Any

import pytest

from tests.bots.programs import program, wait_for_end
from tests.modes import once
from tests.waiting import wait_until
from vaka import arena
from vaka.arena import Interim, Match, Results, Tournament, line_up, match
from vaka.arena.errors import DamagedJournal, NotAReport, OtherReport, TooManyBots, WorkerLost
from vaka.arena.game import Game
from vaka.arena.journal import Journal
from vaka.arena.work import finished
from vaka.bots import Guarded, Observation, UnknownBot
from vaka.bots.clock import UNHURRIED, Clock
from vaka.core.action import Action
from vaka.core.errors import WrongPlayers
from vaka.locale import Words

pytestmark = once


def asked(**changes: object) -> Tournament:
    tournament = Tournament("rapanui", ("greedy", "random", "random"), 12, 5, {})
    return tournament._replace(**changes)  # type: ignore[arg-type]


def figures(results: Results) -> dict[str, Any]:
    """All but the time that it took."""
    data = results.data()
    del data["times"]
    return data


@pytest.mark.parametrize(
    ("bots", "seatings"),
    [
        ("abcd", ["abcd", "dabc", "cdab", "bcda"]),
        ("abbb", ["abbb", "babb", "bbab", "bbba"]),
        ("abab", ["abab", "baba"]),
        ("aaa", ["aaa"]),
        ("ab", ["ab", "ba"]),
    ],
)
def test_every_deal_is_played_from_all_seats(bots: str, seatings: list[str]) -> None:
    tournament = asked(bots=tuple(bots), games=5)
    turns = range(len(tournament.turns))
    assert ["".join(tournament.seats(turn)) for turn in turns] == seatings
    matches = [tournament.match(0, turn) for turn in turns]
    assert ["".join(each.bots) for each in matches] == seatings
    assert len({each.seed for each in matches}) == 1
    assert tournament.match(1, 0).seed != matches[0].seed
    assert tournament.whole_games == tournament.deals * len(seatings) >= 5
    assert tournament.whole_games - len(seatings) < 5


def test_what_a_bot_draws_follows_from_the_deal_and_the_bot() -> None:
    def seeds(bots: str, deal: int, turn: int) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        game = asked(bots=tuple(bots)).match(deal, turn)
        for name, seed in zip(game.bots, game.bot_seeds, strict=True):
            found.setdefault(name, []).append(seed)
        return {name: sorted(own) for name, own in found.items()}

    usual = seeds("abbc", 0, 0)
    assert len({seed for own in usual.values() for seed in own}) == 4
    assert all(seeds("abbc", 0, turn) == usual for turn in range(4))
    assert seeds("dacb", 0, 2)["a"] == usual["a"]  # whoever else plays
    assert seeds("abbc", 1, 0)["a"] != usual["a"]


def test_the_last_bot_takes_the_seats_that_are_left() -> None:
    assert line_up(("a", "b"), 4) == ("a", "b", "b", "b")
    assert line_up(("a", "b"), 2) == ("a", "b")
    with pytest.raises(TooManyBots):
        line_up(("a", "b", "c"), 2)


class First:
    """Takes the first action, fails once, and remembers the clock that it was given."""

    def __init__(self, clocks: set[Clock]) -> None:
        self.clocks = clocks
        self.asked = 0

    def choose(self, observation: Observation, clock: Clock = UNHURRIED) -> Action:
        self.clocks.add(clock)
        self.asked += 1
        if self.asked == 2:
            raise RuntimeError("lost")
        return observation.actions[0]


def test_clocks_times_and_fallbacks(monkeypatch: pytest.MonkeyPatch) -> None:
    clocks: set[Clock] = set()

    def seated(game: Match) -> list[Guarded]:
        return [Guarded(name, lambda _: First(clocks), 1) for name in game.bots]

    monkeypatch.setattr(match, "seated", seated)
    clock = Clock(iterations=7)
    results = arena.tournament(asked(games=3, clock=clock))
    assert clocks == {clock}
    greedy, rest = sorted(results.standings, key=lambda each: each.bot)
    assert (greedy.fallbacks, rest.fallbacks) == (3, 6)
    assert len(results.mishaps) == 9
    assert "RuntimeError: lost" in results.mishaps[0].message(Words("en"))
    choices = greedy.times.count + rest.times.count
    assert 0 < choices < 3 * results.decisions  # of some decisions there is but one
    assert 0 < greedy.times.within(0.5) <= greedy.times.within(0.95) <= greedy.times.longest
    assert results.data()["standings"]["greedy"]["interval"] is None  # one deal says nothing


def test_stopped_and_resumed_on_two_cores_it_is_the_same(tmp_path: Path) -> None:
    alone = arena.tournament(asked())
    folder = tmp_path / "report"

    def stop(interim: Interim) -> None:
        if interim.games == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.tournament(asked(), 1, stop, folder)
    journal = folder / "games.jsonl"
    lines = journal.read_bytes().splitlines()
    assert len(lines) == 5
    journal.write_bytes(b"\n".join(lines)[:-9])  # the computer went down while it wrote

    heard: list[Interim] = []
    together = arena.tournament(asked(), 2, heard.append, folder)
    assert [interim.games for interim in heard] == list(range(4, 13))
    assert figures(together) == figures(alone)
    games = [json.loads(line) for line in journal.read_bytes().splitlines()]
    assert {(game["deal"], game["turn"]) for game in games} == {
        (deal, turn) for deal in range(4) for turn in range(3)
    }
    assert len(games) == 12

    def nobody_plays(_: object) -> Any:
        return iter(())

    again = arena.tournament(asked(games=10), folder=folder, engine=nobody_plays)
    assert figures(again) == figures(together)
    more = arena.tournament(asked(games=13), folder=folder)
    assert figures(more) == figures(arena.tournament(asked(games=15)))
    fewer = arena.tournament(asked(games=6), folder=folder, engine=nobody_plays)
    assert fewer.games == 6


def test_another_tournament_is_refused(tmp_path: Path) -> None:
    Journal(tmp_path, asked()).close()
    Journal(tmp_path, asked(games=99)).close()
    changes: list[tuple[dict[str, object], str]] = [
        ({"seed": 6}, "seed 5 ≠ 6"),
        ({"bots": ("random",) * 3}, r'bots \["greedy", "random", "random"\] ≠ \["random"'),
        ({"clock": Clock(iterations=3)}, "iterations null ≠ 3"),
        ({"bots": ("greedy", "random")}, "players 3 ≠ 2; bots"),
    ]
    for change, told in changes:
        with pytest.raises(OtherReport, match=told):
            Journal(tmp_path, asked(**change))
    file = tmp_path / "arena.json"
    file.write_text(file.read_text().replace('"rules": 1', '"rules": 0'))
    with pytest.raises(OtherReport, match="rules 0 ≠ 1"):
        Journal(tmp_path, asked())


def test_what_is_no_report_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "index.html"
    page.write_text("a page of somebody else")
    with pytest.raises(NotAReport, match=r"index\.html"):
        arena.tournament(asked(), folder=tmp_path)
    assert [each.name for each in tmp_path.iterdir()] == ["index.html"]
    (tmp_path / "arena.json").write_text("[]")
    with pytest.raises(NotAReport, match=r"arena\.json"):
        arena.tournament(asked(), folder=tmp_path)


@pytest.mark.parametrize("wrong", ["", "{}", '{"deal":0,"turn":9}', "nonsense"])
def test_a_damaged_line_is_told(tmp_path: Path, wrong: str) -> None:
    arena.tournament(asked(games=3), folder=tmp_path)
    journal = tmp_path / "games.jsonl"
    lines = journal.read_text().splitlines()
    journal.write_text("\n".join([lines[0], wrong, *lines[1:]]) + "\n")
    before = journal.read_bytes()
    with pytest.raises(DamagedJournal, match="Line 2"):
        arena.tournament(asked(games=3), folder=tmp_path)
    assert journal.read_bytes() == before


def test_the_order_of_the_games_does_not_matter(tmp_path: Path) -> None:
    arena.tournament(asked(), folder=tmp_path)
    games = list(Journal(tmp_path, asked()).games.values())
    mixed = games.copy()
    random.Random(1).shuffle(mixed)
    assert Results(asked(), mixed).data() == Results(asked(), games).data()
    assert Results(asked(), games[:-1]).games == 9  # the last deal is not whole
    assert [Game.read(game.data()).data() for game in games] == [game.data() for game in games]


def test_what_is_counted(tmp_path: Path) -> None:
    results = arena.tournament(asked(), folder=tmp_path)
    games = list(Journal(tmp_path, asked()).games.values())
    own = [(game, asked().seats(game.turn).index("greedy")) for game in games]
    greedy = next(each for each in results.standings if each.bot == "greedy")
    assert greedy.wins.value == pytest.approx(sum(game.won[seat] for game, seat in own) / 12)
    assert greedy.mean_score == sum(game.scores[seat] for game, seat in own) / 12
    assert greedy.mean_place == sum(game.ranking[seat] for game, seat in own) / 12
    began = [game.won[seat] for game, seat in own if seat == game.first]
    assert len(began) == 4
    assert greedy.by_place[0].value == pytest.approx(sum(began) / 4)
    assert greedy.scores.total() == 12
    shares = {each.bot: each.wins.value for each in results.standings}
    assert shares["greedy"] + 2 * shares["random"] == pytest.approx(1)
    assert sum(place.value for place in results.places) == pytest.approx(1)


@pytest.mark.skipif(os.name == "nt", reason="processes are ended otherwise there")
def test_a_process_that_is_lost_is_told(tmp_path: Path) -> None:
    waits = program(tmp_path, choose="sys.stdin.read()")  # until its worker is gone
    quick = asked().match(0, 0)
    games = finished([quick, *[quick._replace(bots=(waits, "random", "random"))] * 2], 2)
    next(games)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(WorkerLost):
        list(games)
    assert not multiprocessing.active_children()


@pytest.mark.skipif(os.name == "nt", reason="processes are ended otherwise there")
def test_programs_end_with_the_games_that_are_given_up(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    note = f"print(os.getpid(), file=open({str(pids)!r}, 'a'), flush=True)"
    busy = program(tmp_path, choose=f"{note}\nwhile True: pass")
    quick = asked().match(0, 0)
    games = finished([quick, *[quick._replace(bots=(busy, "random", "random"))] * 2], 2)
    next(games)
    wait_until(lambda: pids.exists() and pids.read_text())
    running = pids.read_text().split()
    del games  # nobody wants more
    for pid in running:
        wait_for_end(int(pid))


@pytest.mark.parametrize(
    ("changes", "error"),
    [({"bots": ("random",)}, WrongPlayers), ({"bots": ("random", "clever")}, UnknownBot)],
)
def test_what_cannot_be_played_is_refused(
    changes: dict[str, object], error: type[Exception], tmp_path: Path
) -> None:
    with pytest.raises(error):
        arena.tournament(asked(**changes), folder=tmp_path / "report")
    assert not (tmp_path / "report").exists()
