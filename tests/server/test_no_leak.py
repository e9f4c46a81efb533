"""Nothing that a seat may not know leaves the server.

Two servers are alike in everything but the secrets of one table: on the second its position is
redealt for an observer. The same choices are made on both, through whole random games, except in
sealed answers of others, in which they differ, as do the steps. Every byte that reaches the
observer and a spectator must be the same: sockets, answers to every kind of request, refusals, in
words too, in all languages by turns. When something is revealed that differs, and where no choice
is possible on both, the secrets are dealt anew.
"""

import json
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.games.giants.policies import POLICIES, play
from tests.games.giants.positions import disguised
from tests.modes import once
from tests.server.fake_clock import VirtualClock
from tests.server.playing import Party, party
from tests.server.serving import WAIT, Ear, RepeatableIds, Served, serving
from vaka import load
from vaka.core.cells import REVEALS
from vaka.core.options import OptionValue
from vaka.core.state import State
from vaka.locale import LANGUAGES
from vaka.server.play.sitting import Sitting

pytestmark = once

PLIES = 25  # with the same secrets
SELDOM = 0.02  # how often everything is asked for


class Twin:
    """One of the two servers, with a table whose secrets are set."""

    def __init__(self, served: Served, folder: Path, party: Party) -> None:
        self.served = served
        self.folder = folder
        self.people = party.people
        self.watcher = served.guest("a watcher")
        self.table = party.table

    def begin_with(self, state: State) -> None:
        """Let the game at the table begin with this position."""
        with sqlite3.connect(self.folder / "vaka.db") as database:
            database.execute(
                "UPDATE game_table SET seed = NULL, snapshot = ? WHERE id = ?",
                (json.dumps(state.dump()), self.table),
            )
            database.execute("DELETE FROM entry WHERE table_id = ? AND ply > 0", (self.table,))
            database.execute("DELETE FROM draft WHERE table_id = ?", (self.table,))
        database.close()
        self.served.house.hall._tables.pop(self.table)
        self.people[0].game(self.table)  # it is opened again

    @property
    def sitting(self) -> Sitting:
        live = self.served.house.hall.held(self.table)
        assert live is not None
        return live.started()

    def legal(self, seat: int) -> list[int]:
        return [action.index for action in self.sitting.state.legal_actions(seat)]

    def act(self, seat: int, index: int, observed: bool) -> Any:
        """A choice: the observer's over the network, the others' as quickly as can be."""
        live = self.served.house.hall.held(self.table)
        assert live is not None
        ply, step = self.sitting.ply, self.sitting.step(seat)
        if observed:
            answer = {"ply": ply, "step": step, "action": index}
            return self.people[seat].post(f"/api/tables/{self.table}/actions", answer)
        return self.served.inside(self.served.house.hall.act(live, seat, ply, step, index))

    def begin_answer(self, seat: int, dice: Random) -> None:
        """The first step of a sealed answer, if it can have several."""
        steps = [
            index
            for index in self.legal(seat)
            if not _after(self.sitting.state, seat, index).has_answered(seat)
        ]
        if steps:
            self.act(seat, dice.choice(steps), observed=False)

    def answer(self, seat: int, dice: Random) -> None:
        """A whole sealed answer, in as many steps as it takes: that is nobody else's business."""
        while seat in self.sitting.asked():
            self.act(seat, dice.choice(self.legal(seat)), observed=False)

    def heard(self, ears: list[Ear]) -> list[list[bytes]]:
        """All that has come over these sockets: until what is said now. That a game is over is
        kept, and then told, while others may already talk: so whichever of the two comes first.
        """
        self.watcher.post(f"/api/tables/{self.table}/chat", {"text": "now"}, 201)
        awaited = {"chat", "table"} if not self._asked() else {"chat"}
        return [_until(ear, awaited) for ear in ears]

    def answers(self, seat: int, number: int) -> Iterator[tuple[str, bytes]]:
        """What the observer and the spectator are told when they ask for everything."""
        path = f"/api/tables/{self.table}"
        ply = self.sitting.ply
        words = f"words=true&lang={LANGUAGES[number % len(LANGUAGES)]}"
        asked: list[tuple[str, str, Any]] = [
            ("GET", f"{path}/game?since=0", None),
            ("GET", f"{path}/game?since=0&{words}", None),
            ("GET", f"{path}/replay?ply={number % (ply + 1)}&{words}", None),
            ("GET", f"{path}/steps?{words}", None),
            ("GET", f"{path}/why?action={number % 50}&{words}", None),
            ("GET", f"{path}/ways?object=small-{number % 3 + 1}&{words}", None),
            ("GET", path, None),
            ("GET", f"{path}/replay?ply={number % (ply + 1)}", None),
            ("GET", f"{path}/replay?ply={ply}&seat={(seat + 1) % len(self.people)}", None),
            ("GET", f"{path}/steps", None),
            ("GET", f"{path}/record", None),
            ("GET", f"{path}/record?format=text", None),
            ("GET", f"{path}/chat", None),
            ("GET", "/api/tables", None),
            ("GET", "/api/tables/mine", None),
            ("GET", "/api/archive", None),
            ("GET", "/api/archive/records", None),
            ("POST", f"{path}/actions", {"ply": ply, "action": number % 50}),
            ("POST", f"{path}/actions", {"ply": ply + 1, "action": 0}),
            ("POST", f"{path}/undo", {"ply": ply + 1}),
            ("POST", f"{path}/consent", {"seat": 0, "ply": ply, "agree": True}),
            ("POST", f"{path}/join", {}),
            ("POST", f"{path}/pause", {}),
            ("DELETE", f"{path}/pause", None),
            ("POST", f"{path}/branch", {"ply": number % (ply + 1)}),
        ]
        for visitor in (self.people[seat], self.watcher):
            for method, address, body in asked:
                if address.endswith("/actions") and body["ply"] == ply and seat in self._asked():
                    continue  # the observer's own choices are made in turn
                answer = visitor.http.request(method, address, json=body)
                assert answer.status_code < 500, answer.text
                headers = [pair for pair in answer.headers.items() if pair[0] != "date"]
                yield (
                    f"{method} {address}",
                    repr((headers, answer.status_code)).encode() + answer.content,
                )

    def _asked(self) -> tuple[int, ...]:
        return self.sitting.asked()


