"""The table in the terminal as a client of a real server: playing, joining, lines that break."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from textual.widgets import OptionList

from tests.cli.conftest import Runner
from tests.cli.tabling import EN, Player, run, sitting_at, sitting_at_open
from tests.modes import once
from tests.server.keeping import begin, keep, play
from tests.server.serving import serving
from tests.server.test_sitting import lengthen
from vaka.cli.server_line import NoServer, NotAnAddress, Says
from vaka.cli.table import guests
from vaka.cli.table.choices import Choices
from vaka.cli.table.lobby import Lobby
from vaka.cli.table.reaching import NoLink, Reached, Way, find, reach, sit_down, table_of
from vaka.cli.table.remote import Remote, action_of
from vaka.cli.table.replay import Replay
from vaka.cli.table.told import Line
from vaka.core.errors import VakaError
from vaka.locale import LANGUAGES, Words

pytestmark = once


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VAKA_HOME", str(tmp_path / "home"))


def remote(way: Way, words: Words = EN) -> Remote:
    reached = reach(way, words)
    table = find(way, reached)
    assert table is not None
    return Remote(reached, reached.line.get("tables", table), words)


def ply_of(source: Remote) -> int:
    return source._known


async def turns(player: Player, many: int) -> None:
    """Answer so many questions."""
    for turn in range(many):
        await player.turn()
        if player.app.shown is not None and player.app.shown.over:
            return
        actions = player.asked.actions
        await player.choose(actions[turn % len(actions)], 3)


@pytest.mark.parametrize("many", [5, pytest.param(400, marks=pytest.mark.long)])
def test_a_game_against_bots(many: int, tmp_path: Path) -> None:
    """The long run plays it to the end."""

    async def play() -> None:
        with serving(tmp_path, thinkers=1) as server:
            way = Way(server.url, name="Ana", title="rapanui", players=2, bots="easy")
            source = remote(way)
            async with sitting_at(source) as player:
                await player.sees("▸ Ana")
                await turns(player, many)
                await player.turn()
                assert player.app.shown is not None
                assert player.app.shown.over == (many > 100)
                assert "Easy bot" in player.drawn("#recent")
                whose = "all" if player.app.shown.over else "Ana"
                await player.press("r")
                await player.until(lambda: isinstance(player.app.screen, Replay))
                await player.until(lambda: f"seen by {whose}" in player.text())
                await player.press("home")
                await player.until(lambda: "After 0 of" in player.text())

    run(play())


def test_a_new_table_with_a_preset(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        way = Way(server.url, name="Ana", title="rapanui", players=2, bots="open")
        reached = reach(way, EN)
        table = find(way._replace(preset="first_game"), reached)
        assert reached.line.get("tables", str(table))["options"] == {"hands": "open"}


@pytest.mark.parametrize("title", ["giants", "raiatea"])
def test_other_titles_with_hint_and_undo(title: str, tmp_path: Path) -> None:
    async def play() -> None:
        with serving(tmp_path, thinkers=1) as server:
            source = remote(Way(server.url, title=title, players=3, bots="easy,open"))
            friend = server.guest("Ben")
            async with sitting_at_open(source) as player:
                await player.sees("One seat is still open.")
                friend.join(source._table["id"])
                await player.turn()  # offered: to start the game
                await player.press("enter")
                await player.until(lambda: ready(player))
                await player.press("h")
                await player.until(lambda: "The best answers" in player.text())
                await player.press("escape")
                await player.until(lambda: player.app.focused is player.app.query_one(Choices))
                before = player.asked.actions
                await player.choose(before[-1], 3)
                await player.until(lambda: can_undo(player))
                await player.press("u")
                await player.until(lambda: ready(player) and player.asked.actions == before)

    run(play())


def ready(player: Player) -> bool:
    return player.app.shown is not None and player.app.shown.asked is not None


def can_undo(player: Player) -> bool:
    return player.app.shown is not None and player.app.shown.can_undo


def test_the_line_breaks_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        with serving(tmp_path, thinkers=0) as server:
            port = int(server.url.rpartition(":")[2])
            ben = server.guest("Ben")
            table = ben.table()
            source = remote(Way(join=f"{server.url}/table/{table}", name="Ana"))
            ben.post(f"/api/tables/{table}/start")
            context = sitting_at_open(source)
            player = await context.__aenter__()
            await player.until(lambda: source.scene().view is not None)
        try:
            await player.until(lambda: "The line to the server is broken" in player.text())
            with serving(tmp_path, thinkers=0, port=port) as server:
                await player.until(lambda: "is broken" not in player.text())
                again = server.back(ben)
                known = ply_of(source)
                game = again.game(table)
                if game["legal"]:
                    again.act(table, game)
                    await player.until(lambda: ply_of(source) > known)
                else:
                    await player.choose(player.asked.actions[0], 3)
                    await player.until(lambda: ply_of(source) > known)
                await player.press("c")
                await player.opens(Line)
                await player.press(*"Hello", "enter")
                await player.until(lambda: any("Hello" in line for _, line in source._log))
        finally:
            await context.__aexit__(None, None, None)

    run(play())


def test_guests_are_remembered_and_find_their_tables(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=0) as server:
        first = reach(Way(server.url, name="Ana"), EN)
        assert reach(Way(server.url), EN).token == first.token
        assert reach(Way(server.url, name="Eva"), EN).token != first.token
        kept = tmp_path / "home" / "guests.json"
        assert kept.stat().st_mode & 0o077 == 0
        guests.keep(server.url, guests.Guest("Ana", "no longer good"))
        again = reach(Way(server.url), EN)
        assert again.line.get("me")["name"] == "Ana"
        with pytest.raises(Says):
            reach(Way(server.url, token="nonsense"), EN)


def test_the_lobby(tmp_path: Path) -> None:
    async def look() -> None:
        with serving(tmp_path, thinkers=0) as server:
            table = server.guest("Ben").table(name="Sunday", public=True)
            reached = reach(Way(server.url), EN)
            lobby = Lobby(reached, EN)
            async with lobby.run_test(size=(80, 24)) as pilot:
                player = Player(lobby, pilot)  # type: ignore[arg-type]
                await player.until(lambda: isinstance(lobby.focused, OptionList))
                await pilot.press("enter")
                await player.until(lambda: lobby.return_value is not None)
            assert lobby.return_value == (table, True)
            assert sit_down(reached, table) == table
            assert reached.line.get("tables", table)["seat"] == 1

    run(look())


def test_what_is_refused(tmp_path: Path) -> None:
    with serving(tmp_path, thinkers=0) as server:
        ben = server.guest("Ben")
        table = ben.table()
        sit_down(reach(Way(server.url, name="Ana"), EN), table)
        for language in LANGUAGES:
            words = Words(language, strict=True)
            reached = reach(Way(server.url, name="Eva"), words)
            ways = (
                Way(join=table),  # it is full
                Way(table="nowhere"),
                Way(join=f"{server.url}/somewhere/else"),
                Way(title="rapanui", players=2, bots="nobody"),
            )
            told = [refusal(way, reached, words) for way in ways]
            assert len(set(told)) == 4
            assert all(len(each) > 10 for each in told)
    with pytest.raises(NoServer):
        reach(Way(server.url), EN)
    with pytest.raises(NotAnAddress):
        reach(Way("not an address"), EN)
    with pytest.raises(NoLink):
        table_of("http://127.0.0.1/")


def refusal(way: Way, reached: Reached, words: Words) -> str:
    with pytest.raises(VakaError) as refused:
        find(way, reached)
    return refused.value.message(words)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--server", "http://127.0.0.1:1"), "needs the whole terminal"),
        (("--server", "http://127.0.0.1:1", "--seed", "3"), "--seed is for games on this machine"),
        (("--name", "Ana", "--resume"), "--resume is for games on this machine"),
    ],
)
def test_what_the_command_refuses(args: tuple[str, ...], said: str, inside: Runner) -> None:
    done = inside("play", *args)
    assert done.code == 2
    assert said in done.err


def test_actions_are_read_as_they_are_written() -> None:
    for text in ("pass", "play(card=fish, count=2)", "go(hex=a3-ne)"):
        assert str(action_of(7, text)) == text
    assert action_of(7, "bid(markers=0)").args == (("markers", 0),)


def test_log_longer_than_an_update_is_fetched(tmp_path: Path) -> None:
    async def look(source: Remote, lines: list[tuple[int, str]]) -> None:
        async with sitting_at_open(source) as player:
            await player.until(lambda: ply_of(source) == 330)
            assert [line for line in source._log if line[0]] == lines

    with serving(tmp_path, thinkers=0) as server:
        ben = server.guest("Ben")
        sitting = play(begin("rapanui", 2), Random(4), plies=30)
        lengthen(sitting, 330)
        table = keep(server, sitting, [ben, server.guest("Eva")])
        lines: list[tuple[int, str]] = []
        for first in (1, 101, 201, 301):
            query: dict[str, Any] = {"from": first, "seat": "spectator", "words": True}
            page = ben.get(f"/api/tables/{table}/steps", lang="en", **query)
            pairs = zip(page["steps"], page["words"]["lines"], strict=True)
            lines += [(step["ply"], line) for step, line in pairs if line]
        run(look(remote(Way(server.url, table=table, name="Ana")), lines))