def _until(ear: Ear, awaited: set[str]) -> list[bytes]:
    heard: dict[str, list[bytes]] = {}
    while not awaited <= heard.keys():
        message = ear.line.recv(timeout=WAIT, decode=False)
        kind = json.loads(message)["type"]
        heard.setdefault(kind if kind in awaited else "", []).append(message)
    return [message for kind in sorted(heard) for message in heard[kind]]


def _after(state: State, seat: int, index: int) -> State:
    state = state.clone()
    state.apply_index(seat, index)
    return state


@contextmanager
def twins(folder: Path, title: str, players: int, **wanted: Any) -> Iterator[list[Twin]]:
    """Two servers, both asked the same from the beginning."""
    with ExitStack() as stack:
        found: list[Twin] = []
        for name in ("one", "two"):
            (folder / name).mkdir()
            repeatable = {"clock": VirtualClock(), "ids": RepeatableIds()}
            served = stack.enter_context(serving(folder / name, **repeatable))
            seated = party(served, title, players, clock={"bank": 600, "increment": 10}, **wanted)
            found.append(Twin(served, folder / name, seated))
        yield found


@pytest.mark.parametrize(("title", "players"), [("rapanui", 3), ("giants", 3), ("raiatea", 3)])
def test_secrets_leave_no_trace_on_the_wire(tmp_path: Path, title: str, players: int) -> None:
    dice = Random(title)
    state = load(title).new(players, 5)
    with twins(tmp_path, title, players) as pair:
        rounds = 0
        while state.decision() is not None:
            observer = rounds % players
            rounds += 1
            for twin, secret in zip(pair, (state, state.redeal(observer, rounds)), strict=True):
                twin.begin_with(secret)
            state = _compare(pair, observer, dice, LANGUAGES[rounds % len(LANGUAGES)])
        assert rounds > 1


def test_screens_as_printed_leave_no_trace_on_the_wire(tmp_path: Path) -> None:
    """Here the secrets are those that redeals keep: stocks, and the owners of erected moai.

    A record or a branch starts from a redeal, so it tells them to whoever asks for it.
    """
    options: dict[str, OptionValue] = {"screens": "as_printed"}
    dice = Random(1)
    record = play(3, 1, POLICIES["builder"], 1, options)
    with twins(tmp_path, "giants", 3, options=options) as pair:
        differ = 0
        for observer, part in enumerate((0.4, 0.6, 0.8)):
            state = record.branch(int(part * len(record))).replay()
            other = disguised(state, observer)
            differ += other.digest() != state.digest()
            for twin, secret in zip(pair, (state, other), strict=True):
                twin.begin_with(secret)
            _ask_everything(pair, observer, observer, besides=("/record", "/branch"))
            _compare(pair, observer, dice, LANGUAGES[observer], seldom=0)
        assert differ == 3


def _compare(
    pair: list[Twin], observer: int, dice: Random, language: str, seldom: float = SELDOM
) -> State:
    """Play on both for a while; the true state after it."""
    with ExitStack() as stack:
        ears = [
            [
                stack.enter_context(visitor.listening(twin.table, since=0, lang=language))
                for visitor in (twin.people[observer], twin.watcher)
            ]
            for twin in pair
        ]
        after: list[State] = []
        for _ in range(PLIES):
            seats = pair[0].sitting.asked()
            assert seats == pair[1].sitting.asked()
            if not seats:  # over: from now on all is told
                break
            if dice.random() < seldom:
                _ask_everything(pair, observer, dice.randrange(1000))
            seat = dice.choice(seats)
            both = sorted(set(pair[0].legal(seat)) & set(pair[1].legal(seat)))
            if seat == observer:
                assert pair[0].legal(seat) == pair[1].legal(seat)
            if not both:
                break
            if len(seats) > 1 and seat != observer:  # sealed, and others have not answered yet
                pair[0].begin_answer(seat, dice)  # a step ahead of the other
                words = {"words": True, "lang": language}
                game = [twin.people[observer].game(twin.table, **words) for twin in pair]
                assert game[0] == game[1]
                for twin in pair:
                    twin.answer(seat, dice)
                continue
            index = dice.choice(both)
            after = [_after(twin.sitting.state, seat, index) for twin in pair]
            if after[0].view(observer) != after[1].view(observer):
                reveals = pair[0].sitting.state.cells[REVEALS]
                assert all(state.cells[REVEALS] > reveals for state in after)
                break
            acted = [twin.act(seat, index, seat == observer) for twin in pair]
            assert acted[0] == acted[1]
            after = []
        told = [twin.heard(each) for twin, each in zip(pair, ears, strict=True)]
        assert told[0] == told[1]
        return after[0] if after else pair[0].sitting.settled.clone()


def _ask_everything(
    pair: list[Twin], observer: int, number: int, besides: tuple[str, ...] = ()
) -> None:
    answers = [twin.answers(observer, number) for twin in pair]
    for (asked, one), (_, two) in zip(*answers, strict=True):
        if any(path in asked for path in besides):
            continue
        assert one == two, asked
